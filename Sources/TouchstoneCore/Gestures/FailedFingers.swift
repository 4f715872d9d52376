import Foundation

extension GestureArenaManager {
    /// Remembers the fingers of a failed sequence. Fingers that land while these are down belong to it.
    func noteFailedFingers(_ recognizer: UIGestureRecognizer) {
        guard !recognizer.recognitionSequence.present.isEmpty, recognizer.keepsFailedFingers,
            failedAttemptsKeepTheirFingers
        else {
            return
        }
        // A finger that lifts in this event lets the next sequence begin. The sequence retains its touches; no other
        // code runs.
        for index in recognizer.recognitionSequence.touches.indices
        where recognizer.recognitionSequence.touches.unretained(at: index).borrow({ $0.isOver && isInEvent($0) }) {
            return
        }
        recognizer.failedFinger = recognizer.recognitionSequence.present.unretained(at: 0).borrow { $0.serial }
        if recognizer.recognitionSequence.present.count > 1 {
            recognizer.moreFailedFingers = recognizer.recognitionSequence.present.dropFirst().map(\.serial)
        }
    }

    private func isInEvent(_ touch: UITouch) -> Bool { liveTouches.borrow { $0.live.holds(touch) } }

    /// Whether the finger with this serial number is down.
    fileprivate func isDown(_ serial: Int) -> Bool {
        liveTouches.borrow { touches in
            for index in touches.live.indices {
                let found = touches.live.unretained(at: index).borrow { $0.serial == serial && !$0.isOver }
                if found { return true }
            }
            return false
        }
    }
}

extension UIGestureRecognizer {
    var hasFailedFingers: Bool { failedFinger != 0 }

    func forgetFailedFingers() {
        failedFinger = 0
        if !moreFailedFingers.isEmpty { moreFailedFingers = [] }
    }

    /// Whether all fingers of the failed sequence are still down, so that this touch belongs to that sequence.
    func joinsFailedFingers(_ touch: UITouch) -> Bool {
        let areDown = touch.hitWindow?.unretainedArenaManager?.borrow { arenaManager in
            arenaManager.isDown(failedFinger) && moreFailedFingers.allSatisfy { arenaManager.isDown($0) }
        }
        guard areDown == true else {
            forgetFailedFingers()
            return false
        }
        moreFailedFingers.append(touch.serial)
        return true
    }
}
