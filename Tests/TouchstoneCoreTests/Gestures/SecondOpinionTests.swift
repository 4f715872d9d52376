import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What the second opinion found: stories in which the library and the model of the rules did not agree, and the library was wrong.
@Suite(.application(ways: .both)) @MainActor
struct SecondOpinionTests {
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
    @Test func G_12_whoHasSaidThatItEndedHearsNoOtherPhaseOfTheEvent() {
        let recognizer = scripted("R")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        scene.clear()
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        #expect(scene.lines.filter { $0.hasPrefix("R") } == ["R.began", "R(ended)", "R.reset"])
    }

    /// `first` fails as the finger lifts, which frees `waiting`; `late` matches with the same lift. The latest added wins.
    @Test(arguments: [false, true])
    func G_20_G_24_whoIsFreedTakesItsTurnWithThoseThatMatchNow(waitingIsLatest: Bool) {
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
    @Test func G_32_aFingerThatEndsAGestureAsItJoinsIsTakenFromItsView() {
        let recognizer = scripted("R").sets(.began, at: "began")
        app.fingerDown(1, at: at(50, 50))
        _ = recognizer.sets(.ended, at: "began")
        app.fingerDown(2, at: at(90, 90))
        app.fingersUp([1, 2])
        #expect(!scene.lines.contains { $0.hasPrefix("V") })
    }

    /// It joins with a second finger, when whom it requires to fail has begun; the view need not wait for it.
    @Test func G_24_whoComesTooLateFailsAtOnce() {
        let outer = scripted("outer").sets(.began, at: "began")
        outer.cancelsTouchesInView = false
        let child = scene.view("C", 200, 0, 100, 100, in: view)
        let inner = scene.attach(ScriptedRecognizer(), "inner", to: child)
        inner.delaysTouchesBegan = true
        inner.require(toFail: outer)
        app.fingerDown(1, at: at(50, 50))
        app.fingerDown(2, at: at(250, 50))
        #expect(scene.lines.contains("C.began"))
    }

    /// The fingers of what waits are taken by the system, and with them what it has matched.
    @Test func DL_23_G_24_whatWaitsFailsAsItsTouchesAreCancelled() {
        let waiting = scripted("waiting").sets(.ended, at: "began")
        waiting.require(toFail: scripted("other"))
        app.fingerDown(at: at(50, 50))
        app.fingerCancel()
        #expect(acts == [])
        #expect(scene.lines.contains("waiting.cancelled"))
    }

    /// The delegate of `middle` links all three, also where nobody came to ask it: what has failed is kept with what has not.
    @Test(arguments: [false, true])
    func G_13_requirementsOfADelegateLinkAsSetOnesDo(byDelegate: Bool) {
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
    func G_26_aRingFailsAlsoWhereOneOfItWaitsForAnother(outsiderIsFirst: Bool) {
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
    @Test func Q_15_aFingerThatLiftsAsAPanFailsLetsTheNextAttemptBegin() {
        let winner = scripted("winner")
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        winner.cancelsTouchesInView = false
        app.fingerDown(1, at: at(50, 50))
        _ = winner.sets(.ended, at: "began")
        app.send([app.sample(1, .ended), TouchSample(id: 2, phase: .began, time: 0, location: at(90, 90))])
        winner.on["began"] = nil
        app.fingerDown(3, at: at(200, 200))
        #expect(pan.numberOfTouches == 1)
    }

    /// The end of the first contact is delayed; the second one is another touch, which the control does not follow.
    @Test func C_3_T_3_theSameFingersNextContactIsAnotherTouch() {
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
}
