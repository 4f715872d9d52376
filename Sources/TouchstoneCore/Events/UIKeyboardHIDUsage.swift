/// The place of a key on the keyboard: usage numbers of the USB HID keyboard page, whatever the key types.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIKeyboardHIDUsage {
    /// The key of A on a US keyboard.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// The key of B on a US keyboard.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
    /// The key of C on a US keyboard.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// The key of D on a US keyboard.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
    /// The key of E on a US keyboard.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
    /// The key of F on a US keyboard.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
    /// The key of G on a US keyboard.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
    /// The key of H on a US keyboard.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
    /// The key of I on a US keyboard.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
    /// The key of J on a US keyboard.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
    /// The key of K on a US keyboard.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
    /// The key of L on a US keyboard.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
    /// The key of M on a US keyboard.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
    /// The key of N on a US keyboard.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
    /// The key of O on a US keyboard.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
    /// The key of P on a US keyboard.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
    /// The key of Q on a US keyboard.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
    /// The key of R on a US keyboard.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
    /// The key of S on a US keyboard.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
    /// The key of T on a US keyboard.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
    /// The key of U on a US keyboard.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
    /// The key of V on a US keyboard.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// The key of W on a US keyboard.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
    /// The key of X on a US keyboard.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
    /// The key of Y on a US keyboard.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
    /// The key of Z on a US keyboard.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    /// The key of 1 above the letters.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
    /// The key of 2 above the letters.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
    /// The key of 3 above the letters.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
    /// The key of 4 above the letters.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
    /// The key of 5 above the letters.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
    /// The key of 6 above the letters.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
    /// The key of 7 above the letters.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
    /// The key of 8 above the letters.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
    /// The key of 9 above the letters.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
    /// The key of 0 above the letters.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// The return key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The key that deletes backwards.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The key of - and _ on a US keyboard.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
    /// The key of = and + on a US keyboard.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
    /// The key of [ on a US keyboard.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2F)
    /// The key of ] on a US keyboard.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
    /// The key of \ on a US keyboard.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
    /// The key of # on keyboards that are not US ones.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 0x32)
    /// The key of ; on a US keyboard.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
    /// The key of ' on a US keyboard.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
    /// The key of ` on a US keyboard.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
    /// The key of , on a US keyboard.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
    /// The key of . on a US keyboard.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
    /// The key of / on a US keyboard.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
    /// Caps lock.
    public static let keyboardCapsLock = UIKeyboardHIDUsage(rawValue: 0x39)
    /// The function key F1.
    public static let keyboardF1 = UIKeyboardHIDUsage(rawValue: 0x3A)
    /// The function key F2.
    public static let keyboardF2 = UIKeyboardHIDUsage(rawValue: 0x3B)
    /// The function key F3.
    public static let keyboardF3 = UIKeyboardHIDUsage(rawValue: 0x3C)
    /// The function key F4.
    public static let keyboardF4 = UIKeyboardHIDUsage(rawValue: 0x3D)
    /// The function key F5.
    public static let keyboardF5 = UIKeyboardHIDUsage(rawValue: 0x3E)
    /// The function key F6.
    public static let keyboardF6 = UIKeyboardHIDUsage(rawValue: 0x3F)
    /// The function key F7.
    public static let keyboardF7 = UIKeyboardHIDUsage(rawValue: 0x40)
    /// The function key F8.
    public static let keyboardF8 = UIKeyboardHIDUsage(rawValue: 0x41)
    /// The function key F9.
    public static let keyboardF9 = UIKeyboardHIDUsage(rawValue: 0x42)
    /// The function key F10.
    public static let keyboardF10 = UIKeyboardHIDUsage(rawValue: 0x43)
    /// The function key F11.
    public static let keyboardF11 = UIKeyboardHIDUsage(rawValue: 0x44)
    /// The function key F12.
    public static let keyboardF12 = UIKeyboardHIDUsage(rawValue: 0x45)
    /// Print screen.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
    /// Scroll lock.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
    /// Pause.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
    /// Insert.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// Home.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// A page up.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// The key that deletes forward.
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// End.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// A page down.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// Num lock, or clear.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 0x53)
    /// The key of / on the numeric pad.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 0x54)
    /// The key of * on the numeric pad.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 0x55)
    /// The key of - on the numeric pad.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 0x56)
    /// The key of + on the numeric pad.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 0x57)
    /// Enter on the numeric pad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
    /// The key of 1 on the numeric pad.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 0x59)
    /// The key of 2 on the numeric pad.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 0x5A)
    /// The key of 3 on the numeric pad.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 0x5B)
    /// The key of 4 on the numeric pad.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 0x5C)
    /// The key of 5 on the numeric pad.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 0x5D)
    /// The key of 6 on the numeric pad.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 0x5E)
    /// The key of 7 on the numeric pad.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 0x5F)
    /// The key of 8 on the numeric pad.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 0x60)
    /// The key of 9 on the numeric pad.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 0x61)
    /// The key of 0 on the numeric pad.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 0x62)
    /// The key of . on the numeric pad.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 0x63)
    /// The key of \ between left shift and Z on keyboards that are not US ones.
    public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 0x64)
    /// The key of the context menu.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
    /// Power.
    public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 0x66)
    /// The key of = on the numeric pad.
    public static let keypadEqualSign = UIKeyboardHIDUsage(rawValue: 0x67)
    /// The function key F13.
    public static let keyboardF13 = UIKeyboardHIDUsage(rawValue: 0x68)
    /// The function key F14.
    public static let keyboardF14 = UIKeyboardHIDUsage(rawValue: 0x69)
    /// The function key F15.
    public static let keyboardF15 = UIKeyboardHIDUsage(rawValue: 0x6A)
    /// The function key F16.
    public static let keyboardF16 = UIKeyboardHIDUsage(rawValue: 0x6B)
    /// The function key F17.
    public static let keyboardF17 = UIKeyboardHIDUsage(rawValue: 0x6C)
    /// The function key F18.
    public static let keyboardF18 = UIKeyboardHIDUsage(rawValue: 0x6D)
    /// The function key F19.
    public static let keyboardF19 = UIKeyboardHIDUsage(rawValue: 0x6E)
    /// The function key F20.
    public static let keyboardF20 = UIKeyboardHIDUsage(rawValue: 0x6F)
    /// The function key F21.
    public static let keyboardF21 = UIKeyboardHIDUsage(rawValue: 0x70)
    /// The function key F22.
    public static let keyboardF22 = UIKeyboardHIDUsage(rawValue: 0x71)
    /// The function key F23.
    public static let keyboardF23 = UIKeyboardHIDUsage(rawValue: 0x72)
    /// The function key F24.
    public static let keyboardF24 = UIKeyboardHIDUsage(rawValue: 0x73)
    /// Execute.
    public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 0x74)
    /// Help.
    public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 0x75)
    /// Menu.
    public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 0x76)
    /// Select.
    public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 0x77)
    /// Stop.
    public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 0x78)
    /// Again, or redo.
    public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 0x79)
    /// Undo.
    public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 0x7A)
    /// Cut.
    public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 0x7B)
    /// Copy.
    public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 0x7C)
    /// Paste.
    public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 0x7D)
    /// Find.
    public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 0x7E)
    /// Mute.
    public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 0x7F)
    /// Louder.
    public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 0x80)
    /// Less loud.
    public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 0x81)
    /// The key of , on the numeric pad.
    public static let keypadComma = UIKeyboardHIDUsage(rawValue: 0x85)
    /// On Japanese keyboards Ro.
    public static let keyboardInternational1 = UIKeyboardHIDUsage(rawValue: 0x87)
    /// On Japanese keyboards Katakana and Hiragana.
    public static let keyboardInternational2 = UIKeyboardHIDUsage(rawValue: 0x88)
    /// On Japanese keyboards Yen.
    public static let keyboardInternational3 = UIKeyboardHIDUsage(rawValue: 0x89)
    /// On Japanese keyboards Henkan.
    public static let keyboardInternational4 = UIKeyboardHIDUsage(rawValue: 0x8A)
    /// On Japanese keyboards Muhenkan.
    public static let keyboardInternational5 = UIKeyboardHIDUsage(rawValue: 0x8B)
    /// On Japanese numeric pads the comma.
    public static let keyboardInternational6 = UIKeyboardHIDUsage(rawValue: 0x8C)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardInternational7 = UIKeyboardHIDUsage(rawValue: 0x8D)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardInternational8 = UIKeyboardHIDUsage(rawValue: 0x8E)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardInternational9 = UIKeyboardHIDUsage(rawValue: 0x8F)
    /// On Korean keyboards Hangul and English; on Japanese ones of Macs Kana.
    public static let keyboardLANG1 = UIKeyboardHIDUsage(rawValue: 0x90)
    /// On Korean keyboards Hanja; on Japanese ones of Macs Eisu.
    public static let keyboardLANG2 = UIKeyboardHIDUsage(rawValue: 0x91)
    /// On Japanese keyboards Katakana.
    public static let keyboardLANG3 = UIKeyboardHIDUsage(rawValue: 0x92)
    /// On Japanese keyboards Hiragana.
    public static let keyboardLANG4 = UIKeyboardHIDUsage(rawValue: 0x93)
    /// On Japanese keyboards Zenkaku and Hankaku.
    public static let keyboardLANG5 = UIKeyboardHIDUsage(rawValue: 0x94)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardLANG6 = UIKeyboardHIDUsage(rawValue: 0x95)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardLANG7 = UIKeyboardHIDUsage(rawValue: 0x96)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardLANG8 = UIKeyboardHIDUsage(rawValue: 0x97)
    /// A key of some languages' keyboards, without a fixed meaning.
    public static let keyboardLANG9 = UIKeyboardHIDUsage(rawValue: 0x98)
    /// The left control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
    /// The left shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
    /// The left Alt, or option, key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
    /// The left command, or Windows, key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
    /// The right control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
    /// The right shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
    /// The right Alt, or option, key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
    /// The right command, or Windows, key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}
