import UIKit

/// A controller on a navigation stack, and the settings that prevent the drag back.
final class WayBack: UINavigationController, UINavigationControllerDelegate, UIGestureRecognizerDelegate {
    private let report = UILabel()
    private var systemDelegates: [(any UIGestureRecognizerDelegate)?] = []
    private var drags: [UIGestureRecognizer] {
        [interactivePopGestureRecognizer, interactiveContentPopGestureRecognizer].compactMap { $0 }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        delegate = self
        systemDelegates = drags.map(\.delegate)
        let list = Page()
        list.title = "List"
        list.view.accessibilityIdentifier = "list"
        list.view.backgroundColor = .secondarySystemBackground
        let button = UIButton(
            configuration: .filled(),
            primaryAction: UIAction(title: "Open the letter") { [weak self] _ in self?.open(animated: true) })
        button.accessibilityIdentifier = "open"
        button.frame = CGRect(x: 24, y: 90, width: 200, height: 50)
        list.content.addSubview(button)
        setViewControllers([list], animated: false)
        open(animated: false)
    }

    private func open(animated: Bool) {
        let letter = Page()
        letter.title = "Letter"
        letter.view.accessibilityIdentifier = "letter"
        letter.view.backgroundColor = .systemBackground
        fill(letter.content, letter.navigationItem)
        pushViewController(letter, animated: animated)
        setNavigationBarHidden(false, animated: false)
        permit(false)
    }

    // MARK: The letter

    private func fill(_ page: UIView, _ item: UINavigationItem) {
        report.accessibilityIdentifier = "report"
        report.frame = CGRect(x: 24, y: 64, width: 342, height: 66)
        report.numberOfLines = 0
        report.font = .systemFont(ofSize: 15)
        report.textColor = .secondaryLabel
        report.text =
            "Drag the page to the right, from its edge and from its middle. The strip and the slider keep their drags."
        page.addSubview(report)
        page.addSubview(strip())
        let slider = UISlider(frame: CGRect(x: 24, y: 250, width: 342, height: 34))
        slider.accessibilityIdentifier = "slider"
        page.addSubview(slider)
        row(0, "Hide the bar", page) { [weak self] in self?.setNavigationBarHidden($0, animated: false) }
        row(1, "An item of my own on the left", page) { isOn in
            item.leftBarButtonItem = isOn ? UIBarButtonItem(title: "Close", primaryAction: nil) : nil
        }
        row(2, "Beside the back button", page) { item.leftItemsSupplementBackButton = $0 }
        row(3, "A delegate of my own", page) { [weak self] in self?.permit($0) }
    }

    private func strip() -> UIView {
        let strip = UIScrollView(frame: CGRect(x: 24, y: 144, width: 342, height: 90))
        strip.accessibilityIdentifier = "strip"
        strip.backgroundColor = .systemGray5
        strip.layer.cornerRadius = 14
        for index in 0..<10 {
            let card = UIView(frame: CGRect(x: 12 + index * 112, y: 12, width: 100, height: 66))
            card.accessibilityIdentifier = "card\(index + 1)"
            card.layer.cornerRadius = 10
            card.backgroundColor = UIColor.systemTeal.withAlphaComponent(0.4)
            strip.addSubview(card)
        }
        strip.contentSize = CGSize(width: 12 + 10 * 112, height: 90)
        return strip
    }

    private func row(_ index: Int, _ title: String, _ page: UIView, _ change: @escaping @MainActor (Bool) -> Void) {
        let y = 310 + CGFloat(index) * 44
        let label = UILabel(frame: CGRect(x: 24, y: y, width: 270, height: 31))
        label.accessibilityIdentifier = "label"
        label.text = title
        label.font = .systemFont(ofSize: 15)
        label.textColor = .label
        let toggle = UISwitch(frame: CGRect(x: 315, y: y, width: 51, height: 31))
        toggle.accessibilityIdentifier = title
        toggle.addAction(UIAction { change(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
        page.addSubview(label)
        page.addSubview(toggle)
    }

    // MARK: Permission

    private func permit(_ isMine: Bool) {
        for (drag, system) in zip(drags, systemDelegates) { drag.delegate = isMine ? self : system }
    }

    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { viewControllers.count > 1 }

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) {
        if viewControllers.count == 1 { setNavigationBarHidden(false, animated: false) }
    }
}

/// A controller whose content stays below the status bar when the navigation bar is hidden.
private final class Page: UIViewController {
    let content = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(content)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let top = view.window?.safeAreaInsets.top ?? 0
        content.frame = view.bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
    }
}
