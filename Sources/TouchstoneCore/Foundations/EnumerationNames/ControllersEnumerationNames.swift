import TouchstoneEnumerations

// The enumerations of controllers and the environment: each value prints as its case.

extension UIAlertActionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .cancel: "cancel"
        case .destructive: "destructive"
        @unknown default: "UIAlertAction.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIAlertControllerStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .actionSheet: "actionSheet"
        case .alert: "alert"
        @unknown default: "UIAlertController.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIApplicationState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .active: "active"
        case .inactive: "inactive"
        case .background: "background"
        @unknown default: "UIApplication.State(rawValue: \(rawValue))"
        }
    }
}
extension UIModalPresentationStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fullScreen: "fullScreen"
        case .pageSheet: "pageSheet"
        case .formSheet: "formSheet"
        case .currentContext: "currentContext"
        case .custom: "custom"
        case .overFullScreen: "overFullScreen"
        case .overCurrentContext: "overCurrentContext"
        case .popover: "popover"
        case .none: "none"
        case .automatic: "automatic"
        @unknown default: "UIModalPresentationStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIModalTransitionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .coverVertical: "coverVertical"
        case .flipHorizontal: "flipHorizontal"
        case .crossDissolve: "crossDissolve"
        case .partialCurl: "partialCurl"
        @unknown default: "UIModalTransitionStyle(rawValue: \(rawValue))"
        }
    }
}
extension UINavigationControllerOperation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .push: "push"
        case .pop: "pop"
        @unknown default: "UINavigationController.Operation(rawValue: \(rawValue))"
        }
    }
}
extension UIPageViewControllerNavigationDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .forward: "forward"
        case .reverse: "reverse"
        @unknown default: "UIPageViewController.NavigationDirection(rawValue: \(rawValue))"
        }
    }
}
extension UIPageViewControllerNavigationOrientation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        @unknown default: "UIPageViewController.NavigationOrientation(rawValue: \(rawValue))"
        }
    }
}
extension UIPageViewControllerSpineLocation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .min: "min"
        case .mid: "mid"
        case .max: "max"
        @unknown default: "UIPageViewController.SpineLocation(rawValue: \(rawValue))"
        }
    }
}
extension UIPageViewControllerTransitionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .pageCurl: "pageCurl"
        case .scroll: "scroll"
        @unknown default: "UIPageViewController.TransitionStyle(rawValue: \(rawValue))"
        }
    }
}
extension UISceneActivationState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unattached: "unattached"
        case .foregroundActive: "foregroundActive"
        case .foregroundInactive: "foregroundInactive"
        case .background: "background"
        @unknown default: "UIScene.ActivationState(rawValue: \(rawValue))"
        }
    }
}
extension UISplitViewControllerColumn: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .primary: "primary"
        case .supplementary: "supplementary"
        case .secondary: "secondary"
        case .compact: "compact"
        @unknown default: "UISplitViewController.Column(rawValue: \(rawValue))"
        }
    }
}
extension UISplitViewControllerPrimaryEdge: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .leading: "leading"
        case .trailing: "trailing"
        @unknown default: "UISplitViewController.PrimaryEdge(rawValue: \(rawValue))"
        }
    }
}
extension UISplitViewControllerSplitBehavior: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .tile: "tile"
        case .overlay: "overlay"
        case .displace: "displace"
        @unknown default: "UISplitViewController.SplitBehavior(rawValue: \(rawValue))"
        }
    }
}
extension UISplitViewControllerStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .doubleColumn: "doubleColumn"
        case .tripleColumn: "tripleColumn"
        @unknown default: "UISplitViewController.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIUserInterfaceIdiom: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .phone: "phone"
        case .pad: "pad"
        case .tv: "tv"
        case .carPlay: "carPlay"
        case .mac: "mac"
        case .vision: "vision"
        @unknown default: "UIUserInterfaceIdiom(rawValue: \(rawValue))"
        }
    }
}
extension UIUserInterfaceLayoutDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .leftToRight: "leftToRight"
        case .rightToLeft: "rightToLeft"
        @unknown default: "UIUserInterfaceLayoutDirection(rawValue: \(rawValue))"
        }
    }
}
extension UIUserInterfaceSizeClass: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .compact: "compact"
        case .regular: "regular"
        @unknown default: "UIUserInterfaceSizeClass(rawValue: \(rawValue))"
        }
    }
}
extension UIUserInterfaceStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .light: "light"
        case .dark: "dark"
        @unknown default: "UIUserInterfaceStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIInterfaceOrientation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeRight: "landscapeRight"
        case .landscapeLeft: "landscapeLeft"
        @unknown default: "UIInterfaceOrientation(rawValue: \(rawValue))"
        }
    }
}
extension UIDeviceOrientation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown: "unknown"
        case .portrait: "portrait"
        case .portraitUpsideDown: "portraitUpsideDown"
        case .landscapeLeft: "landscapeLeft"
        case .landscapeRight: "landscapeRight"
        case .faceUp: "faceUp"
        case .faceDown: "faceDown"
        @unknown default: "UIDeviceOrientation(rawValue: \(rawValue))"
        }
    }
}
extension UISplitViewControllerDisplayMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .secondaryOnly: "secondaryOnly"
        case .oneBesideSecondary: "oneBesideSecondary"
        case .oneOverSecondary: "oneOverSecondary"
        case .twoBesideSecondary: "twoBesideSecondary"
        case .twoOverSecondary: "twoOverSecondary"
        case .twoDisplaceSecondary: "twoDisplaceSecondary"
        @unknown default: "UISplitViewController.DisplayMode(rawValue: \(rawValue))"
        }
    }
}
