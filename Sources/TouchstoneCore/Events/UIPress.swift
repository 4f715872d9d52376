import Foundation

/// A key or button that is held down (RC-36).
@preconcurrency @MainActor
open class UIPress: NSObject {
    /// The stage of a press (RC-36).
    public typealias Phase = UIPressPhase

    /// The button, or the kind of key, of a press.
    public typealias PressType = UIPressType

    /// The stage of the press in the current event.
    open internal(set) var phase = Phase.began
    /// The button of the press; `.keyboard` for all keys.
    open internal(set) var type = PressType.keyboard
    /// The time in seconds since boot.
    open internal(set) var timestamp: TimeInterval = 0
    /// The force, from 0 to 1 for analog buttons.
    open internal(set) var force: CGFloat = 0
    /// The key, for presses of a keyboard only (RC-36).
    open internal(set) var key: UIKey?
    /// The responder that the press was first sent to: the first responder or the window.
    open internal(set) var responder: UIResponder?
    /// The window in which the press began; `nil` after the window is deallocated.
    open internal(set) weak var window: UIWindow?
    /// The arena of recognizers that receive the press (RC-37).
    var arena = Arena()
    /// The recognizer that claimed the press from its responder.
    weak var claimant: UIGestureRecognizer?
    /// Whether the responder must still receive the end of the press.
    var isOpen = false
    /// The number of the host that sent the press.
    var device = 0

    public override init() {
        super.init()
    }
}

/// A key of a keyboard, as it was when the press began.
public final class UIKey: NSObject, Sendable {
    /// The physical position of the key, independent of the character that it types.
    public let keyCode: UIKeyboardHIDUsage
    /// The characters that the key types with its modifiers, or the name of an input, such as
    /// `UIKeyCommand.inputUpArrow`, for a key that types none.
    public let characters: String
    /// The characters that the key types without modifiers.
    public let charactersIgnoringModifiers: String
    /// The modifier keys that were down.
    public let modifierFlags: UIKeyModifierFlags

    /// Touchstone extension: creates a key with the values that a keyboard would report.
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

/// An event that carries presses.
open class UIPressesEvent: UIEvent {
    var presses: [UIPress] = []

    /// The presses that are down or have just ended.
    open var allPresses: Set<UIPress> { Set(presses) }

    /// Returns the presses that the recognizer receives.
    open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
        Set(presses.filter { $0.has(gesture) })
    }

    /// The window in which the changed presses began.
    var window: UIWindow? { presses.first { $0.phase != .stationary }?.window }
}

/// Touchstone extension: host input for one key at one time.
public struct KeySample: Equatable, Sendable {
    /// The change that a sample reports.
    public enum Phase: String, Sendable, Codable {
        /// The key went down.
        case down
        /// The key was released.
        case up
        /// The key is still down and repeats.
        case `repeat`
        /// The host lost the key while it was down, because the user switched to something else.
        case cancelled
    }

    /// The change that this sample reports.
    public var phase: Phase
    /// The time in seconds since boot.
    public var time: TimeInterval
    /// The physical position of the key, independent of the character that it types.
    public var keyCode: UIKeyboardHIDUsage
    /// The characters that the key types with its modifiers, as in `UIKey`.
    public var characters: String
    /// The characters that the key types without modifiers.
    public var charactersIgnoringModifiers: String
    /// The modifier keys that are down.
    public var modifierFlags: UIKeyModifierFlags
    /// Whether the user presses Control where a Mac has Command; `false` by default.
    ///
    /// If it is `true`, Control also performs a key command that requires Command, unless a command requires Control
    /// itself.
    public var controlActsAsCommand = false

    /// Creates a sample of one key at `time`, in seconds since boot.
    ///
    /// `charactersIgnoringModifiers` is the same as `characters` by default.
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
    /// The sample as a keyboard with a Command key would send it; `nil` if Control does not act as Command.
    var asCommand: KeySample? {
        guard controlActsAsCommand, modifierFlags.contains(.control), !modifierFlags.contains(.command) else {
            return nil
        }
        var sample = self
        sample.modifierFlags = modifierFlags.subtracting(.control).union(.command)
        return sample
    }
}
