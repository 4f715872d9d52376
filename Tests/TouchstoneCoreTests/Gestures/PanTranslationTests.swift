import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Translations that are set and read in the coordinates of transformed views (G-54).
@Suite(.application) @MainActor
struct PanTranslationTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let view: NotingView
    let pan: UIPanGestureRecognizer

    init() {
        view = scene.view("V", 0, 0, 390, 500)
        pan = scene.attach(UIPanGestureRecognizer(), "pan", to: view)
    }

    private func add(_ transform: CGAffineTransform) -> UIView {
        let other = UIView(frame: CGRect(x: 30, y: 40, width: 100, height: 100))
        other.transform = transform
        other.isUserInteractionEnabled = false
        scene.window.addSubview(other)
        return other
    }

    private func rounded(_ point: CGPoint) -> CGPoint {
        at((Double(point.x) * 1000).rounded() / 1000, (Double(point.y) * 1000).rounded() / 1000)
    }

    private final class Judge: NSObject, UIGestureRecognizerDelegate {
        var seen: [CGPoint] = []
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
            guard let pan = gestureRecognizer as? UIPanGestureRecognizer else { return true }
            seen.append(pan.translation(in: nil))
            return true
        }
    }

    @Test func `Q-6: a delegate sees the movement that the pan's translation excludes when it begins`() {
        let judge = Judge()
        pan.delegate = judge
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(90, 100))
        expectEqual(judge.seen, [at(-10, 0)])
        #expect(pan.state == .began && pan.translation(in: nil) == at(0, 0))
        app.fingerMove(to: at(80, 100))
        expectEqual(pan.translation(in: nil), at(-10, 0))
        app.fingersUp()
    }

    @Test func `G-54: a translation that is set in a scaled view is larger on the screen`() {
        let scaled = add(CGAffineTransform(scaleX: 2, y: 4))
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 100))
        pan.setTranslation(at(5, 10), in: scaled)
        expectEqual(rounded(pan.translation(in: scaled)), at(5, 10))
        expectEqual(rounded(pan.translation(in: nil)), at(10, 40))
        app.fingerMove(to: at(158, 108))
        expectEqual(rounded(pan.translation(in: nil)), at(18, 48))
        expectEqual(rounded(pan.translation(in: scaled)), at(9, 12))
        app.fingersUp()
    }

    @Test func `G-54: a translation that is set in a rotated view is rotated`() {
        let turned = add(CGAffineTransform(rotationAngle: .pi / 2))
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 100))
        pan.setTranslation(at(10, 3), in: turned)
        expectEqual(rounded(pan.translation(in: nil)), at(-3, 10))
        app.fingerMove(to: at(150, 120))
        expectEqual(rounded(pan.translation(in: nil)), at(-3, 30))
        expectEqual(rounded(pan.translation(in: turned)), at(30, 3))
        app.fingersUp()
    }

    @Test func `G-54: the origin of a view's bounds does not affect a translation`() {
        let moved = add(.identity)
        moved.bounds.origin = at(500, 600)
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 100))
        pan.setTranslation(at(7, 8), in: moved)
        expectEqual(rounded(pan.translation(in: nil)), at(7, 8))
        app.fingersUp()
    }

    @Test func `G-54: a translation that is zero in one view is zero in all views`() {
        let scaled = add(CGAffineTransform(scaleX: 0.5, y: -3))
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(150, 130))
        pan.setTranslation(.zero, in: scaled)
        #expect(pan.translation(in: nil) == .zero && pan.translation(in: scaled) == .zero)
        app.fingerMove(to: at(160, 124))
        expectEqual(rounded(pan.translation(in: nil)), at(10, -6))
        expectEqual(rounded(pan.translation(in: scaled)), at(20, 2))
        app.fingersUp()
    }

    @Test func `G-54: a view that a pan moves in a scaled superview stays under the finger`() {
        let board = scene.view("board", 0, 0, 200, 200, in: view)
        board.transform = CGAffineTransform(scaleX: 2, y: 2)
        board.frame.origin = .zero
        let card = scene.view("card", 50, 50, 50, 50, in: board)
        let drag = scene.attach(UIPanGestureRecognizer(), "drag", to: card)
        drag.addHandler { drag in
            let moved = drag.translation(in: board)
            card.center = CGPoint(x: card.center.x + moved.x, y: card.center.y + moved.y)
            drag.setTranslation(.zero, in: board)
        }
        app.fingerDown(at: at(150, 150))
        app.fingerMove(to: at(170, 150))
        let start = card.center
        app.fingerMove(to: at(230, 190))
        expectEqual(rounded(at(Double(card.center.x - start.x), Double(card.center.y - start.y))), at(30, 20))
        app.fingersUp()
    }
}
