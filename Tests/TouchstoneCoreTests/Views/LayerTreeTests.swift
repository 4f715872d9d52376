// Layers without views: creation, nesting, geometry, hit tests; the common order with subviews; layers of deallocated views; hit tests of
// the presentation layer of a moving button.

import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@Suite(.application(tracing: .both)) @MainActor
struct LayerTreeTests {
    private let app = TestApplication.current
    private let window: UIWindow

    init() { window = TestApplication.current.makeWindow() }

    private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
        let layer = CALayer()
        layer.frame = CGRect(x: x, y: y, width: width, height: height)
        return layer
    }

    @Test func `A new layer has default geometry and no superlayer`() {
        let layer = CALayer()
        #expect(layer.bounds == .zero && layer.position == .zero)
        expectEqual(layer.anchorPoint, CGPoint(x: 0.5, y: 0.5))
        #expect(layer.opacity == 1 && !layer.isHidden)
        #expect(layer.superlayer == nil && (layer.sublayers ?? []).isEmpty)
        let object: NSObject = layer
        #expect(object.isEqual(layer) && object != CALayer())
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 25, y: 40) && layer.bounds.size == CGSize(width: 30, height: 40))
        layer.anchorPoint = .zero
        expectEqual(layer.frame, CGRect(x: 25, y: 40, width: 30, height: 40))
    }

    @Test func `Sublayers are added, inserted, moved and removed`() {
        let root = layer(0, 0, 100, 100)
        let other = layer(0, 0, 100, 100)
        let (a, b, c) = (CALayer(), CALayer(), CALayer())
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        expectEqual(root.sublayers, [c, a, b])
        #expect(a.superlayer === root)
        root.insertSublayer(a, at: 2)
        expectEqual(root.sublayers, [c, b, a])
        root.addSublayer(c)
        expectEqual(root.sublayers, [b, a, c])
        other.addSublayer(b)
        #expect(root.sublayers == [a, c] && other.sublayers == [b] && b.superlayer === other)
        a.removeFromSuperlayer()
        a.removeFromSuperlayer()
        #expect(root.sublayers == [c] && a.superlayer == nil)
    }

    @Test func `A sublayer is found by its name and removed`() {
        let field = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
        for _ in 1...3 {
            field.layer.sublayers?.filter { $0.name == "border" }.forEach { $0.removeFromSuperlayer() }
            let border = CALayer()
            border.name = "border"
            border.frame = CGRect(x: 0, y: field.bounds.height - 1, width: field.bounds.width, height: 1)
            field.layer.addSublayer(border)
        }
        expectEqual(field.layer.sublayers?.count, 1)
        #expect(field.subviews.isEmpty)
    }

    @Test func `A layer's hit test takes a point of the superlayer and finds the deepest frontmost layer`() {
        let root = layer(100, 100, 200, 200)
        let back = layer(0, 0, 100, 100)
        let front = layer(50, 50, 100, 100)
        let dot = layer(10, 10, 20, 20)
        root.addSublayer(back)
        root.addSublayer(front)
        front.addSublayer(dot)
        #expect(root.hitTest(CGPoint(x: 120, y: 120)) === back)
        #expect(root.hitTest(CGPoint(x: 155, y: 155)) === front)
        #expect(root.hitTest(CGPoint(x: 165, y: 165)) === dot)
        #expect(root.hitTest(CGPoint(x: 280, y: 280)) === root)
        #expect(root.hitTest(CGPoint(x: 50, y: 50)) == nil)
        #expect(front.hitTest(CGPoint(x: 65, y: 65)) === dot)
        #expect(front.contains(CGPoint(x: 0, y: 99.5)) && !front.contains(CGPoint(x: 100, y: 0)))
    }

    @Test func `Points and rectangles convert between nested layers`() {
        let root = layer(0, 0, 400, 400)
        let one = layer(100, 50, 200, 200)
        let two = layer(20, 30, 50, 50)
        root.addSublayer(one)
        one.addSublayer(two)
        one.bounds.origin = CGPoint(x: 0, y: 10)
        expectEqual(two.convert(CGPoint(x: 1, y: 2), to: root), CGPoint(x: 121, y: 72))
        expectEqual(two.convert(CGPoint(x: 121, y: 72), from: root), CGPoint(x: 1, y: 2))
        expectEqual(
            root.convert(CGRect(x: 120, y: 70, width: 5, height: 5), to: two),
            CGRect(x: 0, y: 0, width: 5, height: 5))
    }

    @Test func `Subviews and sublayers share one order`() {
        let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        window.addSubview(desk)
        let (one, two, three) = (UIView(frame: desk.bounds), UIView(frame: desk.bounds), UIView(frame: desk.bounds))
        let shine = CALayer()
        desk.addSubview(one)
        desk.layer.addSublayer(shine)
        desk.addSubview(two)
        expectEqual(desk.layer.sublayers, [one.layer, shine, two.layer])
        desk.insertSubview(three, belowSubview: two)
        expectEqual(desk.layer.sublayers, [one.layer, shine, three.layer, two.layer])
        desk.bringSubviewToFront(one)
        expectEqual(desk.layer.sublayers, [shine, three.layer, two.layer, one.layer])
        desk.layer.insertSublayer(one.layer, at: 0)
        expectEqual(desk.subviews, [one, three, two])
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === two)
        two.removeFromSuperview()
        expectEqual(desk.layer.sublayers, [one.layer, shine, three.layer])
        #expect(one.layer.superlayer === desk.layer)
    }

    @Test func `A layer in front of a view receives no touches`() {
        let desk = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let card = UIView(frame: desk.bounds)
        window.addSubview(desk)
        desk.addSubview(card)
        let veil = layer(0, 0, 300, 300)
        desk.layer.addSublayer(veil)
        #expect(window.hitTest(CGPoint(x: 5, y: 5), with: nil) === card)
        #expect(desk.layer.hitTest(CGPoint(x: 5, y: 5)) === veil)
    }

    @Test func `A layer of a deallocated view can be moved and added`() {
        var view: UIView? = UIView(frame: CGRect(x: 10, y: 20, width: 100, height: 50))
        let kept = view!.layer
        weak var gone: UIView?
        gone = view
        kept.opacity = 0.5
        view = nil
        #expect(gone == nil)
        #expect(kept.frame == CGRect(x: 10, y: 20, width: 100, height: 50) && kept.opacity == 0.5)
        kept.position.x += 10
        expectEqual(kept.frame.minX, 20)
        let root = CALayer()
        root.addSublayer(kept)
        #expect(kept.superlayer === root)
    }

    /// A game with a moving button; a tap is compared with the button's presentation layer.
    private final class Game: UIView {
        let target = UIButton(frame: CGRect(x: 0, y: 300, width: 80, height: 80))
        private(set) var hits = 0
        private(set) var misses = 0

        override init(frame: CGRect) {
            super.init(frame: frame)
            addSubview(target)
            addGestureRecognizer(UITapGestureRecognizer(target: self, action: Game.tapped))
        }

        required init?(coder: NSCoder) { fatalError() }

        func start() {
            UIView.animate(withDuration: 3, delay: 0, options: [.curveLinear, .allowUserInteraction]) {
                self.target.frame.origin.x = 300
            }
        }

        func tapped(_ tap: UITapGestureRecognizer) {
            let point = tap.location(in: self)
            if target.layer.presentation()?.hitTest(point) != nil { hits += 1 } else { misses += 1 }
        }
    }

    @Test func `HT-25: the presentation layer of a moving button is hit at its visible position`() {
        let game = Game(frame: window.bounds)
        window.addSubview(game)
        app.settle()
        game.start()
        app.advance(by: 1.5)
        // The button is visible at 150 to 230 points, and 5 points further when the finger lifts.
        app.fingerTap(at: CGPoint(x: 190, y: 340))
        #expect(game.hits == 1 && game.misses == 0)
        app.fingerTap(at: CGPoint(x: 40, y: 340))
        #expect(game.hits == 1 && game.misses == 1)
        app.advance(by: 2)
        #expect(game.target.layer.presentation()?.hitTest(CGPoint(x: 340, y: 340)) != nil)
        #expect(game.target.layer.presentation()?.hitTest(CGPoint(x: 190, y: 340)) == nil)
    }
}
