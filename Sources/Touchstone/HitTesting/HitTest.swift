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
        let (node, inner) = self.node.deepest(point)
        if node.pointee.children.isDisjoint(with: .unsettled) { return node.answer }
        return descend(on: node, inner, event)
    }

    /// The same from a view whose children are to be packed or asked.
    @inline(never)
    private func descend(on start: NodePointer, _ point: SIMD2<Double>, _ event: UIEvent?) -> UIView? {
        var (node, point) = (start, point)
        while true {
            // Unretained is enough: the superviews above hold this view, and nothing has been called since.
            let view = node.pointee.view.takeUnretainedValue()
            if node.pointee.children.contains(.stale) { node.pack(view.subviewStorage) }
            if node.pointee.children.contains(.dynamic) { return view.askSubviews(point, event) }
            (node, point) = node.deepestAgain(point)
            if node.pointee.children.isDisjoint(with: .unsettled) { return node.answer }
        }
    }

    /// The same where a subview must be called through its class: over a snapshot, since what is called may change the
    /// hierarchy (HT-30). Until it does, the others are passed over in the table.
    private func askSubviews(_ point: SIMD2<Double>, _ event: UIEvent?) -> UIView? {
        let subviews = subviewStorage
        let node = self.node
        let packing = node.pointee.table?.pointee.packing
        let probe = ChildTable.probe(point)
        var inner = point
        var index = subviews.count
        while index > 0 {
            index -= 1
            if !node.pointee.children.contains(.stale), let table = node.pointee.table, table.pointee.packing == packing
            {
                let entry = table.entry(index)
                if entry.pointee.rejects(probe) { continue }
                let child = entry.pointee.node.unsafelyUnwrapped
                if child.pointee.flags.isDisjoint(with: .dynamic) {
                    guard child.accepts(point, &inner) else { continue }
                    return subviews[index].descend(inner, event)
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
    /// - Returns: The view, and the point in its bounds.
    @inline(__always)
    fileprivate func deepest(_ point: SIMD2<Double>) -> (Self, SIMD2<Double>) {
        var node = self
        var point = point
        var inner = point
        descent: while let table = node.pointee.table {
            let children = node.pointee.children
            if children == [] {
                let probe = ChildTable.probe(point)
                var entry = table.entries
                while true {
                    if !entry.pointee.rejects(probe) {
                        guard let child = entry.pointee.node else { break descent }
                        if child.accepts(point, &inner) {
                            node = child
                            break
                        }
                    }
                    entry += 1
                }
            } else if children == .single {
                // Half of comparing it with its box would be making the probe.
                let child = table.entries.pointee.node.unsafelyUnwrapped
                guard child.accepts(point, &inner) else { break }
                node = child
            } else {
                guard children == .many, let child = table.find(point, &inner) else { break }
                node = child
            }
            point = inner
        }
        return (node, point)
    }

    @inline(never)
    fileprivate func deepestAgain(_ point: SIMD2<Double>) -> (Self, SIMD2<Double>) { deepest(point) }
}
