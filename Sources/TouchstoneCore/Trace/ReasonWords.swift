import Foundation
import TouchstoneText

// All reasons as text, with their rules. Only this file creates such text, and it is never parsed back: code that needs
// a reason reads the value.

/// Touchstone extension: A reason with text for people and a code for programs.
public protocol TraceReason: Equatable, Sendable {
    /// A one-word code for programs.
    var code: String { get }
    /// A short phrase for people.
    var words: String { get }
    /// The rule in `docs/rules.md` behind the reason; `nil` if there is none.
    var rule: String? { get }
}

extension FailureReason: TraceReason {
    public var words: String {
        switch self {
        case .unmet(let condition): condition.words
        case .setFailed: "its state was set to failed"
        case .liftedWhileWaiting: "its fingers lifted while it waited"
        case .noVerdict: "it did not set its state"
        case .ignoredAll: "it ignored all its touches"
        case .pressEnded: "its press ended"
        case .scrollEnded: "the scroll ended"
        case .delayOver: "the delay of content touches ended"
        case .disabled: "it was disabled"
        case .removed: "it was removed from its view"
        case .viewLeftWindow: "its view left the window"
        case .delegateRefused: "its delegate prevents it"
        case .dragBackRefused(let obstacle):
            obstacle.isOfDelegate ? "its delegate prevents it: \(obstacle.words)" : obstacle.words
        case .viewRefused(let view): "\(view.name) prevents it"
        case .prevented(let winner): "prevented by \(winner.name)"
        case .requirementRecognized(let other): "\(other.name), which it requires to fail, recognized"
        case .requirementRing: "its failure requirements form a cycle"
        case .recorded(let words): words
        }
    }

    public var code: String {
        switch self {
        case .unmet(let condition): condition.kind.rawValue
        case .setFailed: "setFailed"
        case .liftedWhileWaiting: "liftedWhileWaiting"
        case .noVerdict: "noVerdict"
        case .ignoredAll: "ignoredAll"
        case .pressEnded: "pressEnded"
        case .scrollEnded: "scrollEnded"
        case .delayOver: "delayOver"
        case .disabled: "disabled"
        case .removed: "removed"
        case .viewLeftWindow: "viewLeftWindow"
        case .delegateRefused: "delegateRefused"
        case .dragBackRefused(let obstacle): obstacle.rawValue
        case .viewRefused: "viewRefused"
        case .prevented: "prevented"
        case .requirementRecognized: "requirementRecognized"
        case .requirementRing: "requirementRing"
        case .recorded: "recorded"
        }
    }

    public var rule: String? {
        switch self {
        case .unmet(let condition): condition.rule
        case .noVerdict, .ignoredAll: "G-5"
        case .disabled: "G-45"
        case .removed, .viewLeftWindow: "G-46"
        case .delegateRefused: "G-28"
        case .dragBackRefused(let obstacle): obstacle.isOfDelegate ? "NV-2" : "NV-6"
        case .viewRefused: "G-29"
        case .prevented: "G-21"
        case .requirementRecognized: "G-24"
        case .requirementRing: "G-26"
        case .delayOver: "SV-1"
        case .setFailed, .liftedWhileWaiting, .pressEnded, .scrollEnded, .recorded: nil
        }
    }
}

extension DragBackObstacle {
    /// A short phrase for people.
    public var words: String {
        switch self {
        case .atRoot: "there is nothing to go back to"
        case .dragUnderWay: "a drag back is in progress"
        case .transitionUnderWay: "a transition is in progress"
        case .barHidden: "the navigation bar is hidden"
        case .backButtonHidden: "hidesBackButton is true"
        case .leftItems: "leftBarButtonItems replace the back button"
        case .onControl: "the finger is on a control"
        case .outsideContent: "the finger is not in the content"
        }
    }
}

extension SuppressionReason: TraceReason {
    public var words: String {
        switch self {
        case .secondTouch(let first): "isMultipleTouchEnabled is false, and touch \(first) is already in the view"
        case .otherIsExclusive(let touch): "touch \(touch) is in a view whose isExclusiveTouch is true"
        case .isExclusive(let touch): "isExclusiveTouch is true, and touch \(touch) is in another view of the window"
        case .scrollViewRefused(let scrollView): "touchesShouldBegin(_:with:in:) of \(scrollView.name) returned false"
        case .recorded(let words): words
        }
    }

    public var code: String {
        switch self {
        case .secondTouch: "secondTouch"
        case .otherIsExclusive: "otherIsExclusive"
        case .isExclusive: "isExclusive"
        case .scrollViewRefused: "scrollViewRefused"
        case .recorded: "recorded"
        }
    }

    public var rule: String? {
        switch self {
        case .secondTouch: "DL-13"
        case .otherIsExclusive, .isExclusive: "DL-15"
        case .scrollViewRefused: "SV-5"
        case .recorded: nil
        }
    }
}

extension CancelReason: TraceReason {
    public var words: String {
        switch self {
        case .hostGone: "the host closed its port"
        case .downAgain(let finger): "finger \(finger) went down again without a lift"
        case .tooManyFingers: "more fingers than the hardware can track"
        case .resignedActive: "the application left the active state"
        case .ignoringInteraction: "the application ignores interaction events"
        case .windowHidden: "its window was hidden"
        case .viewLeftWindow: "its view left the window"
        case .animationBegan: "an animation of its view began"
        case .recorded(let words): words
        }
    }

    public var code: String {
        switch self {
        case .hostGone: "hostGone"
        case .downAgain: "downAgain"
        case .tooManyFingers: "tooManyFingers"
        case .resignedActive: "resignedActive"
        case .ignoringInteraction: "ignoringInteraction"
        case .windowHidden: "windowHidden"
        case .viewLeftWindow: "viewLeftWindow"
        case .animationBegan: "animationBegan"
        case .recorded: "recorded"
        }
    }

    public var rule: String? {
        switch self {
        case .ignoringInteraction: "DL-22"
        case .viewLeftWindow: "DL-19"
        case .animationBegan: "DL-21"
        case .hostGone, .downAgain, .tooManyFingers, .resignedActive, .windowHidden: "DL-18"
        case .recorded: nil
        }
    }
}

extension IgnoredReason: TraceReason {
    public var words: String {
        switch self {
        case .notDown: "it is not down"
        case .notFinite: "its location is not finite"
        case .ignoringInteraction: "the application ignores interaction events"
        case .notAwaited: "no update was expected for it"
        case .recorded(let words): words
        }
    }

    public var code: String {
        switch self {
        case .notDown: "notDown"
        case .notFinite: "notFinite"
        case .ignoringInteraction: "ignoringInteraction"
        case .notAwaited: "notAwaited"
        case .recorded: "recorded"
        }
    }

    public var rule: String? { self == .ignoringInteraction ? "DL-22" : nil }
}

extension UnboundReason: TraceReason {
    public var words: String {
        switch self {
        case .noView: "no window has a view there"
        case .recorded(let words): words
        }
    }

    public var code: String {
        switch self {
        case .noView: "noView"
        case .recorded: "recorded"
        }
    }

    public var rule: String? { self == .noView ? "HT-41" : nil }
}

extension Double {
    /// The number with at most one decimal.
    var inTenths: String { ((self * 10).rounded() / 10).short }
}
