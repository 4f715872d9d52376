import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Issues that a test records: typing without a first responder, and refused presentations.
@Suite(.application) @MainActor
struct KitTypingAndPresenting {
    let app = TestApplication.current
    let root = UIViewController()

    init() {
        _ = TestApplication.current.makeWindow(root: root)
        TestApplication.current.settle()
    }

    private func issues(_ body: () -> Void) -> [TestIssue] {
        var found: [TestIssue] = []
        let records = app.recordsIssue
        app.recordsIssue = { found.append($0) }
        defer { app.recordsIssue = records }
        body()
        return found
    }

    @Test func `Typing without a first responder is an issue at the line of the call`() {
        let line = #line + 1
        let found = issues { app.keyTypeText("milk") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.site.line == line })
    }

    @Test func `Typing into a text field is not an issue`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        app.advance(by: 0.5)
        let found = issues {
            app.keyTypeText("mi")
            app.inputMethodInsert("lk")
        }
        #expect(found.isEmpty)
        expectEqual(field.text, "milk")
    }

    @Test(arguments: [true, false])
    func `A presentation during another presentation is reported and does not happen`(isAnimated: Bool) {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: true)
        app.advance(by: 0.1)
        let logged = LoggedException.collecting { root.present(second, animated: isAnimated) }
        expectEqual(logged.count, 1)
        app.advance(by: 2)
        #expect(root.presentedViewController === first)
        #expect(first.view.window != nil)
        #expect(first.presentedViewController == nil)
        #expect(second.presentingViewController == nil)
    }

    @Test func `A presentation over the presented controller is not reported`() {
        let (first, second) = (UIViewController(), UIViewController())
        let logged = LoggedException.collecting {
            root.present(first, animated: true)
            app.advance(by: 2)
            first.present(second, animated: true)
            app.advance(by: 2)
        }
        expectEqual(logged.count, 0)
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController === second)
    }

    @Test func `Input method text without a first responder is an issue at the line of the call`() {
        let line = #line + 1
        let found = issues { app.inputMethodInsert("牛乳") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.site.line == line })
    }

    @Test func `Typing after a field resigned is an issue, unless expectsFocus is false`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        app.advance(by: 0.5)
        app.keyTypeText("a")
        field.resignFirstResponder()
        app.advance(by: 0.5)
        #expect(!issues { app.keyTypeText("b") }.isEmpty)
        #expect(
            issues {
                app.keyTypeText("c", expectsFocus: false)
                app.inputMethodInsert("d", expectsFocus: false)
            }.isEmpty)
        expectEqual(field.text, "a")
    }

    @Test func `A presentation on a presenting controller is reported and its completion is not called`() {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        app.advance(by: 1)
        var completions = 0
        let logged = LoggedException.collecting { root.present(second, animated: true) { completions += 1 } }
        expectEqual(logged.count, 1)
        app.advance(by: 2)
        expectEqual(completions, 0)
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
    }

    @Test func `Presenting the same controller twice is reported, and it is shown once`() {
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        let logged = LoggedException.collecting { root.present(sheet, animated: true) }
        expectEqual(logged.count, 1)
        app.advance(by: 2)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentedViewController == nil)
        #expect(sheet.view.window != nil)
    }

    @Test func `A presentation after a dismissal is not reported`() {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: true)
        app.advance(by: 2)
        root.dismiss(animated: true)
        app.advance(by: 2)
        let logged = LoggedException.collecting {
            root.present(second, animated: true)
            app.advance(by: 2)
        }
        expectEqual(logged.count, 0)
        #expect(root.presentedViewController === second)
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
    }
}
