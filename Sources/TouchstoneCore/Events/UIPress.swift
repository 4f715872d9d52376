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
        /// The host lost the key while it was down, because the user turned elsewhere.
        case cancelled
    }

    public var phase: Phase
    /// Seconds since boot.
    public var time: TimeInterval
    public var keyCode: UIKeyboardHIDUsage
    /// As in `UIKey`.
    public var characters: String
    public var charactersIgnoringModifiers: String
    public var modifierFlags: UIKeyModifierFlags
    /// Whether the user presses control where a Mac has command: a key command that asks for command is then also found with
    /// control, where none asks for control itself. False by default.
    public var controlActsAsCommand = false

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

extension KeySample {
    /// The same key as it would come from a keyboard with a command key.
    var asCommand: KeySample? {
        guard controlActsAsCommand, modifierFlags.contains(.control), !modifierFlags.contains(.command) else {
            return nil
        }
        var sample = self
        sample.modifierFlags = modifierFlags.subtracting(.control).union(.command)
        return sample
    }
}
