import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// The rule that decides which points are inside a shape layer's path.
public struct CAShapeLayerFillRule: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A point is inside if the path goes around it more often in one direction than in the other.
    public static let nonZero = CAShapeLayerFillRule(rawValue: "non-zero")
    /// A point is inside if a line to it from far away crosses the path an odd number of times.
    public static let evenOdd = CAShapeLayerFillRule(rawValue: "even-odd")
}

/// The shape of open ends of a shape layer's line.
public struct CAShapeLayerLineCap: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The line is cut off at its end.
    public static let butt = CAShapeLayerLineCap(rawValue: "butt")
    /// The line has a half circle beyond its end.
    public static let round = CAShapeLayerLineCap(rawValue: "round")
    /// The line has half a square beyond its end.
    public static let square = CAShapeLayerLineCap(rawValue: "square")
}

/// The shape of corners of a shape layer's line.
public struct CAShapeLayerLineJoin: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Extends the outer edges until they meet.
    public static let miter = CAShapeLayerLineJoin(rawValue: "miter")
    /// Rounds the corner with a circle.
    public static let round = CAShapeLayerLineJoin(rawValue: "round")
    /// Cuts the corner off with a straight edge.
    public static let bevel = CAShapeLayerLineJoin(rawValue: "bevel")
}

/// A layer that fills and strokes a path, which can extend beyond its bounds.
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

    /// The path to fill and stroke, in bounds coordinates; the default is `nil`. A change does not animate implicitly.
    open var path: CGPath? {
        get { shape.path }
        set { set("path") { $0.path = newValue?.copy() } }
    }
    /// The color that fills the path; the default is black, and `nil` means no fill.
    open var fillColor: CGColor? {
        get { shape.fillColor }
        set { set("fillColor") { $0.fillColor = newValue } }
    }
    /// The rule that decides which points are inside the path; the default is `.nonZero`.
    open var fillRule: CAShapeLayerFillRule {
        get { shape.fillRule }
        set { set("fillRule") { $0.fillRule = newValue } }
    }
    /// The color of the line; the default `nil` means no line.
    open var strokeColor: CGColor? {
        get { shape.strokeColor }
        set { set("strokeColor") { $0.strokeColor = newValue } }
    }
    /// Where the line begins, as a fraction of the path's length; the default is 0.
    open var strokeStart: CGFloat {
        get { CGFloat(shape.start) }
        set { set("strokeStart") { $0.start = Double(newValue) } }
    }
    /// Where the line ends, as a fraction of the path's length; the default is 1.
    open var strokeEnd: CGFloat {
        get { CGFloat(shape.end) }
        set { set("strokeEnd") { $0.end = Double(newValue) } }
    }
    /// The width of the line in points; the default is 1.
    open var lineWidth: CGFloat {
        get { CGFloat(shape.width) }
        set { set("lineWidth") { $0.width = Double(newValue) } }
    }
    /// The miter limit, in half line widths; a corner that would reach further is cut off. The default is 10.
    open var miterLimit: CGFloat {
        get { CGFloat(shape.miterLimit) }
        set { set("miterLimit") { $0.miterLimit = Double(newValue) } }
    }
    /// The shape of open line ends; the default is `.butt`.
    open var lineCap: CAShapeLayerLineCap {
        get { shape.cap }
        set { set("lineCap") { $0.cap = newValue } }
    }
    /// The shape of corners; the default is `.miter`.
    open var lineJoin: CAShapeLayerLineJoin {
        get { shape.join }
        set { set("lineJoin") { $0.join = newValue } }
    }
    /// The position in `lineDashPattern` at which the line begins, in points; the default is 0.
    open var lineDashPhase: CGFloat {
        get { CGFloat(shape.dashPhase) }
        set { set("lineDashPhase") { $0.dashPhase = Double(newValue) } }
    }
    /// The alternating lengths of dashes and gaps, in points; the default `nil` means a solid line.
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

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
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
