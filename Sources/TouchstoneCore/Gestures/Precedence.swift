import Foundation

/// Orders recognizers by precedence (G-20).
@MainActor
struct Precedence {
    private var known: [NodePointer: Int] = [:]
    private var last: (node: NodePointer, depth: Int)?

    /// Sorts deeper views first; on one view, the last added first; for views beside each other, the earlier touch
    /// first.
    ///
    /// The references are unretained; the caller ensures that the recognizers stay alive.
    static func sort(_ recognizers: inout [Unretained<UIGestureRecognizer>]) {
        // They are usually in order. Checking 20 of them takes a twentieth of the time of sorting.
        if !areSorted(recognizers) {
            var order = Precedence()
            var ranks: [(depth: Int, recency: Int, first: Int, recognizer: Unretained<UIGestureRecognizer>)] = []
            ranks.reserveCapacity(recognizers.count)
            for recognizer in recognizers {
                recognizer.borrow {
                    ranks.append(
                        (
                            order.depth(of: $0), $0.recency, $0.recognitionSequence.touches.first?.serial ?? .max,
                            recognizer
                        ))
                }
            }
            ranks.sort {
                let (one, other) = ((-$0.depth, -$0.recency, $0.first), (-$1.depth, -$1.recency, $1.first))
                return one < other
            }
            recognizers = ranks.map(\.recognizer)
        }
        if areUnlikeTaps(recognizers) { stackTaps(&recognizers) }
    }

    private static func areSorted(_ recognizers: [Unretained<UIGestureRecognizer>]) -> Bool {
        for place in recognizers.indices.dropFirst() {
            let isInOrder = recognizers[place - 1].borrow { one in
                recognizers[place].borrow { one.isSeenToPrecede($0) }
            }
            if !isInOrder { return false }
        }
        return true
    }

    /// Whether there are tap recognizers with different `numberOfTapsRequired`.
    private static func areUnlikeTaps(_ recognizers: [Unretained<UIGestureRecognizer>]) -> Bool {
        var first = 0
        for recognizer in recognizers {
            let taps = recognizer.borrow { $0.tapsToStack }
            if first == 0 { first = taps } else if taps > 0, taps != first { return true }
        }
        return false
    }

    /// Orders the tap recognizers of one view by descending number of required taps, so that single and double taps
    /// stack in either order of addition (G-65).
    private static func stackTaps(_ recognizers: inout [Unretained<UIGestureRecognizer>]) {
        let counts = recognizers.map { recognizer in recognizer.borrow { $0.tapsToStack } }
        var places: [UInt: [Int]] = [:]
        for (place, recognizer) in recognizers.enumerated() where counts[place] > 0 {
            if let view = recognizer.borrow({ $0.viewReference }) { places[view.address, default: []].append(place) }
        }
        let unstacked = recognizers
        for places in places.values where places.count > 1 {
            let stacked = places.sorted { counts[$0] != counts[$1] ? counts[$0] > counts[$1] : $0 < $1 }
            for (place, source) in zip(places, stacked) { recognizers[place] = unstacked[source] }
        }
    }

    /// Sorts by depth, deeper views first, and otherwise keeps the order (DL-5).
    static func sortByDepth(_ recognizers: [UIGestureRecognizer]) -> [UIGestureRecognizer] {
        var order = Precedence()
        var ranks: [(depth: Int, recognizer: UIGestureRecognizer)] = []
        ranks.reserveCapacity(recognizers.count)
        for recognizer in recognizers { ranks.append((order.depth(of: recognizer), recognizer)) }
        ranks.sort { $0.depth > $1.depth }
        return ranks.map(\.recognizer)
    }

    // MARK: Depth

    private mutating func depth(of recognizer: UIGestureRecognizer) -> Int {
        guard let node = recognizer.viewReference?.borrow({ $0.node }) else { return 0 }
        let depth = depth(of: node)
        last = (node, depth)
        return depth
    }

    private mutating func depth(of node: NodePointer) -> Int {
        guard let last else { return node.depth }
        // Usually, this is the view of the recognizer before, or a near ancestor of it.
        var (current, depth): (NodePointer?, Int) = (last.node, last.depth)
        while let above = current, last.depth - depth < 4 {
            if above == node { return depth }
            (current, depth) = (above.pointee.parent, depth - 1)
        }
        return knownDepth(of: node)
    }

    private mutating func knownDepth(of node: NodePointer) -> Int {
        var path: [NodePointer] = []
        var current: NodePointer? = node
        var depth = 0
        while let above = current {
            if let known = known[above] {
                depth = known
                break
            }
            path.append(above)
            current = above.pointee.parent
        }
        for above in path.reversed() {
            depth += 1
            known[above] = depth
        }
        return depth
    }
}

extension UIGestureRecognizer {
    /// Whether this recognizer certainly precedes the other; checks only its view and the nearest four ancestors.
    fileprivate func isSeenToPrecede(_ other: UIGestureRecognizer) -> Bool {
        guard let place = other.viewReference?.borrow({ $0.node }), var node = viewReference?.borrow({ $0.node }) else {
            return false
        }
        if node == place { return recency > other.recency }
        for _ in 0..<4 {
            guard let above = node.pointee.parent else { return false }
            if above == place { return true }
            node = above
        }
        return false
    }
}

extension NodePointer {
    /// The number of nodes from this one to its root, both included.
    fileprivate var depth: Int {
        var depth = 0
        var node: NodePointer? = self
        while let current = node {
            depth += 1
            node = current.pointee.parent
        }
        return depth
    }
}
