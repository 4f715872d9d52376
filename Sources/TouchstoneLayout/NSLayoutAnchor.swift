import Foundation
import TouchstoneCore

/// An edge, a middle, a baseline or a size of a view or guide, to make constraints with. Anchors of another kind do not fit.
@preconcurrency @MainActor
open class NSLayoutAnchor<AnchorType: AnyObject>: NSObject {
    private let reference: ItemReference
    /// The view or guide; a new view if it has been released.
    var owner: AnyObject { reference.item ?? UIView() }
    let attribute: NSLayoutConstraint.Attribute

    init(_ owner: AnyObject, _ attribute: NSLayoutConstraint.Attribute) {
        reference = ItemReference(owner as? any LayoutItem ?? UIView())
        self.attribute = attribute
    }

    /// Anchors are equal if they are of the same attribute of the same item.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? any ComparableAnchor)?.identity == identity
    }
    open override var hash: Int { identity.hashValue }

    /// The view or guide that it is an anchor of.
    public var item: AnyObject? { reference.item }
    /// What it is called in descriptions.
    public var name: String { anchorWords(owner, attribute) }

    func related(
        _ relation: NSLayoutConstraint.Relation, _ other: NSLayoutAnchor?, _ multiplier: CGFloat, _ constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(
            item: owner, attribute: attribute, relatedBy: relation, toItem: other?.owner,
            attribute: other?.attribute ?? .notAnAttribute, multiplier: multiplier, constant: constant)
    }

    /// This is `c` points after the other.
    open func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0) -> NSLayoutConstraint {
        related(.equal, anchor, 1, c)
    }
    /// This is at least `c` points after the other.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, c) }
    /// This is at most `c` points after the other.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, c) }
}

/// What anchors of every kind are compared by.
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

/// The space between standard neighbours, in points. [our choice: UIKit's, 8, whatever the font]
let systemSpacing: CGFloat = 8

/// An anchor along the horizontal axis.
open class NSLayoutXAxisAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> {
    /// The distance from this anchor to another, to make constraints with.
    open func anchorWithOffset(to other: NSLayoutXAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: other)
    }
    /// This follows the other after so many times the standard space of 8 points.
    open func constraint(
        equalToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, towardsEnd(multiplier)) }
    /// This follows the other after at least so many times the standard space of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, towardsEnd(multiplier)) }
    /// This follows the other after at most so many times the standard space of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingAfter anchor: NSLayoutXAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, towardsEnd(multiplier)) }

    private func towardsEnd(_ multiplier: CGFloat) -> CGFloat { multiplier * systemSpacing }
}

/// An anchor along the vertical axis.
open class NSLayoutYAxisAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> {
    /// The distance from this anchor to another, to make constraints with.
    open func anchorWithOffset(to other: NSLayoutYAxisAnchor) -> NSLayoutDimension {
        NSLayoutDimension(from: self, to: other)
    }
    /// This is below the other by so many times the standard space of 8 points.
    open func constraint(
        equalToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.equal, anchor, 1, multiplier * systemSpacing) }
    /// This is below the other by at least so many times the standard space of 8 points.
    open func constraint(
        greaterThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, 1, multiplier * systemSpacing) }
    /// This is below the other by at most so many times the standard space of 8 points.
    open func constraint(
        lessThanOrEqualToSystemSpacingBelow anchor: NSLayoutYAxisAnchor, multiplier: CGFloat
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, 1, multiplier * systemSpacing) }
}

/// The anchor of a width, a height or a distance.
open class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    /// A distance is the size of a guide between the two anchors.
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

    /// This measures `c` points.
    open func constraint(equalToConstant c: CGFloat) -> NSLayoutConstraint { related(.equal, nil, 1, c) }
    /// This measures at least `c` points.
    open func constraint(greaterThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.greaterThanOrEqual, nil, 1, c)
    }
    /// This measures at most `c` points.
    open func constraint(lessThanOrEqualToConstant c: CGFloat) -> NSLayoutConstraint {
        related(.lessThanOrEqual, nil, 1, c)
    }
    /// This measures `m` times the other and `c` points.
    open func constraint(
        equalTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.equal, anchor, m, c) }
    /// This measures at least `m` times the other and `c` points.
    open func constraint(
        greaterThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.greaterThanOrEqual, anchor, m, c) }
    /// This measures at most `m` times the other and `c` points.
    open func constraint(
        lessThanOrEqualTo anchor: NSLayoutDimension, multiplier m: CGFloat, constant c: CGFloat = 0
    ) -> NSLayoutConstraint { related(.lessThanOrEqual, anchor, m, c) }
}
