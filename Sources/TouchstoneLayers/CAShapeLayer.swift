import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Which points are inside of a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Points that the path goes around.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// Points that are behind an odd number of crossings.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// How open ends of a shape layer's line look.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Cut off at the end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// With half a circle beyond the end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// With half a square beyond the end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// How corners of a shape layer's line look.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Lines meet in a sharp corner.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Lines meet in a round corner.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Lines meet in a cut-off corner.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, which its bounds do not cut off.
open class CAShapeLayer: CALayer, MoreValues {
    private struct Shape {
        var path: CGPath?
        var fillColor: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var fillRule = CAShapeLayerFillRule.nonZero
        var strokeColor: CGColor?
        var start = 0.0
        var end = 1.0
        var width = 1.0
        var miterLimit = 10.0
        var cap = CAShapeLayerLineCap.butt
        var join = CAShapeLayerLineJoin.miter
        var dashPhase = 0.0
        var dashes: [Double]?
    }
    private var shape = Shape()

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let model = layer as? CAShapeLayer { shape = model.shape }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set(_ name: String, _ make: (inout Shape) -> Void) {
        change(LayerKey(name)) { make(&shape) }
    }

    /// What is filled and stroked, in bounds coordinates; nil by default. It does not animate by itself.
    open var path: CGPath? {
        get { shape.path }
        set { set("path") { $0.path = newValue?.copy() } }
    }
    /// What fills the path; black by default, and nil fills nothing.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor") { $0.fillColor = newValue } }
    }
    /// Which points are inside; `.nonZero` by default.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule") { $0.fillRule = newValue } }
    }
    /// The line's colour; nil, the default, draws none.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor") { $0.strokeColor = newValue } }
    }
    /// Where along the path the line begins, in parts of its length; 0 by default.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.start) }
        set { set("strokeStart") { $0.start = Double(newValue) } }
    }
    /// Where along the path the line ends, in parts of its length; 1 by default.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.end) }
        set { set("strokeEnd") { $0.end = Double(newValue) } }
    }
    /// In points; 1 by default.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.width) }
        set { set("lineWidth") { $0.width = Double(newValue) } }
    }
    /// A corner that would reach further than so many half widths is cut off; 10 by default.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { set("miterLimit") { $0.miterLimit = Double(newValue) } }
    }
    /// How open ends look; `.butt` by default.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.cap }
        set { set("lineCap") { $0.cap = newValue } }
    }
    /// How corners look; `.miter` by default.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.join }
        set { set("lineJoin") { $0.join = newValue } }
    }
    /// Where in `lineDashPattern` the line begins, in points; 0 by default.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.dashPhase) }
        set { set("lineDashPhase") { $0.dashPhase = Double(newValue) } }
    }
    /// Lengths of strokes and gaps in turn, in points; nil, the default, for a line without gaps.
    open var lineDashPattern: [NSNumber]? {
        get { shape.dashes?.map { NSNumber(value: $0) } }
        set { set("lineDashPattern") { $0.dashes = newValue?.map(\.doubleValue) } }
    }

    func moreValue(_ name: String) -> LayerValue? {
        switch name {
        case "path": .path(shape.path)
        case "fillColor": .color(shape.fillColor)
        case "strokeColor": .color(shape.strokeColor)
        case "strokeStart": .number(shape.start)
        case "strokeEnd": .number(shape.end)
        case "lineWidth": .number(shape.width)
        case "miterLimit": .number(shape.miterLimit)
        case "lineDashPhase": .number(shape.dashPhase)
        default: nil
        }
    }

    func setMore(_ value: LayerValue, _ name: String) {
        switch (name, value) {
        case ("path", .path(let path)): shape.path = path
        case ("fillColor", .color(let color)): shape.fillColor = color
        case ("strokeColor", .color(let color)): shape.strokeColor = color
        case ("strokeStart", .number(let number)): shape.start = number
        case ("strokeEnd", .number(let number)): shape.end = number
        case ("lineWidth", .number(let number)): shape.width = number
        case ("miterLimit", .number(let number)): shape.miterLimit = number
        case ("lineDashPhase", .number(let number)): shape.dashPhase = number
        default: break
        }
    }

    open override func draw(into list: inout DisplayList) {
        super.draw(into: &list)
        guard let path = shape.path else { return }
        if let color = shape.fillColor, color.alpha > 0 {
            list.append(.fillPath(path, shape.fillRule == .evenOdd ? .evenOdd : .winding, color))
        }
        guard let color = shape.strokeColor, color.alpha > 0, shape.width > 0 else { return }
        let part = path.part(from: CGFloat(shape.start), to: CGFloat(shape.end))
        guard !part.isEmpty else { return }
        var style = StrokeStyle(width: CGFloat(shape.width))
        style.cap = shape.cap == .round ? .round : shape.cap == .square ? .square : .butt
        style.join = shape.join == .round ? .round : shape.join == .bevel ? .bevel : .miter
        style.miterLimit = CGFloat(shape.miterLimit)
        style.dashes = shape.dashes?.map { CGFloat($0) } ?? []
        style.dashPhase = CGFloat(shape.dashPhase)
        list.append(.strokePath(part, style, color))
    }
}
