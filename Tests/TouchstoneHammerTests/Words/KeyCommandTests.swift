import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class KeyCommandTests: HammerTestCase {
    /// Records its key presses, and has a key command.
    private final class Editor: UIView {
        var began: [UIKeyboardHIDUsage] = []
        var ended: [UIKeyboardHIDUsage] = []
        var saved = 0
        override var canBecomeFirstResponder: Bool { true }
        override var keyCommands: [UIKeyCommand]? {
            [UIKeyCommand(input: "s", modifierFlags: .command, action: Selector(Editor.save, name: "save"))]
        }
        func save() { saved += 1 }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            began += presses.compactMap { $0.key?.keyCode }
        }
        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            ended += presses.compactMap { $0.key?.keyCode }
        }
    }

    func testKeysReachTheFirstResponder() throws {
        let editor = Editor().sized(200, 200)
        let eventGenerator = try EventGenerator(view: editor)
        XCTAssertTrue(editor.becomeFirstResponder())
        try eventGenerator.keyDown(.letterA)
        XCTAssertEqual(editor.began, [.keyboardA])
        XCTAssertEqual(editor.ended, [])
        try eventGenerator.wait(0.3)
        try eventGenerator.keyUp(.letterA)
        XCTAssertEqual(editor.ended, [.keyboardA])
    }

    func testKeyCommandWithModifierHeld() throws {
        let editor = Editor().sized(200, 200)
        let eventGenerator = try EventGenerator(view: editor)
        XCTAssertTrue(editor.becomeFirstResponder())
        try eventGenerator.keyDown(.leftGUI)
        try eventGenerator.keyPress("s")
        try eventGenerator.keyUp(.leftGUI)
        XCTAssertEqual(editor.saved, 1)
        try eventGenerator.keyPress("s")  // without it
        XCTAssertEqual(editor.saved, 1)
    }

    func testAHeldShiftKeyChangesTheTypedCharacters() throws {
        let field = UITextField().sized(300, 40)
        field.autocapitalizationType = .none
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        try eventGenerator.keyPress("a")
        try eventGenerator.keyDown(.leftShift)
        try eventGenerator.keyPress("a")
        try eventGenerator.keyPress("1")
        try eventGenerator.keyUp(.leftShift)
        try eventGenerator.keyPress("a")
        XCTAssertEqual(field.text, "aA!a")
    }
}
