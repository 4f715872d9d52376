import Foundation

extension NSAttributedString.Key {
    /// The key of the font; its raw value is that of UIKit's key.
    static let barFont = NSAttributedString.Key(rawValue: "NSFont")
    /// The key of the text color; its raw value is that of UIKit's key.
    static let barForeground = NSAttributedString.Key(rawValue: "NSColor")
}

/// The look of a bar's background. A bar copies the appearance, so set it again after a change.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The color of the background; `nil`, the default, is the system's.
    open var backgroundColor: UIColor?
    /// The image drawn over the color; `nil` by default.
    open var backgroundImage: UIImage?
    /// The blur effect of the background; `nil` for none. Stored; has no effect: only the color is drawn.
    open var backgroundEffect: NSObject?
    /// The content mode of the image; `.scaleToFill` by default. Stored; has no effect.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The color of the line between the bar and the content; `nil` for none.
    open var shadowColor: UIColor? = .separator
    /// The image drawn as that line; `nil` by default.
    open var shadowImage: UIImage?
    package private(set) var isTransparent = false

    /// Creates an appearance with the system's background.
    public override init() { super.init() }

    /// Creates an appearance with the background of another.
    public init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
    }

    package func take(_ other: UIBarAppearance) {
        backgroundColor = other.backgroundColor
        backgroundEffect = other.backgroundEffect
        backgroundImageContentMode = other.backgroundImageContentMode
        backgroundImage = other.backgroundImage
        shadowColor = other.shadowColor
        shadowImage = other.shadowImage
        isTransparent = other.isTransparent
    }

    private func configure(_ shadow: UIColor?, isTransparent: Bool) {
        backgroundColor = nil
        backgroundImage = nil
        shadowColor = shadow
        shadowImage = nil
        self.isTransparent = isTransparent
    }
    /// Removes the background and the line, as for an appearance without a color at the edge of the content.
    func makeTransparent() { configure(nil, isTransparent: true) }

    /// Sets the system's background, with a line below it.
    open func configureWithDefaultBackground() { configure(.separator, isTransparent: false) }
    /// Sets an opaque background, with a line below it.
    open func configureWithOpaqueBackground() { configure(.separator, isTransparent: false) }
    /// Removes the background and the line.
    open func configureWithTransparentBackground() { configure(nil, isTransparent: true) }
}

/// The look of a navigation bar.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The font and color of the title; empty, the default, uses the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; zero by default. Stored; has no effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// The font and color of a large title; empty, the default, uses the system's.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The look of plain buttons in the bar.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// The look of buttons that complete a task.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// The look of the back button. Stored; has no effect.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// The image beside the back button's title; `nil`, the default, is the system's. Stored; has no effect.
    open private(set) var backIndicatorImage: UIImage?
    /// The mask of the back indicator image; `nil` by default. Stored; has no effect.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Creates an appearance with the system's look.
    public override init() { super.init() }
    /// Creates an appearance with the look of another, as far as that has one.
    public override init(barAppearance: UIBarAppearance) {
        super.init()
        take(barAppearance)
        guard let other = barAppearance as? UINavigationBarAppearance else { return }
        titleTextAttributes = other.titleTextAttributes
        titlePositionAdjustment = other.titlePositionAdjustment
        largeTitleTextAttributes = other.largeTitleTextAttributes
        buttonAppearance = other.buttonAppearance.copied
        doneButtonAppearance = other.doneButtonAppearance.copied
        backButtonAppearance = other.backButtonAppearance.copied
        setBackIndicatorImage(other.backIndicatorImage, transitionMaskImage: other.backIndicatorTransitionMaskImage)
    }

    /// A copy that later changes of this appearance do not affect.
    var copied: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    /// Sets the image beside the back button's title, and its mask. Has no effect on drawing.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// The look of a bar's buttons in each state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// The look in no other state.
    public let normal = UIBarButtonItemStateAppearance()
    /// The look while the button is highlighted.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// The look while the button is disabled.
    public let disabled = UIBarButtonItemStateAppearance()
    /// The look while the button has focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// Creates an appearance with the system's look, which is equal for all styles.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }

    /// Creates an appearance with the system's look.
    public convenience override init() { self.init(style: .plain) }

    package var copied: UIBarButtonItemAppearance {
        let copy = UIBarButtonItemAppearance()
        for (new, old) in [
            (copy.normal, normal), (copy.highlighted, highlighted), (copy.disabled, disabled), (copy.focused, focused),
        ] {
            new.titleTextAttributes = old.titleTextAttributes
            new.titlePositionAdjustment = old.titlePositionAdjustment
            new.backgroundImage = old.backgroundImage
        }
        return copy
    }

    package var attributes: [UIControl.State: [NSAttributedString.Key: Any]] {
        [
            .normal: normal.titleTextAttributes, .highlighted: highlighted.titleTextAttributes,
            .disabled: disabled.titleTextAttributes, .focused: focused.titleTextAttributes,
        ].filter { !$0.value.isEmpty }
    }
}

/// The look of a bar's buttons in one state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The font and color of the title; empty, the default, uses the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The offset of the title, in points; zero by default. Stored; has no effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// The image behind the button; `nil` by default. Stored; has no effect.
    public var backgroundImage: UIImage?
}
