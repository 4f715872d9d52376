import Foundation
import TouchstoneCore

// Changes of recognizers.
extension TouchExplanation.Change {
    struct SetCancelsTouchesInView: RecognizerChange {
        let recognizer: Mention
        let value: Bool

        var code: String { "cancels-touches" }
        var words: String { "leave the view its touches: \(recognizer.name).cancelsTouchesInView = \(value)" }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.cancelsTouchesInView = value
            return true
        }
    }

    struct SetDelaysTouchesBegan: RecognizerChange {
        let recognizer: Mention
        let value: Bool

        var code: String { "delays-began" }
        var words: String {
            "deliver touches to the view immediately: \(recognizer.name).delaysTouchesBegan = \(value)"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.delaysTouchesBegan = value
            return true
        }
    }

    struct SetDelaysTouchesEnded: RecognizerChange {
        let recognizer: Mention
        let value: Bool

        var code: String { "delays-ended" }
        var words: String {
            "deliver touchesEnded to the view immediately: \(recognizer.name).delaysTouchesEnded = \(value)"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.delaysTouchesEnded = value
            return true
        }
    }

    struct SetRecognizerEnabled: RecognizerChange {
        let recognizer: Mention
        let value: Bool

        var code: String { value ? "enable-recognizer" : "disable-recognizer" }
        var words: String {
            (value ? "enable it: " : "do without it: ") + "\(recognizer.inCode).isEnabled = \(value)"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.isEnabled = value
            return true
        }
    }

    struct DropRequirement: RecognizerChange {
        let recognizer: Mention
        let other: Mention

        var code: String { "drop-requirement" }
        var words: String { "remove the failure requirement: \(recognizer.name).require(toFail: \(other.name))" }
        // UIKit cannot remove a requirement made by `require(toFail:)`.
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            other.recognizer.map { recognizer.removeRequirement(of: $0) } ?? false
        }
    }

    struct AllowAllTouchTypes: RecognizerChange {
        let recognizer: Mention

        var code: String { "allow-touch-types" }
        var words: String {
            "name the type in \(recognizer.name).allowedTouchTypes, or leave that as it is by default"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.allowedTouchTypes = [0, 1, 2, 3]
            return true
        }
    }

    struct ShareTouchTypes: RecognizerChange {
        let recognizer: Mention

        var code: String { "share-touch-types" }
        var words: String {
            "allow touches of several types: \(recognizer.name).requiresExclusiveTouchType = false"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            recognizer.requiresExclusiveTouchType = false
            return true
        }
    }

    struct LetDelegatePermit: RecognizerChange {
        let recognizer: Mention
        let refuser: TouchExplanation.Cause.Refuser?

        var code: String { "delegate-permits" }
        // Removing the delegate shows what the change does, but is not the change.
        var canBeMade: Bool { false }
        var words: String {
            if let refuser { return "return true from \(refuser.words)" }
            guard recognizer.facts.delegate is any ReasonedGestureDelegate.Type else {
                return "return true from the delegate of \(recognizer.name)"
            }
            let property =
                recognizer.isA(ContentDragGestureRecognizer.self)
                ? "interactiveContentPopGestureRecognizer" : "interactivePopGestureRecognizer"
            return "put a delegate of your own in the place of the system's: \(property)?.delegate = self"
        }
        func apply(to recognizer: UIGestureRecognizer) -> Bool {
            // A scroll view's pan requires its own delegate (SV-17).
            guard !(recognizer is ScrollPan) else { return false }
            recognizer.delegate = nil
            return true
        }
    }
}
