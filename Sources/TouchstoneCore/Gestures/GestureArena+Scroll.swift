import Foundation

extension GestureArena {
    /// Gathers the recognizers that take this kind of scroll, from the hit view up.
    func joinScroll(_ sequence: UITouch, _ sample: ScrollSample, _ event: UIEvent) {
        var view = sequence.view
        while let current = view {
            for recognizer in current.rareStorage?.recognizers ?? []
            where recognizer.isEnabled && recognizer.attempt.isEmpty && recognizer.takes(event) {
                guard recognizer.shouldReceive(event),
                    recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: event) ?? true
                else { continue }
                sequence.contest.append(recognizer, using: &spareContest)
                recognizer.attempt.append(sequence)
                recognizer.pointerMoved(to: sequence.windowLocation)
                activate(recognizer)
                holding += 1
                recognizer.scrollBegan(sample, with: event)
                holding -= 1
            }
            view = current.superviewStorage
        }
    }

    func scroll(_ sequence: UITouch, _ sample: ScrollSample, _ event: UIEvent) {
        holding += 1
        let pointer = sequence.hitWindow.map { $0.fromScreen(sample.location) }
        for recognizer in sequence.competitors where !recognizer.decided.isFinal {
            recognizer.modifierFlags = sample.modifierFlags
            if let pointer { recognizer.pointerMoved(to: pointer) }
            recognizer.scrollChanged(sample, with: event)
        }
        holding -= 1
        conclude()
    }

    func endScroll(_ sequence: UITouch, _ event: UIEvent) {
        holding += 1
        for recognizer in sequence.competitors where !recognizer.decided.isFinal {
            if sequence.phase == .cancelled {
                recognizer.scrollCancelled(with: event)
            } else {
                recognizer.scrollEnded(with: event)
            }
        }
        // Nothing more comes: who says nothing has ended with it.
        for recognizer in sequence.competitors where !recognizer.state.isFinal { recognizer.scrollIsOver(.cancelled) }
        holding -= 1
        conclude()
    }
}
