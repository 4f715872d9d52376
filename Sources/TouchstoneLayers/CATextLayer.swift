import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// On which side a text layer's lines begin.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// As the text is read.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Text is aligned at the left edge.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Text is aligned at the right edge.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Text is centered between the edges.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// On the left: lines are not stretched here.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What becomes of a text layer's text for which there is too little room.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// What lies beyond is not drawn.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// An ellipsis stands for the beginning.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// An ellipsis stands for the end.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// An ellipsis stands for the middle.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text from its upper edge on.
open class CATextLayer: CALayer, MoreValues {
    /// A `String` or an `NSAttributedString`; nil by default.
    open var string: Any? { didSet { pictureChanged() } }
    /// A `UIFont`, of which the size does not count, or a font's name; nil, the default, for Helvetica.
    open var font: Any? { didSet { pictureChanged() } }
    /// Whether lines break at the layer's width; false by default.
    open var isWrapped = false { didSet { pictureChanged() } }
    /// What becomes of text for which there is too little room; `.none` by default.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { pictureChanged() } }
    /// On which side lines begin; `.natural` by default.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { pictureChanged() } }
    private var values = (size: 36.0, color: CGColor(red: 1, green: 1, blue: 1, alpha: 1) as CGColor?)

    /// In points; 36 by default.
    open var fontSize: CGFloat {
        get { CGFloat(values.size) }
        set { change(LayerKey("fontSize")) { values.size = Double(newValue) } }
    }
    /// The colour of text that has none of its own; white by default.
    open var foregroundColor: CGColor? {
        get { values.color }
        set { change(LayerKey("foregroundColor")) { values.color = newValue } }
    }

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let model = layer as? CATextLayer else { return }
        (string, font, isWrapped) = (model.string, model.font, model.isWrapped)
        (truncationMode, alignmentMode, values) = (model.truncationMode, model.alignmentMode, model.values)
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    func moreValue(_ name: String) -> LayerValue? {
        switch name {
        case "fontSize": .number(values.size)
        case "foregroundColor": .color(values.color)
        default: nil
        }
    }

    func setMore(_ value: LayerValue, _ name: String) {
        switch (name, value) {
        case ("fontSize", .number(let number)): values.size = number
        case ("foregroundColor", .color(let color)): values.color = color
        default: break
        }
    }

    private var face: UIFont {
        let size = CGFloat(values.size)
        switch font {
        case let font as UIFont: return font.withSize(size)
        case let name as String: return UIFont(name: name, size: size) ?? .systemFont(ofSize: size)
        default: return UIFont(name: "Helvetica", size: size)!
        }
    }

    private static let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
    ]
    private static let modes: [CATextLayerTruncationMode: NSLineBreakMode] = [
        .start: .byTruncatingHead, .middle: .byTruncatingMiddle, .end: .byTruncatingTail,
    ]

    open override func draw(into list: inout DisplayList) {
        super.draw(into: &list)
        guard let string, let color = values.color else { return }
        let text = string as? NSAttributedString ?? NSAttributedString(string: "\(string)")
        let mode = CATextLayer.modes[truncationMode] ?? (isWrapped ? .byWordWrapping : .byClipping)
        let laidOut = AttributedText(
            text, width: bounds.width, limit: isWrapped ? 0 : 1,
            defaults: AttributedText.Defaults(
                font: face, color: UIColor(cgColor: color),
                alignment: CATextLayer.alignments[alignmentMode] ?? .natural,
                lineBreakMode: mode),
            measurer: clockApplication?.textMeasurer ?? ClassedTextMeasurer())
        laidOut.draw(into: &list, in: bounds)
    }
}
