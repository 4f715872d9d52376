import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// A subclass without any manners: it sets states at random, ignores touches, and often gives no verdict.
final class ErraticRecognizer: UIGestureRecognizer {
    var dice = Dice(0)

    private func act(_ touches: Set<UITouch>, _ event: UIEvent) {
        guard dice.chance(30) else { return }
        if dice.chance(15), let touch = touches.min(by: { $0.timestamp < $1.timestamp }) { ignore(touch, for: event) }
        state = dice.among([.possible, .began, .changed, .ended, .cancelled, .failed])
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { act(touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        if dice.chance(50) { super.touchesCancelled(touches, with: event) } else { act(touches, event) }
    }
    override func reset() {
        super.reset()
        if dice.chance(10) { state = .failed }
    }
}
