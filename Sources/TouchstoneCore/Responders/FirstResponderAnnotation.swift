import Foundation

/// An annotation: why a responder did not become first responder (RC-19).
@MainActor
package struct FirstResponderAnnotation: Annotation {
    package enum Outcome {
        /// The responder is in no window.
        case noWindow
        /// The responder's `canBecomeFirstResponder` is `false`, because of a property of its class or for another reason.
        case cannot(FirstResponderObstacle?)
        /// The current first responder did not resign, because of its own method, which returned `answer`, or its delegate.
        case held(by: Remembered, method: String, answer: Bool)
        /// Another responder became first responder while the current one resigned.
        case overtaken(by: Remembered)
        /// A method of a delegate returned `false`, or an override of the responder's class returned `answer` and did not
        /// call `super`.
        case refused(by: Remembered, method: String, answer: Bool = false)
    }

    package let responder: Remembered
    package let outcome: Outcome
}

/// An annotation: a window has another first responder, or none (RC-19).
@MainActor
package struct FirstResponderChange: Annotation {
    package let from: Remembered?
    package let to: Remembered?
}

/// The property that keeps a view of text from becoming first responder (RC-18).
public enum FirstResponderObstacle: Sendable {
    /// The field's `isEnabled` is `false`.
    case disabled
    /// The `isEditable` and `isSelectable` of the text view are `false`.
    case notEditable
}

/// An annotation: a delegate did not allow a text change (C-30).
@MainActor
package struct ChangeRefusal: Annotation {
    package let responder: Remembered
    package let delegate: Remembered
    package let method: String
}

extension UIResponder {
    /// Records which delegate refused a text change. Always returns `false`.
    func didNotChange(_ delegate: AnyObject, _ method: String) -> Bool {
        guard let trace = responderWindow?.tracing?.listening else { return false }
        trace.remember(
            ChangeRefusal(
                responder: trace.remembered(self), delegate: trace.remembered(delegate), method: method))
        return false
    }

    /// Records why the receiver did not become first responder. Always returns `false`.
    func didNotBecomeFirst(_ outcome: (Trace) -> FirstResponderAnnotation.Outcome) -> Bool {
        let application = responderWindow?.application ?? UIApplication.current
        guard let trace = application?.trace.listening else { return false }
        trace.remember(FirstResponderAnnotation(responder: trace.remembered(self), outcome: outcome(trace)))
        return false
    }

    /// Records that a delegate did not let the receiver resign. Always returns `false`.
    func didNotResign(_ delegate: AnyObject?, _ method: String) -> Bool {
        guard let delegate, let trace = responderWindow?.tracing?.listening else { return false }
        trace.remember(
            FirstResponderAnnotation(
                responder: trace.remembered(self), outcome: .refused(by: trace.remembered(delegate), method: method)))
        return false
    }
}

/// The methods with which a responder becomes and ceases to be first responder.
package enum FirstResponderMethod: String, CaseIterable, Sendable {
    case become = "becomeFirstResponder()"
    case resign = "resignFirstResponder()"

    /// Whether an application's class overrides the implementation of its nearest superclass in this library.
    package func isOverridden(outside type: AnyClass) -> Bool {
        switch self {
        case .become: Self.becomeProbe.isOverridden(outside: type)
        case .resign: Self.resignProbe.isOverridden(outside: type)
        }
    }

    /// Whether an application's class overrides `canBecomeFirstResponder`.
    package static func allowsByOverride(_ type: AnyClass) -> Bool { canBecomeProbe.isOverridden(outside: type) }

    private static let canBecomeProbe = OverrideProbe(
        base: UIResponder.self, overriding: Allowing.self, plain: NeitherOfBoth.self)
    private static let becomeProbe = OverrideProbe(
        base: UIResponder.self, overriding: Becoming.self, plain: NeitherOfBoth.self)
    private static let resignProbe = OverrideProbe(
        base: UIResponder.self, overriding: Resigning.self, plain: NeitherOfBoth.self)
}

// One class for each method, which overrides only that method.
private final class NeitherOfBoth: UIResponder {}
private final class Allowing: UIResponder {
    override var canBecomeFirstResponder: Bool { true }
}
private final class Becoming: UIResponder {
    override func becomeFirstResponder() -> Bool { false }
}
private final class Resigning: UIResponder {
    override func resignFirstResponder() -> Bool { false }
}

extension UIResponder {
    /// Calls `becomeFirstResponder()`, and records an override that did not call `super`.
    @discardableResult
    func askToBecomeFirst() -> Bool {
        noting(.become) { $0.becomeFirstResponder() }
    }

    /// Calls `resignFirstResponder()`, and records an override that did not call `super`.
    @discardableResult
    func askToResign() -> Bool {
        noting(.resign) { $0.resignFirstResponder() }
    }

    private func noting(_ method: FirstResponderMethod, _ call: (UIResponder) -> Bool) -> Bool {
        guard let trace = (responderWindow?.application ?? UIApplication.current)?.trace.listening,
            method.isOverridden(outside: type(of: self))
        else { return call(self) }
        let before = trace.recollection.added
        let answer = call(self)
        let fails = method == .become ? !isFirstResponder : isFirstResponder
        let isKnown = trace.recollection.latest(trace.recollection.added - before).contains {
            ($0.annotation as? FirstResponderAnnotation)?.responder.refers(to: self) == true
        }
        if fails, !isKnown {
            let me = trace.remembered(self)
            trace.remember(
                FirstResponderAnnotation(
                    responder: me, outcome: .refused(by: me, method: method.rawValue, answer: answer)))
        }
        return answer
    }
}
