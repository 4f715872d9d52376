import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Layers without views, and layers among a view's subviews.
@Suite(.application(tracing: .both)) @MainActor
struct LayerTests {
    let app = TestApplication.current

    private func layer(_ name: String, _ frame: CGRect = CGRect(x: 0, y: 0, width: 10, height: 10)) -> CALayer {
        let layer = CALayer()
        layer.name = name
        layer.frame = frame
        return layer
    }

    private func view(_ name: String, in superview: UIView? = nil) -> UIView {
        let view = UIView().placed(name, 0, 0, 10, 10, in: superview)
        view.layer.name = name
        return view
    }

    private func names(_ layer: CALayer) -> String { (layer.sublayers ?? []).map { $0.name ?? "?" }.joined() }
    private func names(_ view: UIView) -> String { names(view.layer) + " " + view.subviews.map(\.called).joined() }

    // MARK: Without views

    @Test func `A layer without a view has geometry and appearance`() {
        let layer = CALayer()
        #expect(layer.frame == .zero && layer.anchorPoint == CGPoint(0.5, 0.5) && layer.opacity == 1)
        #expect(layer.sublayers == nil && layer.superlayer == nil && layer.backgroundColor == nil)
        #expect(layer == layer && layer != CALayer() && (layer as NSObject) === layer)
        layer.frame = CGRect(x: 50, y: 50, width: 100, height: 100)
        #expect(layer.position == CGPoint(100, 100) && layer.bounds == CGRect(x: 0, y: 0, width: 100, height: 100))
        layer.bounds.size = CGSize(width: 256, height: 512)
        expectEqual(layer.frame, CGRect(x: -28, y: -156, width: 256, height: 512))
        layer.anchorPoint = .zero
        expectEqual(layer.frame.origin, CGPoint(100, 100))
        layer.setAffineTransform(CGAffineTransform(scaleX: 0.5, y: 0.25))
        layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        expectEqual(layer.bounds.size, CGSize(width: 100, height: 200))
        layer.transform = CATransform3DMakeScale(1, 1, 7)
        #expect(layer.transform.m33 == 7 && layer.affineTransform().isIdentity)
        layer.isHidden = true
        layer.masksToBounds = true
        layer.backgroundColor = UIColor.red.cgColor
        #expect(layer.isHidden && layer.masksToBounds && layer.backgroundColor == UIColor.red.cgColor)
        #expect(layer.delegate == nil && layer.model() === layer)
    }

    @Test func `Sublayers are inserted, moved, replaced and removed at their positions`() {
        let root = layer("root")
        let (a, b, c) = (layer("a"), layer("b"), layer("c"))
        root.addSublayer(a)
        root.addSublayer(b)
        root.insertSublayer(c, at: 0)
        #expect(names(root) == "cab" && c.superlayer === root)
        root.insertSublayer(c, above: a)
        expectEqual(names(root), "acb")
        root.insertSublayer(b, below: a)
        expectEqual(names(root), "bac")
        root.insertSublayer(a, at: 99)
        expectEqual(names(root), "bca")
        root.addSublayer(b)
        expectEqual(names(root), "cab")
        let d = layer("d")
        root.replaceSublayer(a, with: d)
        #expect(names(root) == "cdb" && a.superlayer == nil)
        // A layer that is no sublayer is not replaced.
        root.replaceSublayer(a, with: layer("e"))
        expectEqual(names(root), "cdb")
        // A layer beside one that is no sublayer comes to the front.
        let f = layer("f")
        root.insertSublayer(f, below: a)
        #expect(names(root) == "cdbf" && f.superlayer === root)
        f.removeFromSuperlayer()
        d.removeFromSuperlayer()
        #expect(names(root) == "cb" && d.superlayer == nil)
        // The layer is removed from its former superlayer.
        let other = layer("other")
        other.addSublayer(c)
        #expect(names(root) == "b" && names(other) == "c")
        root.sublayers = [d, a]
        #expect(names(root) == "da" && b.superlayer == nil)
        root.sublayers = nil
        #expect(root.sublayers == nil && d.superlayer == nil)
    }

    @Test func `A superlayer retains its sublayers and is not retained by them`() {
        weak var root: CALayer?
        let leaf = layer("leaf")
        do {
            let made = layer("root")
            let middle = layer("middle")
            made.addSublayer(middle)
            middle.addSublayer(leaf)
            root = made
            #expect(leaf.superlayer?.superlayer === made)
        }
        #expect(root == nil && leaf.superlayer == nil)
    }

    @Test func `A tree of a hundred thousand layers is deallocated`() {
        weak var last: CALayer?
        do {
            var layer = CALayer()
            last = layer
            for _ in 0..<100_000 {
                let above = CALayer()
                above.addSublayer(layer)
                layer = above
            }
            #expect(last?.superlayer != nil)
        }
        #expect(last == nil)
    }

    // MARK: With views

    @Test func `Subviews and sublayers share one order`() {
        let root = view("root")
        #expect(root.layer.sublayers == nil)
        let a = view("a", in: root)
        #expect(a.layer.superlayer === root.layer && root.layer.sublayers == [a.layer])
        root.layer.addSublayer(layer("X"))
        let b = view("b", in: root)
        expectEqual(names(root), "aXb ab")
        let c = view("c")
        root.insertSubview(c, aboveSubview: a)
        expectEqual(names(root), "acXb acb")
        root.insertSubview(c, belowSubview: b)
        expectEqual(names(root), "aXcb acb")
        root.insertSubview(b, belowSubview: a)
        expectEqual(names(root), "baXc bac")
        root.bringSubviewToFront(a)
        expectEqual(names(root), "bXca bca")
        root.layer.insertSublayer(layer("Y"), at: 0)
        root.layer.insertSublayer(layer("Z"), above: c.layer)
        expectEqual(names(root), "YbXcZa bca")
        root.sendSubviewToBack(c)
        expectEqual(names(root), "cYbXZa cba")
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        expectEqual(names(root), "aYbXZc abc")
        b.removeFromSuperview()
        expectEqual(names(root), "aYXZc ac")
        root.layer.insertSublayer(layer("W"), below: c.layer)
        root.layer.insertSublayer(layer("V"), at: 1)
        expectEqual(names(root), "aVYXZWc ac")
        c.removeFromSuperview()
        a.removeFromSuperview()
        expectEqual(names(root), "VYXZW ")
    }

    /// Observed on iOS: with a plain layer at the back, inserting the third view at 1 makes it the first subview.
    @Test func `An index of a subview counts the layers between the subviews`() {
        let root = view("root")
        root.layer.addSublayer(layer("X"))
        let views = ["a", "b", "c", "d"].map { view($0, in: root) }
        root.insertSubview(views[2], at: 1)
        expectEqual(names(root), "Xcabd cabd")
        root.insertSubview(views[3], at: 0)
        expectEqual(names(root), "dXcab dcab")
    }

    @Test func `Moving the layer of a view moves the view`() {
        let (root, other) = (view("root"), view("other"))
        let a = view("a", in: root)
        let b = view("b", in: root)
        other.layer.addSublayer(a.layer)
        #expect(a.superview === other && names(root) == "b b")
        root.layer.insertSublayer(a.layer, below: b.layer)
        expectEqual(names(root), "ab ab")
        a.layer.removeFromSuperlayer()
        #expect(a.superview == nil && names(root) == "b b")
        // Below a layer without a view, the view is visible and has no superview.
        let plain = layer("plain")
        root.layer.addSublayer(plain)
        plain.addSublayer(b.layer)
        #expect(b.superview == nil && b.layer.superlayer === plain && names(root) == "plain ")
        root.addSubview(b)
        #expect(plain.sublayers == nil && names(root) == "plainb b")
    }

    @Test func `A layer of a deallocated view keeps its properties and its sublayers`() {
        let layer: CALayer
        let plain = CALayer()
        do {
            let view = view("view")
            view.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
            view.transform = CGAffineTransform(scaleX: 2, y: 2)
            view.alpha = 0.5
            view.backgroundColor = .red
            view.clipsToBounds = true
            view.addSubview(self.view("below"))
            layer = view.layer
            layer.cornerRadius = 3
            layer.addSublayer(plain)
            #expect(layer.delegate === view)
        }
        expectEqual(layer.frame, CGRect(x: -5, y: 0, width: 60, height: 80))
        #expect(layer.opacity == 0.5 && layer.backgroundColor == UIColor.red.cgColor && layer.masksToBounds)
        #expect(layer.cornerRadius == 3 && layer.delegate == nil && layer.sublayers == [plain])
        layer.position = .zero
        layer.insertSublayer(CALayer(), at: 0)
        #expect(layer.frame.origin == CGPoint(-30, -40) && layer.sublayers?.last === plain)
    }

    @Test func `A superlayer does not retain the view of its sublayer`() {
        weak var gone: UIView?
        let plain = layer("plain")
        do {
            let view = view("view")
            gone = view
            plain.addSublayer(view.layer)
        }
        #expect(gone == nil && names(plain) == "view")
    }

    // MARK: Touches

    @Test(.application) func `HT-24: a layer without a view in front of a view receives no touch`() {
        let window = app.makeWindow()
        let behind = UIView().placed("behind", 0, 0, 100, 100, in: window)
        window.layer.addSublayer(layer("cover", CGRect(x: 0, y: 0, width: 100, height: 100)))
        let front = UIView().placed("front", 50, 0, 50, 100, in: window)
        window.layer.addSublayer(layer("top", CGRect(x: 0, y: 0, width: 100, height: 100)))
        behind.layer.zPosition = 10
        app.fingerTap(at: CGPoint(25, 25))
        app.fingerTap(at: CGPoint(75, 25))
        expectEqual(
            app.deliveries, "touchesBegan behind, touchesEnded behind, touchesBegan front, touchesEnded front")
        front.layer.removeFromSuperlayer()
        app.clear()
        app.fingerTap(at: CGPoint(75, 25))
        expectEqual(app.deliveries, "touchesBegan behind, touchesEnded behind")
    }

    @Test func `HT-24: a layer's hit test finds the frontmost visible sublayer`() {
        let root = layer("root", CGRect(x: 100, y: 100, width: 100, height: 100))
        let back = layer("back", CGRect(x: 0, y: 0, width: 50, height: 50))
        let front = layer("front", CGRect(x: 0, y: 0, width: 50, height: 50))
        let out = layer("out", CGRect(x: 90, y: 90, width: 50, height: 50))
        for sublayer in [back, front, out] { root.addSublayer(sublayer) }
        func hit(_ x: CGFloat, _ y: CGFloat) -> String { root.hitTest(CGPoint(x, y))?.name ?? "nothing" }
        // The point is in the superlayer's coordinates.
        #expect(hit(110, 110) == "front" && hit(10, 10) == "nothing" && hit(160, 160) == "root")
        back.zPosition = 1
        expectEqual(hit(110, 110), "back")
        back.isHidden = true
        expectEqual(hit(110, 110), "front")
        // Sublayers outside the bounds are found unless they are clipped.
        #expect(hit(230, 230) == "out" && hit(195, 195) == "out")
        root.masksToBounds = true
        #expect(hit(230, 230) == "nothing" && hit(195, 195) == "out")
        // The right and lower edges are outside.
        #expect(root.contains(.zero) && !root.contains(CGPoint(100, 50)) && hit(200, 150) == "nothing")
    }

    @Test func `A hit test of a view's layer finds layers of views and other layers`() {
        let window = app.makeWindow()
        let box = UIView().placed("box", 100, 100, 100, 100, in: window)
        let child = UIView().placed("child", 0, 0, 50, 50, in: box)
        child.isUserInteractionEnabled = false
        let plain = layer("plain", CGRect(x: 50, y: 50, width: 50, height: 50))
        box.layer.addSublayer(plain)
        #expect(window.layer.hitTest(CGPoint(110, 110)) === child.layer)
        #expect(window.layer.hitTest(CGPoint(160, 160)) === plain)
        #expect(window.layer.hitTest(CGPoint(110, 160)) === box.layer)
        #expect(window.layer.hitTest(CGPoint(10, 10)) === window.layer)
    }

    @Test func `A subclass of a layer may override contains`() {
        final class Round: CALayer {
            override func contains(_ point: CGPoint) -> Bool {
                hypot(point.x - bounds.midX, point.y - bounds.midY) < bounds.width / 2
            }
        }
        let round = Round()
        round.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(round.hitTest(CGPoint(50, 10)) === round && round.hitTest(CGPoint(5, 5)) == nil)
        #expect(round.presentation()?.hitTest(CGPoint(5, 5)) == nil)
        #expect(round.presentation()?.hitTest(CGPoint(50, 10))?.model() === round)
    }

    // MARK: Conversion

    @Test func `Points and rectangles convert between layers`() {
        let window = app.makeWindow()
        let box = UIView().placed("box", 100, 100, 100, 100, in: window)
        box.bounds.origin = CGPoint(5, 0)
        let plain = layer("plain", CGRect(x: 10, y: 20, width: 40, height: 40))
        box.layer.addSublayer(plain)
        let scaled = layer("scaled", CGRect(x: 0, y: 0, width: 10, height: 10))
        scaled.anchorPoint = .zero
        scaled.position = CGPoint(10, 10)
        scaled.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        plain.addSublayer(scaled)
        expectEqual(scaled.convert(CGPoint(1, 1), to: plain), CGPoint(12, 12))
        expectEqual(scaled.convert(CGPoint(1, 1), to: window.layer), CGPoint(117, 132))
        expectEqual(scaled.convert(CGPoint(117, 132), from: window.layer), CGPoint(1, 1))
        expectEqual(
            plain.convert(CGRect(x: 0, y: 0, width: 2, height: 3), from: scaled),
            CGRect(x: 10, y: 10, width: 4, height: 6))
        expectEqual(
            scaled.convert(CGRect(x: 10, y: 10, width: 4, height: 6), from: plain),
            CGRect(x: 0, y: 0, width: 2, height: 3))
        let other = UIView().placed("other", 0, 50, 10, 10, in: window)
        expectEqual(scaled.convert(CGPoint(1, 1), to: other.layer), CGPoint(117, 82))
        // Conversion to nil uses the coordinates around the root.
        let lone = layer("lone", CGRect(x: 50, y: 60, width: 10, height: 10))
        expectEqual(lone.convert(CGPoint(1, 1), to: nil), CGPoint(51, 61))
        expectEqual(lone.convert(CGPoint(51, 61), from: nil), CGPoint(1, 1))
        expectEqual(lone.convert(CGPoint(1, 1), to: lone), CGPoint(1, 1))
    }

    // MARK: Drawing

    @Test func `Layers without views are drawn in their order`() {
        let window = app.makeWindow()
        let a = UIView().placed("a", 0, 0, 10, 10, in: window)
        a.backgroundColor = UIColor(white: 0.1, alpha: 1)
        let plain = layer("plain", CGRect(x: 20, y: 30, width: 40, height: 50))
        plain.backgroundColor = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
        plain.cornerRadius = 5
        plain.borderWidth = 2
        plain.borderColor = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
        plain.opacity = 0.5
        plain.masksToBounds = true
        window.layer.addSublayer(plain)
        let b = UIView().placed("b", 0, 0, 11, 11, in: window)
        b.backgroundColor = UIColor(white: 0.2, alpha: 1)
        let hidden = layer("hidden")
        hidden.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        hidden.isHidden = true
        window.layer.addSublayer(hidden)
        func fills() -> [CGFloat] {
            window.displayList().commands.compactMap { if case .fill(let rect, _, _) = $0 { rect.width } else { nil } }
        }
        expectEqual(fills().suffix(3), [10, 40, 11])
        let bounds = CGRect(x: 0, y: 0, width: 40, height: 50)
        let commands = window.displayList().commands
        let start = commands.firstIndex(of: .clip(bounds, cornerRadius: 5))!
        expectEqual(
            commands[(start - 3)...(start + 3)],
            [
                .save, .concatenate(CGAffineTransform(translationX: 20, y: 30)), .opacity(0.5),
                .clip(bounds, cornerRadius: 5), .fill(bounds, cornerRadius: 5, plain.backgroundColor!),
                .stroke(bounds.insetBy(dx: 1, dy: 1), cornerRadius: 4, lineWidth: 2, plain.borderColor!), .restore,
            ])
        plain.zPosition = 1
        expectEqual(fills().suffix(3), [10, 11, 40])
        plain.addSublayer(a.layer)
        expectEqual(fills().suffix(3), [11, 40, 10])
    }

    @Test func `A change of a layer without a view draws a new picture`() {
        let window = app.makeWindow()
        let plain = layer("plain")
        let inner = layer("inner")
        window.layer.addSublayer(plain)
        plain.addSublayer(inner)
        var pictures = 0
        app.application.onDisplay { pictures += 1 }
        app.advance(by: 0.1)
        expectEqual(pictures, 1)
        // Without this, each change would be animated and draw a picture in each frame.
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        defer { CATransaction.commit() }
        inner.backgroundColor = UIColor.red.cgColor
        app.advance(by: 0.1)
        expectEqual(pictures, 2)
        inner.removeFromSuperlayer()
        app.advance(by: 0.1)
        expectEqual(pictures, 3)
        inner.position.x += 1
        app.advance(by: 0.1)
        expectEqual(pictures, 3)
    }
}
