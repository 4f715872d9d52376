import TouchstoneTesting
import UIKit

// What keeps a tap from a row or an item, or from what is in it: the second half.

private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let sizeless = ["no size", "no height", "height", "size", "empty", "zero", "×0"]

/// Rows of 60 points, the first at y 100. There is no delegate unless a subclass is one.
private class NinthLineScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    var tableName: String { "lineTable" }
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
        let cell =
            tableView.dequeueReusableCell(withIdentifier: "line")
            ?? UITableViewCell(style: .default, reuseIdentifier: "line")
        dress(cell, indexPath.row)
        return cell
    }
    func dress(_ cell: UITableViewCell, _ row: Int) {}
    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
}

/// Items of 110 points, three beside each other, the first row at y 100.
private class NinthGridScreen: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var grid = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 744), collectionViewLayout: layout)
    var itemName: String { "item" }

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.itemSize = CGSize(width: 110, height: 110)
        layout.minimumInteritemSpacing = 10
        layout.minimumLineSpacing = 10
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        grid.dataSource = self
        grid.accessibilityIdentifier = "\(itemName)Grid"
        view.addSubview(grid)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
        cell.accessibilityIdentifier = "\(itemName)\(indexPath.item)"
        return cell
    }
    func item(_ number: Int) -> UICollectionViewCell { grid.cellForItem(at: IndexPath(item: number, section: 0))! }
}

/// Stickers that become smaller while they are held.
private final class StickersScreen: NinthGridScreen, UICollectionViewDelegate {
    lazy var shrink = UILongPressGestureRecognizer(target: self, action: StickersScreen.shrunk)
    private(set) var sent: [Int] = []
    override var itemName: String { "sticker" }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.delegate = self
        shrink.name = "shrinkPress"
        shrink.minimumPressDuration = 0.15
        grid.addGestureRecognizer(shrink)
    }
    func shrunk() {
        guard let path = grid.indexPathForItem(at: shrink.location(in: grid)) else { return }
        let isOver = shrink.state == .ended || shrink.state == .cancelled
        grid.cellForItem(at: path)?.alpha = isOver ? 1 : 0.8
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        sent.append(indexPath.item)
    }
}

/// Seats. They should not become dark while they are held.
private final class SeatsScreen: NinthGridScreen, UICollectionViewDelegate {
    private(set) var taken: [Int] = []
    override var itemName: String { "seat" }

    override func viewDidLoad() {
        super.viewDidLoad()
        grid.delegate = self
    }
    func collectionView(_ collectionView: UICollectionView, shouldHighlightItemAt indexPath: IndexPath) -> Bool {
        false
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        taken.append(indexPath.item)
    }
}

/// Lists, which open as they are tapped, also while one sorts them out.
private final class ChecklistsScreen: NinthLineScreen, UITableViewDelegate {
    private(set) var opened: [Int] = []
    override var tableName: String { "checklistTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "checklist\(row)" }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Films with a star at the right that can be tapped.
private final class StarredFilmsScreen: NinthLineScreen {
    private(set) var taps: [Int: UITapGestureRecognizer] = [:]
    private(set) var starred = 0
    override var tableName: String { "starredTable" }

    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let star = UIImageView(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        let tap = UITapGestureRecognizer(target: self, action: StarredFilmsScreen.star)
        tap.name = "starTap\(row)"
        star.accessibilityIdentifier = "starImage\(row)"
        star.addGestureRecognizer(tap)
        cell.accessibilityIdentifier = "starredFilm\(row)"
        cell.accessoryView = star
        taps[row] = tap
    }
    func star() { starred += 1 }
}

/// Three orders, and below them a button for older ones.
private final class OrdersScreen: NinthLineScreen {
    let foot = UIView()
    let older = UIButton(type: .system)
    private(set) var loads = 0
    override var tableName: String { "orderTable" }
    override var count: Int { 3 }

    override func viewDidLoad() {
        super.viewDidLoad()
        older.setTitle("Older orders", for: .normal)
        older.addTarget(self, action: OrdersScreen.load, for: .touchUpInside)
        older.placed("olderButton", CGRect(x: 95, y: 8, width: 200, height: 44), in: foot)
        foot.accessibilityIdentifier = "orderFoot"
        table.tableFooterView = foot
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "order\(row)" }
    func load() { loads += 1 }
}

/// Reviews. The text is in a text view, since it may hold links.
private final class ReviewsScreen: NinthLineScreen, UITableViewDelegate {
    private(set) var opened: [Int] = []
    override var tableName: String { "reviewTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let text = UITextView()
        text.text = "Would buy again, number \(row)."
        text.isEditable = false
        text.isScrollEnabled = false
        text.placed("reviewText\(row)", CGRect(x: 16, y: 8, width: 358, height: 44), in: cell.contentView)
        cell.accessibilityIdentifier = "review\(row)"
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

/// Tracks in an order of one's own. At the right of each is a button that plays it.
private final class TracksScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    private(set) var plays: [Int: UIButton] = [:]
    private(set) var played = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "trackTable"
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let play = UIButton(type: .system)
        play.setTitle("Play", for: .normal)
        play.addTarget(self, action: TracksScreen.play, for: .touchUpInside)
        play.placed("playTrack\(indexPath.row)", CGRect(x: 346, y: 8, width: 40, height: 44), in: cell.contentView)
        cell.accessibilityIdentifier = "track\(indexPath.row)"
        plays[indexPath.row] = play
        return cell
    }
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, editingStyleForRowAt indexPath: IndexPath
    ) -> UITableViewCell.EditingStyle { .none }
    func play() { played += 1 }
}

/// Concerts. The first one is sold out, and its row takes no taps.
private final class ConcertsScreen: NinthLineScreen, UITableViewDelegate {
    private(set) var booked: [Int] = []
    override var tableName: String { "concertTable" }
    override var count: Int { 40 }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        cell.accessibilityIdentifier = "concert\(row)"
        if row == 0 { cell.isUserInteractionEnabled = false }
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { booked.append(indexPath.row) }

    /// The row other than the first that got the first one's cell, all of it in sight.
    var heir: UITableViewCell? {
        table.visibleCells.first { cell in
            !cell.isUserInteractionEnabled && cell.accessibilityIdentifier != "concert0"
                && table.bounds.contains(cell.frame)
        }
    }
}

/// Channels with a moving picture behind their name, on which there is a button to hear it.
private final class ChannelsScreen: NinthLineScreen {
    private(set) var sounds: [Int: UIButton] = [:]
    private(set) var heard = 0
    override var tableName: String { "channelTable" }

    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let picture = UIView()
        let sound = UIButton(type: .system)
        sound.setTitle("Sound", for: .normal)
        sound.addTarget(self, action: ChannelsScreen.hear, for: .touchUpInside)
        sound.placed("soundButton\(row)", CGRect(x: 300, y: 8, width: 80, height: 44), in: picture)
        picture.accessibilityIdentifier = "channelPicture\(row)"
        cell.accessibilityIdentifier = "channel\(row)"
        cell.backgroundView = picture
        sounds[row] = sound
    }
    func hear() { heard += 1 }
}

/// Settings without the grey look of what is selected.
private final class QuietSettingsScreen: NinthLineScreen, UITableViewDelegate {
    private(set) var chosen: [Int] = []
    override var tableName: String { "settingTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) {
        cell.accessibilityIdentifier = "setting\(row)"
        cell.selectionStyle = .none
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
}

extension Fault {
    static let ninthTablesKept: [Fault] = [
        // Item 4: x 140…250, y 220…330. After 0.15 s the press has the touch.
        Fault(
            name: "press-on-the-grid-that-makes-stickers-smaller",
            question:
                "Held stickers become smaller, which I like. But who holds one a moment too long does not send it."
        ) { app in
            let screen = StickersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.item(4)),
                truth: Truth(
                    about: ["shrinkPress"], says: [taking],
                    never: ["is disabled", "covered by", "outside", "allowsSelection"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 275))
                    app.advance(by: 0.35)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.shrink.isEnabled = false })
        },
        // What may not be highlighted is not selected either.
        Fault(
            name: "seat-that-should-not-become-dark",
            question:
                "didSelectItemAt is not called for my seats. All I did was to switch off the dark look on touch."
        ) { app in
            let screen = SeatsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.item(4)),
                truth: Truth(
                    about: [], says: [["shouldHighlight", "delegate"]],
                    never: ["covered by", "prevented", "allowsSelection", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 275))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.grid.isUserInteractionEnabled = false })
        },
        Fault(
            name: "rows-tapped-while-they-are-sorted-out",
            question:
                "With Edit on, my rows show their minus signs, and a tap on a row does not open it. Without, it does."
        ) { app in
            let screen = ChecklistsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.table.setEditing(true, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(2)),
                truth: Truth(
                    about: [], says: [["allowsSelectionDuringEditing", "editing", "isEditing"]],
                    never: ["covered by", "prevented", "shouldHighlight", "is disabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.setEditing(false, animated: false) })
        },
        // Image views take no touches until somebody says so.
        Fault(
            name: "star-image-as-accessory",
            question:
                "A star as accessoryView with a tap recognizer: tapping it selects the row, the star never changes."
        ) { app in
            let screen = StarredFilmsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let tap = screen.taps[3]!
            let star = tap.view!
            return InjectedFault(
                wanted: .recognizer(tap),
                truth: Truth(
                    about: ["starImage3"], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["is disabled", "covered by", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: star))
                    app.advance(by: 0.5)
                },
                afterwards: { star.isUserInteractionEnabled = true })
        },
        // The foot has the table's width, and no height. Its button: y 288…332.
        Fault(
            name: "foot-of-a-table-that-nobody-sized",
            question: "Below my three orders stands the button for older ones. It is drawn, and it does not react."
        ) { app in
            let screen = OrdersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.older),
                truth: Truth(
                    about: ["orderFoot"], says: [sizeless + beyond],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.older.isEnabled = false })
        },
        Fault(
            name: "review-in-a-text-view",
            question: "A tap beside the text opens my review, one on the text does not, though it can't be edited."
        ) { app in
            let screen = ReviewsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(2)),
                truth: Truth(
                    about: ["reviewText2"],
                    says: [covering + taking + ["inside", "gets", "has the touch", "pass", "in it", "stops"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // While tracks are ordered the content view makes room for the handle, and Play lies where that is.
        Fault(
            name: "play-where-the-handle-is",
            question:
                "While my tracks can be ordered, a tap on Play does not play. The row twitches as if it were to be moved."
        ) { app in
            let screen = TracksScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.table.setEditing(true, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.plays[1]!),
                truth: Truth(
                    about: [], says: [covering + beyond + ["reorder", "content view", "contentView", "editing"]],
                    never: ["is disabled", "is hidden", "no target", "allowsSelection"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 366, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.setEditing(false, animated: false) })
        },
        // The first row's cell went on to another row, and nobody switched it on again.
        Fault(
            name: "concert-in-a-sold-out-cell",
            question:
                "Only the first concert is sold out. After scrolling there is always another one that can't be booked."
        ) { app in
            let screen = ConcertsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            for _ in 1...24 where screen.heir == nil {
                screen.table.contentOffset.y += 60
                screen.table.layoutIfNeeded()
                app.settle()
            }
            let cell = screen.heir ?? screen.table.visibleCells[5]
            return InjectedFault(
                wanted: .view(cell),
                truth: Truth(
                    about: [cell.accessibilityIdentifier ?? ""], says: [["isUserInteractionEnabled", "interaction"]],
                    never: ["covered by", "allowsSelection", "shouldHighlight", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: cell))
                    app.advance(by: 0.5)
                },
                afterwards: { cell.isUserInteractionEnabled = true })
        },
        // A background is behind the content view, which is as large.
        Fault(
            name: "sound-in-the-rows-background",
            question: "My rows have a picture as backgroundView, with a button on it. The button can't be pressed."
        ) { app in
            let screen = ChannelsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.sounds[2]!),
                truth: Truth(
                    about: [], says: [["contentView", "content view"]],
                    never: ["is disabled", "is hidden", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 250))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.cell(2).contentView.addSubview(screen.sounds[2]!) })
        },
        // The style is about the look alone.
        Fault(
            name: "fine-rows-without-a-selected-look",
            question: "I set selectionStyle to none, since the grey disturbs. Is didSelectRowAt called nevertheless?"
        ) { app in
            let screen = QuietSettingsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
    ]
}
