import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class KeyboardTests: HammerTestCase {
    /// Two text fields, and a button that is enabled while both have text.
    private final class SignInController: UIViewController, UITextFieldDelegate {
        let name = UITextField(frame: CGRect(x: 20, y: 60, width: 250, height: 40))
        let word = UITextField(frame: CGRect(x: 20, y: 120, width: 250, height: 40))
        let button = UIButton(frame: CGRect(x: 20, y: 180, width: 250, height: 48))
        var signedIn: String?
        override func viewDidLoad() {
            super.viewDidLoad()
            (name.accessibilityIdentifier, word.accessibilityIdentifier) = ("name", "word")
            button.accessibilityIdentifier = "sign_in"
            for field in [name, word] {
                field.autocapitalizationType = .none
                field.autocorrectionType = .no
                field.delegate = self
                field.addAction(UIAction { [weak self] _ in self?.check() }, for: .editingChanged)
                view.addSubview(field)
            }
            button.addAction(UIAction { [weak self] _ in self?.signIn() }, for: .touchUpInside)
            view.addSubview(button)
            check()
        }
        private func check() { button.isEnabled = !(name.text ?? "").isEmpty && !(word.text ?? "").isEmpty }
        private func signIn() { signedIn = name.text }
        func textFieldShouldReturn(_ textField: UITextField) -> Bool {
            if textField === name { word.becomeFirstResponder() } else { textField.resignFirstResponder() }
            return false
        }
    }

    func testAFormIsFilledWithTheKeyboardAndSubmitted() throws {
        let controller = SignInController()
        let eventGenerator = try EventGenerator(viewController: controller)
        try eventGenerator.waitUntilHittable("name", timeout: 1)
        try eventGenerator.fingerTap(at: "name")
        XCTAssertTrue(controller.name.isFirstResponder)
        try eventGenerator.keyType("Ada1815Byron")
        XCTAssertEqual(controller.name.text, "Ada1815Byron")
        try eventGenerator.keyPress(.returnOrEnter)
        XCTAssertTrue(controller.word.isFirstResponder)
        XCTAssertFalse(controller.button.isEnabled)
        try eventGenerator.keyType("n0t My c@t?")
        XCTAssertEqual(controller.word.text, "n0t My c@t?")
        XCTAssertTrue(controller.button.isEnabled)
        try eventGenerator.keyPress(.returnOrEnter)
        XCTAssertFalse(controller.word.isFirstResponder)
        try eventGenerator.waitUntilHittable("sign_in", timeout: 1)
        try eventGenerator.fingerTap(at: "sign_in")
        XCTAssertEqual(controller.signedIn, "Ada1815Byron")
    }

    func testEachTypedCharacterSendsEditingChanged() throws {
        let field = UITextField().sized(300, 40)
        field.autocapitalizationType = .none
        let log = ControlLog(field)
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        XCTAssertTrue(field.isFirstResponder)
        try eventGenerator.keyType("Hello, World! (42)")
        XCTAssertEqual(field.text, "Hello, World! (42)")
        XCTAssertEqual(log.count("editingChanged"), 18)
        XCTAssertEqual(log.count("editingDidBegin"), 1)
    }
}

@Suite @MainActor
struct KeyTests {
    @Test func `Arrow keys move the cursor and Backspace deletes`() throws {
        let field = UITextField().sized(300, 40)
        field.autocapitalizationType = .none
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        try eventGenerator.keyType("abc")
        try eventGenerator.keyPress(.arrowLeft)
        try eventGenerator.keyPress(.deleteOrBackspace)
        expectEqual(field.text, "ac")
        try eventGenerator.keyPress("x", numberOfTimes: 3)
        expectEqual(field.text, "axxxc")
        // keyPress presses the key of the character without Shift. keyType adds Shift.
        try eventGenerator.keyPress("B")
        expectEqual(field.text, "axxxbc")
    }

    @Test func `Typing a character without a key is an error`() throws {
        let field = UITextField().sized(300, 40)
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        do {
            try eventGenerator.keyType("é")
            Issue.record("No key of the keyboard types this character")
        } catch HammerError.unknownKeyForCharacter(let character) {
            expectEqual(character, "é")
        }
    }
}
