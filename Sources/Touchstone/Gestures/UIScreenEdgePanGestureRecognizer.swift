import Foundation
import TouchstoneGeometry

/// The edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let top = UIRectEdge(rawValue: 1 << 0)
    public static let left = UIRectEdge(rawValue: 1 << 1)
    public static let bottom = UIRectEdge(rawValue: 1 << 2)
    public static let right = UIRectEdge(rawValue: 1 << 3)
    public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}

/// A pan that starts at an edge of the window and goes inward, with one finger (G-58).
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {
    /// Which edges count; none by default, so it must be set.
    open var edges: UIRectEdge = []

    private var start: UIRectEdge = []

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        // The first finger alone counts.
        let first = attempt.first
        for touch in touches where touch !== first { ignore(touch, for: event) }
        guard let first, touches.contains(first) else { return }
        start = edges.intersection(near(first))
        if start.isEmpty { state = .failed } else { super.touchesBegan([first], with: event) }
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

    override func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        guard let slop = super.slop(from: start, to: end) else { return nil }
        let isHorizontal = abs(slop.dx) >= abs(slop.dy)
        let goesInward =
            isHorizontal
            ? (self.start.contains(.left) && slop.dx > 0) || (self.start.contains(.right) && slop.dx < 0)
            : (self.start.contains(.top) && slop.dy > 0) || (self.start.contains(.bottom) && slop.dy < 0)
        guard goesInward else {
            state = .failed
            return nil
        }
        return slop
    }
}
