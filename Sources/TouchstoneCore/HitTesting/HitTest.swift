import Foundation

extension UIView {
    /// The base of `hitTest(_:with:)`: whether this view is eligible, whether it contains the point, then its subviews from
    /// front to back, then itself (HT-2).
    func hitTestBelow(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        if isHeard(event) { return toldHitTest(x, y, event) }
        let flags = node.pointee.flags
        guard flags.isDisjoint(with: .ineligible) else { return nil }
        if flags.contains(.overridesPointInside) {
            guard point(inside: CGPoint(x: x, y: y), with: event) else { return nil }
        } else {
            guard node.pointee.contains(SIMD2(x, y)) else { return nil }
        }
        return descend(SIMD2(x, y), event)
    }

    /// Whether somebody listens to the event's trace, or to the window's where there is no event.
    @inline(__always)
    private func isHeard(_ event: UIEvent?) -> Bool {
        if let event, let trace = event.trace { return trace.isListening }
        guard let window = windowReference else { return false }
        return window.borrow { $0.tracing?.isListening == true }
    }

    private func heardTrace(_ event: UIEvent?) -> Trace? { (event?.trace ?? windowStorage?.tracing)?.heard }

    @inline(never)
    private func toldHitTest(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        guard let trace = heardTrace(event) else { return nil }
        if trace.hitTest.current === self { return tracedHitTest(x, y, event, trace) }
        // An application asked this view itself, by hand.
        trace.hitTest.ask(self, x, y, trace)
        let answer = tracedHitTest(x, y, event, trace)
        trace.hitTest.answer(answer, trace)
        return answer
    }

    /// Through the class where it overrides `point(inside:with:)`, and from the node otherwise: exactly once a visit (HT-3).
    private func contains(_ x: Double, _ y: Double, _ event: UIEvent?) -> Bool {
        if node.pointee.flags.contains(.overridesPointInside) {
            return point(inside: CGPoint(x: x, y: y), with: event)
        }
        return node.pointee.contains(x, y)
    }

    /// The search below a view that is eligible and contains the point.
    ///
    /// A view whose class overrides nothing always answers once it contains the point, with itself if with nothing else, so
    /// the descent needs neither recursion nor a way back, however deep the tree. Views that override are called, in
    /// UIKit's order and with UIKit's arguments, also where the point lies outside them.
    @inline(__always)
    private func descend(_ point: SIMD2<Double>, _ event: UIEvent?) -> UIView? {
        let found = self.node.deepest(point)
        if found.isAnswer { return found.node.answer }
        return descend(from: found, event)
    }

    /// The same from a view whose children are to be packed or asked.
    @inline(never)
    private func descend(from start: Deepest, _ event: UIEvent?) -> UIView? {
        var found = start
        while !found.isAnswer {
            let node = found.node
            // Unretained is enough: the superviews above hold this view, and nothing has been called since.
            let view = node.pointee.view.takeUnretainedValue()
            if node.pointee.children.contains(.stale) { node.pack(view.subviewStorage) }
            if node.pointee.children.contains(.dynamic) { return view.askSubviews(found.point, event) }
            found = node.deepestAgain(found.point)
        }
        return found.node.answer
    }

    /// The same where a subview must be called through its class: over a snapshot, since what is called may change the
    /// hierarchy (HT-30). Until it does, the others are passed over in the table.
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

    /// The same, told to the trace, and without recursion through views that override nothing.
    private func tracedHitTest(_ x: Double, _ y: Double, _ event: UIEvent?, _ trace: Trace) -> UIView? {
        if let refusal = refusal(x, y, event) {
            trace.hitTest.refuse(self, refusal)
            return nil
        }
        var view = self
        var (x, y) = (x, y)
        // How many views below this one contain the point and owe an answer.
        var open = 0
        var found: UIView?
        descent: while true {
            for subview in view.subviewStorage.reversed() {
                let inner = subview.node.pointee.fromParent(x, y)
                // Of a singular view there is no inner point to tell.
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

    /// Why the view answers nil before it asks any subview, if it does.
    private func refusal(_ x: Double, _ y: Double, _ event: UIEvent?) -> HitTestVerdict? {
        if let refusal = node.pointee.refusal { return refusal }
        if contains(x, y, event) { return nil }
        return .outside(overridden: node.pointee.flags.contains(.overridesPointInside))
    }
}

extension UnsafeMutablePointer<ViewNode> {
    fileprivate var answer: UIView { pointee.view.unsafelyUnwrapped.takeUnretainedValue() }

    /// The search below a view that contains the point, as far as it can go without calling anybody: to the view that answers,
    /// or to one whose children are to be packed or asked first.
    ///
    /// - Parameter point: In this view's bounds.
    @inline(__always)
    fileprivate func deepest(_ point: SIMD2<Double>) -> Deepest {
        var node = self
        var inner = Inner(point: point, descent: pointee.descent)
        while true {
            let (point, descent) = (inner.point, inner.descent)
            let next: UnsafeMutablePointer<ChildEntry>?
            // One after the other, likeliest first: a jump by a table is guessed worse.
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

/// How far a search came without calling anybody.
private struct Deepest {
    let node: NodePointer
    /// In the node's bounds.
    let point: SIMD2<Double>
    /// Nothing below the node is hit.
    let isAnswer: Bool
}
