import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneDrawing
import TouchstoneGeometry

/// The horizontal alignment of a text layer's lines.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Aligns lines in the reading direction of the text.
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    /// Aligns lines on the left.
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    /// Aligns lines on the right.
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    /// Centers lines in the layer.
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    /// Aligns lines on the left; lines are not stretched here.
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// How a text layer shortens text that does not fit.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Clips the text that does not fit.
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    /// Replaces the beginning with an ellipsis.
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    /// Replaces the end with an ellipsis.
    public static let end = CATextLayerTruncationMode(rawValue: "end")
    /// Replaces the middle with an ellipsis.
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}

/// A layer that shows text, which begins at its upper edge.
open class CATextLayer: CALayer, MoreValues {
    /// The text of the layer: a `String` or an `NSAttributedString`; the default is `nil`.
    open var string: Any? { didSet { pictureChanged() } }
    /// A `UIFont`, a `CGFont`, or the name of a font; the default `nil` means Helvetica. The size of a `UIFont` is ignored.
    open var font: Any? { didSet { pictureChanged() } }
    /// Whether lines break at the layer's width; the default is `false`.
    open var isWrapped = false { didSet { pictureChanged() } }
    /// How text that does not fit is shortened; the default is `.none`.
    open var truncationMode = CATextLayerTruncationMode.none { didSet { pictureChanged() } }
    /// The horizontal alignment of lines; the default is `.natural`.
    open var alignmentMode = CATextLayerAlignmentMode.natural { didSet { pictureChanged() } }
    private var values = (size: 36.0, color: CGColor(red: 1, green: 1, blue: 1, alpha: 1) as CGColor?)

    /// The size of the font in points; the default is 36.
    open var fontSize: CGFloat {
        get { CGFloat(values.size) }
        set { change(LayerKey("fontSize")) { values.size = Double(newValue) } }
    }
    /// The color of text without a color attribute; the default is white.
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
        func named(_ name: String) -> UIFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
        switch font {
        case let font as UIFont: return font.withSize(size)
        case let font as CGFont: return named(font.postScriptName ?? "")
        case let name as String: return named(name)
        default: return UIFont(name: "Helvetica", size: size)!
        }
    }

    private static let alignments: [CATextLayerAlignmentMode: NSTextAlignment] = [
        .left: .left, .right: .right, .center: .center, .justified: .justified,
    ]
    private static let modes: [CATextLayerTruncationMode: NSLineBreakMode] = [
        .start: .byTruncatingHead, .middle: .byTruncatingMiddle, .end: .byTruncatingTail,
    ]

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
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
