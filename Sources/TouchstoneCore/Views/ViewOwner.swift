import Foundation

/// The interface of a view controller that the kernel uses. The owner of a view follows it in the responder chain (RC-2).
@MainActor
package protocol ViewOwner: UIResponder {
    /// The root view, which is loaded on first access.
    var view: UIView! { get }
    /// Whether the controller that this one presents has removed its view from the screen.
    var isCovered: Bool { get }

    // MARK: Layout and surroundings

    /// The traits that the owner overrides; `nil` if there are none.
    var overriddenTraits: Traits? { get }
    /// The overrides of traits and the due updates of the owner.
    var environmentForWriting: EnvironmentState { get }
    /// Notifies the owner and its registrations of a change of its traits.
    func traitsChanged(from old: UITraitCollection, to new: UITraitCollection)
    /// Whether `updateProperties()` of the owner is due.
    var propertiesNeedUpdate: Bool { get }
    /// Updates the properties of the owner if an update is due.
    func updatePropertiesIfDue()
    func updateViewConstraints()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    /// The insets that the owner adds to the safe area of its view, in points.
    var addedSafeAreaInsets: UIEdgeInsets { get }
    func viewSafeAreaInsetsDidChange()
    /// The minimum margins of the view, in points; `nil` if there are none.
    var leastMargins: NSDirectionalEdgeInsets? { get }
    /// Notifies the owner of a new size of the window, in points, which `change` sets.
    func resizeView(to size: CGSize, _ change: () -> Void)

    // MARK: Moves of the view

    /// Removes everything that the owner presents, because it is no longer the root of its window.
    func windowReplacesRoot()

    func viewWillEnter(_ window: UIWindow)
    func viewWillLeave(_ window: UIWindow)
    /// Called when the view, and every other view that moved with it, is in its window.
    func viewHasEntered()
    /// Whether the view is about to appear on the screen.
    var isAppearing: Bool { get }
    /// Called after the move of the view. It ends the appearance, unless a transition ends it later.
    func viewHasMoved()
    /// Called when the view is no longer visible, although it stays in its window.
    func viewHasLeft()
    /// Whether the application added the view to a window itself, so that no window, controller or presentation contains the owner.
    var isAddedByItself: Bool { get }

    // MARK: Trace

    /// Records which bar button items of the owner no toolbar shows as a finger goes down.
    func rememberHiddenItems(in trace: Trace, touch: Int)
}

extension UIView {
    /// The controller that has this view as its root view. It retains the view, and calls `loseOwner()` before it is deallocated.
    package nonisolated var owner: (any ViewOwner)? {
        @inline(__always) get {
            node.pointee.flags.contains(.rootOfController) ? rareStorage?.owner : nil
        }
    }

    func gainOwner(_ owner: any ViewOwner) {
        rare.owner = owner
        if !constraintsNeedUpdate { requestConstraintUpdate() }
        node.setFlag(.rootOfController, true)
    }

    nonisolated func loseOwner() {
        rareStorage?.owner = nil
        node.setFlag(.rootOfController, false)
    }

    /// The owners of the views in this tree, parents first.
    var ownersInTree: [any ViewOwner] {
        var owners: [any ViewOwner] = []
        forEachInTree { view in
            if let owner = view.owner { owners.append(owner) }
        }
        return owners
    }

    /// Notifies owners after a move of the tree: first parents before children, then a layout, then children before parents.
    func finishMove(of owners: [any ViewOwner]) {
        guard !owners.isEmpty else { return }
        if windowStorage != nil {
            for owner in owners { owner.viewHasEntered() }
            if owners.contains(where: { $0.isAppearing }) {
                layoutIfNeeded()
                // The application may fill such a view after it has added it. The layout at the end of the iteration includes that.
                if owner?.isAddedByItself == true { setNeedsLayout() }
            }
        }
        for owner in owners.reversed() { owner.viewHasMoved() }
    }
}

extension UIWindow {
    /// Notifies the owners after the window was shown.
    func ownersEnter() {
        let owners = ownersInTree
        for owner in owners { owner.viewWillEnter(self) }
        finishMove(of: owners)
    }

    /// Sets a new size of the window, in points, and notifies the owner of its root before the change.
    func resize(to size: CGSize) {
        let frame = CGRect(origin: .zero, size: size)
        guard let root: any ViewOwner = rootViewController else { return self.frame = frame }
        root.resizeView(to: size) { self.frame = frame }
    }

    /// Notifies the owners when the window is hidden; their views stay in it.
    func ownersLeave() {
        let owners = ownersInTree
        for owner in owners { owner.viewWillLeave(self) }
        for owner in owners.reversed() { owner.viewHasLeft() }
    }
}
