import Foundation
import TouchstoneCore

/// An edge, center, baseline or size of a view or guide, for creating constraints with anchors of the same kind.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let reference: ItemReference
    /// The view or guide, or a new view if it has been deallocated.
    var owner: AnyObject { reference.item ?? UIView() }
    let attribute: NSLayoutConstraint.Attribute

    init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        reference = ItemReference(owner as? any LayoutItem ?? UIView())
        self.attribute = attribute
    }

    /// Whether an object is an anchor of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ComparableAnchor)?.identity == identity
    }
    open override var hash: Int { identity.hashValue }

    /// The view or guide that the anchor belongs to.
    open var item: AnyObject? { reference.item }
    /// The name of the anchor in descriptions.
    open var name: String { anchorWords(owner, attribute) }

    func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: owner, attribute: attribute, relatedBy: relation, toItem: other?.owner,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// Returns a constraint that this anchor is at another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.equal, anchor, 1, 0)
    }
    /// Returns a constraint that this anchor is at or after another.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, 1, 0)
    }
    /// Returns a constraint that this anchor is at or before another.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, 1, 0)
    }
    /// Returns a constraint that this anchor is `c` points after another.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, 1, c)
    }
    /// Returns a constraint that this anchor is at least `c` points after another.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c) }
    /// Returns a constraint that this anchor is at most `c` points after another.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c) }
}

/// The identity by which anchors of all kinds are compared.
@MainActor
private protocol ComparableAnchor {
    nonisolated var identity: AnchorIdentity { get }
}

private struct AnchorIdentity: Hashable {
    let item: ObjectIdentifier
    let attribute: NSLayoutConstraint.Attribute
}

extension NSLayoutAnchor: ComparableAnchor {
    nonisolated fileprivate var identity: AnchorIdentity { AnchorIdentity(item: reference.key, attribute: attribute) }
}

/// The standard space between neighbors, in points. [our choice: UIKit's, 8, for all fonts]
let systemSpacing: CGFloat = 8

/// An anchor along the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// Returns the distance from this anchor to another, for creating constraints.
    open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: other)
    }
    /// Returns a constraint that this anchor is `multiplier` times the standard space of 8 points after another.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, towardsEnd(multiplier)) }
    /// Returns a constraint that this anchor is at least `multiplier` times the standard space of 8 points after another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, towardsEnd(multiplier)) }
    /// Returns a constraint that this anchor is at most `multiplier` times the standard space of 8 points after another.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, towardsEnd(multiplier)) }

    private func towardsEnd(_ multiplier: CGFloat) -> CGFloat { multiplier * systemSpacing }
}

/// An anchor along the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// Returns the distance from this anchor to another, for creating constraints.
    open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: other)
    }
    /// Returns a constraint that this anchor is `multiplier` times the standard space of 8 points below another.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, multiplier * systemSpacing) }
    /// Returns a constraint that this anchor is at least `multiplier` times the standard space of 8 points below another.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, multiplier * systemSpacing) }
    /// Returns a constraint that this anchor is at most `multiplier` times the standard space of 8 points below another.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, multiplier * systemSpacing) }
}

/// The anchor of a width, height or distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// Creates the anchor of a distance, which is the size of a guide between two anchors.
    fileprivate init<Anchor>(from first: NSLayoutAnchor<Anchor>, to second: NSLayoutAnchor<Anchor>) {
        let isHorizontal = first.attribute.kind == .xAxis
        let between = UILayoutGuide()
        between.identifier = "distance"
        between.isSigned = true
        (first.owner as? any LayoutItem)?.layoutView.addLayoutGuide(between)
        super.init(between, isHorizontal ? .width : .height)
        let ends: [NSLayoutConstraint.Attribute] = isHorizontal ? [.left, .right] : [.top, .bottom]
        let reads = [.leading, .trailing, .leadingMargin, .trailingMargin].contains(first.attribute)
        for (end, anchor) in zip(ends, [(first.owner, first.attribute), (second.owner, second.attribute)]) {
            let end = reads ? (end == .left ? .leading : .trailing) : end
            between.waiting.append(
                NSLayoutConstraint(
                    item: between, attribute: end, relatedBy: .equal, toItem: anchor.0, attribute: anchor.1,
                    multiplier: 1, constant: 0))
        }
    }

    override init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) { super.init(owner, attribute) }

    /// Returns a constraint that the size is `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }
    /// Returns a constraint that the size is at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    /// Returns a constraint that the size is at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    /// Returns a constraint that the size is `m` times another size.
    open func constraint(equalTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.equal, anchor, m, 0)
    }
    /// Returns a constraint that the size is at least `m` times another size.
    open func constraint(greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, anchor, m, 0)
    }
    /// Returns a constraint that the size is at most `m` times another size.
    open func constraint(lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, anchor, m, 0)
    }
    /// Returns a constraint that the size is `m` times another size plus `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }
    /// Returns a constraint that the size is at least `m` times another size plus `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }
    /// Returns a constraint that the size is at most `m` times another size plus `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }
}
