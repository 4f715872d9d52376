import TouchstoneTestSupport
import UIKit

extension UIView {
    /// Sets the accessibility identifier and the frame, and adds the view to the superview, if any.
    @discardableResult
    func placed(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
    ) -> Self {
        accessibilityIdentifier = name
        frame = CGRect(x: x, y: y, width: width, height: height)
        superview?.addSubview(self)
        return self
    }

    /// The name of the view in results of tests.
    var called: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// Logs its name and the result of `super.hitTest`, as the experiment behind HT-6 did.
final class ResultLoggingView: UIView {
    var log: CallLog!

    convenience init(_ log: CallLog) {
        self.init(frame: .zero)
        self.log = log
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let answer = super.hitTest(point, with: event)
        log.lines.append("\(called) \(answer?.called ?? "nil")")
        return answer
    }
}

/// Logs the calls of `hitTest` and `point(inside:with:)` and returns what the test's closures return.
final class ScriptedView: UIView {
    var log: CallLog?
    /// Replaces `super.hitTest`. Its last parameter calls `super`.
    var hitTestScript: ((ScriptedView, CGPoint, UIEvent?, () -> UIView?) -> UIView?)?
    /// Replaces `super.point(inside:with:)`.
    var insideScript: ((ScriptedView, CGPoint, UIEvent?) -> Bool)?

    convenience init(_ log: CallLog?) {
        self.init(frame: .zero)
        self.log = log
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        log?.lines.append("\(called)?")
        guard let hitTestScript else { return super.hitTest(point, with: event) }
        return hitTestScript(self, point, event) { super.hitTest(point, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        log?.lines.append("\(called) inside?")
        return insideScript?(self, point, event) ?? super.point(inside: point, with: event)
    }
}
