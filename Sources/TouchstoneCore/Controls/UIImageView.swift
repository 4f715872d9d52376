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

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// Creates a view at the origin with the size of its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// Creates a view at the origin with the size of its image, and with another image for the highlighted state.
    public convenience init(image: UIImage?, highlightedImage: UIImage?) {
        self.init(image: image)
        self.highlightedImage = highlightedImage
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func draw(into list: inout DisplayList) {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return }
        image.append(to: &list, in: contentMode.place(image.size, in: bounds), tint: tintColor.resolved(list.style))
    }
}
