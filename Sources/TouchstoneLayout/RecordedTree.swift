import Foundation
import TouchstoneCore

/// The layout of a tree of views at one moment. Views are identified by their addresses.
@MainActor
struct RecordedTree {
    /// Returns the view that was at an address.
    let view: (ObjectIdentifier) -> RecordedLayout?

    func constraints(of key: ObjectIdentifier) -> RememberedConstraints? {
        view(key)?.constraints as? RememberedConstraints
    }

    /// Whether constraints determined the frame of the view.
    func isLaidOut(_ key: ObjectIdentifier) -> Bool { constraints(of: key)?.isLaidOut == true }

    func name(of key: ObjectIdentifier) -> String { view(key)?.name ?? "a view that is gone" }

    func length(of key: ObjectIdentifier, along axis: NSLayoutConstraint.Axis) -> CGFloat {
        view(key)?.bounds.size.length(along: axis) ?? 0
    }

    /// Returns a copy of the layout of the tree that contains the view.
    func engine(of key: ObjectIdentifier) -> LayoutEngine? {
        var top = key
        while let superview = view(top)?.superview { top = superview }
        return constraints(of: top)?.engine.map { LayoutEngine(copying: $0) }
    }

    /// Returns the constraints of the view and its superviews that refer to the view and affect an axis.
    func constraints(affecting key: ObjectIdentifier, along axis: NSLayoutConstraint.Axis)
        -> [RememberedConstraints.Entry]
    {
        var found: [RememberedConstraints.Entry] = []
        var holder: ObjectIdentifier? = key
        while let current = holder {
            found += (constraints(of: current)?.entries ?? []).filter { entry in
                (entry.constraint.firstKey == key || entry.constraint.secondKey == key)
                    && entry.constraint.firstAttribute.isAlong(axis)
            }
            holder = view(current)?.superview
        }
        return found
    }

    /// Returns the constant and the priority that a constraint had then.
    func entry(of constraint: NSLayoutConstraint, near key: ObjectIdentifier) -> RememberedConstraints.Entry {
        var holder: ObjectIdentifier? = constraint.holderView.map { ObjectIdentifier($0) } ?? key
        while let current = holder {
            let entries = constraints(of: current)?.entries ?? []
            if let entry = entries.first(where: { $0.constraint === constraint }) { return entry }
            holder = view(current)?.superview
        }
        return .init(constraint: constraint, constant: constraint.constant, priority: constraint.priority)
    }
}

extension CGSize {
    func length(along axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? width : height }
}
