import Foundation
import TouchstoneCore
import TouchstoneLists

/// The tabs that do not fit in the bar: a list of them, and the controller that was chosen from it.
@MainActor
final class MoreTabs {
    let navigation: UINavigationController
    private let list: MoreList
    /// The controller from the list that is shown, or `nil` while the list is shown.
    private(set) var chosen: UIViewController?

    init(of tabs: UITabBarController) {
        list = MoreList(tabs)
        navigation = UINavigationController(rootViewController: list)
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 0)
        list.appeared = { [weak self] in self?.giveBack() }
    }

    /// A navigation controller whose stack has moved onto this stack, and its root, which returns to it when the list has appeared again.
    private var lender: (stack: UINavigationController, root: UIViewController?)?

    var controllers: [UIViewController] = [] {
        didSet {
            if let shown = chosen ?? lender?.stack, !controllers.contains(where: { $0 === shown }) {
                showList(animated: false)
            }
            list.controllers = controllers
        }
    }

    /// Shows one of the controllers. The stack of a navigation controller moves onto this stack, so that going back leads through both.
    func choose(_ controller: UIViewController, animated: Bool) {
        guard controller !== chosen else { return }
        giveBack()
        chosen = controller
        var shown = [controller]
        if let other = controller as? UINavigationController {
            shown = other.viewControllers
            lender = (other, shown.first)
            other.viewControllers = []
        }
        navigation.setViewControllers([list] + shown, animated: animated)
    }

    func showList(animated: Bool) {
        chosen = nil
        navigation.popToRootViewController(animated: animated)
        // The root is on the screen until the transition ends.
        let isReturning = navigation.topViewController === list && navigation.transitionCoordinator?.isAnimated == true
        if !isReturning { giveBack() }
    }

    /// Returns the root controller to the last chosen navigation controller when the list has appeared again.
    private func giveBack() {
        chosen = nil
        guard let (stack, root) = lender else { return }
        lender = nil
        guard stack.viewControllers.isEmpty else { return }
        navigation.viewControllers = [list]
        if let root { stack.viewControllers = [root] }
    }
}

/// A list with a row for each tab that does not fit in the bar.
private final class MoreList: UITableViewController {
    private weak var tabs: UITabBarController?
    var appeared: (() -> Void)?
    var controllers: [UIViewController] = [] {
        didSet { if isViewLoaded { tableView.reloadData() } }
    }

    init(_ tabs: UITabBarController) {
        self.tabs = tabs
        super.init(style: .plain)
        title = "More"
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        appeared?()
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { controllers.count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "tab")
            ?? UITableViewCell(style: .default, reuseIdentifier: "tab")
        let item: UITabBarItem = controllers[indexPath.row].tabBarItem
        cell.textLabel?.text = item.title
        cell.imageView?.image = item.image
        cell.accessoryType = .disclosureIndicator
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tabs?.chooseFromMore(controllers[indexPath.row])
    }
}
