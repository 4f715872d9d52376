import Foundation
import TouchstoneCore

/// A keyboard, a shake and a remote control.
extension TestApplication {
    /// Presses and lets go of a key; a single character, or an input of `UIKeyCommand`. The key is that of a US keyboard, and
    /// what such a keyboard types with shift, as a capital or `?`, comes with shift.
    public func keyType(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(characters, modifiers: modifiers)
        advance(by: 0.03)
        keyUp(characters, modifiers: modifiers)
    }

    /// Types a text, one grapheme cluster a key.
    ///
    /// - Parameter expectsFocus: Whether it is an issue of the test if nothing is first responder; true by default.
    public func keyTypeText(
        _ text: String, expectsFocus: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        if expectsFocus {
            expectFocus(for: text, TestSite(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        for character in text { keyType(String(character)) }
    }

    private func expectFocus(for text: String, _ site: TestSite) {
        guard !text.isEmpty else { return }
        guard !application.windows.contains(where: { $0.firstResponder != nil }) else { return }
        recordsIssue(
            TestIssue(
                "\"\(text)\" is typed, but nothing is first responder. Tap a text field first, or call becomeFirstResponder() on it.",
                at: site))
    }

    /// Presses a key, as `keyType(_:modifiers:)` names it, and leaves it down.
    public func keyDown(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.down, characters, modifiers)
    }

    /// A key that is down repeats, as keyboards do while it is held.
    public func keyRepeat(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.repeat, characters, modifiers)
    }

    /// Lets go of a key that is down.
    public func keyUp(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.up, characters, modifiers)
    }

    private func send(_ phase: KeySample.Phase, _ characters: String, _ modifiers: UIKeyModifierFlags) {
        let key = KeyboardLayout(typing: characters)
        mustBeTaken(
            port.send(
                KeySample(
                    phase: phase, time: clock.now, keyCode: key.usage, characters: characters,
                    charactersIgnoringModifiers: key.base, modifierFlags: modifiers.union(key.modifiers))))
        settle()
    }

    /// The host loses the key while it is down.
    public func keyCancel(_ characters: String) { send(.cancelled, characters, []) }

    /// An input method settles on a text.
    ///
    /// - Parameter expectsFocus: Whether it is an issue of the test if nothing is first responder; true by default.
    public func inputMethodInsert(
        _ text: String, expectsFocus: Bool = true, fileID: String = #fileID, filePath: String = #filePath,
        line: Int = #line,
        column: Int = #column
    ) {
        if expectsFocus {
            expectFocus(for: text, TestSite(fileID: fileID, filePath: filePath, line: line, column: column))
        }
        send(.insert(text))
    }

    /// An input method shows what it has not settled yet, the caret at its end.
    public func inputMethodMark(_ text: String) {
        send(.mark(text, selection: NSRange(location: text.utf16.count, length: 0)))
    }

    private func send(_ action: TextInputSample.Action) {
        mustBeTaken(port.send(TextInputSample(action, time: clock.now)))
        settle()
    }

    /// Shakes the device for `duration` seconds.
    public func shake(duration: TimeInterval = 0.3) {
        send(.shakeBegan(time: clock.now))
        advance(by: duration)
        send(.shakeEnded(time: clock.now))
    }

    /// Presses a button of a remote control; `subtype` says which (M-3).
    public func remoteControl(_ subtype: UIEvent.EventSubtype) {
        send(.remoteControl(subtype, time: clock.now))
    }

    /// Taps the status bar, which scrolls to the top (SV-16).
    public func tapStatusBar() { send(.statusBarTapped(time: clock.now)) }

    private func send(_ sample: GlobalSample) {
        mustBeTaken(port.send(sample))
        settle()
    }
}
