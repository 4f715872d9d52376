import TouchstoneTesting
import UIKit

/// A menu of dishes that was once read-only.
private final class DishesScreen: TableScreen, UITableViewDelegate {
    private(set) var ordered: [Int] = []
    override var tableName: String { "dishTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        table.allowsSelection = false
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "dish\(row)" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ordered.append(indexPath.row) }
}

/// Chapters. The code still subtracts a row for a preface that was removed.
private final class ChaptersScreen: TableScreen, UITableViewDelegate {
    private(set) var opened: [Int] = []
    override var tableName: String { "chapterTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "chapter\(row)" }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        IndexPath(row: max(0, indexPath.row - 1), section: indexPath.section)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// A row that is selected by its touch methods.
private final class RowView: UIView {
    private(set) var isChosen = false
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isChosen = true }
}

private final class ContactsViewController: UIViewController {
    let searchField = UITextField(frame: CGRect(x: 20, y: 60, width: 350, height: 40))
    let row = RowView(frame: CGRect(x: 0, y: 120, width: 390, height: 60))
    lazy var dismissTap = UITapGestureRecognizer(target: self, action: ContactsViewController.dismissKeyboard)

    override func viewDidLoad() {
        super.viewDidLoad()
        searchField.accessibilityIdentifier = "searchField"
        row.accessibilityIdentifier = "contactRow"
        for subview in [searchField, row] { view.addSubview(subview) }
        // "How to dismiss the keyboard by tapping anywhere"
        dismissTap.name = "dismissTap"
        view.addGestureRecognizer(dismissTap)
    }

    func dismissKeyboard() { view.endEditing(true) }
}

/// Notes with a filter field. A tap on the table dismisses the keyboard.
private final class FilteredNotesScreen: TableScreen, UITableViewDelegate {
    let filter = UITextField()
    lazy var away = UITapGestureRecognizer(target: self, action: FilteredNotesScreen.putAway)
    private(set) var opened: [Int] = []
    override var tableName: String { "noteTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        filter.placed("noteFilter", CGRect(x: 20, y: 40, width: 350, height: 44), in: view)
        table.delegate = self
        away.name = "putAwayTap"
        table.addGestureRecognizer(away)
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "note\(row)" }
    func putAway() { view.endEditing(true) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Songs with context menus.
private final class SongsWithMenusScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    private(set) var played: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "songTable"
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "song\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { played.append(indexPath.row) }
    func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
            UIMenu(title: "", children: [UIAction(title: "Share") { _ in }, UIAction(title: "Remove") { _ in }])
        }
    }
}

/// A row that flashes at the touch-down.
private final class FlashingCell: UITableViewCell {
    private(set) var flashes = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        flashes += 1
        contentView.backgroundColor = .yellow
    }
}

private final class FlashingNotesScreen: TableDelegateScreen {
    override var tableName: String { "flashTable" }
    override func makeCell() -> UITableViewCell { FlashingCell(style: .default, reuseIdentifier: nil) }
    override func fill(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "flash\(row)" }
}

extension Fault {
    /// Rows that are not selected.
    static let rowSelection: [Fault] = [
        Fault(
            name: "dishes-that-were-only-to-be-read",
            question:
                "I implemented didSelectRowAt for my dishes, set the delegate, and it is never called. What do I miss?",
            batch: .ninth
        ) { app in
            let screen = DishesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(1)),
                expected: .cause(
                    about: [], says: [["allowsSelection", "allow selection", "does not select", "selection is off"]],
                    never: ["covered by", "prevented", "isEditing", "shouldHighlight"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = true })
        },
        Fault(
            name: "chapter-that-opens-the-one-before",
            question:
                "I tap a chapter, and the one above it becomes grey and opens. The index path that I get is "
                + "already wrong.",
            batch: .tenth
        ) { app in
            let screen = ChaptersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(4)),
                expected: .cause(
                    about: [], says: [["willSelect", "another row", "delegate"]],
                    never: ["covered by", "allowsSelection", "is disabled", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 370))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        Fault(
            name: "tap-that-dismisses-the-keyboard-takes-the-row",
            question: "Since I dismiss the keyboard by a tap anywhere, my rows are not chosen any more.",
            batch: .development
        ) { app in
            let contacts = ContactsViewController()
            _ = app.makeWindow(root: contacts)
            return InjectedFault(
                wanted: .view(contacts.row),
                expected: .cause(
                    about: ["dismissTap"], says: [["take", "took", "cancel"]], never: ["covered", "outside", "forward"]),
                input: { app.fingerTap(at: contacts.row) },
                afterwards: { contacts.dismissTap.cancelsTouchesInView = false })
        },
        // The table's tap is recognized at the lift, before the row has received the touch.
        Fault(
            name: "tap-on-the-table-for-the-keyboard",
            question:
                "A tap on my table puts the keyboard away. Fine, but now no note opens: didSelectRowAt is not called.",
            batch: .ninth
        ) { app in
            let screen = FilteredNotesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                expected: .cause(
                    about: ["putAwayTap"], says: [.taking],
                    never: ["is disabled", "covered by", "outside", "allowsSelection"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.away.cancelsTouchesInView = false })
        },
        // After half a second, the menu's recognizer wins.
        Fault(
            name: "song-held-too-long-to-be-played",
            question:
                "Some users press firmly and long. Then the song isn't played when they lift. Others have no trouble.",
            batch: .tenth
        ) { app in
            let screen = SongsWithMenusScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let cell = screen.table.cellForRow(at: IndexPath(row: 3, section: 0))!
            return InjectedFault(
                wanted: .view(cell),
                expected: .cause(
                    about: [], says: [["menu", "Menu"]],
                    never: ["is disabled", "covered by", "allowsSelection", "shouldHighlight"]),
                input: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 310), duration: 1.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // The row does not forward the touch, so the table does not receive it.
        Fault(
            name: "row-that-flashes-and-does-nothing-else",
            question: "My own cell turns yellow at once under the finger, as it should. It is never selected any more.",
            batch: .tenth
        ) { app in
            let screen = FlashingNotesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                expected: .cause(
                    about: ["flash3"], says: [["touchesBegan", "super", "overrid"]],
                    never: ["covered by", "is disabled", "allowsSelection", "shouldHighlight"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
    ]
}
