import Foundation
import TouchstoneCore

/// A key of a US keyboard, by its number in the table of USB devices.
public enum KeyboardKey: UInt32, Sendable, CaseIterable {
    /// A letter.
    case letterA = 0x04
    /// A letter.
    case letterB = 0x05
    /// A letter.
    case letterC = 0x06
    /// A letter.
    case letterD = 0x07
    /// A letter.
    case letterE = 0x08
    /// A letter.
    case letterF = 0x09
    /// A letter.
    case letterG = 0x0A
    /// A letter.
    case letterH = 0x0B
    /// A letter.
    case letterI = 0x0C
    /// A letter.
    case letterJ = 0x0D
    /// A letter.
    case letterK = 0x0E
    /// A letter.
    case letterL = 0x0F
    /// A letter.
    case letterM = 0x10
    /// A letter.
    case letterN = 0x11
    /// A letter.
    case letterO = 0x12
    /// A letter.
    case letterP = 0x13
    /// A letter.
    case letterQ = 0x14
    /// A letter.
    case letterR = 0x15
    /// A letter.
    case letterS = 0x16
    /// A letter.
    case letterT = 0x17
    /// A letter.
    case letterU = 0x18
    /// A letter.
    case letterV = 0x19
    /// A letter.
    case letterW = 0x1A
    /// A letter.
    case letterX = 0x1B
    /// A letter.
    case letterY = 0x1C
    /// A letter.
    case letterZ = 0x1D
    /// A digit of the upper row.
    case number1 = 0x1E
    /// A digit of the upper row.
    case number2 = 0x1F
    /// A digit of the upper row.
    case number3 = 0x20
    /// A digit of the upper row.
    case number4 = 0x21
    /// A digit of the upper row.
    case number5 = 0x22
    /// A digit of the upper row.
    case number6 = 0x23
    /// A digit of the upper row.
    case number7 = 0x24
    /// A digit of the upper row.
    case number8 = 0x25
    /// A digit of the upper row.
    case number9 = 0x26
    /// A digit of the upper row.
    case number0 = 0x27
    /// Return.
    case returnOrEnter = 0x28
    /// Escape.
    case escape = 0x29
    /// Deletes backwards.
    case deleteOrBackspace = 0x2A
    /// Tab.
    case tab = 0x2B
    /// The space bar.
    case spacebar = 0x2C
    /// Hyphen and underscore.
    case hyphen = 0x2D
    /// Equals and plus.
    case equalSign = 0x2E
    /// Opening brackets.
    case openBracket = 0x2F
    /// Closing brackets.
    case closeBracket = 0x30
    /// Backslash and bar.
    case backslash = 0x31
    /// Semicolon and colon.
    case semicolon = 0x33
    /// Quotes.
    case quote = 0x34
    /// Grave accent and tilde.
    case graveAccentAndTilde = 0x35
    /// Comma and less.
    case comma = 0x36
    /// Full stop and greater.
    case period = 0x37
    /// Slash and question mark.
    case slash = 0x38
    /// Capitals lock.
    case capsLock = 0x39
    /// A function key.
    case functionF1 = 0x3A
    /// A function key.
    case functionF2 = 0x3B
    /// A function key.
    case functionF3 = 0x3C
    /// A function key.
    case functionF4 = 0x3D
    /// A function key.
    case functionF5 = 0x3E
    /// A function key.
    case functionF6 = 0x3F
    /// A function key.
    case functionF7 = 0x40
    /// A function key.
    case functionF8 = 0x41
    /// A function key.
    case functionF9 = 0x42
    /// A function key.
    case functionF10 = 0x43
    /// A function key.
    case functionF11 = 0x44
    /// A function key.
    case functionF12 = 0x45
    /// Print screen.
    case printScreen = 0x46
    /// Insert.
    case insert = 0x49
    /// Home.
    case home = 0x4A
    /// Page up.
    case pageUp = 0x4B
    /// Deletes forwards.
    case deleteForward = 0x4C
    /// End.
    case end = 0x4D
    /// Page down.
    case pageDown = 0x4E
    /// Arrow to the right.
    case arrowRight = 0x4F
    /// Arrow to the left.
    case arrowLeft = 0x50
    /// Arrow downwards.
    case arrowDown = 0x51
    /// Arrow upwards.
    case arrowUp = 0x52
    /// Number lock.
    case numLock = 0x53
    /// A modifier key.
    case leftControl = 0xE0
    /// A modifier key.
    case leftShift = 0xE1
    /// A modifier key.
    case leftAlt = 0xE2
    /// A modifier key. Command on a Mac's keyboard.
    case leftGUI = 0xE3
    /// A modifier key.
    case rightControl = 0xE4
    /// A modifier key.
    case rightShift = 0xE5
    /// A modifier key.
    case rightAlt = 0xE6
    /// A modifier key. Command on a Mac's keyboard.
    case rightGUI = 0xE7
}

extension KeyboardKey {
    /// The key that types a character, and whether with shift.
    /// - Throws: `HammerError.unknownKeyForCharacter`
    static func typing(_ character: Character) throws -> (key: KeyboardKey, shift: Bool) {
        // A key for each line end.
        if character.isNewline, character.isASCII { return (.returnOrEnter, false) }
        for key in allCases {
            guard let typed = key.typed else { continue }
            if typed.plain == String(character) { return (key, false) }
            if typed.shifted == String(character) { return (key, true) }
        }
        throw HammerError.unknownKeyForCharacter(character)
    }

    /// What it types, without and with shift; nil of a key that types nothing.
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

    /// What the key reports, without modifiers: what it types, or an input of `UIKeyCommand`.
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

    /// What it types with shift.
    var shiftedInput: String { typed?.shifted ?? input }

    /// What it is held for.
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
