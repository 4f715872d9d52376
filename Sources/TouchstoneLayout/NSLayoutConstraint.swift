import Foundation
import TouchstoneCore

/// Says how an attribute of one view or guide relates to one of another: `first = multiplier × second + constant`, or at most, or
/// at least that.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject {
    /// The horizontal or the vertical direction.
    public typealias Axis = NSLayoutConstraintAxis

    /// How the two sides compare.
    public typealias Relation = NSLayoutConstraintRelation

    /// What of a view or guide a constraint is about, of its alignment rectangle, in points.
    public typealias Attribute = NSLayoutConstraintAttribute

    /// How the views of a visual format are lined up, and in which direction they follow one another.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Aligns the left edges of the views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Aligns the right edges of the views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Aligns the top edges of the views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Aligns the bottom edges of the views.
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
    ///
    /// A value that is not finite is logged and ignored.
    open var constant: CGFloat {
        didSet {
            guard constant != oldValue else { return }
            guard constant.isFinite else {
                LoggedException.log("NSLayoutConstraint.constant", "\(constant) is not finite, which is illegal.")
                constant = oldValue
                return
            }
            if isActive { holder?.root.engine?.constantChanged(of: self) }
            if isActive { holder?.wantLayout() }
        }
    }

    /// How much it matters; `.required` by default. It may change while the constraint is active, as since iOS 13.
    ///
    /// A value that is not above 0 and at most 1000 is logged and ignored.
    open var priority = UILayoutPriority.required {
        didSet {
            guard priority != oldValue else { return }
            guard priority.rawValue > 0, priority.rawValue <= 1000 else {
                LoggedException.log(
                    "NSLayoutConstraint.priority",
                    "It's illegal to set priority \(priority.rawValue); it must be above 0 and at most 1000.")
                priority = oldValue
                return
            }
            guard isActive else { return }
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
        let firstItem = view1 as? any LayoutItem
        // Without a second item, its attribute is ignored.
        var secondItem = view2 as? any LayoutItem
        let fault = Self.fault(firstItem, attr1, view2, secondItem, attr2, multiplier, c)
        if let fault { LoggedException.log("NSLayoutConstraint.init", fault) }
        // A size that is zero times another size is a constant.
        if attr1.kind == .size, multiplier == 0 { secondItem = nil }
        isLegal = fault == nil
        first = ItemReference(firstItem ?? UIView())
        second = fault == nil ? secondItem.map { ItemReference($0) } : nil
        firstAttribute = attr1
        secondAttribute = second == nil ? .notAnAttribute : attr2
        self.relation = relation
        self.multiplier = second == nil || !multiplier.isFinite ? 1 : multiplier
        constant = c.isFinite ? c : 0
        super.init()
    }

    /// Why a constraint cannot be made, in UIKit's words; `nil` if it can.
    private static func fault(
        _ first: (any LayoutItem)?, _ attribute: Attribute, _ view2: Any?, _ second: (any LayoutItem)?,
        _ other: Attribute,
        _ multiplier: CGFloat, _ constant: CGFloat
    ) -> String? {
        guard let first else { return "A constraint relates views and layout guides." }
        guard attribute != .notAnAttribute else {
            return "\(first.layoutName): a constraint needs an attribute of its first item."
        }
        guard multiplier.isFinite, constant.isFinite else {
            return "The multiplier \(multiplier) and the constant \(constant) must be finite numbers."
        }
        guard let second else {
            if let view2 { return "\(view2) is neither a view nor a layout guide." }
            return attribute.kind == .size
                ? nil
                : "A constraint cannot be made that sets a location equal to a constant. Location attributes must be specified "
                    + "in pairs."
        }
        guard other != .notAnAttribute else {
            return "\(second.layoutName): a constraint with a second item needs an attribute of it."
        }
        guard multiplier != 0 || attribute.kind == .size else {
            return
                "A multiplier of 0 together with a location for the first attribute creates an illegal constraint of a "
                + "location equal to a constant."
        }
        return attribute.fault(with: other)
    }

    /// Whether the constraint can be followed. One for which UIKit raises an exception never becomes active.
    private let isLegal: Bool

    /// Whether it is followed; false by default. To be active, both of its items must be in one tree of views.
    open var isActive: Bool {
        get { holderView != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return uninstall() }
            if isLegal, let nearestView { install(in: nearestView) }
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
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? UIView(), firstAttribute) }
    /// The right side of the relation; nil without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    // MARK: Its place

    /// The nearest view that both items are in; `nil`, which is logged, if there is none.
    private var nearestView: UIView? {
        guard let firstItem = firstItem as? any LayoutItem else { return nil }
        let first = firstItem.layoutView
        guard second != nil else { return first }
        guard let secondItem = secondItem as? any LayoutItem else { return nil }
        let second = secondItem.layoutView
        var view: UIView? = first
        while let current = view {
            if second.isDescendant(of: current) { return current }
            view = current.superview
        }
        LoggedException.log(
            "NSLayoutConstraint.isActive",
            """
            Unable to activate constraint with anchors \(anchorWords(firstItem, firstAttribute)) and \
            \(anchorWords(secondItem, secondAttribute)) because they have no common ancestor. Does the constraint or its \
            anchors reference items in different view hierarchies? That's illegal.
            """)
        return nil
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

    /// Why the two cannot be paired; `nil` if they can. Horizontal and vertical places can, as in UIKit.
    func fault(with other: Self) -> String? {
        if (kind == .size) != (other.kind == .size) {
            return "Invalid pairing of layout attributes: \(self) and \(other), of which one is a size."
        }
        if isFixedSide && other.isReadingSide || isReadingSide && other.isFixedSide {
            return "A constraint cannot be made between a leading/trailing attribute and a right/left attribute. "
                + "Use leading/trailing for both or neither."
        }
        return nil
    }
}
