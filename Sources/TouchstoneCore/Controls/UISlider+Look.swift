import Foundation

/// A slider's images and colours, which few have.
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

    /// Of the images of the line, in points.
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

    /// Shown at the end of the least value; nil by default. The line begins behind it.
    public var minimumValueImage: UIImage? {
        get { look?.minimumValueImage }
        set { change { $0.minimumValueImage = newValue } }
    }
    /// Shown at the end of the greatest value; nil by default. The line ends before it.
    public var maximumValueImage: UIImage? {
        get { look?.maximumValueImage }
        set { change { $0.maximumValueImage = newValue } }
    }
    /// The colour of the line up to the thumb; nil, the default, for the tint colour. Setting it drops that line's images.
    public var minimumTrackTintColor: UIColor? {
        get { look?.minimumTrackTintColor }
        set {
            change {
                $0.minimumTrackTintColor = newValue
                $0.minimumTrackImages = [:]
            }
        }
    }
    /// The colour of the line behind the thumb; nil, the default, for a grey. Setting it drops that line's images.
    public var maximumTrackTintColor: UIColor? {
        get { look?.maximumTrackTintColor }
        set {
            change {
                $0.maximumTrackTintColor = newValue
                $0.maximumTrackImages = [:]
            }
        }
    }
    /// The thumb's colour; nil, the default, for white. Setting it drops the thumb's images.
    public var thumbTintColor: UIColor? {
        get { look?.thumbTintColor }
        set {
            change {
                $0.thumbTintColor = newValue
                $0.thumbImages = [:]
            }
        }
    }

    /// Sets the thumb's image in exactly this state, which is also how large the thumb is; a state without one has that of `.normal`.
    public func setThumbImage(_ image: UIImage?, for state: State) { thumbImages[state] = image }
    var thumbImages: [State: UIImage] {
        get { look?.thumbImages ?? [:] }
        set { change { $0.thumbImages = newValue } }
    }
    /// Sets the image of the line up to the thumb in exactly this state, stretched to its length.
    public func setMinimumTrackImage(_ image: UIImage?, for state: State) {
        minimumTrackImages[state] = image
    }
    var minimumTrackImages: [State: UIImage] {
        get { look?.minimumTrackImages ?? [:] }
        set { change { $0.minimumTrackImages = newValue } }
    }
    /// Sets the image of the line behind the thumb in exactly this state, stretched to its length.
    public func setMaximumTrackImage(_ image: UIImage?, for state: State) {
        maximumTrackImages[state] = image
    }
    var maximumTrackImages: [State: UIImage] {
        get { look?.maximumTrackImages ?? [:] }
        set { change { $0.maximumTrackImages = newValue } }
    }
    /// The thumb's image that was set for exactly this state; nil if none was.
    public func thumbImage(for state: State) -> UIImage? { look?.thumbImages[state] }
    /// The image of the line up to the thumb that was set for exactly this state; nil if none was.
    public func minimumTrackImage(for state: State) -> UIImage? { look?.minimumTrackImages[state] }
    /// The image of the line behind the thumb that was set for exactly this state; nil if none was.
    public func maximumTrackImage(for state: State) -> UIImage? { look?.maximumTrackImages[state] }
    /// The thumb's image now; nil for the system's.
    public var currentThumbImage: UIImage? { look?.thumbImage(state) }
    /// The image of the line up to the thumb now; nil for the system's.
    public var currentMinimumTrackImage: UIImage? { look?.minimumTrackImage(state) }
    /// The image of the line behind the thumb now; nil for the system's.
    public var currentMaximumTrackImage: UIImage? { look?.maximumTrackImage(state) }
}
