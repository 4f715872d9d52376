import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// The shape of a layer's gradient.
public struct CAGradientLayerType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Colors change along the line from the start point to the end point.
    public static let axial = CAGradientLayerType(rawValue: "axial")
    /// Colors change from the start point to an ellipse; its radii are the distances to the end point along x and y.
    public static let radial = CAGradientLayerType(rawValue: "radial")
    /// Colors change around the start point, beginning in the direction of the end point.
    public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// A layer that fills its bounds, including rounded corners, with a gradient.
open class CAGradientLayer: CALayer, MoreValues {
    private struct Values {
        var colors: [CGColor]?
        var locations: [Double]?
        var start = CGPoint(x: 0.5, y: 0)
        var end = CGPoint(x: 0.5, y: 1)
        var type = CAGradientLayerType.axial
    }
    private var values = Values()

    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        if let model = layer as? CAGradientLayer { values = model.values }
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    private func set(_ name: String, _ make: (inout Values) -> Void) {
        change(LayerKey(name)) { make(&values) }
    }

    /// The `CGColor`s from start to end; the default `nil` draws no gradient.
    open var colors: [Any]? {
        get { values.colors }
        set { set("colors") { $0.colors = newValue?.compactMap { LayerValue.color($0) } } }
    }
    /// The location of each color, from 0 to 1; the default `nil` spaces them evenly.
    open var locations: [NSNumber]? {
        get { values.locations?.map { NSNumber(value: $0) } }
        set { set("locations") { $0.locations = newValue?.map(\.doubleValue) } }
    }
    /// The start of the gradient, in units of the bounds; the default is (0.5, 0).
    open var startPoint: CGPoint {
        get { values.start }
        set { set("startPoint") { $0.start = newValue } }
    }
    /// The end of the gradient, in units of the bounds; the default is (0.5, 1).
    open var endPoint: CGPoint {
        get { values.end }
        set { set("endPoint") { $0.end = newValue } }
    }
    /// The shape of the gradient; the default is `.axial`.
    open var type: CAGradientLayerType {
        get { values.type }
        set { set("type") { $0.type = newValue } }
    }

    func moreValue(_ name: String) -> LayerValue? {
        switch name {
        case "colors": .colors(values.colors ?? [])
        case "locations": .numbers(values.locations ?? [])
        case "startPoint": .point(values.start)
        case "endPoint": .point(values.end)
        default: nil
        }
    }

    func setMore(_ value: LayerValue, _ name: String) {
        switch (name, value) {
        case ("colors", .colors(let colors)): values.colors = colors
        case ("locations", .numbers(let numbers)): values.locations = numbers.isEmpty ? nil : numbers
        case ("startPoint", .point(let point)): values.start = point
        case ("endPoint", .point(let point)): values.end = point
        default: break
        }
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        super.draw(into: &list)
        guard let colors = values.colors, !colors.isEmpty, !bounds.isEmpty else { return }
        let stops = Gradient.stops(colors, at: values.locations?.map { CGFloat(min(1, max(0, $0))) })
        let bounds = self.bounds
        func point(_ unit: CGPoint) -> CGPoint {
            CGPoint(x: bounds.minX + unit.x * bounds.width, y: bounds.minY + unit.y * bounds.height)
        }
        let (start, end) = (point(values.start), point(values.end))
        list.append(.save)
        list.append(.clip(bounds, cornerRadius: cornerRadius))
        switch values.type {
        case .radial:
            let (x, y) = (abs(end.x - start.x), abs(end.y - start.y))
            list.append(
                .concatenate(CGAffineTransform(a: max(x, 1e-6), b: 0, c: 0, d: max(y, 1e-6), tx: start.x, ty: start.y)))
            list.append(.gradient(Gradient(.radial(from: .zero, 0, to: .zero, 1), stops: stops)))
        case .conic:
            let angle = atan2(end.y - start.y, end.x - start.x)
            list.append(.gradient(Gradient(.conic(center: start, angle: angle), stops: stops)))
        default: list.append(.gradient(Gradient(.linear(from: start, to: end), stops: stops)))
        }
        list.append(.restore)
    }
}
