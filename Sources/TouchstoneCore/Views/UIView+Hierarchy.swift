import Foundation
import Synchronization

extension UIView {
    /// Returns whether `view` is the superview. It retains nothing, because lists call it for each row in each display frame.
    package func isDirectSubview(of view: UIView) -> Bool { superviewStorage === view }

    func insert(_ view: UIView, beside sibling: UIView, offset: Int) {
        guard view !== sibling, let index = index(of: sibling) else { return addSubview(view) }
        let place = rareStorage?.layer?.place(ofSubviewAt: index) ?? index
        let isBehind = view.superviewStorage === self && self.index(of: view)! < index
        insert(view, at: place + offset - (isBehind ? 1 : 0))
    }

    func moveSubviewToFront(_ view: UIView) {
        guard let index = index(of: view) else { return }
        rareStorage?.layer?.subviewLeft(index)
        subviewStorage.append(subviewStorage.remove(at: index))
        childrenReordered()
    }

    func moveSubviewToBack(_ view: UIView) {
        guard let index = index(of: view) else { return }
        rareStorage?.layer?.subviewLeft(index)
        subviewStorage.insert(subviewStorage.remove(at: index), at: rareStorage?.layer?.makeRoomForSubview(at: 0) ?? 0)
        childrenReordered()
    }

    func swapSubviews(at index1: Int, and index2: Int) {
        guard subviewStorage.indices.contains(index1), subviewStorage.indices.contains(index2) else {
            return LoggedException.log(
                "UIView.exchangeSubview(at:withSubviewAt:)",
                "\(index1) and \(index2): there are \(subviewStorage.count) subviews.")
        }
        subviewStorage.swapAt(index1, index2)
        childrenReordered()
    }

    func isInTree(of view: UIView) -> Bool {
        var current: NodePointer? = node
        while let node = current {
            if node == view.node { return true }
            current = node.pointee.parent
        }
        return false
    }

    // MARK: Moving

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

    /// Returns the index of a child: the index that it was given, or less by at most the number of children removed since.
    func index(of view: UIView) -> Int? {
        guard view.superviewStorage === self else { return nil }
        if node.pointee.children.contains(.unnumbered) || node.pointee.removals > UIView.mostRemovals {
            numberChildren()
        }
        let numbered = Int(view.node.pointee.indexInParent)
        var low = max(0, numbered - Int(node.pointee.removals))
        var high = min(numbered, subviewStorage.count - 1)
        // Only addresses are compared, so that nothing is retained.
        let object = Unretained(view).address
        while low <= high {
            if subviewStorage.unretained(at: low).address == object { return low }
            if subviewStorage.unretained(at: high).address == object { return high }
            low += 1
            high -= 1
        }
        return nil
    }

    /// The number of removals after which the children are numbered again, so that the cost of all searches is at most proportional to
    /// the number of children.
    private static var mostRemovals: UInt32 { 256 }

    private func numberChildren() {
        // The view retains its subviews, and no callback runs.
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

    /// Calls `body` with a snapshot of this view and its descendants, parents first, siblings from back to front.
    package func forEachInTree(_ body: (UIView) -> Void) {
        guard !subviewStorage.isEmpty else { return body(self) }
        var waiting = [self]
        while let view = waiting.popLast() {
            let subviews = view.subviewStorage
            body(view)
            // A loop is cheaper than a lazy sequence for the few subviews that there are.
            for index in stride(from: subviews.count - 1, through: 0, by: -1) { waiting.append(subviews[index]) }
        }
    }

    // MARK: Deallocation

    private nonisolated func leaveDyingSuperview() {
        node.pointee.parent = nil
    }

    /// Releases the subviews of a deallocated view without recursion and on the main queue, so that a tree of any depth can be
    /// deallocated on any thread.
    ///
    /// - Parameter subviews: The subviews, which are moved out. No second array may hold them even temporarily: a view is deallocated
    ///   only if a single reference to it is left.
    nonisolated static func release(_ subviews: inout [UIView]) {
        guard !subviews.isEmpty else { return }
        for index in subviews.indices { subviews[index].leaveDyingSuperview() }
        guard MainQueue.isCurrent else {
            let orphans = Orphans()
            orphans.exchange(&subviews)
            DispatchQueue.main.async {
                var waiting: [UIView] = []
                orphans.exchange(&waiting)
                releaseTrees(&waiting)
            }
            return
        }
        var waiting: [UIView] = []
        swap(&waiting, &subviews)
        releaseTrees(&waiting)
    }

    private nonisolated static func releaseTrees(_ waiting: inout [UIView]) {
        while var view = waiting.popLast() {
            // Only a view that is deallocated here loses its subviews; a view with other references keeps them.
            guard isKnownUniquelyReferenced(&view) else { continue }
            for index in view.subviewStorage.indices { view.subviewStorage[index].leaveDyingSuperview() }
            waiting.append(contentsOf: view.subviewStorage)
            view.subviewStorage = []
        }
    }

    /// Subviews that are being passed to the main queue.
    private final class Orphans: Sendable {
        private let views = Mutex<[UIView]>([])

        func exchange(_ others: inout [UIView]) { views.withLock { swap(&$0, &others) } }
    }
}

/// Identifies the main queue. `Thread.isMainThread` cannot, because the main queue may run on another thread.
package enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
