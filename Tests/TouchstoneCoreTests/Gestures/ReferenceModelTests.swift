import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the reference model found: stories in which the library and the model of the rules did not agree, and the library was wrong.
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

    private var acts: [String] { scene.lines.filter { $0.contains("(") } }

    /// One finger lifts in the report in which another lands: the recognizer has ended with the latter.
    @Test func `G-12: a recognizer that ended receives no other phase of the event`() {
        let recognizer = scripted("R")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        scene.clear()
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        #expect(scene.lines.filter { $0.hasPrefix("R") } == ["R.began", "R(ended)", "R.reset"])
    }

    /// `first` fails as the finger lifts, which frees `waiting`; `late` matches with the same lift. The latest added wins.
    @Test(arguments: [false, true])
    func `G-20, G-24: a freed recognizer is decided with those that match now`(waitingIsLatest: Bool) {
        let other = scripted("other")
        let order = waitingIsLatest ? ["late", "waiting"] : ["waiting", "late"]
        let made = Dictionary(uniqueKeysWithValues: order.map { ($0, scripted($0)) })
        _ = made["waiting"]!.sets(.ended, at: "began")
        _ = made["late"]!.sets(.ended, at: "ended")
        _ = other.sets(.failed, at: "ended")
        made["waiting"]!.require(toFail: other)
        app.fingerTap(at: at(50, 50))
        #expect(acts == ["\(order[1])(ended)"])
    }

    /// The finger is part of the gesture, also of one that ends with it.
    @Test func `G-32: a finger that ends a gesture as it joins is taken from its view`() {
        let recognizer = scripted("R").sets(.began, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        app.fingerDown(2, at: at(90, 90))
        app.fingersUp([1, 2])
        #expect(!scene.lines.contains { $0.hasPrefix("V") })
    }

    /// It has matched and waits; to say so once more, as the system handles its touch, does not undo that it fails.
    @Test func `DL-23: a matched recognizer that waits fails when its touch is cancelled`() {
        let other = scripted("other")
        let waiting = scripted("waiting").sets(.ended, at: "began").sets(.ended, at: "cancelled")
        waiting.require(toFail: other)
        app.fingerDown(1, at: at(50, 50))
        app.send([app.sample(1, .cancelled)])
        #expect(acts.isEmpty)
    }

    /// It joins with a second finger, when whom it requires to fail has begun; the view need not wait for it.
    @Test func `G-24: a recognizer that comes too late fails immediately`() {
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

    /// The fingers of what waits are taken by the system, and with them what it has matched.
    @Test func `DL-23, G-24: what waits fails as its touches are cancelled`() {
        let waiting = scripted("waiting").sets(.ended, at: "began")
        waiting.require(toFail: scripted("other"))
        app.fingerDown(at: at(50, 50))
        app.fingerCancel()
        #expect(acts == [])
        #expect(scene.lines.contains("waiting.cancelled"))
    }

    /// The delegate of `middle` links all three, also where nobody came to ask it: what has failed is kept with what has not.
    @Test(arguments: [false, true])
    func `G-13: requirements of a delegate link as set ones do`(byDelegate: Bool) {
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
        #expect(scene.lines.filter { $0.hasSuffix("reset") } == ["first.reset", "middle.reset", "last.reset"])
        withExtendedLifetime(delegate) {}
    }

    /// Two wait for each other, and one of them for a third besides, whichever it asks first.
    @Test(arguments: [false, true])
    func `G-26: a ring fails also where one of it waits for another`(outsiderIsFirst: Bool) {
        let outsider = outsiderIsFirst ? scripted("outsider") : nil
        let (one, other) = (scripted("one").sets(.ended, at: "began"), scripted("other").sets(.ended, at: "began"))
        let third = outsider ?? scripted("outsider")
        one.require(toFail: other)
        other.require(toFail: third)
        other.require(toFail: one)
        app.fingerDown(at: at(50, 50))
        #expect(scene.lines.filter { $0.hasSuffix("reset") } == [])
        _ = third.sets(.ended, at: "ended")
        app.fingerUp()
        #expect(acts == ["outsider(ended)"])
    }

    /// A pan lets go of a finger that lifts at once; its attempt fails in the same event, and the other finger is still down.
    @Test func `Q-15: a finger that lifts as a pan fails lets the next attempt begin`() {
        let winner = scripted("winner")
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        winner.cancelsTouchesInView = false
        app.fingerDown(1, at: at(50, 50))
        _ = winner.sets(.ended, at: "began")
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        winner.on["began"] = nil
        app.fingerDown(3, at: at(200, 200))
        #expect(pan.numberOfTouches == 1)
        app.fingersUp()
    }

    /// The end of the first contact is delayed; the second one is another touch, which the control does not follow.
    @Test func `C-3, T-3: the same fingers next contact is another touch`() {
        let control = UIControl(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        view.addSubview(control)
        var events: [String] = []
        control.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        control.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        // It delays the end of the first contact alone.
        let delegate = ScriptedDelegate()
        let delaying = scripted("delaying")
        delegate.receivesTouch = { _, touch in touch.location(in: nil).x < 40 }
        delaying.delegate = delegate
        app.fingerTap(at: at(20, 20))
        app.fingerTap(at: at(80, 80))
        #expect(events == ["down"])
        app.advance(by: 3)
        #expect(events == ["down", "up"])
        withExtendedLifetime(delegate) {}
    }

    /// It begins as its last finger lifts, and whom it requires fails in the same event: nothing has lifted meanwhile.
    @Test func `G-24: what matches at the lift begins with what fails at the lift`() {
        let (one, other) = (scripted("one").sets(.ended, at: "ended"), scripted("other").sets(.ended, at: "ended"))
        one.require(toFail: other)
        other.require(toFail: one)
        scripted("waiting").sets(.began, at: "ended").require(toFail: one)
        app.fingerTap(at: at(50, 50))
        #expect(acts == ["waiting(began)"])
    }

    /// It begins as its last finger lifts, and has to wait longer than that.
    @Test func `G-24: what waits without fingers fails`() {
        let other = scene.attach(UITapGestureRecognizer(), "other", to: view)
        other.numberOfTapsRequired = 2
        scripted("waiting").sets(.began, at: "ended").require(toFail: other)
        app.fingerTap(at: at(50, 50))
        app.advance(by: 3)
        #expect(acts == [])
    }

    /// Three have matched, each waits for the next; two of them wait for each other besides, and have their turns first.
    @Test(arguments: [[0, 1, 2], [1, 2, 0], [2, 1, 0]])
    func `G-26: a ring fails when all that matched have had their turn`(order: [Int]) {
        let made = Dictionary(
            uniqueKeysWithValues: order.map { ($0, scripted("\($0)").sets(.began, at: "moved")) })
        made[0]!.require(toFail: made[1]!)
        made[1]!.require(toFail: made[2]!)
        made[2]!.require(toFail: made[1]!)
        made[2]!.require(toFail: made[0]!)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(70, 50))
        #expect(acts == [])
        #expect(made.values.allSatisfy { $0.state == .failed } || scene.lines.count { $0.hasSuffix(".reset") } == 3)
        // Nobody is left who could take the touch from its view.
        scene.clear()
        app.fingerUp()
        #expect(scene.lines == ["V.ended"])
    }

    /// The view hears late that the first finger has lifted, and changes something; the second finger is taken from it by then.
    @Test func `G-11, G-45: what a view changes as it is notified of an earlier lift is settled at once`() {
        let recognizer = scripted("R")
        scene.attach(UIPanGestureRecognizer(), "pan", to: scene.window)
        app.fingerTap(at: at(50, 50))
        app.fingerDown(at: at(200, 200))
        view.on["ended"] = { _, _ in self.view.removeGestureRecognizer(recognizer) }
        scene.clear()
        app.fingerMove(to: at(230, 200))
        #expect(scene.lines == ["R.moved", "pan(began)", "V.ended", "V.cancelled", "R.reset"])
        app.fingersUp()
    }

    /// It has said that it ended, and another that hears of the same lift handles it away before that is decided.
    @Test(arguments: [false, true]) func `G-45: what is taken away before its end is decided is cancelled`(
        byRemoval: Bool
    ) {
        let ended = scripted("R").sets(.began, at: "began").sets(.ended, at: "ended")
        let later = scripted("later")
        later.yields = { _ in false }
        later.on["ended"] = { _, _, _ in
            if byRemoval { self.view.removeGestureRecognizer(ended) } else { ended.isEnabled = false }
        }
        app.fingerTap(at: at(50, 50))
        #expect(acts == ["R(began)", "R(cancelled)"])
    }

    /// One is freed as another fails, its equal on a view beside it matches with the same movement.
    @Test(arguments: [false, true]) func `G-20: of equals beside each other the one whose touch began first`(
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
        #expect(acts == (freedIsFirst ? ["freed(began)", "matching(began)"] : ["matching(began)", "freed(began)"]))
        app.fingersUp()
    }

    /// What it waits for fails as recognizers are shown the lift; that it may begin now is decided when all have seen it.
    @Test func `G-24: what is freed as its fingers lift fails`() {
        let other = scripted("other")
        other.on["ended"] = { recognizer, _, _ in recognizer.isEnabled = false }
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        pan.require(toFail: other)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(70, 50))
        app.fingerUp()
        #expect(acts == [])
        #expect(scene.lines.contains("V.ended"))
    }

    /// The view hears late of a finger that has moved since, and removes itself; the call goes on where the finger began.
    @Test func `G-39, DL-19: a late beginning stays where it was also as the view is removed`() {
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
        #expect(places == [at(50, 50)])
        app.fingersUp()
    }

    /// The same where nobody follows the finger any more as it is cancelled, and where the system handles it.
    @Test(arguments: [false, true]) func `G-39, DL-19: a late beginning stays where it was as its finger is gone`(
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
        #expect(seen == ["began 50.0", "cancelled 50.0", "cancelled 50.0"])
        if bySystem { app.application.endIgnoringInteractionEvents() }
        app.fingerUp()
    }

    /// It waits for another with which it no longer has a finger in common: the other ignores it, or it ignores the other's.
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
        #expect(acts == [])
        app.fingerMove(1, to: at(250, 60))
        #expect(acts == ["waiting(began)"])
        app.fingersUp()
    }

    /// Two fingers land at once; one recognizer takes the view of the first away, and the other hears of the second still.
    @Test func `DL-6, DL-19: a touch that is taken away leaves the others of its event`() {
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
        #expect(received == [at(50, 50)])
    }

    /// It joins as whom it requires to fail is cancelled.
    @Test func `G-24: a recognizer that comes as the other is cancelled is not too late`() {
        let outer = scripted("outer").sets(.began, at: "began")
        let child = scene.view("C", 200, 0, 100, 100, in: view)
        let inner = scene.attach(UITapGestureRecognizer(), "inner", to: child)
        inner.require(toFail: outer)
        app.fingerDown(1, at: at(50, 50))
        _ = outer.sets(.failed, at: "began")
        app.fingerDown(2, at: at(250, 50))
        app.fingerUp(2)
        #expect(acts == ["outer(began)", "outer(cancelled)", "inner(ended)"])
        app.fingersUp()
    }
}
