import Foundation
import TouchstoneCore

/// Says how an attribute of one view or guide relates to one of another: `first = multiplier × second + constant`, or at most, or
/// at least that.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// A direction.
    public enum Axis: Int, Sendable {
        /// From one side to the other.
        case horizontal
        /// From top to bottom.
        case vertical
    }

    /// How the two sides compare.
    public enum Relation: Int, Sendable {
        /// The first is at most the second.
        case lessThanOrEqual = -1
        /// Both are the same.
        case equal = 0
        /// The first is at least the second.
        case greaterThanOrEqual = 1
    }

    /// What of a view or guide a constraint is about, of its alignment rectangle, in points.
    public enum Attribute: Int, Sendable {
        /// The left edge.
        case left = 1
        /// The right edge.
        case right
        /// The upper edge.
        case top
        /// The lower edge.
        case bottom
        /// The edge where reading begins.
        case leading
        /// The edge where reading ends.
        case trailing
        /// The width.
        case width
        /// The height.
        case height
        /// The middle between the sides.
        case centerX
        /// The middle between top and bottom.
        case centerY
        /// The baseline of the last line of text; the lower edge where there is none.
        case lastBaseline
        /// The baseline of the first line of text; the upper edge where there is none.
        case firstBaseline
        /// The left edge of the margins.
        case leftMargin
        /// The right edge of the margins.
        case rightMargin
        /// The upper edge of the margins.
        case topMargin
        /// The lower edge of the margins.
        case bottomMargin
        /// The edge of the margins where reading begins.
        case leadingMargin
        /// The edge of the margins where reading ends.
        case trailingMargin
        /// The middle between the margins at the sides.
        case centerXWithinMargins
        /// The middle between the upper and the lower margin.
        case centerYWithinMargins
        /// No attribute: the constraint is about one item and the constant.
        case notAnAttribute = 0
    }

    /// How the views of a visual format are lined up, and in which direction they follow one another.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Their left edges.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Their right edges.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Their upper edges.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Their lower edges.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Their edges where reading begins.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Their edges where reading ends.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Their middles between the sides.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Their middles between top and bottom.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// The baselines of their last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// The baselines of their first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// From where reading begins to where it ends; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// From left to right in every interface.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// From right to left in every interface.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// The view or guide on the left side of the relation; not retained.
    public var firstItem: AnyObject? { first.item }
    /// The view or guide on the right side of the relation, nil for none; not retained.
    public var secondItem: AnyObject? { second?.item }
    /// Which view or guide that is, also where it is gone.
    var firstKey: ObjectIdentifier { first.key }
    var secondKey: ObjectIdentifier? { second?.key }
    private let first: ItemReference
    private let second: ItemReference?
    /// What of the first item it is about.
    public let firstAttribute: Attribute
    /// What of the second item it is about; `.notAnAttribute` without one.
    public let secondAttribute: Attribute
    /// How the two sides compare.
    public let relation: Relation
    /// How often the second attribute counts.
    public let multiplier: CGFloat
    /// Names the constraint in what is told of it; nil by default.
    open var identifier: String?
    /// Whether something of it could only be kept in an archive; false by default, and not looked at.
    open var shouldBeArchived = false

    /// What is added to the second side, in points. A change costs no more than what it moves.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            precondition(constant.isFinite, "The constant of \(self) must be a finite number")
            if isActive { holder?.root.engine?.constantChanged(of: self) }
            if isActive { holder?.wantLayout() }
        }
    }

    /// How much it matters; `.required` by default. While it is active, `.required` cannot be changed, nor set.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            precondition(
                priority.rawValue > 0 && priority.rawValue <= 1000,
                "It's illegal to set priority \(priority.rawValue); it must be above 0 and at most 1000")
            guard isActive else { return }
            precondition(
                priority != .required && oldValue != .required,
                "Mutating a priority from required to not on an installed constraint (or vice-versa) is not supported")
            holder?.root.engine?.priorityChanged(of: self)
            holder?.wantLayout()
        }
    }

    /// The view that holds it: the nearest that both items lie in, or the one it was added to.
    private(set) var holder: LayoutState?
    var holderView: UIView? { holder?.liveView }

    /// A constraint between attributes of two items, or of one and the constant. It is not active yet.
    public init(
        item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
        attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
    ) {
        precondition(
            view1 is any LayoutItem && (view2 == nil || view2 is any LayoutItem),
            "A constraint relates views and layout guides")
        precondition(attr1 != .notAnAttribute, "A constraint needs an attribute of its first item")
        precondition(
            (view2 == nil) == (attr2 == .notAnAttribute),
            view2 == nil
                ? "A constraint without a second item has no second attribute, \(attr2.words)"
                : "A constraint with a second item needs an attribute of it")
        precondition(
            view2 != nil || attr1.kind == .size,
            "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified in pairs."
        )
        precondition(multiplier.isFinite && c.isFinite, "The multiplier and the constant must be finite numbers")
        if view2 != nil { attr1.check(against: attr2) }
        first = ItemReference(view1 as! any LayoutItem)
        second = view2.map { ItemReference($0 as! any LayoutItem) }
        firstAttribute = attr1
        secondAttribute = attr2
        self.relation = relation
        self.multiplier = multiplier
        constant = c
        super.init()
    }

    /// Whether it is followed; false by default. To be active, both of its items must be in one tree of views.
    open var isActive: Bool {
        get { holderView != nil }
        set {
            guard newValue != isActive else { return }
            if newValue { install(in: nearestView) } else { uninstall() }
        }
    }

    /// Makes each of them active.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Makes none of them active.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// The left side of the relation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem!, firstAttribute) }
    /// The right side of the relation; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    // MARK: Its place

    private var nearestView: UIView {
        let first = (firstItem as! any LayoutItem).layoutView
        guard let secondItem else { return first }
        let second = (secondItem as! any LayoutItem).layoutView
        var view: UIView? = first
        while let current = view {
            if second.isDescendant(of: current) { return current }
            view = current.superview
        }
        preconditionFailure(
            """
            Unable to activate constraint with anchors \(anchorWords(firstItem!, firstAttribute)) and \
            \(anchorWords(secondItem, secondAttribute)) because they have no common ancestor. Does the constraint or its \
            anchors reference items in different view hierarchies? That's illegal.
            """)
    }

    func install(in view: UIView) {
        uninstall()
        let state = LayoutState.of(view)
        state.constraints.append(self)
        state.becomeConstrained()
        holder = state
        state.root.engine?.add(self)
        state.wantLayout()
    }

    func uninstall() {
        guard let holder, holder.liveView != nil else {
            self.holder = nil
            return
        }
        holder.root.engine?.remove(self)
        holder.wantLayout()
        holder.constraints.removeAll { $0 === self }
        self.holder = nil
    }
}

extension NSLayoutConstraint.Attribute {
    enum Kind { case xAxis, yAxis, size }

    var kind: Kind {
        switch self {
        case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin, .trailingMargin,
            .centerXWithinMargins:
            .xAxis
        case .width, .height, .notAnAttribute: .size
        default: .yAxis
        }
    }

    private var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

    func check(against other: Self) {
        precondition(
            kind == other.kind,
            "Invalid pairing of layout attributes: \(words) and \(other.words) are not of one axis, or one is a size")
        precondition(
            !(isFixedSide && other.isReadingSide || isReadingSide && other.isFixedSide),
            "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither.")
    }
}
