import Foundation
import TouchstoneGeometry

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The top edge, where y is smallest.
    public static let top = UIRectEdge(rawValue: 1 << 0)
    /// The left edge, where x is smallest.
    public static let left = UIRectEdge(rawValue: 1 << 1)
    /// The bottom edge, where y is largest.
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    /// The right edge, where x is largest.
    public static let right = UIRectEdge(rawValue: 1 << 3)
    /// All four edges of a rectangle.
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// Recognizes a pan with one finger that starts at an edge of the window and goes inward (G-58).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// The edges at which a pan may start; none by default, so it must be set.
    open var edges: UIRectEdge = []

    private var start: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // Only the first finger counts.
        let first = recognitionSequence.touches.first
        for touch in touches where touch !== first { ignore(touch, for: event) }
        guard let first, touches.contains(first) else { return }
        noteEdges()
        start = edges.intersection(near(first))
        if !start.isEmpty { return super.touchesBegan([first], with: event) }
        if edges.isEmpty {
            fail(.noEdges)
        } else {
            fail(.awayFromEdge, measured: distance(first), allowed: Double(GestureThresholds.edgeWidth))
        }
    }

    private func near(_ touch: UITouch) -> UIRectEdge {
        guard let bounds = touch.window?.bounds else { return [] }
        let point = touch.windowLocation
        let width = GestureThresholds.edgeWidth
        var edges: UIRectEdge = []
        if point.y - bounds.minY < width { edges.insert(.top) }
        if point.x - bounds.minX < width { edges.insert(.left) }
        if bounds.maxY - point.y <= width { edges.insert(.bottom) }
        if bounds.maxX - point.x <= width { edges.insert(.right) }
        return edges
    }

    /// The distance of the touch from the nearest of `edges`, in points.
    private func distance(_ touch: UITouch) -> Double {
        guard let bounds = touch.window?.bounds else { return .infinity }
        let point = touch.windowLocation
        let distances: [(UIRectEdge, CGFloat)] = [
            (.top, point.y - bounds.minY), (.left, point.x - bounds.minX), (.bottom, bounds.maxY - point.y),
            (.right, bounds.maxX - point.x),
        ]
        return Double(distances.filter { edges.contains($0.0) }.map(\.1).min() ?? .infinity)
    }

    /// The directions away from the edges at which the touch began.
    private var inward: UISwipeGestureRecognizer.Direction {
        var ways: UISwipeGestureRecognizer.Direction = []
        if start.contains(.left) { ways.insert(.right) }
        if start.contains(.right) { ways.insert(.left) }
        if start.contains(.top) { ways.insert(.down) }
        if start.contains(.bottom) { ways.insert(.up) }
        return ways
    }

    override func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        guard let slop = super.slop(from: start, to: end) else { return nil }
        guard inward.contains(way(of: slop)) else {
            fail(.direction, measured: Double(way(of: slop).rawValue), allowed: Double(inward.rawValue))
            return nil
        }
        return slop
    }
}
