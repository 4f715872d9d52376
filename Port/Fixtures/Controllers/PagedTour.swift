import UIKit

class PagedTourPageController: UIViewController {
    let index: Int
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 350, height: 60))
    init(index: Int) {
        self.index = index
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        label.text = "Page \(index + 1)"
        view.addSubview(label)
    }
}

@objc protocol TourDelegate: AnyObject {
    @objc optional func tour(_ tour: TourController, reached index: Int)
    @objc optional func tourWasSkipped(_ tour: TourController)
}

/// Three pages with dots below; a button skips to the last.
class TourController: UIPageViewController {
    weak var tourDelegate: TourDelegate?
    let pages = (0..<3).map { PagedTourPageController(index: $0) }
    let skipButton = UIButton(type: .system)
    private(set) var log: [String] = []

    init() {
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: [.interPageSpacing: 20])
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }

    var current: Int { (viewControllers?.first as? PagedTourPageController)?.index ?? -1 }

    override func viewDidLoad() {
        super.viewDidLoad()
        dataSource = self
        delegate = self
        view.backgroundColor = .lightGray
        setViewControllers([pages[0]], direction: .forward, animated: false, completion: nil)
        skipButton.setTitle("Skip", for: .normal)
        skipButton.frame = CGRect(x: 290, y: 40, width: 80, height: 44)
        skipButton.addTarget(self, action: #selector(skip(_:)), for: .touchUpInside)
        view.addSubview(skipButton)
    }

    @objc func skip(_ sender: UIButton) {
        guard let last = pages.last else { return }
        setViewControllers([last], direction: .forward, animated: true) { [weak self] finished in
            guard let self = self else { return }
            self.log.append("skipped \(finished)")
            self.tourDelegate?.tourWasSkipped?(self)
        }
    }
}

extension TourController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? PagedTourPageController, page.index > 0 else { return nil }
        return pages[page.index - 1]
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let page = viewController as? PagedTourPageController, page.index + 1 < pages.count else { return nil }
        return pages[page.index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int { pages.count }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int { current }

    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
        log.append("will \((pendingViewControllers.first as? PagedTourPageController)?.index ?? -1)")
    }

    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController],
        transitionCompleted completed: Bool
    ) {
        log.append(
            "from \((previousViewControllers.first as? PagedTourPageController)?.index ?? -1) \(completed ? "completed" : "returned")"
        )
        if completed { tourDelegate?.tour?(self, reached: current) }
    }
}
