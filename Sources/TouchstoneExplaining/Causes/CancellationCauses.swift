import Foundation
import TouchstoneCore

// Causes that ended a touch before its finger lifted.
extension TouchExplanation.Cause {
    struct Cancelled: CauseDefinition {
        let reason: CancelReason?
        let loser: Mention?
        let occasion: String?

        var kind: Kind { .cancelled }
        var role: Role { .loss }
        var subject: Mention? { loser }
        func sentence(_ wanted: Mention?) -> CauseSentence {
            let whose = wanted.flatMap { $0.recognizer == nil ? nil : " of \($0.called)" } ?? ""
            let when = isOfCode ? occasion.map { ", after: \($0)" } ?? "" : ""
            return CauseSentence("the touch\(whose) was cancelled: \(why)\(when)", rule: reason?.rule ?? "DL-18")
        }

        @MainActor
        private var why: String {
            switch reason {
            case .windowHidden?: loser.map { "its window, \($0.name), was hidden" } ?? "its window was hidden"
            case .ignoringInteraction?: "beginIgnoringInteractionEvents() was called while the finger was down"
            case .viewLeftWindow?: loser.map { "\($0.name) left its window" } ?? "its view left the window"
            case let reason?: reason.words
            case nil: "the device or the system ended it without a lift, as for a call or a palm"
            }
        }

        /// Whether code of the application cancelled the touch.
        private var isOfCode: Bool {
            switch reason {
            case .windowHidden?, .ignoringInteraction?, .viewLeftWindow?, .animationBegan?: true
            case .hostGone?, .downAgain?, .tooManyFingers?, .resignedActive?, .recorded?, nil: false
            }
        }

        func changes(in report: TouchExplanation) -> [Change] {
            guard let loser, report.wanted?.recognizer == nil else { return [] }
            let what =
                switch reason {
                case .windowHidden?:
                    "hide \(loser.name) only when the touch has ended, as in the action of touchUpInside"
                case .ignoringInteraction?:
                    "call beginIgnoringInteractionEvents() when the touch has ended, as in the action of touchUpInside"
                case .viewLeftWindow?: "keep \(loser.name) in its window until the touch ends"
                case .animationBegan?: "animate \(loser.name) with the option .allowUserInteraction"
                // A program must expect what the device and the system do.
                default:
                    loser.isA(UIControl.self)
                        ? "expect it, and undo there what touchDown did: \(loser.name).addTarget(self, action: #selector(…), for: .touchCancel)"
                        : "expect it: override touchesCancelled(_:with:), and undo there what touchesBegan(_:with:) did"
                }
            return [.lookAt(loser, what: what)]
        }
    }
}
