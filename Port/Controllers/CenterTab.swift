import UIKit

/// A leaf of the tabs: a title, and a label that a nested one is pushed from.
class CenterTabPageController: UIViewController {
    let name: String
    init(name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        let label = UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 30))
        label.text = name
        view.addSubview(label)
    }
}

class ComposeController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .lightGray
        let close = UIButton(type: .close)
        close.frame = CGRect(x: 20, y: 100, width: 44, height: 44)
        close.addTarget(self, action: #selector(close(_:)), for: .touchUpInside)
        view.addSubview(close)
    }
    @objc func close(_ sender: Any) { dismiss(animated: true) }
}

/// Five tabs, of which the one in the middle only makes room for a round button that stands out of the bar.
class CenterTabTabsController: UITabBarController {
    let centerButton = UIButton(type: .custom)
    fileprivate(set) var log: [String] = []
    private let placeholder = UIViewController()

    override func viewDidLoad() {
        super.viewDidLoad()
        delegate = self
        let names = ["Home", "Search", "New", "Inbox", "Me"]
        viewControllers = names.enumerated().map { index, name -> UIViewController in
            let controller: UIViewController =
                index == 2 ? placeholder : index == 0 ? UINavigationController(rootViewController: CenterTabPageController(name: name)) : CenterTabPageController(name: name)
            controller.tabBarItem = UITabBarItem(title: index == 2 ? nil : name, image: nil, tag: index)
            return controller
        }
        viewControllers?[3].tabBarItem.badgeValue = "3"

        centerButton.backgroundColor = .systemBlue
        centerButton.layer.cornerRadius = 32
        centerButton.addTarget(self, action: #selector(compose), for: .touchUpInside)
        view.addSubview(centerButton)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        centerButton.bounds = CGRect(x: 0, y: 0, width: 64, height: 64)
        centerButton.center = CGPoint(x: tabBar.frame.midX, y: tabBar.frame.minY)
        view.bringSubviewToFront(centerButton)
    }

    @objc func compose() {
        let controller = ComposeController()
        controller.modalPresentationStyle = .fullScreen
        present(controller, animated: true)
    }
}

extension CenterTabTabsController: UITabBarControllerDelegate {
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        log.append("should \(viewController.tabBarItem.tag)")
        if viewController === placeholder {
            compose()
            return false
        }
        return true
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        log.append("did \(viewController.tabBarItem.tag)")
        viewController.tabBarItem.badgeValue = nil
    }
}
