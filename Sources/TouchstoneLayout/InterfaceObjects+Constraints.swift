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
        constraint.isActive = isInstalled
    }
}
