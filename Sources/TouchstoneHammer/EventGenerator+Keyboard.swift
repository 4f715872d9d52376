import Foundation
import TouchstoneCore

/// Keys, which go to the key window. A character means the key that has it: `keyType` holds shift where it needs that, the others do
/// not.
extension EventGenerator {
    /// From one key to the next as text is typed, in seconds.
    public static let keyTypeInterval: TimeInterval = 0.02

    /// Presses the key that has a character, and leaves it down.
    public func keyDown(_ character: Character) throws { try keyDown(KeyboardKey.typing(character).key) }

    /// Presses a key and leaves it down; modifier keys are then held for those that follow.
    public func keyDown(_ key: KeyboardKey) throws {
        if let modifier = key.modifier { heldModifiers.insert(modifier) }
        if key == .capsLock { heldModifiers.formSymmetricDifference(.alphaShift) }
        try send(key, .down)
    }

    /// Lets go of the key that has a character.
    public func keyUp(_ character: Character) throws { try keyUp(KeyboardKey.typing(character).key) }

    /// Lets go of a key.
    public func keyUp(_ key: KeyboardKey) throws {
        if let modifier = key.modifier { heldModifiers.remove(modifier) }
        try send(key, .up)
    }

    /// Presses the key that has a character, and lets go of it.
    public func keyPress(_ character: Character) throws { try keyPress(KeyboardKey.typing(character).key) }

    /// Presses a key and lets go of it.
    public func keyPress(_ key: KeyboardKey) throws {
        try keyDown(key)
        try keyUp(key)
    }

    /// Presses the key that has a character so many times, `interval` seconds apart.
    public func keyPress(
        _ character: Character, numberOfTimes: Int, interval: TimeInterval = EventGenerator.keyTypeInterval
    ) throws {
        try keyPress(KeyboardKey.typing(character).key, numberOfTimes: numberOfTimes, interval: interval)
    }

    /// Presses a key so many times, `interval` seconds apart.
    public func keyPress(
        _ key: KeyboardKey, numberOfTimes: Int, interval: TimeInterval = EventGenerator.keyTypeInterval
    ) throws {
        for press in 0..<max(0, numberOfTimes) {
            if press > 0 { pace.pass(interval) }
            try keyPress(key)
        }
    }

    /// Types a character, with shift where it needs that.
    public func keyType(_ character: Character) throws {
        let (key, shift) = try KeyboardKey.typing(character)
        if shift { try keyDown(.leftShift) }
        try keyPress(key)
        if shift { try keyUp(.leftShift) }
    }

    /// Types a text, with `interval` seconds from one key to the next.
    public func keyType(_ text: String, interval: TimeInterval = EventGenerator.keyTypeInterval) throws {
        for (number, character) in text.enumerated() {
            if number > 0 { pace.pass(interval) }
            try keyType(character)
        }
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
