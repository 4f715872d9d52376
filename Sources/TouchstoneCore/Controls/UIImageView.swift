import Foundation

/// A view that shows an image; user interaction is disabled by default (HT-11).
open class UIImageView: UIView {
    /// The displayed image, placed as `contentMode` determines; `nil`, the default, means no image.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            ownSizeChanged()
        }
    }

    /// The image displayed while the view is highlighted; if it is `nil`, the default, `image` is displayed.
    open var highlightedImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the view is highlighted; the default is `false`.
    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    /// The images that are shown in turn while the view animates; `nil` by default. Setting them stops the animation.
    open var animationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// The images that are shown instead of `animationImages` while the view is highlighted; `nil` by default.
    open var highlightedAnimationImages: [UIImage]? {
        didSet { stopAnimating() }
    }
    /// The duration of one cycle of the images, in seconds; 0, the default, shows each image for 1/30 s.
    open var animationDuration: TimeInterval = 0
    /// The number of cycles; 0, the default, repeats them until `stopAnimating()`.
    open var animationRepeatCount = 0
    private(set) var animation: ImageAnimation?
    /// Whether the images are shown in turn now.
    open var isAnimating: Bool { animation != nil }

    /// Begins to show the images in turn, with the first. Without images, it has no effect.
    open func startAnimating() {
        stopAnimating()
        guard let images = shownImages, !images.isEmpty else { return }
        animation = ImageAnimation(
            self, count: images.count, duration: animationDuration, repeats: animationRepeatCount)
        setNeedsDisplay()
    }

    /// Stops showing the images in turn; the view shows `image` again.
    open func stopAnimating() {
        guard let animation else { return }
        self.animation = nil
        animation.stop()
        setNeedsDisplay()
    }

    private var shownImages: [UIImage]? {
        isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view at the origin with the size of its image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    /// Creates a view at the origin with the size of its image, and with another image for the highlighted state.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        isUserInteractionEnabled = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
        coder.setUp(self, in: UIImageView.self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        guard let image = animatedImage ?? (isHighlighted ? highlightedImage ?? image : image) else { return }
        image.append(to: &list, in: contentMode.place(image.size, in: bounds), tint: tintColor.resolved(list.style))
    }

    /// The image of the animation that is shown now; `nil` if the view does not animate.
    private var animatedImage: UIImage? {
        guard let animation, let images = shownImages, !images.isEmpty else { return nil }
        animation.showFrames()
        return images[min(animation.index, images.count - 1)]
    }

    /// The configuration of symbols; `nil` by default. Stored; has no effect.
    open var preferredSymbolConfiguration: UIImage.SymbolConfiguration?

    /// Plays an effect of the symbol. It is not drawn; `completion` is called at once.
    open func addSymbolEffect(
        _ effect: some SymbolEffect, options: SymbolEffectOptions = .default, animated: Bool = true,
        completion: UISymbolEffectCompletion? = nil
    ) { completion?(UISymbolEffectCompletionContext(sender: self)) }
    /// Ends all effects. It has no effect, because none is drawn.
    open func removeAllSymbolEffects(options: SymbolEffectOptions = .default, animated: Bool = true) {}
    /// Sets the image, without a transition; `completion` is called at once.
    open func setSymbolImage(
        _ image: UIImage, contentTransition: some ContentTransitionSymbolEffect,
        options: SymbolEffectOptions = .default, completion: UISymbolEffectCompletion? = nil
    ) {
        self.image = image
        completion?(UISymbolEffectCompletionContext(sender: self))
    }
}
