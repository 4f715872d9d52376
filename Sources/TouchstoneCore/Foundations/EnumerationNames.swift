@_exported import TouchstoneEnumerations

// Each value prints as the name of its case, like a value of a Swift enumeration.

extension NSLayoutConstraintAttribute: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .left: "left"
        case .right: "right"
        case .top: "top"
        case .bottom: "bottom"
        case .leading: "leading"
        case .trailing: "trailing"
        case .width: "width"
        case .height: "height"
        case .centerX: "centerX"
        case .centerY: "centerY"
        case .lastBaseline: "lastBaseline"
        case .firstBaseline: "firstBaseline"
        case .leftMargin: "leftMargin"
        case .rightMargin: "rightMargin"
        case .topMargin: "topMargin"
        case .bottomMargin: "bottomMargin"
        case .leadingMargin: "leadingMargin"
        case .trailingMargin: "trailingMargin"
        case .centerXWithinMargins: "centerXWithinMargins"
        case .centerYWithinMargins: "centerYWithinMargins"
        case .notAnAttribute: "notAnAttribute"
        @unknown default: "NSLayoutConstraint.Attribute(rawValue: \(rawValue))"
        }
    }
}
extension NSLayoutConstraintAxis: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .horizontal: "horizontal"
        case .vertical: "vertical"
        @unknown default: "NSLayoutConstraint.Axis(rawValue: \(rawValue))"
        }
    }
}
extension NSLayoutConstraintRelation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .lessThanOrEqual: "lessThanOrEqual"
        case .equal: "equal"
        case .greaterThanOrEqual: "greaterThanOrEqual"
        @unknown default: "NSLayoutConstraint.Relation(rawValue: \(rawValue))"
        }
    }
}
extension NSLineBreakMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .byWordWrapping: "byWordWrapping"
        case .byCharWrapping: "byCharWrapping"
        case .byClipping: "byClipping"
        case .byTruncatingHead: "byTruncatingHead"
        case .byTruncatingTail: "byTruncatingTail"
        case .byTruncatingMiddle: "byTruncatingMiddle"
        @unknown default: "NSLineBreakMode(rawValue: \(rawValue))"
        }
    }
}
extension NSRectAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .top: "top"
        case .topLeading: "topLeading"
        case .leading: "leading"
        case .bottomLeading: "bottomLeading"
        case .bottom: "bottom"
        case .bottomTrailing: "bottomTrailing"
        case .trailing: "trailing"
        case .topTrailing: "topTrailing"
        @unknown default: "NSRectAlignment(rawValue: \(rawValue))"
        }
    }
}
extension NSTextAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .left: "left"
        case .center: "center"
        case .right: "right"
        case .justified: "justified"
        case .natural: "natural"
        @unknown default: "NSTextAlignment(rawValue: \(rawValue))"
        }
    }
}
extension UIAccessibilityContainerType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .dataTable: "dataTable"
        case .list: "list"
        case .landmark: "landmark"
        case .semanticGroup: "semanticGroup"
        @unknown default: "UIAccessibilityContainerType(rawValue: \(rawValue))"
        }
    }
}
extension UIAccessibilityNavigationStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .separate: "separate"
        case .combined: "combined"
        @unknown default: "UIAccessibilityNavigationStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIAccessibilityScrollDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .right: "right"
        case .left: "left"
        case .up: "up"
        case .down: "down"
        case .next: "next"
        case .previous: "previous"
        @unknown default: "UIAccessibilityScrollDirection(rawValue: \(rawValue))"
        }
    }
}
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
extension UIAttachmentBehaviorAttachmentType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .items: "items"
        case .anchor: "anchor"
        @unknown default: "UIAttachmentBehavior.AttachmentType(rawValue: \(rawValue))"
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
extension UIBaselineAdjustment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .alignBaselines: "alignBaselines"
        case .alignCenters: "alignCenters"
        case .none: "none"
        @unknown default: "UIBaselineAdjustment(rawValue: \(rawValue))"
        }
    }
}
extension UIBlurEffectStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .extraLight: "extraLight"
        case .light: "light"
        case .dark: "dark"
        case .regular: "regular"
        case .prominent: "prominent"
        case .systemUltraThinMaterial: "systemUltraThinMaterial"
        case .systemThinMaterial: "systemThinMaterial"
        case .systemMaterial: "systemMaterial"
        case .systemThickMaterial: "systemThickMaterial"
        case .systemChromeMaterial: "systemChromeMaterial"
        case .systemUltraThinMaterialLight: "systemUltraThinMaterialLight"
        case .systemThinMaterialLight: "systemThinMaterialLight"
        case .systemMaterialLight: "systemMaterialLight"
        case .systemThickMaterialLight: "systemThickMaterialLight"
        case .systemChromeMaterialLight: "systemChromeMaterialLight"
        case .systemUltraThinMaterialDark: "systemUltraThinMaterialDark"
        case .systemThinMaterialDark: "systemThinMaterialDark"
        case .systemMaterialDark: "systemMaterialDark"
        case .systemThickMaterialDark: "systemThickMaterialDark"
        case .systemChromeMaterialDark: "systemChromeMaterialDark"
        @unknown default: "UIBlurEffect.Style(rawValue: \(rawValue))"
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
extension UICollectionLayoutListConfigurationAppearance: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        case .sidebar: "sidebar"
        case .sidebarPlain: "sidebarPlain"
        @unknown default: "UICollectionLayoutListConfiguration.Appearance(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutListConfigurationFooterMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .supplementary: "supplementary"
        @unknown default: "UICollectionLayoutListConfiguration.FooterMode(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutListConfigurationHeaderMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .supplementary: "supplementary"
        case .firstItemInSection: "firstItemInSection"
        @unknown default: "UICollectionLayoutListConfiguration.HeaderMode(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionLayoutSectionOrthogonalScrollingBehavior: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .continuous: "continuous"
        case .continuousGroupLeadingBoundary: "continuousGroupLeadingBoundary"
        case .paging: "paging"
        case .groupPaging: "groupPaging"
        case .groupPagingCentered: "groupPagingCentered"
        @unknown default: "UICollectionLayoutSectionOrthogonalScrollingBehavior(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewElementCategory: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .cell: "cell"
        case .supplementaryView: "supplementaryView"
        case .decorationView: "decorationView"
        @unknown default: "UICollectionView.ElementCategory(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewFlowLayoutSectionInsetReference: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fromContentInset: "fromContentInset"
        case .fromSafeArea: "fromSafeArea"
        case .fromLayoutMargins: "fromLayoutMargins"
        @unknown default: "UICollectionViewFlowLayout.SectionInsetReference(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewScrollDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .vertical: "vertical"
        case .horizontal: "horizontal"
        @unknown default: "UICollectionView.ScrollDirection(rawValue: \(rawValue))"
        }
    }
}
extension UICollectionViewUpdateItemAction: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .insert: "insert"
        case .delete: "delete"
        case .reload: "reload"
        case .move: "move"
        case .none: "none"
        @unknown default: "UICollectionViewUpdateItem.Action(rawValue: \(rawValue))"
        }
    }
}
extension UIContextualActionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .normal: "normal"
        case .destructive: "destructive"
        @unknown default: "UIContextualAction.Style(rawValue: \(rawValue))"
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
extension UIDynamicItemCollisionBoundsType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .rectangle: "rectangle"
        case .ellipse: "ellipse"
        case .path: "path"
        @unknown default: "UIDynamicItemCollisionBoundsType(rawValue: \(rawValue))"
        }
    }
}
extension UIEventSubtype: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .motionShake: "motionShake"
        case .remoteControlPlay: "remoteControlPlay"
        case .remoteControlPause: "remoteControlPause"
        case .remoteControlStop: "remoteControlStop"
        case .remoteControlTogglePlayPause: "remoteControlTogglePlayPause"
        case .remoteControlNextTrack: "remoteControlNextTrack"
        case .remoteControlPreviousTrack: "remoteControlPreviousTrack"
        case .remoteControlBeginSeekingBackward: "remoteControlBeginSeekingBackward"
        case .remoteControlEndSeekingBackward: "remoteControlEndSeekingBackward"
        case .remoteControlBeginSeekingForward: "remoteControlBeginSeekingForward"
        case .remoteControlEndSeekingForward: "remoteControlEndSeekingForward"
        @unknown default: "UIEvent.EventSubtype(rawValue: \(rawValue))"
        }
    }
}
extension UIEventType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .touches: "touches"
        case .motion: "motion"
        case .remoteControl: "remoteControl"
        case .presses: "presses"
        case .scroll: "scroll"
        case .hover: "hover"
        case .transform: "transform"
        @unknown default: "UIEvent.EventType(rawValue: \(rawValue))"
        }
    }
}
extension UIForceTouchCapability: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unknown: "unknown"
        case .unavailable: "unavailable"
        case .available: "available"
        @unknown default: "UIForceTouchCapability(rawValue: \(rawValue))"
        }
    }
}
extension UIGraphicsImageRendererFormatRange: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .automatic: "automatic"
        case .extended: "extended"
        case .standard: "standard"
        @unknown default: "UIGraphicsImageRendererFormat.Range(rawValue: \(rawValue))"
        }
    }
}
extension UIImageOrientation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .up: "up"
        case .down: "down"
        case .left: "left"
        case .right: "right"
        case .upMirrored: "upMirrored"
        case .downMirrored: "downMirrored"
        case .leftMirrored: "leftMirrored"
        case .rightMirrored: "rightMirrored"
        @unknown default: "UIImage.Orientation(rawValue: \(rawValue))"
        }
    }
}
extension UIImageRenderingMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .alwaysOriginal: "alwaysOriginal"
        case .alwaysTemplate: "alwaysTemplate"
        @unknown default: "UIImage.RenderingMode(rawValue: \(rawValue))"
        }
    }
}
extension UIImageResizingMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .tile: "tile"
        case .stretch: "stretch"
        @unknown default: "UIImage.ResizingMode(rawValue: \(rawValue))"
        }
    }
}
extension UIImageSymbolWeight: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .ultraLight: "ultraLight"
        case .thin: "thin"
        case .light: "light"
        case .regular: "regular"
        case .medium: "medium"
        case .semibold: "semibold"
        case .bold: "bold"
        case .heavy: "heavy"
        case .black: "black"
        @unknown default: "UIImage.SymbolWeight(rawValue: \(rawValue))"
        }
    }
}
extension UIImpactFeedbackGeneratorFeedbackStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .light: "light"
        case .medium: "medium"
        case .heavy: "heavy"
        case .soft: "soft"
        case .rigid: "rigid"
        @unknown default: "UIImpactFeedbackGenerator.FeedbackStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIKeyboardAppearance: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .dark: "dark"
        case .light: "light"
        @unknown default: "UIKeyboardAppearance(rawValue: \(rawValue))"
        }
    }
}
extension UIKeyboardType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .asciiCapable: "asciiCapable"
        case .numbersAndPunctuation: "numbersAndPunctuation"
        case .URL: "URL"
        case .numberPad: "numberPad"
        case .phonePad: "phonePad"
        case .namePhonePad: "namePhonePad"
        case .emailAddress: "emailAddress"
        case .decimalPad: "decimalPad"
        case .twitter: "twitter"
        case .webSearch: "webSearch"
        case .asciiCapableNumberPad: "asciiCapableNumberPad"
        @unknown default: "UIKeyboardType(rawValue: \(rawValue))"
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
extension UINotificationFeedbackGeneratorFeedbackType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .success: "success"
        case .warning: "warning"
        case .error: "error"
        @unknown default: "UINotificationFeedbackGenerator.FeedbackType(rawValue: \(rawValue))"
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
extension UIPencilInteractionPhase: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        @unknown default: "UIPencilInteraction.Phase(rawValue: \(rawValue))"
        }
    }
}
extension UIPencilPreferredAction: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .ignore: "ignore"
        case .switchEraser: "switchEraser"
        case .switchPrevious: "switchPrevious"
        case .showColorPalette: "showColorPalette"
        case .showInkAttributes: "showInkAttributes"
        case .showContextualPalette: "showContextualPalette"
        case .runSystemShortcut: "runSystemShortcut"
        @unknown default: "UIPencilPreferredAction(rawValue: \(rawValue))"
        }
    }
}
extension UIPointerEffectTintMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .overlay: "overlay"
        case .underlay: "underlay"
        @unknown default: "UIPointerEffect.TintMode(rawValue: \(rawValue))"
        }
    }
}
extension UIPressPhase: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .began: "began"
        case .changed: "changed"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        @unknown default: "UIPress.Phase(rawValue: \(rawValue))"
        }
    }
}
extension UIPressType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .upArrow: "upArrow"
        case .downArrow: "downArrow"
        case .leftArrow: "leftArrow"
        case .rightArrow: "rightArrow"
        case .select: "select"
        case .menu: "menu"
        case .playPause: "playPause"
        case .keyboard: "keyboard"
        @unknown default: "UIPress.PressType(rawValue: \(rawValue))"
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
extension UIPushBehaviorMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .continuous: "continuous"
        case .instantaneous: "instantaneous"
        @unknown default: "UIPushBehavior.Mode(rawValue: \(rawValue))"
        }
    }
}
extension UIReturnKeyType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .go: "go"
        case .google: "google"
        case .join: "join"
        case .next: "next"
        case .route: "route"
        case .search: "search"
        case .send: "send"
        case .yahoo: "yahoo"
        case .done: "done"
        case .emergencyCall: "emergencyCall"
        case .continue: "continue"
        @unknown default: "UIReturnKeyType(rawValue: \(rawValue))"
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
extension UIScrollViewContentInsetAdjustmentBehavior: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .scrollableAxes: "scrollableAxes"
        case .never: "never"
        case .always: "always"
        @unknown default: "UIScrollView.ContentInsetAdjustmentBehavior(rawValue: \(rawValue))"
        }
    }
}
extension UIScrollViewIndicatorStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .black: "black"
        case .white: "white"
        @unknown default: "UIScrollView.IndicatorStyle(rawValue: \(rawValue))"
        }
    }
}
extension UIScrollViewKeyboardDismissMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .onDrag: "onDrag"
        case .interactive: "interactive"
        case .onDragWithAccessory: "onDragWithAccessory"
        case .interactiveWithAccessory: "interactiveWithAccessory"
        @unknown default: "UIScrollView.KeyboardDismissMode(rawValue: \(rawValue))"
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
extension UISemanticContentAttribute: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .playback: "playback"
        case .spatial: "spatial"
        case .forceLeftToRight: "forceLeftToRight"
        case .forceRightToLeft: "forceRightToLeft"
        @unknown default: "UISemanticContentAttribute(rawValue: \(rawValue))"
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
extension UIStackViewDistribution: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill: "fill"
        case .fillEqually: "fillEqually"
        case .fillProportionally: "fillProportionally"
        case .equalSpacing: "equalSpacing"
        case .equalCentering: "equalCentering"
        @unknown default: "UIStackView.Distribution(rawValue: \(rawValue))"
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
extension UITableViewCellAccessoryType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .disclosureIndicator: "disclosureIndicator"
        case .detailDisclosureButton: "detailDisclosureButton"
        case .checkmark: "checkmark"
        case .detailButton: "detailButton"
        @unknown default: "UITableViewCell.AccessoryType(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellCellStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .value1: "value1"
        case .value2: "value2"
        case .subtitle: "subtitle"
        @unknown default: "UITableViewCell.CellStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellEditingStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .delete: "delete"
        case .insert: "insert"
        @unknown default: "UITableViewCell.EditingStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellFocusStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .custom: "custom"
        @unknown default: "UITableViewCell.FocusStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellSelectionStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .blue: "blue"
        case .gray: "gray"
        case .default: "default"
        @unknown default: "UITableViewCell.SelectionStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewCellSeparatorStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .singleLine: "singleLine"
        case .singleLineEtched: "singleLineEtched"
        @unknown default: "UITableViewCell.SeparatorStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewRowAnimation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fade: "fade"
        case .right: "right"
        case .left: "left"
        case .top: "top"
        case .bottom: "bottom"
        case .none: "none"
        case .middle: "middle"
        case .automatic: "automatic"
        @unknown default: "UITableView.RowAnimation(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewScrollPosition: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .top: "top"
        case .middle: "middle"
        case .bottom: "bottom"
        @unknown default: "UITableView.ScrollPosition(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewSelfSizingInvalidation: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .disabled: "disabled"
        case .enabled: "enabled"
        case .enabledIncludingConstraints: "enabledIncludingConstraints"
        @unknown default: "UITableView.SelfSizingInvalidation(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewSeparatorInsetReference: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fromCellEdges: "fromCellEdges"
        case .fromAutomaticInsets: "fromAutomaticInsets"
        @unknown default: "UITableView.SeparatorInsetReference(rawValue: \(rawValue))"
        }
    }
}
extension UITableViewStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .plain: "plain"
        case .grouped: "grouped"
        case .insetGrouped: "insetGrouped"
        @unknown default: "UITableView.Style(rawValue: \(rawValue))"
        }
    }
}
extension UITextAutocapitalizationType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .words: "words"
        case .sentences: "sentences"
        case .allCharacters: "allCharacters"
        @unknown default: "UITextAutocapitalizationType(rawValue: \(rawValue))"
        }
    }
}
extension UITextAutocorrectionType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .no: "no"
        case .yes: "yes"
        @unknown default: "UITextAutocorrectionType(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldBorderStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .none: "none"
        case .line: "line"
        case .bezel: "bezel"
        case .roundedRect: "roundedRect"
        @unknown default: "UITextField.BorderStyle(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldDidEndEditingReason: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .committed: "committed"
        case .cancelled: "cancelled"
        @unknown default: "UITextField.DidEndEditingReason(rawValue: \(rawValue))"
        }
    }
}
extension UITextFieldViewMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .never: "never"
        case .whileEditing: "whileEditing"
        case .unlessEditing: "unlessEditing"
        case .always: "always"
        @unknown default: "UITextField.ViewMode(rawValue: \(rawValue))"
        }
    }
}
extension UITextSpellCheckingType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .no: "no"
        case .yes: "yes"
        @unknown default: "UITextSpellCheckingType(rawValue: \(rawValue))"
        }
    }
}
extension UITraitEnvironmentLayoutDirection: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .unspecified: "unspecified"
        case .leftToRight: "leftToRight"
        case .rightToLeft: "rightToLeft"
        @unknown default: "UITraitEnvironmentLayoutDirection(rawValue: \(rawValue))"
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
extension UIVibrancyEffectStyle: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .label: "label"
        case .secondaryLabel: "secondaryLabel"
        case .tertiaryLabel: "tertiaryLabel"
        case .quaternaryLabel: "quaternaryLabel"
        case .fill: "fill"
        case .secondaryFill: "secondaryFill"
        case .tertiaryFill: "tertiaryFill"
        case .separator: "separator"
        @unknown default: "UIVibrancyEffect.Style(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimatingPosition: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .end: "end"
        case .start: "start"
        case .current: "current"
        @unknown default: "UIViewAnimatingPosition(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimatingState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .inactive: "inactive"
        case .active: "active"
        case .stopped: "stopped"
        @unknown default: "UIViewAnimatingState(rawValue: \(rawValue))"
        }
    }
}
extension UIViewContentMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .scaleToFill: "scaleToFill"
        case .scaleAspectFit: "scaleAspectFit"
        case .scaleAspectFill: "scaleAspectFill"
        case .redraw: "redraw"
        case .center: "center"
        case .top: "top"
        case .bottom: "bottom"
        case .left: "left"
        case .right: "right"
        case .topLeft: "topLeft"
        case .topRight: "topRight"
        case .bottomLeft: "bottomLeft"
        case .bottomRight: "bottomRight"
        @unknown default: "UIView.ContentMode(rawValue: \(rawValue))"
        }
    }
}
extension UIViewAnimationCurve: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .easeInOut: "easeInOut"
        case .easeIn: "easeIn"
        case .easeOut: "easeOut"
        case .linear: "linear"
        @unknown default: "UIView.AnimationCurve(rawValue: \(rawValue))"
        }
    }
}
extension UIViewTintAdjustmentMode: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .automatic: "automatic"
        case .normal: "normal"
        case .dimmed: "dimmed"
        @unknown default: "UIView.TintAdjustmentMode(rawValue: \(rawValue))"
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
extension UITouchType: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .direct: "direct"
        case .indirect: "indirect"
        case .pencil: "pencil"
        case .indirectPointer: "indirectPointer"
        @unknown default: "UITouch.TouchType(rawValue: \(rawValue))"
        }
    }
}
extension UIImageSymbolScale: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .default: "default"
        case .unspecified: "unspecified"
        case .small: "small"
        case .medium: "medium"
        case .large: "large"
        @unknown default: "UIImage.SymbolScale(rawValue: \(rawValue))"
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
extension UIStackViewAlignment: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .fill: "fill"
        case .leading: "leading"
        case .firstBaseline: "firstBaseline"
        case .center: "center"
        case .trailing: "trailing"
        case .lastBaseline: "lastBaseline"
        @unknown default: "UIStackView.Alignment(rawValue: \(rawValue))"
        }
    }
}
