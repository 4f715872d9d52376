import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UISwipeGestureRecognizer: G-55.
@Suite(.application(tracing: .both)) @MainActor
struct SwipeTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let swipe: UISwipeGestureRecognizer

    init() { swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: scene.view("V", 0, 0, 390, 500)) }

    private func stroke(_ dx: Double, _ dy: Double, _ seconds: Double = 0.15) -> Bool {
        scene.clear()
        app.fingerDrag(from: at(190, 250), to: at(190 + dx, 250 + dy), duration: seconds)
        app.advance(by: 1)
        return scene.lines.contains("swipe(ended)")
    }

    @Test func `G-55: a swipe has UIKit's defaults and raw values`() {
        expectEqual(swipe.direction, .right)
        expectEqual(swipe.numberOfTouchesRequired, 1)
        let all: [UISwipeGestureRecognizer.Direction] = [.right, .left, .up, .down]
        expectEqual(all.map(\.rawValue), [1, 2, 4, 8])
    }

    @Test func `G-55: a swipe recognizes only its direction`() {
        let strokes: [(UISwipeGestureRecognizer.Direction, Double, Double)] = [
            (.right, 100, 0), (.left, -100, 0), (.up, 0, -100), (.down, 0, 100),
        ]
        for (wanted, _, _) in strokes {
            swipe.direction = wanted
            for (direction, dx, dy) in strokes { expectEqual(stroke(dx, dy), (direction == wanted)) }
        }
    }

    @Test func `G-55: a swipe can have several directions`() {
        swipe.direction = [.left, .right]
        #expect(stroke(100, 0) && stroke(-100, 0) && !stroke(0, 100))
    }

    @Test func `G-55: the location of a swipe is where it began`() {
        var place = CGPoint.zero
        swipe.addHandler { place = $0.location(in: nil) }
        #expect(stroke(100, 0))
        expectEqual(place, at(190, 250))
    }

    @Test func `G-55: a swipe sends one action and cancels the touch`() {
        #expect(stroke(100, 0))
        expectEqual(scene.lines.filter { $0 != "V.moved" }, ["V.began", "swipe(ended)", "V.cancelled"])
    }

    @Test func `G-55: a slow drag is no swipe`() {
        #expect(!stroke(100, 0, 2))
    }

    @Test func `G-55: a two-finger swipe recognizes neither one nor three fingers`() {
        swipe.numberOfTouchesRequired = 2
        #expect(!stroke(100, 0))
        app.fingersDown([1: at(100, 100), 2: at(100, 180)])
        app.fingersMove([1: at(180, 100), 2: at(180, 180)], duration: 0.1)
        #expect(scene.lines.contains("swipe(ended)"))
        app.fingersUp([1, 2])
        scene.clear()
        app.fingersDown([1: at(100, 100), 2: at(100, 180), 3: at(100, 260)])
        app.fingersMove([1: at(180, 100), 2: at(180, 180), 3: at(180, 260)], duration: 0.1)
        #expect(!scene.lines.contains("swipe(ended)"))
        app.fingersUp()
    }
}

/// The limits of a swipe.
@Suite(.application(tracing: .both)) @MainActor
struct SwipeChoices {
    let scene = GestureScene()
    let app = TestApplication.current
    let swipe: UISwipeGestureRecognizer

    init() { swipe = scene.attach(UISwipeGestureRecognizer(), "swipe", to: scene.view("V", 0, 0, 390, 500)) }

    private func stroke(_ dx: Double, _ dy: Double, _ seconds: Double) -> Bool {
        app.fingerDrag(from: at(190, 250), to: at(190 + dx, 250 + dy), duration: seconds)
        return scene.lines.contains("swipe(ended)")
    }

    @Test(arguments: [(49.0, false), (50.0, true)]) func `G-55: a swipe moves at least 50 points`(
        dx: Double, isSwipe: Bool
    ) {
        expectEqual(stroke(dx, 0, 0.1), isSwipe)
    }

    @Test(arguments: [(49.0, true), (50.0, true), (50.5, false), (52.0, false)])
    func `G-55: a swipe of 50 points strays at most 50 points`(dy: Double, isSwipe: Bool) {
        expectEqual(stroke(50, dy, 0), isSwipe)
    }

    @Test(arguments: [(0.45, true), (0.6, false)]) func `G-55: a swipe takes at most half a second`(
        seconds: Double, isSwipe: Bool
    ) {
        expectEqual(stroke(50, 0, seconds), isSwipe)
    }
}
