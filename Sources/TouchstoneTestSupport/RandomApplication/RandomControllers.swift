import TouchstoneTesting
import UIKit

extension RandomApplication {
    func makeRoot() -> UIViewController { random.chance(50) ? makeContainer() : makeContent() }

    func makeContainer() -> UIViewController {
        switch random.below(4) {
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

    private func makeStack() -> UINavigationController {
        let controller = UINavigationController(rootViewController: makeContent())
        if random.chance(30) { controller.pushViewController(makeContent(), animated: false) }
        controller.navigationBar.prefersLargeTitles = random.chance(40)
        remember(controller)
        return controller
    }

    func makeContent() -> UIViewController {
        let controller: UIViewController
        switch random.below(5) {
        case 0, 1: controller = RandomTableController(self)
        case 2: controller = RandomCollectionController(self)
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

    func makeView(in size: CGSize) -> UIView {
        let frame = CGRect(
            x: random.length(0...200), y: random.length(60...500), width: random.length(20...250),
            height: random.length(20...200))
        switch random.below(6) {
        case 0:
            let button = UIButton(
                type: .system, primaryAction: UIAction(title: "Act") { [weak self] _ in self?.callback("button") })
            button.frame = frame
            return inside(RandomView(self, frame), button)
        case 1:
            let button = UIButton(type: .system)
            button.setTitle("Menu", for: .normal)
            button.showsMenuAsPrimaryAction = true
            button.menu = UIMenu(children: [
                UIAction(title: "One") { [weak self] _ in self?.callback("menu action") },
                UIAction(title: "Two") { _ in },
            ])
            return inside(RandomView(self, frame), button)
        case 2:
            let field = UITextField()
            field.borderStyle = .roundedRect
            field.isSecureTextEntry = random.chance(20)
            field.addAction(UIAction { [weak self] _ in self?.callback("editing changed") }, for: .editingChanged)
            field.addAction(UIAction { [weak self] _ in self?.callback("editing ended") }, for: .editingDidEnd)
            return inside(RandomView(self, frame), field)
        case 3:
            return inside(
                RandomView(self, frame), random.among([UISwitch(), UISlider(), UIStepper(), UIPageControl()]))
        case 4:
            let scroll = UIScrollView()
            scroll.contentSize = CGSize(width: 400, height: 900)
            scroll.addSubview(RandomView(self, CGRect(x: 10, y: 10, width: 80, height: 80)))
            return inside(RandomView(self, frame), scroll)
        default:
            let view = RandomView(self, frame)
            let recognizers: [UIGestureRecognizer] = [
                UITapGestureRecognizer(), UIPanGestureRecognizer(), UILongPressGestureRecognizer(),
                UIPinchGestureRecognizer(),
                UISwipeGestureRecognizer(),
            ]
            let recognizer = random.among(recognizers)
            recognizer.addHandler { [weak self] _ in self?.callback("recognizer") }
            view.addGestureRecognizer(recognizer)
            return view
        }
    }

    private func inside(_ view: UIView, _ content: UIView) -> UIView {
        content.frame = view.bounds
        view.addSubview(content)
        return view
    }
}

/// A view that the application creates, with random actions in its callbacks.
final class RandomView: UIView {
    private weak var run: RandomApplication?

    init(_ run: RandomApplication, _ frame: CGRect) {
        self.run = run
        super.init(frame: frame)
        run.remember(self)
        backgroundColor = .systemTeal
        clipsToBounds = run.random.chance(20)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        run?.callback("layoutSubviews")
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        run?.callback("didMoveToWindow")
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        run?.callback("touchesBegan")
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        run?.callback("touchesMoved")
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        run?.callback("touchesEnded")
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesCancelled(touches, with: event)
        run?.callback("touchesCancelled")
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        run?.callback("hitTest")
        return super.hitTest(point, with: event)
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
