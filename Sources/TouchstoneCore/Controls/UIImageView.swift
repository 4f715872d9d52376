import Foundation

/// A picture that is looked at, not touched: interaction is off by default (HT-11).
open class UIImageView: UIView {
    /// What it shows, placed as `contentMode` says; nil, the default, for nothing.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            ownSizeChanged()
        }
    }

    /// What it shows while it is highlighted; nil, the default, for `image`.
    open var highlightedImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether it is highlighted; false by default.
    open var isHighlighted = false {
        didSet { setNeedsDisplay() }
    }

    public override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    /// A view at zero, as large as its image.
    public convenience init(image: UIImage?) {
        self.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
        self.image = image
    }

    /// A view at zero, as large as its image, with another image for while it is highlighted.
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
