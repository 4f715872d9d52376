import TouchstoneTesting
import UIKit

/// The test's application, with this screen in its window, laid out.
@MainActor
func show<Screen: UIViewController>(_ screen: Screen) -> (app: TestApplication, screen: Screen) {
    let app = TestApplication.current
    _ = app.makeWindow(root: screen)
    app.settle()
    return (app, screen)
}

func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

func near(_ one: CGFloat, _ other: CGFloat, _ tolerance: CGFloat = 0.5) -> Bool { abs(one - other) <= tolerance }

/// What a pan takes before it begins may be missing from where a view ends up.
let slop: CGFloat = 13

/// Where a view is in its window.
@MainActor
func place(_ view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

@MainActor
func middle(_ view: UIView) -> CGPoint {
    let place = place(view)
    return CGPoint(x: place.midX, y: place.midY)
}

extension TestApplication {
    /// A drag that comes to rest before the finger lifts, so that nothing is thrown.
    func dragAndHold(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.4) {
        fingerDown(at: start)
        fingerMove(to: end, duration: duration)
        advance(by: 0.3)
        fingerUp()
    }

    /// The key that deletes backwards.
    func backspace() { keyType("\u{8}") }
}
