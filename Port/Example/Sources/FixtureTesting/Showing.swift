import TouchstoneTesting
import UIKit

/// Shows the screen in a window of the test's application and lays it out.
@MainActor
public func show<Screen: UIViewController>(_ screen: Screen) -> (app: TestApplication, screen: Screen) {
    let app = TestApplication.current
    _ = app.makeWindow(root: screen)
    app.settle()
    return (app, screen)
}
