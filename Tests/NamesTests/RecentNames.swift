import UIKit

/// Names of iOS 17 to 26, with the types that UIKit documents.
@MainActor
struct RecentNames {
    func traits(_ view: UIView, _ controller: UIViewController) {
        let registration: any UITraitChangeRegistration = view.registerForTraitChanges(  // UIView
            [UITraitUserInterfaceStyle.self, UITraitHorizontalSizeClass.self]
        ) { (view: UIView, previous: UITraitCollection) in
            view.tag = previous.userInterfaceStyle.rawValue
        }
        view.unregisterForTraitChanges(registration)  // UIView.unregisterForTraitChanges
        controller.registerForTraitChanges(  // UIViewController.registerForTraitChanges
            [UITraitVerticalSizeClass.self, UITraitDisplayScale.self, UITraitLayoutDirection.self], target: view,
            action: Selector(UIView.setNeedsLayout, name: "setNeedsLayout"))
        view.traitOverrides.userInterfaceStyle = .dark  // UIView.traitOverrides
        controller.traitOverrides.accent = 2  // UIViewController.traitOverrides
        if controller.traitOverrides.contains(AccentTrait.self) {  // UITraitOverrides
            controller.traitOverrides.remove(AccentTrait.self)  // UITraitOverrides
        }
        let made = UITraitCollection { traits in traits.preferredContentSizeCategory = .large }  // UITraitCollection
        let changed: UITraitCollection = made.modifyingTraits { $0.accent = 3 }  // UITraitCollection
        let value: Int = changed[AccentTrait.self]  // UITraitCollection
        let differing: [any UITraitDefinition.Type] = changed.changedTraits(from: made)  // UITraitCollection
        let affecting: [UITrait] = UITraitCollection.systemTraitsAffectingColorAppearance  // UITraitCollection
        view.maximumContentSizeCategory = .extraLarge  // UIView.maximumContentSizeCategory
        _ = (value, differing, affecting)
    }

    func updates(_ view: UIView) {
        view.setNeedsUpdateProperties()  // UIView.setNeedsUpdateProperties()
        view.updatePropertiesIfNeeded()  // UIView.updatePropertiesIfNeeded()
        let link = UIUpdateLink(view: view) { link, info in  // UIUpdateLink
            let time: TimeInterval = info.modelTime  // UIUpdateInfo
            _ = (time, link.currentUpdateInfo)
        }
        link.addAction(to: .beforeCATransactionCommit) { _, _ in }  // UIUpdateActionPhase
        link.requiresContinuousUpdates = true  // UIUpdateLink
        link.preferredFrameRateRange = CAFrameRateRange(minimum: 30, maximum: 60, preferred: 60)  // CAFrameRateRange
        link.isEnabled = false  // UIUpdateLink
    }

    func transitions(_ controller: UIViewController, _ cell: UIView) {
        let options = UIViewController.Transition.ZoomOptions()  // UIViewController.Transition
        options.dimmingColor = .black  // UIViewController.Transition
        options.interactiveDismissShouldBegin = { context in context.willBegin }  // UIViewController.Transition
        controller.preferredTransition = .zoom(options: options) { context in  // UIViewController.preferredTransition
            _ = context.zoomedViewController
            return cell
        }
        controller.preferredTransition = .crossDissolve  // UIViewController.preferredTransition
    }

    func tabs() {
        let home = UITab(title: "Home", image: nil, identifier: "home") { _ in UIViewController() }  // UITab
        let group = UITabGroup(
            title: "More", image: nil, identifier: "more",
            children: [  // UITabGroup
                UITab(title: "Shop", image: nil, identifier: "shop") { _ in UIViewController() }
            ])
        let search = UISearchTab { _ in UIViewController() }  // UISearchTab
        let controller = UITabBarController(tabs: [home, group, search])  // UITabBarController.tabs
        controller.selectedTab = search  // UITabBarController.selectedTab
        controller.mode = .tabSidebar  // UITabBarController.mode
        controller.tabBarMinimizeBehavior = .onScrollDown  // UITabBarController.tabBarMinimizeBehavior
        controller.bottomAccessory = UITabAccessory(contentView: UIView())  // UITabBarController.bottomAccessory
        let found: UITab? = controller.tab(forIdentifier: "shop")  // UITabBarController.tab(forIdentifier:)
        found?.badgeValue = "2"  // UITab
    }

    func bars(_ item: UIBarButtonItem, _ popover: UIPopoverPresentationController, _ scrollView: UIScrollView) {
        item.hidesSharedBackground = true  // UIBarButtonItem.hidesSharedBackground
        item.sharesBackground = false  // UIBarButtonItem.sharesBackground
        item.badge = .count(3)  // UIBarButtonItem.badge
        item.style = .prominent  // UIBarButtonItem.Style
        popover.sourceItem = item  // UIPopoverPresentationController.sourceItem
        scrollView.topEdgeEffect.style = .hard  // UIScrollView.topEdgeEffect
        scrollView.bottomEdgeEffect.isHidden = true  // UIScrollView.bottomEdgeEffect
        scrollView.allowsKeyboardScrolling = false  // UIScrollView.allowsKeyboardScrolling
        let interaction = UIScrollEdgeElementContainerInteraction()  // UIScrollEdgeElementContainerInteraction
        interaction.scrollView = scrollView  // UIScrollEdgeElementContainerInteraction
    }

    func controls(_ slider: UISlider, _ field: UITextField, _ text: UITextView) {
        slider.sliderStyle = .thumbless  // UISlider.sliderStyle
        slider.trackConfiguration = .init(  // UISlider.trackConfiguration
            allowsTickValuesOnly: false, neutralValue: 0.5, ticks: [.init(position: 0.2)])
        field.inlinePredictionType = .no  // UITextField.inlinePredictionType
        text.inlinePredictionType = .yes  // UITextView.inlinePredictionType
        text.writingToolsBehavior = .none  // UITextView.writingToolsBehavior
        let buttons: [UIButton.Configuration] = [  // UIButton.Configuration
            .glass(), .prominentGlass(), .clearGlass(), .prominentClearGlass(),
        ]
        _ = buttons
    }

    func look(_ view: UIView, _ effectView: UIVisualEffectView, _ image: UIImageView) {
        view.cornerConfiguration = .capsule()  // UIView.cornerConfiguration
        view.cornerConfiguration = .corners(radius: .fixed(12))  // UICornerConfiguration
        view.cornerConfiguration = .uniformCorners(radius: .containerConcentric(minimum: 8))  // UICornerRadius
        view.hoverStyle = UIHoverStyle(effect: .highlight, shape: .rect(cornerRadius: 8))  // UIHoverStyle
        let glass = UIGlassEffect(style: .regular)  // UIGlassEffect
        glass.isInteractive = true  // UIGlassEffect
        effectView.effect = glass
        effectView.effect = UIGlassContainerEffect()  // UIGlassContainerEffect
        image.addSymbolEffect(.bounce.up, options: .repeating)  // UIImageView.addSymbolEffect
        image.removeAllSymbolEffects()  // UIImageView.removeAllSymbolEffects
        image.setSymbolImage(UIImage(), contentTransition: .replace)  // UIImageView.setSymbolImage
    }

    func unavailable(_ controller: UIViewController) {
        var configuration = UIContentUnavailableConfiguration.empty()  // UIContentUnavailableConfiguration
        configuration.text = "No mail"  // UIContentUnavailableConfiguration
        configuration.button = .borderless()  // UIContentUnavailableConfiguration
        configuration.buttonProperties.primaryAction = UIAction { _ in }  // UIContentUnavailableConfiguration
        controller.contentUnavailableConfiguration = configuration  // UIViewController.contentUnavailableConfiguration
        let view = UIContentUnavailableView(configuration: .search())  // UIContentUnavailableView
        controller.setNeedsUpdateContentUnavailableConfiguration()  // UIViewController
        _ = view
    }
}

private struct AccentTrait: UITraitDefinition {  // UITraitDefinition
    static let defaultValue = 0
}

extension UIMutableTraits {  // UIMutableTraits
    fileprivate var accent: Int {
        get { self[AccentTrait.self] }
        set { self[AccentTrait.self] = newValue }
    }
}

private final class MeterView: UIView {
    override func updateProperties() { super.updateProperties() }  // UIView.updateProperties()
}

private final class MeterController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (self: Self, _: UITraitCollection) in
            self.setNeedsUpdateProperties()  // UIViewController.setNeedsUpdateProperties()
        }
    }
    override func updateProperties() { super.updateProperties() }  // UIViewController.updateProperties()
    override func viewIsAppearing(_ animated: Bool) {  // UIViewController.viewIsAppearing(_:)
        super.viewIsAppearing(animated)
    }
    override func updateContentUnavailableConfiguration(  // UIViewController
        using state: UIContentUnavailableConfigurationState
    ) { contentUnavailableConfiguration = state.searchText == nil ? nil : UIContentUnavailableConfiguration.search() }
}

private final class TabWatcher: UITabBarControllerDelegate {
    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController, shouldSelectTab tab: UITab
    ) -> Bool { true }
    func tabBarController(  // UITabBarControllerDelegate
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?
    ) {}
}
