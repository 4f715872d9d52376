import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// UIScreenEdgePanGestureRecognizer: G-58.
@Suite(.application(tracing: .both)) @MainActor
struct ScreenEdgePanTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let pan: UIScreenEdgePanGestureRecognizer

    init() { pan = scene.attach(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.view("V", 0, 0, 390, 844)) }

    private func begins(from start: CGPoint, to end: CGPoint) -> Bool {
        scene.clear()
        app.fingerDrag(from: start, to: end, duration: 0.1)
        app.advance(by: 1)
        return scene.lines.contains("edge(began)") && scene.lines.contains("edge(ended)")
    }

    @Test func `G-58: a screen edge pan without edges never begins`() {
        expectEqual(pan.edges, [])
        #expect(!begins(from: at(5, 400), to: at(100, 400)))
    }

    @Test func `G-58: a screen edge pan begins only inward from one of its edges`() {
        let strokes: [(UIRectEdge, CGPoint, CGPoint)] = [
            (.left, at(5, 400), at(100, 400)), (.right, at(385, 400), at(290, 400)),
            (.top, at(200, 5), at(200, 100)), (.bottom, at(200, 840), at(200, 750)),
        ]
        for (wanted, _, _) in strokes {
            pan.edges = wanted
            for (edge, start, end) in strokes { expectEqual(begins(from: start, to: end), (edge == wanted)) }
        }
        pan.edges = .all
        for (_, start, end) in strokes { #expect(begins(from: start, to: end)) }
    }

    @Test func `G-58: a screen edge pan begins neither from the middle nor along the edge`() {
        pan.edges = .left
        #expect(!begins(from: at(100, 400), to: at(200, 400)))
        #expect(!begins(from: at(5, 400), to: at(5, 500)))
        #expect(begins(from: at(5, 400), to: at(100, 400)))
    }

    @Test func `G-58: a screen edge pan receives only the first touch`() {
        pan.edges = .left
        app.fingersDown([1: at(5, 400), 2: at(200, 400)])
        app.fingersMove([1: at(60, 400), 2: at(210, 400)])
        expectEqual(pan.state, .began)
        expectEqual(pan.numberOfTouches, 1)
        expectEqual(pan.location(in: nil), at(60, 400))
        app.fingerUp(1)
        expectEqual(scene.lines.last, "edge(ended)")
        app.fingersUp()
    }

    @Test func `G-58: a screen edge pan has a translation`() {
        pan.edges = .left
        app.fingerDown(at: at(5, 400))
        app.fingerMove(to: at(65, 400))
        expectEqual(pan.translation(in: nil), at(50, 0))
        app.fingersUp()
    }
}

/// The distance from the edge.
@Suite(.application(tracing: .both)) @MainActor
struct ScreenEdgePanChoices {
    @Test(arguments: [(19.5, true), (20.5, false)]) func `G-58: a screen edge pan begins within 20 points of the edge`(
        x: Double, begins: Bool
    ) {
        let scene = GestureScene()
        let app = TestApplication.current
        let pan = scene.attach(UIScreenEdgePanGestureRecognizer(), "edge", to: scene.view("V", 0, 0, 390, 844))
        pan.edges = .left
        app.fingerDown(at: at(x, 400))
        app.fingerMove(to: at(100, 400))
        expectEqual((pan.state == .began), begins)
        app.fingersUp()
    }
}
