import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Failure requirements: which recognizer waits for which (G-24 to G-26).
@Suite(.application(tracing: .both)) @MainActor
struct FailureRequirementTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView

    init() { view = scene.view("V", 0, 0, 390, 400) }

    private func scripted(_ name: String) -> ScriptedRecognizer {
        scene.attach(ScriptedRecognizer(), name, to: view)
    }

    private func tap(_ name: String, _ count: Int = 1) -> UITapGestureRecognizer {
        let tap = scene.attach(UITapGestureRecognizer(), name, to: view)
        tap.numberOfTapsRequired = count
        return tap
    }

    private var actions: [String] { scene.lines.filter { $0.contains("(") } }

    @Test func `G-24: a single tap waits for the timeout of the double tap`() {
        let single = tap("single")
        let double = tap("double", 2)
        single.require(toFail: double)
        app.fingerTap(at: at(100, 100))
        expectEqual(single.state, .possible)
        app.advance(by: GestureThresholds.tapInterval - 0.01)
        expectEqual(scene.eventLog, "V.began")
        app.advance(by: 0.02)
        expectEqual(scene.eventLog, "V.began, single(ended), V.cancelled")
    }

    @Test func `G-24: a recognized double tap makes the waiting single tap fail`() {
        let single = tap("single")
        let double = tap("double", 2)
        single.require(toFail: double)
        app.fingerDoubleTap(at: at(100, 100))
        app.advance(by: 1)
        expectEqual(actions, ["double(ended)"])
    }

    /// The second touch is dragged, so the double tap fails. The single tap that has matched still recognizes.
    @Test func `G-24: a waiting tap that has matched recognizes when a drag makes the double tap fail`() {
        let single = tap("single")
        let double = tap("double", 2)
        single.require(toFail: double)
        app.fingerTap(at: at(100, 100))
        app.advance(by: 0.1)
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(200, 100))
        expectEqual(actions, ["single(ended)"])
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(actions, ["single(ended)"])
        expectEqual(
            scene.lines.filter { $0.hasPrefix("V") && $0 != "V.moved" },
            [
                "V.began", "V.began", "V.cancelled", "V.ended",
            ])
    }

    @Test func `G-24, G-48: a tap that waited still has its touches and their locations`() {
        let single = tap("single")
        single.require(toFail: tap("double", 2))
        var known: [CGPoint] = []
        single.addHandler { recognizer in
            known = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
            known.append(recognizer.location(in: nil))
        }
        app.fingerTap(at: at(100, 120))
        app.advance(by: 1)
        expectEqual(known, [at(100, 120), at(100, 120)])
    }

    /// Before a pan begins, its translation includes the slop; afterward it does not.
    @Test func `G-24, Q-6: a pan that waited has the whole translation`() {
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        let blocker = scripted("blocker")
        pan.require(toFail: blocker)
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 100), duration: 0.1)
        expectEqual(pan.state, .possible)
        expectEqual(pan.translation(in: nil).x, 50)
        blocker.state = .failed
        app.settle()
        expectEqual(actions, ["pan(began)"])
        expectEqual(pan.translation(in: nil).x, 40)
        app.fingersUp()
    }

    @Test func `G-24: a recognizer that recognizes makes the waiting one fail`() {
        let first = scripted("first").sets(.ended, at: "ended")
        let second = scripted("second").sets(.began, at: "moved")
        first.require(toFail: second)
        app.fingerDown(at: at(50, 50))
        app.fingerMove(to: at(60, 50))
        expectEqual(actions, ["second(began)"])
        expectEqual(first.state, .failed)
        app.fingersUp()
    }

    @Test func `G-24: failure requirements can form a chain`() {
        let (one, two, three) = (tap("one"), tap("two", 2), tap("three", 3))
        one.require(toFail: two)
        two.require(toFail: three)
        app.fingerDoubleTap(at: at(50, 50))
        app.advance(by: 1)
        expectEqual(actions, ["two(ended)"])
        scene.clear()
        app.fingerTap(at: at(50, 50))
        app.advance(by: 1)
        expectEqual(actions, ["one(ended)"])
        scene.clear()
        app.fingerDoubleTap(at: at(50, 50))
        app.advance(by: 0.1)
        app.fingerTap(at: at(50, 50))
        app.advance(by: 1)
        expectEqual(actions, ["three(ended)"])
    }

    @Test(arguments: ["delegate requires", "delegate required", "subclass requires", "subclass required"])
    func `G-25: dynamic failure requirements are called once in each recognition sequence`(way: String) {
        let waiter = scripted("waiter").sets(.ended, at: "began")
        let other = scripted("other")
        let delegate = ScriptedDelegate()
        var callCount = 0
        func answer(_ one: UIGestureRecognizer, _ two: UIGestureRecognizer) -> Bool {
            guard one === waiter, two === other else { return false }
            callCount += 1
            return true
        }
        switch way {
        case "delegate requires":
            delegate.requires = answer
            waiter.delegate = delegate
        case "delegate required":
            delegate.requiredBy = { answer($1, $0) }
            other.delegate = delegate
        case "subclass requires": waiter.waitsFor = { answer(waiter, $0) }
        default: other.goesBefore = { answer($0, other) }
        }
        app.fingerDown(1, at: at(50, 50))
        app.fingerMove(1, to: at(55, 50))
        expectEqual(actions, [])
        expectEqual(callCount, 1)
        other.state = .failed
        app.settle()
        expectEqual(actions, ["waiter(ended)"])
        expectEqual(callCount, 1)
        app.fingerUp(1)
        app.fingerDown(1, at: at(50, 50))
        expectEqual(callCount, 2)
        app.fingersUp()
    }

    @Test func `G-24: a deallocated recognizer is no failure requirement`() {
        let recognizer = scripted("R").sets(.ended, at: "ended")
        do {
            let gone = UITapGestureRecognizer()
            recognizer.require(toFail: gone)
        }
        app.fingerTap(at: at(50, 50))
        expectEqual(actions, ["R(ended)"])
    }

    /// There are more requirements than are searched linearly.
    @Test func `G-24: a recognizer with many requirements waits for each of them`() {
        let waiting = tap("tap")
        let others = (0..<12).map { scripted("other \($0)") }
        for other in others { waiting.require(toFail: other) }
        for last in others {
            for other in others {
                other.on["began"] = { recognizer, _, _ in if recognizer !== last { recognizer.state = .failed } }
            }
            scene.clear()
            app.fingerTap(at: at(50, 50))
            expectEqual(actions, [], "the tap must wait for \(last.name ?? "")")
            last.state = .failed
            app.settle()
            expectEqual(actions, ["tap(ended)"])
            app.advance(by: 1)
        }
    }

    @Test func `G-24: a proposed change can drop only an existing failure requirement`() {
        let (single, double) = (tap("single"), tap("double", 2))
        let change = TouchExplanation.Change.dropRequirement(
            TouchExplanation.Mention(single), on: TouchExplanation.Mention(double))
        #expect(!change.apply(to: app.application))
        single.require(toFail: double)
        #expect(change.apply(to: app.application))
        #expect(!change.apply(to: app.application))
        app.fingerTap(at: at(50, 50))
        expectEqual(actions, ["single(ended)"])
    }

    /// `freed` requires `loser` to fail, which `winner` prevents. `freed` may recognize together with `winner`.
    @Test func `G-20, G-24: a recognizer whose requirement is prevented recognizes in the same event`() {
        final class Together: NSObject, UIGestureRecognizerDelegate {
            func gestureRecognizer(
                _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
            ) -> Bool { other.name == "winner" }
        }
        let together = Together()
        let loser = tap("loser")
        _ = tap("winner")
        let freed = tap("freed")
        freed.require(toFail: loser)
        freed.delegate = together
        app.fingerTap(at: at(100, 100))
        expectEqual(actions, ["winner(ended)", "freed(ended)"])
    }
}

/// Our choices where G-26 leaves the behavior open.
@Suite(.application(tracing: .both)) @MainActor
struct FailureRequirementChoices {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView

    init() { view = scene.view("V", 0, 0, 390, 400) }

    @Test func `G-26: no recognizer waits for one that does not receive the touch`() {
        let elsewhere = scene.view("elsewhere", 0, 400, 100, 100)
        let other = scene.attach(UITapGestureRecognizer(), "other", to: elsewhere)
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.require(toFail: other)
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "V.began, tap(ended), V.cancelled")
    }

    /// All recognizers of the cycle fail, and the view keeps its touch.
    @Test(arguments: [2, 3]) func `G-26: recognizers that require each other to fail never recognize`(count: Int) {
        let taps = (0..<count).map { scene.attach(UITapGestureRecognizer(), "tap\($0)", to: view) }
        for index in 0..<count { taps[index].require(toFail: taps[(index + 1) % count]) }
        for _ in 0..<2 {
            scene.clear()
            app.fingerTap(at: at(50, 50))
            expectEqual(scene.eventLog, "V.began, V.ended")
            app.advance(by: 1)
            #expect(taps.allSatisfy { $0.state == .possible && $0.numberOfTouches == 0 })
        }
    }

    /// Overrides of `shouldRequireFailure(of:)` set the requirements.
    @Test func `G-25, G-26: subclasses that require each other to fail never recognize`() {
        let pair = ["one", "two"].map { scene.attach(ScriptedRecognizer(), $0, to: view).sets(.ended, at: "ended") }
        pair[0].waitsFor = { $0 === pair[1] }
        pair[1].waitsFor = { $0 === pair[0] }
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.lines.filter { $0.hasPrefix("V.") }, ["V.began", "V.ended"])
        expectEqual(scene.lines.filter { $0.contains("(ended)") }, [])
        #expect(pair.allSatisfy { $0.state == .possible })
    }

    @Test func `G-26: a recognizer in a cycle of requirements recognizes if the one it waits for fails by itself`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
        tap.require(toFail: pan)
        pan.require(toFail: tap)
        app.fingerTap(at: at(50, 50))
        expectEqual(scene.eventLog, "V.began, tap(ended), V.cancelled")
    }

    @Test func `G-24: a gesture whose fingers lifted while it waited does not begin`() {
        let waiter = scene.attach(ScriptedRecognizer(), "waiter", to: view).sets(.began, at: "began")
        let other = scene.attach(ScriptedRecognizer(), "other", to: view)
        waiter.require(toFail: other)
        app.fingerTap(at: at(50, 50))
        other.state = .failed
        app.settle()
        expectEqual(scene.lines.filter { $0.contains("(") }, [])
        expectEqual(waiter.state, .possible)
    }
}
