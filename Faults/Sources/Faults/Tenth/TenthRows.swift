import TouchstoneTesting
import UIKit

// Rows, and what lies in them, over them or around them: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let delaying = ["delay", "late", "held back", "withh", "waits", "delaysContentTouches"]

/// Rows of 60 points, the first at y 100. There is no delegate unless a subclass is one.
private class TenthRowScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    var tableName: String { "rowTable" }
    var count: Int { 9 }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.accessibilityIdentifier = tableName
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        dress(cell, indexPath.row)
        return cell
    }
    func dress(_ cell: UITableViewCell, _ row: Int) {}
    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
}

/// What is still to be read. A pull to the right marks a row as read.
private final class ReadingListScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "readingTable"
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "reading\(indexPath.row)"
        return cell
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        let read = UIContextualAction(style: .normal, title: "Read") { _, _, done in done(true) }
        return UISwipeActionsConfiguration(actions: [read])
    }
}

/// A drawer with the list in front of it. A pull to the right anywhere opens it.
private final class DrawerScreen: UIViewController {
    let list = ReadingListScreen()
    lazy var pull = UIPanGestureRecognizer(target: self, action: DrawerScreen.pulled)
    private(set) var opening: CGFloat = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "drawerView"
        addChild(list)
        list.view.frame = view.bounds
        view.addSubview(list.view)
        list.didMove(toParent: self)
        pull.name = "drawerPull"
        view.addGestureRecognizer(pull)
    }
    func pulled() { opening = pull.translation(in: view).x }
}

/// Albums to be sorted out, a field to name a new one, and a tap that puts the keyboard away.
private final class AlbumsScreen: TenthRowScreen, UITableViewDelegate {
    let newName = UITextField()
    lazy var away = UITapGestureRecognizer(target: self, action: AlbumsScreen.putAway)
    private(set) var opened: [Int] = []
    override var tableName: String { "albumTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        newName.placed("albumName", CGRect(x: 20, y: 40, width: 350, height: 44), in: view)
        table.delegate = self
        table.isEditing = true
        away.name = "sortTap"
        view.addGestureRecognizer(away)
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "album\(row)" }
    func putAway() { view.endEditing(true) }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Shelves of a shop. The name of the shelf stays at the top while its things go by; each thing has its price to tap.
private final class ShelvesScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    private(set) var prices: [Int: UIButton] = [:]
    private(set) var asked = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "shelfTable"
        view.addSubview(table)
    }
    func numberOfSections(in tableView: UITableView) -> Int { 3 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let price = UIButton(type: .system)
        price.setTitle("12 €", for: .normal)
        price.addTarget(self, action: ShelvesScreen.asks, for: .touchUpInside)
        let name = "\(indexPath.section)-\(indexPath.row)"
        price.placed("price\(name)", CGRect(x: 300, y: 4, width: 80, height: 30), in: cell.contentView)
        cell.accessibilityIdentifier = "thing\(name)"
        if indexPath.section == 0 { prices[indexPath.row] = price }
        return cell
    }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 50 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let header = UIView()
        header.backgroundColor = UIColor(white: 1, alpha: 0.6)
        header.accessibilityIdentifier = "shelfHeader\(section)"
        return header
    }
    func asks() { asked += 1 }
}

/// Chapters. There used to be a row for the preface, and one had to count from the row after it.
private final class ChaptersScreen: TenthRowScreen, UITableViewDelegate {
    private(set) var opened: [Int] = []
    override var tableName: String { "chapterTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "chapter\(row)" }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        IndexPath(row: max(0, indexPath.row - 1), section: indexPath.section)
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Channels. Each row has a strip to push aside, and in it a button that one talks while holding.
private final class ChannelsScreen: TenthRowScreen {
    private(set) var talks: [Int: UIButton] = [:]
    private(set) var begun = 0
    private(set) var ended = 0
    override var tableName: String { "channelTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let strip = UIScrollView()
        strip.contentSize = CGSize(width: 900, height: 60)
        strip.placed("talkStrip\(row)", CGRect(x: 0, y: 0, width: 390, height: 60), in: cell.contentView)
        let talk = UIButton(type: .system)
        talk.setTitle("Talk", for: .normal)
        talk.addTarget(self, action: ChannelsScreen.begins, for: .touchDown)
        talk.addTarget(self, action: ChannelsScreen.ends, for: .touchUpInside)
        talk.placed("talk\(row)", CGRect(x: 20, y: 8, width: 120, height: 44), in: strip)
        cell.accessibilityIdentifier = "channel\(row)"
        talks[row] = talk
    }
    func begins() { begun += 1 }
    func ends() { ended += 1 }
}

/// A word in a round box, drawn by the application itself.
private final class Chip: UIControl {
    let word = UILabel()

    func show(_ text: String) {
        word.text = text
        word.frame = bounds
        addSubview(word)
    }
}

/// Places as cards. A tap on a card unfolds it, and on each card there is a chip that shows more of its kind.
private final class CardsScreen: TenthRowScreen {
    private(set) var chips: [Int: Chip] = [:]
    private(set) var filtered = 0
    private(set) var unfolded = 0
    override var tableName: String { "cardTable" }

    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let tap = UITapGestureRecognizer(target: self, action: CardsScreen.unfolds)
        tap.name = "cardTap\(row)"
        cell.contentView.addGestureRecognizer(tap)
        cell.accessibilityIdentifier = "card\(row)"
        let chip = Chip()
        chip.placed("chip\(row)", CGRect(x: 20, y: 14, width: 100, height: 32), in: cell.contentView)
        chip.show("Cafés")
        chip.addTarget(self, action: CardsScreen.filters, for: .touchUpInside)
        chips[row] = chip
    }
    func unfolds() { unfolded += 1 }
    func filters() { filtered += 1 }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthRowsCauses: [String: [String]] = [
        "drawer-beside-rows-that-are-pulled-too": ["prevented: readingTable|swipe"],
        "albums-sorted-out-under-a-tap": [
            "selection-taken|recognizer-takes: sortTap", "then selection-refused: albumTable",
        ],
        "price-half-under-the-shelfs-name": ["covered: shelfHeader0"],
        "chapter-that-opens-the-one-before": ["selection-refused: ChaptersScreen"],
        "talk-in-a-strip-in-a-quick-table": ["scroll-view-delays-touches: talkStrip1"],
        "chip-on-a-card-that-unfolds": ["recognizer-cancels-touches: cardTap2"],
    ]

    static let tenthRows: [Fault] = [
        // The row's own pull is deeper, and wins the tie.
        Fault(
            name: "drawer-beside-rows-that-are-pulled-too",
            question:
                "My drawer opened by a pull to the right all over the list. Since rows can be marked as read, "
                    + "it opens beside them only."
        ) { app in
            let screen = DrawerScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: [], says: [["swipe", "aside", "readingTable"]],
                    never: ["is disabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 120, y: 310), to: CGPoint(x: 280, y: 312), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.pull.isEnabled = false })
        },
        // Two at once: the tap takes the touch, and a table that is edited does not select besides.
        Fault(
            name: "albums-sorted-out-under-a-tap",
            question:
                "While albums are sorted out a tap should open one all the same. didSelectRowAt is never called "
                    + "in that mode."
        ) { app in
            let screen = AlbumsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(2)),
                truth: Truth(
                    about: [], says: [["sortTap", "allowsSelectionDuringEditing", "editing", "isEditing"]],
                    never: ["covered by", "outside", "shouldHighlight"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.away.isEnabled = false })
        },
        // The name of the shelf stays at y 100…150. The button has been scrolled to 135…165.
        Fault(
            name: "price-half-under-the-shelfs-name",
            question:
                "My prices are buttons. The one nearest to the shelf's name is seen through it, and its upper "
                    + "half is dead."
        ) { app in
            let screen = ShelvesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let price = screen.prices[2]!
            screen.table.contentOffset.y = price.convert(price.bounds, to: screen.table).minY - 35
            app.settle()
            return InjectedFault(
                wanted: .view(price),
                truth: Truth(
                    about: ["shelfHeader0"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 142))
                    app.advance(by: 0.5)
                },
                afterwards: { price.isEnabled = false })
        },
        Fault(
            name: "chapter-that-opens-the-one-before",
            question:
                "I tap a chapter, and the one above it becomes grey and opens. The index path that I get is "
                    + "already wrong."
        ) { app in
            let screen = ChaptersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(4)),
                truth: Truth(
                    about: [], says: [["willSelect", "another row", "delegate"]],
                    never: ["covered by", "allowsSelection", "is disabled", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 370))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // The table was told not to wait. The strip in the row waits still.
        Fault(
            name: "talk-in-a-strip-in-a-quick-table",
            question:
                "delaysContentTouches is false for my table, and yet Talk hears of its touch late, or only as "
                    + "the finger lifts."
        ) { app in
            let screen = ChannelsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let talk = screen.talks[1]!
            return InjectedFault(
                wanted: .view(talk),
                truth: Truth(
                    about: ["talkStrip1"], says: [delaying],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 80, y: 190))
                    app.advance(by: 0.1)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { talk.isEnabled = false })
        },
        // A control of one's own has no say against a tap above it, as a button has.
        Fault(
            name: "chip-on-a-card-that-unfolds",
            question:
                "On my cards a UIButton keeps its tap for itself. My own UIControl does not: the card unfolds, "
                    + "and the chip is mute."
        ) { app in
            let screen = CardsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let chip = screen.chips[2]!
            return InjectedFault(
                wanted: .event(chip, .touchUpInside),
                truth: Truth(
                    about: ["cardTap2"], says: [taking],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { chip.isEnabled = false })
        },
    ]
}
