import Foundation

/// What is known of a class by its name alone, and what that rests on.
///
/// "Interfaces" are the lists of methods that UIKitCore of iOS 15.2 and 16.5 has for its classes, as published by projects that
/// read them out of the binary: a class that declares `hitTest:withEvent:` or `pointInside:withEvent:` may answer otherwise than
/// `UIView` does; one that does not, and derives from `UIView`, does not.
struct KnownView: Equatable {
    /// Whether a touch that nothing in the view takes goes to the view.
    enum Taking: Equatable {
        /// As `UIView` does.
        case takes
        /// It never takes a touch itself; what is in it may.
        case letsThrough
        /// It may or may not; nothing in a dump says which.
        case mayLetThrough
        /// It decides by itself what is touched, and what it draws is not views.
        case answersItself
    }

    var taking = Taking.takes
    /// Why, where it is not as `UIView` does; in words that follow the view's name.
    var reason: String?
    /// Whether it is a class of the application's own, or of a library: it may override anything.
    var isOwn = false
    var isWindow = false
    var isControl = false
    var isScrollView = false
    /// Whether it keeps touches that come to it from the views above, without being a control.
    var keepsTouches = false
    /// Whether its touchable area may be larger than its bounds.
    var isWidened = false
    var isKeyboard = false

    init(_ name: String, _ shortName: String) {
        isOwn = !Self.isOfTheSystem(name, shortName)
        isKeyboard = shortName.contains("Keyboard") || shortName.hasPrefix("UIKB")
        if Self.isSwiftUI(name) {
            taking = .answersItself
            reason = "is SwiftUI's: it answers by itself, and what it draws is not in the dump as views"
            return
        }
        if !isOwn, shortName.hasSuffix("HostingView") {
            taking = .answersItself
            reason =
                "is a hosting view of SwiftUI's within UIKit: it answers by itself, and what it draws is not in the dump as views"
            return
        }
        if let entry = Self.table.first(where: { $0.names.contains(shortName) }) {
            taking = entry.taking
            reason = entry.reason
        } else if Self.saysThatItLetsThrough(shortName) {
            taking = .mayLetThrough
            reason = "is called as views are that override the hit test to let touches through"
        } else if shortName.contains("HostingView") {
            taking = .mayLetThrough
            reason = "is called as SwiftUI's hosting views are, which answer by themselves"
        } else if !isOwn, shortName.contains("Floating") || name.hasPrefix("UIKit.") && shortName.contains("Container")
        {
            taking = .mayLetThrough
            reason =
                "is a class of newer systems that holds bars in front of the content, and lets touches through beside them"
        } else if !isOwn, shortName.hasSuffix("Window"), shortName != "UIWindow" {
            taking = .mayLetThrough
            reason = "is a window of the system, some of which let touches through"
        }
        isWindow = shortName.hasSuffix("Window")
        // Older systems do not print the class that one's own derives from.
        isControl = Self.isControl(shortName)
        if isOwn { return }
        isScrollView = Self.isScrollView(shortName)
        keepsTouches = isScrollView || shortName.hasSuffix("Cell") || shortName == "WKContentView"
        isWidened = Self.widened.contains(shortName)
    }

    /// What is known of an element of an XCUITest by its type.
    init(element type: String) {
        isWindow = type.hasPrefix("Window")
        isControl = Self.elements.contains(type)
        isKeyboard = type == "Keyboard" || type == "Key"
    }

    /// The same for a class of one's own that derives from a class of UIKit: it is that, as far as it does not say otherwise.
    func derived(from base: KnownView) -> KnownView {
        var known = base
        known.isOwn = true
        if taking != .takes {
            known.taking = taking
            known.reason = reason
        }
        return known
    }

    // MARK: The table

    private struct Entry {
        let names: Set<String>
        let taking: Taking
        let reason: String
    }

    private static let table = [
        // Interfaces: UIAutoRotatingWindow, which these derive from, declares hitTest. Both span the screen of every app
        // that has shown a keyboard, and the app goes on to be touched below them (Hammer #13, PTFakeTouch #4).
        Entry(
            names: ["UITextEffectsWindow", "UIRemoteKeyboardWindow", "UIAutoRotatingWindow"], taking: .letsThrough,
            reason: "is a window of the system that takes touches only where something in it does"),
        // By what it is for: it holds the recognizers of the system's gestures at the edges, spans the screen of every app
        // since iOS 14 and is in front of its windows, which go on to be touched.
        Entry(
            names: ["_UISystemGestureWindow"], taking: .letsThrough,
            reason: "is a window of the system that watches for the system's gestures and takes no touch from the app"),
        // Interfaces: it declares hitTest; taps on the bar scroll to the top, and the rest of the screen is the app's.
        Entry(
            names: ["UIStatusBarWindow"], taking: .letsThrough,
            reason: "is a window of the system that takes touches only where something in it does"),
        // Interfaces: UIInputSetHostView declares hitTest and pointInside, UIInputSetContainerView derives from it and spans
        // the window; UIEditingOverlayGestureView declares hitTest and has a previousWindow to hand touches on to.
        Entry(
            names: ["UIInputSetContainerView", "UIInputSetHostView", "UIEditingOverlayGestureView"],
            taking: .letsThrough, reason: "holds the keyboard and lets touches through beside it"),
        // Interfaces: it declares hitTest and ignoreDirectTouchEvents. One that is left over after a presentation is reported
        // to block a screen (MusicPlayerTransition #28, iOS-Slide-Menu #95), so it takes touches unless told otherwise.
        Entry(
            names: ["UITransitionView"], taking: .takes,
            reason: "lets touches through if its ignoreDirectTouchEvents is set"),
        // Interfaces: it declares hitTest and contentTouchInsets.
        Entry(
            names: ["UIDropShadowView"], taking: .takes,
            reason: "has a hit test of its own for the edges of a sheet"),
        // Interfaces: both declare hitTest and passthroughViews.
        Entry(
            names: ["UIDimmingView", "_UIContextMenuContainerView", "_UIPopoverDimmingView"], taking: .takes,
            reason: "lets touches through to its passthroughViews, as a popover's"),
        // Interfaces: it declares hitTest for pointers; while it is not dragged it takes no finger.
        Entry(
            names: ["_UIScrollViewScrollIndicator"], taking: .mayLetThrough, reason: "has a hit test of its own"),
        // By its name, and by what it is for: it stands in front of what another process draws.
        Entry(
            names: ["_UITouchPassthroughView"], taking: .mayLetThrough,
            reason: "is made to let touches through"),
        // What it shows is of another process, which is asked where a touch goes.
        Entry(
            names: [
                "_UIRemoteView", "_UILayerHostView", "_UISizeTrackingView", "_UISceneLayerHostView",
                "_UISceneLayerHostContainerView", "_UIContextLayerHostView", "_UIKeyboardLayerHostView",
                "UITextEffectsRemoteView",
            ], taking: .answersItself, reason: "shows what another process draws"),
        // WebKit decides in it by the page; only its scroll views are views.
        Entry(
            names: ["WKContentView", "UIWebBrowserView"], taking: .answersItself,
            reason: "shows a web page, whose parts are no views"),
        // React Native's source: hitTest goes by pointerEvents, where box-none lets touches through, and finds views that
        // reach out of one that does not clip.
        Entry(
            names: ["RCTView", "RCTViewComponentView", "RCTRootContentView", "RCTSurfaceView", "RCTModalHostView"],
            taking: .mayLetThrough, reason: "is React Native's, which goes by pointerEvents and overflow"),
        // Flutter draws everything in one view.
        Entry(
            names: ["FlutterView", "FlutterTouchInterceptingView"], taking: .answersItself,
            reason: "is Flutter's, whose widgets are no views"),
        // FLEX's source: its window overrides pointInside to let through what is not its toolbar.
        Entry(
            names: ["FLEXWindow"], taking: .mayLetThrough, reason: "lets touches through beside its toolbar"),
    ]

    /// Interfaces: UITabBarButton declares pointInside; _UIButtonBarButton has a _buttonBarHitRect and UISlider
    /// _thumbHitEdgeInsets; UIToolbar and UINavigationBar, which declare pointInside and hitTest, give their buttons more room.
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

    /// XCUITest's words for elements that are controls.
    private static let elements: Set<String> = [
        "Button", "Switch", "Slider", "TextField", "SecureTextField", "SearchField", "Stepper", "SegmentedControl",
        "PageIndicator", "RadioButton", "CheckBox", "PopUpButton", "MenuButton", "ToolbarButton", "Key", "Toggle",
        "DatePicker", "ComboBox", "Link",
    ]

    /// Private classes of UIKit that are controls are called so: `_UIButtonBarButton`, `UITabBarButton`, `UINavigationButton`.
    private static func isControl(_ name: String) -> Bool {
        controls.contains(name) || name.hasSuffix("Button") || name.hasSuffix("Control") || name.hasSuffix("TextField")
            || name.hasSuffix("Switch") || name.hasSuffix("Slider") || name.hasSuffix("Stepper")
    }

    private static func isScrollView(_ name: String) -> Bool {
        name.hasSuffix("ScrollView") || name.hasSuffix("TableView") || name.hasSuffix("CollectionView")
            || ["UITextView", "UIFieldEditor", "UIPickerTableView", "UITextContentView"].contains(name)
    }

    // MARK: Names

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
            // `UIView`, but not `Uint`, `UIkit`; `WKWebView`, but not `WKitchen`.
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
