/// What a parent's table has of a child: a box that it lies in, its node, and how a search goes on below it.
///
/// A box never rejects a point that the child accepts: rounding to a float keeps order, and what is rounded leaves room for the
/// errors of the exact comparison. A box that is the child's frame, to the last bit, as most are, also accepts what lies well
/// inside. Everything else is put to the node.
struct ChildEntry {
    /// Left, top, −right and −bottom in the parent's coordinates.
    private(set) var box: SIMD4<Float>
    /// Nil where there are no more children.
    let node: NodePointer?
    /// Unsaid where the box is not exact.
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

    /// Ends every search: it rejects nothing.
    static var end: ChildEntry { ChildEntry(box: SIMD4(repeating: -.infinity)) }

    /// A point as it is compared with boxes.
    @inline(__always)
    static func probe(_ point: SIMD2<Double>) -> SIMD4<Float> {
        let (x, y) = (Float(point.x), Float(point.y))
        return SIMD4(x, y, -x, -y)
    }

    /// Its probe is of a point outside the box. (For what is not a number that cannot be said.)
    @inline(__always)
    func rejects(_ probe: SIMD4<Float>) -> Bool { any(box .> probe) }

    /// Its probe is of a point inside, and no rounding has moved it there.
    @inline(__always)
    func surrounds(_ probe: SIMD4<Float>) -> Bool { all(box .< probe) }
}

/// Where a search goes on: a point in a child's bounds, and what comes below.
struct Inner {
    var point: SIMD2<Double>
    var descent: Descent
}

extension UnsafeMutablePointer<ChildEntry> {
    /// Of an entry that is not the end.
    var node: NodePointer {
        @inline(__always) get { pointee.node.unsafelyUnwrapped }
    }

    /// Whether the box alone tells that the child is entered at a point of the parent, and how the search goes on there.
    @inline(__always)
    func surrounds(_ point: SIMD2<Double>, _ probe: SIMD4<Float>, _ inner: inout Inner) -> Bool {
        guard pointee.descent != .unsaid, pointee.surrounds(probe) else { return false }
        inner.descent = pointee.descent
        inner.point = point - SIMD2(Double(pointee.box.x), Double(pointee.box.y))
        assert(inner.descent == node.pointee.descent && inner.point == pointInNode(point))
        return true
    }

    /// Whether the child would be entered at a point that its box does not reject, and how the search goes on there. Its class
    /// is not asked.
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

    /// The point in the child's bounds, as the node has it; not a number where the child does not contain it.
    @inline(never)
    private func pointInNode(_ point: SIMD2<Double>) -> SIMD2<Double> {
        var inner = point
        return node.accepts(point, &inner) ? inner : SIMD2(repeating: .nan)
    }

    /// The first child, from here to the end, that contains the point, and how the search goes on there.
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
            entry += 1
        }
    }
}

extension ViewNode {
    /// Where a view lies, as far as a box can say it.
    fileprivate enum Box {
        case nowhere
        /// Also where a class overrides something, and is asked wherever the point lies.
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

    /// The frame of a plain view whose numbers are 32-bit floats.
    ///
    /// A point that lies strictly inside after rounding lies there by half a float's last place, and the exact comparison errs by
    /// less: by the last place of a double of the size's magnitude. The right edge, a sum of two floats, is either zero, where
    /// floats are finer than that, or at least 2⁻²⁵ of the larger one.
    private var exactBox: SIMD4<Float>? {
        guard flags.isDisjoint(with: .notPlain), origin == .zero, all(size .>= 0x1p-40) else { return nil }
        let (low, high, extent) = (SIMD2<Float>(shift), SIMD2<Float>(shift + size), SIMD2<Float>(size))
        guard SIMD2<Double>(low) == shift, SIMD2<Double>(extent) == size, SIMD2<Double>(high) == shift + size,
            all(high .!= .zero)
        else { return nil }
        return SIMD4(low.x, low.y, -high.x, -high.y)
    }
}
