import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class MoreKeyboardTests: HammerTestCase {
    /// Writes down the keys that it is pressed with, and has a command.
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

    func testShiftHeldByHand() throws {
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

@Suite @MainActor
struct MoreKeyTests {
    @Test func `Lines of a text view`() throws {
        let view = UITextView().sized(300, 200)
        view.autocapitalizationType = .none
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap()
        #expect(view.isFirstResponder)
        try eventGenerator.keyType("a\nb c\n")
        #expect(view.text == "a\nb c\n")
    }

    @Test func `Keys need the key window`() throws {
        let first = UIWindow(frame: UIScreen.main.bounds)
        first.rootViewController = UIViewController()
        first.makeKeyAndVisible()
        let second = UIWindow(frame: UIScreen.main.bounds)
        second.rootViewController = UIViewController()
        second.isHidden = false
        let eventGenerator = try EventGenerator(window: second)
        do {
            try eventGenerator.keyType("a")
            Issue.record("The window is not key")
        } catch HammerError.windowIsNotKey {}
        second.makeKey()
        try eventGenerator.keyType("a")
    }

    @Test func `Symbols of an american keyboard`() throws {
        let field = UITextField().sized(350, 40)
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        let all = "9081726354 ~`<,>.?/:;|]}[{+=_-)(*&^%$#@!'\"\\"
        try eventGenerator.keyType(all)
        #expect(field.text == all)
    }
}
