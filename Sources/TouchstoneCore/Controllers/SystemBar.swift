import Foundation

/// Touchstone extension: a bar of the system's, as far as its background goes. Its subclasses say what stands in it.
@preconcurrency @MainActor
open class SystemBar: UIView {
    /// The background's colour; nil, the default, for the system's. An appearance comes before it.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }
    /// Light on dark, or dark on light, the default.
    open var barStyle = UIBarStyle.default {
        didSet { showLook() }
    }
    /// Whether content reaches under the bar; true by default. Content of a bar that is not begins beside it, unless
    /// its controller says `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { contentMoves?() } }
    }
    /// Drawn in the place of the line between bar and content; nil, the default, for the system's line.
    open var shadowImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Content may lie elsewhere now.
    package var contentMoves: (@MainActor () -> Void)?
    /// The appearance that counts now; nil where none was given.
    package var look: UIBarAppearance? {
        didSet { setNeedsDisplay() }
    }
    /// The background's image, where no appearance has one.
    package var plainBackgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the bar has the system's color if the application set none; `true` by default.
    package var hasSystemColor = true
    /// How far the background reaches below the bar, in points: over what of the screen's edge is no place for buttons.
    package var backgroundBelow: CGFloat = 0 {
        didSet { if backgroundBelow != oldValue { setNeedsDisplay() } }
    }
    /// The same above the bar: over the status bar.
    package var backgroundAbove: CGFloat = 0 {
        didSet { if backgroundAbove != oldValue { setNeedsDisplay() } }
    }
    /// Whether the content lies above the bar, as a tab bar's.
    package var isBelowContent = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Touchstone extension: the superclass's, and what is the class's own of its look.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\SystemBar.barTintColor), AppearanceProperty(\SystemBar.barStyle),
            AppearanceProperty(\SystemBar.isTranslucent), AppearanceProperty(\SystemBar.shadowImage),
        ]
    }

    /// Touchstone extension: something that the look depends on is another; has it drawn anew.
    open func showLook() { setNeedsDisplay() }

    /// Touchstone extension: what appearances give to the bar's items may be other than before; has them shown anew.
    open func showItems() {}

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage?.application?.appearancesInUse != nil { showItems() }
    }

    /// The colour behind what stands in the bar; nil for none.
    private var colorBehind: UIColor? {
        if let look {
            if let color = look.backgroundColor { return color }
            if look.isTransparent { return nil }
        }
        if !hasSystemColor { return barTintColor }
        return barTintColor ?? (barStyle == .black ? .black : .secondarySystemBackground)
    }

    open override func draw(into list: inout DisplayList) {
        var reason = bounds
        reason.origin.y -= backgroundAbove
        reason.size.height += backgroundAbove + backgroundBelow
        if backgroundColor == nil, let color = colorBehind { list.fill(reason, color: color) }
        if let image = look?.backgroundImage ?? plainBackgroundImage {
            image.append(to: &list, in: reason, tint: tintColor.resolved(list.style))
        }
        let hairline = 1 / max(1, traitCollection.displayScale)
        let line = look?.shadowImage ?? shadowImage
        let height = line?.size.height ?? hairline
        let place = CGRect(
            x: bounds.minX, y: isBelowContent ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
        if let line {
            line.append(to: &list, in: place, tint: tintColor.resolved(list.style))
        } else if let color = look?.shadowColor {
            list.fill(place, color: color)
        }
    }
}
