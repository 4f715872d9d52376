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
