import TouchstoneCore

/// Conversions of a browser's key names to UIKit's.
enum KeyNames {
    /// Returns the characters that a key types, or the name of its input, for a `KeyboardEvent.key`.
    ///
    /// Keys with a name of letters and digits type nothing. Any other text is what the key types, even if it is longer
    /// than one character.
    static func characters(of key: String) -> String {
        if let named = named[key] { return named }
        guard key.utf16.count > 1, let first = key.utf8.first, (0x41...0x5A).contains(first),
            key.utf8.allSatisfy({
                (0x30...0x39).contains($0) || (0x41...0x5A).contains($0) || (0x61...0x7A).contains($0)
            })
        else { return key }
        if first == 0x46, let number = Int(key.dropFirst()), (1...24).contains(number) { return "UIKeyInput\(key)" }
        return ""
    }

    /// Returns the HID usage of a key for a `KeyboardEvent.code`, or 0, which is no key, if the HID tables have none.
    static func usage(of code: String) -> UIKeyboardHIDUsage { usages[code] ?? UIKeyboardHIDUsage(rawValue: 0) }

    private static let named = [
        "Enter": "\r", "Tab": "\t", "Backspace": "\u{8}", "Delete": UIKeyCommand.inputDelete,
        "Escape": UIKeyCommand.inputEscape, "Home": UIKeyCommand.inputHome, "End": UIKeyCommand.inputEnd,
        "PageUp": UIKeyCommand.inputPageUp, "PageDown": UIKeyCommand.inputPageDown,
        "ArrowUp": UIKeyCommand.inputUpArrow, "ArrowDown": UIKeyCommand.inputDownArrow,
        "ArrowLeft": UIKeyCommand.inputLeftArrow, "ArrowRight": UIKeyCommand.inputRightArrow,
    ]

    private static let usages: [String: UIKeyboardHIDUsage] = [
        "KeyA": .keyboardA, "KeyB": .keyboardB, "KeyC": .keyboardC, "KeyD": .keyboardD, "KeyE": .keyboardE,
        "KeyF": .keyboardF, "KeyG": .keyboardG, "KeyH": .keyboardH, "KeyI": .keyboardI, "KeyJ": .keyboardJ,
        "KeyK": .keyboardK, "KeyL": .keyboardL, "KeyM": .keyboardM, "KeyN": .keyboardN, "KeyO": .keyboardO,
        "KeyP": .keyboardP, "KeyQ": .keyboardQ, "KeyR": .keyboardR, "KeyS": .keyboardS, "KeyT": .keyboardT,
        "KeyU": .keyboardU, "KeyV": .keyboardV, "KeyW": .keyboardW, "KeyX": .keyboardX, "KeyY": .keyboardY,
        "KeyZ": .keyboardZ, "Digit1": .keyboard1, "Numpad1": .keypad1, "Digit2": .keyboard2, "Numpad2": .keypad2,
        "Digit3": .keyboard3, "Numpad3": .keypad3, "Digit4": .keyboard4, "Numpad4": .keypad4, "Digit5": .keyboard5,
        "Numpad5": .keypad5, "Digit6": .keyboard6, "Numpad6": .keypad6, "Digit7": .keyboard7, "Numpad7": .keypad7,
        "Digit8": .keyboard8, "Numpad8": .keypad8, "Digit9": .keyboard9, "Numpad9": .keypad9, "Digit0": .keyboard0,
        "Numpad0": .keypad0, "F1": .keyboardF1, "F2": .keyboardF2, "F3": .keyboardF3, "F4": .keyboardF4,
        "F5": .keyboardF5, "F6": .keyboardF6, "F7": .keyboardF7, "F8": .keyboardF8, "F9": .keyboardF9,
        "F10": .keyboardF10, "F11": .keyboardF11, "F12": .keyboardF12, "F13": .keyboardF13, "F14": .keyboardF14,
        "F15": .keyboardF15, "F16": .keyboardF16, "F17": .keyboardF17, "F18": .keyboardF18, "F19": .keyboardF19,
        "F20": .keyboardF20, "F21": .keyboardF21, "F22": .keyboardF22, "F23": .keyboardF23, "F24": .keyboardF24,
        "Enter": .keyboardReturnOrEnter, "Escape": .keyboardEscape, "Backspace": .keyboardDeleteOrBackspace,
        "Tab": .keyboardTab, "Space": .keyboardSpacebar, "Minus": .keyboardHyphen, "Equal": .keyboardEqualSign,
        "BracketLeft": .keyboardOpenBracket, "BracketRight": .keyboardCloseBracket, "Backslash": .keyboardBackslash,
        "Semicolon": .keyboardSemicolon, "Quote": .keyboardQuote, "Backquote": .keyboardGraveAccentAndTilde,
        "Comma": .keyboardComma, "Period": .keyboardPeriod, "Slash": .keyboardSlash, "CapsLock": .keyboardCapsLock,
        "PrintScreen": .keyboardPrintScreen, "ScrollLock": .keyboardScrollLock, "Pause": .keyboardPause,
        "Insert": .keyboardInsert, "Home": .keyboardHome, "PageUp": .keyboardPageUp, "Delete": .keyboardDeleteForward,
        "End": .keyboardEnd, "PageDown": .keyboardPageDown, "ArrowRight": .keyboardRightArrow,
        "ArrowLeft": .keyboardLeftArrow, "ArrowDown": .keyboardDownArrow, "ArrowUp": .keyboardUpArrow,
        "NumLock": .keypadNumLock, "NumpadDivide": .keypadSlash, "NumpadMultiply": .keypadAsterisk,
        "NumpadSubtract": .keypadHyphen, "NumpadAdd": .keypadPlus, "NumpadEnter": .keypadEnter,
        "NumpadDecimal": .keypadPeriod, "NumpadEqual": .keypadEqualSign, "NumpadComma": .keypadComma,
        "IntlBackslash": .keyboardNonUSBackslash, "IntlRo": .keyboardInternational1,
        "KanaMode": .keyboardInternational2, "IntlYen": .keyboardInternational3, "Convert": .keyboardInternational4,
        "NonConvert": .keyboardInternational5, "Lang1": .keyboardLANG1, "Lang2": .keyboardLANG2,
        "Lang3": .keyboardLANG3, "Lang4": .keyboardLANG4, "Lang5": .keyboardLANG5,
        "ContextMenu": .keyboardApplication, "Power": .keyboardPower, "Help": .keyboardHelp,
        "Select": .keyboardSelect, "Again": .keyboardAgain, "Undo": .keyboardUndo, "Cut": .keyboardCut,
        "Copy": .keyboardCopy, "Paste": .keyboardPaste, "Find": .keyboardFind, "AudioVolumeMute": .keyboardMute,
        "AudioVolumeUp": .keyboardVolumeUp, "AudioVolumeDown": .keyboardVolumeDown,
        "ControlLeft": .keyboardLeftControl, "ShiftLeft": .keyboardLeftShift, "AltLeft": .keyboardLeftAlt,
        "MetaLeft": .keyboardLeftGUI, "ControlRight": .keyboardRightControl, "ShiftRight": .keyboardRightShift,
        "AltRight": .keyboardRightAlt, "MetaRight": .keyboardRightGUI,
    ]
}
