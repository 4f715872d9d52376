import Foundation
import TouchstoneGeometry

/// Ours: one line of the view tree, for a host that shows what an application is made of.
public struct ViewOutline: Equatable, Sendable {
    /// The same name and number as in the trace.
    public let subject: TraceSubject
    /// The view's class.
    public let className: String
    /// 0 for a window.
    public let depth: Int
    /// The superview's number; nil for a window.
    public let parent: Int?
    /// The corners of the bounds in screen points: top left, top right, bottom right, bottom left of the bounds.
    public let corners: [CGPoint]
    /// Whether the view is hidden itself.
    public let isHidden: Bool
    /// Whether the view takes touches itself.
    public let isUserInteractionEnabled: Bool
    /// The view's own opacity, from 0 to 1.
    public let alpha: CGFloat
}

extension UIApplication {
    /// Ours: the views of all shown windows, from the back to the front, each before its subviews; at most `limit` of
    /// them. Of a scroll view's content only what is in sight is listed.
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
