import Foundation
import TouchstoneGeometry

/// Here only its axes; there are no constraints.
public enum NSLayoutConstraint {
    /// The direction in which a stack view's views follow one another.
    public enum Axis: Int, Sendable {
        /// From left to right.
        case horizontal
        /// From top to bottom.
        case vertical
    }
}

/// Lays out views one after the other, by frames: each has the size that `sizeThatFits(_:)` answers, as far as there is room.
/// Hidden ones take none.
open class UIStackView: UIView {
    /// How a stack view's views share its length.
    public enum Distribution: Int, Sendable {
        /// Each in its own length, the last takes what is left or gives what is missing.
        case fill
        /// All of the same length.
        case fillEqually
        /// Each in proportion to its own length.
        case fillProportionally
        /// Each in its own length, with even gaps of at least `spacing`.
        case equalSpacing
        /// Each in its own length, their middles evenly apart where gaps of `spacing` allow it.
        case equalCentering
    }
    /// Where a stack view's views stand across its axis.
    public enum Alignment: Int, Sendable {
        /// As wide as the stack, or in a horizontal one as high.
        case fill
        /// At the left, or in a horizontal stack at the top.
        case leading
        /// As `leading`: baselines are taken for the upper edge.
        case firstBaseline
        /// In the middle.
        case center
        /// At the right, or in a horizontal stack at the bottom.
        case trailing
        /// As `leading`: baselines are taken for the upper edge.
        case lastBaseline
        /// At the top of a horizontal stack.
        public static let top = Alignment.leading
        /// At the bottom of a horizontal stack.
        public static let bottom = Alignment.trailing
    }

    /// Horizontal by default.
    open var axis = NSLayoutConstraint.Axis.horizontal {
        didSet { setNeedsLayout() }
    }
    /// Along the axis; with `.fill`, the default, the last view takes what is left.
    open var distribution = Distribution.fill {
        didSet { setNeedsLayout() }
    }
    /// Across it; `.fill` by default. Baselines are taken for the upper edge.
    open var alignment = Alignment.fill {
        didSet { setNeedsLayout() }
    }
    /// In points; 0 by default.
    open var spacing: CGFloat = 0 {
        didSet { setNeedsLayout() }
    }
    /// Whether `layoutMargins` are left free; false by default.
    open var isLayoutMarginsRelativeArrangement = false {
        didSet { setNeedsLayout() }
    }

    /// The views that it lays out, in that order; hidden ones take no room.
    open private(set) var arrangedSubviews: [UIView] = []
    private var spacingAfter: [ObjectIdentifier: CGFloat] = [:]
    /// What views were given that have no size but that of their bounds, and what they had before.
    private var given: [ObjectIdentifier: (size: CGSize, natural: CGSize)] = [:]

    public override init(frame: CGRect) {
        super.init(frame: frame)
    }

    /// A horizontal stack of these views, at zero and of no size.
    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        for view in views { addArrangedSubview(view) }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Lays out `view` after the others, as a subview.
    open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

    /// The index is that among the arranged ones; in the hierarchy a new view comes to the front.
    open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
        arrangedSubviews.removeAll { $0 === view }
        if view.superview !== self { addSubview(view) }
        arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
        setNeedsLayout()
    }

    /// The view remains a subview where it is.
    open func removeArrangedSubview(_ view: UIView) {
        arrangedSubviews.removeAll { $0 === view }
        spacingAfter[ObjectIdentifier(view)] = nil
        given[ObjectIdentifier(view)] = nil
        setNeedsLayout()
    }

    open override func willRemoveSubview(_ subview: UIView) {
        super.willRemoveSubview(subview)
        removeArrangedSubview(subview)
    }

    override func subviewVisibilityChanged() { setNeedsLayout() }

    /// Sets the gap after one view, in points, in place of `spacing`.
    open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
        spacingAfter[ObjectIdentifier(arrangedSubview)] = spacing
        setNeedsLayout()
    }

    /// The gap after one view, in points; `spacing` unless another was set.
    open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
        spacingAfter[ObjectIdentifier(arrangedSubview)] ?? spacing
    }

    // MARK: Layout

    private var isVertical: Bool { axis == .vertical }
    private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }
    private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

    private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }
    private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

    /// What a view would like.
    private func size(of view: UIView, in room: CGSize) -> CGSize {
        let own = view.intrinsicContentSize
        var fitting = view.sizeThatFits(room)
        if fitting == view.bounds.size, let given = given[ObjectIdentifier(view)], given.size == fitting {
            fitting = given.natural
        }
        return CGSize(
            width: own.width >= 0 ? own.width : fitting.width, height: own.height >= 0 ? own.height : fitting.height)
    }

    private func gaps(_ views: [UIView]) -> [CGFloat] { views.dropLast().map { customSpacing(after: $0) } }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let views = shown
        let sizes = views.map { self.size(of: $0, in: size) }
        let lengths = sizes.map(along)
        let sum = distribution == .fillEqually ? (lengths.max() ?? 0) * CGFloat(views.count) : lengths.reduce(0, +)
        let length = sum + gaps(views).reduce(0, +)
        let breadth = sizes.map(across).max() ?? 0
        let margins = self.margins
        return CGSize(
            width: (isVertical ? breadth : length) + margins.left + margins.right,
            height: (isVertical ? length : breadth) + margins.top + margins.bottom)
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let views = shown
        guard !views.isEmpty else { return }
        let room = bounds.room(within: margins)
        let sizes = views.map { size(of: $0, in: room.size) }
        let (lengths, gaps) = distributed(sizes.map(along), gaps(views), in: along(room.size))
        var place = isVertical ? room.minY : room.minX
        for (index, view) in views.enumerated() {
            let whole = across(room.size)
            let breadth = alignment == .fill ? whole : min(across(sizes[index]), whole)
            let free = whole - breadth
            let shift =
                switch alignment {
                case .fill, .leading, .firstBaseline, .lastBaseline: CGFloat(0)
                case .center: free / 2
                case .trailing: free
                }
            view.frame =
                isVertical
                ? CGRect(x: room.minX + shift, y: place, width: breadth, height: lengths[index])
                : CGRect(x: place, y: room.minY + shift, width: lengths[index], height: breadth)
            given[ObjectIdentifier(view)] = (view.bounds.size, sizes[index])
            place += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
    }

    /// How long each view becomes, and how far they are apart.
    private func distributed(
        _ lengths: [CGFloat], _ gaps: [CGFloat], in room: CGFloat
    ) -> (lengths: [CGFloat], gaps: [CGFloat]) {
        let free = max(0, room - gaps.reduce(0, +))
        let sum = lengths.reduce(0, +)
        switch distribution {
        case .fillEqually: return (lengths.map { _ in free / CGFloat(lengths.count) }, gaps)
        case .fillProportionally where sum > 0: return (lengths.map { $0 / sum * free }, gaps)
        case .equalSpacing where !gaps.isEmpty && sum < room:
            let even = (room - sum) / CGFloat(gaps.count)
            return (lengths, gaps.map { max($0, even) })
        case .equalCentering where !gaps.isEmpty && sum < room:
            let step = (room - (lengths.first! + lengths.last!) / 2) / CGFloat(gaps.count)
            return (lengths, gaps.indices.map { max(gaps[$0], step - (lengths[$0] + lengths[$0 + 1]) / 2) })
        case .fill, .fillProportionally, .equalSpacing, .equalCentering:
            // What is missing is taken from the last ones.
            var (lengths, left) = (lengths, free)
            for index in lengths.indices {
                lengths[index] = min(lengths[index], left)
                left -= lengths[index]
            }
            lengths[lengths.count - 1] += left
            return (lengths, gaps)
        }
    }
}
