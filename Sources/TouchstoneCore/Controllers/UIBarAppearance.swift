import Foundation

extension NSAttributedString.Key {
    /// The font, under the name that UIKit's key has.
    static let barFont = NSAttributedString.Key(rawValue: "NSFont")
    /// The text's colour, under the name that UIKit's key has.
    static let barForeground = NSAttributedString.Key(rawValue: "NSColor")
}

/// How a bar's background looks. Set it anew after changing it: a bar keeps a copy of what it is given.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
    /// The colour; nil, the default, for the system's.
    open var backgroundColor: UIColor?
    /// Drawn over the colour; nil by default.
    open var backgroundImage: UIImage?
    /// What is behind the bar is seen through it, blurred; nil for none. Kept, and drawn by its colour alone.
    open var backgroundEffect: NSObject?
    /// How the image is placed; `.scaleToFill` by default. Stored; has no effect.
    open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
    /// The colour of the line between bar and content; nil for none.
    open var shadowColor: UIColor? = .separator
    /// Drawn as that line; nil by default.
    open var shadowImage: UIImage?
    package private(set) var isTransparent = false

    /// Creates an appearance with the system's default background.
    public override init() { super.init() }

    /// The same background as another's.
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
    /// Has no background of its own: what an appearance without a colour is at the edge of the content.
    func makeTransparent() { configure(nil, isTransparent: true) }

    /// The system's background, and a line below.
    open func configureWithDefaultBackground() { configure(.separator, isTransparent: false) }
    /// A background that hides what is behind, and a line below.
    open func configureWithOpaqueBackground() { configure(.separator, isTransparent: false) }
    /// No background and no line.
    open func configureWithTransparentBackground() { configure(nil, isTransparent: true) }
}

/// How a navigation bar looks.
open class UINavigationBarAppearance: UIBarAppearance {
    /// The title's font and colour; empty, the default, for the system's.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; zero by default. Stored; has no effect.
    open var titlePositionAdjustment = UIOffset.zero
    /// A large title's font and colour; empty by default. Stored; has no effect.
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The appearance of plain bar buttons.
    open var buttonAppearance = UIBarButtonItemAppearance()
    /// How buttons look that complete something.
    open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done)
    /// How the back button looks. Stored; has no effect.
    open var backButtonAppearance = UIBarButtonItemAppearance()
    /// Beside the back button's title; nil, the default, for the system's sign. Kept, and not drawn.
    open private(set) var backIndicatorImage: UIImage?
    /// The shape of that image; nil by default.
    open private(set) var backIndicatorTransitionMaskImage: UIImage?

    /// Creates an appearance with the system's default look.
    public override init() { super.init() }
    /// The same look as another's, as far as that has one.
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

    /// What changes here afterwards does not change it.
    var copied: UINavigationBarAppearance { UINavigationBarAppearance(barAppearance: self) }

    /// Sets what is beside the back button's title.
    open func setBackIndicatorImage(_ backIndicatorImage: UIImage?, transitionMaskImage: UIImage?) {
        self.backIndicatorImage = backIndicatorImage
        backIndicatorTransitionMaskImage = transitionMaskImage
    }
}

/// How a bar's buttons look, by state.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject {
    /// In no other state.
    public let normal = UIBarButtonItemStateAppearance()
    /// While it is pressed.
    public let highlighted = UIBarButtonItemStateAppearance()
    /// While it does not react.
    public let disabled = UIBarButtonItemStateAppearance()
    /// While it has the focus.
    public let focused = UIBarButtonItemStateAppearance()

    /// The system's look, which is the same for every style.
    public init(style: UIBarButtonItem.Style = .plain) { super.init() }

    /// Creates an appearance with the default look of plain buttons.
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

/// How a bar's buttons look in a state.
@preconcurrency @MainActor
public final class UIBarButtonItemStateAppearance: NSObject {
    /// The title's font and colour; empty, the default, for the system's.
    public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// How far the title is moved, in points; zero by default. Stored; has no effect.
    public var titlePositionAdjustment = UIOffset.zero
    /// Behind the button; nil by default. Kept, and not drawn.
    public var backgroundImage: UIImage?
}
