import UIKit

extension UIViewController {
    @objc func reloadEverything() { view.setNeedsLayout() }
    @objc var preferredTitle: String {
        return "base"
    }
}
class BarelyController: UINavigationController {}

class HomeController: UIViewController {
    override func reloadEverything() { super.reloadEverything(); title = preferredTitle }
    override var preferredTitle: String { "home" }
}
final class BigHomeController: HomeController {
    private(set) var reloads = 0
    override func reloadEverything() {
        reloads += 1
        super.reloadEverything()
    }
}
