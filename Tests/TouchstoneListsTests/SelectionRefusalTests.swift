import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

/// Rows whose delegate methods decide what is highlighted and selected.
private final class ChoosyRows: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let tableView = UITableView()
    var selected: [Int] = []
    var willSelect: (IndexPath) -> IndexPath? = { $0 }
    var highlights = true
    var makeRow = { UITableViewCell(style: .default, reuseIdentifier: nil) }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.accessibilityIdentifier = "list"
        tableView.frame = view.bounds
        tableView.rowHeight = 60
        tableView.dataSource = self
        tableView.delegate = self
        view.addSubview(tableView)
    }
    var row: UITableViewCell { tableView.cellForRow(at: IndexPath(row: 1, section: 0))! }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = makeRow()
        cell.accessibilityIdentifier = "row \(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool { highlights }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        willSelect(indexPath)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}

/// A row whose `touchesBegan` does not call super.
private final class FlashingRow: UITableViewCell {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// A row whose `touchesEnded` does not call super.
private final class ClosingRow: UITableViewCell {
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class ChoosyItems: UIViewController, UICollectionViewDataSource, UICollectionViewDelegate {
    let collection: UICollectionView
    var selected: [Int] = []
    var highlights = true
    var selects = true

    init() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 100)
        collection = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.accessibilityIdentifier = "grid"
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        collection.dataSource = self
        collection.delegate = self
        view.addSubview(collection)
    }
    var item: UICollectionViewCell { collection.cellForItem(at: IndexPath(item: 1, section: 0))! }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 5 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityIdentifier = "item \(indexPath.item)"
        return cell
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        highlights
    }
    func collectionView(_ collectionView: UICollectionView, shouldSelectItemAt indexPath: IndexPath) -> Bool { selects }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        selected.append(indexPath.item)
    }
}

/// `explain` for rows and items that were touched but not selected: at once, later, and after a replay.
@Suite @MainActor
struct SelectionRefusalTests {
    private struct Received: Equatable {
        var codes: [String]
        var sentence: String?
        var subject: String?
        var advice: String?

        @MainActor
        init(_ app: TestApplication, _ view: UIView) throws {
            let report = try #require(app.application.explain(app.records, for: .view(view)))
            codes = report.causes.map(\.code)
            sentence = report.causes.first?.sentence(wanted: report.wanted)
            subject = report.causes.first?.subject?.name
            advice = report.advice.first?.words
        }
    }

    /// - Parameter then: Changes that the application makes after the touch.
    private func rows(
        _ prepare: @escaping (ChoosyRows) -> Void,
        then: (ChoosyRows) -> Void = { $0.willSelect = { $0 } },
        fingers: (TestApplication, ChoosyRows) -> Void = { app, rows in app.fingerTap(at: rows.row) }
    ) throws -> (outcome: Received, selected: [Int]) {
        func show(_ app: TestApplication) -> ChoosyRows {
            let rows = ChoosyRows()
            _ = app.makeWindow("window", root: rows)
            app.settle()
            prepare(rows)
            app.settle()
            return rows
        }
        let (first, recording) = try TestApplication.run(isTraced: true) { app in
            let rows = show(app)
            app.clear()
            let recorder = app.record()
            fingers(app, rows)
            let recording = recorder.recording
            let records = app.records
            let outcome = try Received(app, rows.row)
            then(rows)
            app.settle()
            let later = try #require(app.application.explain(records, for: .view(rows.row)))
            expectEqual(later.causes.first?.sentence(wanted: later.wanted), outcome.sentence)
            return ((outcome, rows.selected), recording)
        }
        try TestApplication.run(isTraced: true) { app in
            let rows = show(app)
            app.clear()
            #expect(app.replay(recording).difference == nil)
            let replayed = try Received(app, rows.row)
            expectEqual(replayed, first.0)
        }
        return first
    }

    @Test(arguments: ["touchesBegan", "touchesEnded"])
    func `A row that does not call super in its touch methods is explained`(_ method: String) throws {
        let (outcome, selected) = try rows {
            $0.makeRow = { method == "touchesBegan" ? FlashingRow() : ClosingRow() }
            $0.tableView.reloadData()
        }
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["chain-stopped"])
        expectEqual(outcome.subject, "row 1")
        #expect(outcome.sentence?.contains("list") == true && outcome.sentence?.contains(method) == true)
        expectEqual(outcome.advice?.contains("call super in the touch methods"), true)
    }

    @Test func `willSelectRow that returns nil is explained as the cause`() throws {
        let (outcome, selected) = try rows { $0.willSelect = { _ in nil } }
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(outcome.subject, "ChoosyRows")
        expectEqual(outcome.sentence?.contains("tableView(_:willSelectRowAt:) of the ChoosyRows returned nil"), true)
        expectEqual(outcome.advice?.contains("ChoosyRows.tableView(_:willSelectRowAt:)"), true)
    }

    @Test func `willSelectRow that returns another row is explained as the cause`() throws {
        let (outcome, selected) = try rows { $0.willSelect = { IndexPath(row: $0.row + 1, section: 0) } }
        expectEqual(selected, [2])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(outcome.sentence?.contains("returned [0, 2], which is another row"), true)
    }

    @Test func `shouldHighlightRow that returns false is explained as the cause`() throws {
        let (outcome, selected) = try rows({ $0.highlights = false }, then: { $0.highlights = true })
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(
            outcome.sentence?.contains("tableView(_:shouldHighlightRowAt:) of the ChoosyRows returned false"), true)
    }

    @Test func `allowsSelection of false is explained as the cause`() throws {
        let (outcome, selected) = try rows(
            { $0.tableView.allowsSelection = false }, then: { $0.tableView.allowsSelection = true })
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(outcome.subject, "list")
        expectEqual(outcome.advice?.contains("list.allowsSelection = true"), true)
    }

    @Test func `Editing without allowsSelectionDuringEditing is explained as the cause`() throws {
        let (outcome, selected) = try rows(
            { $0.tableView.isEditing = true }, then: { $0.tableView.isEditing = false })
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(outcome.advice?.contains("list.allowsSelectionDuringEditing = true"), true)
    }

    @Test func `A finger that leaves the row is explained as the cause`() throws {
        let (outcome, selected) = try rows(
            { $0.tableView.isScrollEnabled = false },
            fingers: { app, rows in
                app.fingerDown(at: rows.row)
                app.advance(by: 0.3)
                app.fingerMove(to: CGPoint(x: 195, y: 200))
                app.fingerUp()
            })
        expectEqual(selected, [])
        expectEqual(outcome.codes, ["selection-refused"])
        expectEqual(outcome.sentence?.contains("row 1 was not selected: the finger left it"), true)
    }

    @Test func `A tap that deselects a row has no cause of failure`() throws {
        let (outcome, _) = try rows({ rows in
            rows.tableView.allowsMultipleSelection = true
            rows.tableView.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        })
        expectEqual(outcome.codes, [])
    }

    @Test func `Applying the advice makes the row selectable`() throws {
        try TestApplication.run(isTraced: true) { app in
            let rows = ChoosyRows()
            _ = app.makeWindow("window", root: rows)
            app.settle()
            rows.tableView.allowsSelection = false
            app.fingerTap(at: rows.row)
            let report = try #require(app.application.explain(app.records, for: .view(rows.row)))
            #expect(report.description.contains("reaches row 1 through the responder chain from"))
            #expect(report.description.contains(", and does not select it"))
            expectEqual(report.advice.first?.apply(to: app.application), true)
            app.advance(by: 1)
            app.clear()
            app.fingerTap(at: rows.row)
            expectEqual(rows.selected, [1])
            expectEqual(app.application.explain(app.records, for: .view(rows.row))?.causes.isEmpty, true)
        }
    }

    private func items(
        _ prepare: (ChoosyItems) -> Void,
        _ fingers: (TestApplication, ChoosyItems) -> Void = { app, items in app.fingerTap(at: items.item) }
    ) throws -> Received {
        try TestApplication.run(isTraced: true) { app in
            let items = ChoosyItems()
            _ = app.makeWindow("window", root: items)
            app.settle()
            prepare(items)
            app.clear()
            fingers(app, items)
            expectEqual(items.selected, [])
            let (outcome, records) = (try Received(app, items.item), app.records)
            items.selects = true
            items.highlights = true
            items.collection.allowsSelection = true
            app.settle()
            let later = app.application.explain(records, for: .view(items.item))
            expectEqual(later?.causes.first?.sentence(wanted: later?.wanted), outcome.sentence)
            return outcome
        }
    }

    @Test func `Collection view items that are refused selection are explained`() throws {
        let unselected = try items { $0.selects = false }
        expectEqual(unselected.codes, ["selection-refused"])
        expectEqual(unselected.sentence?.contains("(_:shouldSelectItemAt:) of the ChoosyItems returned false"), true)
        let dull = try items { $0.highlights = false }
        expectEqual(dull.codes, ["selection-refused"])
        expectEqual(dull.sentence?.contains("(_:shouldHighlightItemAt:) of the ChoosyItems returned false"), true)
        let shut = try items { $0.collection.allowsSelection = false }
        expectEqual(shut.codes, ["selection-refused"])
        expectEqual(shut.advice?.contains("grid.allowsSelection = true"), true)
        let left = try items({ $0.collection.isScrollEnabled = false }) { app, items in
            app.fingerDown(at: items.item)
            app.advance(by: 0.3)
            app.fingerMove(to: CGPoint(x: 195, y: 300))
            app.fingerUp()
        }
        expectEqual(left.codes, ["selection-refused"])
    }
}
