import Foundation

extension GestureArenaManager {
    /// Gathers the recognizers that accept this kind of scroll, from the hit view up.
    func join(_ scroll: ScrollSequence, _ sample: ScrollSample, _ event: UIEvent) {
        gather(scroll, event) { recognizer in
            scroll.arena.append(recognizer, using: &spareMembers)
            recognizer.recognitionSequence.scroll = scroll
            recognizer.pointerMoved(to: scroll.start)
            activate(recognizer)
            during(.telling) { recognizer.scrollBegan(sample, with: event) }
        }
    }

    func notify(_ scroll: ScrollSequence, _ sample: ScrollSample, _ event: UIEvent) {
        during(.telling) {
            let pointer = scroll.window.fromScreen(sample.location)
            for recognizer in scroll.competitors where !recognizer.decided.isFinal {
                recognizer.modifierFlags = sample.modifierFlags
                recognizer.pointerMoved(to: pointer)
                recognizer.scrollChanged(sample, with: event)
            }
        }
        conclude()
    }

    func end(_ scroll: ScrollSequence, isCancelled: Bool, _ event: UIEvent) {
        scroll.isOver = true
        during(.telling) {
            for recognizer in scroll.competitors where !recognizer.decided.isFinal {
                if isCancelled {
                    recognizer.scrollCancelled(with: event)
                } else {
                    recognizer.scrollEnded(with: event)
                }
            }
            // No more scroll events follow, so recognizers that did not end by themselves end here.
            for recognizer in scroll.competitors where !recognizer.state.isFinal { recognizer.scrollIsOver(.cancelled) }
        }
        conclude()
    }
}

/// A scroll by wheel or trackpad, from its first movement to its last. Views receive no events for it.
@MainActor
final class ScrollSequence: ArenaOwner {
    let window: UIWindow
    let view: UIView
    /// The pointer's location at the beginning, in the window's coordinates.
    let start: CGPoint
    @exclusivity(unchecked) var arena = Arena()
    var isOver = false

    /// - Parameter location: In screen points.
    init(at location: CGPoint, in window: UIWindow, _ view: UIView) {
        self.window = window
        self.view = view
        start = window.fromScreen(location)
    }

    var arenaView: UIView? { view }

    func has(_ recognizer: UIGestureRecognizer) -> Bool {
        recognizer.recognitionSequence.scroll === self && !recognizer.recognitionSequence.arenaState.isOut
    }

    func isFor(_ recognizer: UIGestureRecognizer, _ event: UIEvent) -> Bool {
        !recognizer.isInArena && recognizer.takes(event)
    }

    func isInWindow(of view: UIView) -> Bool { view.isIn(window) }
}
