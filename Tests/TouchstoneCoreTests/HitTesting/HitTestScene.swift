import TouchstoneTestSupport
import UIKit

extension UIView {
    /// Names the view, gives it a frame and, where there is one, a superview.
    @discardableResult
    func placed(
        _ name: String, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in superview: UIView? = nil
    ) -> Self {
        accessibilityIdentifier = name
        frame = CGRect(x: x, y: y, width: width, height: height)
        superview?.addSubview(self)
        return self
    }

    /// What tests call a view.
    var called: String { accessibilityIdentifier ?? String(describing: type(of: self)) }
}

/// Writes `Name Answer` once `super.hitTest` has answered, as the experiment behind HT-6 did.
final class AnswerNotingView: UIView {
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

/// Answers the two questions of a hit test as the test says, and writes down that it was asked.
final class ScriptedView: UIView {
    var log: CallLog?
    /// Instead of `super.hitTest`; handed what `super` would answer, on demand.
    var hitTestScript: ((ScriptedView, CGPoint, UIEvent?, () -> UIView?) -> UIView?)?
    /// Instead of `super.point(inside:with:)`.
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
