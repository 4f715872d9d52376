/// A child's entry in its parent's table: a box around the child, its node, and how a search continues below it.
///
/// A box never rejects a point that the child accepts: rounding to `Float` is monotonic, and the box allows for
/// rounding errors of the exact comparison. If the box is exactly the child's frame, as for most children, it also
/// accepts points well inside. For all other points, the node decides.
struct ChildEntry {
    /// Left, top, −right and −bottom in the parent's coordinates.
    private(set) var box: SIMD4<Float>
    /// The child's node; `nil` in the entry at the end of a table.
    let node: NodePointer?
    /// How a search continues below the child; `unsaid` if the box is not exact.
    var descent = Descent.unsaid

    init(_ child: NodePointer) {
        node = child
        switch child.pointee.box {
        case .nowhere: box = SIMD4(repeating: .infinity)
        case .everywhere: box = SIMD4(repeating: -.infinity)
        case .around(let reach):
            box = SIMD4(Float(reach.left), Float(reach.top), -Float(reach.right), -Float(reach.bottom))
        case .exactly(let frame):
            box = frame
            descent = child.pointee.descent
        }
    }

    private init(box: SIMD4<Float>) {
        self.box = box
        node = nil
    }

    /// The entry that ends every search; it rejects no point.
    static var end: ChildEntry { ChildEntry(box: SIMD4(repeating: -.infinity)) }

    /// Returns a point in the form that is compared with boxes.
    @inline(__always)
    static func probe(_ point: SIMD2<Double>) -> SIMD4<Float> {
        let (x, y) = (Float(point.x), Float(point.y))
        return SIMD4(x, y, -x, -y)
    }

    /// Whether the point is outside the box. NaN coordinates are never outside.
    @inline(__always)
    func rejects(_ probe: SIMD4<Float>) -> Bool { any(box .> probe) }

    /// Whether the point is inside the box, regardless of rounding.
    @inline(__always)
    func surrounds(_ probe: SIMD4<Float>) -> Bool { all(box .< probe) }
}

/// Where a search continues: a point in a child's bounds, and how to search below it.
struct Inner {
    var point: SIMD2<Double>
    var descent: Descent
}

typealias EntryPointer = FixedPointer<ChildEntry>

extension ChildEntry: FixedValue {
    // A box in use has no coordinate that is NaN.
    package var isGivenUp: Bool { box.x.isNaN }
    package mutating func giveUp() { box.x = .nan }
}

extension EntryPointer {
    /// The node of an entry that is not the end of the table.
    var node: NodePointer {
        @inline(__always) get { pointee.node.unsafelyUnwrapped }
    }

    /// Whether the box alone decides that the search enters the child; sets where the search continues.
    @inline(__always)
    func surrounds(_ point: SIMD2<Double>, _ probe: SIMD4<Float>, _ inner: inout Inner) -> Bool {
        guard pointee.descent != .unsaid, pointee.surrounds(probe) else { return false }
        inner.descent = pointee.descent
        inner.point = point - SIMD2(Double(pointee.box.x), Double(pointee.box.y))
        assert(inner.descent == node.pointee.descent && inner.point == pointInNode(point))
        return true
    }

    /// Whether the search would enter the child at a point that its box does not reject; sets where it continues.
    ///
    /// Overrides in the child's class are not called.
    @inline(__always)
    func accepts(_ point: SIMD2<Double>, _ probe: SIMD4<Float>, _ inner: inout Inner) -> Bool {
        surrounds(point, probe, &inner) || nodeAccepts(point, &inner)
    }

    @inline(__always)
    private func nodeAccepts(_ point: SIMD2<Double>, _ inner: inout Inner) -> Bool {
        inner.descent = node.pointee.descent
        inner.point = pointInNode(point)
        return inner.point.x == inner.point.x
    }

    /// The point in the child's bounds, computed by its node; NaN if the child does not contain the point.
    @inline(never)
    private func pointInNode(_ point: SIMD2<Double>) -> SIMD2<Double> {
        var inner = point
        return node.accepts(point, &inner) ? inner : SIMD2(repeating: .nan)
    }

    /// Returns the first child from here on that contains the point, and sets where the search continues.
    @inline(__always)
    func first(_ point: SIMD2<Double>, _ inner: inout Inner) -> Self? {
        let probe = ChildEntry.probe(point)
        var entry = self
        while true {
            if !entry.pointee.rejects(probe) {
                if entry.surrounds(point, probe, &inner) { return entry }
                if entry.pointee.node == nil { return nil }
                if entry.nodeAccepts(point, &inner) { return entry }
            }
            entry = entry + 1
        }
    }
}

extension ViewNode {
    /// Where the view may be hit, as a box.
    fileprivate enum Box {
        case nowhere
        /// Anywhere; also used if the class overrides a method, which must then be called for every point.
        case everywhere
        case around(Reach)
        case exactly(SIMD4<Float>)
    }

    fileprivate var box: Box {
        guard flags.isDisjoint(with: .dynamic) else { return .everywhere }
        if let exactBox { return .exactly(exactBox) }
        guard let reach else { return .nowhere }
        return reach.isFinite ? .around(reach) : .everywhere
    }

    /// The frame of a plain view, if all its values are 32-bit floats.
    ///
    /// A point that lies strictly inside after rounding is inside by at least half the last place of a float. The error
    /// of the exact comparison is smaller: the last place of a double of the size's magnitude. The right edge is a sum
    /// of two floats: it is either zero, where floats are finer than that, or at least 2⁻²⁵ of the larger one.
    private var exactBox: SIMD4<Float>? {
        guard flags.isDisjoint(with: .notPlain), origin == .zero, all(size .>= 0x1p-40) else { return nil }
        let (low, high, extent) = (SIMD2<Float>(shift), SIMD2<Float>(shift + size), SIMD2<Float>(size))
        guard SIMD2<Double>(low) == shift, SIMD2<Double>(extent) == size, SIMD2<Double>(high) == shift + size,
            all(high .!= .zero)
        else { return nil }
        return SIMD4(low.x, low.y, -high.x, -high.y)
    }
}
