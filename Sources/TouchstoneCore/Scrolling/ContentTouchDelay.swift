import Foundation

/// The scroll view's hidden recognizer: it recognizes nothing and only delays the touches of the content, until it fails after
/// 0.15 s or as the finger lifts (SV-1). What the content is told then, and when, is the delivery's affair (G-39).
final class ContentTouchDelay: UIGestureRecognizer {
    private var deadline: ClockDeadline?

    init() {
        super.init(target: nil, action: nil)
        name = "delay"
        cancelsTouchesInView = false
        delaysTouchesBegan = true
        delaysTouchesEnded = false
    }

    /// It makes no gesture; the next finger's touch is delayed as the first one's was.
    override var keepsFailedFingers: Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard deadline == nil, let clock = view?.windowStorage?.application?.clock else { return }
        deadline = clock.schedule(at: clock.now + ScrollPhysics.contentTouchDelay) { [weak self] in
            guard let self else { return }
            deadline = nil
            byTime { isOver() }
        }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { isOver() }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { isOver() }

    private func isOver() {
        failure = .delayOver
        state = .failed
    }

    override func reset() {
        super.reset()
        if let deadline { view?.windowStorage?.application?.clock.cancel(deadline) }
        deadline = nil
    }
}
