import Foundation
import UIKit

/// A recognizer that breaks the rules: it sets states at random, ignores touches, and often neither recognizes nor fails.
package final class ErraticRecognizer: UIGestureRecognizer {
    package var generator = SeededRandomNumberGenerator(0)

    private func act(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard generator.chance(30) else { return }
        if generator.chance(15), let touch = touches.min(by: { $0.timestamp < $1.timestamp }) {
            ignore(touch, for: event)
        }
        state = generator.among([.possible, .began, .changed, .ended, .cancelled, .failed])
    }

    package override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    package override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    package override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    package override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if generator.chance(50) { super.touchesCancelled(touches, with: event) } else { act(touches, event) }
    }
    package override func reset() {
        super.reset()
        if generator.chance(10) { state = .failed }
    }
}
