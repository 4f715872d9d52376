import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// Says where a toolbar is.
@preconcurrency @MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}

/// A bar of buttons, 44 points high. Flexible spaces share what is left.
@preconcurrency @MainActor
open class UIToolbar: SystemBar {
    static let height: CGFloat = 44
    private static let margin: CGFloat = 16
    private static let space: CGFloat = 8

    /// Says where it is; nil by default, not retained.
    open weak var delegate: (any UIToolbarDelegate)?
    /// From the left to the right; nil by default.
    open var items: [UIBarButtonItem]? {
        didSet { itemsChanged() }
    }
    /// Sets `items` at once, whatever `animated` says.
    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }
    private var views: [UIView] = []

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }
    private func setUp() {
        accessibilityIdentifier = "toolbar"
        isBelowContent = true
        showLook()
    }

    // MARK: How it looks

    /// How the bar looks; in the system's colours by default. Of what is set here, and below, the bar keeps a copy.
    open var standardAppearance: UIToolbarAppearance {
        get { appearances.standard ?? unsetAppearance }
        set { appearances.standard = UIToolbarAppearance(barAppearance: newValue) }
    }
    /// How the bar looks where a phone lies on its side; nil, the default, for `standardAppearance`.
    open var compactAppearance: UIToolbarAppearance? {
        get { appearances.compact }
        set { appearances.compact = newValue.map(UIToolbarAppearance.init(barAppearance:)) }
    }
    /// How the bar looks while the content ends at it; nil by default. Stored; has no effect.
    open var scrollEdgeAppearance: UIToolbarAppearance?
    /// Both at once; nil by default. Stored; has no effect.
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

    open override func showLook() {
        look = appearance
        super.showLook()
    }

    /// Sets the background's image, which is stretched over the bar; nil takes it away.
    open func setBackgroundImage(
        _ image: UIImage?, forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        backgroundImages[barMetrics] = image
    }
    /// The background's image for these metrics; nil for none.
    open func backgroundImage(forToolbarPosition position: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        backgroundImages[barMetrics]
    }
    private var backgroundImages: [UIBarMetrics: UIImage] = [:] {
        didSet { plainBackgroundImage = backgroundImages[.default] }
    }
    /// Drawn in the place of the line between content and bar; nil for the system's line.
    open func setShadowImage(_ image: UIImage?, forToolbarPosition position: UIBarPosition) { shadowImage = image }
    /// What was set to be drawn in the place of that line.
    open func shadowImage(forToolbarPosition position: UIBarPosition) -> UIImage? { shadowImage }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(given: \UIToolbar.givenStandardAppearance),
            AppearanceProperty(given: \UIToolbar.compactAppearance),
            AppearanceProperty(given: \UIToolbar.scrollEdgeAppearance),
            AppearanceProperty(each: \UIToolbar.backgroundImages),
        ]
    }

    // MARK: What it shows

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

    open override func showItems() { itemsChanged() }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let items = items ?? []
        let used = views.reduce(0) { $0 + $1.bounds.width } + Self.space * CGFloat(max(0, views.count - 1))
        let flexible = items.filter(\.isFlexibleSpace).count
        let each = flexible == 0 ? 0 : max(0, bounds.width - 2 * Self.margin - used) / CGFloat(flexible)
        var x = Self.margin
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
}

extension UIToolbar: UIBarPositioning {
    /// What the delegate says, and `.bottom` where it says nothing.
    public var barPosition: UIBarPosition {
        let said = delegate?.position(for: self) ?? .any
        return said == .any ? .bottom : said
    }
}
