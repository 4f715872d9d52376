import Foundation
import TouchstoneTestSupport
import UIKit

/// A tree of views that depends on the seed alone, so that two can be grown alike: one for the core, one for the
/// reference.
@MainActor
final class RandomTree {
    let root: UIView
    let log = CallLog(separator: ", ")
    private(set) var views: [UIView] = []
    private var dice: SeededRandomNumberGenerator
    private let changesWhileAsked: Bool
    private let shape: Shape
    private static let side = 300.0

    enum Shape {
        /// A few children a view, often in a chain.
        case deep
        /// Few views have most of the children, so many that they are indexed. Edges and points lie on a raster of ten points, so
        /// that they meet.
        case broad
    }

    init(seed: UInt64, count: Int, overriding: Bool, changesWhileAsked: Bool = false, shape: Shape = .deep) {
        dice = SeededRandomNumberGenerator(seed)
        self.shape = shape
        self.changesWhileAsked = changesWhileAsked
        root = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        root.accessibilityIdentifier = "0"
        views = [root]
        while views.count < count {
            grow(in: parentOfNext, overriding)
        }
        for view in views { (view as? any PlayingView)?.part.other = views.randomElement(using: &dice) }
        if changesWhileAsked { for view in views { plotChanges(of: view) } }
    }

    private var parentOfNext: UIView {
        switch shape {
        case .deep:
            // Mostly near the end, for depth; sometimes anywhere, for breadth.
            return dice.oneIn(3)
                ? views[Int.random(in: 0..<views.count, using: &dice)]
                : views[Int.random(in: max(0, views.count - 4)..<views.count, using: &dice)]
        case .broad:
            return dice.oneIn(5)
                ? views[Int.random(in: 0..<views.count, using: &dice)]
                : views[Int.random(in: 0..<min(2, views.count), using: &dice)]
        }
    }

    private func grow(in parent: UIView, _ overriding: Bool) {
        let name = "\(views.count)"
        let view = overriding && dice.oneIn(3) ? makePlaying(name) : UIView()
        view.accessibilityIdentifier = name
        let scale = Self.side
        switch shape {
        case .deep:
            view.frame = CGRect(
                x: dice.length(-0.2 * scale...0.3 * scale), y: dice.length(-0.2 * scale...0.3 * scale),
                width: dice.length(0...scale), height: dice.length(0...scale))
        case .broad:
            // Mostly small; the second, which has many children itself, and a few others are large.
            let size = views.count == 1 || dice.oneIn(12) ? scale : 0.2 * scale
            view.frame = CGRect(
                x: rastered(-0.1 * scale...scale), y: rastered(-0.1 * scale...scale), width: rastered(0...size),
                height: rastered(0...size))
            if views.count == 1 { view.frame = root.bounds }
        }
        parent.addSubview(view)
        views.append(view)
        disturb(view)
    }

    private func makePlaying(_ name: String) -> UIView {
        let part = PlayedPart(name, log)
        if dice.oneIn(2) { part.lie = PlayedPart.Lie.allCases.randomElement(using: &dice)! }
        if dice.oneIn(2) { part.wrongInside = Int.random(in: 2...5, using: &dice) }
        switch Int.random(in: 0..<3, using: &dice) {
        case 0: return AskedView(part)
        case 1: return ContainingView(part)
        default: return AskedAndContainingView(part)
        }
    }

    /// Some of what may be set on a view.
    private func disturb(_ view: UIView) {
        // In a broad tree most are plain, and some move a little.
        if dice.oneIn(shape == .broad ? 12 : 3) { view.transform = transform() }
        if shape == .broad, dice.oneIn(3) { view.center.x += 10 }
        if dice.oneIn(6) {
            view.bounds.origin = CGPoint(x: dice.length(-100...100), y: dice.length(-100...100))
        }
        if dice.oneIn(8) {
            view.layer.anchorPoint = CGPoint(x: dice.length(-1...2), y: dice.length(-1...2))
        }
        view.isHidden = dice.oneIn(20)
        view.isUserInteractionEnabled = !dice.oneIn(20)
        view.alpha = dice.oneIn(20) ? [0, 0.01, 0.009, 0.0101, .nan].randomElement(using: &dice)! : 1
        view.clipsToBounds = dice.oneIn(3)
    }

    private func transform() -> CGAffineTransform {
        switch Int.random(in: 0..<7, using: &dice) {
        case 0: CGAffineTransform(rotationAngle: dice.length(-4...4))
        case 1: CGAffineTransform(scaleX: -1, y: 1)
        case 2: CGAffineTransform(scaleX: dice.length(-2...2), y: dice.length(-2...2))
        case 3: CGAffineTransform(scaleX: 0, y: dice.length(-2...2))
        case 4: CGAffineTransform(translationX: dice.length(-50...50), y: dice.length(-50...50))
        case 5:
            CGAffineTransform(
                a: 1, b: dice.length(-1...1), c: dice.length(-1...1), d: 1, tx: dice.length(-50...50), ty: 0)
        default: .identity
        }
    }

    // MARK: Change

    /// One change of the tree, from outside or from within a callback. Never one that would make a loop.
    func change() {
        let view = views[Int.random(in: 1..<views.count, using: &dice)]
        let other = views[Int.random(in: 0..<views.count, using: &dice)]
        let index = Int.random(in: 0...4, using: &dice)
        switch Int.random(in: 0..<12, using: &dice) {
        case 0: view.removeFromSuperview()
        case 1, 6, 7, 8: if !other.isDescendant(of: view) { other.addSubview(view) }
        case 2: if !other.isDescendant(of: view) { other.insertSubview(view, at: index) }
        case 3: view.superview?.bringSubviewToFront(view)
        case 4: view.superview?.sendSubviewToBack(view)
        case 5:
            let count = other.subviews.count
            if count > 1 { other.exchangeSubview(at: index % count, withSubviewAt: count - 1) }
        default: disturb(view)
        }
    }

    private func plotChanges(of view: UIView) {
        guard let part = (view as? any PlayingView)?.part else { return }
        for _ in 0..<3 {
            part.changes[Int.random(in: 1...12, using: &dice)] = { [unowned self] in change() }
        }
    }

    /// The tree in one line, so that two can be compared.
    var outline: String { Self.outline(root) }

    private static func outline(_ view: UIView) -> String {
        let below = view.subviews.map(outline).joined(separator: " ")
        return below.isEmpty ? view.called : "\(view.called)(\(below))"
    }

    private func rastered(_ range: ClosedRange<Double>) -> CGFloat { (dice.length(range) / 10).rounded() * 10 }

    func point() -> CGPoint {
        if shape == .broad { return CGPoint(x: rastered(-10...Self.side + 10), y: rastered(-10...Self.side + 10)) }
        return CGPoint(x: dice.length(-5...Self.side + 5), y: dice.length(-5...Self.side + 5))
    }
}
