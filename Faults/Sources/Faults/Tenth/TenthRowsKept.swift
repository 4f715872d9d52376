import TouchstoneTesting
import UIKit

// Rows, items, and what lies in them, over them or around them: the second half.

private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]

/// Rows of 60 points, the first at y 100.
private class TenthPlainRowScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    var tableName: String { "rowTable" }
    var height: CGFloat { 60 }
    private(set) var chosen: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = height
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = tableName
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = makeCell()
        dress(cell, indexPath.row)
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
    func makeCell() -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: nil) }
    func dress(_ cell: UITableViewCell, _ row: Int) {}
    func cell(_ row: Int) -> UITableViewCell { table.cellForRow(at: IndexPath(row: row, section: 0))! }
}

/// A comic as one long column, which is tapped to hide the words. Beside it there is nothing.
private final class ComicScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let column = UIControl()
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.placed("comicScroll", scroll.frame, in: view)
        scroll.contentSize = CGSize(width: 390, height: 9000)
        column.addTarget(self, action: ComicScreen.tapped, for: .touchUpInside)
        column.placed("comicColumn", CGRect(x: 110, y: 0, width: 280, height: 9000), in: scroll)
    }
    func tapped() { taps += 1 }
}

/// Shelves, one a row, each with its books beside each other.
private final class BookshelvesScreen: TenthPlainRowScreen, UICollectionViewDataSource, UICollectionViewDelegate {
    private(set) var grids: [Int: UICollectionView] = [:]
    private(set) var taken: [Int] = []
    override var tableName: String { "bookTable" }
    override var height: CGFloat { 120 }

    override func dress(_ cell: UITableViewCell, _ row: Int) {
        let layout = UICollectionViewFlowLayout()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 100, height: 100)
        layout.minimumLineSpacing = 10
        layout.minimumInteritemSpacing = 10
        layout.sectionInset = UIEdgeInsets(top: 10, left: 10, bottom: 10, right: 10)
        let grid = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 120), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "book")
        grid.dataSource = self
        grid.delegate = self
        grid.allowsSelection = false
        grid.placed("shelfGrid\(row)", grid.frame, in: cell.contentView)
        cell.accessibilityIdentifier = "shelf\(row)"
        grids[row] = grid
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 6 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let book = collectionView.dequeueReusableCell(withReuseIdentifier: "book", for: indexPath)
        book.accessibilityIdentifier = "book\(indexPath.item)"
        return book
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        taken.append(indexPath.item)
    }
}

/// Orders below a head that once had one line, and now has a button under it.
private final class OrdersScreen: TenthPlainRowScreen {
    let head = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 40))
    let repeatLast = UIButton(type: .system)
    private(set) var repeated = 0
    override var tableName: String { "orderTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        head.accessibilityIdentifier = "orderHead"
        repeatLast.setTitle("Order again", for: .normal)
        repeatLast.addTarget(self, action: OrdersScreen.repeats, for: .touchUpInside)
        repeatLast.placed("repeatButton", CGRect(x: 120, y: 48, width: 150, height: 40), in: head)
        table.tableHeaderView = head
        table.bringSubviewToFront(head)
    }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "order\(row)" }
    func repeats() { repeated += 1 }
}

/// A row that flashes as soon as a finger comes down.
private final class FlashingCell: UITableViewCell {
    private(set) var flashes = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        flashes += 1
        contentView.backgroundColor = .yellow
    }
}

private final class FlashingNotesScreen: TenthPlainRowScreen {
    override var tableName: String { "flashTable" }
    override func makeCell() -> UITableViewCell { FlashingCell(style: .default, reuseIdentifier: nil) }
    override func dress(_ cell: UITableViewCell, _ row: Int) { cell.accessibilityIdentifier = "flash\(row)" }
}

/// Three birds, and a pull for those that were seen since.
private final class BirdsScreen: UIViewController, UICollectionViewDataSource {
    let refresh = UIRefreshControl()
    private(set) var asked = 0
    private(set) var grid: UICollectionView!

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "bird")
        grid.dataSource = self
        grid.placed("birdGrid", grid.frame, in: view)
        refresh.accessibilityIdentifier = "birdRefresh"
        refresh.addTarget(self, action: BirdsScreen.asks, for: .valueChanged)
        grid.refreshControl = refresh
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "bird", for: indexPath)
    }
    func asks() { asked += 1 }
}

/// Songs, each with a menu for who holds it.
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

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthRowsKeptCauses: [String: [String]] = [
        "comic-tapped-while-it-still-runs": ["scroll-view-stops: comicScroll"],
        "books-that-are-only-shown": ["selection-refused: shelfGrid0"],
        "button-under-the-line-of-the-head": ["outside: orderHead"],
        "row-that-flashes-and-does-nothing-else": [
            "touches-overridden|chain-stopped|selection-refused|selection-taken: flash3"
        ],
        "pull-over-three-birds": ["content-fits|scrolling-off|not-its-gesture: birdGrid"],
        "song-held-too-long-to-be-played": [
            "recognizer-takes|selection-taken|selection-refused|menu-in-front|opens-menu: songTable|song3"
        ],
    ]

    static let tenthRowsKept: [Fault] = [
        // The first finger pulls beside the column. The second comes to it while it still runs, and stops it.
        Fault(
            name: "comic-tapped-while-it-still-runs",
            question:
                "I give my comic a push and tap it while it is moving. It stands still then, but the tap itself "
                    + "is not told."
        ) { app in
            let screen = ComicScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.column),
                truth: Truth(
                    about: ["comicScroll"],
                    says: [["moving", "decelerat", "stops", "stopped", "caught", "running", "still"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 50, y: 700), to: CGPoint(x: 50, y: 300), duration: 0.15)
                    app.advance(by: 0.2)
                    app.fingerTap(at: CGPoint(x: 250, y: 400))
                    app.advance(by: 1)
                },
                afterwards: { screen.column.isEnabled = false })
        },
        // The table may select, the collection in its row may not.
        Fault(
            name: "books-that-are-only-shown",
            question:
                "A collection of books in each row of my table. didSelectItemAt is not called, didSelectRowAt "
                    + "neither. Who swallows it?"
        ) { app in
            let screen = BookshelvesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let grid = screen.grids[0]!
            grid.layoutIfNeeded()
            let book = grid.cellForItem(at: IndexPath(item: 1, section: 0))!
            return InjectedFault(
                wanted: .view(book),
                truth: Truth(
                    about: ["shelfGrid0"], says: [["allowsSelection", "allow selection", "does not select"]],
                    never: ["covered by", "is disabled", "outside", "shouldHighlight"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: book))
                    app.advance(by: 0.5)
                },
                afterwards: { grid.allowsSelection = true })
        },
        // The head ends at y 140 of the screen, the button stands at 148…188.
        Fault(
            name: "button-under-the-line-of-the-head",
            question:
                "I put a button under the text in my tableHeaderView. One sees it, in front of the first row, "
                    + "and can't press it."
        ) { app in
            let screen = OrdersScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.repeatLast),
                truth: Truth(
                    about: ["orderHead"], says: [beyond],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 168))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.repeatLast.isEnabled = false })
        },
        // The table hears of a touch from the row, and the row does not tell it.
        Fault(
            name: "row-that-flashes-and-does-nothing-else",
            question: "My own cell turns yellow at once under the finger, as it should. It is never selected any more."
        ) { app in
            let screen = FlashingNotesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                truth: Truth(
                    about: ["flash3"], says: [["touchesBegan", "super", "overrid"]],
                    never: ["covered by", "is disabled", "allowsSelection", "shouldHighlight"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // What fits does not move, unless it always bounces.
        Fault(
            name: "pull-over-three-birds",
            question:
                "Pull to refresh works in my collection as soon as there are many birds. With three of them "
                    + "nothing moves."
        ) { app in
            let screen = BirdsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: ["birdGrid"], says: [["alwaysBounceVertical", "bounce", "fits", "nothing to scroll"]],
                    never: ["is disabled", "covered by", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 195, y: 620), duration: 0.4)
                    app.advance(by: 1)
                },
                afterwards: { screen.refresh.isEnabled = false })
        },
        // After half a second it is the menu's.
        Fault(
            name: "song-held-too-long-to-be-played",
            question:
                "Some users press firmly and long. Then the song isn't played when they lift. Others have no trouble."
        ) { app in
            let screen = SongsWithMenusScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            let cell = screen.table.cellForRow(at: IndexPath(row: 3, section: 0))!
            return InjectedFault(
                wanted: .view(cell),
                truth: Truth(
                    about: [], says: [["menu", "Menu"]],
                    never: ["is disabled", "covered by", "allowsSelection", "shouldHighlight"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 195, y: 310), duration: 1.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
    ]
}
