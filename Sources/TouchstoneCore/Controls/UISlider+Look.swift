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
    private func change(_ change: (SliderLook) -> Void) {
        change(rareLook)
        setNeedsDisplay()
        ownSizeChanged()
    }

    /// The image at the end of the smallest value; `nil` by default. The track begins after it.
    public var minimumValueImage: UIImage? {
        get { look?.minimumValueImage }
        set { change { $0.minimumValueImage = newValue } }
    }
    /// The image at the end of the largest value; `nil` by default. The track ends before it.
    public var maximumValueImage: UIImage? {
        get { look?.maximumValueImage }
        set { change { $0.maximumValueImage = newValue } }
    }
    /// The color of the track before the thumb; `nil`, the default, means the tint color. Setting it removes the images of that part.
    public var minimumTrackTintColor: UIColor? {
        get { look?.minimumTrackTintColor }
        set {
            change {
                $0.minimumTrackTintColor = newValue
                $0.minimumTrackImages = [:]
            }
        }
    }
    /// The color of the track after the thumb; `nil`, the default, means gray. Setting it removes the images of that part.
    public var maximumTrackTintColor: UIColor? {
        get { look?.maximumTrackTintColor }
        set {
            change {
                $0.maximumTrackTintColor = newValue
                $0.maximumTrackImages = [:]
            }
        }
    }
    /// The color of the thumb; `nil`, the default, means white. Setting it removes the images of the thumb.
    public var thumbTintColor: UIColor? {
        get { look?.thumbTintColor }
        set {
            change {
                $0.thumbTintColor = newValue
                $0.thumbImages = [:]
            }
        }
    }

    /// Sets the image of the thumb for exactly this state, which determines its size; a state without an image has that of `.normal`.
    public func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    var thumbImages: [State: UIImage] {
        get { look?.thumbImages ?? [:] }
        set { change { $0.thumbImages = newValue } }
    }
    /// Sets the image of the track before the thumb for exactly this state; it is stretched to the length of that part.
    public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
    }
    var minimumTrackImages: [State: UIImage] {
        get { look?.minimumTrackImages ?? [:] }
        set { change { $0.minimumTrackImages = newValue } }
    }
    /// Sets the image of the track after the thumb for exactly this state; it is stretched to the length of that part.
    public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
    }
    var maximumTrackImages: [State: UIImage] {
        get { look?.maximumTrackImages ?? [:] }
        set { change { $0.maximumTrackImages = newValue } }
    }
    /// Returns the image of the thumb that was set for exactly this state; `nil` if none was set.
    public func thumbImage(for state: State) -> UIImage? { look?.thumbImages[state] }
    /// Returns the image of the track before the thumb that was set for exactly this state; `nil` if none was set.
    public func minimumTrackImage(for state: State) -> UIImage? { look?.minimumTrackImages[state] }
    /// Returns the image of the track after the thumb that was set for exactly this state; `nil` if none was set.
    public func maximumTrackImage(for state: State) -> UIImage? { look?.maximumTrackImages[state] }
    /// The displayed image of the thumb; `nil` if the system's thumb is displayed.
    public var currentThumbImage: UIImage? { look?.thumbImage(state) }
    /// The displayed image of the track before the thumb; `nil` if the system's track is displayed.
    public var currentMinimumTrackImage: UIImage? { look?.minimumTrackImage(state) }
    /// The displayed image of the track after the thumb; `nil` if the system's track is displayed.
    public var currentMaximumTrackImage: UIImage? { look?.maximumTrackImage(state) }
}
