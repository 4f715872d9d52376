import UIKit

enum Style {
    static func navigation(_ color: UIColor) -> UINavigationBarAppearance {
        let appearance = UINavigationBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.shadowColor = .clear
        appearance.titleTextAttributes = [.foregroundColor: UIColor.white, .font: UIFont.boldSystemFont(ofSize: 17)]
        appearance.largeTitleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.yellow]
        return appearance
    }

    static func tabs(_ color: UIColor) -> UITabBarAppearance {
        let appearance = UITabBarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        appearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.gray]
        appearance.stackedLayoutAppearance.selected.titleTextAttributes = [.foregroundColor: UIColor.white]
        appearance.stackedLayoutAppearance.normal.badgeBackgroundColor = .orange
        return appearance
    }

    static func toolbar(_ color: UIColor) -> UIToolbarAppearance {
        let appearance = UIToolbarAppearance()
        appearance.configureWithOpaqueBackground()
        appearance.backgroundColor = color
        return appearance
    }
}

/// A list whose bar has one color at the scroll edge and another above content.
class BarStylesListController: UITableViewController {
    let standard = Style.navigation(.red)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "List"
        tableView.rowHeight = 44
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        navigationItem.standardAppearance = standard
        navigationItem.scrollEdgeAppearance = Style.navigation(.green)
        // The item has a copy, so this has no effect.
        standard.backgroundColor = .black
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: false)
        let detail: UIViewController = indexPath.row == 0 ? DetailController() : PlainController()
        navigationController?.pushViewController(detail, animated: true)
    }
}

/// A controller with a bar color and a toolbar.
class DetailController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Detail"
        view.backgroundColor = .white
        let appearance = Style.navigation(.orange)
        navigationItem.standardAppearance = appearance
        navigationItem.scrollEdgeAppearance = UINavigationBarAppearance(barAppearance: appearance)
        toolbarItems = [UIBarButtonItem(barButtonSystemItem: .trash, target: nil, action: nil)]
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        navigationController?.setToolbarHidden(false, animated: false)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        navigationController?.setToolbarHidden(true, animated: false)
    }
}

/// A controller without a bar style: the navigation bar's applies, which is transparent at the scroll edge.
class PlainController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Plain"
        view.backgroundColor = .cyan
    }
}

class BarStylesTabsController: UITabBarController {
    let list = BarStylesListController(style: .plain)
    private(set) lazy var navigation = UINavigationController(rootViewController: list)

    override func viewDidLoad() {
        super.viewDidLoad()
        navigation.navigationBar.standardAppearance = Style.navigation(.purple)
        navigation.toolbar.standardAppearance = Style.toolbar(.magenta)
        if #available(iOS 15.0, *) { navigation.toolbar.scrollEdgeAppearance = Style.toolbar(.magenta) }
        navigation.tabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 0)
        let other = UIViewController()
        other.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 1)
        viewControllers = [navigation, other]
        tabBar.standardAppearance = Style.tabs(.blue)
        if #available(iOS 15.0, *) { tabBar.scrollEdgeAppearance = tabBar.standardAppearance }
    }
}
