import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedText

@Suite(.application) @MainActor
struct CheckoutFormTests {
    private let name = at(195, 122), consent = at(70, 240), pay = at(195, 325)

    private func fill(_ app: TestApplication) {
        app.fingerTap(at: name)
        app.keyTypeText("Al")
        app.keyType("\r")
        app.keyTypeText("42")
        app.keyType("\r")
        app.fingerTap(at: consent)
    }

    @Test func `A filled form enables the pay button, which pays once`() {
        let (app, form) = show(CheckoutForm())
        #expect(form.payButton?.isEnabled == false)
        fill(app)
        #expect(form.name.text == "Al" && form.card.text == "42" && form.edits == 5 && form.canPay)
        #expect(form.errorList == [] && form.payButton?.isEnabled == true)
        app.fingerTap(at: pay)
        app.fingerTap(at: pay)
        #expect(form.paid == 1 && form.payButton?.isEnabled == false)
        app.advance(by: 1.6)
        #expect(form.payButton?.isEnabled == true)
    }

    @Test func `A field that is left empty is reported as an error`() {
        let (app, form) = show(CheckoutForm())
        app.fingerTap(at: name)
        #expect(form.name.isFirstResponder)
        app.fingerTap(at: at(195, 500))
        #expect(!form.name.isFirstResponder && form.errorList == ["name"])
    }

    @Test func `A notification resets the form`() {
        let (app, form) = show(CheckoutForm())
        fill(app)
        NotificationCenter.default.post(name: .checkoutReset, object: nil)
        #expect(!form.canPay && form.name.text?.isEmpty != false && !form.last.isChecked)
        #expect(form.payButton?.isEnabled == false)
    }
}
