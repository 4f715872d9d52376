import TouchstoneTesting
import UIKit

extension RandomApplication {
    func makeRoot() -> UIViewController { random.chance(50) ? makeContainer() : makeContent() }

    func makeContainer() -> UIViewController {
        switch random.below(5) {
        case 4: return makeSplit()
        case 0:
            let controller = UITabBarController()
            controller.viewControllers = (0..<(2 + random.below(5))).map { _ in
                random.chance(30) ? makeStack() : makeContent()
            }
            remember(controller)
            return controller
        case 1:
            let controller = UIPageViewController(
                transitionStyle: random.among([.scroll, .pageCurl]), navigationOrientation: .horizontal)
            let source = RandomPages(self)
            controller.dataSource = source
            controller.delegate = source
            keep(source, with: controller)
            controller.setViewControllers([makeContent()], direction: .forward, animated: false)
            remember(controller)
            return controller
        default: return makeStack()
        }
    }

    private func makeSplit() -> UISplitViewController {
        let isTriple = random.chance(40)
        let controller = UISplitViewController(style: isTriple ? .tripleColumn : .doubleColumn)
        controller.setViewController(makeContent(), for: .primary)
        if isTriple { controller.setViewController(makeContent(), for: .supplementary) }
        controller.setViewController(random.chance(50) ? makeContent() : makeStack(), for: .secondary)
        if random.chance(20) { controller.setViewController(makeStack(), for: .compact) }
        controller.preferredDisplayMode = random.among([.automatic, .secondaryOnly, .oneOverSecondary])
        remember(controller)
        return controller
    }

    private func makeStack() -> UINavigationController {
        let controller = UINavigationController(rootViewController: makeContent())
        if random.chance(30) { controller.pushViewController(makeContent(), animated: false) }
        controller.navigationBar.prefersLargeTitles = random.chance(40)
        remember(controller)
        return controller
    }

    func makeContent() -> UIViewController {
        let controller: UIViewController
        switch random.below(6) {
        case 0, 1: controller = RandomTableController(self)
        case 2: controller = RandomCollectionController(self)
        case 3: controller = RandomSnapshotController(self)
        default: controller = RandomController(self)
        }
        controller.title = random.among([nil, "Title", "A rather long title"])
        if random.chance(40) {
            controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
                title: "Act", primaryAction: UIAction(title: "Act") { [weak self] _ in self?.callback("bar button") })
        }
        controller.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        if random.chance(15) { controller.navigationItem.searchController = UISearchController() }
        remember(controller)
        return controller
    }

    func makeAlert() -> UIAlertController {
        let alert = UIAlertController(
            title: "Title", message: "Message", preferredStyle: random.among([.alert, .alert, .actionSheet]))
        for style in [UIAlertAction.Style.default, .destructive, .cancel] where random.chance(70) {
            alert.addAction(
                UIAlertAction(title: "Act", style: style) { [weak self] _ in self?.callback("alert action") })
        }
        if alert.preferredStyle == .alert, random.chance(30) { alert.addTextField() }
        remember(alert)
        return alert
    }

    /// Retains an object as long as its owner exists, through a child controller.
    private func keep(_ object: AnyObject, with owner: UIViewController) {
        let holder = RandomHolder(object)
        owner.addChild(holder)
    }
}

/// A view controller with random content, and random actions in its callbacks.
final class RandomController: UIViewController, UITextFieldDelegate {
    private weak var run: RandomApplication?

    init(_ run: RandomApplication) {
        self.run = run
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        guard let run else { return }
        let content = RandomView(run, view.bounds)
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
        for _ in 0..<(1 + run.random.below(6)) { content.addSubview(run.makeView(in: view.bounds.size)) }
        run.callback("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run?.callback("viewWillAppear")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        run?.callback("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        run?.callback("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run?.callback("viewDidDisappear")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        run?.callback("viewDidLayoutSubviews")
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        run?.callback("viewSafeAreaInsetsDidChange")
    }
}

/// A child controller that retains an object; its view is not used.
private final class RandomHolder: UIViewController {
    private let object: AnyObject

    init(_ object: AnyObject) {
        self.object = object
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }
}

/// The data source and delegate of a page view controller, which often creates another page.
private final class RandomPages: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    private weak var run: RandomApplication?

    init(_ run: RandomApplication) { self.run = run }

    func pageViewController(_ controller: UIPageViewController, viewControllerBefore page: UIViewController)
        -> UIViewController?
    {
        next("viewControllerBefore")
    }

    func pageViewController(_ controller: UIPageViewController, viewControllerAfter page: UIViewController)
        -> UIViewController?
    {
        next("viewControllerAfter")
    }

    private func next(_ name: String) -> UIViewController? {
        guard let run else { return nil }
        run.callback(name)
        return run.random.chance(70) ? run.makeContent() : nil
    }

    func pageViewController(
        _ controller: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        run?.callback("didFinishAnimating")
    }
}
