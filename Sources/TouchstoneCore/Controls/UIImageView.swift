import Foundation

/// A picture that is looked at, not touched: interaction is off by default (HT-11).
open class UIImageView: UIView {
    /// What it shows, stretched to the bounds; nil, the default, for nothing.
    open var image: UIImage? {
        didSet {
            setNeedsDisplay()
            ownSizeChanged()
        }
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

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isUserInteractionEnabled = false
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }

    open override func draw(into list: inout DisplayList) {
        if let image { list.append(.image(image.name, bounds)) }
    }
}
