import Foundation
import TouchstoneCore

// What generated code calls for the constraints of ported nibs and storyboards.
extension InterfaceObjects {
    /// Creates a constraint between two objects.
    ///
    /// - Parameters:
    ///   - id: The identifier of the constraint in the file, by which outlets name it.
    ///   - second: The second item; `nil` if the constraint sets a constant.
    ///   - priority: The priority, from 1 to 1000.
    ///   - identifier: The constraint's `identifier`; `nil` for none.
    ///   - isInstalled: Whether the constraint is active.
    public func constrain(
        _ id: String, _ first: String, _ attribute: NSLayoutConstraint.Attribute,
        _ relation: NSLayoutConstraint.Relation,
        _ second: String?, _ other: NSLayoutConstraint.Attribute, multiplier: CGFloat, constant: CGFloat,
        priority: Float,
        identifier: String?, isInstalled: Bool
    ) {
        // An item that was left out, as the port has reported, has no constraints.
        guard let item = self[first] else { return }
        let toItem = second.flatMap { self[$0] }
        if second != nil, toItem == nil { return }
        let constraint = NSLayoutConstraint(
            item: item, attribute: attribute, relatedBy: relation, toItem: toItem, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.priority = UILayoutPriority(rawValue: priority)
        constraint.identifier = identifier
        keep(id, constraint)
        // A view that is not installed has no superview, so that its constraints to other views do not apply.
        constraint.isActive = isInstalled && (toItem.map { Self.root(of: $0) === Self.root(of: item) } ?? true)
    }

    /// The outermost view around a view or guide.
    private static func root(of item: AnyObject) -> UIView? {
        var root = item as? UIView ?? (item as? UILayoutGuide)?.owningView
        while let above = root?.superview { root = above }
        return root
    }
}
