import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// SV-12: `explain` answers for scrolling and for text input that the program started.
@Suite(.application) @MainActor
struct ProgramScrollTests {
    let app = TestApplication.current

    private func answer(_ scrollView: UIScrollView) -> String {
        let report = app.application.explain(app.records, for: .scrolling(scrollView))
        guard let report else { return "none" }
        guard let cause = report.causes.first else { return "ok" }
        let words = cause.sentence(wanted: report.wanted)
        #expect(report.advice.first != nil)
        #expect(report.description.hasPrefix("error: the content of"))
        return "\(cause.code): \(words)"
    }

    private func list(_ rows: Int) -> ListController {
        let list = ListController()
        list.rows = rows
        return list
    }

    @Test func `A scroll to a row is explained as in progress or as complete`() {
        let list = list(100)
        _ = app.makeWindow(root: list)
        app.settle()
        list.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        expectEqual(answer(list.table), "ok")
        list.table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: true)
        #expect(answer(list.table).contains("still being scrolled"))
        app.advance(by: 2)
        expectEqual(answer(list.table), "ok")
        list.table.scrollToRow(at: IndexPath(row: 80, section: 0), at: .top, animated: true)
        expectEqual(answer(list.table), "ok")
    }

    @Test func `A scroll before the table view is in a window moves its content`() {
        let list = list(100)
        list.whenLoaded = { $0.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
        list.isAddedLate = true
        _ = app.makeWindow(root: list)
        app.settle()
        expectEqual(list.table.contentOffset.y, 2200)
        expectEqual(answer(list.table), "ok")
    }

    @Test func `A scroll in viewDidAppear has no cause of failure`() {
        let list = list(100)
        list.whenShown = { $0.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false) }
        _ = app.makeWindow(root: list)
        app.settle()
        expectEqual(answer(list.table), "ok")
    }

    @Test func `A scroll to a row that does not exist yet is explained`() {
        let list = list(3)
        _ = app.makeWindow(root: list)
        app.settle()
        list.rows = 100
        let exceptions = app.exceptions {
            list.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        }
        expectEqual(exceptions.count, 1)
        #expect(answer(list.table).contains("had no row or item"))
        list.table.reloadData()
        list.table.scrollToRow(at: IndexPath(row: 50, section: 0), at: .top, animated: false)
        expectEqual(answer(list.table), "ok")
    }

    @Test func `A scroll that ends at the end of the content is explained`() {
        let list = list(3)
        _ = app.makeWindow(root: list)
        app.settle()
        list.table.scrollToRow(at: IndexPath(row: 2, section: 0), at: .top, animated: false)
        #expect(answer(list.table).contains("its content ends there"))
    }

    @Test func `A content offset that is set again is explained as the cause`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.contentInsetAdjustmentBehavior = .never
        scroll.contentSize = CGSize(width: 390, height: 4000)
        app.makeWindow().addSubview(scroll)
        scroll.setContentOffset(CGPoint(x: 0, y: 500), animated: false)
        expectEqual(answer(scroll), "ok")
        scroll.contentOffset = .zero
        #expect(answer(scroll).contains("moved its content again"))
    }

    @Test func `Content that was never scrolled is explained, and so is a scroll to the current offset`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        scroll.contentSize = CGSize(width: 390, height: 4000)
        app.makeWindow().addSubview(scroll)
        #expect(answer(scroll).contains("neither code nor a finger"))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 100, width: 10, height: 10), animated: false)
        #expect(answer(scroll).contains("to where it is"))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 900, width: 10, height: 10), animated: false)
        expectEqual(answer(scroll), "ok")
    }

    // MARK: Text without a finger

    private func text(_ field: UITextField, _ event: UIControl.Event) -> String {
        let report = app.application.explain(app.records, for: .event(field, event))
        return report.map { $0.causes.first?.code ?? "ok" } ?? "none"
    }

    @Test func `A text field that is not first responder is explained`() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        app.makeWindow().addSubview(field)
        expectEqual(text(field, .editingChanged), "no-target")
        field.addAction(UIAction { _ in }, for: .editingChanged)
        expectEqual(text(field, .editingChanged), "become-first-responder-not-called")
        field.becomeFirstResponder()
        field.insertText("a")
        expectEqual(text(field, .editingChanged), "ok")
    }

    @Test func `Text that the delegate rejects is explained`() {
        let field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
        let strict = Strict()
        field.delegate = strict
        field.addAction(UIAction { _ in }, for: .editingChanged)
        app.makeWindow().addSubview(field)
        field.becomeFirstResponder()
        app.keyType("a")
        expectEqual(text(field, .editingChanged), "change-refused")
        strict.allows = true
        app.keyType("a")
        expectEqual(text(field, .editingChanged), "ok")
    }
}

private final class Strict: NSObject, UITextFieldDelegate {
    var allows = false
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { allows }
}

private final class ListController: UIViewController, UITableViewDataSource {
    let table = UITableView()
    var rows = 0
    var isAddedLate = false
    var whenLoaded: (UITableView) -> Void = { _ in }
    var whenShown: (UITableView) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.dataSource = self
        table.accessibilityIdentifier = "table"
        table.rowHeight = 44
        if isAddedLate { whenLoaded(table) }
        view.addSubview(table)
        if !isAddedLate { whenLoaded(table) }
    }
    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        if table.frame != view.bounds { table.frame = view.bounds }
    }
    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        whenShown(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { UITableViewCell() }
}
