import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Disabling, removing and moving recognizers during a gesture, and changes in callbacks (G-45 to G-47, DL-19, DL-24).
@Suite(.application(tracing: .both)) @MainActor
struct EnableRemoveMidGestureTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let outer: NotingView
    let view: NotingView

    init() {
        outer = scene.view("outer", 0, 0, 390, 500)
        view = scene.view("V", 0, 0, 300, 300, in: outer)
    }

    private func pan() -> UIPanGestureRecognizer { scene.attach(UIPanGestureRecognizer(), "pan", to: view) }

    private func begin() {
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(80, 50))
        scene.clear()
    }

    @Test func `G-45: disabling a recognizer in progress cancels it`() {
        let pan = pan()
        begin()
        pan.isEnabled = false
        expectEqual(scene.eventLog, "pan(cancelled)")
        expectEqual(pan.state, .possible)
        pan.isEnabled = true
        app.fingerMove(to: at(120, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "pan(cancelled)")
    }

    @Test func `G-45: disabling a recognizer delivers its delayed touches and ends the wait of others`() {
        let blocker = scene.attach(ScriptedRecognizer(), "blocker", to: view)
        blocker.delaysTouchesBegan = true
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.cancelsTouchesInView = false
        tap.require(toFail: blocker)
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "blocker.began, blocker.ended")
        blocker.isEnabled = false
        expectEqual(scene.eventLog, "blocker.began, blocker.ended, tap(ended), V.began, V.ended, blocker.reset")
    }

    @Test func `G-45: setting isEnabled to true again changes nothing`() {
        let pan = pan()
        begin()
        pan.isEnabled = true
        expectEqual(scene.eventLog, "")
        expectEqual(pan.state, .began)
        app.fingersUp()
    }

    @Test func `G-45: disabling a recognizer in its own action cancels it`() {
        let pan = pan()
        pan.addHandler { if $0.state == .began { $0.isEnabled = false } }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(80, 50))
        app.fingerMove(to: at(90, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "V.began, pan(began), pan(cancelled), V.cancelled")
    }

    @Test func `G-47: moving a recognizer to another view cancels its gesture`() {
        let pan = pan()
        begin()
        outer.addGestureRecognizer(pan)
        expectEqual(scene.eventLog, "pan(cancelled)")
        #expect(pan.view === outer)
        app.fingerUp()
        app.fingerDrag(from: at(350, 50), to: at(380, 50), duration: 0)
        expectEqual(scene.eventLog, "pan(cancelled), outer.began, pan(began), outer.cancelled, pan(ended)")
    }

    @Test func `G-47: the action of a cancelled recognizer can attach it to another view`() {
        let pan = pan()
        let third = scene.view("third", 300, 0, 50, 50, in: outer)
        pan.addHandler { if $0.state == .cancelled { third.addGestureRecognizer($0) } }
        begin()
        view.removeGestureRecognizer(pan)
        #expect(pan.view === third)
        expectEqual(third.gestureRecognizers, [pan])
        #expect(view.gestureRecognizers == nil)
        app.fingersUp()
    }

    @Test func `G-47: a caller's addGestureRecognizer overrides that of the cancelled action`() {
        let pan = pan()
        let third = scene.view("third", 300, 0, 50, 50, in: outer)
        pan.addHandler { if $0.state == .cancelled { third.addGestureRecognizer($0) } }
        begin()
        outer.addGestureRecognizer(pan)
        #expect(pan.view === outer)
        #expect(third.gestureRecognizers == nil && view.gestureRecognizers == nil)
        expectEqual(outer.gestureRecognizers, [pan])
        app.fingersUp()
    }

    // MARK: Changes in actions

    private enum Action: String, CaseIterable {
        case removeRecognizer, removeView, hideWindow, addRequirement, disableOther, presentController,
            ignoreInteraction
    }

    /// Whatever the action of a tap changes, the view receives one end, and the recognizers are reset.
    @Test(arguments: [
        "removeRecognizer", "removeView", "hideWindow", "addRequirement", "disableOther", "presentController",
        "ignoreInteraction",
    ])
    func `G-9, DL-10, DL-24: the view receives one end and recognizers are reset whatever an action changes`(
        changeName: String
    ) {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        let other = scene.attach(UITapGestureRecognizer(), "other", to: outer)
        other.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = changeName != "disableOther"
        let root = UIViewController()
        scene.window.rootViewController = root
        root.view.addSubview(outer)
        tap.addHandler { recognizer in
            switch Action(rawValue: changeName)! {
            case .removeRecognizer: view.removeGestureRecognizer(recognizer)
            case .removeView: view.removeFromSuperview()
            case .hideWindow: scene.window.isHidden = true
            case .addRequirement: recognizer.require(toFail: other)
            case .disableOther: other.isEnabled = false
            case .presentController: root.present(UIViewController(), animated: false)
            case .ignoreInteraction: app.application.beginIgnoringInteractionEvents()
            }
        }
        app.fingerTap(at: at(50, 50))
        app.advance(by: 3)
        let ends = scene.lines.filter { $0 == "V.ended" || $0 == "V.cancelled" }
        expectEqual(ends, [changeName == "disableOther" ? "V.ended" : "V.cancelled"])
        expectEqual(scene.lines.filter { $0 == "tap(ended)" }.count, 1)
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
        #expect(other.state == .possible && other.numberOfTouches == 0)
        expectEqual((view.gestureRecognizers == nil), (changeName == "removeRecognizer"))
    }

    /// Two recognizers win in one event. The action of one disables the other one before its action.
    @Test func `G-8: a gesture that is cancelled before its first action sends no action`() {
        let one = scene.attach(ScriptedRecognizer(), "one", to: view).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer).sets(.began, at: "began")
        one.prevents = { _ in false }
        one.addHandler { _ in other.isEnabled = false }
        app.fingerDown(at: at(50, 50))
        expectEqual(scene.eventLog, "one.began, other.began, one(began), other.reset")
        expectEqual(other.state, .possible)
        app.fingersUp()
    }

    /// How the action of one recognizer ends the other one, whose action is next.
    nonisolated private static let waysToEnd = ["disable", "remove", "remove the view"]

    private func remove(_ recognizer: UIGestureRecognizer, _ way: String) {
        switch way {
        case "disable": recognizer.isEnabled = false
        case "remove": recognizer.view?.removeGestureRecognizer(recognizer)
        default: recognizer.view?.removeFromSuperview()
        }
    }

    @Test(arguments: waysToEnd) func `G-45, G-46: a tap that is disabled or removed before its action sends no action`(
        _ way: String
    ) {
        let inner = scene.view("inner", 0, 0, 100, 100, in: view)
        let one = scene.attach(UITapGestureRecognizer(), "one", to: view)
        let other = scene.attach(UITapGestureRecognizer(), "other", to: inner)
        let simultaneous = ScriptedDelegate()
        simultaneous.simultaneous = { _, _ in true }
        (one.delegate, other.delegate) = (simultaneous, simultaneous)
        // The recognizer of the deeper view acts first, so its action removes the other one.
        other.addHandler { _ in remove(one, way) }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.lines.filter { $0.contains("(") }, ["other(ended)"])
        #expect(one.state == .possible && other.state == .possible)
        if way != "remove the view" {
            one.isEnabled = true
            view.addGestureRecognizer(one)
            app.fingerTap(at: at(200, 200))
            expectEqual(scene.lines.last { $0.contains("(") }, "one(ended)")
        }
    }

    @Test(arguments: waysToEnd)
    func `G-45, G-46: a gesture that is disabled or removed before its last action is cancelled`(
        _ way: String
    ) {
        let inner = scene.view("inner", 0, 0, 100, 100, in: view)
        let one = scene.attach(UIPanGestureRecognizer(), "one", to: view)
        let other = scene.attach(UIPanGestureRecognizer(), "other", to: inner)
        let simultaneous = ScriptedDelegate()
        simultaneous.simultaneous = { _, _ in true }
        (one.delegate, other.delegate) = (simultaneous, simultaneous)
        other.addHandler { if $0.state == .ended { remove(one, way) } }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(80, 50))
        app.fingerUp()
        expectEqual(
            scene.lines.filter { $0.contains("(") },
            [
                "other(began)", "one(began)", "other(ended)", "one(cancelled)",
            ])
        #expect(one.state == .possible && other.state == .possible)
    }

    @Test func `G-8: a changed state that another action sets follows the began action`() {
        let one = scene.attach(ScriptedRecognizer(), "one", to: view).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer).sets(.began, at: "began")
        one.prevents = { _ in false }
        one.addHandler { _ in other.state = .changed }
        app.fingerDown(at: at(50, 50))
        expectEqual(scene.lines.filter { $0.contains("(") }, ["one(began)", "other(began)", "other(changed)"])
        app.fingersUp()
    }

    @Test func `G-9: an action can cancel its own recognizer`() {
        let pan = pan()
        pan.addHandler { if $0.state == .changed { $0.state = .cancelled } }
        begin()
        app.fingerMove(to: at(90, 50))
        app.fingerMove(to: at(100, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "pan(changed), pan(cancelled)")
    }

    // MARK: Changes in views

    @Test func `G-45: a view can disable a recognizer in touchesBegan`() {
        let pan = pan()
        view.on["began"] = { _, _ in pan.isEnabled = false }
        app.fingerDrag(from: at(50, 50), to: at(100, 50), duration: 0)
        expectEqual(scene.eventLog, "V.began, V.moved, V.ended")
    }

    /// The view disables another recognizer while it receives a delayed touch.
    @Test func `G-41, G-45: a delayed touch keeps its values when its view disables a recognizer in touchesBegan`() {
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: view).sets(.failed, at: "ended")
        delayer.delaysTouchesBegan = true
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer)
        other.delaysTouchesEnded = false
        view.on["began"] = { touches, _ in
            expectEqual(touches.first?.phase, .began)
            other.isEnabled = false
            expectEqual(touches.first?.phase, .began)
            expectEqual(touches.first?.location(in: nil), at(50, 50))
        }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(scene.lines.filter { $0.hasPrefix("V") }, ["V.began", "V.moved", "V.ended"])
        scene.clear()
        view.on = [:]
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.lines.filter { $0.hasPrefix("V") }, ["V.began", "V.ended"])
    }

    @Test func `G-41, DL-19: a delayed touch is cancelled when its view removes itself in touchesBegan`() {
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: view).sets(.failed, at: "ended")
        delayer.delaysTouchesBegan = true
        view.on["began"] = { _, _ in view.removeFromSuperview() }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        expectEqual(scene.lines.filter { $0.hasPrefix("V") }, ["V.began", "V.cancelled"])
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.lines.suffix(2), ["outer.began", "outer.ended"])
    }

    /// An event within an event does not send the touches of the outer one to recognizers again.
    @Test func `G-9, DL-22: a cancellation within an action sends recognizers no touches again`() {
        let plate = scene.view("plate", 300, 300, 50, 50, in: outer)
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        let double = scene.attach(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        tap.addHandler { _ in
            app.application.beginIgnoringInteractionEvents()
            app.application.endIgnoringInteractionEvents()
        }
        app.fingerDown(2, at: plate)
        app.fingerTap(1, at: at(50, 50))
        app.advance(by: 1)
        expectEqual(scene.eventLog, "plate.began, V.began, tap(ended), plate.cancelled, V.cancelled")
        app.fingersUp()
    }

    @Test func `DL-2: an action that disables a recognizer of another window delivers its delayed touch`() {
        let front = ScriptedWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        front.isHidden = false
        let plate = scene.view("plate", 0, 0, 200, 200, in: front)
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: plate)
        delayer.delaysTouchesBegan = true
        scene.attach(UITapGestureRecognizer(), "tap", to: view).addHandler { _ in delayer.isEnabled = false }
        app.fingerDown(2, at: at(100, 600))
        app.fingerTap(1, at: at(50, 50))
        expectEqual(
            scene.eventLog, "delayer.began, V.began, tap(ended), V.cancelled, delayer.reset, plate.began")
        app.fingersUp()
    }
}

/// Our choices where G-46 and G-20 leave the behavior open: removal counts as disabling.
@Suite(.application(tracing: .both)) @MainActor
struct EnableRemoveMidGestureChoices {
    let scene = GestureScene()
    let app = TestApplication.current

    @Test(arguments: ["recognizer", "view", "superview"])
    func `G-46: removing a recognizer, its view or a superview cancels it`(what: String) {
        let outer = scene.view("outer")
        let view = scene.view("V", in: outer)
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(80, 50))
        scene.clear()
        switch what {
        case "recognizer": view.removeGestureRecognizer(pan)
        case "view": view.removeFromSuperview()
        default: outer.removeFromSuperview()
        }
        expectEqual(scene.eventLog, "pan(cancelled)")
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        app.fingerMove(to: at(90, 50))
        app.fingerUp()
        expectEqual(scene.eventLog, "pan(cancelled)")
    }

    @Test func `G-46: removing a view cancels the timers of its recognizers`() {
        let view = scene.view("V")
        let press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
        let swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: view)
        app.fingerDown(at: at(50, 50))
        view.removeFromSuperview()
        app.advance(by: 3)
        #expect(press.state == .possible && swipe.state == .possible)
        expectEqual(scene.eventLog, "V.began, V.cancelled")
        scene.window.addSubview(view)
        app.fingerUp()
        app.fingerLongPress(at: at(50, 50))
        #expect(scene.lines.contains("press(began)"))
    }
}
