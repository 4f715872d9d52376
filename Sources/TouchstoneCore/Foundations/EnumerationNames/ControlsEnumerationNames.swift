import TouchstoneEnumerations

// The enumerations of controls and bars: each value prints as its case.

extension UIActivityIndicatorViewStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .medium: "medium"
        case .large: "large"
        case .whiteLarge: "whiteLarge"
        case .white: "white"
        case .gray: "gray"
        @unknown default: "UIActivityIndicatorView.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIBarButtonItemStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: "plain"
        case .done: "done"
        @unknown default: "UIBarButtonItem.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIBarButtonItemSystemItem: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .done: "done"
        case .cancel: "cancel"
        case .edit: "edit"
        case .save: "save"
        case .add: "add"
        case .flexibleSpace: "flexibleSpace"
        case .fixedSpace: "fixedSpace"
        case .compose: "compose"
        case .reply: "reply"
        case .action: "action"
        case .organize: "organize"
        case .bookmarks: "bookmarks"
        case .search: "search"
        case .refresh: "refresh"
        case .stop: "stop"
        case .camera: "camera"
        case .trash: "trash"
        case .play: "play"
        case .pause: "pause"
        case .rewind: "rewind"
        case .fastForward: "fastForward"
        case .undo: "undo"
        case .redo: "redo"
        case .close: "close"
        @unknown default: "UIBarButtonItem.SystemItem(rawValue: \(rawValue))"
        }
    }
}
extension UIBarMetrics: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .compact: "compact"
        case .defaultPrompt: "defaultPrompt"
        case .compactPrompt: "compactPrompt"
        @unknown default: "UIBarMetrics(rawValue: \(rawValue))"
        }
    }
}
extension UIBarPosition: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .any: "any"
        case .bottom: "bottom"
        case .top: "top"
        case .topAttached: "topAttached"
        @unknown default: "UIBarPosition(rawValue: \(rawValue))"
        }
    }
}
extension UIBarStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .black: "black"
        @unknown default: "UIBarStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIButtonType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .custom: "custom"
        case .system: "system"
        case .detailDisclosure: "detailDisclosure"
        case .infoLight: "infoLight"
        case .infoDark: "infoDark"
        case .contactAdd: "contactAdd"
        case .close: "close"
        @unknown default: "UIButton.ButtonType(rawValue: \(rawValue))"
        }
    }
}
extension UIButtonRole: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .normal: "normal"
        case .primary: "primary"
        case .cancel: "cancel"
        case .destructive: "destructive"
        @unknown default: "UIButton.Role(rawValue: \(rawValue))"
        }
    }
}
extension UIControlContentHorizontalAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .center: "center"
        case .left: "left"
        case .right: "right"
        case .fill: "fill"
        case .leading: "leading"
        case .trailing: "trailing"
        @unknown default: "UIControl.ContentHorizontalAlignment(rawValue: \(rawValue))"
        }
    }
}
extension UIControlContentVerticalAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .center: "center"
        case .top: "top"
        case .bottom: "bottom"
        case .fill: "fill"
        @unknown default: "UIControl.ContentVerticalAlignment(rawValue: \(rawValue))"
        }
    }
}
extension UIDatePickerMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .time: "time"
        case .date: "date"
        case .dateAndTime: "dateAndTime"
        case .countDownTimer: "countDownTimer"
        case .yearAndMonth: "yearAndMonth"
        @unknown default: "UIDatePicker.Mode(rawValue: \(rawValue))"
        }
    }
}
extension UIDatePickerStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .wheels: "wheels"
        case .compact: "compact"
        case .inline: "inline"
        @unknown default: "UIDatePickerStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIMenuElementSize: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        case .automatic: "automatic"
        @unknown default: "UIMenu.ElementSize(rawValue: \(rawValue))"
        }
    }
}
extension UIMenuElementState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .off: "off"
        case .on: "on"
        case .mixed: "mixed"
        @unknown default: "UIMenuElement.State(rawValue: \(rawValue))"
        }
    }
}
extension UINavigationItemBackButtonDisplayMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .generic: "generic"
        case .minimal: "minimal"
        @unknown default: "UINavigationItem.BackButtonDisplayMode(rawValue: \(rawValue))"
        }
    }
}
extension UINavigationItemLargeTitleDisplayMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .always: "always"
        case .never: "never"
        @unknown default: "UINavigationItem.LargeTitleDisplayMode(rawValue: \(rawValue))"
        }
    }
}
extension UIProgressViewStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .bar: "bar"
        @unknown default: "UIProgressView.Style(rawValue: \(rawValue))"
        }
    }
}
extension UISearchBarIcon: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .search: "search"
        case .clear: "clear"
        case .bookmark: "bookmark"
        case .resultsList: "resultsList"
        @unknown default: "UISearchBar.Icon(rawValue: \(rawValue))"
        }
    }
}
extension UISearchBarStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .prominent: "prominent"
        case .minimal: "minimal"
        @unknown default: "UISearchBar.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIStatusBarAnimation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .fade: "fade"
        case .slide: "slide"
        @unknown default: "UIStatusBarAnimation(rawValue: \(rawValue))"
        }
    }
}
extension UIStatusBarStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .lightContent: "lightContent"
        case .darkContent: "darkContent"
        @unknown default: "UIStatusBarStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITabBarItemAppearanceStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .stacked: "stacked"
        case .inline: "inline"
        case .compactInline: "compactInline"
        @unknown default: "UITabBarItemAppearance.Style(rawValue: \(rawValue))"
        }
    }
}
extension UITabBarItemPositioning: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .fill: "fill"
        case .centered: "centered"
        @unknown default: "UITabBar.ItemPositioning(rawValue: \(rawValue))"
        }
    }
}
extension UITabBarItemSystemItem: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .more: "more"
        case .favorites: "favorites"
        case .featured: "featured"
        case .topRated: "topRated"
        case .recents: "recents"
        case .contacts: "contacts"
        case .history: "history"
        case .bookmarks: "bookmarks"
        case .search: "search"
        case .downloads: "downloads"
        case .mostRecent: "mostRecent"
        case .mostViewed: "mostViewed"
        @unknown default: "UITabBarItem.SystemItem(rawValue: \(rawValue))"
        }
    }
}
