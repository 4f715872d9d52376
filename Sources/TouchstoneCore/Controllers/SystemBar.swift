import Foundation

/// Touchstone extension: a system bar that draws its background. Subclasses provide its contents.
@preconcurrency @MainActor
open class SystemBar: UIView {
    /// The color of the background; `nil`, the default, is the system's. The color of an appearance takes precedence.
    open var barTintColor: UIColor? {
        didSet { showLook() }
    }
    /// Whether the bar is light on dark, or dark on light; `.default` is dark on light.
    open var barStyle = UIBarStyle.default {
        didSet { showLook() }
    }
    /// Whether content extends under the bar; `true` by default. Content begins beside a bar that is not translucent, unless its
    /// controller has `extendedLayoutIncludesOpaqueBars`.
    open var isTranslucent = true {
        didSet { if isTranslucent != oldValue { contentMoves?() } }
    }
    /// The image that replaces the line between the bar and the content; `nil`, the default, is the system's line.
    open var shadowImage: UIImage? {
        didSet { setNeedsDisplay() }
    }

    /// Called when the content may need another position.
    package var contentMoves: (@MainActor () -> Void)?
    /// The appearance that applies now; `nil` if none is set.
    package var look: UIBarAppearance? {
        didSet { setNeedsDisplay() }
    }
    /// The background image that is used if the appearance has none.
    package var plainBackgroundImage: UIImage? {
        didSet { setNeedsDisplay() }
    }
    /// Whether the bar has the system's color if no color is set; `true` by default.
    package var hasSystemColor = true
    /// The height in points by which the background extends below the bar, over the part of the screen's edge without buttons.
    package var backgroundBelow: CGFloat = 0 {
        didSet { if backgroundBelow != oldValue { setNeedsDisplay() } }
    }
    /// The height in points by which the background extends above the bar, over the status bar.
    package var backgroundAbove: CGFloat = 0 {
        didSet { if backgroundAbove != oldValue { setNeedsDisplay() } }
    }
    /// Whether the content is above the bar, as with a tab bar.
    package var isBelowContent = false

    public override init(frame: CGRect) { super.init(frame: frame) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Touchstone extension: the superclass's appearance properties and those of this class.
    open override class var appearanceProperties: [AppearanceProperty] {
        super.appearanceProperties + [
            AppearanceProperty(\SystemBar.barTintColor), AppearanceProperty(\SystemBar.barStyle),
            AppearanceProperty(\SystemBar.isTranslucent), AppearanceProperty(\SystemBar.shadowImage),
        ]
    }

    /// Touchstone extension: redraws the bar after a change of its look.
    open func showLook() { setNeedsDisplay() }

    /// Touchstone extension: updates the bar's items after a change of the values that appearances set.
    open func showItems() {}

    open override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowStorage?.application?.appearancesInUse != nil { showItems() }
    }

    /// The color of the bar's background; `nil` if there is none.
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
