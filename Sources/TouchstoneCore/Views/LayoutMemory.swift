import Foundation

/// The constraints of a view at one moment.
@MainActor
package protocol LayoutMemory {
    /// Whether constraints, not the `frame` property, determine the view's position.
    var isLaidOut: Bool { get }
    /// The addresses of the arranged subviews of a stack view; empty for other views.
    var arranged: [ObjectIdentifier] { get }
    /// Returns the constraints of one direction on a view.
    ///
    /// - Parameter view: The address of the view.
    /// - Parameter name: A closure that returns the name of a view.
    func constraints(
        on view: ObjectIdentifier, isHorizontal: Bool, name: (ObjectIdentifier) -> String?
    ) -> [LayoutClaim]
    /// Returns changes of constraints that make a view large enough, each tried on a copy of the layout of that moment.
    ///
    /// - Parameters:
    ///   - need: What the view should contain.
    ///   - others: What views inside and around it should contain as well. Changes that satisfy all are preferred.
    ///   - view: A closure that returns the view that was at an address.
    /// - Returns: The changes, the least intrusive first; empty if constraints do not determine the view's size, or if none helps.
    func remedies(
        for need: LayoutNeed, and others: [LayoutNeed], view: @escaping (ObjectIdentifier) -> RecordedLayout?
    ) -> [LayoutRemedy]
}

/// The description of one constraint on a view.
package struct LayoutClaim {
    /// The constraint as text, such as `card.bottom == header.top + 8`.
    package let words: String
    /// Whether the constraint applies to the width or the height, and not to an edge or the center.
    package let isOfSize: Bool
    /// The edge, center or dimension of the view to which the constraint applies.
    package let side: Int

    package init(words: String, isOfSize: Bool, side: Int) {
        (self.words, self.isOfSize, self.side) = (words, isOfSize, side)
    }
}

/// A view's layout at one moment.
@MainActor
package struct RecordedLayout {
    /// The view, or `nil` if it no longer exists.
    package private(set) weak var view: UIView?
    package let name: String
    package let bounds: CGRect
    package let isHidden: Bool
    /// The address of the superview.
    package let superview: ObjectIdentifier?
    /// The constraints; `nil` for a view without constraints.
    package let constraints: (any LayoutMemory)?

    package init(
        _ view: UIView?, name: String, bounds: CGRect, isHidden: Bool, superview: ObjectIdentifier?,
        constraints: (any LayoutMemory)?
    ) {
        (self.view, self.name, self.bounds, self.isHidden) = (view, name, bounds, isHidden)
        (self.superview, self.constraints) = (superview, constraints)
    }
}

/// What a view was too small for.
package struct LayoutNeed {
    /// The address of the view.
    package let view: ObjectIdentifier
    /// What the view should contain, in its bounds coordinates.
    package let rect: CGRect
    /// The address of the direct subview that the view should contain, or `nil` if it is about the view itself.
    package let part: ObjectIdentifier?

    package init(view: ObjectIdentifier, rect: CGRect, part: ObjectIdentifier?) {
        (self.view, self.rect, self.part) = (view, rect, part)
    }
}

/// A change of a view's constraints that was tried on a copy of the layout.
@MainActor
package struct LayoutRemedy {
    /// The change in words, with the line of code.
    package let words: String
    /// Makes the change in the running program, without laying out.
    package let apply: @MainActor () -> Void

    package init(words: String, apply: @escaping @MainActor () -> Void) { (self.words, self.apply) = (words, apply) }
}
