import TouchstoneTestSupport
import UIKit

/// The hit test of HT-1 to HT-4, written down plainly with public API alone: what the core must answer, view by view.
@MainActor
enum ReferenceHitTest {
    /// What `UIView.hitTest(_:with:)` does where nobody overrides it.
    static func original(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard !view.isHidden, view.isUserInteractionEnabled, Double(view.alpha) >= 0.01, canBeUndone(view) else {
            return nil
        }
        guard inside(view, point, event) else { return nil }
        for subview in view.subviews.reversed() {
            // HT-21: of a view whose transform cannot be undone nothing is asked.
            guard canBeUndone(subview) else { continue }
            let inner = convert(point, into: subview, from: view)
            if let answer = hitTest(subview, inner, event) { return answer }
        }
        return view
    }

    /// As dynamic dispatch would: by the override where there is one.
    static func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> UIView? {
        guard let view = view as? any PlayingView, view.overridesHitTest else { return original(view, point, event) }
        return view.part.hitTest(view, point, event) { original(view, $0, event) }
    }

    private static func inside(_ view: UIView, _ point: CGPoint, _ event: UIEvent?) -> Bool {
        let plain = { contains(view.bounds, point) }
        guard let view = view as? any PlayingView, view.overridesPointInside else { return plain() }
        return view.part.inside(view, point, plain)
    }

    private static func contains(_ bounds: CGRect, _ point: CGPoint) -> Bool {
        point.x >= bounds.minX && point.y >= bounds.minY && point.x < bounds.maxX && point.y < bounds.maxY
    }

    private static func canBeUndone(_ view: UIView) -> Bool {
        view.transform.determinant != 0 && view.transform.determinant.isFinite
    }

    /// A subview taken out during the search is still asked, as if it were where it was (HT-30).
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

/// A view of the random trees that overrides one of the two methods, or both.
@MainActor
protocol PlayingView: UIView {
    var part: PlayedPart { get }
    var overridesHitTest: Bool { get }
    var overridesPointInside: Bool { get }
}

/// How an overriding view behaves, the same under the core and under the reference.
@MainActor
final class PlayedPart {
    enum Lie: CaseIterable {
        case none, nothing, itself, shifted, other, twice
    }

    let name: String
    var lie = Lie.none
    /// Every so many questions about containment are answered wrongly; 0 for none.
    var wrongInside = 0
    /// Changes of the tree, each made once, at the nth question.
    var changes: [Int: () -> Void] = [:]
    weak var other: UIView?
    private(set) var asked = 0
    private unowned let log: CallLog

    init(_ name: String, _ log: CallLog) {
        self.name = name
        self.log = log
    }

    func hitTest(_ view: UIView, _ point: CGPoint, _ event: UIEvent?, _ original: (CGPoint) -> UIView?) -> UIView? {
        note("hitTest", point)
        switch lie {
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
        let isWrong = wrongInside > 0 && asked % wrongInside == 0
        return original() != isWrong
    }

    private func note(_ question: String, _ point: CGPoint) {
        asked += 1
        // Rounded, since a removed subview's point is computed by another formula.
        log.lines.append("\(name) \(question) \(round(point.x)) \(round(point.y))")
        changes[asked]?()
    }

    private func round(_ value: CGFloat) -> Double { (Double(value) * 1e6).rounded() / 1e6 }
}

final class AskedView: UIView, PlayingView {
    var part: PlayedPart
    var overridesHitTest: Bool { true }
    var overridesPointInside: Bool { false }

    init(_ part: PlayedPart) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        part.hitTest(self, point, event) { super.hitTest($0, with: event) }
    }
}

final class ContainingView: UIView, PlayingView {
    var part: PlayedPart
    var overridesHitTest: Bool { false }
    var overridesPointInside: Bool { true }

    init(_ part: PlayedPart) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        part.inside(self, point) { super.point(inside: point, with: event) }
    }
}

final class AskedAndContainingView: UIView, PlayingView {
    var part: PlayedPart
    var overridesHitTest: Bool { true }
    var overridesPointInside: Bool { true }

    init(_ part: PlayedPart) {
        self.part = part
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        part.hitTest(self, point, event) { super.hitTest($0, with: event) }
    }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        part.inside(self, point) { super.point(inside: point, with: event) }
    }
}
