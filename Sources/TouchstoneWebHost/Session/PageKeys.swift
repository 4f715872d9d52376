import Foundation
import TouchstoneCore

extension PageMessage {
    /// A key event in the terms of a browser.
    struct Key: Decodable {
        var phase: String
        /// The physical key, as `KeyboardEvent.code`.
        var code: String
        /// What the key types or is called, as `KeyboardEvent.key`.
        var key: String
        /// What the key types without modifiers, if the page knows it.
        var base: String?
        var modifiers: Double?
        /// The time of the page's own clock, in milliseconds.
        var time: Double?
    }
}

/// Converts a page's key events to samples.
struct PageKeys {
    /// The maximum number of keys that are down, more than hands can hold and keyboards can distinguish.
    static let limit = 64
    /// The maximum length of a key's name or text, in UTF-16 units.
    private static let longest = 32

    /// Whether the user's keyboard has a Command key, like a Mac's.
    let hasCommandKey: Bool
    private var down: Set<String> = []

    init(hasCommandKey: Bool) {
        self.hasCommandKey = hasCommandKey
    }

    /// Returns the sample of a key event, or `nil` if the key went down elsewhere.
    mutating func sample(_ raw: PageMessage.Key, at time: TimeInterval) throws(PageMessage.Refusal) -> KeySample? {
        guard let phase = KeySample.Phase(rawValue: raw.phase) else {
            throw PageMessage.Refusal(reason: "a key's phase is none of down, repeat, up, cancelled")
        }
        guard [raw.code, raw.key, raw.base ?? ""].allSatisfy({ $0.utf16.count <= Self.longest }) else {
            throw PageMessage.Refusal(reason: "a key has a name of more than \(Self.longest) characters")
        }
        switch phase {
        case .down:
            guard down.count < Self.limit || down.contains(raw.code) else {
                throw PageMessage.Refusal(reason: "more than \(Self.limit) keys are down")
            }
            down.insert(raw.code)
        case .repeat: guard down.contains(raw.code) else { return nil }
        case .up, .cancelled: guard down.remove(raw.code) != nil else { return nil }
        }
        let characters = KeyNames.characters(of: raw.key)
        var flags = PageMessage.modifiers(raw.modifiers)
        if raw.code.hasPrefix("Numpad") { flags.insert(.numericPad) }
        var sample = KeySample(
            phase: phase, time: time, keyCode: KeyNames.usage(of: raw.code), characters: characters,
            charactersIgnoringModifiers: base(raw, characters, flags), modifierFlags: flags)
        sample.controlActsAsCommand = !hasCommandKey
        return sample
    }

    /// Returns what the key types without modifiers.
    ///
    /// If the page does not know it and modifiers may have changed the text, assumes a US keyboard.
    private func base(_ raw: PageMessage.Key, _ characters: String, _ flags: UIKeyModifierFlags) -> String {
        if let base = raw.base, !base.isEmpty { return KeyNames.characters(of: base) }
        guard characters.count == 1, !flags.isDisjoint(with: [.alternate, .control]) else {
            return characters.lowercased() == characters || characters.hasPrefix("UIKeyInput")
                ? characters : characters.lowercased()
        }
        if raw.code.count == 4, raw.code.hasPrefix("Key") { return raw.code.suffix(1).lowercased() }
        if raw.code.count == 6, raw.code.hasPrefix("Digit") { return String(raw.code.suffix(1)) }
        return characters
    }
}
