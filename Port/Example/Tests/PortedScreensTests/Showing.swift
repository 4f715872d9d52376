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
