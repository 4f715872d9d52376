import Foundation

/// The look of a system bar's background.
@MainActor
package final class BarBackground {
    private weak var bar: (any SystemBar)?

    /// The color of the background; `nil` is the system's. The color of an appearance takes precedence.
    package var color: UIColor? {
        didSet { bar?.showLook() }
    }
    /// Whether the bar is light on dark, or dark on light; `.default` is dark on light.
    package var style = UIBarStyle.default {
        didSet { bar?.showLook() }
    }
    /// Whether content extends under the bar.
    package var isTranslucent = true {
        didSet { if isTranslucent != oldValue { contentMoves?() } }
    }
    /// The image that replaces the line between the bar and the content; `nil` is the system's line.
    package var shadowImage: UIImage? {
        didSet { bar?.setNeedsDisplay() }
    }

    /// Called when the content may need another position.
    package var contentMoves: (@MainActor () -> Void)?
    /// The appearance that applies now; `nil` if none is set.
    package var appearance: UIBarAppearance? {
        didSet { bar?.setNeedsDisplay() }
    }
    /// The background image that is used if the appearance has none.
    package var image: UIImage? {
        didSet { bar?.setNeedsDisplay() }
    }
    /// The height in points by which the background extends below the bar, over the part of the screen's edge without buttons.
    package var extentBelow: CGFloat = 0 {
        didSet { if extentBelow != oldValue { bar?.setNeedsDisplay() } }
    }
    /// The height in points by which the background extends above the bar, over the status bar.
    package var extentAbove: CGFloat = 0 {
        didSet { if extentAbove != oldValue { bar?.setNeedsDisplay() } }
    }
    private let hasSystemColor: Bool
    private let isBelowContent: Bool

    /// Creates the background of a bar, which is set with `belong(to:)`.
    ///
    /// - Parameters:
    ///   - hasSystemColor: Whether the bar has the system's color if no color is set.
    ///   - isBelowContent: Whether the content is above the bar, as with a tab bar.
    package init(hasSystemColor: Bool = true, isBelowContent: Bool = false) {
        self.hasSystemColor = hasSystemColor
        self.isBelowContent = isBelowContent
    }

    package func belong(to bar: any SystemBar) { self.bar = bar }

    /// The color that is drawn; `nil` if there is none.
    private var shownColor: UIColor? {
        if let appearance {
            if let color = appearance.backgroundColor { return color }
            if appearance.isTransparent { return nil }
        }
        if !hasSystemColor { return color }
        return color ?? (style == .black ? .black : .secondarySystemBackground)
    }

    /// Draws the background of `bar`, in its bounds coordinates.
    package func draw(_ bar: UIView, into list: inout DisplayList) {
        let bounds = bar.bounds
        var area = bounds
        area.origin.y -= extentAbove
        area.size.height += extentAbove + extentBelow
        let tint = bar.tintColor.resolved(list.style)
        if bar.backgroundColor == nil, let shownColor { list.fill(area, color: shownColor) }
        if let image = appearance?.backgroundImage ?? image { image.append(to: &list, in: area, tint: tint) }
        let hairline = 1 / max(1, bar.traitCollection.displayScale)
        let line = appearance?.shadowImage ?? shadowImage
        let height = line?.size.height ?? hairline
        let place = CGRect(
            x: bounds.minX, y: isBelowContent ? bounds.minY - height : bounds.maxY, width: bounds.width, height: height)
        if let line {
            line.append(to: &list, in: place, tint: tint)
        } else if let color = appearance?.shadowColor {
            list.fill(place, color: color)
        }
    }
}
