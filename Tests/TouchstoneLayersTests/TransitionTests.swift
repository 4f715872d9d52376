import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Rendered colors during transitions.
@Suite(.application(tracing: .both)) @MainActor
struct TransitionTests {
    let app = TestApplication.current
    let window: UIWindow
    /// A view of 100 by 100 points at (100, 100) with a red subview that fills it.
    let box = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 100))
    let red = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let blue = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

    init() {
        window = app.makeWindow()
        window.backgroundColor = .white
        (red.backgroundColor, blue.backgroundColor) = (.red, .blue)
        box.addSubview(red)
        window.addSubview(box)
        app.settle()
    }

    private func swap() {
        red.removeFromSuperview()
        box.addSubview(blue)
    }

    /// Red, green and blue at a point of the window, rounded to hundredths.
    private func color(_ x: CGFloat, _ y: CGFloat) -> [Int] {
        app.shownColor(at: CGPoint(x: x, y: y)).components!.prefix(3).map { Int(($0 * 100).rounded()) }
    }

    @Test func `A cross-dissolve blends the colors of both views`() {
        var completed: [Bool] = []
        UIView.transition(
            with: box, duration: 1, options: [.transitionCrossDissolve, .curveLinear], animations: { self.swap() },
            completion: { completed.append($0) })
        expectEqual(box.subviews, [blue])
        app.advance(by: 0.25)
        #expect(color(150, 150) == [75, 0, 25] && color(90, 150) == [100, 100, 100] && completed.isEmpty)
        app.advance(by: 0.75)
        #expect(color(150, 150) == [0, 0, 100] && completed == [true])
    }

    @Test func `A transition without a transition option is not animated`() {
        UIView.transition(with: box, duration: 1, animations: { self.swap() })
        app.advance(by: 0.25)
        expectEqual(color(150, 150), [0, 0, 100])
    }

    @Test func `A flip rotates the old view out and then the new view in`() {
        UIView.transition(
            from: red, to: blue, duration: 1, options: [.transitionFlipFromLeft, .curveLinear], completion: nil)
        app.advance(by: 0.25)
        // The width is 100 · cos 45° = 70.7 points, centered.
        #expect(
            color(116, 150) == [100, 0, 0] && color(113, 150) == [100, 100, 100] && color(150, 101) == [100, 0, 0])
        app.advance(by: 0.5)
        #expect(color(116, 150) == [0, 0, 100] && color(113, 150) == [100, 100, 100])
        app.advance(by: 0.25)
        expectEqual(color(101, 150), [0, 0, 100])
    }

    private func add(_ type: CATransitionType, _ subtype: CATransitionSubtype?) {
        let transition = CATransition()
        (transition.type, transition.subtype, transition.duration) = (type, subtype, 1)
        box.layer.add(transition, forKey: nil)
        swap()
    }

    @Test func `A fade has the key kCATransition until its end`() {
        add(.fade, nil)
        expectEqual(box.layer.animationKeys(), [kCATransition])
        app.advance(by: 0.5)
        expectEqual(color(150, 150), [50, 0, 50])
        app.advance(by: 0.5)
        #expect(color(150, 150) == [0, 0, 100] && box.layer.animationKeys() == nil)
    }

    @Test func `A push moves the new content in and the old content out and cross-fades them`() {
        add(.push, .fromRight)
        app.advance(by: 0.25)
        // The old content has moved 25 points to the left; the new one has an opacity of 1/4 over white.
        #expect(color(80, 150) == [100, 25, 25] && color(170, 150) == [100, 25, 25])
        #expect(
            color(180, 150) == [75, 75, 100] && color(270, 150) == [75, 75, 100] && color(280, 150) == [100, 100, 100])
    }

    @Test func `A moveIn transition with the subtype fromTop moves the content in from below`() {
        add(.moveIn, .fromTop)
        app.advance(by: 0.5)
        #expect(color(150, 140) == [100, 0, 0] && color(150, 160) == [50, 0, 50] && color(150, 240) == [50, 50, 100])
    }

    @Test func `A reveal transition moves the old content away in front of the new content`() {
        add(.reveal, .fromLeft)
        app.advance(by: 0.5)
        #expect(color(120, 150) == [0, 0, 100] && color(180, 150) == [50, 0, 50] && color(240, 150) == [100, 50, 50])
    }

    @Test func `A transition of a translucent view has the view's opacity`() {
        box.alpha = 0.5
        add(.fade, nil)
        app.advance(by: 0.5)
        expectEqual(color(150, 150), [75, 50, 75])
    }

    @Test func `A snapshot keeps the content that the view had`() throws {
        let snapshot = try #require(box.snapshotView(afterScreenUpdates: false))
        swap()
        snapshot.frame.origin = CGPoint(x: 100, y: 300)
        window.addSubview(snapshot)
        expectEqual(snapshot.bounds.size, box.bounds.size)
        #expect(
            color(150, 350) == [100, 0, 0] && color(150, 150) == [0, 0, 100] && color(150, 401) == [100, 100, 100])
    }
}
