import Foundation
import TouchstoneCore

/// Glass over the content behind a view. It is drawn as a tint.
open class UIGlassEffect: UIVisualEffect {
    /// The clarity of glass.
    public enum Style: Int, Sendable {
        /// Glass that blurs the content behind it.
        case regular
        /// Glass that hardly blurs.
        case clear
    }

    /// The clarity of the glass.
    public let style: Style
    /// Whether the glass reacts to touches; `false` by default. Stored; has no effect.
    open var isInteractive = false
    /// The color of the glass; `nil`, the default, for none. It is drawn if it is set before the effect is given to a view.
    open var tintColor: UIColor?

    /// Creates glass of a clarity.
    public init(style: Style = .regular) {
        self.style = style
        super.init()
    }

    override var tint: UIColor? {
        (tintColor ?? UIColor.systemBackground).withAlphaComponent(style == .clear ? 0.2 : 0.5)
    }
}

/// An effect for a view that contains several views with glass. It draws nothing itself.
open class UIGlassContainerEffect: UIVisualEffect {
    /// The distance at which glass merges, in points; 0 by default. Stored; has no effect.
    open var spacing: CGFloat = 0
    /// Creates a glass effect of the regular style.
    public override init() { super.init() }
}
