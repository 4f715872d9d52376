import TouchstoneTesting
import UIKit

extension TestApplication {
    /// Taps, then waits until the effects have ended.
    public func tap(_ point: CGPoint) {
        fingerTap(at: point)
        advance(by: 0.5)
    }

    /// Taps the view with this title. Returns false if there is none.
    @discardableResult
    public func tap(_ title: String, in root: UIView?, settling seconds: TimeInterval = 1) -> Bool {
        guard let view = titled(title, in: root) else { return false }
        fingerTap(at: CGPoint(x: place(view).midX, y: place(view).midY))
        advance(by: seconds)
        return true
    }

    /// Drags, and stops before the finger lifts, so that the touch ends without velocity.
    public func dragAndHold(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) {
        fingerDown(at: start)
        fingerMove(to: end, duration: duration)
        advance(by: 0.3)
        fingerUp()
    }

    /// Drags without velocity, then waits until the effects have ended.
    public func pull(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.5) {
        dragAndHold(from: start, to: end, duration: duration)
        advance(by: 1)
    }

    /// Types the key that deletes backward.
    public func backspace() { keyType("\u{8}") }
}
