import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fingers, keys and activity changes of `TestApplication` send the events that a device sends.
@Suite(.application(tracing: .both)) @MainActor
struct TestKitTests {
    let app = TestApplication.current
    let window: UIWindow
    private let view = Watching(frame: CGRect(x: 0, y: 0, width: 390, height: 844))

    init() {
        window = app.makeWindow()
        window.addSubview(view)
        view.isMultipleTouchEnabled = true
        view.becomeFirstResponder()
    }

    // MARK: Fingers

    @Test func `The first move of a finger is one frame after its touch-down`() {
        app.fingerDrag(from: at(100, 100), to: at(130, 100), duration: 0.05)
        expectEqual(view.touches, ["began 1 at 0", "moved 1 at 1", "moved 1 at 2", "moved 1 at 3", "ended 1 at 4"])
    }

    @Test func `Later moves of a finger need no additional frame`() {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(120, 100))
        app.fingerMove(to: at(140, 100))
        app.fingerDown(2, at: at(200, 100))
        app.fingerMove(1, to: at(160, 100))
        // A frame has passed since the second finger went down.
        app.fingersMove([1: at(180, 100), 2: at(220, 100)])
        app.fingersUp([1, 2])
        expectEqual(
            view.touches,
            [
                "began 1 at 0", "moved 1 at 1", "moved 1 at 2", "began 1 at 3", "moved 1 at 3", "moved 2 at 4",
                "ended 2 at 5",
            ])
    }

    // MARK: Handlers

    @Test func `advance finishes the present run-loop iteration before the time passes`() {
        final class Timed: UIView {
            var time: TimeInterval?
            override func layoutSubviews() { time = TestApplication.current.clock.now }
        }
        let timed = Timed(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        window.addSubview(timed)
        app.settle()
        let now = app.clock.now
        timed.setNeedsLayout()
        app.advance(by: 1)
        expectEqual(timed.time, now)
    }

    @Test func `Handlers of a pan and a swipe receive the recognizer's own class`() {
        let pan = UIPanGestureRecognizer()
        let swipe = UISwipeGestureRecognizer()
        view.addGestureRecognizer(pan)
        view.addGestureRecognizer(swipe)
        var moved: [CGPoint] = []
        pan.addHandler { moved.append($0.translation(in: $0.view)) }
        swipe.addHandler { expectEqual($0.direction, .right) }
        let any: UIGestureRecognizer = pan
        var states: [UIGestureRecognizer.State] = []
        any.addHandler { states.append($0.state) }
        app.fingerDrag(from: at(100, 100), to: at(100, 160), duration: 0.05)
        expectEqual(states, [.began, .changed, .changed, .ended])
        expectEqual(moved.last, at(0, 50))
    }

    // MARK: Keys

    /// The usages of the USB HID keyboard page, and shift where a US keyboard needs it.
    @Test(arguments: [
        ("a", 0x04, "a", false), ("A", 0x04, "a", true), ("z", 0x1D, "z", false), ("1", 0x1E, "1", false),
        ("!", 0x1E, "1", true), ("0", 0x27, "0", false), (")", 0x27, "0", true), ("@", 0x1F, "2", true),
        ("-", 0x2D, "-", false), ("_", 0x2D, "-", true), ("+", 0x2E, "=", true), ("[", 0x2F, "[", false),
        ("}", 0x30, "]", true), ("\\", 0x31, "\\", false), ("|", 0x31, "\\", true), (";", 0x33, ";", false),
        ("\"", 0x34, "'", true), ("`", 0x35, "`", false), ("~", 0x35, "`", true), ("<", 0x36, ",", true),
        (".", 0x37, ".", false), ("?", 0x38, "/", true), (" ", 0x2C, " ", false), ("\r", 0x28, "\r", false),
        (UIKeyCommand.inputUpArrow, 0x52, UIKeyCommand.inputUpArrow, false), ("é", 0x1_00E9, "é", false),
        ("É", 0x1_00E9, "é", true),
    ])
    func `RC-36: a typed character has the key code and modifiers of a US keyboard`(
        _ characters: String, code: Int, base: String, isShifted: Bool
    ) {
        app.keyType(characters, modifiers: .alternate)
        let flags: UIKeyModifierFlags = isShifted ? [.alternate, .shift] : .alternate
        for key in view.keys {
            expectEqual(key.keyCode.rawValue, code)
            #expect(key.characters == characters && key.charactersIgnoringModifiers == base)
            expectEqual(key.modifierFlags, flags)
        }
        expectEqual(view.keys.count, 2)
    }

    @Test func `Every character of an English text has a key code of the keyboard page`() {
        app.keyTypeText("The quick brown fox, 10% of {it}: \"jumps\"?")
        #expect(view.keys.allSatisfy { (0x04...0x38).contains($0.keyCode.rawValue) })
    }

    // MARK: Activity

    @Test(.application)
    func `DL-18: a move to the background cancels touches and presses and calls the delegate in order`() {
        final class Delegate: UIApplicationDelegate {
            var received: [String] = []
            private func note(_ what: String, _ application: UIApplication) {
                received.append("\(what) while \(application.applicationState)")
            }
            func applicationDidBecomeActive(_ application: UIApplication) { note("active", application) }
            func applicationWillResignActive(_ application: UIApplication) { note("resigns", application) }
            func applicationDidEnterBackground(_ application: UIApplication) { note("background", application) }
            func applicationWillEnterForeground(_ application: UIApplication) { note("foreground", application) }
        }
        let delegate = Delegate()
        app.application.delegate = delegate
        app.fingerDown(at: view)
        app.keyDown("a")
        app.clear()
        app.enterBackground()
        expectEqual(app.deliveries, "pressesCancelled watching, touchesCancelled watching")
        expectEqual(app.application.applicationState, .background)
        // Touches that are still down send no more events.
        app.fingerMove(to: at(200, 200))
        app.fingerUp()
        #expect(app.deliveries.hasSuffix("touchesCancelled \(view.name)"))
        app.enterForeground()
        expectEqual(
            delegate.received,
            [
                "resigns while active", "background while background", "foreground while background",
                "active while active",
            ])
        app.fingerTap(at: view)
        #expect(app.deliveries.hasSuffix("touchesBegan \(view.name), touchesEnded \(view.name)"))
    }
}

/// Records its touches with their frames, and its keys.
private final class Watching: UIView {
    let name = "watching"
    var touches: [String] = []
    var keys: [UIKey] = []

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = name
    }

    required init?(coder: NSCoder) { nil }

    private func note(_ phase: String, _ touches: Set<UITouch>) {
        let frame = Int((touches.first!.timestamp * 60).rounded())
        self.touches.append("\(phase) \(touches.count) at \(frame)")
    }

    override var canBecomeFirstResponder: Bool { true }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key)
    }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        keys += presses.compactMap(\.key)
    }
}
