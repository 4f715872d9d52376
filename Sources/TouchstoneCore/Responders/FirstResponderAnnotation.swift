import Foundation

/// An annotation: why a responder did not become first responder (RC-19).
@MainActor
package struct FirstResponderAnnotation: Annotation {
    package enum Outcome {
        /// The responder is in no window.
        case noWindow
        /// The responder's `canBecomeFirstResponder` is `false`.
        case cannot
        /// The current first responder did not resign.
        case held(by: Remembered)
        /// Another responder became first responder while the current one resigned.
        case overtaken(by: Remembered)
        /// A delegate returned `false`.
        case refused(by: Remembered, method: String)
    }

    package let responder: Remembered
    package let outcome: Outcome
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
