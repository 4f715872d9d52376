import Foundation

/// A key or button held down (RC-36).
@MainActor
open class UIPress: NSObject {
    public enum Phase: Int, Sendable {
        case began, changed, stationary, ended, cancelled
    }

    public enum PressType: Int, Sendable {
        case upArrow, downArrow, leftArrow, rightArrow, select, menu, playPause
        /// A key of a keyboard.
        case keyboard = 2000
    }

    open internal(set) var phase = Phase.began
    open internal(set) var type = PressType.keyboard
    /// Seconds since boot.
    open internal(set) var timestamp: TimeInterval = 0
    /// 0 to 1 for analogue buttons.
    open internal(set) var force: CGFloat = 0
    /// The key, for keyboards alone (RC-36).
    open internal(set) var key: UIKey?
    /// Whom it was first sent to: the first responder, or the window.
    open internal(set) weak var responder: UIResponder?
    open internal(set) weak var window: UIWindow?
    /// The recognizers that watch it (RC-37).
    var contest: [UIGestureRecognizer] = []
    /// The recognizer that took it from its responder.
    weak var claimant: UIGestureRecognizer?
    /// Whether the responder is owed an end.
    var isOpen = false
    /// The host's number.
    var device = 0

    public override init() {
        super.init()
    }
}

/// A key of a keyboard, as it was when the press began.
public final class UIKey: NSObject, Sendable {
    public let keyCode: UIKeyboardHIDUsage
    /// What it types, with modifiers; the name of an input (`UIKeyCommand.inputUpArrow` …) for keys that type nothing.
    public let characters: String
    public let charactersIgnoringModifiers: String
    public let modifierFlags: UIKeyModifierFlags

    public init(
        keyCode: UIKeyboardHIDUsage, characters: String, charactersIgnoringModifiers: String,
        modifierFlags: UIKeyModifierFlags
    ) {
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers
        self.modifierFlags = modifierFlags
    }
}

/// The place of a key on the keyboard: usage numbers of the USB HID keyboard page.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// The event that carries presses.
open class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []

    /// Every press that is held down, or just ended.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// Those that are being delivered to the recognizer.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { press in press.contest.contains { $0 === gesture } })
    }

    /// Where the presses that changed began.
    var window: UIWindow? { presses.first { $0.phase != .stationary }?.window }
}

/// What a host knows of one key at one moment.
public struct KeySample: Equatable, Sendable {
    public enum Phase: String, Sendable, Codable {
        case down, up
        /// The key is still down and repeats.
        case `repeat`
    }

    public var phase: Phase
    /// Seconds since boot.
    public var time: TimeInterval
    public var keyCode: UIKeyboardHIDUsage
    /// As in `UIKey`.
    public var characters: String
    public var charactersIgnoringModifiers: String
    public var modifierFlags: UIKeyModifierFlags

    public init(
        phase: Phase, time: TimeInterval, keyCode: UIKeyboardHIDUsage, characters: String,
        charactersIgnoringModifiers: String? = nil, modifierFlags: UIKeyModifierFlags = []
    ) {
        self.phase = phase
        self.time = time
        self.keyCode = keyCode
        self.characters = characters
        self.charactersIgnoringModifiers = charactersIgnoringModifiers ?? characters
        self.modifierFlags = modifierFlags
    }
}
