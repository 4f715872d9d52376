import Foundation
import UIKit

/// A recognizer that notes each call of its touch methods and of `reset()`, such as `R.began`.
@MainActor
protocol WatchedRecognizer: UIGestureRecognizer {
    var stage: Stage? { get set }
}

extension WatchedRecognizer {
    fileprivate func log(_ what: String) {
        guard let stage else { return }
        stage.note("\(stage.app.application.trace.subject(self).name).\(what)")
    }
}

final class WatchedTap: UITapGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedLongPress: UILongPressGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedPan: UIPanGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedSwipe: UISwipeGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedPinch: UIPinchGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedRotation: UIRotationGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}

final class WatchedScreenEdgePan: UIScreenEdgePanGestureRecognizer, WatchedRecognizer {
    weak var stage: Stage?

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        log("began")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        log("moved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        log("ended")
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        log("cancelled")
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        log("reset")
        super.reset()
    }
}
