import Foundation

extension Page {
    /// Presses or lets go of one key.
    ///
    /// - Parameters:
    ///   - key: The key as `KeyboardEvent.key` names it: `a`, `A`, `Enter`, `ArrowLeft`.
    ///   - code: The physical key, as `KeyboardEvent.code` names it; the US layout's by default.
    ///   - text: What the key types when it goes down; by default the key itself where it is a character, unless a
    ///     modifier other than shift is held. The empty string types nothing.
    ///   - modifiers: The modifier keys held.
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

    /// Presses a key and lets go of it.
    public func press(_ key: String, modifiers: KeyModifiers = []) async throws {
        try await self.key(.down, key, modifiers: modifiers)
        try await self.key(.up, key, modifiers: modifiers)
    }

    /// Shows text that an input method has not settled yet, in place of what it showed before; the empty text takes it back.
    ///
    /// - Parameter caret: In UTF-16 units of the text; by default its end.
    public func compose(_ text: String, caret: Int? = nil) async throws {
        let place = Double(caret ?? text.utf16.count)
        try await send(
            "Input.imeSetComposition",
            ["text": .string(text), "selectionStart": .number(place), "selectionEnd": .number(place)])
    }

    /// Puts text in at the caret, or in place of what was composed, as an input method would, without any key.
    public func insertText(_ text: String) async throws {
        try await send("Input.insertText", ["text": .string(text)])
    }
}
