import Foundation

/// Why a responder that was to become first responder did not, for those who ask why (RC-19).
@MainActor
struct FirstResponderRemark: Annotation {
    enum Outcome {
        /// It is in no window.
        case noWindow
        /// Its `canBecomeFirstResponder` is false.
        case cannot
        /// The present first responder did not resign.
        case held(by: Remembered)
        /// As the present first responder resigned, this one became it.
        case overtaken(by: Remembered)
        /// A delegate answered false.
        case refused(by: Remembered, method: String)
    }

    let responder: Remembered
    let outcome: Outcome
}

/// A delegate did not let a text change (C-30).
@MainActor
struct ChangeRefusal: Annotation {
    let responder: Remembered
    let delegate: Remembered
    let method: String
}

extension UIResponder {
    /// Keeps in mind who did not let its text change; answers false.
    func didNotChange(_ delegate: AnyObject, _ method: String) -> Bool {
        guard let trace = responderWindow?.tracing?.heard else { return false }
        trace.remember(
            ChangeRefusal(
                responder: trace.remembered(self), delegate: trace.remembered(delegate), method: method))
        return false
    }

    /// Keeps in mind why it did not become first responder; answers false.
    func didNotBecomeFirst(_ outcome: (Trace) -> FirstResponderRemark.Outcome) -> Bool {
        let application = responderWindow?.application ?? UIApplication.current
        guard let trace = application?.trace.heard else { return false }
        trace.remember(FirstResponderRemark(responder: trace.remembered(self), outcome: outcome(trace)))
        return false
    }

    /// A delegate keeps it first responder; answers false.
    func didNotResign(_ delegate: AnyObject?, _ method: String) -> Bool {
        guard let delegate, let trace = responderWindow?.tracing?.heard else { return false }
        trace.remember(
            FirstResponderRemark(
                responder: trace.remembered(self), outcome: .refused(by: trace.remembered(delegate), method: method)))
        return false
    }
}
