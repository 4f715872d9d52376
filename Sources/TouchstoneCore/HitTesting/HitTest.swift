import Foundation

extension UIView {
    /// Implements `hitTest(_:with:)`: tests eligibility, then whether this view contains the point, then its subviews
    /// from front to back, then returns itself (HT-2).
    func hitTestBelow(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        if isListenedTo(event) { return tracedHitTest(x, y, event) }
        let flags = node.pointee.flags
        guard flags.isDisjoint(with: .ineligible) else { return nil }
        if flags.contains(.overridesPointInside) {
            guard point(inside: CGPoint(x: x, y: y), with: event) else { return nil }
        } else {
            guard node.pointee.contains(SIMD2(x, y)) else { return nil }
        }
        return descend(SIMD2(x, y), event)
    }

    /// Whether the event is traced, or the window if there is no event.
    @inline(__always)
    private func isListenedTo(_ event: UIEvent?) -> Bool {
        if let event, let trace = event.trace { return trace.isListening }
        guard let window = windowReference else { return false }
        return window.borrow { $0.tracing?.isListening == true }
    }

    private func listenedTrace(_ event: UIEvent?) -> Trace? { (event?.trace ?? windowStorage?.tracing)?.listening }

    @inline(never)
    private func tracedHitTest(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        guard let trace = listenedTrace(event) else { return nil }
        if trace.hitTest.current === self { return tracedHitTest(x, y, event, trace) }
        // The application called this view's hit test directly.
        trace.hitTest.ask(self, x, y, trace)
        let answer = tracedHitTest(x, y, event, trace)
        trace.hitTest.answer(answer, trace)
        return answer
    }

    /// Calls `point(inside:with:)` if the class overrides it, otherwise uses the node; exactly once per visit (HT-3).
    private func contains(_ x: Double, _ y: Double, _ event: UIEvent?) -> Bool {
        if node.pointee.flags.contains(.overridesPointInside) {
            return point(inside: CGPoint(x: x, y: y), with: event)
        }
        return node.pointee.contains(x, y)
    }

    /// Searches below a view that is eligible and contains the point.
    ///
    /// A view without overrides returns a view whenever it contains the point, at least itself. The descent therefore
    /// needs neither recursion nor backtracking, however deep the tree is. Views with overrides are called in UIKit's
    /// order and with UIKit's arguments, even if the point lies outside them.
    @inline(__always)
    private func descend(_ point: SIMD2<Double>, _ event: UIEvent?) -> UIView? {
        let found = self.node.deepest(point)
        if found.isAnswer { return found.node.answer }
        return descend(from: found, event)
    }

    /// Continues the search at a view that must pack or ask its children.
    @inline(never)
    private func descend(from start: Deepest, _ event: UIEvent?) -> UIView? {
        var found = start
        while !found.isAnswer {
            let node = found.node
            // An unretained reference is enough: the superviews retain this view, and no overridable code has run.
            let view = node.pointee.view.object
            if node.pointee.children.contains(.stale) { node.pack(view.subviewStorage) }
            if node.pointee.children.contains(.dynamic) { return view.askSubviews(found.point, event) }
            found = node.deepestAgain(found.point)
        }
        return found.node.answer
    }

    /// Asks subviews, at least one of which overrides a method, in a snapshot, since overrides may change the hierarchy
    /// (HT-30).
    ///
    /// Until the hierarchy changes, subviews without overrides are tested with the table.
    private func askSubviews(_ point: SIMD2<Double>, _ event: UIEvent?) -> UIView? {
        let subviews = subviewStorage
        let node = self.node
        let packing = node.pointee.descent.table?.pointee.packing
        let probe = ChildEntry.probe(point)
        var inner = Inner(point: point, descent: .unsaid)
        var index = subviews.count
        while index > 0 {
            index -= 1
            if !node.pointee.children.contains(.stale), let table = node.pointee.descent.table,
                table.pointee.packing == packing
            {
                let entry = table.entry(index)
                if entry.pointee.rejects(probe) { continue }
                if entry.node.pointee.flags.isDisjoint(with: .dynamic) {
                    guard entry.accepts(point, probe, &inner) else { continue }
                    return subviews[index].descend(inner.point, event)
                }
            }
            let subview = subviews[index]
            let flags = subview.node.pointee.flags
            guard let (childX, childY) = subview.node.pointee.fromParent(point.x, point.y) else { continue }
            if flags.contains(.overridesHitTest) {
                if let answer = subview.hitTest(CGPoint(x: childX, y: childY), with: event) { return answer }
            } else if flags.isDisjoint(with: .ineligible), subview.contains(childX, childY, event) {
                return subview.descend(SIMD2(childX, childY), event)
            }
        }
        return self
    }

    /// Runs the same search with traces, and without recursion through views that override nothing.
    private func tracedHitTest(_ x: Double, _ y: Double, _ event: UIEvent?, _ trace: Trace) -> UIView? {
        if let refusal = refusal(x, y, event) {
            trace.hitTest.refuse(self, refusal)
            return nil
        }
        var view = self
        var (x, y) = (x, y)
        // The number of views below this one that contain the point and have no traced answer yet.
        var open = 0
        var found: UIView?
        descent: while true {
            for subview in view.subviewStorage.reversed() {
                let inner = subview.node.pointee.fromParent(x, y)
                // A view with a singular transform has no inner point.
                trace.hitTest.ask(subview, inner?.x ?? x, inner?.y ?? y, trace)
                if let inner, subview.node.pointee.flags.contains(.overridesHitTest) {
                    found = subview.hitTest(CGPoint(x: inner.x, y: inner.y), with: event)
                } else if let inner {
                    guard let refusal = subview.refusal(inner.x, inner.y, event) else {
                        view = subview
                        (x, y) = inner
                        open += 1
                        continue descent
                    }
                    trace.hitTest.refuse(subview, refusal)
                } else {
                    trace.hitTest.refuse(subview, .singular)
                }
                trace.hitTest.answer(found, trace)
                if found != nil { break descent }
            }
            found = view
            break
        }
        for _ in 0..<open { trace.hitTest.answer(found, trace) }
        return found
    }

    /// The reason why the view returns `nil` before its subviews are hit tested, or `nil` if there is none.
    private func refusal(_ x: Double, _ y: Double, _ event: UIEvent?) -> HitTestVerdict? {
        if let refusal = node.pointee.refusal { return refusal }
        if contains(x, y, event) { return nil }
        return .outside(overridden: node.pointee.flags.contains(.overridesPointInside))
    }
}

extension NodePointer {
    fileprivate var answer: UIView { pointee.view.unsafelyUnwrapped.object }

    /// Searches below a view that contains the point, as far as possible without calling overrides.
    ///
    /// - Parameter point: In this view's bounds.
    /// - Returns: The hit view, or a view that must first pack or ask its children.
    @inline(__always)
    fileprivate func deepest(_ point: SIMD2<Double>) -> Deepest {
        var node = self
        var inner = Inner(point: point, descent: pointee.descent)
        while true {
            let (point, descent) = (inner.point, inner.descent)
            let next: EntryPointer?
            // Test one kind after the other, likeliest first: a jump table would be predicted worse.
            if descent.isSearch {
                next = descent.searchedTable.entries.first(point, &inner)
            } else if descent.isIndexed {
                next = descent.searchedTable.find(point, &inner)
            } else if descent.isEnd {
                next = nil
            } else {
                return Deepest(node: node, point: point, isAnswer: false)
            }
            guard let next else { return Deepest(node: node, point: point, isAnswer: true) }
            node = next.node
        }
    }

    @inline(never)
    fileprivate func deepestAgain(_ point: SIMD2<Double>) -> Deepest { deepest(point) }
}

/// The result of a search that calls no overrides.
private struct Deepest {
    let node: NodePointer
    /// The point in the node's bounds.
    let point: SIMD2<Double>
    /// Whether the node is the hit view, because nothing below it is hit.
    let isAnswer: Bool
}
