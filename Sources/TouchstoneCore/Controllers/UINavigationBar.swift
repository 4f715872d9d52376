import Foundation

/// The bar of a navigation controller: a way back, a title, and buttons.
@preconcurrency @MainActor
open class UINavigationBar: UIView {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 8

    private let titleLabel = UILabel()
    private var look = BarLook()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var item: UINavigationItem?
    private var below: UINavigationItem?
    private var lowerView: UIView? { item?.lowerView }
    /// Whether title and buttons are not shown.
    private var hidesUpperRow: Bool { item?.showsLowerViewOnly == true && lowerView != nil }
    /// With what is shown now, in points.
    var wantedHeight: CGFloat { (hidesUpperRow ? 0 : Self.height) + (lowerView?.bounds.height ?? 0) }
    /// Goes back.
    var back: (@MainActor () -> Void)?
    /// Content may lie elsewhere now.
    var contentMoves: (@MainActor () -> Void)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        accessibilityIdentifier = "navigation bar"
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.textAlignment = .center
        showLook()
    }

    // MARK: How it looks

    /// The background's colour; nil, the default, for the system's. An appearance that has one comes before it.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }
    /// Light on dark, or dark on light, the default.
    open var barStyle = UIBarStyle.default {
        didSet { showLook() }
    }
    /// Whether content reaches under the bar; true by default. Content of a bar that is not begins below it, unless its controller
    /// says `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { contentMoves?() } }
    }
    /// The title's font and colour; nil, the default, for the system's. An appearance that has some comes before them.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }
    /// Whether titles are large; false by default. Kept, and not looked at: there are none.
    open var prefersLargeTitles = false
    /// A large title's font and colour; nil by default. Kept, and not looked at.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
    /// Below the bar; nil by default. Kept, and not drawn.
    open var shadowImage: UIImage?
    /// Beside the back button's title; nil, the default, for the system's sign. Kept, and not drawn.
    open var backIndicatorImage: UIImage?
    /// The shape of that image; nil by default. Kept, and not drawn.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// How the bar looks; in the system's colours by default. Of what is set here, and below, the bar keeps a copy.
    open var standardAppearance = UINavigationBarAppearance() {
        didSet {
            standardAppearance = standardAppearance.copied
            itemsChanged()
        }
    }
    /// How the bar looks where a phone lies on its side; nil by default. Kept, and not looked at.
    open var compactAppearance: UINavigationBarAppearance? {
        didSet { compactAppearance = compactAppearance?.copied }
    }
    /// How the bar looks where content does not reach under it; nil by default. Kept, and not looked at.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { scrollEdgeAppearance = scrollEdgeAppearance?.copied }
    }
    /// Both at once; nil by default. Kept, and not looked at.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        didSet { compactScrollEdgeAppearance = compactScrollEdgeAppearance?.copied }
    }

    /// Sets the background's image, which is stretched over the bar; nil takes it away.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        look.backgroundImages[barMetrics] = image
        setNeedsDisplay()
    }
    /// The background's image for these metrics; nil for none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { look.backgroundImages[barMetrics] }
    /// Moves the title up, in points. Kept, and not looked at.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        look.titleAdjustments[barMetrics] = adjustment
    }
    /// How far the title is moved, in points; 0 by default.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        look.titleAdjustments[barMetrics] ?? 0
    }

    private var appearance: UINavigationBarAppearance { item?.standardAppearance ?? standardAppearance }

    private func showLook() {
        let isDark = barStyle == .black
        let color = appearance.backgroundColor ?? barTintColor
        backgroundColor =
            appearance.isTransparent && appearance.backgroundColor == nil
            ? nil : color ?? (isDark ? .black : .secondarySystemBackground)
        let attributes = (titleTextAttributes ?? [:]).merging(appearance.titleTextAttributes) { $1 }
        titleLabel.font = attributes[.barFont] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
        titleLabel.textColor = attributes[.barForeground] as? UIColor ?? (isDark ? .white : .label)
        setNeedsLayout()
    }

    func buttonAttributes(_ style: UIBarButtonItem.Style) -> [UIControl.State: [NSAttributedString.Key: Any]] {
        (style == .done ? appearance.doneButtonAppearance : appearance.buttonAppearance).attributes
    }

    open override func draw(into list: inout DisplayList) {
        if let image = look.backgroundImages[.default] ?? appearance.backgroundImage {
            image.append(to: &list, in: bounds, tint: tintColor.resolved(list.style))
        }
    }

    // MARK: What it shows

    /// The items of a bar of its own, from the bottom to the top, of which the last is shown; a navigation controller's bar has
    /// those of the controllers.
    open var items: [UINavigationItem]? {
        didSet { show(items?.last, back: items?.dropLast().last) }
    }
    /// Sets `items` at once, whatever `animated` says.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Puts an item on top, at once.
    open func pushItem(_ item: UINavigationItem, animated: Bool) { items = (items ?? []) + [item] }
    /// Takes the topmost item away, at once.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? { items?.popLast() }
    /// The item that the back button leads to; nil for none.
    open var backItem: UINavigationItem? { below }

    /// The item that the bar shows: in a navigation controller that of the topmost controller.
    open var topItem: UINavigationItem? { item }

    func show(_ item: UINavigationItem?, back: UINavigationItem?) {
        self.item?.bar = nil
        (self.item, below) = (item, back)
        item?.bar = self
        itemsChanged()
    }

    func itemsChanged() {
        // What is edited in the lower view goes on.
        for view in subviews where view !== lowerView { view.removeFromSuperview() }
        showLook()
        leading = (item?.leftBarButtonItems ?? []).map { $0.makeView(in: self) }
        if let item, let below, !item.hidesBackButton, !item.replacesBackButton {
            leading.insert(backButton(to: below), at: 0)
        }
        trailing = (item?.rightBarButtonItems ?? []).map { $0.makeView(in: self) }
        titleLabel.text = item?.title
        if !hidesUpperRow {
            for view in [item?.titleView ?? titleLabel] + leading + trailing { addSubview(view) }
        }
        if let lowerView, lowerView.superview !== self { addSubview(lowerView) }
        setNeedsLayout()
    }

    /// There is another view below the title, or none, or nothing but that.
    func rowsChanged() {
        itemsChanged()
        contentMoves?()
    }

    private func backButton(to item: UINavigationItem) -> UIView {
        let button = UIButton(type: .system)
        button.accessibilityIdentifier = "back"
        button.setTitle("‹ " + item.wayBack, for: .normal)
        if let own = item.backBarButtonItem {
            button.setImage(own.image, for: .normal)
            if let tintColor = own.tintColor { button.tintColor = tintColor }
        }
        button.addAction(UIAction { [weak self] _ in self?.back?() }, for: .touchUpInside)
        button.sizeToFit()
        return button
    }

    open override func layoutSubviews() {
        super.layoutSubviews()
        var upper = bounds
        if let lowerView {
            upper.size.height -= lowerView.bounds.height
            lowerView.frame = CGRect(
                x: bounds.minX, y: upper.maxY, width: bounds.width, height: lowerView.bounds.height)
        }
        guard !hidesUpperRow else { return }
        var (left, right) = (bounds.minX + Self.margin, bounds.maxX - Self.margin)
        for view in leading {
            view.frame = CGRect(x: left, y: upper.midY - view.bounds.height / 2, size: view.bounds.size)
            left = view.frame.maxX + Self.margin
        }
        for view in trailing {
            let x = right - view.bounds.width
            view.frame = CGRect(x: x, y: upper.midY - view.bounds.height / 2, size: view.bounds.size)
            right = x - Self.margin
        }
        guard let title = item?.titleView ?? (titleLabel.superview === self ? titleLabel : nil) else { return }
        title.sizeToFit()
        let width = min(title.bounds.width, max(0, right - left))
        // In the middle of the bar where that leaves room for the others.
        let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
        title.frame = CGRect(
            x: x, y: upper.midY - title.bounds.height / 2, width: width, height: title.bounds.height)
    }
}

extension CGRect {
    fileprivate init(x: CGFloat, y: CGFloat, size: CGSize) {
        self.init(x: x, y: y, width: size.width, height: size.height)
    }
}
