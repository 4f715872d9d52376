import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell that records its transitions between states.
private final class NotedCell: UITableViewCell {
    var log: [String] = []

    override func willTransition(to state: StateMask) {
        super.willTransition(to: state)
        log.append("will \(name(state))")
    }
    override func didTransition(to state: StateMask) {
        super.didTransition(to: state)
        log.append("did \(name(state))")
    }
    private func name(_ state: StateMask) -> String {
        let names = [
            state.contains(.showingEditControl) ? "edit" : nil,
            state.contains(.showingDeleteConfirmation) ? "confirm" : nil,
        ].compactMap(\.self)
        return names.isEmpty ? "none" : names.joined(separator: " ")
    }
}

private final class SongsController: UITableViewController {
    var level = -1
    var prepare: (UITableViewCell) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(NotedCell.self, forCellReuseIdentifier: "song")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "song", for: indexPath)
        cell.textLabel?.text = "song"
        prepare(cell)
        return cell
    }
    override func tableView(_ tableView: UITableView, indentationLevelForRowAt indexPath: IndexPath) -> Int { level }
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
}

/// Transitions, accessories, indentation and backgrounds of table view cells.
@Suite(.application(tracing: .both)) @MainActor
struct CellStateTests {
    let app = TestApplication.current
    private let controller = SongsController(style: .plain)
    private var table: UITableView { controller.tableView }

    private func show(_ prepare: @escaping (UITableViewCell) -> Void = { _ in }) throws -> NotedCell {
        controller.prepare = prepare
        _ = app.makeWindow(root: controller)
        app.settle()
        let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)) as? NotedCell)
        cell.log = []
        return cell
    }

    @Test func `A cell is notified before and after it is edited`() throws {
        let cell = try show()
        controller.setEditing(true, animated: false)
        app.settle()
        #expect(cell.log == ["will edit", "did edit"] && cell.isEditing)
        controller.setEditing(true, animated: false)
        expectEqual(cell.log, ["will edit", "did edit"])
        controller.setEditing(false, animated: false)
        app.settle()
        #expect(cell.log == ["will edit", "did edit", "will none", "did none"] && !cell.isEditing)
    }

    @Test func `A cell is notified before and after a swipe shows and hides its delete button`() throws {
        let cell = try show()
        app.fingerDown(at: CGPoint(x: 300, y: 90))
        app.fingerMove(to: CGPoint(x: 220, y: 90), duration: 0.3)
        #expect(cell.log == ["will confirm"] && cell.showingDeleteConfirmation)
        app.fingerUp()
        app.advance(by: 1)
        #expect(cell.log == ["will confirm", "did confirm"] && !cell.isEditing)
        cell.log = []
        app.fingerTap(at: CGPoint(x: 100, y: 270))
        #expect(cell.log == ["will none"] && !cell.showingDeleteConfirmation)
        app.advance(by: 1)
        expectEqual(cell.log, ["will none", "did none"])
    }

    @Test func `The delete control of an edited cell adds the delete button to its state`() throws {
        let cell = try show()
        controller.setEditing(true, animated: false)
        app.settle()
        cell.log = []
        app.fingerTap(at: CGPoint(x: 20, y: 90))
        app.advance(by: 1)
        #expect(cell.log == ["will edit confirm", "did edit confirm"] && cell.showingDeleteConfirmation)
        cell.log = []
        app.fingerTap(at: CGPoint(x: 100, y: 270))
        app.advance(by: 1)
        #expect(cell.log == ["will edit", "did edit"] && !cell.showingDeleteConfirmation)
    }

    @Test func `A cell whose swipe actions close without an animation is notified at once`() throws {
        let cell = try show()
        app.fingerDrag(from: CGPoint(x: 300, y: 90), to: CGPoint(x: 200, y: 90), duration: 0.3)
        app.advance(by: 1)
        cell.log = []
        table.reloadData()
        app.settle()
        #expect(cell.log == ["will none", "did none"] && !cell.showingDeleteConfirmation)
    }

    @Test func `An editing accessory view replaces the accessory view during editing`() throws {
        let (usual, editing) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20)),
            UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 30))
        )
        let cell = try show()
        (cell.accessoryView, cell.editingAccessoryView) = (usual, editing)
        app.settle()
        #expect(usual.superview === cell && editing.superview == nil)
        expectEqual(usual.frame, CGRect(x: 334, y: 20, width: 40, height: 20))
        controller.setEditing(true, animated: false)
        app.settle()
        #expect(editing.superview === cell && usual.superview == nil && editing.frame.midY == 30)
        controller.setEditing(false, animated: false)
        app.settle()
        #expect(usual.superview === cell && editing.superview == nil)
        cell.accessoryView = nil
        #expect(usual.superview == nil && cell.contentView.superview === cell)
    }

    @Test func `A cell indents its label by indentationLevel times indentationWidth`() throws {
        let cell = try show()
        let left = try #require(cell.textLabel?.frame.minX)
        cell.indentationLevel = 3
        app.settle()
        expectEqual(cell.textLabel?.frame.minX, left + 30)
        cell.indentationWidth = 12
        app.settle()
        expectEqual(cell.textLabel?.frame.minX, left + 36)
        cell.indentationLevel = 0
        app.settle()
        expectEqual(cell.textLabel?.frame.minX, left)
    }

    @Test func `The delegate's indentation level is set on the cell`() throws {
        controller.level = 2
        let cell = try show()
        expectEqual(cell.indentationLevel, 2)
        controller.level = 0
        table.reloadData()
        app.settle()
        #expect(table.visibleCells.allSatisfy { $0.indentationLevel == 0 })
    }

    @Test func `The selected background view is behind the content view while a row is highlighted or selected`() throws
    {
        let (plain, chosen) = (UIView(), UIView())
        let cell = try show()
        (cell.backgroundView, cell.selectedBackgroundView) = (plain, chosen)
        app.settle()
        #expect(plain.superview === cell && chosen.superview == nil)
        app.fingerDown(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.3)
        let order = cell.subviews
        #expect(chosen.superview === cell && chosen.frame == CGRect(x: 0, y: 0, width: 390, height: 60))
        #expect(order.firstIndex(of: plain) == 0 && order.firstIndex(of: chosen) == 1)
        #expect((order.firstIndex(of: cell.contentView) ?? 0) > 1)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(chosen.superview === cell && cell.isSelected)
        table.deselectRow(at: IndexPath(row: 1, section: 0), animated: false)
        #expect(chosen.superview == nil && plain.superview === cell)
    }

    @Test func `A cell shows multipleSelectionBackgroundView if the table allows multiple selection`() throws {
        let (single, several) = (UIView(), UIView())
        let cell = try show()
        (cell.selectedBackgroundView, cell.multipleSelectionBackgroundView) = (single, several)
        cell.isSelected = true
        #expect(single.superview === cell && several.superview == nil)
        cell.isSelected = false
        table.allowsMultipleSelection = true
        cell.isSelected = true
        #expect(several.superview === cell && single.superview == nil)
    }

    @Test func `A row with selection style none is selected without its selected background view`() throws {
        let chosen = UIView()
        let cell = try show()
        cell.selectionStyle = .none
        cell.selectedBackgroundView = chosen
        app.fingerTap(at: cell)
        app.advance(by: 0.5)
        #expect(table.indexPathForSelectedRow == IndexPath(row: 1, section: 0) && cell.isSelected)
        #expect(chosen.superview == nil)
        cell.selectionStyle = .default
        #expect(chosen.superview === cell)
    }

    /// Labels, images and controls in a cell are highlighted with it (documentation of `setHighlighted(_:animated:)`).
    @Test func `A highlighted cell highlights its labels and buttons`() throws {
        let button = UIButton(frame: CGRect(x: 200, y: 0, width: 100, height: 60))
        let cell = try show()
        cell.contentView.addSubview(button)
        app.fingerDown(at: CGPoint(x: 100, y: 90))
        app.advance(by: 0.3)
        #expect(cell.textLabel?.isHighlighted == true && button.isHighlighted)
        app.fingerCancel()
        app.advance(by: 0.5)
        #expect(cell.textLabel?.isHighlighted == false && !button.isHighlighted && !cell.isSelected)
    }
}
