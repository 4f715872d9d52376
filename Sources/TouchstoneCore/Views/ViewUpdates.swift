import Foundation

/// Touchstone extension: the newest overridable members of views, in a superclass because Swift overrides members of classes, not of
/// extensions.
@preconcurrency @MainActor
open class ViewUpdates: AccessibleResponder {
    /// `self` as a view; `UIView` is the only subclass.
    private var view: UIView { unsafeDowncast(self, to: UIView.self) }

    // MARK: Properties

    /// Updates the properties of the view, such as its texts and colors, before a layout. Called before the first layout, and after
    /// `setNeedsUpdateProperties()`; superviews come first. Does nothing by default.
    open func updateProperties() {}
    /// Requests `updateProperties()` before the next layout pass. It requests no layout of this view.
    open func setNeedsUpdateProperties() { view.requestPropertyUpdate() }
    /// Updates the properties of this view and its descendants now, where an update is requested.
    open func updatePropertiesIfNeeded() { view.updatePropertiesOfTree() }

    // MARK: State restoration

    /// The identifier of the view for state restoration; `nil` by default. Stored; has no effect.
    open var restorationIdentifier: String? {
        get { view.recent?.restorationIdentifier }
        set { view.recentForWriting.restorationIdentifier = newValue }
    }

    // MARK: Motion effects

    /// The effects that follow the tilt of the device; none by default. They have no effect, because devices are not tilted here.
    open var motionEffects: [UIMotionEffect] {
        get { view.recent?.motionEffects ?? [] }
        set { view.recentForWriting.motionEffects = newValue }
    }
    /// Adds an effect to `motionEffects`, unless it is among them.
    open func addMotionEffect(_ effect: UIMotionEffect) {
        if !motionEffects.contains(where: { $0 === effect }) { motionEffects.append(effect) }
    }
    /// Removes an effect from `motionEffects`.
    open func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }

    // MARK: Look

    /// The shape of the corners. A fixed radius also sets the radius of the layer, in points; other shapes are stored and have no
    /// effect.
    open var cornerConfiguration: UICornerConfiguration {
        get { view.recent?.corners ?? .corners(radius: .fixed(Double(view.layer.cornerRadius))) }
        set {
            view.recentForWriting.corners = newValue
            if let radius = newValue.fixedRadius { view.layer.cornerRadius = CGFloat(radius) }
        }
    }
    /// The look of the view under a pointer or a gaze; `nil` by default. Stored; has no effect.
    open var hoverStyle: UIHoverStyle? {
        get { view.recent?.hoverStyle }
        set { view.recentForWriting.hoverStyle = newValue }
    }
    /// The smallest size of text in this view; `nil` by default. Stored; has no effect: fonts have one size.
    open var minimumContentSizeCategory: UIContentSizeCategory? {
        get { view.recent?.smallestText }
        set { view.recentForWriting.smallestText = newValue }
    }
    /// The largest size of text in this view; `nil` by default. Stored; has no effect: fonts have one size.
    open var maximumContentSizeCategory: UIContentSizeCategory? {
        get { view.recent?.largestText }
        set { view.recentForWriting.largestText = newValue }
    }
}

/// The newest properties of views, which hardly any view uses.
@MainActor
final class RecentViewState {
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []
    var corners: UICornerConfiguration?
    var hoverStyle: UIHoverStyle?
    var smallestText: UIContentSizeCategory?
    var largestText: UIContentSizeCategory?
    var edgeEffects: [Int: UIScrollEdgeEffect] = [:]
    var keyboardScrolls = true
    var sliderStyle = UISlider.Style.default
    var track: UISlider.TrackConfiguration?
    var inlinePrediction = UITextInlinePredictionType.default
    var writingTools = UIWritingToolsBehavior.default
    var borderStyle = UITextView.BorderStyle.none
    var symbolConfiguration: UIImage.SymbolConfiguration?
    var animatesSymbols = false
}

extension UIView {
    var recent: RecentViewState? { rareStorage?.rarer?.recent }
    var recentForWriting: RecentViewState {
        if let recent { return recent }
        let made = RecentViewState()
        rarer.recent = made
        return made
    }

    // MARK: Updates of properties

    func requestPropertyUpdate() {
        environmentForWriting.propertiesNeedUpdate = true
        wantPropertyUpdate()
    }

    /// Queues this view, whose own properties or whose owner's are due.
    func wantPropertyUpdate() {
        // Without a window, the update takes place before the next layout.
        guard let window = windowStorage else { return requestLayout() }
        window.propertiesAreDue = true
        window.layoutWanted(self)
    }

    /// Updates the properties of the view's controller and then those of the view, where an update is due.
    func updatePropertiesIfDue() {
        guard let rareStorage else { return }
        owner?.updatePropertiesIfDue()
        guard let environment = rareStorage.rarer?.environment, environment.propertiesNeedUpdate else { return }
        environment.propertiesNeedUpdate = false
        updateProperties()
    }

    /// Updates the properties of all views of the tree whose update is due, superviews before subviews.
    func updatePropertiesOfTree() { forEachInTree { $0.updatePropertiesIfDue() } }

    /// Updates the properties of the given views whose update is due, superviews before subviews.
    static func updateProperties(of views: [UIView]) {
        let due = views.filter {
            $0.environment?.propertiesNeedUpdate == true || $0.owner?.propertiesNeedUpdate == true
        }
        let placed = due.map { (depth: $0.superviewCount, view: $0) }
        for (_, view) in placed.sorted(by: { $0.depth < $1.depth }) { view.updatePropertiesIfDue() }
    }
}
