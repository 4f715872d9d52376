import Foundation

/// A picture by name and size; what it looks like is the host's affair.
public final class UIImage: NSObject, Sendable {
    /// In points.
    public let size: CGSize
    let name: String

    /// Ours: a picture of this size, in points.
    public init(named name: String, size: CGSize) {
        self.name = name
        self.size = size
    }

    /// The picture of this name, 24 points wide and high; there always is one.
    public convenience init?(named name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }

    /// The symbol of this name, 24 points wide and high; there always is one.
    public convenience init?(systemName name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }
}

/// A picture that is looked at, not touched: interaction is off by default (HT-11).
open class UIImageView: UIView {
    /// What it shows, stretched to the bounds; nil, the default, for nothing.
    open var image: UIImage? {
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
