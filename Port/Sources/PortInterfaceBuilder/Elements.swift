#if Port
/// The elements of Interface Builder that describe objects, and their classes.
enum Elements {
    static let views: [String: String] = [
        "view": "UIView", "containerView": "UIView", "label": "UILabel", "button": "UIButton",
        "imageView": "UIImageView", "textField": "UITextField", "textView": "UITextView", "switch": "UISwitch",
        "slider": "UISlider", "stepper": "UIStepper", "segmentedControl": "UISegmentedControl",
        "progressView": "UIProgressView", "activityIndicatorView": "UIActivityIndicatorView",
        "pageControl": "UIPageControl", "scrollView": "UIScrollView", "stackView": "UIStackView",
        "tableView": "UITableView", "tableViewCell": "UITableViewCell", "collectionView": "UICollectionView",
        "collectionViewCell": "UICollectionViewCell", "collectionReusableView": "UICollectionReusableView",
        "navigationBar": "UINavigationBar", "toolbar": "UIToolbar", "tabBar": "UITabBar",
        "searchBar": "UISearchBar", "datePicker": "UIDatePicker", "pickerView": "UIPickerView",
        "visualEffectView": "UIVisualEffectView", "control": "UIControl", "window": "UIWindow",
        "refreshControl": "UIRefreshControl",
    ]

    static let recognizers: [String: String] = [
        "tapGestureRecognizer": "UITapGestureRecognizer", "panGestureRecognizer": "UIPanGestureRecognizer",
        "swipeGestureRecognizer": "UISwipeGestureRecognizer", "pinchGestureRecognizer": "UIPinchGestureRecognizer",
        "rotationGestureRecognizer": "UIRotationGestureRecognizer",
        "longPressGestureRecognizer": "UILongPressGestureRecognizer",
        // Xcode misspells the name.
        "pongPressGestureRecognizer": "UILongPressGestureRecognizer",
        "screenEdgePanGestureRecognizer": "UIScreenEdgePanGestureRecognizer",
        "hoverGestureRecognizer": "UIHoverGestureRecognizer", "gestureRecognizer": "UIGestureRecognizer",
    ]

    static let controllers: [String: String] = [
        "viewController": "UIViewController", "tableViewController": "UITableViewController",
        "collectionViewController": "UICollectionViewController", "navigationController": "UINavigationController",
        "tabBarController": "UITabBarController", "splitViewController": "UISplitViewController",
        "pageViewController": "UIPageViewController",
    ]

    /// Views of other frameworks, which an empty view replaces.
    static let unavailable: Set<String> = [
        "mapView", "webView", "wkWebView", "arscnView", "arskView", "sceneKitView", "scnView", "skView", "mtkView",
        "glkView", "adBannerView", "avPlayerView", "pdfView",
    ]

    /// The superclasses of the UIKit classes that elements use.
    static let above: [String: String] = [
        "UILabel": "UIView", "UIButton": "UIControl", "UIImageView": "UIView", "UITextField": "UIControl",
        "UISearchTextField": "UITextField", "UITextView": "UIScrollView", "UISwitch": "UIControl",
        "UISlider": "UIControl", "UIStepper": "UIControl", "UISegmentedControl": "UIControl",
        "UIProgressView": "UIView", "UIActivityIndicatorView": "UIView", "UIPageControl": "UIControl",
        "UIScrollView": "UIView", "UIStackView": "UIView", "UITableView": "UIScrollView",
        "UITableViewCell": "UIView", "UITableViewHeaderFooterView": "UIView", "UICollectionView": "UIScrollView",
        "UICollectionViewCell": "UICollectionReusableView", "UICollectionViewListCell": "UICollectionViewCell",
        "UICollectionReusableView": "UIView", "UINavigationBar": "UIView", "UIToolbar": "UIView",
        "UITabBar": "UIView", "UISearchBar": "UIView", "UIDatePicker": "UIControl", "UIPickerView": "UIView",
        "UIVisualEffectView": "UIView", "UIControl": "UIView", "UIWindow": "UIView", "UIRefreshControl": "UIControl",
        "UIInputView": "UIView", "UIView": "UIResponder", "UIViewController": "UIResponder",
        "UIResponder": "NSObject", "UITableViewController": "UIViewController",
        "UICollectionViewController": "UIViewController", "UINavigationController": "UIViewController",
        "UITabBarController": "UIViewController", "UISplitViewController": "UIViewController",
        "UIPageViewController": "UIViewController", "UITapGestureRecognizer": "UIGestureRecognizer",
        "UIPanGestureRecognizer": "UIGestureRecognizer", "UISwipeGestureRecognizer": "UIGestureRecognizer",
        "UIPinchGestureRecognizer": "UIGestureRecognizer", "UIRotationGestureRecognizer": "UIGestureRecognizer",
        "UILongPressGestureRecognizer": "UIGestureRecognizer", "UIHoverGestureRecognizer": "UIGestureRecognizer",
        "UIScreenEdgePanGestureRecognizer": "UIPanGestureRecognizer", "UIGestureRecognizer": "NSObject",
        "UIBarButtonItem": "UIBarItem", "UITabBarItem": "UIBarItem", "UIBarItem": "NSObject",
        "UICollectionViewFlowLayout": "UICollectionViewLayout", "UICollectionViewLayout": "NSObject",
    ]

    /// The class itself and its superclasses.
    static func lineage(_ name: String) -> [String] {
        Array(sequence(first: name) { above[$0] })
    }

    static func isSubclass(_ name: String, of other: String) -> Bool { lineage(name).contains(other) }
}
#endif
