import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// `explain` for touches in rows that select nothing or do not reach a control.
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

    @Test func `A tap recognizer that cancels touches is explained as the cause of a missing selection`() throws {
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
        expectEqual(rows.selected, [])
        let report = try #require(app.application.explain(app.records, for: .view(cell)))
        expectEqual(report.causes.map(\.code), ["selection-taken"])
        expectEqual(report.causes.first?.subject?.name, "end editing")
        expectEqual(report.advice.first?.words.contains("cancelsTouchesInView"), true)
        tap.cancelsTouchesInView = false
        app.fingerTap(at: cell)
        app.advance(by: 0.5)
        expectEqual(rows.selected, [1])
    }

    @Test func `A quick tap that selects a row has no cause of failure`() throws {
        _ = app.makeWindow("window", root: rows)
        app.settle()
        let cell = try #require(rows.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        app.clear()
        app.fingerTap(at: cell)
        expectEqual(rows.selected, [1])
        let report = try #require(app.application.explain(app.records, for: .view(cell)))
        expectEqual(report.causes.map(\.code), [])
    }

    @Test func `A button below the content view of a row is explained as covered`() throws {
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
        expectEqual(report.causes.map(\.code), ["content-view-in-front"])
        expectEqual(report.causes.first?.sentence(wanted: nil).contains("content view of row 0"), true)
        button.superview?.bringSubviewToFront(button)
        #expect(window.explainTouch(at: CGPoint(x: 150, y: 30), wanting: button).causes.isEmpty)
    }

    /// The button is added in `init`, before the content view is first used.
    private final class LikeCell: UITableViewCell {
        let like = UIButton(frame: CGRect(x: 100, y: 10, width: 100, height: 40))
        var likes = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            like.accessibilityIdentifier = "like"
            like.addAction(UIAction { [weak self] _ in self?.likes += 1 }, for: .touchUpInside)
            addSubview(like)
        }
        required init?(coder: NSCoder) { nil }
    }

    private func show(_ cell: UITableViewCell) -> UIWindow {
        cell.accessibilityIdentifier = "row"
        cell.frame = CGRect(x: 0, y: 100, width: 390, height: 60)
        let window = app.makeWindow("window")
        window.addSubview(cell)
        app.settle()
        return window
    }

    @Test func `A button added to the cell in init is below the content view`() throws {
        let cell = LikeCell(style: .default, reuseIdentifier: nil)
        _ = show(cell)
        app.clear()
        app.fingerTap(at: CGPoint(x: 150, y: 130))
        expectEqual(cell.likes, 0)
        let report = try #require(app.application.explain(app.records, for: .view(cell.like)))
        expectEqual(report.causes.map(\.code), ["content-view-in-front"])
        cell.contentView.addSubview(cell.like)
        app.advance(by: 1)
        app.fingerTap(at: cell.like)
        expectEqual(cell.likes, 1)
    }

    @Test func `A button added to the cell after the content view was first used is in front of it`() {
        let cell = LikeCell(style: .default, reuseIdentifier: nil)
        cell.like.removeFromSuperview()
        _ = cell.contentView
        cell.addSubview(cell.like)
        _ = show(cell)
        app.fingerTap(at: cell.like)
        expectEqual(cell.likes, 1)
    }

    @Test func `The accessory view and the separator of a cell are in front of its content view`() throws {
        let help = UISwitch()
        rows.prepare = { $0.accessoryView = help }
        _ = app.makeWindow("window", root: rows)
        app.settle()
        rows.prepare = { _ in }
        for cell in rows.tableView.visibleCells {
            let content = try #require(cell.subviews.firstIndex(of: cell.contentView))
            // The accessory view, its container with its touch region, and the separator.
            expectEqual(cell.subviews.count - content, (help.superview === cell ? 5 : 3))
        }
        app.fingerTap(at: help)
        #expect(help.isOn)
        expectEqual(rows.selected, [])
    }
}
