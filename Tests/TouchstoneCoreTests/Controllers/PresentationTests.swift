import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The presentation layer has the position where an animated view is drawn; a hit test does not use it (HT-25).
@Suite(.application(tracing: .both)) @MainActor
struct PresentationTests {
    let app = TestApplication.current
    let window: UIWindow
    let box: UIView

    init() {
        window = TestApplication.current.makeWindow()
        box = UIView().placed("box", 0, 0, 100, 100, in: window)
    }

    private func move(_ options: UIView.AnimationOptions = .curveLinear, _ changes: () -> Void) {
        UIView.animate(withDuration: 1, delay: 0, options: options, animations: changes)
    }

    private var seen: CALayer { box.layer.presentation()! }

    private func isNear(_ one: CGRect, _ other: CGRect) -> Bool {
        abs(one.minX - other.minX) < 1e-9 && abs(one.minY - other.minY) < 1e-9 && abs(one.width - other.width) < 1e-9
            && abs(one.height - other.height) < 1e-9
    }

    @Test func `HT-25: without an animation the presentation layer is a copy of the model layer`() {
        box.layer.cornerRadius = 7
        box.backgroundColor = .red
        box.layer.name = "box"
        let copy = seen
        #expect(copy !== box.layer && copy.model() === box.layer && copy.presentation() === copy)
        #expect(copy.frame == box.frame && copy.cornerRadius == 7 && copy.name == "box")
        #expect(copy.backgroundColor == UIColor.red.cgColor && copy.delegate === box)
        copy.frame.origin.x = 50
        expectEqual(box.frame.minX, 0)
        box.frame.origin.x = 20
        #expect(copy.frame.minX == 50 && seen.frame.minX == 20)
    }

    @Test func `HT-25: during an animation the presentation layer has interpolated values`() {
        move { box.frame = CGRect(x: 200, y: 100, width: 50, height: 100) }
        #expect(box.layer.frame.minX == 200 && isNear(seen.frame, CGRect(x: 0, y: 0, width: 100, height: 100)))
        app.advance(by: 0.25)
        #expect(isNear(seen.frame, CGRect(x: 50, y: 25, width: 87.5, height: 100)))
        app.advance(by: 0.5)
        #expect(isNear(seen.frame, CGRect(x: 150, y: 75, width: 62.5, height: 100)))
        app.advance(by: 0.25)
        expectEqual(seen.frame, box.frame)
    }

    @Test func `HT-25: opacity, bounds and transform are interpolated`() {
        move {
            box.alpha = 0
            box.bounds.origin.y = 40
            box.transform = CGAffineTransform(rotationAngle: .pi / 2).scaledBy(x: 3, y: 3)
        }
        app.advance(by: 0.5)
        #expect(abs(seen.opacity - 0.5) < 1e-6 && seen.bounds.minY == 20)
        let turned = seen.affineTransform()
        let half = CGFloat(2).squareRoot()
        // Rotation and scale are interpolated, not the elements of the matrix.
        #expect(abs(turned.a - half) < 1e-9 && abs(turned.b - half) < 1e-9)
        #expect(abs(turned.c + half) < 1e-9 && abs(turned.d - half) < 1e-9)
    }

    @Test(
        arguments: [
            (.curveLinear, 0.25), (.curveEaseIn, 0.0935), (.curveEaseOut, 0.3781), (.curveEaseInOut, 0.1292),
        ] as [(UIView.AnimationOptions, CGFloat)])
    func `HT-25: the animation curve determines the progress`(options: UIView.AnimationOptions, part: CGFloat) {
        move(options) { box.center.x += 1000 }
        app.advance(by: 0.25)
        #expect(abs(seen.frame.minX / 1000 - part) < 0.0005, "\(seen.frame.minX)")
        app.advance(by: 0.75)
        expectEqual(seen.frame.minX, 1000)
    }

    @Test func `HT-25: an animation starts after its delay`() {
        UIView.animate(withDuration: 1, delay: 2, options: .curveLinear) { box.center.x += 100 }
        app.advance(by: 1.9)
        expectEqual(seen.frame.minX, 0)
        app.advance(by: 0.6)
        #expect(abs(seen.frame.minX - 50) < 1e-9)
    }

    @Test func `HT-25: an animation that interrupts another one starts at the presented position`() {
        move { box.center.x += 100 }
        app.advance(by: 0.5)
        #expect(abs(seen.frame.minX - 50) < 1e-9)
        move { box.center.x -= 100 }
        #expect(abs(seen.frame.minX - 50) < 1e-9)
        // Both animations run: the second half of the first one moves forward, the second one moves back.
        app.advance(by: 0.5)
        #expect(abs(seen.frame.minX - 50) < 1e-9)
        app.advance(by: 0.25)
        #expect(abs(seen.frame.minX - 25) < 1e-9)
        app.advance(by: 0.25)
        expectEqual(seen.frame.minX, 0)
    }

    @Test func `HT-13, HT-25: a repeating autoreversed animation runs until it is removed`() {
        var ends: [Bool] = []
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear],
            animations: { box.center.x += 100 }, completion: { ends.append($0) })
        for x in [25, 50, 75, 100, 75, 50, 25, 0, 25, 50] as [CGFloat] {
            app.advance(by: 0.25)
            #expect(abs(seen.frame.minX - x) < 1e-6, "\(seen.frame.minX)")
        }
        #expect(window.hitTest(CGPoint(150, 50), with: nil) === window)
        box.layer.removeAllAnimations()
        #expect(seen.frame.minX == 100 && ends == [false])
        #expect(window.hitTest(CGPoint(150, 50), with: nil) === box)
    }

    @Test func `HT-25: an autoreversed animation takes twice its duration`() {
        var ended = false
        UIView.animate(
            withDuration: 1, delay: 0, options: [.autoreverse, .curveLinear], animations: { box.center.x += 100 },
            completion: { ended = $0 })
        app.advance(by: 1.5)
        #expect(abs(seen.frame.minX - 50) < 1e-9 && !ended)
        app.advance(by: 0.5)
        #expect(seen.frame.minX == 100 && ended)
    }

    @Test func `HT-25: a spring animation can overshoot its target`() {
        UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0) {
            box.center.x += 100
        }
        var furthest: CGFloat = 0
        for _ in 0..<59 {
            app.advance(by: 1.0 / 60)
            furthest = max(furthest, seen.frame.minX)
        }
        #expect(furthest > 110 && furthest < 200 && abs(seen.frame.minX - 100) < 1)
        app.advance(by: 1.0 / 30)
        expectEqual(seen.frame.minX, 100)
    }

    @Test func `HT-25: a paused animator keeps its position until it is changed or started`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.center.x += 100 }
        animator.startAnimation()
        app.advance(by: 0.25)
        animator.pauseAnimation()
        app.advance(by: 5)
        #expect(abs(seen.frame.minX - 25) < 1e-9)
        animator.fractionComplete = 0.75
        #expect(abs(seen.frame.minX - 75) < 1e-9)
        animator.startAnimation()
        app.advance(by: 0.125)
        #expect(abs(seen.frame.minX - 87.5) < 1e-9)
        app.advance(by: 0.125)
        #expect(seen.frame.minX == 100 && animator.state == .inactive)
    }

    @Test func `HT-13: an animator without user interaction blocks hits only while it runs`() {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { [box] in box.alpha = 0.5 }
        animator.isUserInteractionEnabled = false
        func hit() -> UIView? { window.hitTest(CGPoint(50, 50), with: nil) }
        animator.startAnimation()
        #expect(hit() === window)
        animator.pauseAnimation()
        #expect(hit() === box)
        animator.startAnimation()
        #expect(hit() === window)
        app.advance(by: 1)
        #expect(hit() === box)
    }

    @Test func `HT-25: subviews and sublayers of an animated view move with it`() {
        let child = UIView().placed("child", 10, 10, 20, 20, in: box)
        let plain = CALayer()
        plain.frame = CGRect(x: 50, y: 50, width: 20, height: 20)
        box.layer.addSublayer(plain)
        move { box.center.x += 200 }
        app.advance(by: 0.5)
        let presented = window.layer.presentation()!
        #expect(presented.hitTest(CGPoint(115, 15))?.model() === child.layer)
        #expect(presented.hitTest(CGPoint(155, 55))?.model() === plain)
        #expect(presented.hitTest(CGPoint(215, 15))?.model() === window.layer)
        expectEqual(child.layer.presentation()?.convert(.zero, to: window.layer), CGPoint(110, 10))
        // Convert from the model position to the presented position, as a view's hit test does.
        expectEqual(seen.convert(CGPoint(0, 50), from: box.layer), CGPoint(100, 50))
        #expect(
            seen.superlayer?.model() === window.layer && seen.sublayers?.map { $0.model() } == [child.layer, plain])
    }

    @Test func `HT-25: releasing an animated view does not end the animation of another one`() {
        var ended = false
        weak var gone: UIView?
        do {
            let view = UIView().placed("view", 0, 0, 10, 10, in: window)
            gone = view
            UIView.animate(
                withDuration: 1,
                animations: {
                    view.center.x += 10; box.center.x += 10
                }
            ) { ended = $0 }
            view.removeFromSuperview()
        }
        app.advance(by: 0.5)
        #expect(gone == nil && !ended)
        app.advance(by: 0.5)
        #expect(ended && seen.frame.minX == 10)
    }

    // MARK: Hit testing with the presentation layer

    @Test func `HT-25: a hitTest override that uses the presentation layer hits an animated button`() {
        final class Field: UIView {
            let button = UIButton()
            override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
                button.layer.presentation()?.hitTest(point) != nil ? button : super.hitTest(point, with: event)
            }
        }
        let field = Field(frame: window.bounds)
        window.addSubview(field)
        field.button.accessibilityIdentifier = "button"
        field.button.frame = CGRect(x: 0, y: 200, width: 60, height: 60)
        field.addSubview(field.button)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { field.button.frame.origin.x = 300 }
        app.advance(by: 0.5)
        // `touchUpInside` uses the model position, so count `touchDown`.
        var taps = 0
        field.button.addAction(UIAction { _ in taps += 1 }, for: .touchDown)
        app.fingerTap(at: CGPoint(180, 230))
        expectEqual(taps, 1)
        // The button is not yet drawn at its final position.
        app.fingerTap(at: CGPoint(330, 230))
        expectEqual(taps, 1)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(330, 230))
        expectEqual(taps, 2)
    }

    @Test func `HT-25: a tap handler finds an animated view through its presentation layer`() {
        @MainActor final class Catcher {
            var caught: [Bool] = []
            var box: UIView!
            func tapped(_ tap: UITapGestureRecognizer) {
                caught.append(box.layer.presentation()?.hitTest(tap.location(in: box.superview)) != nil)
            }
        }
        let catcher = Catcher()
        catcher.box = box
        window.addGestureRecognizer(UITapGestureRecognizer(target: catcher, action: Catcher.tapped))
        move { box.center.y += 400 }
        app.advance(by: 0.5)
        app.fingerTap(at: CGPoint(50, 250))
        app.fingerTap(at: CGPoint(50, 450))
        expectEqual(catcher.caught, [true, false])
    }

    // MARK: Drawing

    @Test func `The host draws each frame of an animation`() {
        var xs: [CGFloat] = []
        box.backgroundColor = .red
        app.application.onDisplay { [window] in
            let maps = window.displayList().commands.compactMap { command -> CGAffineTransform? in
                if case .concatenate(let map) = command { map } else { nil }
            }
            xs.append(maps[1].tx.rounded())
        }
        app.advance(by: 0.1)
        xs = []
        UIView.animate(withDuration: 0.1, delay: 0, options: .curveLinear) { box.center.x += 60 }
        app.advance(by: 1)
        expectEqual(xs, [0, 10, 20, 30, 40, 50, 60])
    }
}
