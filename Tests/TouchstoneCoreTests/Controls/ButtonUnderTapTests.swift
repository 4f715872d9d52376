import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A button with a tap recognizer on itself or on its superview, in all combinations of flags and required taps (C-21 to C-23).
@Suite(.application(tracing: .both)) @MainActor
struct ButtonUnderTapTests {
    struct Setting: CustomTestStringConvertible, Sendable {
        let isOnButton: Bool
        let taps: Int
        let cancels: Bool
        let delaysBegan: Bool
        let delaysEnded: Bool

        var testDescription: String {
            "\(isOnButton ? "own" : "superview's") \(taps) taps"
                + (cancels ? ", cancels" : "") + (delaysBegan ? ", delays began" : "")
                + (delaysEnded ? ", delays ended" : "")
        }
    }

    nonisolated static let settings: [Setting] = (0..<32).map { bits in
        Setting(
            isOnButton: bits & 16 != 0, taps: bits & 8 != 0 ? 2 : 1, cancels: bits & 4 != 0, delaysBegan: bits & 2 != 0,
            delaysEnded: bits & 1 != 0)
    }

    let app = TestApplication.current
    let button: UIButton

    init() {
        let window = TestApplication.current.makeWindow()
        button = UIButton(frame: CGRect(x: 100, y: 300, width: 100, height: 40)).placed("button", in: window)
    }

    private func attach(_ setting: Setting) {
        let tap = UITapGestureRecognizer()
        tap.numberOfTapsRequired = setting.taps
        tap.cancelsTouchesInView = setting.cancels
        tap.delaysTouchesBegan = setting.delaysBegan
        tap.delaysTouchesEnded = setting.delaysEnded
        tap.addHandler { _ in }
        (setting.isOnButton ? button : button.superview!).addGestureRecognizer(tap)
    }

    /// The number of times the recognizer acted and the number of times the button sent `touchUpInside`.
    private func outcome() -> [Int] {
        app.advance(by: 2)
        let acted = app.records.count { if case .acted = $0.fact { true } else { false } }
        let pressed = app.controlEvents.components(separatedBy: "button touchUpInside").count - 1
        return [acted, pressed]
    }

    @Test(.application, arguments: settings)
    func `C-21, C-22, C-23: one tap triggers the button, the recognizer, or both`(_ setting: Setting) {
        attach(setting)
        app.fingerTap(at: button)
        let expected: [Int] =
            if setting.taps == 2 {
                // The recognizer requires two taps.
                [0, 1]
            } else if !setting.cancels {
                [1, 1]
            } else if setting.isOnButton {
                [1, 0]
            } else {
                [0, 1]
            }
        expectEqual(outcome(), expected)
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test(.application, arguments: settings.filter { $0.taps == 2 })
    func `C-22, C-23: a double-tap recognizer always acts, and its flags decide what the button sends`(
        _ setting: Setting
    ) {
        attach(setting)
        app.fingerDoubleTap(at: button)
        // A button does not prevent a double tap. It receives no touches that the recognizer delays and then cancels. If the
        // recognizer delays only the end of the first touch, the second one begins while the button is still tracking.
        let pressed =
            if setting.cancels {
                setting.delaysBegan || setting.delaysEnded ? 0 : 1
            } else {
                setting.delaysEnded && !setting.delaysBegan ? 1 : 2
            }
        expectEqual(outcome(), [1, pressed])
        #expect(!button.isTracking && !button.isHighlighted)
    }

    @Test(.application) func `C-22: a long press on the superview cancels the button's touch`() {
        button.superview!.addGestureRecognizer(UILongPressGestureRecognizer())
        app.fingerLongPress(at: app.middle(of: button), duration: 1)
        expectEqual(app.controlEvents, "button touchDown, button touchCancel")
    }
}
