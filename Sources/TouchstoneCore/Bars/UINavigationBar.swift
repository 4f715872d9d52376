import Foundation

/// The bar of a navigation controller, with a back button, a title and buttons. It is 44 points high, or 96 with a large title, and 30
/// points higher with a prompt.
open class UINavigationBar: UIView, SystemBar {
    private static let margin: CGFloat = 8

    private let titleLabel = UILabel()
    private let promptLabel = UILabel()
    private let largeTitle = LargeTitleRow()
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private(set) var item: UINavigationItem?
    private var below: UINavigationItem?
    private var lowerView: UIView? { item?.lowerView }
    /// The height of the bar with its present contents, in points.
    var wantedHeight: CGFloat { item?.heightInBar ?? navigationRowHeight }
    /// Pops the topmost controller, instead of the topmost item.
    var back: (@MainActor () -> Void)?
    /// Whether no content is scrolled under the bar.
    var isAtScrollEdge = true {
        didSet { if isAtScrollEdge != oldValue { showLook() } }
    }
    /// The object that decides about items and is notified of them; `nil` by default. It is not retained. The delegate of a navigation
    /// controller's bar is the controller if its class conforms.
    open weak var delegate: (any UINavigationBarDelegate)?

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UINavigationBar.self)
    }

    private func setUp() {
        background.belong(to: self)
        accessibilityIdentifier = "navigation bar"
        titleLabel.accessibilityIdentifier = "title"
        titleLabel.textAlignment = .center
        promptLabel.accessibilityIdentifier = "prompt"
        promptLabel.textAlignment = .center
        promptLabel.font = .systemFont(ofSize: 13)
        showLook()
    }

    // MARK: Appearance

    /// The font and color of the title; `nil`, the default, uses the system's. Those of an appearance take precedence.
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }
    /// Whether titles are large unless their items specify otherwise; `false` by default.
    open var prefersLargeTitles = false {
        didSet { if prefersLargeTitles != oldValue { largeTitlesChanged() } }
    }
    /// The font and color of a large title; `nil`, the default, uses the system's. Those of an appearance take precedence.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        didSet { showLook() }
    }
    /// The image beside the back button's title; `nil`, the default, is the system's sign.
    open var backIndicatorImage: UIImage? {
        didSet { itemsChanged() }
    }
    /// The mask of the back indicator image; `nil` by default. Stored; has no effect.
    open var backIndicatorTransitionMaskImage: UIImage?
    /// The look of the bar; in the system's colors by default. The bar keeps copies of its appearances.
    open var standardAppearance: UINavigationBarAppearance {
        get { appearances.standard ?? unsetAppearance }
        set { appearances.standard = newValue.copied }
    }
    /// The look of the bar on a phone in landscape orientation; `nil`, the default, uses `standardAppearance`.
    open var compactAppearance: UINavigationBarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue?.copied }
    }
    /// The look of the bar while no content is scrolled under it; `nil`, the default, uses `standardAppearance` without its background.
    open var scrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.edge }
        set { appearances.edge = newValue?.copied }
    }
    /// The look of the bar on a phone in landscape orientation while no content is scrolled under it; `nil` by default.
    open var compactScrollEdgeAppearance: UINavigationBarAppearance? {
        get { appearances.compactEdge }
        set { appearances.compactEdge = newValue?.copied }
    }
    private var appearances = BarAppearances() {
        didSet { itemsChanged() }
    }
    /// The value of `standardAppearance` while none is set.
    private lazy var unsetAppearance = UINavigationBarAppearance()
    private var givenStandardAppearance: UINavigationBarAppearance? {
        get { appearances.standard }
        set { appearances.standard = newValue?.copied }
    }

    /// Sets the background image, which is stretched over the bar; `nil` removes it.
    open func setBackgroundImage(_ image: UIImage?, for barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = image
    }
    /// Sets the background image; `position` has no effect.
    open func setBackgroundImage(_ image: UIImage?, for position: UIBarPosition, barMetrics: UIBarMetrics) {
        backgroundImages[barMetrics] = image
    }
    /// Returns the background image for `barMetrics`; `nil` if there is none.
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImages[barMetrics] }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:] {
        didSet { background.image = backgroundImages[.default] }
    }
    /// Sets the vertical offset of the title, in points. Stored; has no effect.
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        titleAdjustments[barMetrics] = adjustment
    }
    /// Returns the vertical offset of the title, in points; 0 by default.
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        titleAdjustments[barMetrics] ?? 0
    }
    private var titleAdjustments: [UIBarMetrics: CGFloat] = [:]

    /// Touchstone extension: the superclass's appearance properties and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UINavigationBar.barTintColor), AppearanceProperty(\UINavigationBar.barStyle),
            AppearanceProperty(\UINavigationBar.isTranslucent), AppearanceProperty(\UINavigationBar.shadowImage),
            AppearanceProperty(given: \UINavigationBar.titleTextAttributes),
            AppearanceProperty(given: \UINavigationBar.largeTitleTextAttributes),
            AppearanceProperty(\UINavigationBar.prefersLargeTitles),
            AppearanceProperty(\UINavigationBar.backIndicatorImage),
            AppearanceProperty(\UINavigationBar.backIndicatorTransitionMaskImage),
            AppearanceProperty(given: \UINavigationBar.givenStandardAppearance),
            AppearanceProperty(given: \UINavigationBar.compactAppearance),
            AppearanceProperty(given: \UINavigationBar.scrollEdgeAppearance),
            AppearanceProperty(given: \UINavigationBar.compactScrollEdgeAppearance),
            AppearanceProperty(each: \UINavigationBar.backgroundImages),
        ]
    }

    /// The appearance that applies now; `nil` if neither the bar nor its item has one.
    private var appearance: UINavigationBarAppearance? {
        (item?.appearances ?? BarAppearances()).over(appearances)
            .shown(atEdge: isAtScrollEdge, isCompact: traitCollection.verticalSizeClass == .compact)
    }

    package func showLook() {
        let appearance = appearance
        background.appearance = appearance
        let own: UIColor = barStyle == .black ? .white : .label
        titleLabel.show(
            titleTextAttributes, appearance?.titleTextAttributes, .systemFont(ofSize: 17, weight: .semibold), own)
        largeTitle.label.show(
            largeTitleTextAttributes, appearance?.largeTitleTextAttributes, .systemFont(ofSize: 34, weight: .bold), own)
        promptLabel.textColor = own
        setNeedsLayout()
        setNeedsDisplay()
    }

    private func buttonAppearance(_ style: UIBarButtonItem.Style) -> UIBarButtonItemAppearance? {
        style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    }

    // MARK: Contents

    /// The items of a standalone bar, from the bottom to the top; the last is visible. The bar of a navigation controller has the items
    /// of its controllers.
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { show(newValue ?? []) }
    }
    private var stack: [UINavigationItem] = []
    /// Sets `items` immediately; `animated` has no effect.
    open func setItems(_ items: [UINavigationItem]?, animated: Bool) { self.items = items }
    /// Pushes an item immediately, unless the delegate refuses.
    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        guard delegate?.navigationBar(self, shouldPush: item) ?? true else { return }
        items = (items ?? []) + [item]
        delegate?.navigationBar(self, didPush: item)
    }
    /// Pops the topmost item immediately, unless the delegate refuses.
    ///
    /// - Returns: The popped item; `nil` if there was none or the delegate refused.
    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        guard let last = items?.last, delegate?.navigationBar(self, shouldPop: last) ?? true else { return nil }
        items = stack.dropLast()
        delegate?.navigationBar(self, didPop: last)
        return last
    }
    /// The item to which the back button leads; `nil` if there is none.
    open var backItem: UINavigationItem? { below }

    /// The visible item; in a navigation controller, that of the topmost controller.
    open var topItem: UINavigationItem? { item }

    func show(_ items: [UINavigationItem]) {
        UINavigationItem.inheritLargeTitles(items, in: self)
        stack = items
        self.item?.bar = nil
        (item, below) = (items.last, items.dropLast().last)
        item?.bar = self
        itemsChanged()
    }

    func itemsChanged() {
        // Editing in the lower view must continue.
        for view in subviews where view !== lowerView { view.removeFromSuperview() }
        showLook()
        leading = (item?.leftBarButtonItems ?? []).map(view(of:))
        if let item, let below, !item.hidesBackButton, !item.replacesBackButton {
            leading.insert(backButton(to: below, from: item), at: 0)
        }
        trailing = (item?.rightBarButtonItems ?? []).map(view(of:))
        titleLabel.text = item?.title
        largeTitle.label.text = item?.title
        promptLabel.text = item?.prompt
        if item?.showsLowerViewOnly != true {
            if item?.prompt != nil { addSubview(promptLabel) }
            for view in [item?.titleView ?? titleLabel] + leading + trailing { addSubview(view) }
            if item?.showsLargeTitle == true { addSubview(largeTitle) }
        }
        if let lowerView, lowerView.superview !== self { addSubview(lowerView) }
        setNeedsLayout()
    }

    private func view(of item: UIBarButtonItem) -> UIView {
        item.makeView(in: self, buttonAppearance) { [weak self] in self?.itemsChanged() }
    }

    package func showItems() { itemsChanged() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        if traitCollection.verticalSizeClass != previousTraitCollection?.verticalSizeClass { largeTitlesChanged() }
    }

    /// Updates the bar after a change of its rows.
    func rowsChanged() {
        itemsChanged()
        background.contentMoves?()
    }

    /// Determines again which titles are large.
    func largeTitlesChanged() {
        UINavigationItem.inheritLargeTitles(stack, in: self)
        rowsChanged()
    }

    /// Records that the delegate refused to pop an item when its back button was tapped. If the delegate is a navigation
    /// controller, this concerns it and its two topmost controllers as well.
    private func noteDenialOfPop(from item: UINavigationItem, by button: UIView?) {
        let controllers = (delegate as? UINavigationController).map { [$0] + $0.viewControllers.suffix(2) } ?? []
        noteDenial(
            of: [button, item, below, below?.backBarButtonItem] + controllers, by: delegate,
            "navigationBar(_:shouldPop:)")
    }

    private func backButton(to below: UINavigationItem, from item: UINavigationItem) -> UIView {
        let button = BackButton(type: .system)
        button.accessibilityIdentifier = "back"
        button.setTitle(below.wayBack, for: .normal)
        button.setImage(backIndicatorImage, for: .normal)
        if let own = below.backBarButtonItem {
            if let image = own.image { button.setImage(image, for: .normal) }
            if let tintColor = own.tintColor { button.tintColor = tintColor }
        }
        let pop = UIAction { [weak self, weak item, weak button] _ in
            guard let self, let item else { return }
            if let action = item.backAction { return action.perform(sender: item) }
            guard let back else {
                if popItem(animated: true) == nil { noteDenialOfPop(from: item, by: button) }
                return
            }
            if delegate?.navigationBar(self, shouldPop: item) ?? true { return back() }
            noteDenialOfPop(from: item, by: button)
        }
        pop.backItem = below.backBarButtonItem
        below.backBarButtonItem?.shownView = button
        button.addAction(pop, for: .touchUpInside)
        if button.currentImage == nil { button.contentEdgeInsets.left += BackButton.signWidth }
        button.sizeToFit()
        button.bounds.size.height = UIBarButtonItem.height
        return button
    }

    // MARK: Layout

    open override func layoutSubviews() {
        super.layoutSubviews()
        guard let item else { return }
        var y = bounds.minY
        if item.showsLowerViewOnly, lowerView != nil {
            placeLowerView(at: y, shown: 1)
            return
        }
        if item.prompt != nil {
            promptLabel.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: UINavigationItem.promptHeight)
            y += UINavigationItem.promptHeight
        }
        layOutRow(of: item, at: y)
        y += item.rowHeight
        let large = item.shownLargeTitle
        largeTitle.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: large)
        largeTitle.margin = safeAreaInsets.left + 16
        // The small title appears when the large one has disappeared. [our choice: with its last quarter]
        titleLabel.alpha = item.showsLargeTitle && large > UINavigationItem.largeTitleHeight / 4 ? 0 : 1
        placeLowerView(at: y + large, shown: item.shownPartOfLowerView)
    }

    private func placeLowerView(at y: CGFloat, shown: CGFloat) {
        guard let lowerView else { return }
        lowerView.frame = CGRect(x: bounds.minX, y: y, width: bounds.width, height: lowerView.bounds.height)
        lowerView.alpha = max(0, shown * 2 - 1)
    }

    private func layOutRow(of item: UINavigationItem, at y: CGFloat) {
        let middle = y + item.rowHeight / 2
        let first = leading.first is BackButton ? nil : item.leftBarButtonItems?.first
        var left = bounds.minX + safeAreaInsets.left + (first?.edgeMargin ?? Self.margin)
        var right = bounds.maxX - safeAreaInsets.right - (item.rightBarButtonItems?.first?.edgeMargin ?? Self.margin)
        func place(_ view: UIView, at x: CGFloat) {
            let height = view is UIButton ? min(view.bounds.height, item.rowHeight) : view.bounds.height
            view.frame = CGRect(x: x, y: middle - height / 2, width: view.bounds.width, height: height)
        }
        for view in leading {
            place(view, at: left)
            left = view.frame.maxX + Self.margin
        }
        for view in trailing {
            place(view, at: right - view.bounds.width)
            right = view.frame.minX - Self.margin
        }
        guard let title = item.titleView ?? (titleLabel.superview === self ? titleLabel : nil) else { return }
        if title === titleLabel { title.sizeToFit() } else { title.takeOwnSize() }
        let width = min(title.bounds.width, max(0, right - left))
        // The title is centered in the bar unless other views are in the way.
        let x = min(max(bounds.midX - width / 2, left), max(left, right - width))
        title.frame = CGRect(x: x, y: middle - title.bounds.height / 2, width: width, height: title.bounds.height)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: wantedHeight) }
    open override var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: wantedHeight)
    }

    // MARK: Background

    package let background = BarBackground()

    /// The color of the background; `nil`, the default, is the system's. The color of an appearance takes precedence.
    open var barTintColor: UIColor? {
        get { background.color }
        set { background.color = newValue }
    }
    /// Whether the bar is light on dark, or dark on light; `.default` is dark on light.
    open var barStyle: UIBarStyle {
        get { background.style }
        set { background.style = newValue }
    }
    /// Whether content extends under the bar; `true` by default. Content begins beside a bar that is not translucent, unless its
    /// controller has `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent: Bool {
        get { background.isTranslucent }
        set { background.isTranslucent = newValue }
    }
    /// The image that replaces the line between the bar and the content; `nil`, the default, is the system's line.
    open var shadowImage: UIImage? {
        get { background.shadowImage }
        set { background.shadowImage = newValue }
    }

    @_spi(TouchstoneExtensions) open override func draw(into list: inout DisplayList) {
        background.draw(self, into: &list)
    }

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        takeAppearancesIfAny()
    }
}

/// A back button with the system's sign before its title, unless it has an image.
private final class BackButton: UIButton {
    static let signWidth: CGFloat = 14

    override func draw(into list: inout DisplayList) {
        super.draw(into: &list)
        guard currentImage == nil else { return }
        let font = UIFont.systemFont(ofSize: 24)
        list.text(
            "‹", at: CGPoint(x: bounds.minX + 2, y: bounds.midY - font.lineHeight / 2 + font.ascender),
            width: Self.signWidth, font: font, color: currentTitleColor)
    }
}

/// The row of a large title; content that scrolls covers it gradually.
private final class LargeTitleRow: UIView {
    let label = UILabel()
    var margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        accessibilityIdentifier = "large title"
        isUserInteractionEnabled = false
        clipsToBounds = true
        addSubview(label)
    }
    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        let height = UINavigationItem.largeTitleHeight
        label.frame = CGRect(
            x: margin, y: bounds.height - height, width: max(0, bounds.width - 2 * margin), height: height - 8)
    }
}

extension UIView {
    /// Gives a title view without a size that of its content or of its constraints; another view keeps its size.
    fileprivate func takeOwnSize() {
        guard bounds.width == 0 || bounds.height == 0 else { return }
        bounds.size = rareStorage?.layout == nil ? sizeThatFits(bounds.size) : systemLayoutSizeFitting(.zero)
    }
}

extension UILabel {
    /// Sets the font and color of the label.
    ///
    /// - Parameter attributes: The attributes of the bar; those of the appearance take precedence.
    fileprivate func show(
        _ attributes: [NSAttributedString.Key: Any]?, _ ofAppearance: [NSAttributedString.Key: Any]?, _ font: UIFont,
        _ color: UIColor
    ) {
        let attributes = (attributes ?? [:]).merging(ofAppearance ?? [:]) { $1 }
        self.font = attributes[.barFont] as? UIFont ?? font
        textColor = attributes[.barForeground] as? UIColor ?? color
    }
}
