import Foundation
@_spi(TouchstoneExtensions) import TouchstoneCore
import TouchstoneGeometry

/// Determines the position of a toolbar.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons that is 44 points high. Flexible spaces share the remaining width.
@preconcurrency @MainActor
open class UIToolbar: UIView, SystemBar, UIBarPositioning {
    static let height: CGFloat = 44
    private static let space: CGFloat = 8

    /// Determines the position of the bar; the default is `nil`. Not retained.
    open weak var delegate: (any UIToolbarDelegate)?
    /// The position that the delegate returns; `.bottom` without a delegate or if the delegate returns `.any`.
    open var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }
    /// The items from left to right; the default is `nil`.
    open var items: [UIBarButtonItem]? {
        didSet { itemsChanged() }
    }
    /// Sets `items`. The change is never animated.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    private var views: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.setUp(self, in: UIToolbar.self)
    }
    private func setUp() {
        accessibilityIdentifier = "toolbar"
        background.belong(to: self)
        showLook()
    }

    // MARK: Appearance

    /// The appearance of the bar; the default has the system's colors. The bar copies each appearance that is set.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? unsetAppearance }
        set { appearances.standard = UIToolbarAppearance(barAppearance: newValue) }
    }
    /// The appearance of the bar in a compact height. The default is `nil`, which uses `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue.map(UIToolbarAppearance.init(barAppearance:)) }
    }
    /// The appearance of the bar while the content ends at it; the default is `nil`. Stored; has no effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// The appearance in a compact height while the content ends at the bar; the default is `nil`. Stored; has no effect.
    open var compactScrollEdgeAppearance: UIToolbarAppearance?
    private var appearances: (standard: UIToolbarAppearance?, compact: UIToolbarAppearance?) {
        get { given }
        set {
            given = newValue
            itemsChanged()
        }
    }
    private var given: (standard: UIToolbarAppearance?, compact: UIToolbarAppearance?)
    private lazy var unsetAppearance = UIToolbarAppearance()
    private var givenStandardAppearance: UIToolbarAppearance? {
        get { given.standard }
        set { appearances.standard = newValue.map(UIToolbarAppearance.init(barAppearance:)) }
    }
    private var appearance: UIToolbarAppearance? {
        traitCollection.verticalSizeClass == .compact ? given.compact ?? given.standard : given.standard
    }

    package func showLook() {
        background.appearance = appearance
        setNeedsDisplay()
    }

    /// Sets the background image, which is stretched over the bar, or removes it if `image` is `nil`.
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = image
    }
    /// Returns the background image for the given metrics, or `nil` if there is none.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:] {
        didSet { background.image = backgroundImages[.default] }
    }
    /// Sets the image that replaces the line between content and bar. With `nil`, the system's line is shown.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) { shadowImage = image }
    /// Returns the image that replaces the line between content and bar.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImage }

    /// Touchstone extension: the appearance properties of the superclass and of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\UIToolbar.barTintColor), AppearanceProperty(\UIToolbar.barStyle),
            AppearanceProperty(\UIToolbar.isTranslucent), AppearanceProperty(\UIToolbar.shadowImage),
            AppearanceProperty(given: \UIToolbar.givenStandardAppearance),
            AppearanceProperty(given: \UIToolbar.compactAppearance),
            AppearanceProperty(given: \UIToolbar.scrollEdgeAppearance),
            AppearanceProperty(each: \UIToolbar.backgroundImages),
        ]
    }

    // MARK: Items

    private func itemsChanged() {
        showLook()
        for view in views { view.removeFromSuperview() }
        let appearance = appearance
        views = (items ?? []).map { item in
            item.makeView(in: self) {
                $0 == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
            } changed: { [weak self] in
                self?.itemsChanged()
            }
        }
        for view in views { addSubview(view) }
        setNeedsLayout()
    }

    package func showItems() { itemsChanged() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let used = views.reduce(0) { $0 + $1.bounds.width } + Self.space * CGFloat(max(0, views.count - 1))
        let flexible = items.filter(\.isFlexibleSpace).count
        let (left, right) = (items.first?.edgeMargin ?? 0, items.last?.edgeMargin ?? 0)
        let each = flexible == 0 ? 0 : max(0, bounds.width - left - right - used) / CGFloat(flexible)
        var x = left
        for (item, view) in zip(items, views) {
            let width = item.isFlexibleSpace ? each : view.bounds.width
            view.frame = CGRect(
                x: x, y: min(bounds.height, Self.height) / 2 - view.bounds.height / 2, width: width,
                height: view.bounds.height)
            x += width + Self.space
        }
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }
    open override var intrinsicContentSize: CGSize { CGSize(width: UIView.noIntrinsicMetric, height: Self.height) }

    // MARK: Background

    package let background = BarBackground(isBelowContent: true)

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
