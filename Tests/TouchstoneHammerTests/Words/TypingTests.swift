import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct TypingTests {
    @Test func `Return inserts a line break in a text view`() throws {
        let view = UITextView().sized(300, 200)
        view.autocapitalizationType = .none
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap()
        #expect(view.isFirstResponder)
        try eventGenerator.keyType("a\nb c\n")
        expectEqual(view.text, "a\nb c\n")
    }

    @Test func `Typing needs the key window`() throws {
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

    @Test func `All symbols of a US keyboard can be typed`() throws {
        let field = UITextField().sized(350, 40)
        let eventGenerator = try EventGenerator(view: field)
        try eventGenerator.fingerTap()
        let all = "9081726354 ~`<,>.?/:;|]}[{+=_-)(*&^%$#@!'\"\\"
        try eventGenerator.keyType(all)
        expectEqual(field.text, all)
    }
}
