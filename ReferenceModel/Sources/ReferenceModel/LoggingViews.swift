import Model
import UIKit

/// A view that logs its touches. It does not override the hit test.
class LoggingView: UIView {
    let index: Int
    unowned let story: LibraryEventLog

    init(frame: CGRect, _ index: Int, _ story: LibraryEventLog) {
        self.index = index
        self.story = story
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .began, touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .moved, touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .ended, touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        story.mayBegin(index, recognizer)
    }
}

/// A view that also overrides the hit test and logs its calls.
final class AskedView: LoggingView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        story.hitTest(self, index, point) { super.hitTest(point, with: event) }
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        story.isInside(self, index, point) { super.point(inside: point, with: event) }
    }
}

final class LoggingWindow: UIWindow {
    let index: Int
    unowned let story: LibraryEventLog

    init(frame: CGRect, _ index: Int, _ story: LibraryEventLog) {
        self.index = index
        self.story = story
        super.init(frame: frame)
    }

    required init?(coder: NSCoder) { nil }

    /// Receives every new touch with its touch-down location (RL-4).
    override func sendEvent(_ event: UIEvent) {
        for touch in event.allTouches ?? [] where touch.phase == .began { _ = story.finger(of: touch) }
        super.sendEvent(event)
    }
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .began, touches) { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .moved, touches) { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .ended, touches) { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        story.deliver(index, .cancelled, touches) { super.touchesCancelled(touches, with: event) }
    }
    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        story.mayBegin(index, recognizer)
    }
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        story.hitTest(self, index, point) { super.hitTest(point, with: event) }
    }
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        story.isInside(self, index, point) { super.point(inside: point, with: event) }
    }
}
