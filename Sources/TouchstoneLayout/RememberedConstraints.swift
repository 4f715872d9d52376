import Foundation
import TouchstoneCore

/// A copy of the constraints that a view holds at one moment, for explaining the view's frame later.
@MainActor
final class RememberedConstraints: LayoutMemory {
    struct Entry {
        let constraint: NSLayoutConstraint
        let constant: CGFloat
        let priority: UILayoutPriority
    }

    /// How a stack view arranges its views.
    struct Stack {
        let axis: NSLayoutConstraint.Axis
        /// The addresses of the arranged subviews.
        let arranged: [ObjectIdentifier]
    }

    let isLaidOut: Bool
    let entries: [Entry]
    /// The arrangement of a stack view; `nil` for other views.
    let stack: Stack?
    /// The solved layout of the tree; only the view at the top of a tree has one.
    let engine: LayoutEngine?
    var arranged: [ObjectIdentifier] { stack?.arranged ?? [] }

    init(_ state: LayoutState) {
        isLaidOut = !state.translatesMask
        entries = state.constraints.map {
            Entry(constraint: $0, constant: $0.constant, priority: $0.priority)
        }
        stack = (state.view as? UIStackView).map {
            Stack(axis: $0.axis, arranged: $0.arrangedSubviews.map { ObjectIdentifier($0) })
        }
        engine = state.engine.map { LayoutEngine(copying: $0) }
    }

    func remedies(
        for need: LayoutNeed, and others: [LayoutNeed], view: @escaping (ObjectIdentifier) -> RecordedLayout?
    ) -> [LayoutRemedy] { LayoutTrial.remedies(for: need, and: others, in: RecordedTree(view: view)) }

    func constraints(
        on view: ObjectIdentifier, isHorizontal: Bool, name: (ObjectIdentifier) -> String?
    ) -> [LayoutClaim] {
        entries.compactMap { entry in
            let constraint = entry.constraint
            let isFirst = constraint.firstKey == view
            guard isFirst || constraint.secondKey == view,
                constraint.firstAttribute.isAlong(isHorizontal ? .horizontal : .vertical)
            else { return nil }
            let side = isFirst ? constraint.firstAttribute : constraint.secondAttribute
            return LayoutClaim(
                words: constraint.sentence(entry.constant, entry.priority, name), isOfSize: side.kind == .size,
                side: side.rawValue)
        }
    }
}

extension NSLayoutConstraint {
    /// Returns the constraint as text, such as `card.bottom == header.top + 8`, with the names that the views had.
    func sentence(
        _ constant: CGFloat, _ priority: UILayoutPriority, _ name: (ObjectIdentifier) -> String?
    ) -> String {
        func item(_ key: ObjectIdentifier?, _ item: AnyObject?, _ attribute: Attribute) -> String {
            let guide = (item as? UILayoutGuide).map { guide in
                "\(guide.owningView.flatMap { name(ObjectIdentifier($0)) } ?? "").\(guide.identifier)"
            }
            return
                "\(key.flatMap(name) ?? guide ?? (item as? UIView)?.layoutName ?? "a view that is gone").\(attribute)"
        }
        let end =
            secondAttribute == .notAnAttribute
            ? number(constant)
            : (multiplier == 1 ? "" : "\(number(multiplier)) × ") + item(secondKey, secondItem, secondAttribute)
                + (constant == 0 ? "" : constant < 0 ? " - \(number(-constant))" : " + \(number(constant))")
        let weight = priority == .required ? "" : " @\(number(CGFloat(priority.rawValue)))"
        return "\(item(firstKey, firstItem, firstAttribute)) \(Self.signs(relation)) \(end)\(weight)"
    }
}
