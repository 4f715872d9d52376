import Foundation

/// The owner of a view and its next responder (RC-2): everything that the core knows about a view controller.
@MainActor
protocol ViewOwner: UIResponder {
    /// Loaded when first asked for.
    var view: UIView! { get }
    /// Whether what it presents took its view off the screen.
    var isCovered: Bool { get }

    // MARK: Layout and surroundings

    /// Light or dark for its view; `.unspecified` where it does not decide.
    var overrideUserInterfaceStyle: UIUserInterfaceStyle { get }
    func updateViewConstraints()
    func viewWillLayoutSubviews()
    func viewDidLayoutSubviews()
    /// What it adds to the safe area of its view, in points.
    var addedSafeAreaInsets: UIEdgeInsets { get }
    func viewSafeAreaInsetsDidChange()
    /// The margins that its view has at least, in points; nil where it demands none.
    var leastMargins: NSDirectionalEdgeInsets? { get }
    func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
    /// The view's window is about to be of another size, in points, which `change` gives it.
    func resizeView(to size: CGSize, _ change: () -> Void)

    // MARK: Moves of the view

    /// It is no longer the root of its window: everything that it presents goes with it.
    func windowReplacesRoot()

    func viewWillEnter(_ window: UIWindow)
    func viewWillLeave(_ window: UIWindow)
    /// The view is in its window, and every other view that moved with it in its own.
    func viewHasEntered()
    /// Whether it is on its way to the screen.
    var isAppearing: Bool { get }
    /// The move is complete, unless another object ends the transition to which it belongs.
    func viewHasMoved()
    /// The view is not shown any longer, though it stays in its window.
    func viewHasLeft()
}

extension UIView {
    /// The controller whose root view this is. It holds the view and lets go of it with `loseOwner()` when it goes.
    nonisolated var owner: (any ViewOwner)? {
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

    /// The owners of the views of this tree, parents first.
    var ownersInTree: [any ViewOwner] {
        var owners: [any ViewOwner] = []
        forEachInTree { view in
            if let owner = view.owner { owners.append(owner) }
        }
        return owners
    }

    /// After the tree moved: owners whose view came on screen are told, laid out and told again, parents first and
    /// then, like every nested transition, children first.
    func finishMove(of owners: [any ViewOwner]) {
        guard !owners.isEmpty else { return }
        if windowStorage != nil {
            for owner in owners { owner.viewHasEntered() }
            if owners.contains(where: { $0.isAppearing }) { layoutIfNeeded() }
        }
        for owner in owners.reversed() { owner.viewHasMoved() }
    }
}

extension UIWindow {
    /// The window was shown, with views in place already.
    func ownersEnter() {
        let owners = ownersInTree
        for owner in owners { owner.viewWillEnter(self) }
        finishMove(of: owners)
    }

    /// Takes a new size, in points, of which the owner of its root hears before.
    func resize(to size: CGSize) {
        let frame = CGRect(origin: .zero, size: size)
        guard let root: any ViewOwner = rootViewController else { return self.frame = frame }
        root.resizeView(to: size) { self.frame = frame }
    }

    /// The window is being hidden, and the views stay in it.
    func ownersLeave() {
        let owners = ownersInTree
        for owner in owners { owner.viewWillLeave(self) }
        for owner in owners.reversed() { owner.viewHasLeft() }
    }
}
