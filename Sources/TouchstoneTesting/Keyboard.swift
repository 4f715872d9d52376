import Foundation
import TouchstoneCore

/// A keyboard, a shake and a remote control.
extension TestApplication {
    /// Presses and lets go of a key; a single character, or an input of `UIKeyCommand`.
    public func keyType(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(characters, modifiers: modifiers)
        advance(by: 0.03)
        keyUp(characters, modifiers: modifiers)
    }

    /// Types a text, one grapheme cluster a key.
    public func keyTypeText(_ text: String) {
        for character in text { keyType(String(character)) }
    }

    public func keyDown(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.down, characters, modifiers)
    }

    public func keyRepeat(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.repeat, characters, modifiers)
    }

    public func keyUp(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.up, characters, modifiers)
    }

    private func send(_ phase: KeySample.Phase, _ characters: String, _ modifiers: UIKeyModifierFlags) {
        port.send(
            KeySample(
                phase: phase, time: clock.now, keyCode: UIKeyboardHIDUsage(typing: characters),
                characters: characters, modifierFlags: modifiers))
        application.service()
    }

    /// The host loses the key while it is down.
    public func keyCancel(_ characters: String) { send(.cancelled, characters, []) }

    /// An input method settles on a text.
    public func inputMethodInsert(_ text: String) { send(.insert(text)) }

    /// An input method shows what it has not settled yet, the caret at its end.
    public func inputMethodMark(_ text: String) {
        send(.mark(text, selection: NSRange(location: text.utf16.count, length: 0)))
    }

    private func send(_ action: TextInputSample.Action) {
        port.send(TextInputSample(action, time: clock.now))
        application.service()
    }

    /// Shakes the device for `duration` seconds.
    public func shake(duration: TimeInterval = 0.3) {
        send(.shakeBegan(time: clock.now))
        advance(by: duration)
        send(.shakeEnded(time: clock.now))
    }

    public func remoteControl(_ subtype: UIEvent.EventSubtype) {
        send(.remoteControl(subtype, time: clock.now))
    }

    /// Taps the status bar, which scrolls to the top (SV-16).
    public func tapStatusBar() { send(.statusBarTapped(time: clock.now)) }

    private func send(_ sample: GlobalSample) {
        port.send(sample)
        application.service()
    }
}

extension UIKeyboardHIDUsage {
    /// The key that types the characters on a US keyboard, or a number beyond the keyboard page that is theirs alone.
    fileprivate init(typing characters: String) {
        let named: [String: UIKeyboardHIDUsage] = [
            "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\t": .keyboardTab, " ": .keyboardSpacebar,
            "\u{8}": .keyboardDeleteOrBackspace, "\u{7F}": .keyboardDeleteForward,
            UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
            UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
            UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
            UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
            UIKeyCommand.inputPageDown: .keyboardPageDown,
        ]
        if let known = named[characters] {
            self = known
        } else if let letter = characters.lowercased().unicodeScalars.first, ("a"..."z").contains(letter) {
            self.init(rawValue: 0x04 + Int(letter.value - 97))
        } else {
            self.init(rawValue: 0x1_0000 + Int(characters.unicodeScalars.first?.value ?? 0))
        }
    }
}
