import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The conditions under which the test kit records an issue, its message and its line.
@Suite(.application) @MainActor
struct IssueTests {
    private let app = TestApplication.current

    private func issues(_ body: () throws -> Void) rethrows -> [TestIssue] {
        var issues: [TestIssue] = []
        let records = app.recordsIssue
        app.recordsIssue = { issues.append($0) }
        defer { app.recordsIssue = records }
        try body()
        return issues
    }

    @Test func `A finger that is not down cannot move or lift`() {
        _ = app.makeWindow(root: UIViewController())
        app.fingerDown(2, at: CGPoint(x: 10, y: 10))
        let line = #line + 2
        let found = issues {
            app.fingerMove(to: CGPoint(x: 20, y: 20))
            app.fingerUp()
            app.fingerCancel(3)
            app.fingersUp([2, 4])
            app.fingersMove([5: .zero])
        }
        expectEqual(found.map(\.site.line), [line, line + 1, line + 2, line + 3, line + 4])
        expectEqual(found.first?.message, "Finger 1 is not down, so there is nothing to move. Down: 2.")
        expectEqual(found.last?.message, "Finger 5 is not down, so there is nothing to move. No finger is down.")
        #expect(found[3].message.hasPrefix("Finger 4 is not down, so there is nothing to lift."))
        expectEqual(app.fingersThatAreDown, [])
    }

    @Test func `A miss with allowsMiss is not an issue`() {
        let window = app.makeWindow()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        view.isUserInteractionEnabled = false
        window.addSubview(view)
        #expect(
            issues {
                app.fingerTap(at: view, allowsMiss: true)
                app.fingerDoubleTap(at: view, allowsMiss: true)
                app.fingerDown(at: view, allowsMiss: true)
                app.fingerUp()
                app.fingerTap(at: CGPoint(x: 20, y: 20))
            }.isEmpty)
        expectEqual(issues { app.fingerDoubleTap(at: view) }.count, 1)
    }

    @Test func `A miss is reported with the rule that explains it`() {
        let window = app.makeWindow()
        let view = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(view)
        func text(_ change: () -> Void) -> String {
            change()
            return issues { app.fingerTap(at: view) }.map(\.message).joined()
        }
        expectEqual(text {}, "")
        #expect(text { view.alpha = 0.001 }.contains("HT-8"))
        #expect(
            text {
                view.alpha = 1; view.isEnabled = false
            }.contains("isEnabled"))
        #expect(
            text {
                view.isEnabled = true; app.application.beginIgnoringInteractionEvents()
            }.contains("DL-22"))
        app.application.endIgnoringInteractionEvents()
        #expect(text { window.isHidden = true }.contains("HT-33"))
        window.isHidden = false
        let front = UIWindow(frame: window.frame)
        front.accessibilityIdentifier = "front"
        #expect(text { front.isHidden = false }.contains("front is in front"))
        front.isHidden = true
        #expect(text { view.frame.origin.x = -400 }.contains("HT-22"))
    }

    /// Pending layout is performed before the touch.
    @Test func `A view whose layout is pending is laid out and not missed`() {
        final class Holder: UIView {
            let button = UIButton()
            override func layoutSubviews() { button.frame = bounds.insetBy(dx: 10, dy: 10) }
        }
        let window = app.makeWindow()
        let holder = Holder(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        holder.addSubview(holder.button)
        window.addSubview(holder)
        var taps = 0
        holder.button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        #expect(issues { app.fingerTap(at: holder.button) }.isEmpty)
        expectEqual(taps, 1)
    }

    @Test func `tapMenuItem finds an item by its title`() {
        let window = app.makeWindow()
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        var chosen: [String] = []
        button.menu = UIMenu(
            children: ["Copy", "Move"].map { name in UIAction(title: name) { _ in chosen.append(name) } })
        button.showsMenuAsPrimaryAction = true
        window.addSubview(button)
        expectEqual(
            issues { app.tapMenuItem("Copy") }.map(\.message), ["There is no menu item “Copy”: no menu is open."])
        app.fingerTap(at: button)
        expectEqual(
            issues { app.tapMenuItem("Paste") }.map(\.message),
            ["There is no menu item “Paste”: the menu has “Copy”, “Move”."])
        app.tapMenuItem("Move")
        expectEqual(chosen, ["Move"])
    }

    @Test func `A timeout is an issue that names what does not follow the virtual clock`() {
        var found: [TestIssue] = []
        var came = false
        _ = app.clock.schedule(at: 0.4) { came = true }
        found = issues { app.waitUntil(timeout: 0.5) { came } }
        #expect(found.isEmpty)
        let line = #line + 1
        found = issues { app.waitUntil(timeout: 0.5) { false } }
        expectEqual(found.map(\.site.line), [line])
        expectEqual(found.first?.message.contains("`Task.sleep` do not follow it"), true)
        #expect(abs(app.clock.now - 0.9) < 0.02)
    }

    @Test func `expect compares the cause of an explanation with the expected one`() {
        let window = app.makeWindow()
        let (pay, banner) = (UIButton(), UIView())
        for view in [pay, banner] {
            view.frame = CGRect(x: 0, y: 0, width: 100, height: 50)
            window.addSubview(view)
        }
        pay.accessibilityIdentifier = "pay"
        banner.accessibilityIdentifier = "banner"
        func why() -> TouchExplanation { window.explainTouch(at: CGPoint(x: 50, y: 25), wanting: pay) }
        #expect(issues { why().expect(.covered(by: banner)) }.isEmpty)
        #expect(issues { why().expect(.cause(.covered)) }.isEmpty)
        let line = #line + 1
        let found = issues { why().expect(.hidden(pay)) }
        expectEqual(found.map(\.site.line), [line])
        expectEqual(
            found.first?.message.hasPrefix("Expected of pay: hidden of pay.\nThe truth: banner is in front of pay"),
            true)
        banner.removeFromSuperview()
        pay.isHidden = true
        #expect(issues { why().expect(.hidden(pay)) }.isEmpty)
        pay.isHidden = false
        pay.addAction(UIAction { _ in }, for: .touchUpInside)
        #expect(issues { why().expect(.nothing) }.isEmpty)
        expectEqual(
            issues { why().expect(.covered(by: banner)) }.first?.message.contains("it receives the touch"), true)
    }

    @Test func `An event log is stored by the first run and compared by later ones`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("stories-\(UUID())")
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = EventLogFile(of: folder.appendingPathComponent("CartTests.swift").path, named: "tapping(_:)")
        expectEqual(file.path, folder.path + "/EventLogs/CartTests/tapping.txt")
        let window = app.makeWindow()
        func tap(_ count: Int) {
            app.clear()
            for _ in 0..<count { app.fingerTap(at: window) }
        }
        tap(1)
        let site = TestSite()
        expectEqual(issues { app.expectEventLog(app.delivery, in: file, mode: "check", at: site) }.count, 1)
        #expect(issues { app.expectEventLog(app.delivery, in: file, mode: nil, at: site) }.isEmpty)
        #expect(issues { app.expectEventLog(app.delivery, in: file, mode: "check", at: site) }.isEmpty)
        let stored = app.delivery
        let changed = stored.replacingOccurrences(of: "touchesEnded", with: "touchesCancelled")
        let found = issues { app.expectEventLog(changed, in: file, mode: nil, at: site) }
        expectEqual(found.first?.message.contains("\n- "), true)
        expectEqual(found.first?.message.contains("\n+ "), true)
        #expect(issues { app.expectEventLog(changed, in: file, mode: "update", at: site) }.isEmpty)
        #expect(issues { app.expectEventLog(changed, in: file, mode: nil, at: site) }.isEmpty)
    }

    @Test func `The difference of two event logs shows three lines of context`() {
        let stored = (1...12).map { "line \($0)" }.joined(separator: "\n")
        let changed = stored.replacingOccurrences(of: "line 9\n", with: "line nine\nmore\n")
        expectEqual(
            EventLogFile.difference(expected: stored, actual: changed),
            "  …\n  line 6\n  line 7\n  line 8\n- line 9\n+ line nine\n+ more\n  line 10\n  line 11\n  line 12")
        #expect(EventLogFile.difference(expected: stored, actual: stored + "\n") == nil)
    }

    @Test(.application(screen: CGSize(width: 1024, height: 1366), scale: 2, idiom: .pad))
    func `The trait sets the screen and the idiom`() {
        expectEqual(UIScreen.main.bounds.size, CGSize(width: 1024, height: 1366))
        expectEqual(UIScreen.main.scale, 2)
        expectEqual(UIDevice.current.userInterfaceIdiom, .pad)
    }
}

/// Each test has its own `UIApplication.shared` even without the trait.
@MainActor
struct WithoutTraitTests {
    @Test(arguments: 1...1) func `The shared application of a test keeps its windows during the test`(_: Int) {
        let application = UIApplication.shared
        #expect(application.windows.isEmpty)
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.isHidden = false
        #expect(UIApplication.shared === application)
        expectEqual(application.windows.count, 1)
    }

    @Test func `The shared application of another test has no windows`() {
        #expect(UIApplication.shared.windows.isEmpty)
    }

    @Test func `A miss in a run without the trait is an issue`() {
        let stray = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        TestApplication.run { app in
            withKnownIssue { app.fingerTap(at: stray) }
        }
    }
}
