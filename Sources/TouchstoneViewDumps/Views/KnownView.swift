import Foundation

/// The properties of a view class that follow from its name.
///
/// "Interfaces" in the comments of the table are the method lists of classes in UIKitCore of iOS 15.2 and 16.5, as
/// published by projects that extract them from the binary. A class that declares `hitTest:withEvent:` or
/// `pointInside:withEvent:` may return another result than `UIView`; a subclass of `UIView` that does not declare them
/// returns the same result.
struct KnownView: Equatable {
    /// The handling of a touch that hits no subview.
    enum Taking: Equatable {
        /// The view receives the touch, as `UIView` does.
        case takes
        /// The view never receives a touch itself; its subviews may.
        case letsThrough
        /// The handling is unknown, because a dump does not show it.
        case mayLetThrough
        /// The view has its own hit test, and its content does not consist of views.
        case answersItself
    }

    var taking = Taking.takes
    /// The reason if the handling differs from that of `UIView`, in words that follow the view's name.
    var reason: String?
    /// Whether the class belongs to the application or a third-party library, so that it may override anything.
    var isOwn = false
    var isWindow = false
    var isControl = false
    var isScrollView = false
    /// Whether touches in its subviews stop at the view although it is not a control.
    var keepsTouches = false
    /// Whether its touchable area may be larger than its bounds.
    var isWidened = false
    var isKeyboard = false

    init(_ name: String, _ shortName: String) {
        isOwn = !Self.isOfTheSystem(name, shortName)
        isKeyboard = shortName.contains("Keyboard") || shortName.hasPrefix("UIKB")
        if Self.isSwiftUI(name) {
            taking = .answersItself
            reason =
                "belongs to SwiftUI: it has its own hit testing, and the dump does not contain the views that it draws"
            return
        }
        if !isOwn, shortName.hasSuffix("HostingView") {
            taking = .answersItself
            reason =
                "hosts SwiftUI in UIKit: it has its own hit testing, and the dump does not contain the views that it draws"
            return
        }
        if let entry = Self.table.first(where: { $0.names.contains(shortName) }) {
            taking = entry.taking
            reason = entry.reason
        } else if Self.saysThatItLetsThrough(shortName) {
            taking = .mayLetThrough
            reason = "has a name that suggests it overrides hit testing to let touches pass through"
        } else if shortName.contains("HostingView") {
            taking = .mayLetThrough
            reason = "is named like SwiftUI's hosting views, which have their own hit testing"
        } else if !isOwn, shortName.contains("Floating") || name.hasPrefix("UIKit.") && shortName.contains("Container")
        {
            taking = .mayLetThrough
            reason =
                "is a class of newer iOS versions that contains bars in front of the content and lets touches pass through beside them"
        } else if !isOwn, shortName.hasSuffix("Window"), shortName != "UIWindow" {
            taking = .mayLetThrough
            reason = "is a system window, and some of these let touches pass through"
        }
        isWindow = shortName.hasSuffix("Window")
        // Older systems do not print the base class of an application's class.
        isControl = Self.isControl(shortName)
        if isOwn { return }
        isScrollView = Self.isScrollView(shortName)
        keepsTouches = isScrollView || shortName.hasSuffix("Cell") || shortName == "WKContentView"
        isWidened = Self.widened.contains(shortName)
    }

    /// Derives the properties of an XCUITest element from its type.
    init(element type: String) {
        isWindow = type.hasPrefix("Window")
        isControl = Self.elements.contains(type)
        isKeyboard = type == "Keyboard" || type == "Key"
    }

    /// Returns the properties of an application class that derives from a UIKit class; its own name has precedence.
    func derived(from base: KnownView) -> KnownView {
        var known = base
        known.isOwn = true
        if taking != .takes {
            known.taking = taking
            known.reason = reason
        }
        return known
    }

    // MARK: Known classes

    private struct Entry {
        let names: Set<String>
        let taking: Taking
        let reason: String
    }

    private static let table = [
        // Interfaces: UIAutoRotatingWindow, their base class, declares hitTest. Both windows span the screen in every
        // app that has shown a keyboard, and the app below them still receives touches (Hammer #13, PTFakeTouch #4).
        Entry(
            names: ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIAutoRotatingWindow"], taking: .letsThrough,
            reason: "is a system window that receives touches only in its subviews"),
        // Assumed from its purpose: it has the recognizers of the system's edge gestures. It spans the screen of every
        // app since iOS 14, in front of the app's windows, which still receive touches.
        Entry(
            names: ["_UISystemGestureWindow"], taking: .letsThrough,
            reason: "is a system window for system gestures, which takes no touches from the app"),
        // Interfaces: it declares hitTest. Taps on the status bar scroll to the top; the rest of the screen belongs to
        // the app.
        Entry(
            names: ["UIStatusBarWindow"], taking: .letsThrough,
            reason: "is a system window that receives touches only in its subviews"),
        // Interfaces: UIInputSetHostView declares hitTest and pointInside; UIInputSetContainerView derives from it and
        // spans the window; UIEditingOverlayGestureView declares hitTest and has a previousWindow to forward touches
        // to.
        Entry(
            names: ["UIInputSetContainerView", "UIInputSetHostView", "UIEditingOverlayGestureView"],
            taking: .letsThrough, reason: "contains the keyboard and lets touches pass through beside it"),
        // Interfaces: it declares hitTest and ignoreDirectTouchEvents. According to reports, a transition view that
        // remains after a presentation blocks the screen (MusicPlayerTransition #28, iOS-Slide-Menu #95), so by default
        // it receives touches.
        Entry(
            names: ["UITransitionView"], taking: .takes,
            reason: "lets touches pass through if its ignoreDirectTouchEvents is set"),
        // Interfaces: it declares hitTest and contentTouchInsets.
        Entry(
            names: ["UIDropShadowView"], taking: .takes,
            reason: "has a hit test of its own for the edges of a sheet"),
        // Interfaces: both declare hitTest and passthroughViews.
        Entry(
            names: ["UIDimmingView", "_UIContextMenuContainerView", "_UIPopoverDimmingView"], taking: .takes,
            reason: "lets touches pass through to its passthroughViews, as for a popover"),
        // Interfaces: it declares hitTest for pointers and ignores fingers while it is not being dragged.
        Entry(
            names: ["_UIScrollViewScrollIndicator"], taking: .mayLetThrough, reason: "has a hit test of its own"),
        // Assumed from its name and purpose: it is in front of content drawn by another process.
        Entry(
            names: ["_UITouchPassthroughView"], taking: .mayLetThrough,
            reason: "is designed to let touches pass through"),
        // Another process draws the content and decides where a touch goes.
        Entry(
            names: [
                "_UIRemoteView", "_UILayerHostView", "_UISizeTrackingView", "_UISceneLayerHostView",
                "_UISceneLayerHostContainerView", "_UIContextLayerHostView", "_UIKeyboardLayerHostView",
                "UITextEffectsRemoteView",
            ], taking: .answersItself, reason: "shows what another process draws"),
        // WebKit's hit testing depends on the page's content; only scroll views in the page are UIViews.
        Entry(
            names: ["WKContentView", "UIWebBrowserView"], taking: .answersItself,
            reason: "shows a web page, whose elements are not views"),
        // React Native's source: hitTest depends on pointerEvents, whose value box-none lets touches through, and finds
        // subviews outside the bounds of a view that does not clip.
        Entry(
            names: ["RCTView", "RCTViewComponentView", "RCTRootContentView", "RCTSurfaceView", "RCTModalHostView"],
            taking: .mayLetThrough, reason: "is React Native's, which goes by pointerEvents and overflow"),
        // The source of react-native-screens: it is hit only where one of its subviews is.
        Entry(
            names: ["RNSFullWindowOverlay", "RNSFullWindowOverlayContainer"], taking: .mayLetThrough,
            reason: "is an overlay of react-native-screens, which receives touches only in its subviews"),
        // Flutter draws everything in one view.
        Entry(
            names: ["FlutterView", "FlutterTouchInterceptingView"], taking: .answersItself,
            reason: "belongs to Flutter, whose widgets are not views"),
        // FLEX's source: its window overrides pointInside to let through touches outside its toolbar.
        Entry(
            names: ["FLEXWindow"], taking: .mayLetThrough, reason: "lets touches pass through beside its toolbar"),
    ]

    /// Classes with a larger touchable area.
    ///
    /// Interfaces: UITabBarButton declares pointInside; _UIButtonBarButton has a _buttonBarHitRect and UISlider
    /// _thumbHitEdgeInsets; UIToolbar and UINavigationBar, which declare pointInside and hitTest, enlarge the touchable
    /// area of their buttons.
    private static let widened: Set<String> = [
        "UITabBarButton", "_UIButtonBarButton", "_UIModernBarButton", "UINavigationButton", "UIToolbarButton",
        "UINavigationItemButtonView", "UISlider", "UIToolbar", "UINavigationBar", "UITabBar", "_UITabButton",
    ]

    private static let controls: Set<String> = [
        "UIControl", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl", "UITextField", "UIPageControl",
        "UIDatePicker", "UIRefreshControl", "UIColorWell", "UITableViewIndex", "UISearchBarTextField",
        "UINavigationItemButtonView", "UICalloutBarButton", "UITableViewCellEditControl",
        "UITableViewCellReorderControl", "UISearchTextField", "_UIAlertControllerActionView",
    ]

    /// XCUITest element types of controls.
    private static let elements: Set<String> = [
        "Button", "Switch", "Slider", "TextField", "SecureTextField", "SearchField", "Stepper", "SegmentedControl",
        "PageIndicator", "RadioButton", "CheckBox", "PopUpButton", "MenuButton", "ToolbarButton", "Key", "Toggle",
        "DatePicker", "ComboBox", "Link",
    ]

    /// Whether the name is that of a control. Private control classes of UIKit have names such as `_UIButtonBarButton`,
    /// `UITabBarButton` or `UINavigationButton`.
    private static func isControl(_ name: String) -> Bool {
        controls.contains(name) || name.hasSuffix("Button") || name.hasSuffix("Control") || name.hasSuffix("TextField")
            || name.hasSuffix("Switch") || name.hasSuffix("Slider") || name.hasSuffix("Stepper")
    }

    private static func isScrollView(_ name: String) -> Bool {
        name.hasSuffix("ScrollView") || name.hasSuffix("TableView") || name.hasSuffix("CollectionView")
            || ["UITextView", "UIFieldEditor", "UIPickerTableView", "UITextContentView"].contains(name)
    }

    // MARK: Class names

    private static let prefixes = [
        "UI", "_UI", "__UI", "TUI", "WK", "_WK", "MK", "_MK", "SKView", "SCNView", "MTK", "ARSCN", "AV", "PDF", "QL",
        "PKCanvas", "PKTiled", "SFSafari", "CAM", "_NS",
    ]

    private static func isOfTheSystem(_ name: String, _ shortName: String) -> Bool {
        if name.hasPrefix("UIKit.") || name.hasPrefix("UIKitCore.") || isSwiftUI(name) { return true }
        if name.hasPrefix("_Tt") { return name.contains("5UIKit") }
        if name.contains(".") { return false }
        return prefixes.contains { prefix in
            guard name.hasPrefix(prefix) else { return false }
            // Accepts `UIView` and `WKWebView`, but not `Uint`, `UIkit` or `WKitchen`.
            guard let next = name.dropFirst(prefix.count).first else { return true }
            return next.isUppercase || next == "_" || prefix.count > 3
        }
    }

    private static func isSwiftUI(_ name: String) -> Bool {
        name.hasPrefix("SwiftUI.") || name.contains("_UIHostingView") || name.hasPrefix("_TtC7SwiftUI")
            || name.hasPrefix("_TtGC7SwiftUI") || name.hasPrefix("_TtCC7SwiftUI") || name.hasPrefix("_TtCO7SwiftUI")
            || name.hasPrefix("_TtGCs") && name.contains("7SwiftUI") || name.hasPrefix("_TtCOCV7SwiftUI")
    }

    private static func saysThatItLetsThrough(_ name: String) -> Bool {
        let lower = name.lowercased()
        return ["passthrough", "passthru", "touchthrough", "clickthrough", "hitthrough", "touchtransparent"].contains {
            lower.contains($0)
        } || lower.contains("nontouchable") || lower.contains("ignorestouch")
    }
}
