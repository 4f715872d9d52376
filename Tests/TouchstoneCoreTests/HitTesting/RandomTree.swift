import Foundation
import UIKit

/// The same numbers on every machine and in every run (SplitMix64).
struct SeededNumbers: RandomNumberGenerator {
    private var state: UInt64

    init(_ seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var z = state
        z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
        z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
        return z ^ (z >> 31)
    }

    mutating func chance(_ oneIn: Int) -> Bool { Int.random(in: 0..<oneIn, using: &self) == 0 }

    mutating func length(_ range: ClosedRange<Double>) -> CGFloat { CGFloat(Double.random(in: range, using: &self)) }
}

/// A tree of views that depends on the seed alone, so that two can be grown alike: one for the core, one for the
/// reference.
@MainActor
final class RandomTree {
    let root: UIView
    let log = HitTestLog()
    private(set) var views: [UIView] = []
    private var numbers: SeededNumbers
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
        numbers = SeededNumbers(seed)
        self.shape = shape
        self.changesWhileAsked = changesWhileAsked
        root = UIView(frame: CGRect(x: 0, y: 0, width: Self.side, height: Self.side))
        root.accessibilityIdentifier = "0"
        views = [root]
        while views.count < count {
            grow(in: parentOfNext, overriding)
        }
        for view in views { (view as? any PlayingView)?.part.other = views.randomElement(using: &numbers) }
        if changesWhileAsked { for view in views { plotChanges(of: view) } }
    }

    private var parentOfNext: UIView {
        switch shape {
        case .deep:
            // Mostly near the end, for depth; sometimes anywhere, for breadth.
            return numbers.chance(3)
                ? views[Int.random(in: 0..<views.count, using: &numbers)]
                : views[Int.random(in: max(0, views.count - 4)..<views.count, using: &numbers)]
        case .broad:
            return numbers.chance(5)
                ? views[Int.random(in: 0..<views.count, using: &numbers)]
                : views[Int.random(in: 0..<min(2, views.count), using: &numbers)]
        }
    }

    private func grow(in parent: UIView, _ overriding: Bool) {
        let name = "\(views.count)"
        let view = overriding && numbers.chance(3) ? makePlaying(name) : UIView()
        view.accessibilityIdentifier = name
        let scale = Self.side
        switch shape {
        case .deep:
            view.frame = CGRect(
                x: numbers.length(-0.2 * scale...0.3 * scale), y: numbers.length(-0.2 * scale...0.3 * scale),
                width: numbers.length(0...scale), height: numbers.length(0...scale))
        case .broad:
            // Mostly small; the second, which has many children itself, and a few others are large.
            let size = views.count == 1 || numbers.chance(12) ? scale : 0.2 * scale
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
        if numbers.chance(2) { part.lie = PlayedPart.Lie.allCases.randomElement(using: &numbers)! }
        if numbers.chance(2) { part.wrongInside = Int.random(in: 2...5, using: &numbers) }
        switch Int.random(in: 0..<3, using: &numbers) {
        case 0: return AskedView(part)
        case 1: return ContainingView(part)
        default: return AskedAndContainingView(part)
        }
    }

    /// Some of what may be set on a view.
    private func disturb(_ view: UIView) {
        // In a broad tree most are plain, and some move a little.
        if numbers.chance(shape == .broad ? 12 : 3) { view.transform = transform() }
        if shape == .broad, numbers.chance(3) { view.center.x += 10 }
        if numbers.chance(6) {
            view.bounds.origin = CGPoint(x: numbers.length(-100...100), y: numbers.length(-100...100))
        }
        if numbers.chance(8) {
            view.layer.anchorPoint = CGPoint(x: numbers.length(-1...2), y: numbers.length(-1...2))
        }
        view.isHidden = numbers.chance(20)
        view.isUserInteractionEnabled = !numbers.chance(20)
        view.alpha = numbers.chance(20) ? [0, 0.01, 0.009, 0.0101, .nan].randomElement(using: &numbers)! : 1
        view.clipsToBounds = numbers.chance(3)
    }

    private func transform() -> CGAffineTransform {
        switch Int.random(in: 0..<7, using: &numbers) {
        case 0: CGAffineTransform(rotationAngle: numbers.length(-4...4))
        case 1: CGAffineTransform(scaleX: -1, y: 1)
        case 2: CGAffineTransform(scaleX: numbers.length(-2...2), y: numbers.length(-2...2))
        case 3: CGAffineTransform(scaleX: 0, y: numbers.length(-2...2))
        case 4: CGAffineTransform(translationX: numbers.length(-50...50), y: numbers.length(-50...50))
        case 5:
            CGAffineTransform(
                a: 1, b: numbers.length(-1...1), c: numbers.length(-1...1), d: 1, tx: numbers.length(-50...50), ty: 0)
        default: .identity
        }
    }

    // MARK: Change

    /// One change of the tree, from outside or from within a callback. Never one that would make a loop.
    func change() {
        let view = views[Int.random(in: 1..<views.count, using: &numbers)]
        let other = views[Int.random(in: 0..<views.count, using: &numbers)]
        let index = Int.random(in: 0...4, using: &numbers)
        switch Int.random(in: 0..<12, using: &numbers) {
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
            part.changes[Int.random(in: 1...12, using: &numbers)] = { [unowned self] in change() }
        }
    }

    /// The tree in one line, so that two can be compared.
    var outline: String { Self.outline(root) }

    private static func outline(_ view: UIView) -> String {
        let below = view.subviews.map(outline).joined(separator: " ")
        return below.isEmpty ? view.called : "\(view.called)(\(below))"
    }

    private func rastered(_ range: ClosedRange<Double>) -> CGFloat { (numbers.length(range) / 10).rounded() * 10 }

    func point() -> CGPoint {
        if shape == .broad { return CGPoint(x: rastered(-10...Self.side + 10), y: rastered(-10...Self.side + 10)) }
        return CGPoint(x: numbers.length(-5...Self.side + 5), y: numbers.length(-5...Self.side + 5))
    }
}
