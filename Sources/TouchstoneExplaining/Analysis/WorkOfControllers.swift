import Foundation
import TouchstoneCore

// Touches of which a view controller has all that it can use.
extension TouchExplanation {
    /// Whether the causes describe the normal work of the controller: one of its own parts has the touch, such as a button of an alert,
    /// or the controller received the beginning and implements no other touch method.
    func isWork(_ causes: [Cause], of controller: UIViewController, _ touch: TouchPast) -> Bool {
        switch causes.first {
        case .chainStopped(let part, _, _): part.isInternal && OverrideProbe.isOfTheLibrary(type(of: controller))
        case .takenByRecognizer, .takenByScrollView:
            touch.receives(controller, .touchesBegan) && Self.usesOnlyBeginnings(type(of: controller))
        default: false
        }
    }

    private static func usesOnlyBeginnings(_ type: AnyClass) -> Bool {
        ForwardedMethod.ofTouches.filter { $0.isOverridden(outside: type) } == [.touchesBegan]
    }
}
