import Foundation

/// Assistive technologies, of which none reads an application here: all settings are off.
@preconcurrency @MainActor
public enum UIAccessibility {
    /// Whether the screen is read aloud; false.
    public static var isVoiceOverRunning: Bool { false }
    /// Whether switches control the application; false.
    public static var isSwitchControlRunning: Bool { false }
    /// Whether motion is to be avoided; false.
    public static var isReduceMotionEnabled: Bool { false }
    /// Whether fading is preferred to sliding; false.
    public static var prefersCrossFadeTransitions: Bool { false }
    /// Whether what is behind is not to show through; false.
    public static var isReduceTransparencyEnabled: Bool { false }
    /// Whether text is bold; false.
    public static var isBoldTextEnabled: Bool { false }
    /// Whether colours are darker; false.
    public static var isDarkerSystemColorsEnabled: Bool { false }
    /// Whether colours are not to be told apart; false.
    public static var shouldDifferentiateWithoutColor: Bool { false }
    /// Whether colours are inverted; false.
    public static var isInvertColorsEnabled: Bool { false }
    /// Whether there are no colours; false.
    public static var isGrayscaleEnabled: Bool { false }
    /// Whether the one application is all that can be used; false.
    public static var isGuidedAccessEnabled: Bool { false }
    /// Whether both ears hear the same; false.
    public static var isMonoAudioEnabled: Bool { false }
    /// Whether captions are shown; false.
    public static var isClosedCaptioningEnabled: Bool { false }
    /// Whether a touch on the screen's lower part reaches the upper one; false.
    public static var isAssistiveTouchRunning: Bool { false }
    /// Whether a shake offers to undo; true.
    public static var isShakeToUndoEnabled: Bool { true }
    /// Whether selections are read aloud; false.
    public static var isSpeakSelectionEnabled: Bool { false }
    /// Whether the screen is read aloud at the user's wish; false.
    public static var isSpeakScreenEnabled: Bool { false }
    /// Whether controls show shapes; false.
    public static var buttonShapesEnabled: Bool { false }

    /// Posted where `isVoiceOverRunning` changes; never here.
    nonisolated public static let voiceOverStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityVoiceOverStatusDidChangeNotification")
    /// Posted where `isReduceMotionEnabled` changes; never here.
    nonisolated public static let reduceMotionStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceMotionStatusDidChangeNotification")
    /// Posted where `isReduceTransparencyEnabled` changes; never here.
    nonisolated public static let reduceTransparencyStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityReduceTransparencyStatusDidChangeNotification")
    /// Posted where `isBoldTextEnabled` changes; never here.
    nonisolated public static let boldTextStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityBoldTextStatusDidChangeNotification")
    /// Posted where `isDarkerSystemColorsEnabled` changes; never here.
    nonisolated public static let darkerSystemColorsStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilityDarkerColorsStatusDidChangeNotification")
    /// Posted where `isSwitchControlRunning` changes; never here.
    nonisolated public static let switchControlStatusDidChangeNotification = NSNotification.Name(
        "UIAccessibilitySwitchControlStatusDidChangeNotification")
    /// Posted as an announcement has been read; never here.
    nonisolated public static let announcementDidFinishNotification = NSNotification.Name(
        "UIAccessibilityAnnouncementDidFinishNotification")

    /// What an application tells assistive technologies.
    public struct Notification: RawRepresentable, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        /// Much of the screen is new.
        public static let screenChanged = Notification(rawValue: 1000)
        /// Something appeared or disappeared.
        public static let layoutChanged = Notification(rawValue: 1001)
        /// The argument is to be read.
        public static let announcement = Notification(rawValue: 1008)
        /// Content has scrolled by a page.
        public static let pageScrolled = Notification(rawValue: 1009)
    }

    /// Tells assistive technologies. Nobody hears it.
    public static func post(notification: Notification, argument: Any?) {}

    /// A rectangle of a view's on the screen, in points.
    public static func convertToScreenCoordinates(_ rect: CGRect, in view: UIView) -> CGRect {
        guard let window = view.windowStorage else { return rect }
        let inWindow = view.convert(rect, to: nil)
        return CGRect(origin: window.screenPoint(inWindow.origin), size: inWindow.size)
    }
}

/// Something that can be done with an element besides activating it.
@preconcurrency @MainActor
open class UIAccessibilityCustomAction: NSObject {
    /// What the action does, and whether it could.
    public typealias Handler = (UIAccessibilityCustomAction) -> Bool
    /// What it is called.
    open var name: String
    /// Its image; nil by default.
    open var image: UIImage?
    /// What it does; nil by default.
    open var actionHandler: Handler?
    /// Whom `selector` is sent to; not retained.
    open weak var target: AnyObject?
    /// What is sent, to `target`.
    open var selector: Selector?

    /// An action that calls `actionHandler`.
    public init(name: String, image: UIImage? = nil, actionHandler: Handler?) {
        self.name = name
        self.image = image
        self.actionHandler = actionHandler
    }

    /// An action that sends `selector` to `target`, which is not retained.
    public init(name: String, target: Any?, selector: Selector) {
        self.name = name
        self.target = target.map { $0 as AnyObject }
        self.selector = selector
    }
}

/// What an assistive technology stops at without a view: a part of one that draws several things.
open class UIAccessibilityElement: AccessibleResponder {
    /// What it lies in, as a rule a view; not retained.
    open weak var accessibilityContainer: AnyObject?
    private var said = AccessibilityState(isElement: true)
    override var accessibility: AccessibilityState {
        get { said }
        set { said = newValue }
    }

    /// An element in a view, or in another object.
    public init(accessibilityContainer container: Any) {
        accessibilityContainer = container as AnyObject
        super.init()
    }

    /// Names it in tests; nil by default.
    open var accessibilityIdentifier: String?

    /// Where it is in its container's coordinates, in points, instead of `accessibilityFrame`; zero by default.
    open var accessibilityFrameInContainerSpace = CGRect.zero
    override var boundsOnScreen: CGRect {
        guard let view = accessibilityContainer as? UIView, accessibilityFrameInContainerSpace != .zero else {
            return .zero
        }
        return UIAccessibility.convertToScreenCoordinates(accessibilityFrameInContainerSpace, in: view)
    }
    open override var next: UIResponder? { accessibilityContainer as? UIResponder }
}
