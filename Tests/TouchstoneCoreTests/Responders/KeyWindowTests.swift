import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The key window, the calls that notify windows of it, and the first responder that receives keys (RC-16, RC-21, RC-23).
@Suite(.application(tracing: .both)) @MainActor
struct KeyWindowTests {
    let app = TestApplication.current
    private let log = CallLog(separator: ", ")

    private final class LoggingWindow: UIWindow {
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

    private func window(_ name: String) -> LoggingWindow {
        let window = LoggingWindow(frame: app.application.screen.bounds)
        window.accessibilityIdentifier = name
        window.log = log
        return window
    }

    @Test func `RC-23: the old key window resigns before the new one becomes key, each once`() {
        let (one, two) = (window("one"), window("two"))
        one.makeKeyAndVisible()
        one.makeKeyAndVisible()
        one.makeKey()
        expectEqual(log.taken(), "one becomes key true")
        two.makeKeyAndVisible()
        expectEqual(log.taken(), "one resigns key false, two becomes key true")
        #expect(app.application.keyWindow === two)
        #expect(!one.isKeyWindow && two.isKeyWindow)
    }

    @Test func `RC-23: a window that cannot become key is still shown in front`() {
        let (one, banner) = (window("one"), window("banner"))
        one.makeKeyAndVisible()
        banner.mayBecomeKey = false
        banner.makeKeyAndVisible()
        expectEqual(log.taken(), "one becomes key true")
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
        expectEqual(log.taken(), "two resigns key false")
        #expect(app.application.keyWindow == nil)
        one.isHidden = true
        expectEqual(log.taken(), "")
    }

    @Test func `RC-21, RC-23: keys go to the first responder of the key window, and each window keeps its own`() {
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

    @Test func `RC-23: a window can make another window key while it becomes key`() {
        let (one, two) = (window("one"), window("two"))
        one.also = { two.makeKeyAndVisible() }
        one.makeKeyAndVisible()
        expectEqual(log.taken(), "one becomes key true, one resigns key false, two becomes key true")
        #expect(app.application.keyWindow === two)
    }

    @Test func `RC-23: a scene's keyWindow is the application's key window if it belongs to the scene`() {
        let (scene, other) = (UIWindowScene(), UIWindowScene())
        let one = window("one")
        one.windowScene = scene
        one.makeKeyAndVisible()
        #expect(scene.keyWindow === one)
        #expect(other.keyWindow == nil)
        expectEqual(scene.windows.map(ObjectIdentifier.init), [ObjectIdentifier(one)])
        #expect(other.windows.isEmpty)
    }

    @Test func `HT-33: a window that is hidden and shown again is in front of the windows of its level`() {
        let (one, two) = (window("one"), window("two"))
        one.isHidden = false
        two.isHidden = false
        expectEqual(app.application.windows.compactMap(\.accessibilityIdentifier), ["one", "two"])
        one.isHidden = true
        expectEqual(app.application.windows.compactMap(\.accessibilityIdentifier), ["two"])
        one.isHidden = false
        expectEqual(app.application.windows.compactMap(\.accessibilityIdentifier), ["two", "one"])
        two.windowLevel = .alert
        expectEqual(app.application.windows.compactMap(\.accessibilityIdentifier), ["one", "two"])
        one.makeKeyAndVisible()
        expectEqual(app.application.windows.compactMap(\.accessibilityIdentifier), ["one", "two"])
    }
}
