import Foundation

/// The accessibility settings of the device. No assistive technology runs here, so nearly all settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether VoiceOver reads the screen aloud; always `false`.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether Switch Control operates the application; always `false`.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether animations should be reduced; always `false`.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether cross-fades are preferred to sliding transitions; always `false`.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether translucent backgrounds should be avoided; always `false`.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text should be bold; always `false`.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colors should be darker; always `false`.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether information must not be conveyed by color alone; always `false`.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether the screen's colors are inverted; always `false`.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether the screen is shown in grayscale; always `false`.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the device is restricted to one application; always `false`.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether both audio channels play the same; always `false`.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether closed captions are preferred; always `false`.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether AssistiveTouch is running; always `false`.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether shaking the device offers to undo; always `true`.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether selected text can be read aloud; always `false`.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the user can have the screen read aloud; always `false`.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether buttons should show their shapes; always `false`.
    public static var buttonShapesEnabled: Bool { false }

    /// Posted when an assistive technology focuses an element, which never happens here.
    nonisolated public static let elementFocusedNotification = NSNotification.Name(
        "UIAccessibilityElementFocusedNotification")
    /// The key of the focused element in `elementFocusedNotification`.
    nonisolated public static let focusedElementUserInfoKey = "UIAccessibilityFocusedElementKey"
    /// The key of the element that has lost the focus in `elementFocusedNotification`.
    nonisolated public static let unfocusedElementUserInfoKey = "UIAccessibilityUnfocusedElementKey"
    /// The key of the assistive technology in `elementFocusedNotification`.
    nonisolated public static let assistiveTechnologyUserInfoKey = "UIAccessibilityAssistiveTechnologyKey"

    /// Posted when `isVoiceOverRunning` changes, which never happens here.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted when `isReduceMotionEnabled` changes, which never happens here.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted when `isReduceTransparencyEnabled` changes, which never happens here.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted when `isBoldTextEnabled` changes, which never happens here.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted when `isDarkerSystemColorsEnabled` changes, which never happens here.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// Posted when `isSwitchControlRunning` changes, which never happens here.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted when an announcement has been read, which never happens here.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// A notification from the application to assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// A large part of the screen has changed.
        public static let screenChanged = Notification(rawValue: 1000)
        /// An element has appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is an announcement to be read aloud.
        public static let announcement = Notification(rawValue: 1008)
        /// Content has scrolled by one page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Sends a notification to assistive technologies; has no effect, since none runs here.
    public static func post(notification: Notification, argument: Any?) {}

    /// Converts a rectangle from a view's coordinates to screen coordinates, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.windowStorage else { return rect }
        let inWindow = view.convert(rect, to: nil)
        return CGRect(origin: window.screenPoint(inWindow.origin), size: inWindow.size)
    }
}
