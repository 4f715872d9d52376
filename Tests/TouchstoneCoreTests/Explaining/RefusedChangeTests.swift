import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-30: a delegate that refuses changes of the text comes first, whether keys or the finger make them.
@Suite(.application) @MainActor
struct RefusedChangeTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()
    private let digits = Digits()

    private func answer(_ wanted: TouchExplanation.Wanted) -> String {
        let report = app.application.explain(app.records, for: wanted)
        return report?.causes.first.map { "\($0.code): \($0.sentence(wanted: report?.wanted))" } ?? "ok"
    }

    private func field() -> UITextField {
        let field = UITextField().placed("amount", 0, 100, 300, 40, in: window)
        (field.text, field.delegate) = ("250", digits)
        return field
    }

    private let sentence =
        "change-refused: textField(_:shouldChangeCharactersIn:replacementString:) of the Digits returned false, so amount rejects the typed text (C-30)"

    @Test(arguments: [true, false])
    func `C-30: a refused deletion is reported for keys that follow an earlier touch`(_ refuses: Bool) {
        let field = field()
        field.addAction(UIAction { _ in }, for: .editingChanged)
        digits.acceptsNothing = !refuses
        app.fingerTap(at: field)
        app.advance(by: 1)
        app.clear()
        app.keyType("\u{8}")
        expectEqual(answer(.event(field, .editingChanged)), refuses ? sentence : "ok")
    }

    @Test(arguments: [true, false])
    func `C-30: a change that is refused for each key is reported for the field's touch`(_ refuses: Bool) {
        let field = field()
        app.fingerTap(at: field)
        app.advance(by: 1)
        app.keyTypeText(refuses ? "ab" : "a1")
        expectEqual(answer(.view(field)), refuses ? sentence : "ok")
    }

    @Test(arguments: [true, false])
    func `C-30: a change that is refused is reported for the touch of a text view`(_ refuses: Bool) {
        let memo = UITextView().placed("memo", 0, 200, 300, 100, in: window)
        memo.delegate = digits
        digits.acceptsNothing = !refuses
        app.fingerTap(at: memo)
        app.advance(by: 1)
        app.keyTypeText("a")
        let expected =
            "change-refused: textView(_:shouldChangeTextIn:replacementText:) of the Digits returned false, so memo rejects the typed text (C-30)"
        expectEqual(answer(.view(memo)), refuses ? expected : "ok")
    }
}

private final class Digits: NSObject, UITextFieldDelegate, UITextViewDelegate {
    var acceptsNothing = false

    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { acceptsNothing && string.isEmpty || Int(string) != nil }

    func textView(_ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String) -> Bool {
        acceptsNothing
    }
}
