import Foundation
import TouchstoneTesting
import UIKit

extension RandomApplication {
    /// Sends one random input of fingers, keys or a mouse wheel, or only advances the time.
    func sendInput() {
        let before = outcome.events
        switch random.below(20) {
        case 0..<7:
            app.fingerTap(at: place())
            outcome.events += 2
        case 7..<12:
            let duration = random.among([0.05, 0.2, 0.6])
            app.fingerDown(at: place())
            app.fingerMove(to: place(), duration: duration)
            random.chance(90) ? app.fingerUp() : app.fingerCancel()
            outcome.events += 2 + Int(duration * 60)
        case 12:
            app.fingerLongPress(at: place(), duration: 0.7)
            outcome.events += 2
        case 13:
            app.fingersDown([1: place(), 2: place()])
            app.fingersMove([1: place(), 2: place()], duration: 0.2)
            app.fingersUp()
            outcome.events += 16
        case 14:
            app.keyTypeText("ab", expectsFocus: false)
            outcome.events += 4
        case 15:
            app.keyType(random.among(["\t", "\r", " "]))
            outcome.events += 2
        case 16:
            app.tapStatusBar()
            outcome.events += 1
        case 17:
            app.wheel(at: place(), by: CGVector(dx: 0, dy: random.length(-200...200)))
            outcome.events += 1
        default: outcome.events += 1
        }
        assert(outcome.events > before)
        app.advance(by: random.among([0, 0.016, 0.1, 0.25, 0.5]))
    }

    /// Returns a random point on the screen, usually the center of a view, so that small views receive touches.
    private func place() -> CGPoint {
        let screen = app.application.screen.bounds.size
        guard random.chance(70), var view: UIView = app.application.windows.last else {
            return random.place(screen.width, screen.height)
        }
        while !view.subviews.isEmpty, !random.oneIn(8) { view = random.among(view.subviews) }
        let point = view.convert(
            CGPoint(x: view.bounds.minX + view.bounds.width * 0.5, y: view.bounds.minY + view.bounds.height * 0.5),
            to: nil)
        return point.x.isFinite && point.y.isFinite ? point : .zero
    }
}
