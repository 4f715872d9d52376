import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What keeps touches from rows, and from what is in them, as `explain` tells it.
@Suite(.application) @MainActor
struct RowTouchTests {
    private final class Rows: UIViewController, UITableViewDataSource, UITableViewDelegate {
        let tableView = UITableView()
        var selected: [Int] = []
        var prepare: (UITableViewCell) -> Void = { _ in }

        override func viewDidLoad() {
            super.viewDidLoad()
            tableView.frame = view.bounds
            tableView.rowHeight = 60
            tableView.dataSource = self
            tableView.delegate = self
            view.addSubview(tableView)
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.accessibilityIdentifier = "row \(indexPath.row)"
            prepare(cell)
            return cell
        }
        func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
    }
    let app = TestApplication.current
    private let rows = Rows()

    @Test func aTapToDismissEatsTheSelection() throws {
        let tap = UITapGestureRecognizer()
        tap.name = "end editing"
        tap.addHandler { [rows] _ in rows.view.endEditing(true) }
        rows.view.addGestureRecognizer(tap)
        _ = app.makeWindow("window", root: rows)
        app.settle()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.clear()
        app.fingerTap(at: cell)
        app.advance(by: 0.5)
        #expect(rows.selected == [])
        let report = try #require(app.application.explain(app.records, for: .view(cell)))
        #expect(report.causes.map(\.code) == ["selection-taken"])
        #expect(report.causes.first?.culprit?.name == "end editing")
        #expect(report.advice.first?.words.contains("cancelsTouchesInView") == true)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: cell)
        app.advance(by: 0.5)
        #expect(rows.selected == [1])
    }

    @Test func aQuickTapThatSelectedIsNoFault() throws {
        _ = app.makeWindow("window", root: rows)
        app.settle()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.clear()
        app.fingerTap(at: cell)
        #expect(rows.selected == [1])
        let report = try #require(app.application.explain(app.records, for: .view(cell)))
        #expect(report.causes.map(\.code) == [])
    }

    @Test func whatWasAddedToTheRowItselfLiesUnderItsContent() throws {
        var buttons: [UIButton] = []
        rows.prepare = { cell in
            let button = UIButton(frame: CGRect(x: 100, y: 10, width: 100, height: 40))
            button.accessibilityIdentifier = "like"
            button.addAction(UIAction { _ in }, for: .touchUpInside)
            cell.insertSubview(button, at: 0)
            buttons.append(button)
        }
        let window = app.makeWindow("window", root: rows)
        app.settle()
        let button = try #require(buttons.first)
        let report = window.explainTouch(at: CGPoint(x: 150, y: 30), wanting: button)
        #expect(report.causes.map(\.code) == ["content-view-in-front"])
        #expect(report.causes.first?.sentence(wanted: nil).contains("content view of row 0") == true)
        button.superview?.bringSubviewToFront(button)
        #expect(window.explainTouch(at: CGPoint(x: 150, y: 30), wanting: button).causes.isEmpty)
    }
}
