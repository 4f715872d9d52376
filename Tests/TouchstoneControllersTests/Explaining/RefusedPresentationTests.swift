import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A question about a controller that was not presented names that as the first cause.
@Suite(.application) @MainActor
struct RefusedPresentationTests {
    let app = TestApplication.current
    private let root = UIViewController()
    private let first = UIViewController()
    private let second = UIViewController()
    private let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    private let field = UITextField(frame: CGRect(x: 20, y: 300, width: 100, height: 44))

    init() {
        _ = app.makeWindow(root: root)
        second.modalPresentationStyle = .fullScreen
        second.view.addSubview(button)
        second.view.addSubview(field)
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        app.settle()
    }

    private func present(_ controller: UIViewController) {
        root.present(controller, animated: false)
        app.settle()
    }

    private func tap() -> [TraceRecord] {
        app.fingerTap(at: CGPoint(x: 70, y: 222))
        app.settle()
        return app.records
    }

    private func codes(_ records: [TraceRecord], _ wanted: TouchExplanation.Wanted) -> [String]? {
        app.application.explain(records, for: wanted)?.causes.map(\.code)
    }

    @Test func `The view, the button, its event and the controller have this cause`() {
        present(first)
        present(second)
        let records = tap()
        for wanted: TouchExplanation.Wanted in [
            .view(second.view), .view(button), .event(button, .touchUpInside), .controller(second),
        ] {
            expectEqual(codes(records, wanted), ["presentation-refused"])
        }
    }

    @Test func `The sentence names the three controllers`() throws {
        second.title = "Second"
        present(first)
        present(second)
        let report = try #require(app.application.explain(tap(), wanting: button))
        let cause = try #require(report.causes.first)
        #expect(cause.sentence(wanted: report.wanted).contains("was not presented, because"))
    }

    @Test(arguments: [true, false])
    func `A first responder has this cause`(_ isCalled: Bool) {
        app.clear()
        present(first)
        present(second)
        if isCalled { field.becomeFirstResponder() }
        expectEqual(codes(app.records, .firstResponder(field)), ["presentation-refused"])
        expectEqual(codes(tap(), .firstResponder(field)), ["presentation-refused"])
    }

    @Test func `The cause is known before a touch`() {
        present(first)
        present(second)
        let report = app.application.explainTouch(at: CGPoint(x: 70, y: 222), wanting: button)
        expectEqual(report.causes.map(\.code), ["presentation-refused"])
    }

    @Test func `A presentation after the refused one is fine`() {
        present(first)
        present(second)
        root.dismiss(animated: false)
        app.settle()
        present(second)
        expectEqual(codes(tap(), .view(button)), [])
        expectEqual(codes(app.records, .event(button, .touchUpInside)), [])
    }

    @Test func `A dismissed controller was refused before, which is not the cause`() {
        present(first)
        present(second)
        root.dismiss(animated: false)
        app.settle()
        present(second)
        root.dismiss(animated: false)
        app.settle()
        expectEqual(codes(tap(), .view(button)), ["no-window"])
    }

    @Test func `A later presentation does not change the answer`() {
        present(first)
        present(second)
        let records = tap()
        root.dismiss(animated: false)
        app.settle()
        present(second)
        expectEqual(codes(records, .view(button)), ["presentation-refused"])
    }
}
