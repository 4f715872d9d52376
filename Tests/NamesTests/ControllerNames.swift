import UIKit

/// Every name of the kind "controller, widget" that touch code uses, with the type that UIKit documents.
@MainActor
struct ControllerNames {
    func effects(_ view: UIView) {
        let blur: UIBlurEffect = UIBlurEffect(style: .dark)  // UIBlurEffect
        let styles: [UIBlurEffect.Style] = [  // UIBlurEffect
            .extraLight, .light, .dark, .regular, .prominent, .systemUltraThinMaterial, .systemThinMaterial,
            .systemMaterial, .systemThickMaterial, .systemChromeMaterial, .systemMaterialDark, .systemMaterialLight,
        ]
        let named = UIBlurEffect(style: UIBlurEffect.Style.extraLight)  // UIBlurEffect
        let effectView: UIVisualEffectView = UIVisualEffectView(effect: blur)  // UIVisualEffectView
        let chained = UIVisualEffectView(effect: UIBlurEffect(style: .light))  // UIVisualEffectView
        let none: UIVisualEffectView = UIVisualEffectView()  // UIVisualEffectView
        let framed: UIVisualEffectView = UIVisualEffectView(frame: view.bounds)  // UIVisualEffectView
        effectView.frame = view.bounds  // UIVisualEffectView
        effectView.autoresizingMask = [.flexibleWidth, .flexibleHeight]  // UIVisualEffectView
        effectView.contentView.addSubview(UILabel())  // UIVisualEffectView
        let content: UIView = effectView.contentView  // UIVisualEffectView
        effectView.effect = nil  // UIVisualEffectView
        effectView.effect = named  // UIVisualEffectView
        let effect: UIVisualEffect? = effectView.effect  // UIVisualEffectView
        effectView.layer.cornerRadius = 12  // UIVisualEffectView
        effectView.clipsToBounds = true  // UIVisualEffectView
        effectView.isUserInteractionEnabled = false  // UIVisualEffectView
        UIView.animate(withDuration: 0.3) { effectView.effect = UIBlurEffect(style: .regular) }  // UIVisualEffectView
        let vibrancy: UIVibrancyEffect = UIVibrancyEffect(blurEffect: blur)  // UIVibrancyEffect
        let label: UIVibrancyEffect = UIVibrancyEffect(blurEffect: blur, style: .label)  // UIVibrancyEffect
        let vibrant = UIVisualEffectView(effect: vibrancy)  // UIVibrancyEffect
        effectView.contentView.addSubview(vibrant)  // UIVisualEffectView
        view.insertSubview(effectView, at: 0)  // UIVisualEffectView
        _ = (styles, chained, none, framed, content, effect, label)
    }

    func tabs(_ first: UIViewController, _ second: UIViewController, _ delegate: any UITabBarControllerDelegate) {
        let tabs: UITabBarController = UITabBarController()  // UITabBarController
        tabs.viewControllers = [first, UINavigationController(rootViewController: second)]  // UITabBarController
        let controllers: [UIViewController]? = tabs.viewControllers  // UITabBarController
        tabs.setViewControllers([first, second], animated: false)  // UITabBarController
        tabs.selectedIndex = 1  // UITabBarController
        let index: Int = tabs.selectedIndex  // UITabBarController
        tabs.selectedViewController = first  // UITabBarController
        let selected: UIViewController? = tabs.selectedViewController  // UITabBarController
        let navigation = tabs.selectedViewController as? UINavigationController  // UITabBarController
        tabs.delegate = delegate  // UITabBarControllerDelegate
        let kept: (any UITabBarControllerDelegate)? = tabs.delegate  // UITabBarControllerDelegate
        tabs.tabBar.isHidden = true  // UITabBarController
        let bar: UITabBar = tabs.tabBar  // UITabBar
        let height: CGFloat = tabs.tabBar.frame.size.height  // UITabBar
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = tabs  // UITabBarController
        let root = window.rootViewController as? UITabBarController  // UITabBarController
        let own: UITabBarController? = first.tabBarController  // UIViewController.tabBarController
        first.tabBarController?.tabBar.isHidden = true  // UIViewController.tabBarController
        first.tabBarController?.selectedIndex = 0  // UIViewController.tabBarController
        second.hidesBottomBarWhenPushed = true  // UITabBarController
        _ = (controllers, index, selected, navigation, kept, bar, height, root, own)
    }

    func tabBar(_ bar: UITabBar, _ delegate: any UITabBarDelegate, _ image: UIImage) {
        let made: UITabBar = UITabBar(frame: .zero)  // UITabBar
        made.items = [UITabBarItem(title: "One", image: nil, tag: 0)]  // UITabBar
        made.setItems([], animated: false)  // UITabBar
        let items: [UITabBarItem]? = bar.items  // UITabBar
        bar.items?[0].title = "First"  // UITabBar
        made.selectedItem = made.items?.first  // UITabBar
        let selected: UITabBarItem? = bar.selectedItem  // UITabBar
        made.delegate = delegate  // UITabBar
        bar.tintColor = .red  // UITabBar
        bar.barTintColor = .white  // UITabBar
        let tint: UIColor? = bar.barTintColor  // UITabBar
        bar.unselectedItemTintColor = .gray  // UITabBar
        bar.isTranslucent = false  // UITabBar
        bar.barStyle = .black  // UITabBar
        bar.backgroundImage = UIImage()  // UITabBar
        bar.shadowImage = UIImage()  // UITabBar
        let item: UITabBarItem = UITabBarItem(title: "Home", image: image, selectedImage: image)  // UITabBarItem
        let tagged: UITabBarItem = UITabBarItem(title: "Home", image: image, tag: 1)  // UITabBarItem
        let system: UITabBarItem = UITabBarItem(tabBarSystemItem: .favorites, tag: 2)  // UITabBarItem
        item.title = "Start"  // UITabBarItem
        item.image = image.withRenderingMode(.alwaysOriginal)  // UITabBarItem
        item.selectedImage = image  // UITabBarItem
        item.badgeValue = "3"  // UITabBarItem
        item.badgeColor = .red  // UITabBarItem
        item.tag = 4  // UITabBarItem
        item.isEnabled = false  // UITabBarItem
        item.imageInsets = UIEdgeInsets(top: 6, left: 0, bottom: -6, right: 0)  // UITabBarItem
        item.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: -3)  // UITabBarItem
        item.setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)  // UITabBarItem
        item.accessibilityIdentifier = "home"  // UITabBarItem
        let badge: String? = item.badgeValue  // UITabBarItem
        let systems: [UITabBarItem.SystemItem] = [  // UITabBarItem
            .more, .favorites, .featured, .topRated, .recents, .contacts, .history, .bookmarks, .search, .downloads,
            .mostRecent, .mostViewed,
        ]
        let controller = UIViewController()
        controller.tabBarItem = item  // UITabBarItem
        let ofController: UITabBarItem? = controller.tabBarItem  // UITabBarItem
        controller.tabBarItem.title = "Home"  // UITabBarItem
        controller.tabBarItem?.image = image  // UITabBarItem
        _ = (items, selected, tint, tagged, system, badge, systems, ofController)
    }

    func alerts(_ controller: UIViewController) {
        let alert: UIAlertController = UIAlertController(  // UIAlertController
            title: "Delete?", message: "It is gone then.", preferredStyle: .alert)
        let sheet = UIAlertController(  // UIAlertController
            title: nil, message: nil, preferredStyle: UIAlertController.Style.actionSheet)
        let styles: [UIAlertController.Style] = [.alert, .actionSheet]  // UIAlertController
        alert.addAction(UIAlertAction(title: "OK", style: .default))  // UIAlertAction
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))  // UIAlertAction
        let delete: UIAlertAction = UIAlertAction(title: "Delete", style: .destructive) { action in  // UIAlertAction
            let action: UIAlertAction = action  // UIAlertAction
            controller.title = action.title  // UIAlertAction
        }
        let handled = UIAlertAction(  // UIAlertAction
            title: "Keep", style: UIAlertAction.Style.default,
            handler: { [weak controller] (_: UIAlertAction) -> Void in controller?.dismiss(animated: true) })
        let actionStyles: [UIAlertAction.Style] = [.default, .cancel, .destructive]  // UIAlertAction
        alert.addAction(delete)  // UIAlertController
        delete.isEnabled = false  // UIAlertAction
        let isEnabled: Bool = delete.isEnabled  // UIAlertAction
        let title: String? = delete.title  // UIAlertAction
        let style: UIAlertAction.Style = delete.style  // UIAlertAction
        alert.preferredAction = delete  // UIAlertController
        let preferred: UIAlertAction? = alert.preferredAction  // UIAlertController
        let actions: [UIAlertAction] = alert.actions  // UIAlertController
        alert.addTextField { field in  // UIAlertController
            let field: UITextField = field  // UIAlertController
            field.placeholder = "Name"  // UIAlertController
        }
        alert.addTextField(configurationHandler: nil)  // UIAlertController
        alert.addTextField()  // UIAlertController
        let fields: [UITextField]? = alert.textFields  // UIAlertController
        let name: String? = alert.textFields?.first?.text  // UIAlertController
        let forced: String? = alert.textFields![0].text  // UIAlertController
        alert.title = "Sure?"  // UIAlertController
        alert.message = nil  // UIAlertController
        let message: String? = alert.message  // UIAlertController
        let shown: UIAlertController.Style = alert.preferredStyle  // UIAlertController
        alert.view.tintColor = .red  // UIAlertController
        sheet.popoverPresentationController?.sourceView = controller.view  // UIAlertController
        sheet.popoverPresentationController?.sourceRect = controller.view.bounds  // UIAlertController
        controller.present(alert, animated: true, completion: nil)  // UIAlertController
        controller.present(sheet, animated: true)  // UIAlertController
        let isAlert: Bool = controller.presentedViewController is UIAlertController  // UIAlertController
        _ = (styles, handled, actionStyles, isEnabled, title, style, preferred, actions, fields, name, forced)
        _ = (message, shown, isAlert)
    }

    func pages(
        _ controller: UIViewController, _ source: any UIPageViewControllerDataSource,
        _ delegate: any UIPageViewControllerDelegate
    ) {
        let pages: UIPageViewController = UIPageViewController(  // UIPageViewController
            transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)
        let short = UIPageViewController(  // UIPageViewController
            transitionStyle: .pageCurl, navigationOrientation: .vertical)
        let spaced = UIPageViewController(  // UIPageViewController
            transitionStyle: .scroll, navigationOrientation: .horizontal,
            options: [UIPageViewController.OptionsKey.interPageSpacing: 20])
        let spined = UIPageViewController(  // UIPageViewController
            transitionStyle: .pageCurl, navigationOrientation: .horizontal,
            options: [.spineLocation: UIPageViewController.SpineLocation.min.rawValue])
        pages.dataSource = source  // UIPageViewControllerDataSource
        pages.dataSource = nil  // UIPageViewControllerDataSource
        let keptSource: (any UIPageViewControllerDataSource)? = pages.dataSource  // UIPageViewControllerDataSource
        pages.delegate = delegate  // UIPageViewControllerDelegate
        let keptDelegate: (any UIPageViewControllerDelegate)? = pages.delegate  // UIPageViewControllerDelegate
        pages.setViewControllers([controller], direction: .forward, animated: true)  // UIPageViewController
        pages.setViewControllers(  // UIPageViewController
            [controller], direction: .reverse, animated: false, completion: nil)
        pages.setViewControllers([controller], direction: .forward, animated: true) { done in  // UIPageViewController
            let done: Bool = done  // UIPageViewController
            _ = done
        }
        let shown: [UIViewController]? = pages.viewControllers  // UIPageViewController
        let first: UIViewController? = pages.viewControllers?.first  // UIPageViewController
        let recognizers: [UIGestureRecognizer] = pages.gestureRecognizers  // UIPageViewController
        pages.gestureRecognizers.forEach { $0.isEnabled = false }  // UIPageViewController
        let style: UIPageViewController.TransitionStyle = pages.transitionStyle  // UIPageViewController
        let orientation: UIPageViewController.NavigationOrientation =  // UIPageViewController
            pages.navigationOrientation
        let direction: UIPageViewController.NavigationDirection = .reverse  // UIPageViewController
        pages.isDoubleSided = false  // UIPageViewController
        for case let scroll as UIScrollView in pages.view.subviews {  // UIPageViewController
            scroll.isScrollEnabled = false
        }
        controller.addChild(pages)  // UIPageViewController
        controller.view.addSubview(pages.view)  // UIPageViewController
        pages.didMove(toParent: controller)  // UIPageViewController
        _ = (short, spaced, spined, keptSource, keptDelegate, shown, first, recognizers, style, orientation, direction)
    }

    func indicators(_ view: UIView) {
        let spinner: UIActivityIndicatorView = UIActivityIndicatorView(style: .medium)  // UIActivityIndicatorView
        let large = UIActivityIndicatorView(style: UIActivityIndicatorView.Style.large)  // UIActivityIndicatorView
        let plain: UIActivityIndicatorView = UIActivityIndicatorView()  // UIActivityIndicatorView
        let framed =  // UIActivityIndicatorView
            UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        spinner.startAnimating()  // UIActivityIndicatorView
        spinner.stopAnimating()  // UIActivityIndicatorView
        let isAnimating: Bool = spinner.isAnimating  // UIActivityIndicatorView
        spinner.hidesWhenStopped = true  // UIActivityIndicatorView
        spinner.color = .white  // UIActivityIndicatorView
        let color: UIColor? = spinner.color  // UIActivityIndicatorView
        spinner.style = .large  // UIActivityIndicatorView
        let style: UIActivityIndicatorView.Style = spinner.style  // UIActivityIndicatorView
        spinner.center = view.center  // UIActivityIndicatorView
        view.addSubview(spinner)  // UIActivityIndicatorView
        _ = (large, plain, framed, isAnimating, color, style)
    }

    func progress() {
        let bar: UIProgressView = UIProgressView(progressViewStyle: .default)  // UIProgressView
        let plain: UIProgressView = UIProgressView()  // UIProgressView
        let framed: UIProgressView = UIProgressView(frame: .zero)  // UIProgressView
        bar.progress = 0.5  // UIProgressView
        let progress: Float = bar.progress  // UIProgressView
        bar.setProgress(1, animated: true)  // UIProgressView
        bar.progressTintColor = .blue  // UIProgressView
        bar.trackTintColor = .lightGray  // UIProgressView
        let tint: UIColor? = bar.progressTintColor  // UIProgressView
        let track: UIColor? = bar.trackTintColor  // UIProgressView
        bar.observedProgress = Progress(totalUnitCount: 10)  // UIProgressView
        bar.progressViewStyle = .bar  // UIProgressView
        let style: UIProgressView.Style = bar.progressViewStyle  // UIProgressView
        _ = (plain, framed, progress, tint, track, style)
    }

    func split(
        _ primary: UIViewController, _ secondary: UIViewController, _ delegate: any UISplitViewControllerDelegate
    ) {
        let split: UISplitViewController = UISplitViewController()  // UISplitViewController
        let styled: UISplitViewController = UISplitViewController(style: .doubleColumn)  // UISplitViewController
        split.viewControllers = [primary, secondary]  // UISplitViewController
        let controllers: [UIViewController] = split.viewControllers  // UISplitViewController
        styled.setViewController(primary, for: .primary)  // UISplitViewController
        let column: UIViewController? = styled.viewController(for: .secondary)  // UISplitViewController
        styled.show(.primary)  // UISplitViewController
        styled.hide(.primary)  // UISplitViewController
        let columns: [UISplitViewController.Column] = [  // UISplitViewController
            .primary, .supplementary, .secondary, .compact,
        ]
        split.delegate = delegate  // UISplitViewController
        split.preferredDisplayMode = .oneBesideSecondary  // UISplitViewController
        let modes: [UISplitViewController.DisplayMode] = [  // UISplitViewController
            .automatic, .secondaryOnly, .oneBesideSecondary, .oneOverSecondary,
        ]
        let mode: UISplitViewController.DisplayMode = split.displayMode  // UISplitViewController
        let isCollapsed: Bool = split.isCollapsed  // UISplitViewController
        split.presentsWithGesture = false  // UISplitViewController
        split.maximumPrimaryColumnWidth = 320  // UISplitViewController
        split.minimumPrimaryColumnWidth = 200  // UISplitViewController
        split.preferredPrimaryColumnWidthFraction = 0.4  // UISplitViewController
        let width: CGFloat = split.primaryColumnWidth  // UISplitViewController
        secondary.navigationItem.leftBarButtonItem = split.displayModeButtonItem  // UISplitViewController
        let button: UIBarButtonItem = split.displayModeButtonItem  // UISplitViewController
        split.showDetailViewController(secondary, sender: nil)  // UISplitViewController
        let own: UISplitViewController? = primary.splitViewController  // UIViewController.splitViewController
        primary.splitViewController?.preferredDisplayMode = .secondaryOnly  // UIViewController.splitViewController
        let isSplit: Bool = primary.splitViewController?.isCollapsed == false  // UIViewController.splitViewController
        _ = (controllers, column, columns, modes, mode, isCollapsed, width, button, own, isSplit)
    }

    func toolbar(_ field: UITextField) {
        let toolbar: UIToolbar = UIToolbar()  // UIToolbar
        let framed: UIToolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))  // UIToolbar
        let space = UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)
        toolbar.items = [space, UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)]  // UIToolbar
        let items: [UIBarButtonItem]? = toolbar.items  // UIToolbar
        toolbar.setItems([space], animated: false)  // UIToolbar
        toolbar.barStyle = .default  // UIToolbar
        toolbar.isTranslucent = true  // UIToolbar
        toolbar.barTintColor = .white  // UIToolbar
        toolbar.tintColor = .red  // UIToolbar
        toolbar.sizeToFit()  // UIToolbar
        toolbar.isUserInteractionEnabled = true  // UIToolbar
        toolbar.setBackgroundImage(UIImage(), forToolbarPosition: .any, barMetrics: .default)  // UIToolbar
        toolbar.setShadowImage(UIImage(), forToolbarPosition: .any)  // UIToolbar
        toolbar.clipsToBounds = true  // UIToolbar
        field.inputAccessoryView = toolbar  // UIToolbar
        let navigation = UINavigationController()
        let ofNavigation: UIToolbar? = navigation.toolbar  // UIToolbar
        navigation.isToolbarHidden = false  // UIToolbar
        navigation.setToolbarHidden(true, animated: true)  // UIToolbar
        let controller = UIViewController()
        controller.toolbarItems = [space]  // UIToolbar
        controller.setToolbarItems([space], animated: true)  // UIToolbar
        _ = (framed, items, ofNavigation)
    }

    func appearance(_ bar: UINavigationBar, _ item: UINavigationItem, _ image: UIImage) {
        let appearance: UINavigationBarAppearance = UINavigationBarAppearance()  // UINavigationBarAppearance
        appearance.configureWithOpaqueBackground()  // UINavigationBarAppearance
        appearance.configureWithTransparentBackground()  // UINavigationBarAppearance
        appearance.configureWithDefaultBackground()  // UINavigationBarAppearance
        appearance.backgroundColor = .white  // UINavigationBarAppearance
        let color: UIColor? = appearance.backgroundColor  // UINavigationBarAppearance
        appearance.backgroundImage = image  // UINavigationBarAppearance
        appearance.shadowColor = nil  // UINavigationBarAppearance
        appearance.shadowColor = .clear  // UINavigationBarAppearance
        appearance.shadowImage = UIImage()  // UINavigationBarAppearance
        appearance.titleTextAttributes = [.foregroundColor: UIColor.black]  // UINavigationBarAppearance
        let attributes: [NSAttributedString.Key: Any] = appearance.titleTextAttributes  // UINavigationBarAppearance
        appearance.largeTitleTextAttributes = [  // UINavigationBarAppearance
            NSAttributedString.Key.font: UIFont.boldSystemFont(ofSize: 34)
        ]
        appearance.titlePositionAdjustment = UIOffset(horizontal: 0, vertical: 2)  // UINavigationBarAppearance
        appearance.setBackIndicatorImage(image, transitionMaskImage: image)  // UINavigationBarAppearance
        let button: UIBarButtonItemAppearance = appearance.buttonAppearance  // UINavigationBarAppearance
        button.normal.titleTextAttributes = [.foregroundColor: UIColor.red]  // UINavigationBarAppearance
        appearance.backButtonAppearance = UIBarButtonItemAppearance(style: .plain)  // UINavigationBarAppearance
        bar.standardAppearance = appearance  // UINavigationBarAppearance
        bar.compactAppearance = appearance  // UINavigationBarAppearance
        bar.scrollEdgeAppearance = bar.standardAppearance  // UINavigationBarAppearance
        item.standardAppearance = appearance  // UINavigationBarAppearance
        _ = (color, attributes)
    }
}

private final class FrostedView: UIVisualEffectView {  // UIVisualEffectView
    override init(effect: UIVisualEffect?) {  // UIVisualEffectView
        super.init(effect: effect)  // UIVisualEffectView
        contentView.isUserInteractionEnabled = true  // UIVisualEffectView
    }

    required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }  // UIVisualEffectView

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // UIVisualEffectView
        super.hitTest(point, with: event)  // UIVisualEffectView
    }
}

private class MainTabs: UITabBarController, UITabBarControllerDelegate {  // UITabBarController
    override func viewDidLoad() {  // UITabBarController
        super.viewDidLoad()  // UITabBarController
        delegate = self  // UITabBarControllerDelegate
        tabBar.tintColor = .red  // UITabBarController
    }

    override func viewDidLayoutSubviews() {  // UITabBarController
        super.viewDidLayoutSubviews()  // UITabBarController
        tabBar.frame.size.height = 90  // UITabBarController
    }

    override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {  // UITabBarController
        let index: Int? = tabBar.items?.firstIndex(of: item)  // UITabBar
        _ = index
    }

    override var selectedIndex: Int {  // UITabBarController
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var selectedViewController: UIViewController? {  // UITabBarController
        didSet { setNeedsStatusBarAppearanceUpdate() }
    }

    override var childForStatusBarStyle: UIViewController? { selectedViewController }  // UITabBarController

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {  // UITabBarController
        selectedViewController?.supportedInterfaceOrientations ?? .portrait  // UITabBarController
    }

    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { viewController !== selectedViewController }

    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController, didSelect viewController: UIViewController
    ) {}

    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { nil }
}

private final class TallTabBar: UITabBar {  // UITabBar
    override func sizeThatFits(_ size: CGSize) -> CGSize {  // UITabBar
        var size = super.sizeThatFits(size)  // UITabBar
        size.height = 80
        return size
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {  // UITabBar
        super.hitTest(point, with: event)  // UITabBar
    }

    override func layoutSubviews() { super.layoutSubviews() }  // UITabBar
}

private final class BarDelegate: NSObject, UITabBarDelegate, UISplitViewControllerDelegate {
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}  // UITabBar

    func splitViewController(  // UISplitViewController
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }

    func splitViewController(  // UISplitViewController
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }

    func splitViewController(  // UISplitViewController
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) {}
}

private class Onboarding: UIPageViewController {  // UIPageViewController
    private let steps = [UIViewController(), UIViewController()]

    override init(  // UIPageViewController
        transitionStyle style: UIPageViewController.TransitionStyle,
        navigationOrientation: UIPageViewController.NavigationOrientation,
        options: [UIPageViewController.OptionsKey: Any]? = nil
    ) {
        super.init(  // UIPageViewController
            transitionStyle: .scroll, navigationOrientation: navigationOrientation, options: options)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }  // UIPageViewController

    override func viewDidLoad() {  // UIPageViewController
        super.viewDidLoad()  // UIPageViewController
        dataSource = self  // UIPageViewControllerDataSource
        delegate = self  // UIPageViewControllerDelegate
        if let first = steps.first {
            setViewControllers([first], direction: .forward, animated: true, completion: nil)  // UIPageViewController
        }
    }
}

extension Onboarding: UIPageViewControllerDataSource {  // UIPageViewControllerDataSource
    func pageViewController(  // UIPageViewControllerDataSource
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index > 0 else { return nil }
        return steps[index - 1]
    }

    func pageViewController(  // UIPageViewControllerDataSource
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
        guard let index = steps.firstIndex(of: viewController), index + 1 < steps.count else { return nil }
        return steps[index + 1]
    }

    func presentationCount(for pageViewController: UIPageViewController) -> Int {  // UIPageViewControllerDataSource
        steps.count
    }

    func presentationIndex(for pageViewController: UIPageViewController) -> Int {  // UIPageViewControllerDataSource
        guard let first = viewControllers?.first else { return 0 }  // UIPageViewController
        return steps.firstIndex(of: first) ?? 0
    }
}

extension Onboarding: UIPageViewControllerDelegate {  // UIPageViewControllerDelegate
    func pageViewController(  // UIPageViewControllerDelegate
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}

    func pageViewController(  // UIPageViewControllerDelegate
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {
        guard completed else { return }
        let shown: [UIViewController]? = pageViewController.viewControllers  // UIPageViewController
        _ = shown
    }

    func pageViewController(  // UIPageViewControllerDelegate
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation { .min }
}

private final class TallToolbar: UIToolbar {  // UIToolbar
    override func sizeThatFits(_ size: CGSize) -> CGSize {  // UIToolbar
        CGSize(width: super.sizeThatFits(size).width, height: 60)  // UIToolbar
    }
}

private final class ThickProgress: UIProgressView {  // UIProgressView
    override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 8) }  // UIProgressView
}

private final class QuietAlert: UIAlertController {  // UIAlertController
    override func viewDidLoad() {  // UIAlertController
        super.viewDidLoad()  // UIAlertController
        addAction(UIAlertAction(title: "OK", style: .default, handler: nil))  // UIAlertController
    }
}
