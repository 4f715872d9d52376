import Foundation
import TouchstoneCore

/// Keyboard input, which goes to the key window.
///
/// A character stands for the key that types it. `keyType` holds Shift if the character needs it; the other methods do
/// not.
extension EventGenerator {
    /// The default time between two keys of typed text, in seconds.
    public static let keyTypeInterval: TimeInterval = 0.02

    /// Presses the key of a character and keeps it down.
    public func keyDown(_ character: Character) throws { try keyDown(KeyboardKey.typing(character).key) }

    /// Presses a key and keeps it down; a modifier key then applies to the following keys.
    public func keyDown(_ key: KeyboardKey) throws {
        if key.modifier != nil { modifierKeys.insert(key) }
        if key == .capsLock { isCapsLockOn.toggle() }
        try send(key, .down)
    }

    /// Releases the key of a character.
    public func keyUp(_ character: Character) throws { try keyUp(KeyboardKey.typing(character).key) }

    /// Releases a key that is down.
    public func keyUp(_ key: KeyboardKey) throws {
        modifierKeys.remove(key)
        try send(key, .up)
    }

    /// Presses and releases the key of a character.
    public func keyPress(_ character: Character) throws { try keyPress(KeyboardKey.typing(character).key) }

    /// Presses and releases a key.
    public func keyPress(_ key: KeyboardKey) throws {
        try keyDown(key)
        try keyUp(key)
    }

    /// Presses and releases the key of a character several times, `interval` seconds apart.
    public func keyPress(
        _ character: Character, numberOfTimes: Int, interval: TimeInterval = EventGenerator.keyTypeInterval
    ) throws {
        try keyPress(KeyboardKey.typing(character).key, numberOfTimes: numberOfTimes, interval: interval)
    }

    /// Presses and releases a key several times, `interval` seconds apart.
    public func keyPress(
        _ key: KeyboardKey, numberOfTimes: Int, interval: TimeInterval = EventGenerator.keyTypeInterval
    ) throws {
        guard Self.isCount(numberOfTimes) else { return }
        for press in 0..<numberOfTimes {
            if press > 0 { pace.pass(interval) }
            try keyPress(key)
        }
    }

    /// Types a character, with Shift if the character needs it.
    public func keyType(_ character: Character) throws {
        let (key, shift) = try KeyboardKey.typing(character)
        if shift { try keyDown(.leftShift) }
        try keyPress(key)
        if shift { try keyUp(.leftShift) }
    }

    /// Types text, with `interval` seconds between two keys.
    public func keyType(_ text: String, interval: TimeInterval = EventGenerator.keyTypeInterval) throws {
        for (number, character) in text.enumerated() {
            if number > 0 { pace.pass(interval) }
            try keyType(character)
        }
    }

    /// The modifiers of the keys that are down, and Caps Lock. A keyboard has two keys of each modifier.
    private var heldModifiers: UIKeyModifierFlags {
        UIKeyModifierFlags(modifierKeys.compactMap(\.modifier)).union(isCapsLockOn ? .alphaShift : [])
    }

    private func send(_ key: KeyboardKey, _ phase: KeySample.Phase) throws {
        guard window.isKeyWindow else { throw HammerError.windowIsNotKey }
        let isLetter = key.input != key.shiftedInput && key.input.first?.isLetter == true
        let isShifted = heldModifiers.contains(.shift) != (isLetter && heldModifiers.contains(.alphaShift))
        pace.send(
            KeySample(
                phase: phase, time: pace.now, keyCode: UIKeyboardHIDUsage(rawValue: Int(key.rawValue)),
                characters: isShifted ? key.shiftedInput : key.input, charactersIgnoringModifiers: key.input,
                modifierFlags: heldModifiers))
        pace.pass(pace.frame)
    }
}
