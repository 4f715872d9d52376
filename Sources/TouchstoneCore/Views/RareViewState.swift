import Foundation

/// Properties that few views use, allocated when first set, so that a plain view stays small.
@MainActor
final class RareViewState {
    nonisolated(unsafe) var layer: CALayer?
    nonisolated(unsafe) unowned(unsafe) var owner: (any ViewOwner)?
    var tag = 0
    /// The safe area insets of which the view was last notified.
    var noticedSafeArea = UIEdgeInsets.zero
    nonisolated(unsafe) var accessibilityIdentifier: String?
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
        // The view is deallocated, so cut the references to it.
        targetLink.cut()
        layout?.viewGoes()
        for recognizer in recognizers { recognizer.viewStorage = nil }
    }
}

/// Properties that hardly any view uses, stored separately because they are large.
@MainActor
final class RarerViewState {
    var accessibility = AccessibilityState()
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    /// The margins that the application has set; `nil` if it has set none.
    var layoutMargins: NSDirectionalEdgeInsets?
    var hugging: UILayoutPriority?
    /// The priorities of the content's size; `nil` if the application has set none.
    var contentPriorities: ContentPriorities?
    var preservesSuperviewLayoutMargins = false
    var insetsLayoutMarginsFromSafeArea = true
    var contentScaleFactor: CGFloat?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    var environment: EnvironmentState?
    /// The calls of appearance methods that the application made on this view itself.
    var appearanceCalls: Set<AppearanceCall.Key> = []
    var recent: RecentViewState?
    /// The alignments of a control's content as raw values, because the code of views does not depend on controls.
    var horizontalAlignment = 0
    var verticalAlignment = 0
    /// The weak delegates that were set.
    var delegates: DelegateMemory?
}

extension UIView {
    /// The rarest properties, for writing: creates the storage if needed.
    var rarer: RarerViewState {
        if let rarer = rareStorage?.rarer { return rarer }
        let made = RarerViewState()
        rare.rarer = made
        return made
    }

    /// The rare properties, for writing: creates the storage if needed. Read through `rareStorage?`, which allocates
    /// nothing.
    var rare: RareViewState {
        if let rareStorage { return rareStorage }
        let made = RareViewState()
        rareStorage = made
        return made
    }

    func firstView(withTag tag: Int) -> UIView? {
        var waiting = [self]
        while let view = waiting.popLast() {
            if view.tag == tag { return view }
            waiting.append(contentsOf: view.subviews.reversed())
        }
        return nil
    }

    /// How drawn content adapts when the view's size changes.
    public typealias ContentMode = UIViewContentMode
}
