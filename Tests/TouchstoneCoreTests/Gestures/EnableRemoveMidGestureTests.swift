import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Disabling, removing and moving recognizers in the middle of a gesture, and what callbacks may do: G-45 to G-47, DL-19, DL-24.
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

    @Test func `G-45: disabling cancels`() {
        let pan = pan()
        begin()
        pan.isEnabled = false
        #expect(scene.eventLog == "pan(cancelled)")
        #expect(pan.state == .possible)
        pan.isEnabled = true
        app.fingerMove(to: at(120, 50))
        app.fingerUp()
        #expect(scene.eventLog == "pan(cancelled)")
    }

    @Test func `G-45: disabling before it begins releases the touch and the dependents`() {
        let blocker = scene.attach(ScriptedRecognizer(), "blocker", to: view)
        blocker.delaysTouchesBegan = true
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.cancelsTouchesInView = false
        tap.require(toFail: blocker)
        app.fingerTap(at: at(50, 50))
        #expect(scene.eventLog == "blocker.began, blocker.ended")
        blocker.isEnabled = false
        #expect(scene.eventLog == "blocker.began, blocker.ended, tap(ended), V.began, V.ended, blocker.reset")
    }

    @Test func `G-45: disabling it again changes nothing`() {
        let pan = pan()
        begin()
        pan.isEnabled = true
        #expect(scene.eventLog == "")
        #expect(pan.state == .began)
        app.fingersUp()
    }

    @Test func `G-45: disabling within its own action`() {
        let pan = pan()
        pan.addHandler { if $0.state == .began { $0.isEnabled = false } }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(80, 50))
        app.fingerMove(to: at(90, 50))
        app.fingerUp()
        #expect(scene.eventLog == "V.began, pan(began), pan(cancelled), V.cancelled")
    }

    @Test func `G-47: moving it to another view mid gesture`() {
        let pan = pan()
        begin()
        outer.addGestureRecognizer(pan)
        #expect(scene.eventLog == "pan(cancelled)")
        #expect(pan.view === outer)
        app.fingerUp()
        app.fingerDrag(from: at(350, 50), to: at(380, 50), duration: 0)
        #expect(scene.eventLog == "pan(cancelled), outer.began, pan(began), outer.cancelled, pan(ended)")
    }

    @Test func `G-47: its cancel action may attach it elsewhere`() {
        let pan = pan()
        let third = scene.view("third", 300, 0, 50, 50, in: outer)
        pan.addHandler { if $0.state == .cancelled { third.addGestureRecognizer($0) } }
        begin()
        view.removeGestureRecognizer(pan)
        #expect(pan.view === third)
        #expect(third.gestureRecognizers == [pan])
        #expect(view.gestureRecognizers == nil)
        app.fingersUp()
    }

    @Test func `G-47: what the caller asked for last wins`() {
        let pan = pan()
        let third = scene.view("third", 300, 0, 50, 50, in: outer)
        pan.addHandler { if $0.state == .cancelled { third.addGestureRecognizer($0) } }
        begin()
        outer.addGestureRecognizer(pan)
        #expect(pan.view === outer)
        #expect(third.gestureRecognizers == nil && view.gestureRecognizers == nil)
        #expect(outer.gestureRecognizers == [pan])
        app.fingersUp()
    }

    // MARK: What an action may do

    private enum Action: String, CaseIterable {
        case removeRecognizer, removeView, hideWindow, addRequirement, disableOther, presentController,
            ignoreInteraction
    }

    /// Whatever the action of a tap does, the view is told one end, the recognizers come to rest and work again.
    @Test(arguments: [
        "removeRecognizer", "removeView", "hideWindow", "addRequirement", "disableOther", "presentController",
        "ignoreInteraction",
    ])
    func `G-9, DL-10, DL-24: an action may do anything`(deedAction: String) {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        let other = scene.attach(UITapGestureRecognizer(), "other", to: outer)
        other.numberOfTapsRequired = 2
        tap.cancelsTouchesInView = deedAction != "disableOther"
        let root = UIViewController()
        scene.window.rootViewController = root
        root.view.addSubview(outer)
        tap.addHandler { recognizer in
            switch Action(rawValue: deedAction)! {
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
        #expect(ends == [deedAction == "disableOther" ? "V.ended" : "V.cancelled"])
        #expect(scene.lines.filter { $0 == "tap(ended)" }.count == 1)
        #expect(tap.state == .possible && tap.numberOfTouches == 0)
        #expect(other.state == .possible && other.numberOfTouches == 0)
        #expect((view.gestureRecognizers == nil) == (deedAction == "removeRecognizer"))
    }

    /// Two winners of one event: the action of one takes the other out before its own action ran, so nobody hears of it.
    @Test func `G-8: a gesture cancelled before its first action is not notified`() {
        let one = scene.attach(ScriptedRecognizer(), "one", to: view).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer).sets(.began, at: "began")
        one.prevents = { _ in false }
        one.addHandler { _ in other.isEnabled = false }
        app.fingerDown(at: at(50, 50))
        #expect(scene.eventLog == "one.began, other.began, one(began), other.reset")
        #expect(other.state == .possible)
        app.fingersUp()
    }

    /// How the action of one takes the other out, of which it is the turn next.
    nonisolated private static let waysOut = ["disable", "remove", "remove the view"]

    private func remove(_ recognizer: UIGestureRecognizer, _ way: String) {
        switch way {
        case "disable": recognizer.isEnabled = false
        case "remove": recognizer.view?.removeGestureRecognizer(recognizer)
        default: recognizer.view?.removeFromSuperview()
        }
    }

    @Test(arguments: waysOut) func `G-45, G-46: a tap that is taken out before its action is not notified`(
        _ way: String
    ) {
        let inner = scene.view("inner", 0, 0, 100, 100, in: view)
        let one = scene.attach(UITapGestureRecognizer(), "one", to: view)
        let other = scene.attach(UITapGestureRecognizer(), "other", to: inner)
        let simultaneous = ScriptedDelegate()
        simultaneous.simultaneous = { _, _ in true }
        (one.delegate, other.delegate) = (simultaneous, simultaneous)
        // The deeper one recognizes first and acts first; so the test lets it be the one that takes the other out.
        other.addHandler { _ in remove(one, way) }
        app.fingerTap(at: at(50, 50))
        #expect(scene.lines.filter { $0.contains("(") } == ["other(ended)"])
        #expect(one.state == .possible && other.state == .possible)
        if way != "remove the view" {
            one.isEnabled = true
            view.addGestureRecognizer(one)
            app.fingerTap(at: at(200, 200))
            #expect(scene.lines.last { $0.contains("(") } == "one(ended)")
        }
    }

    @Test(arguments: waysOut) func `G-45, G-46: a gesture that is taken out before its last action is cancelled`(
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
        #expect(
            scene.lines.filter { $0.contains("(") } == [
                "other(began)", "one(began)", "other(ended)", "one(cancelled)",
            ])
        #expect(one.state == .possible && other.state == .possible)
    }

    @Test func `G-8: a change does not overtake the beginning`() {
        let one = scene.attach(ScriptedRecognizer(), "one", to: view).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer).sets(.began, at: "began")
        one.prevents = { _ in false }
        one.addHandler { _ in other.state = .changed }
        app.fingerDown(at: at(50, 50))
        #expect(scene.lines.filter { $0.contains("(") } == ["one(began)", "other(began)", "other(changed)"])
        app.fingersUp()
    }

    @Test func `G-9: an action that sets its own state`() {
        let pan = pan()
        pan.addHandler { if $0.state == .changed { $0.state = .cancelled } }
        begin()
        app.fingerMove(to: at(90, 50))
        app.fingerMove(to: at(100, 50))
        app.fingerUp()
        #expect(scene.eventLog == "pan(changed), pan(cancelled)")
    }

    // MARK: What a view may do

    @Test func `G-45: a view that disables a recognizer in its callback`() {
        let pan = pan()
        view.on["began"] = { _, _ in pan.isEnabled = false }
        app.fingerDrag(from: at(50, 50), to: at(100, 50), duration: 0)
        #expect(scene.eventLog == "V.began, V.moved, V.ended")
    }

    /// A delayed touch is being shown as it began; what the view does meanwhile does not disturb the rest of it.
    @Test func `G-41, G-45: a delayed touch shown while a recognizer is disabled`() {
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: view).sets(.failed, at: "ended")
        delayer.delaysTouchesBegan = true
        let other = scene.attach(ScriptedRecognizer(), "other", to: outer)
        other.delaysTouchesEnded = false
        view.on["began"] = { touches, _ in
            #expect(touches.first?.phase == .began)
            other.isEnabled = false
            #expect(touches.first?.phase == .began)
            #expect(touches.first?.location(in: nil) == at(50, 50))
        }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        #expect(scene.lines.filter { $0.hasPrefix("V") } == ["V.began", "V.moved", "V.ended"])
        scene.clear()
        view.on = [:]
        app.fingerTap(at: at(50, 50))
        #expect(scene.lines.filter { $0.hasPrefix("V") } == ["V.began", "V.ended"])
    }

    @Test func `G-41, DL-19: a delayed touch whose view leaves as it begins`() {
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: view).sets(.failed, at: "ended")
        delayer.delaysTouchesBegan = true
        view.on["began"] = { _, _ in view.removeFromSuperview() }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        app.fingerUp()
        #expect(scene.lines.filter { $0.hasPrefix("V") } == ["V.began", "V.cancelled"])
        app.fingerTap(at: at(50, 50))
        #expect(scene.lines.suffix(2) == ["outer.began", "outer.ended"])
    }

    /// An event within an event does not show recognizers again what the outer one is about.
    @Test func `G-9, DL-22: an event within an event brings no old news`() {
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
        #expect(scene.eventLog == "plate.began, V.began, tap(ended), plate.cancelled, V.cancelled")
        app.fingersUp()
    }

    @Test func `DL-2: an action that releases a touch of another window`() {
        let front = ScriptedWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 300))
        front.isHidden = false
        let plate = scene.view("plate", 0, 0, 200, 200, in: front)
        let delayer = scene.attach(ScriptedRecognizer(), "delayer", to: plate)
        delayer.delaysTouchesBegan = true
        scene.attach(UITapGestureRecognizer(), "tap", to: view).addHandler { _ in delayer.isEnabled = false }
        app.fingerDown(2, at: at(100, 600))
        app.fingerTap(1, at: at(50, 50))
        #expect(
            scene.eventLog == "delayer.began, V.began, tap(ended), V.cancelled, plate.began, delayer.reset"
                || scene.eventLog == "delayer.began, V.began, tap(ended), V.cancelled, delayer.reset, plate.began")
        app.fingersUp()
    }
}

/// What G-46, G-20 leave open: removal counts as disabling.
@Suite(.application(tracing: .both)) @MainActor
struct EnableRemoveMidGestureChoices {
    let scene = GestureScene()
    let app = TestApplication.current

    @Test(arguments: ["recognizer", "view", "superview"]) func `G-46: removal cancels`(what: String) {
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
        #expect(scene.eventLog == "pan(cancelled)")
        #expect(pan.state == .possible && pan.numberOfTouches == 0)
        app.fingerMove(to: at(90, 50))
        app.fingerUp()
        #expect(scene.eventLog == "pan(cancelled)")
    }

    @Test func `G-46: a released deadline is called off`() {
        let view = scene.view("V")
        let press = scene.attach(UILongPressGestureRecognizer(), "press", to: view)
        let swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: view)
        app.fingerDown(at: at(50, 50))
        view.removeFromSuperview()
        app.advance(by: 3)
        #expect(press.state == .possible && swipe.state == .possible)
        #expect(scene.eventLog == "V.began, V.cancelled")
        scene.window.addSubview(view)
        app.fingerUp()
        app.fingerLongPress(at: at(50, 50))
        #expect(scene.lines.contains("press(began)"))
    }
}
