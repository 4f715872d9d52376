import Foundation

/// The facts about one view that a hit test or a conversion reads, packed and free of reference counts.
///
/// A `UIView` owns exactly one node through a `let` pointer, from its initialiser to its `deinit`, and writes every
/// change of geometry or eligibility through to it. Reading a node therefore costs no exclusivity check, no retain and
/// no actor check.
///
/// Invariants, asserted in debug builds where they are relied upon:
/// - `parent` is the superview's node, and is nil exactly when the view has no superview.
/// - `slots[0..<slotCount]` mirrors the view's subviews, in order, while `slotsAreCurrent`; every slot's node is alive,
///   because the superview holds its subviews strongly and clears `slotsAreCurrent` before it lets one go.
/// - A node's own slot in a current parent is `parent.slots[indexInParent]`.
struct ViewNode {
    var view: Unmanaged<UIView>
    var parent: UnsafeMutablePointer<ViewNode>?
    /// Its place in the superview, as of the last numbering; since then `removals` siblings have left, so it is that or less.
    var indexInParent: UInt32 = 0
    var removals: UInt32 = 0

    var slots: UnsafeMutablePointer<ChildSlot>?
    var slotCount: Int32 = 0
    var slotCapacity: Int32 = 0
    var slotsAreCurrent = false
    /// Counts how often the slots were packed anew.
    var packing: UInt32 = 0
    /// Some child must be asked through its class, so iteration works on a snapshot of `subviews` (HT-30).
    var hasDynamicChild = false
    /// What the view's class has a say in on an event's way up the chain.
    var overrides: ChainOverrides = []
    /// Whether the children's `indexInParent` bounds their places.
    var childrenAreNumbered = true
    /// Lookups among the present children that went without an index.
    var unindexedLookups: UInt8 = 0
    /// Where the children lie, while there are many and lookups meet them unchanged.
    var index: UnsafeMutablePointer<ChildIndex>?

    var boundsX = 0.0
    var boundsY = 0.0
    var width = 0.0
    var height = 0.0
    var positionX = 0.0
    var positionY = 0.0
    var anchorX = 0.5
    var anchorY = 0.5
    /// Where the transform is not the identity.
    var affine: UnsafeMutablePointer<Affine>?

    /// `CALayer.opacity` is a 32-bit float, and so is the threshold's left-hand side (HT-8).
    var opacity: Float = 1
    var flags: Flags = []
    var animationsWithoutInteraction: UInt16 = 0

    struct Flags: OptionSet {
        var rawValue: UInt16
        static let hidden = Flags(rawValue: 1 << 0)
        static let interactionDisabled = Flags(rawValue: 1 << 1)
        /// Opacity below 0.01 or NaN.
        static let transparent = Flags(rawValue: 1 << 2)
        /// In a block animation that does not allow interaction (HT-13).
        static let animating = Flags(rawValue: 1 << 3)
        /// The transform is not the identity.
        static let transformed = Flags(rawValue: 1 << 4)
        /// The transform cannot be undone (HT-21).
        static let singular = Flags(rawValue: 1 << 5)
        /// The class overrides `hitTest(_:with:)`.
        static let overridesHitTest = Flags(rawValue: 1 << 6)
        /// The class overrides `point(inside:with:)`.
        static let overridesPointInside = Flags(rawValue: 1 << 7)

        /// A control that is not enabled (HT-14).
        static let disabledControl = Flags(rawValue: 1 << 8)
        /// A scroll view, which is asked about touches of its content (SV-5).
        static let scrollView = Flags(rawValue: 1 << 9)
        /// The root view of a controller, which comes next in the chain (RC-2).
        static let rootOfController = Flags(rawValue: 1 << 10)

        static let ineligible: Flags = [
            .hidden, .interactionDisabled, .transparent, .animating, .singular, .disabledControl,
        ]
        static let dynamic: Flags = [.overridesHitTest, .overridesPointInside]
    }
}

/// A transform other than the identity, which few views have.
struct Affine {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0
}

/// Which methods of an event's way up the chain a view's class overrides (RC-9).
struct ChainOverrides: OptionSet {
    var rawValue: UInt8
    static let next = ChainOverrides(rawValue: 1 << 0)
    static let touchesBegan = ChainOverrides(rawValue: 1 << 1)
    static let touchesMoved = ChainOverrides(rawValue: 1 << 2)
    static let touchesEnded = ChainOverrides(rawValue: 1 << 3)
    static let touchesCancelled = ChainOverrides(rawValue: 1 << 4)
}

typealias NodePointer = UnsafeMutablePointer<ViewNode>

/// What a parent needs to know of a child to pass over it: one cache line.
///
/// A point `p` of the parent is `p - shift` in the child's bounds, and the child contains it where that is at least `least`
/// and less than `end`. For a child that is never hit that is nowhere; for one with a transform it is everywhere, and its
/// node has to be asked.
struct ChildSlot {
    var shift: SIMD2<Double>
    var least: SIMD2<Double>
    /// Just outside.
    var end: SIMD2<Double>
    var node: NodePointer
    var isTransformed: Bool
    /// Its class must be asked.
    var isDynamic: Bool
    /// The parent's index leaves children out because this one hides them.
    var hidesOthers = false

    init(_ shift: SIMD2<Double>, _ least: SIMD2<Double>, _ end: SIMD2<Double>, _ node: NodePointer, isTransformed: Bool)
    {
        self.shift = shift
        self.least = least
        self.end = end
        self.node = node
        self.isTransformed = isTransformed
        isDynamic = !node.pointee.flags.isDisjoint(with: .dynamic)
    }

    /// Whether the child contains a point of the parent, and where in the child it lies.
    @inline(__always)
    func contains(_ point: SIMD2<Double>, _ inner: inout SIMD2<Double>) -> Bool {
        inner = point - shift
        guard all((inner .>= least) .& (inner .< end)) else { return false }
        guard isTransformed else { return true }
        guard let (x, y) = node.pointee.fromParent(point.x, point.y), node.pointee.contains(x, y) else { return false }
        inner = SIMD2(x, y)
        return true
    }

    /// The points of the parent that the child can contain; nil for none.
    var reach: Reach? {
        guard isTransformed else {
            guard least.x < end.x, least.y < end.y else { return nil }
            let size = abs(shift.x) + abs(shift.y) + abs(least.x) + abs(least.y) + abs(end.x) + abs(end.y)
            return Reach(least + shift, end + shift, slack: size * 1e-12)
        }
        let map = node.pointee.map
        // Of a child pressed almost flat rounding decides what it contains.
        guard
            abs(map.a * map.d - map.b * map.c)
                > 1e-6 * (map.a * map.a + map.b * map.b + map.c * map.c + map.d * map.d)
        else { return .everywhere }
        let (x, y) = (node.pointee.boundsX, node.pointee.boundsY)
        let (endX, endY) = (x + node.pointee.width, y + node.pointee.height)
        var low = SIMD2(repeating: Double.infinity)
        var high = SIMD2(repeating: -Double.infinity)
        for corner in [(x, y), (endX, y), (endX, endY), (x, endY)] {
            let point = node.pointee.toParent(corner.0, corner.1)
            low = pointwiseMin(low, SIMD2(point.x, point.y))
            high = pointwiseMax(high, SIMD2(point.x, point.y))
        }
        let size = abs(low.x) + abs(low.y) + abs(high.x) + abs(high.y) + abs(x) + abs(y) + abs(endX) + abs(endY)
        return Reach(low, high, slack: size * 1e-6)
    }

    /// A box of the parent's coordinates, with room for rounding errors.
    struct Reach {
        let left: Double
        let top: Double
        let right: Double
        let bottom: Double
        /// By how much the box is larger, on each side, than what it is about.
        let slack: Double

        init(_ low: SIMD2<Double>, _ high: SIMD2<Double>, slack: Double) {
            left = low.x - slack
            top = low.y - slack
            right = high.x + slack
            bottom = high.y + slack
            self.slack = slack
        }

        static let everywhere = Reach(
            SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity), slack: .infinity)

        var isFinite: Bool { left.isFinite && top.isFinite && right.isFinite && bottom.isFinite }
    }
}

extension ViewNode {
    /// The transform.
    var map: Affine { affine?.pointee ?? Affine() }

    var isEligible: Bool { flags.isDisjoint(with: .ineligible) }

    /// The bounds contain the point, in the half-open sense; NaN and empty bounds contain nothing (HT-15 to HT-17).
    func contains(_ x: Double, _ y: Double) -> Bool {
        x >= boundsX && y >= boundsY && x < boundsX + width && y < boundsY + height
    }

    /// What to subtract from a point of the parent to reach the bounds of a view without a transform.
    var shiftX: Double { positionX - anchorX * width - boundsX }
    var shiftY: Double { positionY - anchorY * height - boundsY }

    /// A point of the parent in this view's bounds, or nil where the transform cannot be undone (HT-19, HT-21).
    func fromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        guard flags.contains(.transformed) else { return (x - shiftX, y - shiftY) }
        guard !flags.contains(.singular) else { return nil }
        let map = self.map
        let determinant = map.a * map.d - map.b * map.c
        let fromAnchorX = x - positionX - map.tx
        let fromAnchorY = y - positionY - map.ty
        return (
            (map.d * fromAnchorX - map.c * fromAnchorY) / determinant + anchorX * width + boundsX,
            (map.a * fromAnchorY - map.b * fromAnchorX) / determinant + anchorY * height + boundsY
        )
    }

    /// A point of this view's bounds in the parent.
    func toParent(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard flags.contains(.transformed) else { return (x + shiftX, y + shiftY) }
        let map = self.map
        let fromAnchorX = x - boundsX - anchorX * width
        let fromAnchorY = y - boundsY - anchorY * height
        return (
            map.a * fromAnchorX + map.c * fromAnchorY + map.tx + positionX,
            map.b * fromAnchorX + map.d * fromAnchorY + map.ty + positionY
        )
    }

    /// The affine map of this view's bounds into the parent.
    var transformToParent: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        guard flags.contains(.transformed) else { return (1, 0, 0, 1, shiftX, shiftY) }
        let origin = toParent(0, 0)
        let map = self.map
        return (map.a, map.b, map.c, map.d, origin.x, origin.y)
    }

    var slot: ChildSlot {
        // Only ever called through the node's own pointer, see `writeThrough`.
        let node = view.takeUnretainedValue().node
        guard isEligible else {
            return ChildSlot(
                .zero, SIMD2(repeating: .infinity), SIMD2(repeating: -.infinity), node, isTransformed: false)
        }
        guard !flags.contains(.transformed) else {
            return ChildSlot(
                .zero, SIMD2(repeating: -.infinity), SIMD2(repeating: .infinity), node, isTransformed: true)
        }
        return ChildSlot(
            SIMD2(shiftX, shiftY), SIMD2(boundsX, boundsY), SIMD2(boundsX + width, boundsY + height), node,
            isTransformed: false)
    }
}

extension UnsafeMutablePointer<ViewNode> {
    static func make(for view: UIView) -> NodePointer {
        let node = NodePointer.allocate(capacity: 1)
        node.initialize(to: ViewNode(view: .passUnretained(view)))
        return node
    }

    func destroy() {
        dropIndex()
        pointee.slots?.deallocate()
        pointee.affine?.deallocate()
        deinitialize(count: 1)
        deallocate()
    }

    /// Brings the parent's packed copy up to date after a change of geometry or eligibility.
    func writeThrough() {
        guard let parent = pointee.parent, parent.pointee.slotsAreCurrent else { return }
        let index = Int(pointee.indexInParent)
        assert(index < Int(parent.pointee.slotCount) && parent.pointee.slots![index].node == self)
        let hidOthers = parent.pointee.slots![index].hidesOthers
        parent.pointee.slots![index] = pointee.slot
        if let places = parent.pointee.index, !places.pointee.note(index, hidOthers: hidOthers) { parent.dropIndex() }
    }

    // MARK: The index of many children

    /// Where a search among the children may begin: after the frontmost that contains the point, or after them all.
    @inline(__always)
    func searchEnd(_ point: SIMD2<Double>) -> Int {
        let count = Int(pointee.slotCount)
        guard count >= ChildIndex.fewest else { return count }
        if let index = pointee.index { return index.pointee.find(point, in: pointee.slots.unsafelyUnwrapped) + 1 }
        if makeIndex() { return pointee.index.unsafelyUnwrapped.pointee.find(point, in: pointee.slots!) + 1 }
        return count
    }

    @inline(never)
    private func makeIndex() -> Bool {
        guard pointee.unindexedLookups >= ChildIndex.patience else {
            pointee.unindexedLookups += 1
            return false
        }
        // Where an index does not help, it is tried again after as many lookups as the counter holds.
        guard pointee.unindexedLookups == ChildIndex.patience || pointee.unindexedLookups == .max else {
            pointee.unindexedLookups += 1
            return false
        }
        guard let made = ChildIndex(pointee.slots!, count: Int(pointee.slotCount)) else {
            pointee.unindexedLookups = ChildIndex.patience + 1
            return false
        }
        let index = UnsafeMutablePointer<ChildIndex>.allocate(capacity: 1)
        index.initialize(to: made)
        pointee.index = index
        return true
    }

    func dropIndex() {
        pointee.unindexedLookups = 0
        guard let index = pointee.index else { return }
        pointee.index = nil
        index.pointee.deallocate()
        index.deallocate()
    }

    /// Packs the children anew, in O(children), after the hierarchy below this view changed.
    func refreshSlots(_ subviews: [UIView]) {
        let count = subviews.count
        dropIndex()
        if Int(pointee.slotCapacity) < count {
            pointee.slots?.deallocate()
            // Most views are packed once, when all their children are there.
            let capacity = count + count / 8
            pointee.slotCapacity = Int32(capacity)
            pointee.slots = .allocate(capacity: capacity)
        }
        var hasDynamicChild = false
        for (index, subview) in subviews.enumerated() {
            let child = subview.node
            assert(child.pointee.parent == self)
            child.pointee.indexInParent = UInt32(index)
            pointee.slots![index] = child.pointee.slot
            if !child.pointee.flags.isDisjoint(with: .dynamic) { hasDynamicChild = true }
        }
        pointee.slotCount = Int32(count)
        pointee.removals = 0
        pointee.childrenAreNumbered = true
        pointee.hasDynamicChild = hasDynamicChild
        pointee.slotsAreCurrent = true
        pointee.packing &+= 1
    }

    func setFlag(_ flag: ViewNode.Flags, _ value: Bool) {
        if value { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
        writeThrough()
    }
}
