import Foundation

extension GestureArena {
    /// Gathers the recognizers that take this kind of scroll, from the hit view up.
    func joinScroll(_ sequence: UITouch, _ event: UIEvent) {
        var view = sequence.view
        while let current = view {
            for recognizer in current.rareStorage?.recognizers ?? []
            where recognizer.isEnabled && recognizer.attempt.isEmpty && recognizer.takes(event) {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
                else { continue }
                sequence.contest.append(recognizer)
                recognizer.attempt.append(sequence)
                recognizer.pointerMoved(to: sequence.windowLocation)
                recognizer.scrollBegan(
                    at: sequence.windowLocation, event.timestamp, isNotched: event.scrollPhase == .notch)
                activate(recognizer)
            }
            view = current.superviewStorage
        }
    }

    func scroll(_ sequence: UITouch, _ sample: ScrollSample) {
        holding += 1
        let pointer = sequence.hitWindow.map { $0.fromScreen(sample.location) }
        for recognizer in sequence.contest where !recognizer.decided.isFinal {
            recognizer.modifierFlags = sample.modifierFlags
            if let pointer { recognizer.pointerMoved(to: pointer) }
            recognizer.scrolled(sample)
        }
        holding -= 1
        conclude()
    }

    func endScroll(_ sequence: UITouch) {
        holding += 1
        for recognizer in sequence.contest {
            if recognizer.state.isUnderWay {
                recognizer.state = sequence.phase == .cancelled ? .cancelled : .ended
            } else {
                recognizer.failure = .scrollEnded
                recognizer.state = .failed
            }
        }
        holding -= 1
        conclude()
    }
}

extension UIGestureRecognizer {
    fileprivate func takes(_ event: UIEvent) -> Bool {
        switch (self, event.type) {
        case (let pan as UIPanGestureRecognizer, .scroll):
            pan.allowedScrollTypesMask.contains(event.scrollPhase == .notch ? .discrete : .continuous)
        case (is UIPinchGestureRecognizer, .transform), (is UIRotationGestureRecognizer, .transform): true
        default: false
        }
    }

    fileprivate func scrollBegan(at point: CGPoint, _ time: TimeInterval, isNotched: Bool) {
        (self as? UIPanGestureRecognizer)?.beginScroll(at: point, time, isNotched: isNotched)
    }

    fileprivate func scrolled(_ sample: ScrollSample) {
        switch self {
        case let pan as UIPanGestureRecognizer: pan.scroll(by: sample.delta, sample.time)
        case let pinch as UIPinchGestureRecognizer: pinch.grow(by: sample.scale, sample.time)
        case let rotation as UIRotationGestureRecognizer: rotation.turn(by: sample.rotation, sample.time)
        default: break
        }
    }
}
