import Foundation

/// A key or button held down (RC-36).
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// How far a press has come (RC-36).
    public typealias Phase = UIPressPhase

    /// Which button or kind of key it is.
    public typealias PressType = UIPressType

    /// How far the press has come.
    open internal(set) var phase = Phase.began
    /// Which button it is; `.keyboard` for all keys.
    open internal(set) var type = PressType.keyboard
    /// Seconds since boot.
    open internal(set) var timestamp: TimeInterval = 0
    /// 0 to 1 for analogue buttons.
    open internal(set) var force: CGFloat = 0
    /// The key, for keyboards alone (RC-36).
    open internal(set) var key: UIKey?
    /// Whom it was first sent to: the first responder, or the window.
    open internal(set) var responder: UIResponder?
    /// The window that it began in; nil once that is gone.
    open internal(set) weak var window: UIWindow?
    /// The recognizers that watch it (RC-37).
    var contest = Contest()
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
    /// Where the key is on the keyboard, whatever it types.
    public let keyCode: UIKeyboardHIDUsage
    /// What it types, with modifiers; the name of an input (`UIKeyCommand.inputUpArrow` …) for keys that type nothing.
    public let characters: String
    /// What the key types without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that were down.
    public let modifierFlags: UIKeyModifierFlags

    /// Touchstone extension: a key as a keyboard would tell it.
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
        Set(presses.filter { $0.has(gesture) })
    }

    /// Where the presses that changed began.
    var window: UIWindow? { presses.first { $0.phase != .stationary }?.window }
}

/// Touchstone extension: what a host knows of one key at one moment.
public struct KeySample: Equatable, Sendable {
    /// What the key did.
    public enum Phase: String, Sendable, Codable {
        /// It went down.
        case down
        /// It was let go.
        case up
        /// The key is still down and repeats.
        case `repeat`
        /// The host lost the key while it was down, because the user turned elsewhere.
        case cancelled
    }

    /// What the key did.
    public var phase: Phase
    /// Seconds since boot.
    public var time: TimeInterval
    /// Where the key is on the keyboard, whatever it types.
    public var keyCode: UIKeyboardHIDUsage
    /// What the key types, with modifiers; as in `UIKey`.
    public var characters: String
    /// What it types without modifiers.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are down.
    public var modifierFlags: UIKeyModifierFlags
    /// Whether the user presses control where a Mac has command: a key command that asks for command is then also found
    /// with control, where none asks for control itself. False by default.
    public var controlActsAsCommand = false

    /// A sample of one key, at a time in seconds since boot; without modifiers it types the same unless said otherwise.
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
