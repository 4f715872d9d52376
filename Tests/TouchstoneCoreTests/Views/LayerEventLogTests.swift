// Layers without views: moving between trees, frames, hit tests; sublayers among subviews; layers of deallocated views;
// `presentation()?.hitTest`.

import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@Suite(.application(tracing: .both)) @MainActor
struct LayerEventLogTests {
    private let app = TestApplication.current
    private let window: UIWindow

    init() { window = TestApplication.current.makeWindow() }

    private func layer(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CALayer {
        let layer = CALayer()
        layer.bounds = CGRect(x: 0, y: 0, width: width, height: height)
        layer.position = CGPoint(x: x + width / 2, y: y + height / 2)
        return layer
    }

    @Test func `A layer can be an element of sets and a key of dictionaries`() {
        let (one, two) = (CALayer(), CALayer())
        var names: [CALayer: String] = [one: "one"]
        names[two] = "two"
        #expect(names.count == 2 && names[one] == "one")
        expectEqual(Set([one, two, one]).count, 2)
        #expect((one as NSObject) === one)
    }

    @Test func `A layer's frame depends on its transform and its anchor point`() {
        let layer = layer(100, 100, 100, 50)
        expectEqual(layer.frame, CGRect(x: 100, y: 100, width: 100, height: 50))
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        expectEqual(layer.frame, CGRect(x: 50, y: 75, width: 200, height: 100))
        expectEqual(layer.bounds.size, CGSize(width: 100, height: 50))
        layer.setAffineTransform(.identity)
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        expectEqual(layer.position, CGPoint(x: 150, y: 125))
        expectEqual(layer.frame, CGRect(x: 150, y: 75, width: 100, height: 50))
    }

    @Test func `A layer moves between superlayers together with its sublayers`() {
        let (first, second) = (CALayer(), CALayer())
        let leaves = (0..<3).map { _ in CALayer() }
        for leaf in leaves { first.insertSublayer(leaf, at: 0) }
        expectEqual(first.sublayers, [leaves[2], leaves[1], leaves[0]])
        second.addSublayer(first)
        #expect(first.superlayer === second && second.sublayers == [first])
        second.insertSublayer(leaves[1], at: 0)
        expectEqual(second.sublayers, [leaves[1], first])
        expectEqual(first.sublayers, [leaves[2], leaves[0]])
        first.removeFromSuperlayer()
        #expect(first.sublayers == [leaves[2], leaves[0]] && first.superlayer == nil)
        expectEqual(second.sublayers, [leaves[1]])
    }

    @Test func `A superlayer retains its sublayers and is not retained by them`() {
        weak var parent: CALayer?
        weak var dropped: CALayer?
        let child = CALayer()
        do {
            let root = CALayer()
            root.addSublayer(child)
            let other = CALayer()
            root.addSublayer(other)
            parent = root
            dropped = other
            #expect(child.superlayer === root)
        }
        #expect(parent == nil && dropped == nil)
        #expect(child.superlayer == nil)
    }

    @Test func `A layer's hit test respects transforms and bounds origins`() {
        let root = layer(0, 0, 300, 300)
        let page = layer(50, 50, 100, 100)
        let mark = layer(0, 0, 10, 10)
        root.addSublayer(page)
        page.addSublayer(mark)
        page.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        // The page covers 0 to 200 points and the mark 0 to 20.
        #expect(root.hitTest(CGPoint(x: 19, y: 19)) === mark)
        #expect(root.hitTest(CGPoint(x: 21, y: 21)) === page)
        #expect(root.hitTest(CGPoint(x: 201, y: 10)) === root)
        page.setAffineTransform(.identity)
        page.bounds.origin = CGPoint(x: -30, y: -30)
        #expect(root.hitTest(CGPoint(x: 85, y: 85)) === mark)
        #expect(root.hitTest(CGPoint(x: 55, y: 55)) === page)
        #expect(page.contains(CGPoint(x: -30, y: -30)) && !page.contains(CGPoint(x: 70, y: 0)))
    }

    @Test func `The layer of a view converts points like the view`() {
        let desk = UIView(frame: CGRect(x: 20, y: 40, width: 300, height: 300))
        let card = UIView(frame: CGRect(x: 30, y: 30, width: 100, height: 100))
        window.addSubview(desk)
        desk.addSubview(card)
        card.transform = CGAffineTransform(rotationAngle: .pi / 2)
        let dot = layer(10, 0, 4, 4)
        card.layer.addSublayer(dot)
        let point = CGPoint(x: 12, y: 2)
        let byViews = card.convert(point, to: window)
        let byLayers = dot.convert(CGPoint(x: 2, y: 2), to: window.layer)
        #expect(abs(byViews.x - byLayers.x) < 1e-9 && abs(byViews.y - byLayers.y) < 1e-9)
        // The point (12, 2) of a square that is rotated clockwise around its center (100, 120).
        #expect(abs(byLayers.x - 148) < 1e-9 && abs(byLayers.y - 82) < 1e-9)
        expectEqual(dot.convert(dot.bounds, to: card.layer), CGRect(x: 10, y: 0, width: 4, height: 4))
    }

    @Test func `Sublayers between subviews keep their positions when subviews move`() {
        let desk = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.addSubview(desk)
        let (under, over) = (CALayer(), CALayer())
        desk.layer.addSublayer(under)
        let views = (0..<3).map { _ in UIView(frame: desk.bounds) }
        for view in views { desk.addSubview(view) }
        desk.layer.addSublayer(over)
        expectEqual(desk.layer.sublayers, [under] + views.map(\.layer) + [over])
        desk.sendSubviewToBack(views[2])
        expectEqual(desk.layer.sublayers, [views[2].layer, under, views[0].layer, views[1].layer, over])
        desk.exchangeSubview(at: 0, withSubviewAt: 2)
        expectEqual(desk.subviews, [views[1], views[0], views[2]])
        expectEqual(desk.layer.sublayers, [views[1].layer, under, views[0].layer, views[2].layer, over])
        desk.layer.addSublayer(views[1].layer)
        expectEqual(desk.subviews, [views[0], views[2], views[1]])
        app.fingerTap(at: CGPoint(x: 50, y: 50))
        #expect(window.hitTest(CGPoint(x: 50, y: 50), with: nil) === views[1])
        under.removeFromSuperlayer()
        over.removeFromSuperlayer()
        expectEqual(desk.layer.sublayers, [views[0].layer, views[2].layer, views[1].layer])
    }

    @Test func `A layer of a deallocated view keeps its sublayers and its geometry`() {
        let badge = CALayer()
        badge.name = "badge"
        let kept: CALayer
        do {
            let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 60))
            view.layer.addSublayer(badge)
            kept = view.layer
            window.addSubview(view)
            view.removeFromSuperview()
        }
        app.settle()
        #expect(kept.sublayers == [badge] && badge.superlayer === kept)
        #expect(kept.hitTest(CGPoint(x: 30, y: 30)) === kept)
        kept.frame.size.width = 90
        expectEqual(kept.bounds.width, 90)
    }

    /// Balloons that rise; a touch removes the balloon whose presentation layer it hits.
    private final class Sky: UIView {
        let balloons = (0..<3).map { UIView(frame: CGRect(x: Double($0) * 130, y: 700, width: 100, height: 100)) }
        private(set) var burst: [Int] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            for balloon in balloons { addSubview(balloon) }
        }

        required init?(coder: NSCoder) { fatalError() }

        func rise() {
            for (index, balloon) in balloons.enumerated() {
                UIView.animate(withDuration: 2, delay: Double(index), options: .curveLinear) {
                    balloon.frame.origin.y = 100
                }
            }
        }

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let point = touches.first?.location(in: self) else { return }
            for (index, balloon) in balloons.enumerated() where balloon.superview === self {
                guard balloon.layer.presentation()?.hitTest(point) != nil else { continue }
                burst.append(index)
                balloon.removeFromSuperview()
            }
        }
    }

    @Test func `HT-25: presentation layers of rising balloons are hit at their visible positions`() {
        let sky = Sky(frame: window.bounds)
        window.addSubview(sky)
        app.settle()
        sky.rise()
        app.advance(by: 1)
        // The first balloon has risen to 400 at 300 points per second; the others have not started.
        app.fingerTap(at: CGPoint(x: 50, y: 150))
        app.fingerTap(at: CGPoint(x: 180, y: 450))
        expectEqual(sky.burst, [])
        app.fingerTap(at: CGPoint(x: 50, y: 430))
        expectEqual(sky.burst, [0])
        app.fingerTap(at: CGPoint(x: 310, y: 750))
        expectEqual(sky.burst, [0, 2])
        app.advance(by: 3)
        app.fingerTap(at: CGPoint(x: 180, y: 150))
        expectEqual(sky.burst, [0, 2, 1])
        #expect(sky.subviews.isEmpty)
    }

    @Test func `HT-25: a hit test of the root's presentation layer finds a moving sublayer`() throws {
        let desk = UIView(frame: window.bounds)
        let card = UIView(frame: CGRect(x: 0, y: 200, width: 100, height: 100))
        window.addSubview(desk)
        desk.addSubview(card)
        app.settle()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { card.frame.origin.x = 280 }
        app.advance(by: 0.5)
        let root = try #require(desk.layer.presentation())
        let seen = try #require(root.hitTest(CGPoint(x: 190, y: 250)))
        #expect(abs(seen.frame.minX - 140) <= 5 && seen.frame.minY == 200)
        let missed = try #require(root.hitTest(CGPoint(x: 330, y: 250)))
        expectEqual(missed.bounds, desk.bounds)
    }
}
