// Misuses of the test kit. Each must record an issue with instructions, and neither crash nor hang.
//
// `withKnownIssue` fails if no issue is recorded. `MisuseTests` compares messages.

import Testing
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A view on a window of an application.
@discardableResult @MainActor private func show(_ view: UIView, in app: TestApplication) -> UIWindow {
    let controller = UIViewController()
    controller.view.addSubview(view)
    return app.makeWindow(root: controller)
}

// The button is in no window: add it to a view of a window first.
@Test(.application) @MainActor func `Misuse: a tap on a button that was never added to a view`() {
    let app = TestApplication.current
    app.makeWindow()
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    withKnownIssue("The button is in no window: add it to a view of a window first.") {
        app.fingerTap(at: button)
    }
}

// A finger is still down at the end: lift it, fingerUp, or cancel it.
@Test @MainActor func `Misuse: a run that ends while a finger is down`() {
    withKnownIssue("A finger is still down at the end: lift it, fingerUp, or cancel it.") {
        TestApplication.run { app in
            _ = app.makeWindow()
            app.fingerDown(at: CGPoint(x: 100, y: 100))
        }
    }
}

// The duration is negative: say zero or a positive number of seconds.
@Test(.application) @MainActor func `Misuse: a move of negative duration`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    app.fingerDown(at: button)
    withKnownIssue("The duration is negative: say zero or a positive number of seconds.") {
        app.fingerMove(to: CGPoint(x: 100, y: 300), duration: -0.5)
    }
    app.fingerUp()
}

// The point is not finite: name a finite point; look for a division by zero.
@Test(.application) @MainActor func `Misuse: a tap at a point that is not a number`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The point is not finite: name a finite point; look for a division by zero.") {
        app.fingerTap(at: CGPoint(x: CGFloat.nan, y: 100))
    }
}

// Finger 2 is still down at the end: lift all fingers, fingersUp().
@Test @MainActor func `Misuse: a run that lifts one of two fingers`() {
    withKnownIssue("Finger 2 is still down at the end: lift all fingers, fingersUp().") {
        TestApplication.run { app in
            _ = app.makeWindow()
            app.fingersDown([1: CGPoint(x: 100, y: 100), 2: CGPoint(x: 200, y: 100)])
            app.fingersUp([1])
        }
    }
}

// The button is hidden: show it, isHidden = false, or allow the miss.
@Test(.application) @MainActor func `Misuse: a tap on a hidden button`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    button.isHidden = true
    withKnownIssue("The button is hidden: show it, isHidden = false, or allow the miss.") {
        app.fingerTap(at: button)
    }
}

// The window of the button is hidden: show it, isHidden = false or makeKeyAndVisible().
@Test(.application) @MainActor func `Misuse: a tap on a button of a hidden window`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = show(button, in: app)
    window.isHidden = true
    withKnownIssue("The window of the button is hidden: show it, isHidden = false or makeKeyAndVisible().") {
        app.fingerTap(at: button)
    }
}

// There is no finger: name at least one point.
@Test(.application) @MainActor func `Misuse: an empty list of fingers put down`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("There is no finger: name at least one point.") {
        app.fingersDown(at: [])
    }
}

// The finger is not down: put it down first, fingerDown, or use fingerDrag.
@Test(.application) @MainActor func `Misuse: moving a finger that was never put down`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The finger is not down: put it down first, fingerDown, or use fingerDrag.") {
        app.fingerMove(to: CGPoint(x: 100, y: 300))
    }
}

// The run of this application has ended: tap within the run.
@Test @MainActor func `Misuse: a view that is tapped after the run`() {
    withKnownIssue("The run of this application has ended: tap within the run.") {
        let (kept, view) = TestApplication.run { app in
            let view = UIView(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
            _ = show(view, in: app)
            return (app, view)
        }
        kept.fingerTap(at: view)
    }
}

// The run of this application has ended: use it only within the run.
@Test @MainActor func `Misuse: an application that is used after its run`() {
    withKnownIssue("The run of this application has ended: use it only within the run.") {
        let kept = TestApplication.run { app in app }
        _ = kept.makeWindow()
        kept.advance(by: 1.0)
    }
}

// The time is not a number: say a finite number of seconds; look for a division by zero.
@Test(.application) @MainActor func `Misuse: advancing by a time that is not a number`() {
    let app = TestApplication.current
    withKnownIssue("The time is not a number: say a finite number of seconds; look for a division by zero.") {
        app.advance(by: TimeInterval.nan)
    }
}

// There is no application: add the trait, @Test(.application), or write TestApplication.run { app in … }.
@Test @MainActor func `Misuse: the current application without the trait`() {
    withKnownIssue(
        "There is no application: add the trait, @Test(.application), or write TestApplication.run { app in … }."
    ) {
        _ = TestApplication.current.makeWindow()
    }
}

// The end of the drag is not finite: name a finite point on the screen.
@Test(.application) @MainActor func `Misuse: a drag to an infinite point`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The end of the drag is not finite: name a finite point on the screen.") {
        app.fingerDrag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: CGFloat.infinity))
    }
}

// There is no menu item Archive, as no menu is open: open the menu first.
@Test(.application) @MainActor func `Misuse: a menu item while no menu is open`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("There is no menu item Archive, as no menu is open: open the menu first.") {
        app.tapMenuItem("Archive")
    }
}

// The button is outside of the bounds of its window: let the animation end, or move the button into view.
@Test(.application) @MainActor func `Misuse: a double tap on a button that has not slid in yet`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: -300, y: 100, width: 100, height: 44))
    show(button, in: app)
    withKnownIssue(
        "The button is outside of the bounds of its window: let the animation end, or move the button into view."
    ) {
        app.fingerDoubleTap(at: button)
    }
}

// There is no first responder to type into: tap the field or call becomeFirstResponder() first.
@Test(.application) @MainActor func `Misuse: typing before the field was tapped`() {
    let app = TestApplication.current
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    show(field, in: app)
    withKnownIssue(
        "There is no first responder to type into: tap the field or call becomeFirstResponder() first."
    ) {
        app.keyTypeText("Hello")
    }
}

// The scale is zero: say a positive factor, below 1 to pinch together.
@Test(.application) @MainActor func `Misuse: a pinch on the trackpad with a scale of zero`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The scale is zero: say a positive factor, below 1 to pinch together.") {
        app.trackpadPinch(at: CGPoint(x: 195, y: 400), by: 0)
    }
}

// In the nested run the inner application is the current one: use it, or end the nested run first.
@Test @MainActor func `Misuse: the outer application used in a nested run`() {
    withKnownIssue(
        "In the nested run the inner application is the current one: use it, or end the nested run first."
    ) {
        TestApplication.run { outer in
            let window = outer.makeWindow()
            TestApplication.run { inner in
                _ = inner.makeWindow()
                outer.fingerTap(at: window)
            }
        }
    }
}

// There is no first responder for the text: tap the field or call becomeFirstResponder() first.
@Test(.application) @MainActor func `Misuse: an input method that inserts text without a first responder`() {
    let app = TestApplication.current
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    show(field, in: app)
    field.becomeFirstResponder()
    field.resignFirstResponder()
    withKnownIssue(
        "There is no first responder for the text: tap the field or call becomeFirstResponder() first."
    ) {
        app.inputMethodInsert("é")
    }
}

// The duration is infinite: say a finite number of seconds.
@Test(.application) @MainActor func `Misuse: a drag with an infinite duration`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The duration is infinite: say a finite number of seconds.") {
        app.fingerDrag(from: CGPoint(x: 100, y: 100), to: CGPoint(x: 100, y: 400), duration: .infinity)
    }
}

// The test already has an application: use TestApplication.current without a run, or the application that the run hands over.
@Test(.application) @MainActor func `Misuse: the application of the trait used in a run`()
    async
{
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    withKnownIssue(
        "The test already has an application: use TestApplication.current without a run, or the application that the run hands over."
    ) {
        TestApplication.run { _ in
            app.fingerTap(at: button)
        }
    }
}

// The distance of the fingers is not a number: say finite distances in points.
@Test(.application) @MainActor func `Misuse: a pinch to a distance that is not a number`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The distance of the fingers is not a number: say finite distances in points.") {
        app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 100, to: CGFloat.nan)
    }
}

// The number of taps is negative: say at least 1.
@Test(.application) @MainActor func `Misuse: a negative number of taps`() throws {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = show(button, in: app)
    let fingers = try EventGenerator(window: window)
    withKnownIssue("The number of taps is negative: say at least 1.") {
        try fingers.fingerTap(at: button, numberOfTimes: -2)
    }
}

// The finger is already down: lift it first, or give the second finger another number.
@Test(.application) @MainActor func `Misuse: a second finger down with the same finger number`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    app.fingerDown(at: button)
    withKnownIssue("The finger is already down: lift it first, or give the second finger another number.") {
        app.fingerDown(at: CGPoint(x: 200, y: 300))
    }
    app.fingerUp()
}

// The duration is negative and the clock only goes forward: say a positive one.
@Test(.application) @MainActor func `Misuse: advancing by a negative duration`() async {
    let app = TestApplication.current
    await withKnownIssue("The duration is negative and the clock only goes forward: say a positive one.") {
        await app.advance(by: .seconds(-1))
    }
}

// The event log is empty: let a finger do something before comparing.
@Test(.application) @MainActor func `Misuse: expecting an event log when nothing has happened`() {
    let app = TestApplication.current
    app.makeWindow()
    app.clear()
    withKnownIssue("The event log is empty: let a finger do something before comparing.") {
        app.expectEventLog(named: "nothing-happened")
    }
}

// The timeout is infinite: say a finite number of seconds.
@Test(.application) @MainActor func `Misuse: waiting with an infinite timeout`() {
    let app = TestApplication.current
    withKnownIssue("The timeout is infinite: say a finite number of seconds.") {
        app.waitUntil(timeout: .infinity) { false }
    }
}

// There is no menu item Paste: a long press on the field opens the menu first.
@Test(.application) @MainActor func `Misuse: pasting from the menu of a field that only has the focus`() {
    let app = TestApplication.current
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 44))
    show(field, in: app)
    field.becomeFirstResponder()
    withKnownIssue("There is no menu item Paste: a long press on the field opens the menu first.") {
        app.tapMenuItem("Paste")
    }
}

// The view is in a window of another application: tap with the application that made the window.
@Test(.application) @MainActor func `Misuse: a tap on a window that was made for another application`() {
    let app = TestApplication.current
    let other = TestApplication()
    let window = other.makeWindow()
    withKnownIssue(
        "The view is in a window of another application: tap with the application that made the window."
    ) {
        app.fingerTap(at: window)
    }
}

// The finger is already down: lift it before it taps, or tap with another finger number.
@Test(.application) @MainActor func `Misuse: a tap with a finger that is still down`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    app.fingerDown(at: button)
    withKnownIssue("The finger is already down: lift it before it taps, or tap with another finger number.") {
        app.fingerTap(at: button)
    }
    app.fingerUp()
}

// The time is infinite: say a finite number of seconds, or wait for a condition with waitUntil.
@Test(.application) @MainActor func `Misuse: advancing by an infinite time`() {
    let app = TestApplication.current
    withKnownIssue(
        "The time is infinite: say a finite number of seconds, or wait for a condition with waitUntil."
    ) {
        app.advance(by: TimeInterval.infinity)
    }
}

// The view is no longer in a window: tap it before it is removed, or add it again.
@Test(.application) @MainActor func `Misuse: a double tap on a view that has been removed`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    button.removeFromSuperview()
    withKnownIssue("The view is no longer in a window: tap it before it is removed, or add it again.") {
        app.fingerDoubleTap(at: button)
    }
}

// There is no finger: name at least one point.
@Test(.application) @MainActor func `Misuse: a tap with no fingers`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("There is no finger: name at least one point.") {
        app.fingersTap(at: [])
    }
}

// The timeout is negative: say a positive number of seconds.
@Test(.application) @MainActor func `Misuse: waiting for a negative time`() {
    let app = TestApplication.current
    withKnownIssue("The timeout is negative: say a positive number of seconds.") {
        app.waitUntil(timeout: -1) { false }
    }
}

// The time is negative and the clock only goes forward: say a positive number of seconds.
@Test(.application) @MainActor func `Misuse: advancing by a negative time`() {
    let app = TestApplication.current
    withKnownIssue("The time is negative and the clock only goes forward: say a positive number of seconds.") {
        app.advance(by: -1.0)
    }
}

// Finger 2 is not down: lift only fingers that are down, or put finger 2 down first.
@Test(.application) @MainActor func `Misuse: lifting two fingers of which one is down`() {
    let app = TestApplication.current
    app.makeWindow()
    app.fingerDown(1, at: CGPoint(x: 70, y: 122))
    withKnownIssue("Finger 2 is not down: lift only fingers that are down, or put finger 2 down first.") {
        app.fingersUp([1, 2])
    }
    if !app.fingersThatAreDown.isEmpty { app.fingersUp() }
}

// No view has the identifier checkout: set accessibilityIdentifier, or name one of those that exist.
@Test(.application) @MainActor func `Misuse: a tap on an accessibility identifier that no view has`() throws {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = show(button, in: app)
    button.accessibilityIdentifier = "pay"
    let fingers = try EventGenerator(window: window)
    withKnownIssue(
        "No view has the identifier checkout: set accessibilityIdentifier, or name one of those that exist."
    ) {
        try fingers.fingerTap(at: "checkout")
    }
}

// There is no application: add the trait, @Test(.application), or write TestApplication.run { app in … }.
@Test @MainActor func `Misuse: a tap through the current application of a test without the trait`() {
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    withKnownIssue(
        "There is no application: add the trait, @Test(.application), or write TestApplication.run { app in … }."
    ) {
        TestApplication.current.fingerTap(at: button)
    }
}

// The number of taps is 0: say at least 1.
@Test(.application) @MainActor func `Misuse: zero taps`() throws {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = show(button, in: app)
    let fingers = try EventGenerator(window: window)
    withKnownIssue("The number of taps is 0: say at least 1.") {
        try fingers.fingerTap(at: button, numberOfTimes: 0)
    }
}

// The window belongs to UIApplication.shared, not to this application: make it with makeWindow, or tap with TestApplication.current.
@Test(.application) @MainActor
func `Misuse: a window of the shared application tapped with another application`() {
    let own = TestApplication(screen: CGSize(width: 820, height: 1180))
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    let window = UIWindow(frame: UIScreen.main.bounds)
    let controller = UIViewController()
    controller.view.addSubview(button)
    window.rootViewController = controller
    window.makeKeyAndVisible()
    withKnownIssue(
        "The window belongs to UIApplication.shared, not to this application: make it with makeWindow, or tap with TestApplication.current."
    ) {
        own.fingerTap(at: button)
    }
}

// The button is outside of the bounds of its window: move or scroll it into view, or make the screen larger.
@Test(.application) @MainActor func `Misuse: a tap on a button below the screen`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 2000, width: 100, height: 44))
    show(button, in: app)
    withKnownIssue(
        "The button is outside of the bounds of its window: move or scroll it into view, or make the screen larger."
    ) {
        app.fingerTap(at: button)
    }
}

// The application has no window: make one first, app.makeWindow(root:).
@Test(.application) @MainActor func `Misuse: a tap on an application that has no window`() {
    let app = TestApplication.current
    withKnownIssue("The application has no window: make one first, app.makeWindow(root:).") {
        app.fingerTap(at: CGPoint(x: 100, y: 100))
    }
}

// The duration is not a number: say a finite number of seconds.
@Test(.application) @MainActor func `Misuse: a long press whose time is not a number`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The duration is not a number: say a finite number of seconds.") {
        app.fingerLongPress(at: CGPoint(x: 70, y: 122), duration: .nan)
    }
}

// The event log is empty: compare before clear(), which throws away what the tap caused.
@Test(.application) @MainActor func `Misuse: expecting an event log just after clearing it`() {
    let app = TestApplication.current
    let button = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    show(button, in: app)
    app.fingerTap(at: button)
    app.clear()
    withKnownIssue("The event log is empty: compare before clear(), which throws away what the tap caused.") {
        app.expectEventLog(named: "cleared-too-early")
    }
}

// The duration is negative: say how many seconds the finger stays down.
@Test(.application) @MainActor func `Misuse: a long press of negative time`() {
    let app = TestApplication.current
    app.makeWindow()
    withKnownIssue("The duration is negative: say how many seconds the finger stays down.") {
        app.fingerLongPress(at: CGPoint(x: 70, y: 122), duration: -1)
    }
}
