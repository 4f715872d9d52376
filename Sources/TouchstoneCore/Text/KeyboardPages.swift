import Foundation

/// A key of the on-screen keyboard.
enum KeyboardKey: Equatable {
    case text(String)
    case shift, delete, space, `return`, letters, numbers

    /// The width of the key, where a letter has a width of 1.
    var weight: CGFloat {
        switch self {
        case .text: 1
        case .shift, .delete: 1.5
        case .letters, .numbers: 2
        case .return: 2.5
        case .space: 5
        }
    }

    var name: String {
        switch self {
        case .text(let text): text
        case .shift: "shift"
        case .delete: "delete"
        case .space: "space"
        case .return: "return"
        case .letters: "ABC"
        case .numbers: "123"
        }
    }
}

enum KeyboardPage {
    case letters, numbers

    var rows: [[KeyboardKey]] {
        func keys(_ text: String) -> [KeyboardKey] { text.map { .text(String($0)) } }
        switch self {
        case .letters:
            return [
                keys("qwertyuiop"), keys("asdfghjkl"), [.shift] + keys("zxcvbnm") + [.delete],
                [.numbers, .text(","), .space, .text("."), .return],
            ]
        case .numbers:
            return [
                keys("1234567890"), keys("-/:;()$&@\""), keys("#+=*%.,?!'") + [.delete],
                [.letters, .space, .return],
            ]
        }
    }
}
