import Foundation

extension UIView {
    /// The base of `hitTest(_:with:)`: whether this view is eligible, whether it contains the point, then its subviews from
    /// front to back, then itself (HT-2).
    func hitTestBelow(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        guard let trace = (event?.trace ?? windowStorage?.tracing)?.heard else {
            guard node.pointee.isEligible, contains(x, y, event) else { return nil }
            return descend(x, y, event)
        }
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
    private func descend(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        var node = self.node
        var point = SIMD2(x, y)
        descent: while true {
            if !node.pointee.slotsAreCurrent {
                // Unretained is enough: the superviews above hold this view, and nothing has been called since.
                let view = node.pointee.view.takeUnretainedValue()
                if view.subviewStorage.isEmpty { return view }
                node.refreshSlots(view.subviewStorage)
            }
            if node.pointee.hasDynamicChild {
                return node.pointee.view.takeUnretainedValue().askSubviews(point.x, point.y, event)
            }
            let slots = node.pointee.slots
            var index = node.searchEnd(point)
            var inner = point
            while index > 0 {
                index -= 1
                let slot = slots.unsafelyUnwrapped + index
                guard slot.pointee.contains(point, &inner) else { continue }
                node = slot.pointee.node
                point = inner
                continue descent
            }
            return node.pointee.view.takeUnretainedValue()
        }
    }

    /// The same where a subview must be called through its class: over a snapshot, since what is called may change the
    /// hierarchy (HT-30). Until it does, the others are passed over in their slots.
    private func askSubviews(_ x: Double, _ y: Double, _ event: UIEvent?) -> UIView? {
        let subviews = subviewStorage
        let node = self.node
        let packing = node.pointee.packing
        let point = SIMD2(x, y)
        var inner = point
        var index = subviews.count
        while index > 0 {
            index -= 1
            if node.pointee.slotsAreCurrent, node.pointee.packing == packing {
                let slot = node.pointee.slots.unsafelyUnwrapped + index
                if !slot.pointee.isDynamic {
                    guard slot.pointee.contains(point, &inner) else { continue }
                    return subviews[index].descend(inner.x, inner.y, event)
                }
            }
            let subview = subviews[index]
            let flags = subview.node.pointee.flags
            guard let (childX, childY) = subview.node.pointee.fromParent(x, y) else { continue }
            if flags.contains(.overridesHitTest) {
                if let answer = subview.hitTest(CGPoint(x: childX, y: childY), with: event) { return answer }
            } else if flags.isDisjoint(with: .ineligible), subview.contains(childX, childY, event) {
                return subview.descend(childX, childY, event)
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
