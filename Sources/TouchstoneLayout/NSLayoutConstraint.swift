import Foundation
import TouchstoneCore

/// A relation between an attribute of one view or guide and an attribute of another.
///
/// The relation is `first = multiplier × second + constant`, or the same with ≤ or ≥.
@preconcurrency @MainActor
open class NSLayoutConstraint: NSObject, NibAwakening {
    /// Called after the nib that contains the constraint was loaded. Does nothing by default.
    open func awakeFromNib() {}

    /// The direction of a layout: horizontal or vertical.
    public typealias Axis = NSLayoutConstraintAxis

    /// The comparison of the two sides.
    public typealias Relation = NSLayoutConstraintRelation

    /// An attribute of a view's or guide's alignment rectangle, in points.
    public typealias Attribute = NSLayoutConstraintAttribute

    /// The alignment and direction of the views in a visual format.
    public struct FormatOptions: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Align the left edges of the views.
        public static let alignAllLeft = FormatOptions(rawValue: 1 << 1)
        /// Align the right edges of the views.
        public static let alignAllRight = FormatOptions(rawValue: 1 << 2)
        /// Align the top edges of the views.
        public static let alignAllTop = FormatOptions(rawValue: 1 << 3)
        /// Align the bottom edges of the views.
        public static let alignAllBottom = FormatOptions(rawValue: 1 << 4)
        /// Align the edges where text begins.
        public static let alignAllLeading = FormatOptions(rawValue: 1 << 5)
        /// Align the edges where text ends.
        public static let alignAllTrailing = FormatOptions(rawValue: 1 << 6)
        /// Align the horizontal centers of the views.
        public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
        /// Align the vertical centers of the views.
        public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
        /// Align the baselines of the views' last lines.
        public static let alignAllLastBaseline = FormatOptions(rawValue: 1 << 11)
        /// Align the baselines of the views' first lines.
        public static let alignAllFirstBaseline = FormatOptions(rawValue: 1 << 12)
        /// Arrange views in the direction of text; the default.
        public static let directionLeadingToTrailing: FormatOptions = []
        /// Arrange views from left to right in every interface.
        public static let directionLeftToRight = FormatOptions(rawValue: 1 << 16)
        /// Arrange views from right to left in every interface.
        public static let directionRightToLeft = FormatOptions(rawValue: 2 << 16)
    }

    /// The view or guide on the left side of the relation. Not retained.
    open var firstItem: AnyObject? { first.item }
    /// The view or guide on the right side of the relation, or `nil`. Not retained.
    open var secondItem: AnyObject? { second?.item }
    /// The identity of the first item, which remains after the item is deallocated.
    var firstKey: ObjectIdentifier { first.key }
    var secondKey: ObjectIdentifier? { second?.key }
    private let first: ItemReference
    private let second: ItemReference?
    private let initial: (first: Attribute, second: Attribute, relation: Relation, multiplier: CGFloat)
    /// The attribute of the first item.
    open var firstAttribute: Attribute { initial.first }
    /// The attribute of the second item; `.notAnAttribute` if there is none.
    open var secondAttribute: Attribute { initial.second }
    /// The comparison of the two sides.
    open var relation: Relation { initial.relation }
    /// The factor of the second attribute.
    open var multiplier: CGFloat { initial.multiplier }
    /// The name of the constraint in messages; the default is `nil`.
    open var identifier: String?
    /// Whether an archive should contain the constraint; the default is `false`. Stored; has no effect.
    open var shouldBeArchived = false

    /// The number that is added to the second side, in points. The cost of changing it depends on what moves.
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

    /// The priority of the constraint; the default is `.required`. It may change while the constraint is active, like since iOS 13.
    ///
    /// A value that is 0 or less, or above 1000, is logged and ignored.
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

    /// The view that holds the constraint: the nearest common superview of its items, or the view that it was added to.
    private(set) var holder: LayoutState?
    var holderView: UIView? { holder?.liveView }

    /// Creates an inactive constraint between attributes of two items, or between an attribute of one item and a constant.
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
        initial = (
            attr1, second == nil ? .notAnAttribute : attr2, relation,
            second == nil || !multiplier.isFinite ? 1 : multiplier
        )
        constant = c.isFinite ? c : 0
        super.init()
    }

    /// Creates a constraint without items, which never becomes active.
    public override init() {
        isLegal = false
        first = ItemReference()
        second = nil
        initial = (.notAnAttribute, .notAnAttribute, .equal, 1)
        constant = 0
        super.init()
    }

    /// Returns why a constraint cannot be made, in UIKit's words; `nil` if it can.
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

    /// Whether the constraint can be satisfied. A constraint for which UIKit raises an exception never becomes active.
    private let isLegal: Bool

    /// Whether the constraint takes part in layout; the default is `false`. The items of an active constraint are in one view tree.
    open var isActive: Bool {
        get { holderView != nil }
        set {
            guard newValue != isActive else { return }
            guard newValue else { return uninstall() }
            if isLegal, let nearestView { install(in: nearestView) }
        }
    }

    /// Activates all of the given constraints.
    open class func activate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = true }
    }

    /// Deactivates all of the given constraints.
    open class func deactivate(_ constraints: [NSLayoutConstraint]) {
        for constraint in constraints { constraint.isActive = false }
    }

    /// Returns the constraints that a visual format describes, such as `"H:|-[icon(20)]-[title]-|"`.
    ///
    /// If the format has an error, its position is logged and the method returns no constraints.
    ///
    /// - Parameters:
    ///   - format: The visual format.
    ///   - opts: The alignment and direction of the views.
    ///   - metrics: The numbers that the format uses, by name.
    ///   - views: The views and guides that the format uses, by name.
    open class func constraints(
        withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]? = nil,
        views: [String: Any]
    ) -> [NSLayoutConstraint] { makeConstraints(format, opts, metrics ?? [:], views) }

    /// The anchor on the left side of the relation.
    open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(firstItem ?? UIView(), firstAttribute) }
    /// The anchor on the right side of the relation, or `nil` without a second item.
    open var secondAnchor: NSLayoutAnchor<AnyObject>? { secondItem.map { NSLayoutAnchor($0, secondAttribute) } }

    // MARK: The holder

    /// The nearest common superview of the items. If there is none, this is logged and the value is `nil`.
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
        // The initializer has logged what is wrong.
        guard isLegal else { return }
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

    /// Returns why two attributes cannot be paired; `nil` if they can. A horizontal and a vertical position can, like in UIKit.
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
