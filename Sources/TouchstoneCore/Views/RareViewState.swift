import Foundation

/// What few views have, allocated when first set, so that a plain view stays small.
@MainActor
final class RareViewState {
    nonisolated(unsafe) var layer: CALayer?
    nonisolated(unsafe) unowned(unsafe) var owner: (any ViewOwner)?
    var tag = 0
    /// The safe area that the view was last notified of.
    var noticedSafeArea = UIEdgeInsets.zero
    var accessibilityIdentifier: String?
    var rarer: RarerViewState?
    var targetLink = LazyLink()
    var autoresizingMask: UIView.AutoresizingMask = []
    var tintColor: UIColor?
    var contentMode = UIView.ContentMode.scaleToFill
    var userInterfaceStyle = UIUserInterfaceStyle.unspecified
    var maskView: UIView?
    var isOpaque = true
    var clearsContext = true
    var animations: [RunningAnimation] = []
    @exclusivity(unchecked) var recognizers: [UIGestureRecognizer] = []
    var interactions: [any UIInteraction] = []
    nonisolated(unsafe) var layout: (any ViewLayout)?

    deinit {
        // The view is gone.
        targetLink.cut()
        layout?.viewGoes()
        for recognizer in recognizers { recognizer.viewStorage = nil }
    }
}

/// What hardly any view has, apart, since it is large.
@MainActor
final class RarerViewState {
    var accessibility = AccessibilityState()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// Nil where the application has said nothing.
    var layoutMargins: NSDirectionalEdgeInsets?
    var hugging: UILayoutPriority?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var contentScaleFactor: CGFloat?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// Of a control's content, by number, since views know no controls.
    var horizontalAlignment = 0
    var verticalAlignment = 0
}

extension UIView {
    /// For writing, as `rare`.
    var rarer: RarerViewState {
        if let rarer = rareStorage?.rarer { return rarer }
        let made = RarerViewState()
        rare.rarer = made
        return made
    }

    /// For writing; reading goes through `rareStorage?` so that it allocates nothing.
    var rare: RareViewState {
        if let rareStorage { return rareStorage }
        let made = RareViewState()
        rareStorage = made
        return made
    }

    /// This view or the first below it, depth first, with that tag.
    public func viewWithTag(_ tag: Int) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// Names the view in tests and traces; nil by default.
    public var accessibilityIdentifier: String? {
        get { rareStorage?.accessibilityIdentifier }
        set { rare.accessibilityIdentifier = newValue }
    }

    /// A view, in this one's coordinates and in no superview: where it draws nothing, this one and all in it are not seen. Nil by
    /// default; it has no part in hit-testing (HT-10).
    public var mask: UIView? {
        get { rareStorage?.maskView }
        set {
            rare.maskView = newValue
            pictureChanged()
        }
    }

    /// How drawn content follows a change of the view's size.
    public typealias ContentMode = UIViewContentMode
}
