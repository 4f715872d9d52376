import Foundation
import TouchstoneGeometry

/// The state of a drag of the content.
struct ContentDrag {
    /// The offset that the content would have at a translation of zero without the rubber band.
    var origin: CGPoint
    /// The axes along which the content follows the fingers.
    var movesX: Bool
    var movesY: Bool
    /// Whether the touch-down stopped content in motion (SV-8).
    var isCatch: Bool
}

extension UIScrollView {
    // MARK: Beginning a drag

    /// Whether a drag may begin: no view in the content keeps its touch (SV-4, SV-5), and the drag does not belong to
    /// an outer scroll view (SV-15).
    func mayBeginDragging(_ pan: ScrollPan) -> Bool {
        if isDecelerating { return true }
        for touch in pan.recognitionSequence.touches {
            guard let view = touch.view, view !== self, touch.delivery.isOpen else { continue }
            guard canCancelContentTouches, touchesShouldCancel(in: view) else {
                remember { .kept(by: $0.remembered(view), canCancel: canCancelContentTouches) }
                return false
            }
        }
        return !leavesToParent(pan.translationWithSlop)
    }

    /// Whether a movement belongs to an outer scroll view, because only the outer one scrolls along the axis or because
    /// this one rests at the edge in that direction.
    private func leavesToParent(_ movement: CGPoint) -> Bool {
        let isHorizontal = abs(movement.x) > abs(movement.y)
        let own = isHorizontal ? scrollsHorizontally : scrollsVertically
        let amount = Double(isHorizontal ? movement.x : movement.y)
        if own {
            guard isHorizontal ? transfersHorizontalScrollingToParent : transfersVerticalScrollingToParent else {
                return false
            }
            let range = isHorizontal ? horizontalRange : verticalRange
            let offset = Double(isHorizontal ? contentOffset.x : contentOffset.y)
            // A finger that moves down pulls the content toward its lower bound.
            guard amount > 0 ? offset <= range.lowerBound : offset >= range.upperBound else { return false }
        }
        var view = superviewStorage
        while let current = view {
            if let outer = current as? UIScrollView, outer.isScrollEnabled,
                outer.canScroll(isHorizontal: isHorizontal, by: amount)
            {
                remember {
                    let edge: ScrollEdge = isHorizontal ? amount > 0 ? .left : .right : amount > 0 ? .upper : .lower
                    return .left(to: $0.remembered(outer), at: own ? edge : nil)
                }
                return true
            }
            view = current.superviewStorage
        }
        return false
    }

    /// Whether content remains to scroll in that direction.
    private func canScroll(isHorizontal: Bool, by amount: Double) -> Bool {
        let range = isHorizontal ? horizontalRange : verticalRange
        let offset = Double(isHorizontal ? contentOffset.x : contentOffset.y)
        return amount > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    // MARK: The drag

    /// Handles the action of the scroll view's pan.
    func dragged(_ pan: ScrollPan) {
        switch pan.state {
        case .began:
            beginDrag(pan)
            followDrag(pan)
        case .changed: followDrag(pan)
        case .ended:
            pan.letGo()
            endDrag(velocity: pan.contentVelocity)
        case .cancelled:
            pan.letGo()
            endDrag(velocity: .zero)
        default: break
        }
    }

    private func beginDrag(_ pan: ScrollPan) {
        let isCatch = isDecelerating
        stopMotion()
        var drag = ContentDrag(
            origin: .zero, movesX: scrollsHorizontally, movesY: scrollsVertically, isCatch: isCatch)
        if isDirectionalLockEnabled, drag.movesX, drag.movesY, !isCatch {
            // A movement at least twice as far along one axis as along the other has a clear direction. [our choice]
            let movement = pan.translationWithSlop
            if abs(movement.x) > 2 * abs(movement.y) { drag.movesY = false }
            if abs(movement.y) > 2 * abs(movement.x) { drag.movesX = false }
        }
        self.drag = drag
        rebaseDrag(.zero)
        isDragging = true
        refreshControl?.dragBegan()
        notify(.willBeginDragging)
        delegate?.scrollViewWillBeginDragging(self)
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { dismissKeyboard() }
    }

    private func followDrag(_ pan: ScrollPan) {
        guard let drag, zooming == nil else { return }
        let moved = pan.translation(in: self)
        if drag.isCatch, moved != .zero { endDeceleration() }
        var offset = contentOffset
        if drag.movesX {
            offset.x = held(
                drag.origin.x - moved.x, horizontalRange, bounds.width, bouncesHorizontally && pan.canOverscroll)
        }
        if drag.movesY {
            offset.y = held(
                drag.origin.y - moved.y, verticalRange, bounds.height, bouncesVertically && pan.canOverscroll)
        }
        place(offset)
        refreshControl?.pulled(by: -contentOffset.y - adjustedContentInset.top)
        if keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory {
            dismissKeyboard(below: pan)
        }
    }

    /// Limits an offset to its range. Beyond it, applies the rubber band (SV-10) if the axis bounces.
    private func held(
        _ offset: CGFloat, _ range: ClosedRange<Double>, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        let edge = Double(offset).clamped(to: range)
        guard bounces else { return CGFloat(edge) }
        return CGFloat(edge + ScrollPhysics.rubberBand(Double(offset) - edge, dimension: Double(dimension)))
    }

    /// Makes the drag continue from the current offset, after the fingers have moved by `translation`.
    func rebaseDrag(_ translation: CGPoint) {
        guard drag != nil else { return }
        drag!.origin = CGPoint(
            x: pulled(contentOffset.x, horizontalRange, bounds.width) + translation.x,
            y: pulled(contentOffset.y, verticalRange, bounds.height) + translation.y)
    }

    private func pulled(_ offset: CGFloat, _ range: ClosedRange<Double>, _ dimension: CGFloat) -> CGFloat {
        let edge = Double(offset).clamped(to: range)
        return CGFloat(edge + ScrollPhysics.pull(forRubberBand: Double(offset) - edge, dimension: Double(dimension)))
    }

    // MARK: Ending a drag

    private func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        refreshControl?.dragEnded()
        // A refresh that the drag began gets its space now, so that the content comes to rest below it.
        updateSystemInset()
        let x = release(.horizontal, drag.movesX ? velocity.x : 0)
        let y = release(.vertical, drag.movesY ? velocity.y : 0)
        let announced = target(x, y)
        let pace = CGPoint(x: x.velocity / 1000, y: y.velocity / 1000)
        var target = restingPlace(for: besideBar(announced), velocity: pace)
        notify(.willEndDragging)
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: pace, targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite { target = announced }
        self.drag = nil
        isDragging = false
        func motion() -> ScrollMotion { plan(x, y, to: target, announced: announced) }
        // The deceleration that the finger stopped ends before the content moves back for another reason (SV-26).
        if zooming == nil, motion().duration > 0 { endDeceleration() }
        // From here on, a delegate may have started another motion.
        let willDecelerate = zooming == nil && self.motion == nil && motion().duration > 0
        notify(.didEndDragging(willDecelerate: willDecelerate))
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, self.motion == nil, self.drag == nil, windowStorage != nil else {
            return endDeceleration()
        }
        isDecelerating = true
        notify(.willBeginDecelerating)
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating, self.motion == nil else { return }
        run(motion(), .deceleration)
    }

    /// Returns an offset at which a collapsing bar is not partly visible.
    private func besideBar(_ offset: CGPoint) -> CGPoint {
        guard let barSpace else { return offset }
        return CGPoint(x: offset.x, y: barSpace.rest(for: offset.y, inset: adjustedContentInset.top))
    }

    /// Returns the offset at which the content comes to rest without another destination (SV-14, SV-25).
    func target(_ x: AxisRelease, _ y: AxisRelease) -> CGPoint {
        let target =
            isPagingEnabled
            ? CGPoint(
                x: page(.horizontal, at: x.position, velocity: x.velocity),
                y: page(.vertical, at: y.position, velocity: y.velocity))
            : CGPoint(x: x.target, y: y.target)
        return onPixels(target)
    }

    /// Returns the motion from the current offset to `target`.
    func plan(_ x: AxisRelease, _ y: AxisRelease, to target: CGPoint, announced: CGPoint) -> ScrollMotion {
        func axis(_ release: AxisRelease, _ offset: CGFloat, _ target: CGFloat, _ announced: CGFloat) -> AxisMotion {
            var release = release
            release.position = Double(offset)
            // Without another destination the content decelerates freely. Across an edge, this is not the motion to the
            // target.
            if target == announced, !isPagingEnabled { return release.coast() }
            return release.approach(Double(target), decelerates: !isPagingEnabled)
        }
        return ScrollMotion(
            x: axis(x, contentOffset.x, target.x, announced.x), y: axis(y, contentOffset.y, target.y, announced.y))
    }

    /// Returns the page along an axis at which content released at `position` comes to rest.
    func page(_ axis: Axis, at position: Double, velocity: Double = 0) -> Double {
        let isHorizontal = axis == .horizontal
        let length = Double(isHorizontal ? bounds.width : bounds.height)
        let scrolls = isHorizontal ? scrollsHorizontally : scrollsVertically
        return (scrolls ? ScrollPhysics.page(at: position, velocity: velocity, length: length) : position)
            .clamped(to: isHorizontal ? horizontalRange : verticalRange)
    }

    enum Axis { case horizontal, vertical }

    /// Returns the state of an axis if it were released now.
    func release(_ axis: Axis, _ velocity: CGFloat) -> AxisRelease {
        let limit = ScrollPhysics.highestSpeed
        let rate = Double(decelerationRate.rawValue)
        return AxisRelease(
            position: Double(axis == .horizontal ? contentOffset.x : contentOffset.y),
            velocity: velocity.isFinite ? Double(velocity).clamped(to: -limit...limit) : 0,
            range: axis == .horizontal ? horizontalRange : verticalRange,
            bounces: axis == .horizontal ? bouncesHorizontally : bouncesVertically,
            rate: rate.isFinite ? rate.clamped(to: 0.5...0.9999) : 0.998)
    }

    // MARK: Keyboard

    private func dismissKeyboard() { windowStorage?.application?.firstResponder?.resignFirstResponder() }

    /// Dismisses the keyboard if the finger has moved into it.
    private func dismissKeyboard(below pan: ScrollPan) {
        guard let window = windowStorage, let top = window.application?.inputPanel.frame?.minY else { return }
        if window.screenPoint(pan.location(in: nil)).y > top { dismissKeyboard() }
    }
}
