import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

private final class Account: NSObject, LoginDelegate {
    var log: [String] = []
    func login(_ controller: LoginController, name: String, password: String) {
        let isCovered = MainActor.assumeIsolated { controller.presentedViewController != nil }
        log.append("\(name)/\(password) presented=\(isCovered)")
    }
    func loginWasCancelled(_ controller: LoginController) { log.append("cancelled") }
    func login(_ controller: LoginController, isAllowed allowed: Bool) { log.append(allowed ? "allowed" : "forbidden") }
}

@Suite(.application) @MainActor
struct LoginAlertTests {
    @Test func `The alert is centered, 270 points wide, and its disabled action has no effect`() throws {
        let (app, screen) = show(LoginController())
        app.fingerTap(at: screen.signInButton)
        app.advance(by: 1)
        let alert = try #require(screen.alert)
        #expect(screen.presentedViewController === alert && alert.textFields?.count == 2)
        #expect(place(alert.view).width == 270 && near(place(alert.view).midX, 195))
        #expect(!screen.logInAction.isEnabled)
        app.tap("Log In", in: screen.view.window)
        #expect(screen.presentedViewController === alert && screen.statusLabel.text == "Signed out")
    }

    @Test func `Typing enables the action, whose handler runs after the dismissal`() throws {
        let account = Account()
        let (app, screen) = show(LoginController())
        screen.delegate = account
        app.fingerTap(at: screen.signInButton)
        app.advance(by: 1)
        let fields = try #require(screen.alert?.textFields)
        app.fingerTap(at: middle(fields[0]))
        app.keyTypeText("anna")
        #expect(!screen.logInAction.isEnabled)
        app.fingerTap(at: middle(fields[1]))
        app.keyTypeText("123")
        #expect(!screen.logInAction.isEnabled && account.log == [])
        app.keyTypeText("4")
        #expect(screen.logInAction.isEnabled && account.log == ["allowed"])
        #expect(app.tap("Log In", in: screen.view.window))
        #expect(account.log == ["allowed", "anna/1234 presented=false"])
        #expect(screen.statusLabel.text == "Hello, anna" && screen.presentedViewController == nil)
    }

    @Test func `Cancel calls the delegate, and the button below receives touches again`() {
        let account = Account()
        let (app, screen) = show(LoginController())
        screen.delegate = account
        app.fingerTap(at: screen.signInButton)
        app.advance(by: 1)
        // A tap beside the alert neither reaches the views behind nor dismisses the alert.
        app.fingerTap(at: middle(screen.signInButton))
        app.advance(by: 1)
        #expect(screen.presentedViewController === screen.alert && account.log == [])
        #expect(app.tap("Cancel", in: screen.view.window))
        #expect(account.log == ["cancelled"] && screen.presentedViewController == nil)
        app.fingerTap(at: screen.signInButton)
        app.advance(by: 1)
        #expect(
            screen.presentedViewController is UIAlertController && screen.alert?.textFields?.first?.text ?? "" == "")
    }

    @Test func `The first text field of the alert is first responder`() throws {
        let (app, screen) = show(LoginController())
        app.fingerTap(at: screen.signInButton)
        app.advance(by: 1)
        let fields = try #require(screen.alert?.textFields)
        #expect(fields[0].isFirstResponder && !fields[1].isFirstResponder)
    }
}
