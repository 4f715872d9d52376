import Foundation

extension UIView {
    /// The subviews from back to front; the last is asked first (HT-5).
    public var subviews: [UIView] { subviewStorage }

    /// The view that this one lies in; nil for none.
    public var superview: UIView? { superviewStorage }
    /// Whether `view` is the superview; lists ask this for each row in each frame, so it retains nothing.
    package func isDirectSubview(of view: UIView) -> Bool { superviewStorage === view }

    /// The window that this view is in, at whatever depth; nil for none.
    public var window: UIWindow? { windowStorage }

    /// In front of `sibling`; where that is no subview, or `view` itself, in front of all.
    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 1)
    }

    /// Behind `sibling`; where that is no subview, or `view` itself, in front of all.
    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        insert(view, beside: sibling, offset: 0)
    }

    private func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let index = index(of: sibling) else { return addSubview(view) }
        let place = rareStorage?.layer?.place(ofSubviewAt: index) ?? index
        let isBehind = view.superviewStorage === self && self.index(of: view)! < index
        insert(view, at: place + offset - (isBehind ? 1 : 0))
    }

    /// Makes `view` the last of `subviews`, which draws over the others and is hit first (HT-5).
    public func bringSubviewToFront(_ view: UIView) {
        guard let index = index(of: view) else { return }
        rareStorage?.layer?.subviewLeft(index)
        subviewStorage.append(subviewStorage.remove(at: index))
        childrenReordered()
    }

    /// Makes `view` the first of `subviews`, which the others draw over and which is hit last (HT-5).
    public func sendSubviewToBack(_ view: UIView) {
        guard let index = index(of: view) else { return }
        rareStorage?.layer?.subviewLeft(index)
        subviewStorage.insert(subviewStorage.remove(at: index), at: rareStorage?.layer?.makeRoomForSubview(at: 0) ?? 0)
        childrenReordered()
    }

    /// Exchanges two subviews' places in the order (HT-5); indices that do not exist are logged and ignored.
    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else {
            return LoggedException.log(
                "UIView.exchangeSubview(at:withSubviewAt:)",
                "\(index1) and \(index2): there are \(subviewStorage.count) subviews.")
        }
        subviewStorage.swapAt(index1, index2)
        childrenReordered()
    }

    /// Whether this view is `view` or lies below it.
    public func isDescendant(of view: UIView) -> Bool {
        var current: NodePointer? = node
        while let node = current {
            if node == view.node { return true }
            current = node.pointee.parent
        }
        return false
    }

    // MARK: Moving

    /// - Parameter position: Among the subviews and the layers between them, as they are without the view.
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
        // Callbacks may have moved both meanwhile; what the caller asked for stands, where it still can be done.
        guard !isIn(view) else { return }
        let oldWindow = view.windowStorage
        let formerTint = view.superviewStorage == nil ? nil : view.tintColor
        relink(view, at: position)
        if windowStorage !== oldWindow { view.adopt(windowStorage) }
        let isConfirmed = isAnnounced || windowStorage !== oldWindow
        if isConfirmed { view.confirmMove() }
        view.didMoveToSuperview()
        if let formerTint { view.inheritTint(after: formerTint) }
        didAddSubview(view)
        if isConfirmed { view.finishMove(of: view.ownersInTree) }
        setNeedsLayout()
    }

    func leaveSuperview() {
        guard let superview = superviewStorage else { return }
        superview.willRemoveSubview(self)
        willMove(toSuperview: nil)
        let isAnnounced = windowStorage != nil
        if isAnnounced { announceMove(to: nil) }
        // A callback may have moved it elsewhere; it has left this superview then, and that is all that was asked.
        guard superviewStorage === superview else {
            if isAnnounced { returnOwners() }
            return
        }
        rareStorage?.layout?.willLeaveSuperview()
        superview.unlink(self)
        if windowStorage != nil { adopt(nil) }
        if isAnnounced { confirmMove() }
        didMoveToSuperview()
        if isAnnounced { finishMove(of: ownersInTree) }
        superview.setNeedsLayout()
    }

    /// Whether putting `view` here would make a loop; for a view that has no subviews, which is most that are added, without a
    /// climb.
    private func isIn(_ view: UIView) -> Bool {
        view === self || (!view.subviewStorage.isEmpty && isDescendant(of: view))
    }

    /// Moves `view` to a position among the subviews, from any superview. Calls no callbacks.
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

    /// A child's place: where it was numbered, or before that by as many as have left since.
    func index(of view: UIView) -> Int? {
        guard view.superviewStorage === self else { return nil }
        if node.pointee.children.contains(.unnumbered) || node.pointee.removals > UIView.mostRemovals {
            numberChildren()
        }
        let numbered = Int(view.node.pointee.indexInParent)
        var low = max(0, numbered - Int(node.pointee.removals))
        var high = min(numbered, subviewStorage.count - 1)
        // Addresses alone are compared.
        let object = Unmanaged.passUnretained(view).toOpaque()
        while low <= high {
            if subviewStorage.unretained(at: low).toOpaque() == object { return low }
            if subviewStorage.unretained(at: high).toOpaque() == object { return high }
            low += 1
            high -= 1
        }
        return nil
    }

    /// So many children may leave before the others are numbered anew: what all the searches take together grows with the
    /// number of children, and no faster.
    private static var mostRemovals: UInt32 { 256 }

    private func numberChildren() {
        // They belong to the view already, so there is no callback.
        for index in subviewStorage.indices {
            subviewStorage.unretained(at: index).borrow { $0.node.pointee.indexInParent = UInt32(index) }
        }
        node.pointee.removals = 0
        node.pointee.children.remove(.unnumbered)
        node.markStale()
    }

    private func childrenReordered() {
        node.pointee.children.insert(.unnumbered)
        childrenChanged()
    }

    func childrenChanged() {
        node.markStale()
        pictureChanged()
    }

    // MARK: Windows

    /// Tells this view and all below it, parents first, and ends what a view under a window has under way.
    private func announceMove(to window: UIWindow?) {
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

    /// Points the whole tree at its window.
    private func adopt(_ window: UIWindow?) {
        windowStorage?.application?.layersLeave()
        forEachInTree { view in
            view.windowStorage = window
            if let window, view.layoutIsNeeded || view.constraintsNeedUpdate { window.layoutWanted(view) }
            if let layer = view.rareStorage?.layer { layer.arrive() }
            if window != nil, view.drawsItself { view.contentsChanged(nil) }
        }
    }

    /// Tells this view and all below it where they are now, except those that a callback has moved on.
    private func confirmMove() {
        let window = windowStorage
        if let appearances = window?.application?.appearancesInUse { forEachInTree { appearances.give(to: $0) } }
        forEachInTree { if $0.windowStorage === window { $0.didMoveToWindow() } }
    }

    /// Owners that were told that they leave, and did not.
    private func returnOwners() {
        guard let window = windowStorage else { return }
        let owners = ownersInTree
        for owner in owners { owner.viewWillEnter(window) }
        finishMove(of: owners)
    }

    /// Calls `body` with this view and all below it, parents first, siblings from back to front, on a snapshot.
    func forEachInTree(_ body: (UIView) -> Void) {
        guard !subviewStorage.isEmpty else { return body(self) }
        var waiting = [self]
        while let view = waiting.popLast() {
            let subviews = view.subviewStorage
            body(view)
            // One by one: a lazy sequence costs more than the few that there are.
            for index in stride(from: subviews.count - 1, through: 0, by: -1) { waiting.append(subviews[index]) }
        }
    }

    // MARK: Dying

    private nonisolated func leaveDyingSuperview() {
        node.pointee.parent = nil
    }

    /// Lets subviews of a dying view go without recursion, and on the main queue: a tree of any depth dies quietly,
    /// wherever its last reference was dropped.
    ///
    /// - Parameter subviews: Taken over and left empty. Not even for a moment may a second array hold them: a view counts
    /// as uniquely referenced only if a single reference to it is left.
    nonisolated static func release(_ subviews: inout [UIView]) {
        guard !subviews.isEmpty else { return }
        for index in subviews.indices { subviews[index].leaveDyingSuperview() }
        guard MainQueue.isCurrent else {
            let orphans = Orphans()
            swap(&orphans.views, &subviews)
            DispatchQueue.main.async { releaseTrees(&orphans.views) }
            return
        }
        var waiting: [UIView] = []
        swap(&waiting, &subviews)
        releaseTrees(&waiting)
    }

    private nonisolated static func releaseTrees(_ waiting: inout [UIView]) {
        while var view = waiting.popLast() {
            // Only a view that is released here loses its subviews; a view with another owner keeps them.
            guard isKnownUniquelyReferenced(&view) else { continue }
            for index in view.subviewStorage.indices { view.subviewStorage[index].leaveDyingSuperview() }
            waiting.append(contentsOf: view.subviewStorage)
            view.subviewStorage = []
        }
    }

    /// Subviews on their way to the main queue.
    private final class Orphans: @unchecked Sendable {
        nonisolated(unsafe) var views: [UIView] = []
    }
}

/// Tells the main queue apart; `Thread.isMainThread` does not, where the main queue runs on another thread.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
