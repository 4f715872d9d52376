import Foundation

/// The values of one view that hit-testing and coordinate conversion read, packed and free of reference counts.
///
/// The node of a view is stored inside its `UIView`, which writes every change of geometry or eligibility through to it. A layer without
/// a view has a node of its own, only for its geometry, which no other node refers to. A node is accessed only through its address, so
/// that reading it costs no exclusivity check, no retain and no actor check.
///
/// Invariants, asserted in debug builds where they are relied upon:
/// - `parent` is the superview's node, and is `nil` exactly if the view has no superview.
/// - Unless `children` is stale, the table of `descent` mirrors the view's subviews, in order. Every node in it is alive, because the
///   superview retains its subviews and marks the table stale before it releases one.
/// - `descent` is changed only through `setDescent`, which updates the parent's table.
/// - Unless the table is stale, `indexInParent` is the index of a child in `subviews`.
/// - `shift` is computed from the position, the anchor, the size and the origin.
package struct ViewNode: CustomReflectable {
    /// An empty mirror. A copy may outlive its view, and printing or reflecting on the copy must not access the view.
    package var customMirror: Mirror { Mirror(self, children: []) }

    // A hit test of the view reads only the first word, which is next to the view's reference count. A search with insufficient tables
    // reads the rest of the first 64 bytes.

    /// The view of the node; `nil` while the view is being initialized, and in a layer's own node.
    var view: Unretained<UIView>!
    /// The way in which a search continues below the view.
    fileprivate(set) var descent = Descent(.end, nil)
    /// The offset that converts a point of the parent to the bounds of a view without a transform, by subtraction.
    private(set) var shift = SIMD2<Double>.zero
    var origin = SIMD2<Double>.zero
    var size = SIMD2<Double>.zero
    package var flags: Flags = []
    var children: Children = []
    /// The methods for event delivery that the view's class overrides.
    package var overrides: EventOverrides = []
    /// The index in the superview at the last numbering. Since then, `removals` siblings have been removed, so the index is that or less.
    var indexInParent: UInt32 = 0

    var parent: NodePointer?
    var position = SIMD2<Double>.zero
    /// The transform and the anchor, if the transform is not the identity or the anchor is not the center; otherwise `nil`.
    var rare: RarePointer?
    /// The opacity as a 32-bit float, like `CALayer.opacity`; it is compared to the threshold of HT-8.
    package var opacity: Float = 1
    var removals: UInt32 = 0
    var animationsWithoutInteraction: UInt16 = 0

    /// The state of the children's table.
    struct Children: OptionSet {
        var rawValue: UInt8
        /// The children have changed since they were packed.
        static let stale = Children(rawValue: 1 << 0)
        /// The class of some child overrides hit-testing, so iteration uses a snapshot of `subviews` (HT-30).
        static let dynamic = Children(rawValue: 1 << 1)
        /// The children's `indexInParent` does not bound their indices.
        static let unnumbered = Children(rawValue: 1 << 2)
        /// The view is deallocated, or the layer has another node.
        static let givenUp = Children(rawValue: 1 << 3)
    }

    package struct Flags: OptionSet {
        package var rawValue: UInt16
        package init(rawValue: UInt16) { self.rawValue = rawValue }
        package static let hidden = Flags(rawValue: 1 << 0)
        package static let interactionDisabled = Flags(rawValue: 1 << 1)
        /// The opacity is below 0.01 or NaN.
        package static let transparent = Flags(rawValue: 1 << 2)
        /// The view is in a block animation that does not allow interaction (HT-13).
        package static let animating = Flags(rawValue: 1 << 3)
        /// The transform is not the identity.
        package static let transformed = Flags(rawValue: 1 << 4)
        /// The transform has no inverse (HT-21).
        package static let singular = Flags(rawValue: 1 << 5)
        /// The class overrides `hitTest(_:with:)`.
        package static let overridesHitTest = Flags(rawValue: 1 << 6)
        /// The class overrides `point(inside:with:)`.
        package static let overridesPointInside = Flags(rawValue: 1 << 7)

        /// The view is a control that is not enabled (HT-14).
        package static let disabledControl = Flags(rawValue: 1 << 8)
        /// The view scrolls its content, and decides about touches of it (SV-5).
        static let scrolls = Flags(rawValue: 1 << 9)
        /// The view is the root view of a controller, which follows it in the responder chain (RC-2).
        static let rootOfController = Flags(rawValue: 1 << 10)
        package static let window = Flags(rawValue: 1 << 11)
        /// The view is leaving its window with its tree, whose views do not become first responder (RC-22).
        static let leavingWindow = Flags(rawValue: 1 << 12)

        static let ineligible: Flags = [
            .hidden, .interactionDisabled, .transparent, .animating, .singular, .disabledControl,
        ]
        /// The flags that also apply to a layer without a view.
        static let ofLayers: Flags = [.hidden, .transparent, .transformed, .singular]
        package static let dynamic: Flags = [.overridesHitTest, .overridesPointInside]
        /// The flags with which a shift and four comparisons are not sufficient.
        static let notPlain: Flags = ineligible.union(.transformed)
        /// The parent's index omits children that this one hides.
        static let hidesOthers = Flags(rawValue: 1 << 12)
        /// The parent's index lists the view among those with any position.
        static let loose = Flags(rawValue: 1 << 13)
    }
}

/// The geometry that few views have: a transform other than the identity, or an anchor other than the center.
struct RarePlace {
    var map = Affine()
    var anchor = SIMD2(0.5, 0.5)
}

package struct Affine {
    var a = 1.0
    package var b = 0.0
    package var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0
}

/// The methods for event delivery that a view's class overrides (RC-9, G-29).
package struct EventOverrides: OptionSet {
    package var rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }
    package static let next = EventOverrides(rawValue: 1 << 0)
    package static let touchesBegan = EventOverrides(rawValue: 1 << 1)
    static let touchesMoved = EventOverrides(rawValue: 1 << 2)
    static let touchesEnded = EventOverrides(rawValue: 1 << 3)
    static let touchesCancelled = EventOverrides(rawValue: 1 << 4)
    static let gestureRecognizerShouldBegin = EventOverrides(rawValue: 1 << 5)
}

package typealias NodePointer = FixedPointer<ViewNode>
typealias RarePointer = FixedPointer<RarePlace>

extension ViewNode: FixedValue {
    package var isGivenUp: Bool { children.contains(.givenUp) }
    package mutating func giveUp() { children.insert(.givenUp) }
}

extension RarePlace: FixedValue {
    /// A value that no view has.
    private static var ofNoView: UInt64 { 0x7FF4_0000_DEAD_DEAD }

    package var isGivenUp: Bool { anchor.x.bitPattern == Self.ofNoView }
    package mutating func giveUp() { anchor.x = Double(bitPattern: Self.ofNoView) }
}

extension ViewNode {
    /// The anchor point, in units of the size; the center by default.
    var anchor: SIMD2<Double> { rare?.pointee.anchor ?? SIMD2(0.5, 0.5) }
    /// The affine transform of the view; the identity by default.
    package var map: Affine { rare?.pointee.map ?? Affine() }

    mutating func setRarePlace(_ change: (inout RarePlace) -> Void) {
        if rare == nil {
            rare = RarePointer(copying: RarePlace())
        }
        change(&rare!.pointee)
    }

    /// Updates `shift` after a change of the position, the anchor, the size or the origin.
    package mutating func settle() { shift = position - anchor * size - origin }

    package var isEligible: Bool { flags.isDisjoint(with: .ineligible) }

    /// Returns whether the half-open bounds contain the point. NaN and empty bounds contain nothing (HT-15 to HT-17).
    @inline(__always)
    package func contains(_ point: SIMD2<Double>) -> Bool {
        all((point .>= origin) .& (point .< origin + size))
    }

    package func contains(_ x: Double, _ y: Double) -> Bool { contains(SIMD2(x, y)) }

    /// Converts a point of the parent to this view's bounds; returns `nil` if the transform has no inverse (HT-19, HT-21).
    package func fromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        guard flags.contains(.transformed) else { return (x - shift.x, y - shift.y) }
        guard !flags.contains(.singular) else { return nil }
        let map = self.map
        let determinant = map.a * map.d - map.b * map.c
        let fromAnchorX = x - position.x - map.tx
        let fromAnchorY = y - position.y - map.ty
        return (
            (map.d * fromAnchorX - map.c * fromAnchorY) / determinant + anchor.x * size.x + origin.x,
            (map.a * fromAnchorY - map.b * fromAnchorX) / determinant + anchor.y * size.y + origin.y
        )
    }

    /// Converts a point of this view's bounds to the parent.
    package func toParent(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard flags.contains(.transformed) else { return (x + shift.x, y + shift.y) }
        let map = self.map
        let fromAnchorX = x - origin.x - anchor.x * size.x
        let fromAnchorY = y - origin.y - anchor.y * size.y
        return (
            map.a * fromAnchorX + map.c * fromAnchorY + map.tx + position.x,
            map.b * fromAnchorX + map.d * fromAnchorY + map.ty + position.y
        )
    }

    /// The affine map from this view's bounds to the parent.
    var transformToParent: Affine {
        guard flags.contains(.transformed) else { return Affine(tx: shift.x, ty: shift.y) }
        let origin = toParent(0, 0)
        let map = self.map
        return Affine(a: map.a, b: map.b, c: map.c, d: map.d, tx: origin.x, ty: origin.y)
    }
}

extension NodePointer {
    /// Releases the memory that the node owns. The node is not used afterward.
    func destroy() {
        pointee.descent.table?.destroy()
        pointee.rare?.free()
        giveUp()
    }

    /// Marks the children as changed, so that they are packed before the next search.
    func markStale() {
        guard !pointee.children.contains(.stale) else { return }
        pointee.children.insert(.stale)
        setDescent(Descent(.pause, pointee.descent.table))
    }

    func setDescent(_ descent: Descent) {
        pointee.descent = descent
        writeThroughDescent()
    }

    func setFlag(_ flag: ViewNode.Flags, _ value: Bool) {
        if value { pointee.flags.insert(flag) } else { pointee.flags.remove(flag) }
        writeThrough()
    }

    /// Returns whether a search enters this view at a point of the parent, without calling its class.
    ///
    /// - Parameter inner: Set to the point in this view.
    @inline(__always)
    func accepts(_ point: SIMD2<Double>, _ inner: inout SIMD2<Double>) -> Bool {
        inner = pointee.flags.isDisjoint(with: .notPlain) ? point - pointee.shift : unplain(point)
        return pointee.contains(inner)
    }

    /// Converts like `ViewNode.fromParent`, without copying the node, which would cost more than the conversion for a view without a
    /// transform.
    @inline(__always)
    func fromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        if !pointee.flags.contains(.transformed) { return (x - pointee.shift.x, y - pointee.shift.y) }
        return pointee.fromParent(x, y)
    }

    /// Converts a point for a view with a transform; returns NaN for a view that is never hit.
    @inline(never)
    private func unplain(_ point: SIMD2<Double>) -> SIMD2<Double> {
        guard pointee.isEligible, let (x, y) = pointee.fromParent(point.x, point.y) else {
            return SIMD2(repeating: .nan)
        }
        return SIMD2(x, y)
    }
}
