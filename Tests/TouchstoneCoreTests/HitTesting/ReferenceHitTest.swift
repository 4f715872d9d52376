import TouchstoneTestSupport
import UIKit

/// A plain implementation of HT-1 to HT-4 with public API only. The core must have the same results.
@MainActor
enum ReferenceHitTest {
    /// `UIView.hitTest(_:with:)` without an override.
    static func original(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, Double(view.alpha) >= 0.01, isInvertible(view) else {
            return nil
        }
        guard inside(view, point, event) else { return nil }
        for subview in view.subviews.reversed() {
            // HT-21: a view whose transform is not invertible is skipped.
            guard isInvertible(subview) else { continue }
            let inner = convert(point, into: subview, from: view)
            if let answer = hitTest(subview, inner, event) { return answer }
        }
        return view
    }

    /// Calls the view's override, or the original implementation if it has none.
    static func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let view = view as? any OverridingView, view.overridesHitTest else { return original(view, point, event) }
        return view.script.hitTest(view, point, event) { original(view, $0, event) }
    }

    private static func inside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
        let plain = { contains(view.bounds, point) }
        guard let view = view as? any OverridingView, view.overridesPointInside else { return plain() }
        return view.script.inside(view, point, plain)
    }

    private static func contains(_ bounds: CGRect, _ point: CGPoint) -> Bool {
        point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.maxX && point.y < bounds.maxY
    }

    private static func isInvertible(_ view: UIView) -> Bool {
        view.transform.determinant != 0 && view.transform.determinant.isFinite
    }

    /// Converts the point even if the subview was removed during the search, as if it were still in place (HT-30).
    private static func convert(_ point: CGPoint, into subview: UIView, from view: UIView) -> CGPoint {
        if subview.superview === view { return subview.convert(point, from: view) }
        let anchor = subview.layer.anchorPoint
        let bounds = subview.bounds
        let fromAnchor = CGPoint(x: point.x - subview.center.x, y: point.y - subview.center.y)
            .applying(subview.transform.inverted())
        return CGPoint(
            x: fromAnchor.x + anchor.x * bounds.width + bounds.minX,
            y: fromAnchor.y + anchor.y * bounds.height + bounds.minY)
    }
}

/// A view of the random trees that overrides `hitTest`, `point(inside:with:)` or both.
@MainActor
protocol OverridingView: UIView {
    var script: OverrideScript { get }
    var overridesHitTest: Bool { get }
    var overridesPointInside: Bool { get }
}

/// How the overrides of a view behave, both in the core and in the reference.
@MainActor
final class OverrideScript {
    enum Result: CaseIterable {
        case none, nothing, itself, shifted, other, twice
    }

    let name: String
    var result = Result.none
    /// Every nth call of `point(inside:with:)` returns the wrong value; 0 for none.
    var wrongInside = 0
    /// Changes of the tree, by the number of the call that makes each.
    var changes: [Int: () -> Void] = [:]
    weak var other: UIView?
    private(set) var callCount = 0
    private unowned let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
    }

    func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ original: (CGPoint) -> UIView?) -> UIView? {
        note("hitTest", point)
        switch result {
        case .none: return original(point)
        case .nothing:
            let answer = original(point)
            return answer === view ? nil : answer
        case .itself: return original(point) == nil ? nil : view
        case .shifted: return original(CGPoint(x: point.x + 7, y: point.y - 3))
        case .other: return original(point) == nil ? nil : other ?? view
        case .twice:
            _ = original(point)
            return original(point)
        }
    }

    func inside(_ view: UIView, _ point: CGPoint, _ original: () -> Bool) -> Bool {
        note("inside", point)
        let isWrong = wrongInside > 0 && callCount % wrongInside == 0
        return original() != isWrong
    }

    private func note(_ method: String, _ point: CGPoint) {
        callCount += 1
        // Rounded, because the point of a removed subview is computed by another formula.
        log.lines.append("\(name) \(method) \(round(point.x)) \(round(point.y))")
        changes[callCount]?()
    }

    private func round(_ value: CGFloat) -> Double { (Double(value) * 1e6).rounded() / 1e6 }
}

final class HitTestOverridingView: UIView, OverridingView {
    var script: OverrideScript
    var overridesHitTest: Bool { true }
    var overridesPointInside: Bool { false }

    init(_ script: OverrideScript) {
        self.script = script
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        script.hitTest(self, point, event) { super.hitTest($0, with: event) }
    }
}

final class PointInsideOverridingView: UIView, OverridingView {
    var script: OverrideScript
    var overridesHitTest: Bool { false }
    var overridesPointInside: Bool { true }

    init(_ script: OverrideScript) {
        self.script = script
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        script.inside(self, point) { super.point(inside: point, with: event) }
    }
}

final class BothOverridingView: UIView, OverridingView {
    var script: OverrideScript
    var overridesHitTest: Bool { true }
    var overridesPointInside: Bool { true }

    init(_ script: OverrideScript) {
        self.script = script
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        script.hitTest(self, point, event) { super.hitTest($0, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        script.inside(self, point) { super.point(inside: point, with: event) }
    }
}
