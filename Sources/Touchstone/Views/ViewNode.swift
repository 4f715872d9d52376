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
    var indexInParent = 0

    var slots: UnsafeMutablePointer<ChildSlot>?
    var slotCount = 0
    var slotCapacity = 0
    var slotsAreCurrent = false
    /// Some child must be asked through its class, so iteration works on a snapshot of `subviews` (HT-30).
    var hasDynamicChild = false
    /// What the view's class has a say in on an event's way up the chain.
    var overrides: ChainOverrides = []

    var boundsX = 0.0
    var boundsY = 0.0
    var width = 0.0
    var height = 0.0
    var positionX = 0.0
    var positionY = 0.0
    var anchorX = 0.5
    var anchorY = 0.5
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0

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

        static let ineligible: Flags = [
            .hidden, .interactionDisabled, .transparent, .animating, .singular, .disabledControl,
        ]
        static let dynamic: Flags = [.overridesHitTest, .overridesPointInside]
    }
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
}

extension ViewNode {
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
        let determinant = a * d - b * c
        let fromAnchorX = x - positionX - tx
        let fromAnchorY = y - positionY - ty
        return (
            (d * fromAnchorX - c * fromAnchorY) / determinant + anchorX * width + boundsX,
            (a * fromAnchorY - b * fromAnchorX) / determinant + anchorY * height + boundsY
        )
    }

    /// A point of this view's bounds in the parent.
    func toParent(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard flags.contains(.transformed) else { return (x + shiftX, y + shiftY) }
        let fromAnchorX = x - boundsX - anchorX * width
        let fromAnchorY = y - boundsY - anchorY * height
        return (
            a * fromAnchorX + c * fromAnchorY + tx + positionX,
            b * fromAnchorX + d * fromAnchorY + ty + positionY
        )
    }

    /// The affine map of this view's bounds into the parent.
    var transformToParent: (a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        guard flags.contains(.transformed) else { return (1, 0, 0, 1, shiftX, shiftY) }
        let origin = toParent(0, 0)
        return (a, b, c, d, origin.x, origin.y)
    }

    var slot: ChildSlot {
        // Only ever called through the node's own pointer, see `writeThrough`.
        let node = view.takeUnretainedValue().node
        guard isEligible else {
            return ChildSlot(
                shift: .zero, least: SIMD2(repeating: .infinity), end: SIMD2(repeating: -.infinity), node: node,
                isTransformed: false)
        }
        guard !flags.contains(.transformed) else {
            return ChildSlot(
                shift: .zero, least: SIMD2(repeating: -.infinity), end: SIMD2(repeating: .infinity), node: node,
                isTransformed: true)
        }
        return ChildSlot(
            shift: SIMD2(shiftX, shiftY), least: SIMD2(boundsX, boundsY),
            end: SIMD2(boundsX + width, boundsY + height), node: node, isTransformed: false)
    }
}

extension UnsafeMutablePointer<ViewNode> {
    static func make(for view: UIView) -> NodePointer {
        let node = NodePointer.allocate(capacity: 1)
        node.initialize(to: ViewNode(view: .passUnretained(view)))
        return node
    }

    func destroy() {
        pointee.slots?.deallocate()
        deinitialize(count: 1)
        deallocate()
    }

    /// Brings the parent's packed copy up to date after a change of geometry or eligibility.
    func writeThrough() {
        guard let parent = pointee.parent, parent.pointee.slotsAreCurrent else { return }
        let index = pointee.indexInParent
        assert(index < parent.pointee.slotCount && parent.pointee.slots![index].node == self)
        parent.pointee.slots![index] = pointee.slot
    }

    /// Packs the children anew, in O(children), after the hierarchy below this view changed.
    func refreshSlots(_ subviews: [UIView]) {
        let count = subviews.count
        if pointee.slotCapacity < count {
            pointee.slots?.deallocate()
            pointee.slotCapacity = Swift.max(4, count + count / 2)
            pointee.slots = .allocate(capacity: pointee.slotCapacity)
        }
        var hasDynamicChild = false
        for (index, subview) in subviews.enumerated() {
            let child = subview.node
            assert(child.pointee.parent == self)
            child.pointee.indexInParent = index
            pointee.slots![index] = child.pointee.slot
            if !child.pointee.flags.isDisjoint(with: .dynamic) { hasDynamicChild = true }
        }
        pointee.slotCount = count
        pointee.hasDynamicChild = hasDynamicChild
        pointee.slotsAreCurrent = true
    }

    func setFlag(_ flag: ViewNode.Flags, _ value: Bool) {
        if value { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
        writeThrough()
    }
}
