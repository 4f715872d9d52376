import Foundation

extension UIView {
    /// The subviews from back to front; the last is asked first (HT-5).
    public var subviews: [UIView] { subviewStorage }

    public var superview: UIView? { superviewStorage }

    public var window: UIWindow? { windowStorage }

    public func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
        guard let index = index(of: sibling) else { return addSubview(view) }
        let isBehind = view.superviewStorage === self && self.index(of: view)! < index
        insert(view, at: isBehind ? index : index + 1)
    }

    public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
        guard let index = index(of: sibling) else { return insert(view, at: 0) }
        let isBehind = view.superviewStorage === self && self.index(of: view)! < index
        insert(view, at: isBehind ? index - 1 : index)
    }

    public func bringSubviewToFront(_ view: UIView) {
        guard let index = index(of: view) else { return }
        subviewStorage.append(subviewStorage.remove(at: index))
        childrenChanged()
    }

    public func sendSubviewToBack(_ view: UIView) {
        guard let index = index(of: view) else { return }
        subviewStorage.insert(subviewStorage.remove(at: index), at: 0)
        childrenChanged()
    }

    public func exchangeSubview(at index1: Int, withSubviewAt index2: Int) {
        precondition(
            subviewStorage.indices.contains(index1) && subviewStorage.indices.contains(index2),
            "exchangeSubview(at: \(index1), withSubviewAt: \(index2)): there are \(subviewStorage.count) subviews")
        subviewStorage.swapAt(index1, index2)
        childrenChanged()
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

    func insert(_ view: UIView, at position: Int) {
        precondition(!isDescendant(of: view), "Cannot add \(view) as a subview of itself or of a view below it")
        let oldSuperview = view.superviewStorage
        if oldSuperview === self {
            subviewStorage.remove(at: index(of: view)!)
            subviewStorage.insert(view, at: min(max(0, position), subviewStorage.count))
            childrenChanged()
            return
        }
        let oldWindow = view.windowStorage
        let newWindow = windowStorage
        if newWindow !== oldWindow { view.announceMove(to: newWindow) }
        view.willMove(toSuperview: self)
        // A callback may have moved it meanwhile; what the caller asked for last wins.
        if let present = view.superviewStorage { present.detach(view) }
        subviewStorage.insert(view, at: min(max(0, position), subviewStorage.count))
        view.superviewStorage = self
        view.node.pointee.parent = node
        childrenChanged()
        if newWindow !== oldWindow { view.adopt(newWindow) }
        didAddSubview(view)
        view.didMoveToSuperview()
        if newWindow !== oldWindow { view.confirmMove() }
        setNeedsLayout()
    }

    func leaveSuperview() {
        guard let superview = superviewStorage else { return }
        let hadWindow = windowStorage != nil
        if hadWindow { announceMove(to: nil) }
        willMove(toSuperview: nil)
        guard superviewStorage === superview else { return }
        superview.detach(self)
        if hadWindow { adopt(nil) }
        didMoveToSuperview()
        if hadWindow { confirmMove() }
        superview.setNeedsLayout()
    }

    private func detach(_ view: UIView) {
        willRemoveSubview(view)
        guard let index = index(of: view) else { return }
        subviewStorage.remove(at: index)
        view.superviewStorage = nil
        view.node.pointee.parent = nil
        childrenChanged()
    }

    /// A child's place, looked for from both ends, where it usually is.
    func index(of view: UIView) -> Int? {
        guard view.superviewStorage === self else { return nil }
        let packed = view.node.pointee.indexInParent
        if packed < subviewStorage.count, subviewStorage[packed] === view { return packed }
        if subviewStorage.last === view { return subviewStorage.count - 1 }
        return subviewStorage.firstIndex { $0 === view }
    }

    func childrenChanged() {
        node.pointee.slotsAreCurrent = false
        setNeedsDisplay()
    }

    // MARK: Windows

    /// Tells this view and all below it, parents first, and ends what a view under a window has under way.
    func announceMove(to window: UIWindow?) {
        let controllers = controllersInTree
        if let old = windowStorage {
            for controller in controllers { controller.viewWillLeave(old) }
            old.treeWillLeave(self)
        }
        if let window {
            for controller in controllers { controller.viewWillEnter(window) }
        }
        forEachInTree { $0.willMove(toWindow: window) }
    }

    /// Points the whole tree at its window.
    func adopt(_ window: UIWindow?) {
        forEachInTree { view in
            view.windowStorage = window
            if let window, view.layoutIsNeeded { window.layoutWanted(view) }
        }
    }

    func confirmMove() {
        forEachInTree { $0.didMoveToWindow() }
        finishMove(of: controllersInTree)
    }

    /// Calls `body` with this view and all below it, parents first, siblings from back to front, on a snapshot.
    func forEachInTree(_ body: (UIView) -> Void) {
        guard !subviewStorage.isEmpty else { return body(self) }
        var waiting = [self]
        while let view = waiting.popLast() {
            let subviews = view.subviewStorage
            body(view)
            waiting.append(contentsOf: subviews.reversed())
        }
    }

    // MARK: Dying

    nonisolated func leaveDyingSuperview() {
        superviewStorage = nil
        node.pointee.parent = nil
    }

    /// Lets subviews of a dying view go without recursion, and on the main queue: a tree of any depth dies quietly,
    /// wherever its last reference was dropped.
    nonisolated static func release(_ subviews: consuming [UIView]) {
        guard !subviews.isEmpty else { return }
        guard MainQueue.isCurrent else {
            let subviews = subviews
            DispatchQueue.main.async { release(subviews) }
            return
        }
        // Owned here alone, so that a subview held by nobody else counts as uniquely referenced.
        var waiting = consume subviews
        while var view = waiting.popLast() {
            // Only a view that dies here loses its subviews; one that somebody else holds keeps them.
            guard isKnownUniquelyReferenced(&view) else { continue }
            let below = view.subviewStorage
            view.subviewStorage = []
            for subview in below { subview.leaveDyingSuperview() }
            waiting.append(contentsOf: below)
        }
    }
}

/// Tells the main queue apart; `Thread.isMainThread` does not, where the main queue runs on another thread.
enum MainQueue {
    private static let key: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}
