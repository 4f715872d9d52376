import Foundation
import TouchstoneText

extension Page {
    /// Presses or releases one key.
    ///
    /// - Parameters:
    ///   - action: Whether the key goes down or up.
    ///   - key: The key's `KeyboardEvent.key`, such as `a`, `A`, `Enter` or `ArrowLeft`.
    ///   - code: The key's `KeyboardEvent.code`; that of a US layout by default.
    ///   - text: The text that the key types when it goes down. By default, a character key types itself unless a
    ///     modifier other than Shift is held. An empty string types nothing.
    ///   - modifiers: The modifier keys that are held.
    public func key(
        _ action: KeyAction, _ key: String, code: String? = nil, text: String? = nil, modifiers: KeyModifiers = []
    ) async throws {
        let layout = KeyLayout(key: key)
        let plain = modifiers.isSubset(of: .shift)
        let typed = text ?? (plain ? layout.text : "")
        var parameters: [String: JSONValue] = [
            "key": .string(key), "code": .string(code ?? layout.code),
            "windowsVirtualKeyCode": .number(Double(layout.virtualKeyCode)),
            "modifiers": .number(Double(modifiers.rawValue)),
        ]
        switch action {
        case .down where typed.isEmpty:
            parameters["type"] = "rawKeyDown"
        case .down:
            parameters["type"] = "keyDown"
            parameters["text"] = .string(typed)
        case .up:
            parameters["type"] = "keyUp"
        }
        try await send("Input.dispatchKeyEvent", .object(parameters))
    }

    /// Presses and releases one key.
    public func press(_ key: String, modifiers: KeyModifiers = []) async throws {
        try await self.key(.down, key, modifiers: modifiers)
        try await self.key(.up, key, modifiers: modifiers)
    }

    /// Sets an input method's uncommitted text, replacing the previous one; an empty string removes it.
    ///
    /// - Parameters:
    ///   - text: The uncommitted text.
    ///   - caret: The caret's position in UTF-16 units of the text; the end by default.
    public func compose(_ text: String, caret: Int? = nil) async throws {
        let place = Double(caret ?? text.utf16.count)
        try await send(
            "Input.imeSetComposition",
            ["text": .string(text), "selectionStart": .number(place), "selectionEnd": .number(place)])
    }

    /// Inserts text at the caret, or in place of uncommitted text, as an input method does, without a key event.
    public func insertText(_ text: String) async throws {
        try await send("Input.insertText", ["text": .string(text)])
    }
}
