import Foundation

// What decisions rest on, for those who ask why.

/// A recognizer's targets were due, and none was there to be called (G-10).
@MainActor
struct Unheard: Remark {
    let recognizer: Remembered
    /// Those that have died.
    let targets: [RememberedTarget]

    /// Nil where somebody was called.
    init?(_ recognizer: UIGestureRecognizer, _ trace: Trace) {
        guard !recognizer.targets.anyIsAlive else { return nil }
        self.recognizer = trace.remembered(recognizer)
        targets = recognizer.targets.remembered(trace)
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

/// A recognizer went from one view to another, since it has one at most (G-47).
@MainActor
struct Reattachment: Remark {
    let recognizer: Remembered
    let from: Remembered
    let to: Remembered
}
