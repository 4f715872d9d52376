import Foundation

/// The newest properties of views, which hardly any view uses.
@MainActor
final class RecentViewState {
    var restorationIdentifier: String?
    var motionEffects: [UIMotionEffect] = []
    var corners: UICornerConfiguration?
    var hoverStyle: UIHoverStyle?
    var smallestText: UIContentSizeCategory?
    var largestText: UIContentSizeCategory?
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
