import Foundation

/// The scroll view's hidden recognizer, which delays touches of the content (SV-1).
///
/// It never recognizes. It fails after 0.15 seconds or when the finger lifts. `TouchDelivery` then delivers the delayed
/// touches (G-39).
package final class ContentTouchDelay: UIGestureRecognizer {
    private var deadline: ClockDeadline?

    init() {
        super.init(target: nil, action: nil)
        name = "delay"
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    /// `false`, because it recognizes no gesture. The touch of the next finger is delayed like the first one.
    override var keepsFailedFingers: Bool { false }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard deadline == nil, let clock = view?.windowStorage?.application?.clock else { return }
        deadline = clock.schedule(at: clock.now + ScrollPhysics.contentTouchDelay) { [weak self] in
            guard let self else { return }
            deadline = nil
            byTime { isOver() }
        }
    }

    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { isOver() }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { isOver() }

    private func isOver() {
        failure = .delayOver
        state = .failed
    }

    package override func reset() {
        super.reset()
        if let deadline { view?.windowStorage?.application?.clock.cancel(deadline) }
        deadline = nil
    }
}
