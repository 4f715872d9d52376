import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct SignUpFormTests {
    @Test func filledInAndSubmitted() {
        let (app, form) = show(SignUpForm())
        #expect(!form.submit.isEnabled && form.validations == 1)
        app.fingerTap(at: at(195, 122))
        app.keyTypeText("Ann")
        #expect(form.submit.isEnabled && form.validations == 4)
        app.fingerTap(at: at(325, 215))
        #expect(form.newsSwitch.isOn && form.toast == "News")
        app.fingerTap(at: at(195, 322))
        #expect(form.outputs == [Account(name: "Ann", wantsNews: true)] && form.toast == "Welcome, Ann")
    }

    @Test func theToastGoesAfterTwoSeconds() {
        let (app, form) = show(SignUpForm())
        app.fingerTap(at: at(325, 215))
        app.advance(by: 1.5)
        app.fingerTap(at: at(325, 215))
        #expect(form.toast == "No news")
        app.advance(by: 1.5)
        #expect(form.toast == "No news")
        app.advance(by: 0.7)
        #expect(form.toast == nil)
    }

    @Test func aTapBesideEndsEditing() {
        let (app, form) = show(SignUpForm())
        app.fingerTap(at: at(195, 122))
        #expect(form.nameField.isFirstResponder)
        app.fingerTap(at: at(195, 500))
        #expect(!form.nameField.isFirstResponder)
    }

    @Test func aKeyGoesToTheNextField() {
        let (app, form) = show(SignUpForm())
        #expect(form.becomeFirstResponder())
        app.keyType("]", modifiers: .command)
        #expect(form.nameField.isFirstResponder)
    }
}
