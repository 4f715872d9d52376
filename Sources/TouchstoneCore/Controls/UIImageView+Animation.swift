import Foundation

/// The animation of an image view.
struct ImageAnimation {
    var images: [UIImage]?
    var highlightedImages: [UIImage]?
    var duration: TimeInterval = 0
    var repeatCount = 0
    /// The time of the start, in seconds of the application's clock; `nil` while no animation runs.
    var start: TimeInterval?
    var symbolConfiguration: UIImage.SymbolConfiguration?
}

extension UIImageView {
    private var animation: ImageAnimation {
        get { recent?.imageAnimation ?? ImageAnimation() }
        set { recentForWriting.imageAnimation = newValue }
    }
    private var now: TimeInterval { (windowStorage?.application ?? .shared).clock.now }

    /// The images of the animation; `nil` by default. They are not drawn: `image` is.
    public var animationImages: [UIImage]? {
        get { animation.images }
        set { animation.images = newValue }
    }
    /// The images of the animation while the view is highlighted; `nil` by default. They are not drawn.
    public var highlightedAnimationImages: [UIImage]? {
        get { animation.highlightedImages }
        set { animation.highlightedImages = newValue }
    }
    /// The duration of one run, in seconds; 0, the default, for 1/30 of a second for each image.
    public var animationDuration: TimeInterval {
        get { animation.duration }
        set { animation.duration = newValue }
    }
    /// The number of runs; 0, the default, for no end.
    public var animationRepeatCount: Int {
        get { animation.repeatCount }
        set { animation.repeatCount = newValue }
    }
    /// Whether the animation runs: from `startAnimating()` to `stopAnimating()`, or to the end of its last run.
    public var isAnimating: Bool {
        let animation = animation
        guard let start = animation.start else { return false }
        guard animation.repeatCount > 0 else { return true }
        let run = animation.duration > 0 ? animation.duration : Double(animation.images?.count ?? 0) / 30
        return now < start + run * Double(animation.repeatCount)
    }
    /// Starts the animation if there are images. They are not drawn.
    public func startAnimating() {
        if animation.images?.isEmpty == false { animation.start = now }
    }
    /// Stops the animation.
    public func stopAnimating() {
        if recent != nil { animation.start = nil }
    }
    /// The configuration of symbols; `nil` by default. Stored; has no effect.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
        get { animation.symbolConfiguration }
        set { animation.symbolConfiguration = newValue }
    }
}

extension UIImage {
    /// Returns the first of several images, because images are not animated here; `nil` if there is none.
    ///
    /// - Parameter duration: The duration of the animation, in seconds. Has no effect.
    public static func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? { images.first }
    /// The images of an animated image; always `nil`.
    public var images: [UIImage]? { nil }
    /// The duration of an animated image, in seconds; always 0.
    public var duration: TimeInterval { 0 }
}
