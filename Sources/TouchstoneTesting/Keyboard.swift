import Foundation
import TouchstoneCore

/// Input from a keyboard, shaking and remote controls.
extension TestApplication {
    /// Presses and releases a key of a US keyboard.
    ///
    /// - Parameters:
    ///   - characters: A single character, or an input constant of `UIKeyCommand`. A character that needs Shift on a US
    ///     keyboard, such as a capital or `?`, is sent with `.shift`.
    ///   - modifiers: Further modifiers that are held.
    public func keyType(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        keyDown(characters, modifiers: modifiers)
        advance(by: 0.03)
        keyUp(characters, modifiers: modifiers)
    }

    /// Types text, one key press for each grapheme cluster.
    ///
    /// - Parameters:
    ///   - text: The text to type.
    ///   - expectsFocus: Whether an issue of the test is recorded if there is no first responder; `true` by default.
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

    /// Presses a key, named as in `keyType(_:modifiers:)`, and keeps it down.
    public func keyDown(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.down, characters, modifiers)
    }

    /// Repeats a key that is down, as keyboards do while a key is held.
    public func keyRepeat(_ characters: String, modifiers: UIKeyModifierFlags = []) {
        send(.repeat, characters, modifiers)
    }

    /// Releases a key that is down.
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

    /// Cancels a key press, as when the host loses track of a key that is down.
    public func keyCancel(_ characters: String) { send(.cancelled, characters, []) }

    /// Inserts text that an input method has committed.
    ///
    /// - Parameters:
    ///   - text: The committed text.
    ///   - expectsFocus: Whether an issue of the test is recorded if there is no first responder; `true` by default.
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

    /// Sets an input method's marked text, with the caret at its end.
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

    /// Presses the remote control's button for `subtype` (M-3).
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
