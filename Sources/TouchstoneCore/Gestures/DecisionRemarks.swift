import Foundation

// What decisions rest on, for those who ask why.

/// A recognizer's targets were due, and none was there to be called (G-10).
@MainActor
struct Unheard: Remark {
    let recognizer: Remembered
    /// Those that have died.
    let targets: [RememberedTarget]
}

extension UIGestureRecognizer {
    /// Its action is due.
    final func noteAction(_ trace: Trace) {
        let subject = trace.subject(self)
        if targets.anyIsAlive { return trace.record(.acted(subject, state: decided)) }
        trace.record(.unheard(subject, state: decided))
        trace.remember(Unheard(recognizer: trace.remembered(self), targets: targets.remembered(trace)))
    }
}

/// A delegate did not let a recognizer begin (G-28).
@MainActor
struct Refusal: Remark {
    let recognizer: Remembered
    let delegate: Remembered

    init(_ recognizer: UIGestureRecognizer, by delegate: any UIGestureRecognizerDelegate, _ trace: Trace) {
        self.recognizer = trace.remembered(recognizer)
        self.delegate = trace.remembered(delegate)
    }
}

/// Who, other than `require(toFail:)`, wants a recognizer to wait for another (G-25).
enum Demand {
    case ownClass
    case otherClass
    case ownDelegate
    case otherDelegate
}

/// Somebody said that a recognizer is to wait for another.
@MainActor
struct Requirement: Remark {
    let recognizer: Remembered
    let other: Remembered
    let demand: Demand
    let delegate: Remembered?

    init(_ demand: Demand, of other: UIGestureRecognizer, for recognizer: UIGestureRecognizer, _ trace: Trace) {
        self.demand = demand
        self.recognizer = trace.remembered(recognizer)
        self.other = trace.remembered(other)
        switch demand {
        case .ownDelegate: delegate = recognizer.asked.map { trace.remembered($0) }
        case .otherDelegate: delegate = other.asked.map { trace.remembered($0) }
        case .ownClass, .otherClass: delegate = nil
        }
    }

    /// The method that said so.
    var method: String {
        switch demand {
        case .ownClass: "shouldRequireFailure(of:)"
        case .otherClass: "shouldBeRequiredToFail(by:)"
        case .ownDelegate: "gestureRecognizer(_:shouldRequireFailureOf:)"
        case .otherDelegate: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
        }
    }
}

/// One recognized, and another may all the same: somebody said so (G-21, G-23).
@MainActor
struct Permission: Remark {
    let winner: Remembered
    let other: Remembered
    let by: Remembered
    let method: String

    static let delegateMethod = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
}

extension UIGestureRecognizer {
    /// Keeps in mind who said that it does not prevent the other; false, since it does not.
    @inline(never)
    func permits(_ other: UIGestureRecognizer, _ by: AnyObject, _ method: String) -> Bool {
        if let trace = arena?.trace {
            trace.remember(
                Permission(
                    winner: trace.remembered(self), other: trace.remembered(other), by: trace.remembered(by),
                    method: method))
        }
        return false
    }
}

/// A recognizer came to a view, and so left another where it had one: it has one at most (G-47).
@MainActor
struct Attachment: Remark {
    let recognizer: Remembered
    let from: Remembered?
    let to: Remembered
}

/// A gesture under way was cancelled, since its recognizer was disabled or removed (G-45, G-46).
@MainActor
struct Withdrawal: Remark {
    let recognizer: Remembered
    let reason: FailureReason
}

/// An application's subclass of a recognizer of the system's did not hand touches on to `super`, which knows nothing of them.
@MainActor
struct SuperNotCalled: Remark {
    let recognizer: Remembered
    /// The override, by its full name.
    let method: String
}

extension GestureArena {
    /// Whether a recognizer of the system's knows of its fingers what it has just been told.
    @inline(never)
    func noteStep(of recognizer: UIGestureRecognizer, _ method: String) {
        guard let trace, recognizer.proposal == nil, recognizer.decided == .possible, !recognizer.isInStep,
            !OverrideProbe.isOfTheLibrary(type(of: recognizer))
        else { return }
        trace.remember(SuperNotCalled(recognizer: trace.remembered(recognizer), method: method))
    }
}
