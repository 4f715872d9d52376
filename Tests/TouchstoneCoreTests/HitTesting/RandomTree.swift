import Foundation
import TouchstoneTestSupport
import UIKit

/// A view tree that depends only on the seed, so that two equal trees can be built: one for the core, one for the reference.
@MainActor
final class RandomTree {
    let root: UIView
    let log = CallLog(separator: ", ")
    private(set) var views: [UIView] = []
    private var generator: SeededRandomNumberGenerator
    private let changesDuringHitTest: Bool
    private let shape: Shape
    private static let side = 300.0

    enum Shape {
        /// Each view has a few subviews, often in a chain.
        case deep
        /// A few views have most of the subviews, enough for an index. Edges and points lie on a grid of ten points, so that they
        /// coincide.
        case broad
    }

    init(seed: UInt64, count: Int, overriding: Bool, changesDuringHitTest: Bool = false, shape: Shape = .deep) {
        generator = SeededRandomNumberGenerator(seed)
        self.shape = shape
        self.changesDuringHitTest = changesDuringHitTest
        root = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        root.accessibilityIdentifier = "0"
        views = [root]
        while views.count < count {
            grow(in: parentOfNext, overriding)
        }
        for view in views { (view as? any OverridingView)?.script.other = views.randomElement(using: &generator) }
        if changesDuringHitTest { for view in views { planChanges(of: view) } }
    }

    private var parentOfNext: UIView {
        switch shape {
        case .deep:
            // Usually one of the last views, for depth; sometimes any view, for breadth.
            return generator.oneIn(3)
                ? views[Int.random(in: 0..<views.count, using: &generator)]
                : views[Int.random(in: max(0, views.count - 4)..<views.count, using: &generator)]
        case .broad:
            return generator.oneIn(5)
                ? views[Int.random(in: 0..<views.count, using: &generator)]
                : views[Int.random(in: 0..<min(2, views.count), using: &generator)]
        }
    }

    private func grow(in parent: UIView, _ overriding: Bool) {
        let name = "\(views.count)"
        let view = overriding && generator.oneIn(3) ? makeOverriding(name) : UIView()
        view.accessibilityIdentifier = name
        let scale = Self.side
        switch shape {
        case .deep:
            view.frame = CGRect(
                x: generator.length(-0.2 * scale...0.3 * scale), y: generator.length(-0.2 * scale...0.3 * scale),
                width: generator.length(0...scale), height: generator.length(0...scale))
        case .broad:
            // Most are small. The second one, which has many subviews itself, and a few others are large.
            let size = views.count == 1 || generator.oneIn(12) ? scale : 0.2 * scale
            view.frame = CGRect(
                x: snapped(-0.1 * scale...scale), y: snapped(-0.1 * scale...scale), width: snapped(0...size),
                height: snapped(0...size))
            if views.count == 1 { view.frame = root.bounds }
        }
        parent.addSubview(view)
        views.append(view)
        randomize(view)
    }

    private func makeOverriding(_ name: String) -> UIView {
        let script = OverrideScript(name, log)
        if generator.oneIn(2) { script.result = OverrideScript.Result.allCases.randomElement(using: &generator)! }
        if generator.oneIn(2) { script.wrongInside = Int.random(in: 2...5, using: &generator) }
        switch Int.random(in: 0..<3, using: &generator) {
        case 0: return HitTestOverridingView(script)
        case 1: return PointInsideOverridingView(script)
        default: return BothOverridingView(script)
        }
    }

    /// Sets some properties of the view to random values.
    private func randomize(_ view: UIView) {
        // In a broad tree, most views have no transform, and some move slightly.
        if generator.oneIn(shape == .broad ? 12 : 3) { view.transform = transform() }
        if shape == .broad, generator.oneIn(3) { view.center.x += 10 }
        if generator.oneIn(6) {
            view.bounds.origin = CGPoint(x: generator.length(-100...100), y: generator.length(-100...100))
        }
        if generator.oneIn(8) {
            view.layer.anchorPoint = CGPoint(x: generator.length(-1...2), y: generator.length(-1...2))
        }
        view.isHidden = generator.oneIn(20)
        view.isUserInteractionEnabled = !generator.oneIn(20)
        view.alpha = generator.oneIn(20) ? [0, 0.01, 0.009, 0.0101, .nan].randomElement(using: &generator)! : 1
        view.clipsToBounds = generator.oneIn(3)
    }

    private func transform() -> CGAffineTransform {
        switch Int.random(in: 0..<7, using: &generator) {
        case 0: CGAffineTransform(rotationAngle: generator.length(-4...4))
        case 1: CGAffineTransform(scaleX: -1, y: 1)
        case 2: CGAffineTransform(scaleX: generator.length(-2...2), y: generator.length(-2...2))
        case 3: CGAffineTransform(scaleX: 0, y: generator.length(-2...2))
        case 4: CGAffineTransform(translationX: generator.length(-50...50), y: generator.length(-50...50))
        case 5:
            CGAffineTransform(
                a: 1, b: generator.length(-1...1), c: generator.length(-1...1), d: 1, tx: generator.length(-50...50),
                ty: 0)
        default: .identity
        }
    }

    // MARK: Change

    /// Makes one random change of the tree, between or during hit tests. No view becomes its own superview.
    func change() {
        let view = views[Int.random(in: 1..<views.count, using: &generator)]
        let other = views[Int.random(in: 0..<views.count, using: &generator)]
        let index = Int.random(in: 0...4, using: &generator)
        switch Int.random(in: 0..<12, using: &generator) {
        case 0: view.removeFromSuperview()
        case 1, 6, 7, 8: if !other.isDescendant(of: view) { other.addSubview(view) }
        case 2: if !other.isDescendant(of: view) { other.insertSubview(view, at: index) }
        case 3: view.superview?.bringSubviewToFront(view)
        case 4: view.superview?.sendSubviewToBack(view)
        case 5:
            let count = other.subviews.count
            if count > 1 { other.exchangeSubview(at: index % count, withSubviewAt: count - 1) }
        default: randomize(view)
        }
    }

    private func planChanges(of view: UIView) {
        guard let script = (view as? any OverridingView)?.script else { return }
        for _ in 0..<3 {
            script.changes[Int.random(in: 1...12, using: &generator)] = { [unowned self] in change() }
        }
    }

    /// The tree in one line, for comparison.
    var outline: String { Self.outline(root) }

    private static func outline(_ view: UIView) -> String {
        let below = view.subviews.map(outline).joined(separator: " ")
        return below.isEmpty ? view.called : "\(view.called)(\(below))"
    }

    private func snapped(_ range: ClosedRange<Double>) -> CGFloat { (generator.length(range) / 10).rounded() * 10 }

    func point() -> CGPoint {
        if shape == .broad { return CGPoint(x: snapped(-10...Self.side + 10), y: snapped(-10...Self.side + 10)) }
        return CGPoint(x: generator.length(-5...Self.side + 5), y: generator.length(-5...Self.side + 5))
    }
}
