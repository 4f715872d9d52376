import UIKit

/// A screen.
final class RecordedLeaf: UIViewController, RecordedController {
    let record: AppearanceRecord

    init(_ name: String) {
        record = AppearanceRecord(name)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record.willMove(to: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record.didMove(to: parent, now: self.parent)
    }
}

/// A navigation controller.
final class RecordedNavigation: UINavigationController, RecordedController {
    let record: AppearanceRecord

    init(_ name: String) {
        record = AppearanceRecord(name)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record.willMove(to: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record.didMove(to: parent, now: self.parent)
    }
}

/// A tab bar controller.
final class RecordedTabs: UITabBarController, RecordedController {
    let record: AppearanceRecord

    init(_ name: String) {
        record = AppearanceRecord(name)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record.willMove(to: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record.didMove(to: parent, now: self.parent)
    }
}

/// A page view controller.
final class RecordedPages: UIPageViewController, RecordedController {
    let record: AppearanceRecord

    init(_ name: String) {
        record = AppearanceRecord(name)
        super.init(transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record.willMove(to: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record.didMove(to: parent, now: self.parent)
    }
}

/// A split view controller.
final class RecordedSplit: UISplitViewController, RecordedController {
    let record: AppearanceRecord

    init(_ name: String, _ style: Style) {
        record = AppearanceRecord(name)
        super.init(style: style)
    }
    required init?(coder: NSCoder) { nil }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        record.willMove(to: parent)
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        record.didMove(to: parent, now: self.parent)
    }
}

/// An alert or an action sheet.
final class RecordedAlert: UIAlertController, RecordedController {
    var record = AppearanceRecord("alert")

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        record.willAppear()
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        record.didAppear()
    }
    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        record.willDisappear()
    }
    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        record.didDisappear()
    }
}
