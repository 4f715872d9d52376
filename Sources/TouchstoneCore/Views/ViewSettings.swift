import Foundation

/// Touchstone extension: what views can have set that few have, so that a class of views can override it: Swift
/// overrides members of classes, not of extensions. What is set lies apart from the view, which stays small.
@preconcurrency @MainActor
open class ViewSettings: AccessibleResponder {
    /// Nothing else is of this class.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }
    private var settings: RareViewState? { view.rareStorage }

    /// A number of the application's own to find the view by; 0 by default.
    open var tag: Int {
        get { settings?.tag ?? 0 }
        set { view.rare.tag = newValue }
    }

    /// How the view follows its superview's size; nothing by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { settings?.autoresizingMask ?? [] }
        set { view.rare.autoresizingMask = newValue }
    }

    /// How what the view has drawn, or an image view's image, follows a change of size; `.scaleToFill` by default.
    open var contentMode: UIView.ContentMode {
        get { settings?.contentMode ?? .scaleToFill }
        set {
            view.rare.contentMode = newValue
            view.pictureChanged()
        }
    }

    /// Pixels of drawn content a point; the screen's by default. Stored; has no effect: hosts draw as finely as they
    /// show.
    open var contentScaleFactor: CGFloat {
        get { settings?.rarer?.contentScaleFactor ?? (view.windowStorage?.screen ?? .main).scale }
        set { view.rarer.contentScaleFactor = newValue }
    }

    /// Whether what was drawn before is cleared away before the view draws; true by default. Stored; has no effect: it
    /// always is.
    open var clearsContextBeforeDrawing: Bool {
        get { settings?.clearsContext ?? true }
        set { view.rare.clearsContext = newValue }
    }

    /// Whether the view says that it fills its bounds; true by default. Neither drawing nor touches look at it (HT-10).
    open var isOpaque: Bool {
        get { settings?.isOpaque ?? true }
        set { view.rare.isOpaque = newValue }
    }

    // MARK: Colours

    /// The accent colour; where it is not set the superview's, and at last, by default, the system's blue. Grey while
    /// the adjustment mode is `.dimmed`.
    open var tintColor: UIColor! {
        get {
            let color = view.firstInherited { $0.tintColor } ?? .systemBlue
            return tintAdjustmentMode == .dimmed ? color.withoutHue : color
        }
        set {
            view.rare.tintColor = newValue
            view.tintChanged { $0.tintColor != nil }
        }
    }

    /// The tint colour that was set for this very view; nil, the default, for none.
    var ownTintColor: UIColor? {
        get { settings?.tintColor }
        set { tintColor = newValue }
    }

    /// Whether the tint colour is shown in grey. `.automatic`, the default, is as the superview has it; the answer is
    /// never that.
    open var tintAdjustmentMode: UIView.TintAdjustmentMode {
        get {
            view.firstInherited { state in
                state.rarer.flatMap { $0.tintAdjustmentMode == .automatic ? nil : $0.tintAdjustmentMode }
            } ?? .normal
        }
        set {
            view.rarer.tintAdjustmentMode = newValue
            view.tintChanged { ($0.rarer?.tintAdjustmentMode ?? .automatic) != .automatic }
        }
    }

    /// Light or dark for this view and what lies in it; `.unspecified`, the default, leaves it to what is around.
    open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
        get { settings?.userInterfaceStyle ?? .unspecified }
        set {
            let old = view.traitCollection
            view.rare.userInterfaceStyle = newValue
            view.setNeedsDisplay()
            if view.traitCollection != old { view.notifyTraitsChanged(from: old) }
        }
    }

    // MARK: Direction

    /// What the content means; `.unspecified`, the default, follows the interface.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { settings?.rarer?.semanticContentAttribute ?? .unspecified }
        set {
            view.rarer.semanticContentAttribute = newValue
            view.directionChanged()
        }
    }

    // MARK: Margins

    /// What of this view bars and such cover at each edge, in points: the bar of a navigation controller, and what
    /// controllers add with `additionalSafeAreaInsets`, as far as it reaches into this view. Screens here have no
    /// margins of their own.
    open var safeAreaInsets: UIEdgeInsets { view.insetsOfSafeArea }

    /// How far content keeps from the edges, in points: 8 at each by default. Where the view says so, the safe area is
    /// added, and the superview's margins count as well; set is what it has of its own. The root view of a controller
    /// has at least those that the controller says.
    open var layoutMargins: UIEdgeInsets {
        get { view.effectiveMargins }
        set {
            let direction = view.effectiveUserInterfaceLayoutDirection
            view.setOwnMargins(NSDirectionalEdgeInsets(newValue, direction))
        }
    }

    /// As `layoutMargins`, from the side where reading begins.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, view.effectiveUserInterfaceLayoutDirection) }
        set { view.setOwnMargins(newValue) }
    }

    /// Whether the margins are no smaller than the superview's, as far as those reach into the view; false by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { settings?.rarer?.preservesSuperviewLayoutMargins ?? false }
        set { view.changeMargins { view.rarer.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins; true by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { settings?.rarer?.insetsLayoutMarginsFromSafeArea ?? true }
        set { view.changeMargins { view.rarer.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// `layoutMargins` are others than they were. Does nothing by default.
    open func layoutMarginsDidChange() {}
}

extension UIView {
    /// How the tint colour is shown.
    public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

    /// What this view, or the first above it that has any, has set.
    fileprivate func firstInherited<Value>(_ value: (RareViewState) -> Value?) -> Value? {
        var view: UIView? = self
        while let current = view {
            if let state = current.rareStorage, let value = value(state) { return value }
            view = current.superviewStorage
        }
        return nil
    }

    /// Tells this view and all below it that are not on their own.
    fileprivate func tintChanged(except isOnItsOwn: (RareViewState) -> Bool) {
        setNeedsDisplay()
        var waiting = [self]
        while let view = waiting.popLast() {
            waiting += view.subviewStorage.reversed().filter { subview in
                !(subview.rareStorage.map(isOnItsOwn) ?? false)
            }
            view.tintColorDidChange()
        }
    }

    /// It has come from one superview to another, where its tint was this one.
    func inheritTint(after former: UIColor) {
        if tintColor != former { tintChanged { $0.tintColor != nil } }
    }

    /// Its content is read from another side, perhaps.
    func directionChanged() {
        rareStorage?.layout?.surroundingsChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension UIColor {
    /// As light, and grey.
    fileprivate var withoutHue: UIColor {
        func gray(_ color: CGColor) -> CGColor {
            let white = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
            return CGColor(red: white, green: white, blue: white, alpha: color.alpha)
        }
        return UIColor(light: gray(resolved(.light)), dark: gray(resolved(.dark)))
    }
}
