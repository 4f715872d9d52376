import Foundation
import TouchstoneGeometry

/// The pan gesture recognizer of a scroll view.
///
/// It measures only along the axes that scroll, follows the fingers that move (SV-6), stops content in motion, and
/// receives wheel and trackpad input.
package final class ScrollPan: UIPanGestureRecognizer {
    private weak var scrollView: UIScrollView?
    /// The scroll view, even if the recognizer is attached to another view.
    package var home: UIView? { scrollView }
    private let permission: ScrollPermission
    /// Fingers that have not moved since their touch-down. They do not block the fingers that move.
    private var resting: [UITouch] = []
    /// Fingers that are down on the content, even if the pan has failed (SV-7).
    private var down: [UITouch] = []
    /// The fingers' translation before the drag began, in the scroll view's coordinates.
    private(set) var translationWithSlop = CGPoint.zero

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
        permission = ScrollPermission(scrollView: scrollView)
        super.init(target: nil, action: nil)
        name = "scroll"
        delaysTouchesEnded = false
        allowedScrollTypesMask = .all
        targets.add { [weak scrollView] recognizer in scrollView?.dragged(recognizer as! ScrollPan) }
    }

    /// A private object that acts for the scroll view (SV-17).
    package override var delegate: (any UIGestureRecognizerDelegate)? {
        get { permission }
        set {
            guard newValue !== permission, newValue == nil || newValue !== scrollView else { return }
            LoggedException.log(
                "UIScrollView.panGestureRecognizer.delegate",
                "The pan of a scroll view must have the scroll view as its delegate; use a subclass of it.")
        }
    }

    // MARK: Resting and moving fingers

    override var centroid: CGPoint {
        guard !resting.isEmpty, resting.count < recognitionSequence.present.count else { return super.centroid }
        var (x, y, count) = (CGFloat(0), CGFloat(0), CGFloat(0))
        for touch in recognitionSequence.present where !resting.holds(touch) {
            x += touch.windowLocation.x
            y += touch.windowLocation.y
            count += 1
        }
        return CGPoint(x: x / count, y: y / count)
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        down += touches
        if isMeasuring, recognitionSequence.present.count > touches.count,
            recognitionSequence.present.count <= maximumNumberOfTouches
        {
            // A finger that joins rests until it moves, so the centroid of the counted fingers does not change.
            for touch in recognitionSequence.present where touches.contains(touch) { resting.append(touch) }
            return
        }
        super.touchesBegan(touches, with: event)
        guard let scrollView else { return }
        scrollView.isTracking = true
        if state == .possible, scrollView.isDecelerating {
            scrollView.remember { _ in .caught }
            scrollView.holdStill()
            state = .began
        }
    }

    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if recognitionSequence.present.count > 1, isFollowing { followMoving() }
        super.touchesMoved(touches, with: event)
    }

    /// Updates which fingers rest. The centroid then jumps although no finger moved, so the translation is corrected.
    private func followMoving() {
        var others: [UITouch] = []
        for touch in recognitionSequence.present where !hasMoved(touch) { others.append(touch) }
        if others.count == recognitionSequence.present.count { others = [] }
        guard others.count != resting.count || !others.allSatisfy({ resting.holds($0) }) else { return }
        let before = centroid
        let hadNoneMoving = resting.isEmpty
        resting = others
        if hadNoneMoving, !isMeasuring {
            restart(fromWhereTheyBegan: recognitionSequence.present.filter { !resting.holds($0) })
        } else {
            shift(from: before, to: centroid)
        }
    }

    private func hasMoved(_ touch: UITouch) -> Bool {
        if isMeasuring, !resting.holds(touch) { return true }
        return distance(touch.startInWindow, touch.windowLocation) >= GestureThresholds.panSlop
    }

    override func leave(_ touch: UITouch) {
        super.leave(touch)
        resting.remove(touch)
    }

    package override func reset() {
        super.reset()
        resting = []
        translationWithSlop = .zero
        for touch in down where !touch.isOver {
            touch.hitWindow?.application?.liveTouches.whenOver(touch) { [weak self] in self?.fingersLeft() }
        }
        fingersLeft()
    }

    /// Stops tracking fingers because the drag has ended, even if they are still down.
    func letGo() { down = [] }

    /// Notifies the scroll view when the last finger has lifted. If the pan failed, content that it stopped rests until
    /// then (SV-8).
    private func fingersLeft() {
        down.removeAll { $0.isOver }
        if down.isEmpty { scrollView?.fingersLeft() }
    }

    // MARK: Direction

    override func slop(from start: CGPoint, to end: CGPoint) -> CGVector? {
        guard let scrollView else { return nil }
        let movement = vector(from: start, to: end, in: scrollView)
        let x = scrollView.scrollsHorizontally ? movement.x : 0
        let y = scrollView.scrollsVertically ? movement.y : 0
        let length = CGFloat(hypot(Double(x), Double(y)))
        guard length >= GestureThresholds.panSlop else { return nil }
        translationWithSlop = movement
        let part = GestureThresholds.panSlop / length
        let local = CGPoint(x: x * part, y: y * part)
        guard let window = scrollView.windowStorage else { return nil }
        let (from, to) = (window.convert(CGPoint.zero, from: scrollView), window.convert(local, from: scrollView))
        return CGVector(dx: to.x - from.x, dy: to.y - from.y)
    }

    package override func scrollChanged(_ scroll: ScrollSample, with event: UIEvent) {
        if state == .possible { translationWithSlop = CGPoint(x: scroll.delta.dx, y: scroll.delta.dy) }
        super.scrollChanged(scroll, with: event)
    }

    /// The velocity of the content when the fingers lift, in points per second. Wheels and trackpads send their own
    /// momentum.
    var contentVelocity: CGPoint {
        guard !isWheel else { return .zero }
        let velocity = velocity(in: scrollView)
        return CGPoint(x: -velocity.x, y: -velocity.y)
    }

    /// Whether the drag can move content beyond its edges. A wheel with notches stops at the edge.
    var canOverscroll: Bool { !isNotched }
}

/// The pinch gesture recognizer of a scroll view.
package final class ScrollPinch: UIPinchGestureRecognizer {
    private let permission: ScrollPermission

    init(scrollView: UIScrollView) {
        permission = ScrollPermission(scrollView: scrollView)
        super.init(target: nil, action: nil)
        name = "zoom"
        super.delegate = permission
        targets.add { [weak scrollView] recognizer in scrollView?.pinched(recognizer as! ScrollPinch) }
    }
}

/// The delegate of a scroll view's recognizers.
///
/// The scroll view cannot conform itself, because then no subclass could declare the conformance. If a subclass
/// conforms, its methods are called.
@MainActor
final class ScrollPermission: UIGestureRecognizerDelegate {
    private weak var scrollView: UIScrollView?

    init(scrollView: UIScrollView) {
        self.scrollView = scrollView
    }

    private var subclass: (any UIGestureRecognizerDelegate)? { scrollView as? any UIGestureRecognizerDelegate }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        scrollView?.gestureRecognizerShouldBegin(gestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        // A zoom and a drag run at the same time.
        if let scrollView,
            otherGestureRecognizer === scrollView.panGestureRecognizer
                || otherGestureRecognizer === scrollView.pinchGestureRecognizer
        {
            return true
        }
        return subclass?.gestureRecognizer(
            gestureRecognizer, shouldRecognizeSimultaneouslyWith: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldRequireFailureOf: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldBeRequiredToFailBy: otherGestureRecognizer) ?? false
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: touch) ?? true
    }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        subclass?.gestureRecognizer(gestureRecognizer, shouldReceive: event) ?? true
    }
}
