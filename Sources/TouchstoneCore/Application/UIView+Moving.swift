extension UIView {
    /// Inserts `view` as a subview.
    ///
    /// - Parameter position: The position among the subviews and the layers between them, not counting `view`.
    func insert(_ view: UIView, at position: Int) {
        guard !isIn(view) else {
            return LoggedException.log(
                "UIView.addSubview(_:)", "Can't add \(view) as a subview of itself or of a view below it.")
        }
        if view.superviewStorage === self { return relink(view, at: position) }
        let isAnnounced = windowStorage !== view.windowStorage
        if isAnnounced { view.announceMove(to: windowStorage) }
        view.willMove(toSuperview: self)
        view.superviewStorage?.willRemoveSubview(view)
        // Callbacks may have moved both views in the meantime; the insertion proceeds if it is still possible.
        guard !isIn(view) else { return view.endLeaving() }
        let oldWindow = view.windowStorage
        let formerTint = view.superviewStorage == nil ? nil : view.tintColor
        relink(view, at: position)
        if windowStorage !== oldWindow { view.adopt(windowStorage) }
        view.endLeaving()
        let isConfirmed = isAnnounced || windowStorage !== oldWindow
        if isConfirmed { view.confirmMove() }
        view.didMoveToSuperview()
        if let formerTint { view.inheritTint(after: formerTint) }
        didAddSubview(view)
        if isConfirmed { view.finishMove(of: view.ownersInTree) }
        subviewsChanged()
    }

    func leaveSuperview() {
        guard let superview = superviewStorage else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let isAnnounced = windowStorage != nil
        if isAnnounced { announceMove(to: nil) }
        // A callback may have moved the view elsewhere; then it has already left this superview.
        guard superviewStorage === superview else {
            endLeaving()
            if isAnnounced { returnOwners() }
            return
        }
        rareStorage?.layout?.willLeaveSuperview()
        superview.unlink(self)
        if windowStorage != nil { adopt(nil) }
        endLeaving()
        if isAnnounced { confirmMove() }
        didMoveToSuperview()
        if isAnnounced { finishMove(of: ownersInTree) }
        superview.subviewsChanged()
    }

    /// Requests layout after a subview was added or removed.
    ///
    /// A view that adds and removes subviews in its own layout has already placed them, so this requests no other layout.
    private func subviewsChanged() {
        if !isLayingOut { setNeedsLayout() }
    }

    /// Returns whether adding `view` here would make a loop. A view without subviews, the most frequent case, needs no search.
    private func isIn(_ view: UIView) -> Bool {
        view === self || (!view.subviewStorage.isEmpty && isDescendant(of: view))
    }

    /// Moves `view` from its present superview to its position among the subviews, without calling any callbacks for views.
    private func relink(_ view: UIView, at position: Int) {
        let enters = view.superviewStorage !== self
        if enters, view.superviewStorage != nil { view.rareStorage?.layout?.willLeaveSuperview() }
        view.superviewStorage?.unlink(view)
        if let layer = view.rareStorage?.layer, layer.owner != nil { layer.leaveSuperlayer() }
        let place =
            rareStorage?.layer?.makeRoomForSubview(at: position) ?? min(max(0, position), subviewStorage.count)
        if place == subviewStorage.count {
            view.node.pointee.indexInParent = UInt32(place) + node.pointee.removals
            subviewStorage.append(view)
        } else {
            node.pointee.children.insert(.unnumbered)
            subviewStorage.insert(view, at: place)
        }
        view.node.pointee.parent = node
        childrenChanged()
        if enters { view.rareStorage?.layout?.didEnterSuperview() }
    }

    private func unlink(_ view: UIView) {
        guard let index = index(of: view) else { return }
        rareStorage?.layer?.subviewLeft(index)
        subviewStorage.remove(at: index)
        node.pointee.removals += 1
        view.node.pointee.parent = nil
        childrenChanged()
    }

    /// Notifies this view and its descendants of a move, parents first, and ends activities in progress in the tree.
    private func announceMove(to window: UIWindow?) {
        node.pointee.flags.insert(.leavingWindow)
        let owners = ownersInTree
        if let old = windowStorage {
            if window == nil, let trace = old.tracing?.listening { trace.remember(Departure(self, trace)) }
            for owner in owners { owner.viewWillLeave(old) }
            old.treeWillLeave(self)
        }
        if let window {
            for owner in owners { owner.viewWillEnter(window) }
        }
        forEachInTree { $0.willMove(toWindow: window) }
    }

    /// Ends the state in which the views of the tree cannot become first responder.
    private func endLeaving() { node.pointee.flags.remove(.leavingWindow) }

    /// Sets the window of all views in the tree.
    private func adopt(_ window: UIWindow?) {
        windowStorage?.application?.layersLeave()
        forEachInTree { view in
            view.windowStorage = window
            if let window, view.layoutIsNeeded || view.constraintsNeedUpdate { window.layoutWanted(view) }
            if let layer = view.rareStorage?.layer { layer.arrive() }
            if window != nil, view.drawsItself { view.contentsChanged(nil) }
        }
    }

    /// Notifies this view and its descendants of their new window, except those that a callback has moved elsewhere.
    private func confirmMove() {
        let window = windowStorage
        if let appearances = window?.application?.appearancesInUse { forEachInTree { appearances.give(to: $0) } }
        forEachInTree { if $0.windowStorage === window { $0.didMoveToWindow() } }
    }

    /// Restores owners that were notified of leaving the window but did not leave it.
    private func returnOwners() {
        guard let window = windowStorage else { return }
        let owners = ownersInTree
        for owner in owners { owner.viewWillEnter(window) }
        finishMove(of: owners)
    }
}
