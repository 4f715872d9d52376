import Foundation
import Testing
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Which window is key, who is told, and whose first responder gets what has no place: RC-16, RC-21, RC-23.
@Suite(.application(tracing: .both)) @MainActor
struct KeyWindowTests {
    let app = TestApplication.current
    private let log = CallLog(separator: ", ")

    private final class NotingWindow: UIWindow {
        var log: CallLog?
        var mayBecomeKey = true
        var also: (() -> Void)?
        override var canBecomeKey: Bool { mayBecomeKey }
        override func becomeKey() {
            log?.lines.append("\(accessibilityIdentifier!) becomes key \(isKeyWindow)")
            also?()
        }
        override func resignKey() { log?.lines.append("\(accessibilityIdentifier!) resigns key \(isKeyWindow)") }
    }

    private final class Typist: UIView {
        var keys = 0
        override var canBecomeFirstResponder: Bool { true }
        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { keys += 1 }
    }

    private func window(_ name: String) -> NotingWindow {
        let window = NotingWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = name
        window.log = log
        return window
    }

    @Test func `RC-23: the old one resigns first and both are notified once`() {
        let (one, two) = (window("one"), window("two"))
        one.makeKeyAndVisible()
        one.makeKeyAndVisible()
        one.makeKey()
        #expect(log.taken() == "one becomes key true")
        two.makeKeyAndVisible()
        #expect(log.taken() == "one resigns key false, two becomes key true")
        #expect(app.application.keyWindow === two)
        #expect(!one.isKeyWindow && two.isKeyWindow)
    }

    @Test func `RC-23: a window that may not become key is shown all the same`() {
        let (one, banner) = (window("one"), window("banner"))
        one.makeKeyAndVisible()
        banner.mayBecomeKey = false
        banner.makeKeyAndVisible()
        #expect(log.taken() == "one becomes key true")
        #expect(app.application.keyWindow === one)
        #expect(!banner.isHidden)
        #expect(app.application.windows.last === banner)
    }

    @Test func `RC-23: a hidden key window is no longer key and no window replaces it`() {
        let (one, two) = (window("one"), window("two"))
        one.makeKeyAndVisible()
        two.makeKeyAndVisible()
        _ = log.taken()
        two.isHidden = true
        #expect(log.taken() == "two resigns key false")
        #expect(app.application.keyWindow == nil)
        one.isHidden = true
        #expect(log.taken() == "")
    }

    @Test func `RC-21, RC-23: keys go to the key windows first responder and each keep's its own`() {
        let (one, two) = (window("one"), window("two"))
        let (first, second) = (Typist(), Typist())
        one.addSubview(first)
        two.addSubview(second)
        one.makeKeyAndVisible()
        two.makeKeyAndVisible()
        #expect(first.becomeFirstResponder() && second.becomeFirstResponder())
        #expect(first.isFirstResponder && second.isFirstResponder)
        app.keyType("a")
        #expect((first.keys, second.keys) == (0, 1))
        one.makeKey()
        app.keyType("a")
        #expect((first.keys, second.keys) == (1, 1))
        #expect(first.isFirstResponder && second.isFirstResponder)
        one.isHidden = true
        app.keyType("a")
        #expect((first.keys, second.keys) == (1, 1))
    }

    @Test func `RC-23: a window that makes another window key as it becomes key`() {
        let (one, two) = (window("one"), window("two"))
        one.also = { two.makeKeyAndVisible() }
        one.makeKeyAndVisible()
        #expect(log.taken() == "one becomes key true, one resigns key false, two becomes key true")
        #expect(app.application.keyWindow === two)
    }

    @Test func `RC-23: the scenes key window is the applications if it is one of its own`() {
        let (scene, other) = (UIWindowScene(), UIWindowScene())
        let one = window("one")
        one.windowScene = scene
        one.makeKeyAndVisible()
        #expect(scene.keyWindow === one)
        #expect(other.keyWindow == nil)
        #expect(scene.windows.map(ObjectIdentifier.init) == [ObjectIdentifier(one)])
        #expect(other.windows.isEmpty)
    }

    @Test func `HT-33: hidden and shown again it lies in front`() {
        let (one, two) = (window("one"), window("two"))
        one.isHidden = false
        two.isHidden = false
        #expect(app.application.windows.compactMap(\.accessibilityIdentifier) == ["one", "two"])
        one.isHidden = true
        #expect(app.application.windows.compactMap(\.accessibilityIdentifier) == ["two"])
        one.isHidden = false
        #expect(app.application.windows.compactMap(\.accessibilityIdentifier) == ["two", "one"])
        two.windowLevel = .alert
        #expect(app.application.windows.compactMap(\.accessibilityIdentifier) == ["one", "two"])
        one.makeKeyAndVisible()
        #expect(app.application.windows.compactMap(\.accessibilityIdentifier) == ["one", "two"])
    }
}
