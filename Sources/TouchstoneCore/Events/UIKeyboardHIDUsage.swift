/// The physical position of a key, independent of the character that it types.
///
/// Values are usage numbers of the USB HID keyboard page.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
}

extension UIKeyboardHIDUsage {
    /// The A key on a US keyboard.
    public static let keyboardA = UIKeyboardHIDUsage(rawValue: 0x04)
    /// The B key on a US keyboard.
    public static let keyboardB = UIKeyboardHIDUsage(rawValue: 0x05)
    /// The C key on a US keyboard.
    public static let keyboardC = UIKeyboardHIDUsage(rawValue: 0x06)
    /// The D key on a US keyboard.
    public static let keyboardD = UIKeyboardHIDUsage(rawValue: 0x07)
    /// The E key on a US keyboard.
    public static let keyboardE = UIKeyboardHIDUsage(rawValue: 0x08)
    /// The F key on a US keyboard.
    public static let keyboardF = UIKeyboardHIDUsage(rawValue: 0x09)
    /// The G key on a US keyboard.
    public static let keyboardG = UIKeyboardHIDUsage(rawValue: 0x0A)
    /// The H key on a US keyboard.
    public static let keyboardH = UIKeyboardHIDUsage(rawValue: 0x0B)
    /// The I key on a US keyboard.
    public static let keyboardI = UIKeyboardHIDUsage(rawValue: 0x0C)
    /// The J key on a US keyboard.
    public static let keyboardJ = UIKeyboardHIDUsage(rawValue: 0x0D)
    /// The K key on a US keyboard.
    public static let keyboardK = UIKeyboardHIDUsage(rawValue: 0x0E)
    /// The L key on a US keyboard.
    public static let keyboardL = UIKeyboardHIDUsage(rawValue: 0x0F)
    /// The M key on a US keyboard.
    public static let keyboardM = UIKeyboardHIDUsage(rawValue: 0x10)
    /// The N key on a US keyboard.
    public static let keyboardN = UIKeyboardHIDUsage(rawValue: 0x11)
    /// The O key on a US keyboard.
    public static let keyboardO = UIKeyboardHIDUsage(rawValue: 0x12)
    /// The P key on a US keyboard.
    public static let keyboardP = UIKeyboardHIDUsage(rawValue: 0x13)
    /// The Q key on a US keyboard.
    public static let keyboardQ = UIKeyboardHIDUsage(rawValue: 0x14)
    /// The R key on a US keyboard.
    public static let keyboardR = UIKeyboardHIDUsage(rawValue: 0x15)
    /// The S key on a US keyboard.
    public static let keyboardS = UIKeyboardHIDUsage(rawValue: 0x16)
    /// The T key on a US keyboard.
    public static let keyboardT = UIKeyboardHIDUsage(rawValue: 0x17)
    /// The U key on a US keyboard.
    public static let keyboardU = UIKeyboardHIDUsage(rawValue: 0x18)
    /// The V key on a US keyboard.
    public static let keyboardV = UIKeyboardHIDUsage(rawValue: 0x19)
    /// The W key on a US keyboard.
    public static let keyboardW = UIKeyboardHIDUsage(rawValue: 0x1A)
    /// The X key on a US keyboard.
    public static let keyboardX = UIKeyboardHIDUsage(rawValue: 0x1B)
    /// The Y key on a US keyboard.
    public static let keyboardY = UIKeyboardHIDUsage(rawValue: 0x1C)
    /// The Z key on a US keyboard.
    public static let keyboardZ = UIKeyboardHIDUsage(rawValue: 0x1D)
    /// The 1 key in the row above the letters.
    public static let keyboard1 = UIKeyboardHIDUsage(rawValue: 0x1E)
    /// The 2 key in the row above the letters.
    public static let keyboard2 = UIKeyboardHIDUsage(rawValue: 0x1F)
    /// The 3 key in the row above the letters.
    public static let keyboard3 = UIKeyboardHIDUsage(rawValue: 0x20)
    /// The 4 key in the row above the letters.
    public static let keyboard4 = UIKeyboardHIDUsage(rawValue: 0x21)
    /// The 5 key in the row above the letters.
    public static let keyboard5 = UIKeyboardHIDUsage(rawValue: 0x22)
    /// The 6 key in the row above the letters.
    public static let keyboard6 = UIKeyboardHIDUsage(rawValue: 0x23)
    /// The 7 key in the row above the letters.
    public static let keyboard7 = UIKeyboardHIDUsage(rawValue: 0x24)
    /// The 8 key in the row above the letters.
    public static let keyboard8 = UIKeyboardHIDUsage(rawValue: 0x25)
    /// The 9 key in the row above the letters.
    public static let keyboard9 = UIKeyboardHIDUsage(rawValue: 0x26)
    /// The 0 key in the row above the letters.
    public static let keyboard0 = UIKeyboardHIDUsage(rawValue: 0x27)
    /// The main Return, or Enter, key.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// The Escape key (Esc).
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// The key that deletes backward (Delete on a Mac, Backspace elsewhere).
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// The Tab key on the main keyboard.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar of the keyboard.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The - and _ key on a US keyboard.
    public static let keyboardHyphen = UIKeyboardHIDUsage(rawValue: 0x2D)
    /// The = and + key on a US keyboard.
    public static let keyboardEqualSign = UIKeyboardHIDUsage(rawValue: 0x2E)
    /// The [ key on a US keyboard.
    public static let keyboardOpenBracket = UIKeyboardHIDUsage(rawValue: 0x2F)
    /// The ] key on a US keyboard.
    public static let keyboardCloseBracket = UIKeyboardHIDUsage(rawValue: 0x30)
    /// The \ key on a US keyboard.
    public static let keyboardBackslash = UIKeyboardHIDUsage(rawValue: 0x31)
    /// The # key on non-US keyboards.
    public static let keyboardNonUSPound = UIKeyboardHIDUsage(rawValue: 0x32)
    /// The ; key on a US keyboard.
    public static let keyboardSemicolon = UIKeyboardHIDUsage(rawValue: 0x33)
    /// The ' key on a US keyboard.
    public static let keyboardQuote = UIKeyboardHIDUsage(rawValue: 0x34)
    /// The ` key on a US keyboard.
    public static let keyboardGraveAccentAndTilde = UIKeyboardHIDUsage(rawValue: 0x35)
    /// The , key on a US keyboard.
    public static let keyboardComma = UIKeyboardHIDUsage(rawValue: 0x36)
    /// The . key on a US keyboard.
    public static let keyboardPeriod = UIKeyboardHIDUsage(rawValue: 0x37)
    /// The / key on a US keyboard.
    public static let keyboardSlash = UIKeyboardHIDUsage(rawValue: 0x38)
    /// The Caps Lock key on the main keyboard.
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
    /// The Print Screen key.
    public static let keyboardPrintScreen = UIKeyboardHIDUsage(rawValue: 0x46)
    /// The Scroll Lock key.
    public static let keyboardScrollLock = UIKeyboardHIDUsage(rawValue: 0x47)
    /// The Pause (Break) key.
    public static let keyboardPause = UIKeyboardHIDUsage(rawValue: 0x48)
    /// The Insert (Ins) key.
    public static let keyboardInsert = UIKeyboardHIDUsage(rawValue: 0x49)
    /// The Home key, which moves to the beginning.
    public static let keyboardHome = UIKeyboardHIDUsage(rawValue: 0x4A)
    /// The Page Up key.
    public static let keyboardPageUp = UIKeyboardHIDUsage(rawValue: 0x4B)
    /// The key that deletes forward (Del).
    public static let keyboardDeleteForward = UIKeyboardHIDUsage(rawValue: 0x4C)
    /// The End key, which moves to the end.
    public static let keyboardEnd = UIKeyboardHIDUsage(rawValue: 0x4D)
    /// The Page Down key.
    public static let keyboardPageDown = UIKeyboardHIDUsage(rawValue: 0x4E)
    /// The right arrow key.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The left arrow key.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The down arrow key.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The up arrow key.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
    /// The Num Lock, or Clear, key on the numeric keypad.
    public static let keypadNumLock = UIKeyboardHIDUsage(rawValue: 0x53)
    /// The / key on the numeric keypad.
    public static let keypadSlash = UIKeyboardHIDUsage(rawValue: 0x54)
    /// The * key on the numeric keypad.
    public static let keypadAsterisk = UIKeyboardHIDUsage(rawValue: 0x55)
    /// The - key on the numeric keypad.
    public static let keypadHyphen = UIKeyboardHIDUsage(rawValue: 0x56)
    /// The + key on the numeric keypad.
    public static let keypadPlus = UIKeyboardHIDUsage(rawValue: 0x57)
    /// The Enter key on the numeric keypad.
    public static let keypadEnter = UIKeyboardHIDUsage(rawValue: 0x58)
    /// The 1 key on the numeric keypad.
    public static let keypad1 = UIKeyboardHIDUsage(rawValue: 0x59)
    /// The 2 key on the numeric keypad.
    public static let keypad2 = UIKeyboardHIDUsage(rawValue: 0x5A)
    /// The 3 key on the numeric keypad.
    public static let keypad3 = UIKeyboardHIDUsage(rawValue: 0x5B)
    /// The 4 key on the numeric keypad.
    public static let keypad4 = UIKeyboardHIDUsage(rawValue: 0x5C)
    /// The 5 key on the numeric keypad.
    public static let keypad5 = UIKeyboardHIDUsage(rawValue: 0x5D)
    /// The 6 key on the numeric keypad.
    public static let keypad6 = UIKeyboardHIDUsage(rawValue: 0x5E)
    /// The 7 key on the numeric keypad.
    public static let keypad7 = UIKeyboardHIDUsage(rawValue: 0x5F)
    /// The 8 key on the numeric keypad.
    public static let keypad8 = UIKeyboardHIDUsage(rawValue: 0x60)
    /// The 9 key on the numeric keypad.
    public static let keypad9 = UIKeyboardHIDUsage(rawValue: 0x61)
    /// The 0 key on the numeric keypad.
    public static let keypad0 = UIKeyboardHIDUsage(rawValue: 0x62)
    /// The . key on the numeric keypad.
    public static let keypadPeriod = UIKeyboardHIDUsage(rawValue: 0x63)
    /// The \ key between left Shift and Z on non-US keyboards.
    public static let keyboardNonUSBackslash = UIKeyboardHIDUsage(rawValue: 0x64)
    /// The Application key, which opens a context menu.
    public static let keyboardApplication = UIKeyboardHIDUsage(rawValue: 0x65)
    /// The Power key of the keyboard.
    public static let keyboardPower = UIKeyboardHIDUsage(rawValue: 0x66)
    /// The = key on the numeric keypad.
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
    /// The Execute key of the keyboard.
    public static let keyboardExecute = UIKeyboardHIDUsage(rawValue: 0x74)
    /// The Help key of the keyboard.
    public static let keyboardHelp = UIKeyboardHIDUsage(rawValue: 0x75)
    /// The Menu key of the keyboard.
    public static let keyboardMenu = UIKeyboardHIDUsage(rawValue: 0x76)
    /// The Select key of the keyboard.
    public static let keyboardSelect = UIKeyboardHIDUsage(rawValue: 0x77)
    /// The Stop key of the keyboard.
    public static let keyboardStop = UIKeyboardHIDUsage(rawValue: 0x78)
    /// The Again, or Redo, key.
    public static let keyboardAgain = UIKeyboardHIDUsage(rawValue: 0x79)
    /// The Undo key of the keyboard.
    public static let keyboardUndo = UIKeyboardHIDUsage(rawValue: 0x7A)
    /// The Cut key of the keyboard.
    public static let keyboardCut = UIKeyboardHIDUsage(rawValue: 0x7B)
    /// The Copy key of the keyboard.
    public static let keyboardCopy = UIKeyboardHIDUsage(rawValue: 0x7C)
    /// The Paste key of the keyboard.
    public static let keyboardPaste = UIKeyboardHIDUsage(rawValue: 0x7D)
    /// The Find key of the keyboard.
    public static let keyboardFind = UIKeyboardHIDUsage(rawValue: 0x7E)
    /// The key that mutes the sound.
    public static let keyboardMute = UIKeyboardHIDUsage(rawValue: 0x7F)
    /// The key that raises the volume.
    public static let keyboardVolumeUp = UIKeyboardHIDUsage(rawValue: 0x80)
    /// The key that lowers the volume.
    public static let keyboardVolumeDown = UIKeyboardHIDUsage(rawValue: 0x81)
    /// The , key on the numeric keypad.
    public static let keypadComma = UIKeyboardHIDUsage(rawValue: 0x85)
    /// The Ro key on Japanese keyboards.
    public static let keyboardInternational1 = UIKeyboardHIDUsage(rawValue: 0x87)
    /// The Katakana/Hiragana key on Japanese keyboards.
    public static let keyboardInternational2 = UIKeyboardHIDUsage(rawValue: 0x88)
    /// The Yen key on Japanese keyboards.
    public static let keyboardInternational3 = UIKeyboardHIDUsage(rawValue: 0x89)
    /// The Henkan key on Japanese keyboards.
    public static let keyboardInternational4 = UIKeyboardHIDUsage(rawValue: 0x8A)
    /// The Muhenkan key on Japanese keyboards.
    public static let keyboardInternational5 = UIKeyboardHIDUsage(rawValue: 0x8B)
    /// The comma key on Japanese numeric keypads.
    public static let keyboardInternational6 = UIKeyboardHIDUsage(rawValue: 0x8C)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardInternational7 = UIKeyboardHIDUsage(rawValue: 0x8D)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardInternational8 = UIKeyboardHIDUsage(rawValue: 0x8E)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardInternational9 = UIKeyboardHIDUsage(rawValue: 0x8F)
    /// The Hangul/English key on Korean keyboards; the Kana key on Japanese Mac keyboards.
    public static let keyboardLANG1 = UIKeyboardHIDUsage(rawValue: 0x90)
    /// The Hanja key on Korean keyboards; the Eisu key on Japanese Mac keyboards.
    public static let keyboardLANG2 = UIKeyboardHIDUsage(rawValue: 0x91)
    /// The Katakana key on Japanese keyboards.
    public static let keyboardLANG3 = UIKeyboardHIDUsage(rawValue: 0x92)
    /// The Hiragana key on Japanese keyboards.
    public static let keyboardLANG4 = UIKeyboardHIDUsage(rawValue: 0x93)
    /// The Zenkaku/Hankaku key on Japanese keyboards.
    public static let keyboardLANG5 = UIKeyboardHIDUsage(rawValue: 0x94)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardLANG6 = UIKeyboardHIDUsage(rawValue: 0x95)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardLANG7 = UIKeyboardHIDUsage(rawValue: 0x96)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardLANG8 = UIKeyboardHIDUsage(rawValue: 0x97)
    /// A key on the keyboards of some languages, without a fixed meaning.
    public static let keyboardLANG9 = UIKeyboardHIDUsage(rawValue: 0x98)
    /// The left Control key.
    public static let keyboardLeftControl = UIKeyboardHIDUsage(rawValue: 0xE0)
    /// The left Shift key.
    public static let keyboardLeftShift = UIKeyboardHIDUsage(rawValue: 0xE1)
    /// The left Alt, or Option, key.
    public static let keyboardLeftAlt = UIKeyboardHIDUsage(rawValue: 0xE2)
    /// The left Command, or Windows, key.
    public static let keyboardLeftGUI = UIKeyboardHIDUsage(rawValue: 0xE3)
    /// The right Control key.
    public static let keyboardRightControl = UIKeyboardHIDUsage(rawValue: 0xE4)
    /// The right Shift key.
    public static let keyboardRightShift = UIKeyboardHIDUsage(rawValue: 0xE5)
    /// The right Alt, or Option, key.
    public static let keyboardRightAlt = UIKeyboardHIDUsage(rawValue: 0xE6)
    /// The right Command, or Windows, key.
    public static let keyboardRightGUI = UIKeyboardHIDUsage(rawValue: 0xE7)
}
