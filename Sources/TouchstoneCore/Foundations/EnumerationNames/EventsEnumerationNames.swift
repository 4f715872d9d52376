@_exported import TouchstoneEnumerations

// The enumerations of events and gestures: each value prints as its case.

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
extension UITouchPhase: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .began: "began"
        case .moved: "moved"
        case .stationary: "stationary"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .regionEntered: "regionEntered"
        case .regionMoved: "regionMoved"
        case .regionExited: "regionExited"
        @unknown default: "UITouch.Phase(rawValue: \(rawValue))"
        }
    }
}
extension UIGestureRecognizerState: @retroactive CustomStringConvertible {
    public var description: String {
        switch self {
        case .possible: "possible"
        case .began: "began"
        case .changed: "changed"
        case .ended: "ended"
        case .cancelled: "cancelled"
        case .failed: "failed"
        @unknown default: "UIGestureRecognizer.State(rawValue: \(rawValue))"
        }
    }
}
