import Foundation
import TouchstoneCore

/// Lays out views in a row or column, with constraints that it creates itself. Hidden views take no space.
///
/// Touchstone extension: a view with neither an intrinsic size nor constraints keeps the size that it has when it is added, if there
/// is enough space. UIKit leaves the size undefined.
open class UIStackView: UIView {
    /// The distribution of views along a stack's axis.
    public typealias Distribution = UIStackViewDistribution
    /// The alignment of views across a stack's axis.
    public typealias Alignment = UIStackViewAlignment

    /// A custom spacing that selects the value of `spacing`.
    public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
    /// A spacing that selects the standard space of 8 points.
    public static let spacingUseSystem = CGFloat.leastNonzeroMagnitude

    /// The axis along which views are arranged; the default is horizontal.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { arrangementChanged() }
    }
    /// The distribution of views along the axis; the default is `.fill`.
    open var distribution = Distribution.fill {
        didSet { arrangementChanged() }
    }
    /// The alignment of views across the axis; the default is `.fill`.
    open var alignment = Alignment.fill {
        didSet { arrangementChanged() }
    }
    /// The space between views, in points; the default is 0.
    open var spacing: CGFloat = 0 {
        didSet { arrangementChanged() }
    }
    /// Whether views are laid out inside `layoutMargins`; the default is `false`.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { arrangementChanged() }
    }
    /// Whether a vertical stack measures gaps between baselines; the default is `false`.
    ///
    /// A gap is then between the last baseline of one view and the first baseline of the next.
    open var isBaselineRelativeArrangement = false {
        didSet { arrangementChanged() }
    }

    /// The views that the stack lays out, in that order. Hidden views take no space.
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacingAfter: [ObjectIdentifier: CGFloat] = [:]
    /// The sizes that views without an intrinsic size had when they were added.
    private var natural: [ObjectIdentifier: CGSize] = [:]
    private var made: [NSLayoutConstraint] = []
    private var gaps: [UILayoutGuide] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        _ = LayoutState.of(self)
    }

    /// Creates a horizontal stack of the given views, with a zero frame.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    /// Creates an empty horizontal stack; decodes no properties. It cannot fail, like UIKit's.
    public required init(coder: NSCoder) {
        super.init(frame: coder.interfaceFrame ?? .zero)
        _ = LayoutState.of(self)
        coder.setUp(self, in: UIStackView.self)
    }

    /// Adds a view at the end of the arranged views and as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// Inserts a view at an index of the arranged views. A view that is not a subview is added in front of the others.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        if view.translatesAutoresizingMaskIntoConstraints {
            natural[ObjectIdentifier(view)] = view.bounds.size
            view.translatesAutoresizingMaskIntoConstraints = false
        }
        arrangementChanged()
    }

    /// Removes a view from the arranged views. It remains a subview.
    open func removeArrangedSubview(_ view: UIView) {
        guard arrangedSubviews.contains(where: { $0 === view }) else { return }
        arrangedSubviews.removeAll { $0 === view }
        spacingAfter[ObjectIdentifier(view)] = nil
        natural[ObjectIdentifier(view)] = nil
        arrangementChanged()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    /// Sets the gap after a view, in points, which replaces `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacingAfter[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
        arrangementChanged()
    }

    /// Returns the custom gap after a view, in points; the default is `spacingUseDefault`.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacingAfter[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
    }

    /// Returns the smallest size that fits the arranged views and their gaps.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }

    open override var forFirstBaselineLayout: UIView { arrangedSubviews.first?.forFirstBaselineLayout ?? self }
    open override var forLastBaselineLayout: UIView { arrangedSubviews.last?.forLastBaselineLayout ?? self }

    // MARK: The constraints

    func arrangementChanged() {
        setNeedsUpdateConstraints()
        layoutState?.wantLayout()
        setNeedsLayout()
    }

    open override func updateConstraints() {
        for constraint in made { constraint.isActive = false }
        for gap in gaps { removeLayoutGuide(gap) }
        made = []
        gaps = []
        let views = arrangedSubviews.filter { !$0.isHidden }
        for view in arrangedSubviews where view.isHidden {
            make(view, along.size, .equal, nil, .notAnAttribute, 0, "UISV-hiding")
        }
        if !views.isEmpty {
            distribute(views)
            align(views)
            for view in views { keepSize(view) }
        }
        NSLayoutConstraint.activate(made)
        super.updateConstraints()
    }

    private typealias Attribute = NSLayoutConstraint.Attribute
    private typealias Edges = (start: Attribute, end: Attribute, center: Attribute, size: Attribute)
    private var isVertical: Bool { axis == .vertical }
    private let horizontalEdges: Edges = (.leading, .trailing, .centerX, .width)
    private let verticalEdges: Edges = (.top, .bottom, .centerY, .height)
    private var along: Edges { isVertical ? verticalEdges : horizontalEdges }
    private var across: Edges { isVertical ? horizontalEdges : verticalEdges }
    private var canvas: AnyObject { isLayoutMarginsRelativeArrangement ? layoutMarginsGuide : self }

    private func make(
        _ first: AnyObject, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: AnyObject?,
        _ other: Attribute, _ constant: CGFloat, _ name: String, priority: UILayoutPriority = .required,
        multiplier: CGFloat = 1
    ) {
        let constraint = NSLayoutConstraint(
            item: first, attribute: attribute, relatedBy: relation, toItem: second, attribute: other,
            multiplier: multiplier, constant: constant)
        constraint.identifier = name
        constraint.priority = priority
        made.append(constraint)
    }

    private func gap(after view: UIView) -> CGFloat {
        let gap = spacingAfter[ObjectIdentifier(view)] ?? spacing
        return gap == Self.spacingUseSystem ? systemSpacing : gap
    }

    private func distribute(_ views: [UIView]) {
        make(views[0], along.start, .equal, canvas, along.start, 0, "UISV-canvas-connection")
        make(canvas, along.end, .equal, views.last!, along.end, 0, "UISV-canvas-connection")
        let isEven = distribution == .equalSpacing || distribution == .equalCentering
        let usesBaselines = isVertical && isBaselineRelativeArrangement
        for (view, next) in zip(views, views.dropFirst()) {
            make(
                next, usesBaselines ? .firstBaseline : along.start, isEven ? .greaterThanOrEqual : .equal, view,
                usesBaselines ? .lastBaseline : along.end, gap(after: view), "UISV-spacing")
        }
        switch distribution {
        case .fill: break
        case .fillEqually:
            for view in views.dropFirst() {
                make(view, along.size, .equal, views[0], along.size, 0, "UISV-fill-equally")
            }
        case .fillProportionally:
            let first = ownLength(views[0])
            for view in views.dropFirst() where first > 0 {
                make(
                    view, along.size, .equal, views[0], along.size, 0, "UISV-fill-proportionally",
                    priority: UILayoutPriority(999), multiplier: ownLength(view) / first)
            }
        case .equalSpacing: spread(views, along.end, along.start, .required, "UISV-fill-equally")
        case .equalCentering: spread(views, along.center, along.center, UILayoutPriority(149), "UISV-distributing")
        @unknown default: break
        }
    }

    /// Creates guides between consecutive views and makes them equally long.
    ///
    /// - Parameters:
    ///   - from: The attribute of a view where its gap begins.
    ///   - to: The attribute of the next view where the gap ends.
    private func spread(
        _ views: [UIView], _ from: Attribute, _ to: Attribute, _ priority: UILayoutPriority, _ name: String
    ) {
        for (view, next) in zip(views, views.dropFirst()) {
            let gap = UILayoutGuide()
            gap.identifier = "gap"
            addLayoutGuide(gap)
            gaps.append(gap)
            make(gap, along.start, .equal, view, from, 0, name)
            make(gap, along.end, .equal, next, to, 0, name)
            if gap !== gaps[0] { make(gap, along.size, .equal, gaps[0], along.size, 0, name, priority: priority) }
        }
    }

    private func align(_ views: [UIView]) {
        let isOnBaselines = !isVertical && (alignment == .firstBaseline || alignment == .lastBaseline)
        for view in views {
            let (start, end): (NSLayoutConstraint.Relation, NSLayoutConstraint.Relation) =
                switch alignment {
                case .fill: (.equal, .equal)
                case .leading: (.equal, .lessThanOrEqual)
                case .trailing: (.greaterThanOrEqual, .equal)
                case .firstBaseline where isVertical, .lastBaseline where isVertical: (.equal, .lessThanOrEqual)
                case .center, .firstBaseline, .lastBaseline: (.greaterThanOrEqual, .lessThanOrEqual)
                @unknown default: (.greaterThanOrEqual, .lessThanOrEqual)
                }
            make(view, across.start, start, canvas, across.start, 0, "UISV-canvas-connection")
            make(view, across.end, end, canvas, across.end, 0, "UISV-canvas-connection")
            if alignment == .center { make(view, across.center, .equal, canvas, across.center, 0, "UISV-alignment") }
            if isOnBaselines {
                let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
                if view !== views[0] { make(view, baseline, .equal, views[0], baseline, 0, "UISV-alignment") }
            }
        }
        if alignment != .fill {
            // Without other constraints, the stack is as small across its axis as its views allow.
            make(
                self, across.size, .equal, nil, .notAnAttribute, 0, "UISV-ambiguity-suppression",
                priority: UILayoutPriority(25))
        }
    }

    private func ownLength(_ view: UIView) -> CGFloat {
        let own = view.intrinsicContentSize
        let given = natural[ObjectIdentifier(view)] ?? .zero
        if isVertical { return own.height >= 0 ? own.height : given.height }
        return own.width >= 0 ? own.width : given.width
    }

    private func keepSize(_ view: UIView) {
        guard let size = natural[ObjectIdentifier(view)] else { return }
        let own = view.intrinsicContentSize
        for (attribute, own, length) in [(Attribute.width, own.width, size.width), (.height, own.height, size.height)]
        where own < 0 && length > 0 {
            make(
                view, attribute, .greaterThanOrEqual, nil, .notAnAttribute, length, "UISV-size",
                priority: UILayoutPriority(52))
            make(
                view, attribute, .lessThanOrEqual, nil, .notAnAttribute, length, "UISV-size",
                priority: UILayoutPriority(51))
        }
    }
}

extension UIStackViewAlignment {
    /// The alignment at the top of a horizontal stack.
    public static let top = Self.leading
    /// The alignment at the bottom of a horizontal stack.
    public static let bottom = Self.trailing
}
