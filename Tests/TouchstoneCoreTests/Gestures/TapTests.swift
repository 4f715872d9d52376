import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UITapGestureRecognizer: G-52.
@Suite(.application(tracing: .both)) @MainActor
struct TapTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let tap: UITapGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        tap = scene.attach(UITapGestureRecognizer(), "tap", to: view)
        tap.cancelsTouchesInView = false
    }

    private var count: Int { scene.lines.filter { $0 == "tap(ended)" }.count }

    @Test func `G-52: a tap has UIKit's defaults`() {
        expectEqual(tap.numberOfTapsRequired, 1)
        expectEqual(tap.numberOfTouchesRequired, 1)
    }

    @Test func `G-52: a small movement is allowed`() {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(105, 103))
        app.fingerUp()
        expectEqual(count, 1)
    }

    @Test func `G-52: a drag is no tap`() {
        app.fingerDrag(from: at(100, 100), to: at(200, 100))
        expectEqual(count, 0)
    }

    /// The finger lifts elsewhere without a move.
    @Test(arguments: [(45.0, 1), (46.0, 0)])
    func `G-52: a lift that is too far away is no tap`(distance: Double, taps: Int) {
        app.fingerDown(at: at(100, 100))
        var lift = app.sample(1, .ended)
        lift.location.x += distance
        app.send([lift])
        expectEqual(count, taps)
    }

    @Test func `G-52: a two-finger tap fails if one finger lifts too far away`() {
        tap.numberOfTouchesRequired = 2
        app.fingersDown([1: at(100, 100), 2: at(200, 100)])
        var lift = app.sample(1, .ended)
        lift.location.y += 60
        app.send([lift])
        app.fingerUp(2)
        expectEqual(count, 0)
    }

    @Test func `G-52: the location of a double tap is that of its first tap`() {
        tap.numberOfTapsRequired = 2
        var place = CGPoint.zero
        tap.addHandler { place = $0.location(in: nil) }
        app.fingerTap(at: at(100, 100))
        app.advance(by: 0.1)
        app.fingerTap(at: at(110, 104))
        expectEqual(place, at(100, 100))
    }

    @Test func `G-52: the location of a two-finger tap is the centroid of its touches`() {
        tap.numberOfTouchesRequired = 2
        var place = CGPoint.zero
        var fingers: [CGPoint] = []
        tap.addHandler { recognizer in
            place = recognizer.location(in: view)
            fingers = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: view) }
        }
        app.twoFingerTap(at: (at(100, 100), at(160, 120)))
        expectEqual(place, at(130, 110))
        expectEqual(fingers, [at(100, 100), at(160, 120)])
    }

    /// The fingers do not land and lift together, and are far apart.
    @Test func `G-52: a double tap of two fingers recognizes`() {
        tap.numberOfTouchesRequired = 2
        tap.numberOfTapsRequired = 2
        for _ in 0..<2 {
            app.fingerDown(1, at: at(50, 100))
            app.advance(by: 0.02)
            app.fingerDown(2, at: at(250, 100))
            app.advance(by: 0.05)
            app.fingerUp(1)
            app.advance(by: 0.02)
            app.fingerUp(2)
            app.advance(by: 0.1)
        }
        expectEqual(count, 1)
        expectEqual(tap.state, .possible)
    }

    @Test func `G-52: two fingers one after the other are no two-finger tap`() {
        tap.numberOfTouchesRequired = 2
        app.fingerTap(1, at: at(100, 100))
        app.fingerTap(2, at: at(160, 100))
        app.advance(by: 1)
        expectEqual(count, 0)
    }

    @Test func `G-52: two fingers are no tap of one finger`() {
        app.twoFingerTap(at: (at(100, 100), at(160, 100)))
        app.advance(by: 1)
        expectEqual(count, 0)
    }

    @Test func `G-52: each of several taps in succession recognizes`() {
        for _ in 0..<3 {
            app.fingerTap(at: at(100, 100))
            app.advance(by: 0.05)
        }
        expectEqual(count, 3)
    }

    // MARK: Forwarded touches

    /// A view forwards its touches to the tap of another view, which does not compete for them.
    @Test func `G-52: taps of forwarded touches are each timed from their own beginning`() {
        let pad = scene.view("pad", 0, 600, 100, 100)
        let given = scene.attach(UITapGestureRecognizer(), "given", to: scene.view("elsewhere", 200, 600, 100, 100))
        pad.on["began"] = { touches, event in given.touchesBegan(touches, with: event!) }
        pad.on["ended"] = { touches, event in given.touchesEnded(touches, with: event!) }
        func taps() -> Int { scene.lines.filter { $0 == "given(ended)" }.count }
        app.fingerTap(at: at(50, 650))
        expectEqual(taps(), 1)
        // The time limit of the first tap passes while the second one is held, and has no effect.
        app.advance(by: GestureThresholds.tapPress - 0.2)
        app.fingerDown(at: at(50, 650))
        app.advance(by: 0.4)
        app.fingerUp()
        expectEqual(taps(), 2)
        app.fingerDown(at: at(50, 650))
        app.advance(by: GestureThresholds.tapPress + 0.1)
        app.fingerUp()
        #expect(taps() == 2 && given.state == .possible)
    }
}

/// The limits of a tap.
@Suite(.application(tracing: .both)) @MainActor
struct TapChoices {
    let scene = GestureScene()
    let app = TestApplication.current
    let tap: UITapGestureRecognizer

    init() { tap = scene.attach(UITapGestureRecognizer(), "tap", to: scene.view("V", 0, 0, 390, 500)) }

    private var hasTapped: Bool { scene.lines.contains("tap(ended)") }

    @Test(arguments: [(44.0, true), (46.0, false)]) func `G-52, Q-1: a tap moves at most 45 points`(
        distance: Double, isTap: Bool
    ) {
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(100 + distance, 100))
        app.fingerUp()
        expectEqual(hasTapped, isTap)
    }

    @Test(arguments: [(1.45, true), (1.55, false)]) func `G-52, Q-1: a tap takes at most 1.5 seconds`(
        seconds: Double, isTap: Bool
    ) {
        app.fingerLongPress(at: at(100, 100), duration: seconds)
        expectEqual(hasTapped, isTap)
    }

    @Test(arguments: [(0.33, true), (0.37, false)]) func `G-52, Q-1: a double tap pauses at most 0.35 seconds`(
        seconds: Double, isDouble: Bool
    ) {
        tap.numberOfTapsRequired = 2
        app.fingerTap(at: at(100, 100))
        app.advance(by: seconds)
        app.fingerTap(at: at(100, 100))
        expectEqual(hasTapped, isDouble)
    }

    @Test(arguments: [(44.0, true), (46.0, false)])
    func `G-52, Q-1: the taps of a double tap are at most 45 points apart`(
        distance: Double, isDouble: Bool
    ) {
        tap.numberOfTapsRequired = 2
        app.fingerTap(at: at(100, 100))
        app.advance(by: 0.1)
        app.fingerTap(at: at(100, 100 + distance))
        expectEqual(hasTapped, isDouble)
    }

    @Test func `G-65, G-22: a single tap and a double tap both recognize, in any order of addition`() {
        for order in [["single", "double"], ["double", "single"], ["single", "triple", "double"]] {
            let stack = scene.view("S", 0, 0, 300, 300)
            for name in order {
                let tap = scene.attach(UITapGestureRecognizer(), name, to: stack)
                tap.numberOfTapsRequired = ["single": 1, "double": 2, "triple": 3][name]!
            }
            scene.clear()
            app.fingerDoubleTap(at: at(50, 50))
            expectEqual(scene.lines.filter { $0.contains("(") }, ["single(ended)", "double(ended)"], "\(order)")
            app.advance(by: 2)
            stack.removeFromSuperview()
        }
    }
}
