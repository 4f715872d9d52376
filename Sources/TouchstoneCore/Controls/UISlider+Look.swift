import Foundation

/// The images and colors of a slider, in a separate object because they are rarely set.
@MainActor
final class SliderLook {
    var minimumValueImage: UIImage?
    var maximumValueImage: UIImage?
    var minimumTrackTintColor: UIColor?
    var maximumTrackTintColor: UIColor?
    var thumbTintColor: UIColor?
    var thumbImages: [UIControl.State: UIImage] = [:]
    var minimumTrackImages: [UIControl.State: UIImage] = [:]
    var maximumTrackImages: [UIControl.State: UIImage] = [:]

    func thumbImage(_ state: UIControl.State) -> UIImage? { thumbImages[state] ?? thumbImages[.normal] }
    func minimumTrackImage(_ state: UIControl.State) -> UIImage? {
        minimumTrackImages[state] ?? minimumTrackImages[.normal]
    }
    func maximumTrackImage(_ state: UIControl.State) -> UIImage? {
        maximumTrackImages[state] ?? maximumTrackImages[.normal]
    }

    /// Returns the height of the track's images for a state, in points; `nil` if there are none.
    func trackHeight(_ state: UIControl.State) -> CGFloat? {
        [minimumTrackImage(state), maximumTrackImage(state)].compactMap { $0?.size.height }.max()
    }
}

extension UISlider {
    func change(_ change: (SliderLook) -> Void) {
        change(rareLook)
        setNeedsDisplay()
        ownSizeChanged()
    }

    var thumbImages: [State: UIImage] {
        get { look?.thumbImages ?? [:] }
        set { change { $0.thumbImages = newValue } }
    }
    var minimumTrackImages: [State: UIImage] {
        get { look?.minimumTrackImages ?? [:] }
        set { change { $0.minimumTrackImages = newValue } }
    }
    var maximumTrackImages: [State: UIImage] {
        get { look?.maximumTrackImages ?? [:] }
        set { change { $0.maximumTrackImages = newValue } }
    }
}
