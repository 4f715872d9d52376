import Foundation
import Testing
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

    @Test func `Text that is typed while there is no first responder is an issue at its line`() {
        let line = #line + 1
        let found = issues { app.keyTypeText("milk") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.site.line == line })
    }

    @Test func `Text that is typed into a field is no issue`() {
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
        root.view.addSubview(field)
        field.becomeFirstResponder()
        app.advance(by: 0.5)
        let found = issues {
            app.keyTypeText("mi")
            app.inputMethodInsert("lk")
        }
        #expect(found.isEmpty)
        #expect(field.text == "milk")
    }

    @Test(arguments: [true, false])
    func `A second presentation on the way of the first is reported and does not happen`(isAnimated: Bool) {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: true)
        app.advance(by: 0.1)
        let logged = LoggedException.collecting { root.present(second, animated: isAnimated) }
        #expect(logged.count == 1)
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
        #expect(logged.count == 0)
        #expect(root.presentedViewController === first)
        #expect(first.presentedViewController === second)
    }

    @Test func `Text of an input method is an issue while there is no first responder`() {
        let line = #line + 1
        let found = issues { app.inputMethodInsert("牛乳") }
        #expect(!found.isEmpty)
        #expect(found.allSatisfy { $0.site.line == line })
    }

    @Test func `Text that is typed after a field was left is an issue, unless that is expected`() {
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
        #expect(field.text == "a")
    }

    @Test func `A presentation on a controller that presents another is reported, and its completion is not called`() {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: false)
        app.advance(by: 1)
        var completions = 0
        let logged = LoggedException.collecting { root.present(second, animated: true) { completions += 1 } }
        #expect(logged.count == 1)
        app.advance(by: 2)
        #expect(completions == 0)
        #expect(root.presentedViewController === first)
        #expect(second.presentingViewController == nil)
    }

    @Test func `A controller that is presented twice at once is reported and shown once`() {
        let sheet = UIViewController()
        root.present(sheet, animated: true)
        let logged = LoggedException.collecting { root.present(sheet, animated: true) }
        #expect(logged.count == 1)
        app.advance(by: 2)
        #expect(root.presentedViewController === sheet)
        #expect(sheet.presentedViewController == nil)
        #expect(sheet.view.window != nil)
    }

    @Test func `After the first was dismissed another may be presented without a report`() {
        let (first, second) = (UIViewController(), UIViewController())
        root.present(first, animated: true)
        app.advance(by: 2)
        root.dismiss(animated: true)
        app.advance(by: 2)
        let logged = LoggedException.collecting {
            root.present(second, animated: true)
            app.advance(by: 2)
        }
        #expect(logged.count == 0)
        #expect(root.presentedViewController === second)
        #expect(second.view.window != nil)
        #expect(first.view.window == nil)
    }
}
