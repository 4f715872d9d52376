import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell with a color well that passes its touches on or keeps them.
private final class PaletteCell: UITableViewCell {
    let well = Well(frame: CGRect(x: 150, y: 5, width: 50, height: 40))
    var states: [String] = []

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        contentView.addSubview(well)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func setHighlighted(_ highlighted: Bool, animated: Bool) {
        if highlighted != isHighlighted { states.append(highlighted ? "lit" : "unlit") }
        super.setHighlighted(highlighted, animated: animated)
    }

    override func setSelected(_ selected: Bool, animated: Bool) {
        if selected != isSelected { states.append(selected ? "selected" : "deselected") }
        super.setSelected(selected, animated: animated)
    }
}

private final class Well: UIView {
    var passesOn = true
    var touches = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += 1
        if passesOn { super.touchesBegan(touches, with: event) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if passesOn { super.touchesEnded(touches, with: event) }
    }
}

private final class PaletteController: UITableViewController {
    var events: [String] = []
    var highlights: (Int) -> Bool = { _ in true }
    var redirects: [Int: Int] = [:]
    var accessory = UITableViewCell.AccessoryType.none
    var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 50
        tableView.register(PaletteCell.self, forCellReuseIdentifier: "palette")
    }

    func tapped() { taps += 1 }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "palette", for: indexPath)
        cell.accessoryType = accessory
        return cell
    }

    override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
        highlights(indexPath.row)
    }

    override func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        events.append("lit \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
        events.append("unlit \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        redirects[indexPath.row].map { IndexPath(row: $0, section: 0) } ?? indexPath
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        events.append("selected \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
        events.append("deselected \(indexPath.row)")
    }

    override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        events.append("details \(indexPath.row)")
    }
}

/// Touches in rows: the row, a view in it, or a recognizer handles them.
@Suite(.application(tracing: .both)) @MainActor
struct TableTouchTests {
    let app = TestApplication.current
    private let controller = PaletteController(style: .plain)

    private var table: UITableView { controller.tableView }

    private func show() {
        _ = app.makeWindow(root: controller)
        app.settle()
    }

    private func place(_ row: Int, x: CGFloat = 60) -> CGPoint { CGPoint(x: x, y: 50 * CGFloat(row) + 25) }

    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func tap(_ row: Int, x: CGFloat = 60) {
        app.fingerTap(at: place(row, x: x))
        app.advance(by: 0.5)
    }

    /// See the documentation of `shouldHighlightRowAt`.
    @Test func `A row that may not be highlighted is not selected, and the selection stays`() {
        show()
        controller.highlights = { $0 != 3 }
        tap(1)
        controller.events = []
        tap(3)
        expectEqual(controller.events, [])
        expectEqual(table.indexPathForSelectedRow, path(1))
    }

    /// See the documentation of `willSelectRowAt`.
    @Test func `willSelectRow may return another row to select`() {
        show()
        controller.redirects = [2: 7]
        tap(2)
        #expect(controller.events.contains("selected 7"))
        #expect(!controller.events.contains("selected 2"))
        expectEqual(table.indexPathForSelectedRow, path(7))
        expectEqual(table.cellForRow(at: path(2))?.isSelected, false)
    }

    @Test func `A cell receives setHighlighted and setSelected as its row is touched`() throws {
        show()
        let cell = try #require(table.cellForRow(at: path(4)) as? PaletteCell)
        app.fingerDown(at: place(4))
        app.advance(by: 0.3)
        expectEqual(cell.states, ["lit"])
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(Set(cell.states), ["lit", "unlit", "selected"])
        tap(6)
        expectEqual(cell.states.last, "deselected")
    }

    @Test func `A tap recognizer on the table view prevents selection unless cancelsTouchesInView is false`() {
        show()
        let recognizer = UITapGestureRecognizer(target: controller, action: PaletteController.tapped)
        table.addGestureRecognizer(recognizer)
        tap(2)
        expectEqual(controller.taps, 1)
        #expect(!controller.events.contains("selected 2"))
        #expect(table.indexPathForSelectedRow == nil)
        recognizer.cancelsTouchesInView = false
        tap(2)
        expectEqual(controller.taps, 2)
        #expect(controller.events.contains("selected 2"))
        expectEqual(table.indexPathForSelectedRow, path(2))
    }

    /// A row is selected by touches that reach the table view through the responder chain.
    @Test func `A row is not selected by touches that a view in it does not pass to super`() throws {
        show()
        let well = try #require(table.cellForRow(at: path(3)) as? PaletteCell).well
        app.fingerTap(at: well)
        app.advance(by: 0.5)
        expectEqual(well.touches, 1)
        expectEqual(table.indexPathForSelectedRow, path(3))
        let other = try #require(table.cellForRow(at: path(5)) as? PaletteCell).well
        other.passesOn = false
        app.fingerTap(at: other)
        app.advance(by: 0.5)
        expectEqual(other.touches, 1)
        expectEqual(table.indexPathForSelectedRow, path(3))
    }

    @Test func `allowsSelection of false prevents selection`() {
        show()
        table.allowsSelection = false
        tap(2)
        #expect(!controller.events.contains("selected 2"))
        #expect(table.indexPathForSelectedRow == nil)
        table.allowsSelection = true
        tap(2)
        expectEqual(table.indexPathForSelectedRow, path(2))
    }

    /// See the documentation of `accessoryButtonTappedForRowWith`.
    @Test func `A tap on the detail button calls its delegate method and selects nothing`() {
        controller.accessory = .detailButton
        show()
        tap(2, x: 362)
        expectEqual(controller.events, ["details 2"])
        tap(3)
        #expect(controller.events.contains("selected 3"))
    }

    @Test func `A tap on the disclosure indicator selects the row`() {
        controller.accessory = .disclosureIndicator
        show()
        tap(2, x: 370)
        #expect(controller.events.contains("selected 2"))
    }

    @Test func `A long press selects the row`() {
        show()
        app.fingerLongPress(at: place(2), duration: 2)
        app.advance(by: 0.5)
        expectEqual(controller.events.filter { $0.hasPrefix("selected") }, ["selected 2"])
    }

    @Test func `A cancelled touch unhighlights the row and selects nothing`() {
        show()
        app.fingerDown(at: place(2))
        app.advance(by: 0.3)
        app.fingerCancel()
        app.advance(by: 0.5)
        expectEqual(controller.events, ["lit 2", "unlit 2"])
        #expect(table.indexPathForSelectedRow == nil)
    }

    /// See SV-8.
    @Test func `A touch that stops the deceleration selects nothing`() {
        show()
        app.fingerDrag(from: CGPoint(x: 60, y: 700), to: CGPoint(x: 60, y: 400), duration: 0.1)
        app.advance(by: 0.3)
        #expect(table.isDecelerating)
        app.fingerTap(at: CGPoint(x: 60, y: 300))
        app.advance(by: 1)
        expectEqual(controller.events.filter { $0.hasPrefix("selected") }, [])
    }

    @Test func `A tap on the selected row keeps it selected and calls didSelectRow again`() {
        show()
        tap(2)
        tap(2)
        expectEqual(controller.events.filter { $0 == "selected 2" }.count, 2)
        expectEqual(table.indexPathForSelectedRow, path(2))
    }

    @Test func `reloadData clears the selection`() {
        show()
        tap(2)
        table.reloadData()
        app.settle()
        #expect(table.indexPathForSelectedRow == nil)
        #expect(table.visibleCells.allSatisfy { !$0.isSelected })
    }
}
