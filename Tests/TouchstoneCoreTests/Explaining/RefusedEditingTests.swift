import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A touch that does not begin the editing of the field or text view that it reaches.
@Suite(.application) @MainActor
struct RefusedEditingTests {
    let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    private func answer(_ view: UIView) -> String {
        app.fingerTap(at: view)
        app.advance(by: 1)
        let report = app.application.explain(app.records, for: .view(view))
        return report?.causes.map { $0.sentence(wanted: report?.wanted) }.joined(separator: "; ") ?? "none"
    }

    @Test func `RC-19: the override that keeps a field from becoming first responder is named`() {
        let field = StubbornField().placed("pin", 0, 0, 300, 40, in: window)
        #expect(answer(field).hasPrefix("pin (StubbornField) does not become first responder: its override of"))
        let other = UITextField().placed("name", 0, 50, 300, 40, in: window)
        expectEqual(answer(other), "")
    }

    @Test func `RC-19: the delegate that keeps a text view from being edited is named`() {
        let text = UITextView().placed("memo", 0, 0, 300, 100, in: window)
        let delegate = Refusing()
        text.delegate = delegate
        #expect(
            answer(text).hasPrefix("memo cannot become first responder: textViewShouldBeginEditing(_:) of the Refusing")
        )
        text.delegate = nil
        expectEqual(answer(text), "")
        withExtendedLifetime(delegate) {}
    }
}

private final class StubbornField: UITextField {
    override func becomeFirstResponder() -> Bool { false }
}

private final class Refusing: NSObject, UITextViewDelegate {
    func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { false }
}
