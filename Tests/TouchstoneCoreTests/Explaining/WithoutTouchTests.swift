import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Why a responder is not first responder is explained without a touch, since code calls `becomeFirstResponder()`.
@Suite(.application) @MainActor
struct WithoutTouchTests {
    let app = TestApplication.current

    private func answer(_ responder: UIResponder) -> String {
        let report = app.application.explain(app.records, for: .firstResponder(responder))
        guard let report else { return "none" }
        return report.causes.first.map { "\($0.code) \($0.subject?.name ?? "")" } ?? "ok"
    }

    @Test func `RC-19: becomeFirstResponder in viewDidLoad has no effect`() {
        let login = LoginController()
        login.whenLoaded = { $0.becomeFirstResponder() }
        _ = app.makeWindow(root: login)
        expectEqual(answer(login.field), "called-too-early name")
        let report = app.application.explain(app.records, for: .firstResponder(login.field))
        expectEqual(report?.description.hasPrefix("error: name is not first responder"), true)
        expectEqual(report?.advice.first?.words.contains("viewDidAppear"), true)
        // A touch elsewhere does not change the answer.
        app.fingerTap(at: CGPoint(200, 600))
        expectEqual(answer(login.field), "called-too-early name")
    }

    @Test func `RC-19: becomeFirstResponder in viewDidAppear succeeds`() {
        let login = LoginController()
        login.whenShown = { $0.becomeFirstResponder() }
        _ = app.makeWindow(root: login)
        expectEqual(answer(login.field), "ok")
        app.fingerTap(at: CGPoint(200, 600))
        expectEqual(answer(login.field), "ok")
    }

    @Test func `A successful second call of becomeFirstResponder leaves no cause`() {
        let login = LoginController()
        login.whenLoaded = { $0.becomeFirstResponder() }
        login.whenShown = { $0.becomeFirstResponder() }
        _ = app.makeWindow(root: login)
        expectEqual(answer(login.field), "ok")
    }

    @Test func `RC-20: a responder that lost the status to another one is reported`() {
        let login = LoginController()
        login.whenShown = { field in
            field.becomeFirstResponder()
            login.other.becomeFirstResponder()
        }
        _ = app.makeWindow(root: login)
        expectEqual(answer(login.field), "first-responder-lost name")
        expectEqual(answer(login.other), "ok")
    }

    @Test func `RC-22: a responder that left its window is reported`() {
        let login = LoginController()
        login.whenShown = { $0.becomeFirstResponder() }
        let window = app.makeWindow(root: login)
        window.rootViewController = UIViewController()
        expectEqual(answer(login.field), "left-window name")
    }

    @Test func `RC-17: a missing call of becomeFirstResponder is the cause`() {
        let login = LoginController()
        _ = app.makeWindow(root: login)
        expectEqual(answer(login.field), "become-first-responder-not-called name")
    }

    @Test func `RC-17: a call after the records does not change the answer`() {
        let login = LoginController()
        _ = app.makeWindow(root: login)
        login.other.becomeFirstResponder()
        let records = app.records
        func answers() -> [String?] {
            [login.field, login.other].map { field in
                app.application.explain(records, for: .firstResponder(field))?.causes.first?.code
            }
        }
        expectEqual(answers(), ["become-first-responder-not-called", nil])
        login.field.becomeFirstResponder()
        expectEqual(answers(), ["become-first-responder-not-called", nil])
    }

    @Test func `A field that was first responder before the records and resigned was not left out`() {
        let login = LoginController()
        _ = app.makeWindow(root: login)
        app.settle()
        login.field.becomeFirstResponder()
        app.clear()
        login.view.endEditing(true)
        let report = app.application.explain(app.records, for: .firstResponder(login.field))
        expectEqual(report?.causes.map(\.code), ["first-responder-lost"])
        expectEqual(
            report?.causes.first?.sentence(wanted: report?.wanted),
            "name was first responder and no longer is: it resigned (RC-20)")
    }

    @Test func `RC-18: a view that cannot become first responder by its class is reported without a call`() {
        let view = UIView().placed("tags", 0, 0, 100, 100, in: app.makeWindow())
        expectEqual(answer(view), "cannot-become-first-responder tags")
    }

    @Test func `A question about a view without any touch has no answer`() {
        let window = app.makeWindow()
        #expect(app.application.explain(app.records, for: .view(window)) == nil)
    }
}

private final class LoginController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
    var whenLoaded: (UITextField) -> Void = { _ in }
    var whenShown: (UITextField) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        (field.accessibilityIdentifier, other.accessibilityIdentifier) = ("name", "password")
        whenLoaded(field)
        view.addSubview(field)
        view.addSubview(other)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenShown(field)
    }
}
