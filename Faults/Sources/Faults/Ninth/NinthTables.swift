import TouchstoneTesting
import UIKit

// What keeps a tap from a row, or from what is in it: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let unheard = [
    "no target", "nobody", "no action", "no one", "not registered", "nothing is registered", "without a target",
    "addTarget", "addAction",
]

/// Rows of 60 points, the first at y 100. There is no delegate unless a subclass is one.
private class NinthRowScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    var tableName: String { "rowTable" }
    var count: Int { 8 }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.accessibilityIdentifier = tableName
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row") ?? makeCell()
        dress(cell, indexPath.row)
        return cell
    }
    func makeCell() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: "row") }
    func dress(_ cell: UITableViewCell, _ row: Int) {}
    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
}

/// A song with a heart, made in code as cells were made for years.
private final class HeartedSongCell: UITableViewCell {
    let heart = UIButton(type: .system)

    override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        heart.setTitle("♡", for: .normal)
        addSubview(heart)
    }
    required init?(coder: NSCoder) { fatalError("there is no nib") }

    override func layoutSubviews() {
        super.layoutSubviews()
        heart.frame = CGRect(x: bounds.width - 70, y: 8, width: 54, height: 44)
    }
}

private final class HeartedSongsScreen: NinthRowScreen {
    private(set) var loved = 0

    override func makeCell() -> UITableViewCell { HeartedSongCell(style: .default, reuseIdentifier: "row") }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let heart = (cell as! HeartedSongCell).heart
        cell.accessibilityIdentifier = "heartedSong\(row)"
        heart.accessibilityIdentifier = "heart\(row)"
        heart.addTarget(self, action: HeartedSongsScreen.love, for: .touchUpInside)
    }
    func love() { loved += 1 }
}

/// Notes with a field to filter them. A tap on the table puts the keyboard away.
private final class FilteredNotesScreen: NinthRowScreen, UITableViewDelegate {
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
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "note\(row)" }
    func putAway() { view.endEditing(true) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// A menu of dishes. It was once only to be read.
private final class DishesScreen: NinthRowScreen, UITableViewDelegate {
    private(set) var ordered: [Int] = []
    override var tableName: String { "dishTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        table.allowsSelection = false
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "dish\(row)" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { ordered.append(indexPath.row) }
}

/// Files, of which some are still on their way from the server.
private final class FilesScreen: NinthRowScreen, UITableViewDelegate {
    /// Whoever sets this forgets to tell the delegate's method's author.
    var arrived: Set<Int> = [0, 1]
    private(set) var opened: [Int] = []
    override var tableName: String { "fileTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "file\(row)" }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        arrived.contains(indexPath.row) ? indexPath : nil
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Contacts, whose accessory was a detail button, until a designer wanted another picture.
private final class ContactsScreen: NinthRowScreen, UITableViewDelegate {
    private(set) var details: [Int] = []
    private(set) var more: [Int: UIButton] = [:]
    override var tableName: String { "contactTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let button = UIButton(type: .system)
        button.setTitle("…", for: .normal)
        button.placed("moreButton\(row)", CGRect(x: 0, y: 0, width: 44, height: 44))
        cell.accessibilityIdentifier = "contact\(row)"
        cell.accessoryView = button
        more[row] = button
    }
    func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath) {
        details.append(indexPath.row)
    }
}

/// A photo over the list, as high as is seen, and a bit.
private final class TrailScreen: NinthRowScreen, UITableViewDelegate {
    let photo = UIView(frame: CGRect(x: 0, y: 100, width: 390, height: 200))
    private(set) var walked: [Int] = []
    override var tableName: String { "trailTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
        table.contentInset.top = 160
        table.contentOffset = CGPoint(x: 0, y: -160)
        photo.placed("trailPhoto", photo.frame, in: view)
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "trail\(row)" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { walked.append(indexPath.row) }
}

/// Recipes, each with its tags beside each other in a collection as wide as the row.
private final class RecipesScreen: NinthRowScreen, UITableViewDelegate, UICollectionViewDataSource {
    private(set) var cooked: [Int] = []
    override var tableName: String { "recipeTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 80, height: 40)
        let tags = UICollectionView(frame: .zero, collectionViewLayout: layout)
        tags.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tag")
        tags.dataSource = self
        cell.accessibilityIdentifier = "recipe\(row)"
        tags.placed("tagStrip\(row)", CGRect(x: 0, y: 0, width: 390, height: 60), in: cell.contentView)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { cooked.append(indexPath.row) }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath)
    }
}

/// Mails that can be deleted by pulling them aside.
private final class MailsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    private(set) var read: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "mailTable"
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "mail\(indexPath.row)"
        return cell
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let delete = UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        let configuration = UISwipeActionsConfiguration(actions: [delete])
        configuration.performsFirstActionWithFullSwipe = false
        return configuration
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { read.append(indexPath.row) }
}

/// Alarms with a switch each. The rows should not be selected, and a forum said how.
private final class AlarmsScreen: NinthRowScreen {
    private(set) var switches: [Int: UISwitch] = [:]
    private(set) var flips = 0
    override var tableName: String { "alarmTable" }

    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let isOn = UISwitch()
        isOn.addTarget(self, action: AlarmsScreen.flipped, for: .valueChanged)
        isOn.placed("alarmSwitch\(row)", CGRect(x: 320, y: 14, width: 51, height: 31), in: cell.contentView)
        cell.accessibilityIdentifier = "alarm\(row)"
        cell.contentView.accessibilityIdentifier = "alarmContent\(row)"
        cell.contentView.isUserInteractionEnabled = false
        switches[row] = isOn
    }
    func flipped() { flips += 1 }
}

/// Stations, whose names are grey where the train does not stop today.
private final class StationsScreen: NinthRowScreen, UITableViewDelegate {
    private(set) var chosen: [Int] = []
    override var tableName: String { "stationTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let label = UILabel()
        label.text = "Station \(row)"
        label.isEnabled = row != 2
        label.placed("stationLabel\(row)", CGRect(x: 16, y: 10, width: 300, height: 40), in: cell.contentView)
        cell.accessibilityIdentifier = "station\(row)"
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
}

extension Fault {
    static let ninthTables: [Fault] = [
        // Added in init, before there was a content view. That came later, and lies in front.
        Fault(
            name: "heart-added-in-the-cells-init",
            question:
                "My cell adds its heart in init, as ever. It is there to be seen, and since I moved to a newer SDK it is dead."
        ) { app in
            let screen = HeartedSongsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let cell = screen.cell(2) as! HeartedSongCell
            return InjectedFault(
                wanted: .view(cell.heart),
                truth: Truth(
                    about: [], says: [["contentView", "content view"]],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 347, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { cell.contentView.addSubview(cell.heart) })
        },
        // The table's tap wins at the lift, before the row has heard of the touch.
        Fault(
            name: "tap-on-the-table-for-the-keyboard",
            question:
                "A tap on my table puts the keyboard away. Fine, but now no note opens: didSelectRowAt is not called."
        ) { app in
            let screen = FilteredNotesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                truth: Truth(
                    about: ["putAwayTap"], says: [taking],
                    never: ["is disabled", "covered by", "outside", "allowsSelection"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.away.cancelsTouchesInView = false })
        },
        Fault(
            name: "dishes-that-were-only-to-be-read",
            question:
                "I implemented didSelectRowAt for my dishes, set the delegate, and it is never called. What do I miss?"
        ) { app in
            let screen = DishesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(1)),
                truth: Truth(
                    about: [], says: [["allowsSelection", "allow selection", "does not select", "selection is off"]],
                    never: ["covered by", "prevented", "isEditing", "shouldHighlight"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = true })
        },
        // File 5 has not arrived, says the set, which nobody keeps up to date.
        Fault(
            name: "file-that-will-not-be-selected",
            question:
                "Some of my files open, others blink and don't. It is the same code for all, and no error anywhere."
        ) { app in
            let screen = FilesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(5)),
                truth: Truth(
                    about: [], says: [["willSelect", "delegate"]],
                    never: ["covered by", "prevented", "allowsSelection", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 430))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.arrived.insert(5) })
        },
        // accessoryButtonTapped… is for the table's own detail buttons. A view of one's own has to tell by itself.
        Fault(
            name: "button-as-accessory-view",
            question:
                "accessoryButtonTappedForRowWith worked with a detail button. With my own accessoryView it is silent."
        ) { app in
            let screen = ContactsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let more = screen.more[2]!
            return InjectedFault(
                wanted: .event(more, .touchUpInside),
                truth: Truth(
                    about: ["moreButton2"], says: [unheard],
                    never: ["is disabled", "covered by", "outside", "content view is in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: more))
                    app.advance(by: 0.5)
                },
                afterwards: { more.isEnabled = false })
        },
        // The photo ends at y 300, the first row begins at 260.
        Fault(
            name: "photo-that-hangs-into-the-first-row",
            question:
                "Above my list there is a photo that it scrolls under. The first row can be tapped at its lower edge only."
        ) { app in
            let screen = TrailScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(0)),
                truth: Truth(
                    about: ["trailPhoto"], says: [covering],
                    never: ["is disabled", "allowsSelection", "delegate", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 275))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.photo.isUserInteractionEnabled = false })
        },
        // A scroll view does not pass on what it gets; the row hears nothing, though there is no tag at x 330.
        Fault(
            name: "row-full-of-a-collection",
            question:
                "My rows hold a strip of tags. Beside the tags, where there is nothing, a tap does not select the row."
        ) { app in
            let screen = RecipesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(1)),
                truth: Truth(
                    about: ["tagStrip1"],
                    says: [covering + ["inside", "gets", "has the touch", "takes", "keeps", "pass", "in it", "stops"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell(1).isUserInteractionEnabled = false })
        },
        // Row 1 stands aside. The next tap, wherever it is, brings it back and does nothing else.
        Fault(
            name: "tap-that-closes-what-was-pulled-aside",
            question:
                "After I pulled one mail aside and left it so, the first tap on another mail is lost. Is that a bug of mine?"
        ) { app in
            let screen = MailsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let cell = screen.table.cellForRow(at: IndexPath(row: 4, section: 0))!
            return InjectedFault(
                wanted: .view(cell),
                truth: Truth(
                    about: [], says: [["swipe", "aside", "open"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 320, y: 190), to: CGPoint(x: 180, y: 190), duration: 0.3)
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 100, y: 370))
                    app.advance(by: 0.6)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        Fault(
            name: "content-view-that-takes-no-touches",
            question:
                "I wanted rows that can't be selected, but with switches. Now the switches can't be turned either."
        ) { app in
            let screen = AlarmsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.switches[2]!),
                truth: Truth(
                    about: ["alarmContent2"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["is disabled", "covered by", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 345, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell(2).contentView.isUserInteractionEnabled = true })
        },
        // A label is no control: disabled, it is grey, and lets through what it always lets through.
        Fault(
            name: "fine-grey-label-in-a-row",
            question: "I disabled the label of a row to make it grey. Does a tap on the label still select the row?"
        ) { app in
            let screen = StationsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(2)),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
    ]
}
