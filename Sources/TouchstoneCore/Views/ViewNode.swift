import Foundation

/// The facts about one view that a hit test or a conversion reads, packed and free of reference counts.
///
/// A layer without a view has one of its own, for its geometry alone, which no other refers to. Every other
/// lies inside the `UIView` it is about, which writes every change of geometry or eligibility through to it. It is only ever
/// reached through its address, so that reading it costs no exclusivity check, no retain and no actor check.
///
/// Invariants, asserted in debug builds where they are relied upon:
/// - `parent` is the superview's node, and is nil exactly when the view has no superview.
/// - The table of `descent` mirrors the view's subviews, in order, while `children` does not say that it is stale; every node in
///   it is alive, because the superview holds its subviews strongly and marks the table stale before it lets one go.
/// - `descent` is changed through `setDescent` alone, which tells the parent's table.
/// - Where the table is not stale, `indexInParent` is a child's index in `subviews`.
/// - `shift` is what the position, the anchor, the size and the origin make it.
struct ViewNode: CustomReflectable {
    /// A copy may outlive its view, so printing or reflecting on the copy must not access the view.
    var customMirror: Mirror { Mirror(self, children: []) }

    // An answer reads the first word alone, which lies next to the view's reference count; a search whose tables do not say all
    // reads the rest of the first 64 bytes.

    /// Nil while the view is being made, and in a layer's own node.
    var view: Unmanaged<UIView>!
    /// How a search goes on below the view.
    fileprivate(set) var descent = Descent(.end, nil)
    /// What to subtract from a point of the parent to reach the bounds of a view without a transform.
    private(set) var shift = SIMD2<Double>.zero
    var origin = SIMD2<Double>.zero
    var size = SIMD2<Double>.zero
    var flags: Flags = []
    var children: Children = []
    /// What the view's class has a say in on an event's way.
    var overrides: EventOverrides = []
    /// Its place in the superview, as of the last numbering; since then `removals` siblings have left, so it is that or less.
    var indexInParent: UInt32 = 0

    var parent: NodePointer?
    var position = SIMD2<Double>.zero
    /// Where the transform is not the identity, or the anchor not the middle.
    var rare: UnsafeMutablePointer<RarePlace>?
    /// `CALayer.opacity` is a 32-bit float, and so is the threshold's left-hand side (HT-8).
    var opacity: Float = 1
    var removals: UInt32 = 0
    var animationsWithoutInteraction: UInt16 = 0

    /// How the children are known here.
    struct Children: OptionSet {
        var rawValue: UInt8
        /// They changed since they were packed.
        static let stale = Children(rawValue: 1 << 0)
        /// Some child must be asked through its class, so iteration works on a snapshot of `subviews` (HT-30).
        static let dynamic = Children(rawValue: 1 << 1)
        /// Their `indexInParent` does not bound their places.
        static let unnumbered = Children(rawValue: 1 << 2)
    }

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
        /// It scrolls its content, and is asked about touches of it (SV-5).
        static let scrolls = Flags(rawValue: 1 << 9)
        /// The root view of a controller, which comes next in the chain (RC-2).
        static let rootOfController = Flags(rawValue: 1 << 10)
        static let window = Flags(rawValue: 1 << 11)

        static let ineligible: Flags = [
            .hidden, .interactionDisabled, .transparent, .animating, .singular, .disabledControl,
        ]
        /// Those that are also a layer's, which has no view.
        static let ofLayers: Flags = [.hidden, .transparent, .transformed, .singular]
        static let dynamic: Flags = [.overridesHitTest, .overridesPointInside]
        /// More than a shift and four comparisons decide.
        static let notPlain: Flags = ineligible.union(.transformed)
        /// The parent's index leaves children out because this one hides them.
        static let hidesOthers = Flags(rawValue: 1 << 12)
        /// The parent's index has it among those that may be anywhere.
        static let loose = Flags(rawValue: 1 << 13)
    }
}

/// What few views have: a transform other than the identity, or an anchor elsewhere than in the middle.
struct RarePlace {
    var map = Affine()
    var anchor = SIMD2(0.5, 0.5)
}

struct Affine {
    var a = 1.0
    var b = 0.0
    var c = 0.0
    var d = 1.0
    var tx = 0.0
    var ty = 0.0
}

/// Which methods of an event's way a view's class overrides (RC-9, G-29).
struct EventOverrides: OptionSet {
    var rawValue: UInt8
    static let next = EventOverrides(rawValue: 1 << 0)
    static let touchesBegan = EventOverrides(rawValue: 1 << 1)
    static let touchesMoved = EventOverrides(rawValue: 1 << 2)
    static let touchesEnded = EventOverrides(rawValue: 1 << 3)
    static let touchesCancelled = EventOverrides(rawValue: 1 << 4)
    static let gestureRecognizerShouldBegin = EventOverrides(rawValue: 1 << 5)
}

typealias NodePointer = UnsafeMutablePointer<ViewNode>

extension ViewNode {
    /// In parts of the size.
    var anchor: SIMD2<Double> { rare?.pointee.anchor ?? SIMD2(0.5, 0.5) }
    /// The transform of the view; the identity by default.
    var map: Affine { rare?.pointee.map ?? Affine() }

    mutating func setRarePlace(_ change: (inout RarePlace) -> Void) {
        if rare == nil {
            rare = .allocate(capacity: 1)
            rare?.initialize(to: RarePlace())
        }
        change(&rare!.pointee)
    }

    /// Follows a change of the position, the anchor, the size or the origin.
    mutating func settle() { shift = position - anchor * size - origin }

    var isEligible: Bool { flags.isDisjoint(with: .ineligible) }

    /// The bounds contain the point, in the half-open sense; NaN and empty bounds contain nothing (HT-15 to HT-17).
    @inline(__always)
    func contains(_ point: SIMD2<Double>) -> Bool {
        all((point .>= origin) .& (point .< origin + size))
    }

    func contains(_ x: Double, _ y: Double) -> Bool { contains(SIMD2(x, y)) }

    /// A point of the parent in this view's bounds, or nil where the transform cannot be undone (HT-19, HT-21).
    func fromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
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

    /// A point of this view's bounds in the parent.
    func toParent(_ x: Double, _ y: Double) -> (x: Double, y: Double) {
        guard flags.contains(.transformed) else { return (x + shift.x, y + shift.y) }
        let map = self.map
        let fromAnchorX = x - origin.x - anchor.x * size.x
        let fromAnchorY = y - origin.y - anchor.y * size.y
        return (
            map.a * fromAnchorX + map.c * fromAnchorY + map.tx + position.x,
            map.b * fromAnchorX + map.d * fromAnchorY + map.ty + position.y
        )
    }

    /// The affine map of this view's bounds into the parent.
    var transformToParent: Affine {
        guard flags.contains(.transformed) else { return Affine(tx: shift.x, ty: shift.y) }
        let origin = toParent(0, 0)
        let map = self.map
        return Affine(a: map.a, b: map.b, c: map.c, d: map.d, tx: origin.x, ty: origin.y)
    }
}

extension UnsafeMutablePointer<ViewNode> {
    /// Lets go what the node holds.
    func destroy() {
        pointee.descent.table?.destroy()
        pointee.rare?.deallocate()
    }

    /// The children changed, and are to be packed before the next search.
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

    /// Whether this view would be entered at a point of the parent, and where in it the point lies. Its class is not asked.
    @inline(__always)
    func accepts(_ point: SIMD2<Double>, _ inner: inout SIMD2<Double>) -> Bool {
        inner = pointee.flags.isDisjoint(with: .notPlain) ? point - pointee.shift : unplain(point)
        return pointee.contains(inner)
    }

    /// `ViewNode.fromParent` without a copy of the node, which costs more than a view without a transform does.
    @inline(__always)
    func fromParent(_ x: Double, _ y: Double) -> (x: Double, y: Double)? {
        if !pointee.flags.contains(.transformed) { return (x - pointee.shift.x, y - pointee.shift.y) }
        return pointee.fromParent(x, y)
    }

    /// The point in a view that has a transform; nowhere in one that is never hit.
    @inline(never)
    private func unplain(_ point: SIMD2<Double>) -> SIMD2<Double> {
        guard pointee.isEligible, let (x, y) = pointee.fromParent(point.x, point.y) else {
            return SIMD2(repeating: .nan)
        }
        return SIMD2(x, y)
    }
}
