import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// C-30: Return ends the editing of a text field only if an action is registered for `editingDidEndOnExit`.
@Suite(.application) @MainActor
struct ReturnKeyTests {
    let app = TestApplication.current
    private let field = UITextField()

    /// Types Return in a field with an action for `event`, and returns the first cause for each of the events of its end.
    private func answers(_ event: UIControl.Event) -> [String] {
        field.placed("name", 20, 100, 200, 40, in: app.makeWindow())
        field.addAction(UIAction { _ in }, for: event)
        app.fingerTap(at: field)
        app.keyTypeText("a\n")
        app.advance(by: 1)
        return [UIControl.Event.editingDidEnd, .editingDidEndOnExit].map { event in
            let report = app.application.explain(app.records, for: .event(field, event))
            return report?.causes.first.map { "\($0.code): \($0.sentence(wanted: report?.wanted))" } ?? "ok"
        }
    }

    @Test func `C-30: without an action for editingDidEndOnExit, editing continues after Return`() {
        let answers = answers(.editingDidEnd)
        expectEqual(
            answers,
            [
                "still-editing: name is still first responder, so its editing has not ended: Return ends it only if an action is registered for editingDidEndOnExit or textFieldShouldReturn(_:) calls resignFirstResponder() (RC-20, C-30)",
                "no-target: name sends editingDidEndOnExit, but the registered or expected event is editingDidEnd, which is sent when editing ends (C-1)",
            ])
        let report = app.application.explain(app.records, for: .event(field, .editingDidEnd))
        expectEqual(report?.advice.first?.words.contains("for: .editingDidEndOnExit"), true)
    }

    @Test func `C-30: with an action for editingDidEndOnExit, Return ends editing`() {
        expectEqual(answers([.editingDidEndOnExit, .editingDidEnd]), ["ok", "ok"])
        #expect(!field.isFirstResponder)
    }
}
