import Foundation
import TouchstoneGeometry

/// Touchstone extension: One view in an outline of the view tree, for hosts that show the structure of an application.
public struct ViewOutline: Equatable, Sendable {
    /// The same name and number as in the trace.
    public let subject: TraceSubject
    /// The name of the view's class.
    public let className: String
    /// The depth in the tree; 0 for a window.
    public let depth: Int
    /// The number of the superview; `nil` for a window.
    public let parent: Int?
    /// The corners of the bounds in screen points: top left, top right, bottom right, bottom left.
    public let corners: [CGPoint]
    /// Whether the view itself is hidden.
    public let isHidden: Bool
    /// Whether the view itself accepts touches.
    public let isUserInteractionEnabled: Bool
    /// The view's own opacity, from 0 to 1.
    public let alpha: CGFloat
}

extension UIApplication {
    /// Touchstone extension: Returns the views of all shown windows, from back to front, each before its subviews.
    ///
    /// Views in a scroll view's content are included only if they are visible.
    ///
    /// - Parameter limit: The maximum number of views.
    public func viewOutline(limit: Int = .max) -> [ViewOutline] {
        struct Step {
            let view: UIView
            let depth: Int
            let parent: Int?
            let parentMap: CGAffineTransform
        }
        var lines: [ViewOutline] = []
        var steps = windows.reversed().map { Step(view: $0, depth: 0, parent: nil, parentMap: .identity) }
        while lines.count < limit, let step = steps.popLast() {
            let map = step.view.node.transformToParent.concatenating(step.parentMap)
            let line = step.view.outline(trace.subject(step.view), depth: step.depth, parent: step.parent, map)
            lines.append(line)
            let seen = step.view.node.pointee.flags.contains(.scrolls) ? step.view.bounds : nil
            for subview in step.view.subviewStorage.reversed() {
                if let seen, subview.drawsNothing(in: seen) { continue }
                steps.append(Step(view: subview, depth: step.depth + 1, parent: line.subject.id, parentMap: map))
            }
        }
        return lines
    }
}

extension UIView {
    fileprivate func outline(
        _ subject: TraceSubject, depth: Int, parent: Int?, _ map: CGAffineTransform
    ) -> ViewOutline {
        let bounds = self.bounds
        let corners = [
            CGPoint(x: bounds.minX, y: bounds.minY), CGPoint(x: bounds.maxX, y: bounds.minY),
            CGPoint(x: bounds.maxX, y: bounds.maxY), CGPoint(x: bounds.minX, y: bounds.maxY),
        ]
        return ViewOutline(
            subject: subject, className: String(describing: type(of: self)), depth: depth, parent: parent,
            corners: corners.map { $0.applying(map) }, isHidden: isHidden,
            isUserInteractionEnabled: isUserInteractionEnabled, alpha: alpha)
    }
}
