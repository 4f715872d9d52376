import Foundation

// Annotations that explain decisions of the arena.

/// Records that an action was due while all of the recognizer's targets were deallocated (G-10).
@MainActor
package struct UnreceivedAction: Annotation {
    package let recognizer: Remembered
    /// The targets, all of which are deallocated.
    package let targets: [RememberedTarget]
}

extension UIGestureRecognizer {
    /// Traces that the recognizer's action is due.
    final func noteAction(_ trace: Trace) {
        let subject = trace.subject(self)
        if targets.anyIsAlive { return trace.record(.acted(subject, state: decided)) }
        trace.record(.noTarget(subject, state: decided))
        trace.remember(UnreceivedAction(recognizer: trace.remembered(self), targets: targets.remembered(trace)))
    }
}

/// Records that a delegate did not let a recognizer begin (G-28).
@MainActor
package struct Refusal: Annotation {
    package let recognizer: Remembered
    package let delegate: Remembered

    init(_ recognizer: UIGestureRecognizer, by delegate: any UIGestureRecognizerDelegate, _ trace: Trace) {
        self.recognizer = trace.remembered(recognizer)
        self.delegate = trace.remembered(delegate)
    }
}

/// The source of a failure requirement, other than `require(toFail:)` (G-25).
package enum Demand {
    case ownClass
    case otherClass
    case ownDelegate
    case otherDelegate
}

/// Records that a class or delegate made a recognizer wait for another.
@MainActor
package struct Requirement: Annotation {
    package let recognizer: Remembered
    package let other: Remembered
    package let demand: Demand
    package let delegate: Remembered?

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

    /// The method that returned true.
    package var method: String {
        switch demand {
        case .ownClass: "shouldRequireFailure(of:)"
        case .otherClass: "shouldBeRequiredToFail(by:)"
        case .ownDelegate: "gestureRecognizer(_:shouldRequireFailureOf:)"
        case .otherDelegate: "gestureRecognizer(_:shouldBeRequiredToFailBy:)"
        }
    }
}

/// Records that a recognizer may recognize although another has, and which method allowed it (G-21, G-23).
@MainActor
package struct Permission: Annotation {
    package let winner: Remembered
    package let other: Remembered
    package let by: Remembered
    package let method: String

    static let delegateMethod = "gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"
}

extension UIGestureRecognizer {
    /// Records the method that lets both recognize.
    ///
    /// - Returns: Always false: this recognizer does not prevent the other.
    @inline(never)
    func permits(_ other: UIGestureRecognizer, _ by: AnyObject, _ method: String) -> Bool {
        if let trace = arenaManager?.trace {
            trace.remember(
                Permission(
                    winner: trace.remembered(self), other: trace.remembered(other), by: trace.remembered(by),
                    method: method))
        }
        return false
    }
}

/// Records that a recognizer moved to a view from another one, if any; it has one view at most (G-47).
@MainActor
package struct Attachment: Annotation {
    package let recognizer: Remembered
    package let from: Remembered?
    package let to: Remembered
}

/// Records that a recognizer was enabled or disabled.
@MainActor
package struct RecognizerSwitch: Annotation {
    package let recognizer: Remembered
    package let isEnabled: Bool
}

extension UIGestureRecognizer {
    final func noteSwitch() {
        guard let trace = viewStorage?.windowStorage?.tracing?.listening else { return }
        trace.remember(RecognizerSwitch(recognizer: trace.remembered(self), isEnabled: isEnabled))
    }
}

/// Records the edges at which a screen-edge pan could begin when it received a touch (G-58).
@MainActor
package struct ExpectedEdges: Annotation {
    package let recognizer: Remembered
    package let edges: UIRectEdge
}

extension UIScreenEdgePanGestureRecognizer {
    func noteEdges() {
        guard let trace = viewStorage?.windowStorage?.tracing?.listening else { return }
        trace.remember(ExpectedEdges(recognizer: trace.remembered(self), edges: edges))
    }
}

/// Records that a gesture in progress was cancelled because its recognizer was disabled or removed (G-45, G-46).
@MainActor
package struct Withdrawal: Annotation {
    package let recognizer: Remembered
    package let reason: FailureReason
}

/// Records that a subclass of a built-in recognizer did not call `super`, so that it missed touches.
@MainActor
package struct SuperNotCalled: Annotation {
    package let recognizer: Remembered
    /// The override's full name.
    package let method: String
}

extension GestureArenaManager {
    /// Records an override that did not forward touches to the built-in recognizer that it subclasses.
    @inline(never)
    func noteStep(of recognizer: UIGestureRecognizer, _ method: String) {
        guard let trace, recognizer.proposal == nil, recognizer.decided == .possible, !recognizer.isInStep,
            !OverrideProbe.isOfTheLibrary(type(of: recognizer))
        else { return }
        trace.remember(SuperNotCalled(recognizer: trace.remembered(recognizer), method: method))
    }
}
