import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Faults of the library that the comparison with the reference model found.
@Suite(.application(tracing: .both)) @MainActor
struct ReferenceModelTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView

    init() {
        view = scene.view("V", 0, 0, 390, 400)
        view.isMultipleTouchEnabled = true
    }

    private func scripted(_ name: String) -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    private var actions: [String] { scene.lines.filter { $0.contains("(") } }

    /// One finger lifts in the report in which another one lands. The recognizer ends with the latter.
    @Test func `G-12: a recognizer that ended receives no other phase of the event`() {
        let recognizer = scripted("R")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        scene.clear()
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        expectEqual(scene.lines.filter { $0.hasPrefix("R") }, ["R.began", "R(ended)", "R.reset"])
    }

    /// `other` fails with the lift, so `waiting` may recognize. `late` recognizes with the same lift. The one added last wins.
    @Test(arguments: [false, true])
    func `G-20, G-24: a recognizer whose requirement fails competes with those that match in the same event`(
        waitingIsLatest: Bool
    ) {
        let other = scripted("other")
        let order = waitingIsLatest ? ["late", "waiting"] : ["waiting", "late"]
        let made = Dictionary(uniqueKeysWithValues: order.map { ($0, scripted($0)) })
        _ = made["waiting"]!.sets(.ended, at: "began")
        _ = made["late"]!.sets(.ended, at: "ended")
        _ = other.sets(.failed, at: "ended")
        made["waiting"]!.require(toFail: other)
        app.fingerTap(at: at(50, 50))
        expectEqual(actions, ["\(order[1])(ended)"])
    }

    /// The second finger is part of the gesture, although the gesture ends with it.
    @Test func `G-32: a finger with which a gesture ends is not delivered to its view`() {
        let recognizer = scripted("R").sets(.began, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        app.fingerDown(2, at: at(90, 90))
        app.fingersUp([1, 2])
        #expect(!scene.lines.contains { $0.hasPrefix("V") })
    }

    /// The recognizer has matched and waits. Setting its state again in touchesCancelled does not keep it from failing.
    @Test func `DL-23: a matched recognizer that waits fails when its touch is cancelled`() {
        let other = scripted("other")
        let waiting = scripted("waiting").sets(.ended, at: "began").sets(.ended, at: "cancelled")
        waiting.require(toFail: other)
        app.fingerDown(1, at: at(50, 50))
        app.send([app.sample(1, .cancelled)])
        #expect(actions.isEmpty)
    }

    /// `inner` receives a second finger after `outer`, which it requires to fail, has begun. Its view does not wait.
    @Test func `G-24: a recognizer fails immediately if the one that it requires to fail has begun`() {
        let outer = scripted("outer").sets(.began, at: "began")
        outer.cancelsTouchesInView = false
        let child = scene.view("C", 200, 0, 100, 100, in: view)
        let inner = scene.attach(ScriptedRecognizer(), "inner", to: child)
        inner.delaysTouchesBegan = true
        inner.require(toFail: outer)
        app.fingerDown(1, at: at(50, 50))
        app.fingerDown(2, at: at(250, 50))
        #expect(scene.lines.contains("C.began"))
        app.fingersUp()
    }

    @Test func `DL-23, G-24: a waiting recognizer fails when its touches are cancelled`() {
        let waiting = scripted("waiting").sets(.ended, at: "began")
        waiting.require(toFail: scripted("other"))
        app.fingerDown(at: at(50, 50))
        app.fingerCancel()
        expectEqual(actions, [])
        #expect(scene.lines.contains("waiting.cancelled"))
    }

    /// The requirements of `middle` link all three recognizers, so those that failed are not reset before the last one.
    @Test(arguments: [false, true])
    func `G-13: requirements of a delegate link recognizers for the reset as require(toFail:) does`(byDelegate: Bool) {
        let (first, middle, last) = (scripted("first"), scripted("middle"), scripted("last"))
        let delegate = ScriptedDelegate()
        delegate.requires = { one, other in one === middle && (other === first || other === last) }
        if byDelegate {
            middle.delegate = delegate
        } else {
            middle.require(toFail: first)
            middle.require(toFail: last)
        }
        _ = first.sets(.failed, at: "moved")
        _ = middle.sets(.failed, at: "moved")
        _ = last.sets(.began, at: "moved").sets(.ended, at: "ended")
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        #expect(!scene.lines.contains { $0.hasSuffix("reset") })
        app.fingerUp()
        expectEqual(scene.lines.filter { $0.hasSuffix("reset") }, ["first.reset", "middle.reset", "last.reset"])
        withExtendedLifetime(delegate) {}
    }

    /// Two recognizers require each other to fail, and one of them also requires a third one to fail.
    @Test(arguments: [false, true])
    func `G-26: recognizers in a cycle of requirements fail even if one also waits for another recognizer`(
        outsiderIsFirst: Bool
    ) {
        let outsider = outsiderIsFirst ? scripted("outsider") : nil
        let (one, other) = (scripted("one").sets(.ended, at: "began"), scripted("other").sets(.ended, at: "began"))
        let third = outsider ?? scripted("outsider")
        one.require(toFail: other)
        other.require(toFail: third)
        other.require(toFail: one)
        app.fingerDown(at: at(50, 50))
        expectEqual(scene.lines.filter { $0.hasSuffix("reset") }, [])
        _ = third.sets(.ended, at: "ended")
        app.fingerUp()
        expectEqual(actions, ["outsider(ended)"])
    }

    /// A pan releases a finger as soon as it lifts. It fails in the same event while the other finger is down.
    @Test func `Q-15: after a finger lifts as a pan fails, a new finger starts a recognition sequence`() {
        let winner = scripted("winner")
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        winner.cancelsTouchesInView = false
        app.fingerDown(1, at: at(50, 50))
        _ = winner.sets(.ended, at: "began")
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        winner.on["began"] = nil
        app.fingerDown(3, at: at(200, 200))
        expectEqual(pan.numberOfTouches, 1)
        app.fingersUp()
    }

    /// The end of the first contact is delayed. The second contact is another touch, which the control does not track.
    @Test func `C-3, T-3: the next contact of the same finger is another touch`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(control)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        // The recognizer delays only the end of the first contact.
        let delegate = ScriptedDelegate()
        let delaying = scripted("delaying")
        delegate.receivesTouch = { _, touch in touch.location(in: nil).x < 40 }
        delaying.delegate = delegate
        app.fingerTap(at: at(20, 20))
        app.fingerTap(at: at(80, 80))
        expectEqual(events, ["down"])
        app.advance(by: 3)
        expectEqual(events, ["down", "up"])
        withExtendedLifetime(delegate) {}
    }

    /// `waiting` matches with the lift of its last finger, and the recognizer that it requires fails in the same event.
    @Test func `G-24: a recognizer that matches with the lift begins if its requirement fails with the lift`() {
        let (one, other) = (scripted("one").sets(.ended, at: "ended"), scripted("other").sets(.ended, at: "ended"))
        one.require(toFail: other)
        other.require(toFail: one)
        scripted("waiting").sets(.began, at: "ended").require(toFail: one)
        app.fingerTap(at: at(50, 50))
        expectEqual(actions, ["waiting(began)"])
    }

    /// `waiting` matches with the lift of its last finger and then has to wait.
    @Test func `G-24: a waiting recognizer without fingers fails`() {
        let other = scene.attach(UITapGestureRecognizer(), "other", to: view)
        other.numberOfTapsRequired = 2
        scripted("waiting").sets(.began, at: "ended").require(toFail: other)
        app.fingerTap(at: at(50, 50))
        app.advance(by: 3)
        expectEqual(actions, [])
    }

    /// Three recognizers have matched. Each waits for the next one, and two of them also wait for each other.
    @Test(arguments: [[0, 1, 2], [1, 2, 0], [2, 1, 0]])
    func `G-26: recognizers in cycles of requirements fail in any order of addition`(order: [Int]) {
        let made = Dictionary(
            uniqueKeysWithValues: order.map { ($0, scripted("\($0)").sets(.began, at: "moved")) })
        made[0]!.require(toFail: made[1]!)
        made[1]!.require(toFail: made[2]!)
        made[2]!.require(toFail: made[1]!)
        made[2]!.require(toFail: made[0]!)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(70, 50))
        expectEqual(actions, [])
        expectEqual(scene.lines.count { $0.hasSuffix(".reset") }, 3)
        // No recognizer is left that could cancel the touch in the view.
        scene.clear()
        app.fingerUp()
        expectEqual(scene.lines, ["V.ended"])
    }

    /// The view receives the delayed end of the first finger and removes a recognizer. Then its second finger is cancelled.
    @Test func `G-11, G-45: a recognizer that a view removes in a delayed touchesEnded is reset in the same event`() {
        let recognizer = scripted("R")
        scene.attach(UIPanGestureRecognizer(), "pan", to: scene.window)
        app.fingerTap(at: at(50, 50))
        app.fingerDown(at: at(200, 200))
        view.on["ended"] = { _, _ in self.view.removeGestureRecognizer(recognizer) }
        scene.clear()
        app.fingerMove(to: at(230, 200))
        expectEqual(scene.lines, ["R.moved", "pan(began)", "V.ended", "V.cancelled", "R.reset"])
        app.fingersUp()
    }

    /// The recognizer sets ended, and another one removes or disables it in the same event.
    @Test(arguments: [false, true])
    func `G-45: a recognizer that is removed or disabled before its end takes effect is cancelled`(
        byRemoval: Bool
    ) {
        let ended = scripted("R").sets(.began, at: "began").sets(.ended, at: "ended")
        let later = scripted("later")
        later.yields = { _ in false }
        later.on["ended"] = { _, _, _ in
            if byRemoval { self.view.removeGestureRecognizer(ended) } else { ended.isEnabled = false }
        }
        app.fingerTap(at: at(50, 50))
        expectEqual(actions, ["R(began)", "R(cancelled)"])
    }

    /// `freed` may begin because its requirement fails. `matching`, on a sibling view, begins with the same move.
    @Test(arguments: [false, true])
    func `G-20: of recognizers on sibling views, the one whose touch began first acts first`(
        freedIsFirst: Bool
    ) {
        let freedView = scene.view("A", 0, 500, 100, 100)
        let matchingView = scene.view("B", 200, 500, 100, 100)
        let freed = scene.attach(ScriptedRecognizer(), "freed", to: freedView).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: freedView).sets(.failed, at: "moved")
        freed.require(toFail: other)
        _ = scene.attach(ScriptedRecognizer(), "matching", to: matchingView).sets(.began, at: "moved")
        let (freedFinger, matchingFinger) = freedIsFirst ? (1, 2) : (2, 1)
        for finger in [1, 2] { app.fingerDown(finger, at: finger == freedFinger ? at(50, 550) : at(250, 550)) }
        app.fingersMove([freedFinger: at(60, 550), matchingFinger: at(260, 550)])
        expectEqual(
            actions, (freedIsFirst ? ["freed(began)", "matching(began)"] : ["matching(began)", "freed(began)"]))
        app.fingersUp()
    }

    /// The requirement is disabled while recognizers receive the lift. The decision follows after all have received it.
    @Test func `G-24: a waiting recognizer fails if its requirement is disabled while its finger lifts`() {
        let other = scripted("other")
        other.on["ended"] = { recognizer, _, _ in recognizer.isEnabled = false }
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        pan.require(toFail: other)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(70, 50))
        app.fingerUp()
        expectEqual(actions, [])
        #expect(scene.lines.contains("V.ended"))
    }

    /// The view receives a delayed touchesBegan after the finger has moved, and removes itself.
    @Test func `G-39, DL-19: a delayed touch keeps its location when its view removes itself in touchesBegan`() {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: scene.window).sets(.began, at: "moved")
        recognizer.delaysTouchesBegan = true
        recognizer.cancelsTouchesInView = false
        var places: [CGPoint?] = []
        view.on["began"] = { touches, _ in
            self.view.removeFromSuperview()
            places.append(touches.first?.location(in: nil))
        }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        expectEqual(places, [at(50, 50)])
        app.fingersUp()
    }

    /// The recognizer ignores the touch, and the view or the application cancels it in a delayed touchesBegan.
    @Test(arguments: [false, true])
    func `G-39, DL-19: a delayed touch keeps its location when it is cancelled in touchesBegan`(
        bySystem: Bool
    ) {
        let recognizer = scene.attach(ScriptedRecognizer(), "R", to: view)
        recognizer.delaysTouchesBegan = true
        recognizer.on["moved"] = { recognizer, touches, event in
            for touch in touches { recognizer.ignore(touch, for: event) }
        }
        var seen: [String] = []
        func note(_ touches: Set<UITouch>) {
            seen += touches.map { "\($0.phase) \($0.location(in: nil).x)" }
        }
        view.on["began"] = { touches, _ in
            note(touches)
            if bySystem {
                self.app.application.beginIgnoringInteractionEvents()
            } else {
                self.view.removeFromSuperview()
            }
            note(touches)
        }
        view.on["cancelled"] = { touches, _ in note(touches) }
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        expectEqual(seen, ["began 50.0", "cancelled 50.0", "cancelled 50.0"])
        if bySystem { app.application.endIgnoringInteractionEvents() }
        app.fingerUp()
    }

    /// One of the two recognizers ignores the touch that they share.
    @Test(arguments: [false, true]) func `G-26, G-14: a recognizer waits only for those with which it shares a touch`(
        waitingLetsGo: Bool
    ) {
        let child = scene.view("C", 200, 0, 100, 100, in: view)
        let other = scene.attach(ScriptedRecognizer(), "other", to: child)
        let waiting = scripted("waiting").sets(.began, at: "began")
        waiting.require(toFail: other)
        app.fingerDown(1, at: at(250, 50))
        app.fingerDown(2, at: at(50, 50))
        (waitingLetsGo ? waiting : other).on["moved"] = { recognizer, touches, event in
            for touch in touches { recognizer.ignore(touch, for: event) }
        }
        expectEqual(actions, [])
        app.fingerMove(1, to: at(250, 60))
        expectEqual(actions, ["waiting(began)"])
        app.fingersUp()
    }

    /// Two fingers land at once. One recognizer removes the view of the first, and another one still receives the second.
    @Test func `DL-6, DL-19: removing the view of one touch leaves the other touches of the event`() {
        let gone = scene.view("C", 200, 200, 100, 100)
        let first = scripted("first")
        first.on["began"] = { _, _, _ in gone.removeFromSuperview() }
        let second = scripted("second")
        var received: [CGPoint] = []
        second.on["began"] = { _, touches, _ in received = touches.map { $0.location(in: nil) } }
        app.send([
            TouchSample(id: 1, phase: .began, time: 0, location: at(250, 250)),
            TouchSample(id: 2, phase: .began, time: 0, location: at(50, 50)),
        ])
        expectEqual(received, [at(50, 50)])
    }

    /// `inner` receives its touch in the event in which `outer`, which it requires to fail, is cancelled.
    @Test func `G-24: a recognizer can recognize if its requirement is cancelled when its touch begins`() {
        let outer = scripted("outer").sets(.began, at: "began")
        let child = scene.view("C", 200, 0, 100, 100, in: view)
        let inner = scene.attach(UITapGestureRecognizer(), "inner", to: child)
        inner.require(toFail: outer)
        app.fingerDown(1, at: at(50, 50))
        _ = outer.sets(.failed, at: "began")
        app.fingerDown(2, at: at(250, 50))
        app.fingerUp(2)
        expectEqual(actions, ["outer(began)", "outer(cancelled)", "inner(ended)"])
        app.fingersUp()
    }
}
