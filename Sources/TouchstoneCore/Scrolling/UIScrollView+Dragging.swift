import Foundation
import TouchstoneGeometry

/// Fingers that drag the content.
struct ContentDrag {
    /// The offset at which the fingers' translation would be zero, were there no rubber band.
    var origin: CGPoint
    /// Which axes follow the fingers.
    var movesX: Bool
    var movesY: Bool
    /// Whether the finger came down on moving content, which it stopped (SV-8).
    var isCatch: Bool
}

extension UIScrollView {
    // MARK: May it begin?

    /// Whether a drag of the content may begin: nobody inside keeps the touch (SV-4, SV-5), and no scroll view further out
    /// has more right to it (SV-15).
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

    /// Whether a movement is rather one for a scroll view that this one lies in: along an axis that only the other
    /// scrolls, or beyond the edge at which this one rests already.
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
            // A finger that moves down pulls the content towards its lower bound.
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

    /// Whether there is content left to move that way.
    private func canScroll(isHorizontal: Bool, by amount: Double) -> Bool {
        let range = isHorizontal ? horizontalRange : verticalRange
        let offset = Double(isHorizontal ? contentOffset.x : contentOffset.y)
        return amount > 0 ? offset > range.lowerBound : offset < range.upperBound
    }

    // MARK: The drag

    /// What its pan tells it.
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
            // Twice as far along one axis as along the other is a clear direction. [our choice]
            let movement = pan.translationWithSlop
            if abs(movement.x) > 2 * abs(movement.y) { drag.movesY = false }
            if abs(movement.y) > 2 * abs(movement.x) { drag.movesX = false }
        }
        self.drag = drag
        rebaseDrag(.zero)
        isDragging = true
        refreshControl?.dragBegan()
        tell(.willBeginDragging)
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

    /// An offset as the edges let it through: beyond them by the rubber band (SV-10), or not at all.
    private func held(
        _ offset: CGFloat, _ range: ClosedRange<Double>, _ dimension: CGFloat, _ bounces: Bool
    ) -> CGFloat {
        let edge = Double(offset).clamped(to: range)
        guard bounces else { return CGFloat(edge) }
        return CGFloat(edge + ScrollPhysics.rubberBand(Double(offset) - edge, dimension: Double(dimension)))
    }

    /// Counts on from where the content is now, the fingers having moved by `translation`.
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

    // MARK: The lift

    private func endDrag(velocity: CGPoint) {
        guard let drag else { return }
        refreshControl?.dragEnded()
        // A refresh that the drag began gets its room now, so that the content comes to rest below it.
        updateSystemInset()
        let x = release(.horizontal, drag.movesX ? velocity.x : 0)
        let y = release(.vertical, drag.movesY ? velocity.y : 0)
        let announced = target(x, y)
        let pace = CGPoint(x: x.velocity / 1000, y: y.velocity / 1000)
        var target = restingPlace(for: besideBar(announced), velocity: pace)
        tell(.willEndDragging)
        delegate?.scrollViewWillEndDragging(
            self, withVelocity: pace, targetContentOffset: &target)
        if !target.x.isFinite || !target.y.isFinite { target = announced }
        self.drag = nil
        isDragging = false
        func motion() -> ScrollMotion { plan(x, y, to: target, announced: announced) }
        // What the finger caught is over before something else calls the content back (SV-26).
        if zooming == nil, motion().duration > 0 { endDeceleration() }
        // Here and below, a delegate may have begun something else meanwhile.
        let willDecelerate = zooming == nil && self.motion == nil && motion().duration > 0
        tell(.didEndDragging(willDecelerate: willDecelerate))
        delegate?.scrollViewDidEndDragging(self, willDecelerate: willDecelerate)
        guard willDecelerate, self.motion == nil, self.drag == nil, windowStorage != nil else {
            return endDeceleration()
        }
        isDecelerating = true
        tell(.willBeginDecelerating)
        delegate?.scrollViewWillBeginDecelerating(self)
        guard isDecelerating, self.motion == nil else { return }
        run(motion(), .deceleration)
    }

    /// Content does not stop halfway where a bar makes room for it.
    private func besideBar(_ offset: CGPoint) -> CGPoint {
        guard let barRoom else { return offset }
        return CGPoint(x: offset.x, y: barRoom.rest(for: offset.y, inset: adjustedContentInset.top))
    }

    /// Where the content comes to rest if nobody chooses another place: SV-14, SV-25.
    func target(_ x: AxisRelease, _ y: AxisRelease) -> CGPoint {
        let target =
            isPagingEnabled
            ? CGPoint(
                x: page(.horizontal, at: x.position, velocity: x.velocity),
                y: page(.vertical, at: y.position, velocity: y.velocity))
            : CGPoint(x: x.target, y: y.target)
        return onPixels(target)
    }

    /// The way there from where the content is now.
    func plan(_ x: AxisRelease, _ y: AxisRelease, to target: CGPoint, announced: CGPoint) -> ScrollMotion {
        func axis(_ release: AxisRelease, _ offset: CGFloat, _ target: CGFloat, _ announced: CGFloat) -> AxisMotion {
            var release = release
            release.position = Double(offset)
            // Left alone it goes its own way, which over an edge is not the way to the target.
            if target == announced, !isPagingEnabled { return release.coast() }
            return release.approach(Double(target), decelerates: !isPagingEnabled)
        }
        return ScrollMotion(
            x: axis(x, contentOffset.x, target.x, announced.x), y: axis(y, contentOffset.y, target.y, announced.y))
    }

    /// The page along an axis at which content comes to rest that is let go at `position`.
    func page(_ axis: Axis, at position: Double, velocity: Double = 0) -> Double {
        let isHorizontal = axis == .horizontal
        let length = Double(isHorizontal ? bounds.width : bounds.height)
        let scrolls = isHorizontal ? scrollsHorizontally : scrollsVertically
        return (scrolls ? ScrollPhysics.page(at: position, velocity: velocity, length: length) : position)
            .clamped(to: isHorizontal ? horizontalRange : verticalRange)
    }

    enum Axis { case horizontal, vertical }

    /// The axis as it would be let go now.
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

    // MARK: The keyboard

    private func dismissKeyboard() { windowStorage?.application?.firstResponder?.resignFirstResponder() }

    /// A finger that has dragged into the keyboard pushes it away.
    private func dismissKeyboard(below pan: ScrollPan) {
        guard let window = windowStorage, let top = window.application?.inputPanel.frame?.minY else { return }
        if window.screenPoint(pan.location(in: nil)).y > top { dismissKeyboard() }
    }
}
