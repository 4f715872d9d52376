import Foundation
import TouchstoneCore

/// A key of a US keyboard; the raw value is its USB HID usage.
public enum KeyboardKey: UInt32, Sendable, CaseIterable {
    /// The key of the letter A.
    case letterA = 0x04
    /// The key of the letter B.
    case letterB = 0x05
    /// The key of the letter C.
    case letterC = 0x06
    /// The key of the letter D.
    case letterD = 0x07
    /// The key of the letter E.
    case letterE = 0x08
    /// The key of the letter F.
    case letterF = 0x09
    /// The key of the letter G.
    case letterG = 0x0A
    /// The key of the letter H.
    case letterH = 0x0B
    /// The key of the letter I.
    case letterI = 0x0C
    /// The key of the letter J.
    case letterJ = 0x0D
    /// The key of the letter K.
    case letterK = 0x0E
    /// The key of the letter L.
    case letterL = 0x0F
    /// The key of the letter M.
    case letterM = 0x10
    /// The key of the letter N.
    case letterN = 0x11
    /// The key of the letter O.
    case letterO = 0x12
    /// The key of the letter P.
    case letterP = 0x13
    /// The key of the letter Q.
    case letterQ = 0x14
    /// The key of the letter R.
    case letterR = 0x15
    /// The key of the letter S.
    case letterS = 0x16
    /// The key of the letter T.
    case letterT = 0x17
    /// The key of the letter U.
    case letterU = 0x18
    /// The key of the letter V.
    case letterV = 0x19
    /// The key of the letter W.
    case letterW = 0x1A
    /// The key of the letter X.
    case letterX = 0x1B
    /// The key of the letter Y.
    case letterY = 0x1C
    /// The key of the letter Z.
    case letterZ = 0x1D
    /// The key of the digit 1 in the top row.
    case number1 = 0x1E
    /// The key of the digit 2 in the top row.
    case number2 = 0x1F
    /// The key of the digit 3 in the top row.
    case number3 = 0x20
    /// The key of the digit 4 in the top row.
    case number4 = 0x21
    /// The key of the digit 5 in the top row.
    case number5 = 0x22
    /// The key of the digit 6 in the top row.
    case number6 = 0x23
    /// The key of the digit 7 in the top row.
    case number7 = 0x24
    /// The key of the digit 8 in the top row.
    case number8 = 0x25
    /// The key of the digit 9 in the top row.
    case number9 = 0x26
    /// The key of the digit 0 in the top row.
    case number0 = 0x27
    /// The Return or Enter key.
    case returnOrEnter = 0x28
    /// The Escape (Esc) key.
    case escape = 0x29
    /// The Delete (Backspace) key, which deletes backward.
    case deleteOrBackspace = 0x2A
    /// The horizontal Tab key.
    case tab = 0x2B
    /// The space bar key.
    case spacebar = 0x2C
    /// The key for `-` and `_`.
    case hyphen = 0x2D
    /// The key for `=` and `+`.
    case equalSign = 0x2E
    /// The key for `[` and `{`.
    case openBracket = 0x2F
    /// The key for `]` and `}`.
    case closeBracket = 0x30
    /// The key for `\` and `|`.
    case backslash = 0x31
    /// The key for `;` and `:`.
    case semicolon = 0x33
    /// The key for `'` and `"`.
    case quote = 0x34
    /// The key for the grave accent and `~`.
    case graveAccentAndTilde = 0x35
    /// The key for `,` and `<`.
    case comma = 0x36
    /// The key for `.` and `>`.
    case period = 0x37
    /// The key for `/` and `?`.
    case slash = 0x38
    /// The Caps Lock key.
    case capsLock = 0x39
    /// The function key F1.
    case functionF1 = 0x3A
    /// The function key F2.
    case functionF2 = 0x3B
    /// The function key F3.
    case functionF3 = 0x3C
    /// The function key F4.
    case functionF4 = 0x3D
    /// The function key F5.
    case functionF5 = 0x3E
    /// The function key F6.
    case functionF6 = 0x3F
    /// The function key F7.
    case functionF7 = 0x40
    /// The function key F8.
    case functionF8 = 0x41
    /// The function key F9.
    case functionF9 = 0x42
    /// The function key F10.
    case functionF10 = 0x43
    /// The function key F11.
    case functionF11 = 0x44
    /// The function key F12.
    case functionF12 = 0x45
    /// The Print Screen key.
    case printScreen = 0x46
    /// The Insert (Ins) key.
    case insert = 0x49
    /// The Home navigation key.
    case home = 0x4A
    /// The Page Up key.
    case pageUp = 0x4B
    /// The Delete Forward key.
    case deleteForward = 0x4C
    /// The End navigation key.
    case end = 0x4D
    /// The Page Down key.
    case pageDown = 0x4E
    /// The Right Arrow key.
    case arrowRight = 0x4F
    /// The Left Arrow key.
    case arrowLeft = 0x50
    /// The Down Arrow key.
    case arrowDown = 0x51
    /// The Up Arrow key.
    case arrowUp = 0x52
    /// The Num Lock key.
    case numLock = 0x53
    /// The left Control key.
    case leftControl = 0xE0
    /// The left Shift key.
    case leftShift = 0xE1
    /// The left Alt key; Option on a Mac keyboard.
    case leftAlt = 0xE2
    /// The left GUI key; Command on a Mac keyboard.
    case leftGUI = 0xE3
    /// The right Control key.
    case rightControl = 0xE4
    /// The right Shift key.
    case rightShift = 0xE5
    /// The right Alt key; Option on a Mac keyboard.
    case rightAlt = 0xE6
    /// The right GUI key; Command on a Mac keyboard.
    case rightGUI = 0xE7
}

extension KeyboardKey {
    /// Returns the key that types a character, and whether Shift is needed.
    ///
    /// - Throws: `HammerError.unknownKeyForCharacter`
    static func typing(_ character: Character) throws -> (key: KeyboardKey, shift: Bool) {
        // All ASCII line breaks map to the Return key.
        if character.isNewline, character.isASCII { return (.returnOrEnter, false) }
        for key in allCases {
            guard let typed = key.typed else { continue }
            if typed.plain == String(character) { return (key, false) }
            if typed.shifted == String(character) { return (key, true) }
        }
        throw HammerError.unknownKeyForCharacter(character)
    }

    /// What the key types without and with Shift; `nil` for a key that types nothing.
    private var typed: (plain: String, shifted: String)? {
        switch rawValue {
        case 0x04...0x1D:
            let letter = String(UnicodeScalar(UInt8(rawValue) - 0x04 + 97))
            return (letter, letter.uppercased())
        case 0x1E...0x27: return Self.pair(Int(rawValue) - 0x1E, "1234567890", "!@#$%^&*()")
        case 0x2D...0x31: return Self.pair(Int(rawValue) - 0x2D, "-=[]\\", "_+{}|")
        case 0x33...0x38: return Self.pair(Int(rawValue) - 0x33, ";'`,./", ":\"~<>?")
        default: break
        }
        switch self {
        case .spacebar: return (" ", " ")
        case .returnOrEnter: return ("\r", "\r")
        case .tab: return ("\t", "\t")
        default: return nil
        }
    }

    private static func pair(_ place: Int, _ plain: String, _ shifted: String) -> (String, String) {
        func character(_ text: String) -> String { String(text[text.index(text.startIndex, offsetBy: place)]) }
        return (character(plain), character(shifted))
    }

    /// The characters of a key event without modifiers: what the key types, or an input constant of `UIKeyCommand`.
    var input: String {
        if let typed { return typed.plain }
        switch self {
        case .deleteOrBackspace: return "\u{8}"
        case .deleteForward: return UIKeyCommand.inputDelete
        case .escape: return UIKeyCommand.inputEscape
        case .arrowUp: return UIKeyCommand.inputUpArrow
        case .arrowDown: return UIKeyCommand.inputDownArrow
        case .arrowLeft: return UIKeyCommand.inputLeftArrow
        case .arrowRight: return UIKeyCommand.inputRightArrow
        case .home: return UIKeyCommand.inputHome
        case .end: return UIKeyCommand.inputEnd
        case .pageUp: return UIKeyCommand.inputPageUp
        case .pageDown: return UIKeyCommand.inputPageDown
        default: return (0x3A...0x45).contains(rawValue) ? "UIKeyInputF\(rawValue - 0x39)" : ""
        }
    }

    /// What the key types with Shift.
    var shiftedInput: String { typed?.shifted ?? input }

    /// The modifier flag that the key sets while it is down.
    var modifier: UIKeyModifierFlags? {
        switch self {
        case .leftShift, .rightShift: .shift
        case .leftControl, .rightControl: .control
        case .leftAlt, .rightAlt: .alternate
        case .leftGUI, .rightGUI: .command
        default: nil
        }
    }
}
