import Foundation

/// Touchstone extension: the properties that few views set. They are in a superclass because Swift overrides members of classes, not of
/// extensions. Their values are stored outside the view, which stays small.
@preconcurrency @MainActor
open class ViewSettings: ViewUpdates {
    /// `self` as a view; `UIView` is the only subclass.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }
    private var settings: RareViewState? { view.rareStorage }

    /// A number with which the application can find the view; 0 by default.
    open var tag: Int {
        get { settings?.tag ?? 0 }
        set { view.rare.tag = newValue }
    }

    /// The parts of the frame that follow the superview's size; none by default.
    open var autoresizingMask: UIView.AutoresizingMask {
        get { settings?.autoresizingMask ?? [] }
        set { view.rare.autoresizingMask = newValue }
    }

    /// The way in which drawn content, or the image of an image view, follows a change of size; `.scaleToFill` by default.
    open var contentMode: UIView.ContentMode {
        get { settings?.contentMode ?? .scaleToFill }
        set {
            view.rare.contentMode = newValue
            view.pictureChanged()
        }
    }

    /// The number of pixels of drawn content per point; the screen's by default. Stored; has no effect: hosts draw in their own
    /// resolution.
    open var contentScaleFactor: CGFloat {
        get { settings?.rarer?.contentScaleFactor ?? (view.windowStorage?.screen ?? .main).scale }
        set { view.rarer.contentScaleFactor = newValue }
    }

    /// Whether previous content is cleared before the view draws; `true` by default. Stored; has no effect: it always is.
    open var clearsContextBeforeDrawing: Bool {
        get { settings?.clearsContext ?? true }
        set { view.rare.clearsContext = newValue }
    }

    /// Whether the view fills its bounds; `true` by default. Stored; has no effect on drawing or touches (HT-10).
    open var isOpaque: Bool {
        get { settings?.isOpaque ?? true }
        set { view.rare.isOpaque = newValue }
    }

    // MARK: Colors

    /// The accent color. If none is set, it is the superview's, and finally `.systemBlue`. It is gray while the adjustment mode is
    /// `.dimmed`.
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

    /// The tint color that is set on this view itself; `nil`, the default, if there is none.
    var ownTintColor: UIColor? {
        get { settings?.tintColor }
        set { tintColor = newValue }
    }

    /// Whether the tint color is shown in gray. `.automatic`, the default, inherits the superview's mode; the getter never returns it.
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

    /// The light or dark style of this view and its descendants; with `.unspecified`, the default, they inherit it.
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

    /// The meaning of the content for its direction; `.unspecified`, the default, follows the interface.
    open var semanticContentAttribute: UISemanticContentAttribute {
        get { settings?.rarer?.semanticContentAttribute ?? .unspecified }
        set {
            view.rarer.semanticContentAttribute = newValue
            view.directionChanged()
        }
    }

    // MARK: Margins

    /// The insets that bars, the screen and controllers' `additionalSafeAreaInsets` cover at each edge of this view, in points.
    open var safeAreaInsets: UIEdgeInsets { view.insetsOfSafeArea }

    /// The margins of the content, in points; 8 at each edge by default. The getter adds the safe area and considers the superview's
    /// margins if the view is set to do so; the setter sets the view's own margins. The root view of a controller has at least the
    /// controller's minimum margins.
    open var layoutMargins: UIEdgeInsets {
        get { view.effectiveMargins }
        set {
            let direction = view.effectiveUserInterfaceLayoutDirection
            view.setOwnMargins(NSDirectionalEdgeInsets(newValue, direction))
        }
    }

    /// The margins of the content like `layoutMargins`, relative to the reading direction.
    open var directionalLayoutMargins: NSDirectionalEdgeInsets {
        get { NSDirectionalEdgeInsets(layoutMargins, view.effectiveUserInterfaceLayoutDirection) }
        set { view.setOwnMargins(newValue) }
    }

    /// Whether the margins are at least the superview's, as far as those extend into the view; `false` by default.
    open var preservesSuperviewLayoutMargins: Bool {
        get { settings?.rarer?.preservesSuperviewLayoutMargins ?? false }
        set { view.changeMargins { view.rarer.preservesSuperviewLayoutMargins = newValue } }
    }

    /// Whether the safe area is added to the margins; `true` by default.
    open var insetsLayoutMarginsFromSafeArea: Bool {
        get { settings?.rarer?.insetsLayoutMarginsFromSafeArea ?? true }
        set { view.changeMargins { view.rarer.insetsLayoutMarginsFromSafeArea = newValue } }
    }

    /// Called after `layoutMargins` has changed. Does nothing by default.
    open func layoutMarginsDidChange() {}
}

extension UIView {
    /// The way in which the tint color is shown.
    public typealias TintAdjustmentMode = UIViewTintAdjustmentMode

    /// Returns the value that this view, or otherwise its nearest ancestor with such a value, has set.
    fileprivate func firstInherited<Value>(_ value: (RareViewState) -> Value?) -> Value? {
        var view: UIView? = self
        while let current = view {
            if let state = current.rareStorage, let value = value(state) { return value }
            view = current.superviewStorage
        }
        return nil
    }

    /// Notifies this view and its descendants of a change of the tint, except those with a value of their own.
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

    /// Notifies the view after a change of its superview if it inherits another tint than `former`.
    func inheritTint(after former: UIColor) {
        if tintColor != former { tintChanged { $0.tintColor != nil } }
    }

    /// Updates the layout and the drawing after a possible change of the reading direction.
    func directionChanged() {
        rareStorage?.layout?.surroundingsChanged()
        setNeedsLayout()
        setNeedsDisplay()
    }
}

extension UIColor {
    /// A gray with the same brightness and opacity.
    fileprivate var withoutHue: UIColor {
        func gray(_ color: CGColor) -> CGColor {
            let white = CGFloat(0.299 * color.red + 0.587 * color.green + 0.114 * color.blue)
            return CGColor(red: white, green: white, blue: white, alpha: color.alpha)
        }
        return UIColor(light: gray(resolved(.light)), dark: gray(resolved(.dark)))
    }
}
