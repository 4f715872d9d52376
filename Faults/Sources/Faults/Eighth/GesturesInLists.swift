import TouchstoneTesting
import UIKit

// Recognizers that do not act: beside lists, in rows, under way, refused.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "already", "deeper", "takes", "took", "began", "recognized",
    "under way", "inner", "outer",
]
private let waiting = ["wait", "require", "fail"]
private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let refusing = ["gestureRecognizerShouldBegin", "delegate"]

/// A button of one's own, as many libraries have it.
private final class RoundControl: UIControl {}

/// A log-in. A tap anywhere puts the keyboard away.
private final class LogInViewController: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let enter = RoundControl()
    lazy var hide = UITapGestureRecognizer(target: self, action: LogInViewController.hidden)
    private(set) var entries = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        name.placed("nameField", name.frame, in: view)
        enter.addTarget(self, action: LogInViewController.entered, for: .touchUpInside)
        enter.placed("enterControl", CGRect(x: 95, y: 200, width: 200, height: 50), in: view)
        hide.name = "hideTap"
        view.addGestureRecognizer(hide)
    }
    func hidden() { view.endEditing(true) }
    func entered() { entries += 1 }
}

/// A menu at the side, opened by a drag anywhere.
private final class MenuListViewController: ListScreen, UIGestureRecognizerDelegate {
    lazy var menu = UIPanGestureRecognizer(target: self, action: MenuListViewController.pulled)
    private(set) var pulls = 0
    override var tableName: String { "menuTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 40
        menu.name = "menuPan"
        menu.delegate = self
        view.addGestureRecognizer(menu)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func pulled() { pulls += 1 }
}

/// A bubble is pulled aside, to either side.
private final class BubbleViewController: UIViewController, UIGestureRecognizerDelegate {
    let bubble = UIView(frame: CGRect(x: 100, y: 300, width: 260, height: 60))
    lazy var reply = UIPanGestureRecognizer(target: self, action: BubbleViewController.replied)
    private(set) var replies = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        bubble.placed("chatBubble", bubble.frame, in: view)
        reply.name = "replyPan"
        reply.delegate = self
        bubble.addGestureRecognizer(reply)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        let velocity = reply.velocity(in: bubble)
        return velocity.x > abs(velocity.y)
    }
    func replied() { replies += 1 }
}

/// A tap turns the page, and none is taken until the page has turned.
private final class BookViewController: UIViewController, UIScrollViewDelegate {
    let pages = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 600))
    lazy var turning = UITapGestureRecognizer(target: self, action: BookViewController.turn)
    private(set) var turns = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pages.placed("bookPages", pages.frame, in: view)
        pages.contentSize = CGSize(width: 780, height: 600)
        pages.isPagingEnabled = true
        pages.delegate = self
        turning.name = "turnTap"
        pages.addGestureRecognizer(turning)
    }
    func turn() {
        turns += 1
        turning.isEnabled = false
        let last = pages.contentSize.width - pages.bounds.width
        pages.setContentOffset(CGPoint(x: min(last, pages.contentOffset.x + 390), y: 0), animated: true)
    }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { turning.isEnabled = true }
}

/// Three knocks in a row. It begins with the first of them.
private final class KnockGesture: UIGestureRecognizer {
    private var knocks = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        if state == .possible { state = .began }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        knocks += 1
        if knocks == 3 { state = .ended }
    }
    override func reset() {
        super.reset()
        knocks = 0
    }
}

private final class DiaryViewController: ListScreen {
    lazy var knock = KnockGesture(target: self, action: DiaryViewController.opened)
    override var tableName: String { "diaryTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 40
        knock.name = "knockGesture"
        knock.cancelsTouchesInView = false
        view.addGestureRecognizer(knock)
    }
    func opened() {}
}

/// Photos, each of which can be zoomed where it is.
private final class PhotoFeedViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let photo = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
    lazy var pinch = UIPinchGestureRecognizer(target: self, action: PhotoFeedViewController.zoomed)
    private(set) var zooms = 0
    override var tableName: String { "photoTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 400
        cell.accessibilityIdentifier = "photoRow"
        photo.placed("photoView", photo.frame, in: cell.contentView)
        pinch.name = "photoPinch"
        photo.addGestureRecognizer(pinch)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 0 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
    }
    func zoomed() { zooms += 1 }
}

/// Questions. Nobody shall go back by the button, since that loses the answers.
private final class ExamViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "examView"
        navigationItem.hidesBackButton = true
    }
}

/// Shows, in each row as many as one likes, beside each other.
private final class ShowsViewController: ListScreen {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let shows = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 160))
    override var tableName: String { "showTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 12
        table.rowHeight = 160
        cell.accessibilityIdentifier = "showRow"
        shows.contentSize = CGSize(width: 1600, height: 160)
        shows.placed("showStrip", shows.frame, in: cell.contentView)
    }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        indexPath.row == 1 ? cell : super.tableView(tableView, cellForRowAt: indexPath)
    }
}

/// What is left of an album.
private final class AlbumViewController: UIViewController, UICollectionViewDataSource {
    let layout = UICollectionViewFlowLayout()
    lazy var album = UICollectionView(
        frame: CGRect(x: 0, y: 100, width: 390, height: 400), collectionViewLayout: layout)
    private var photos = 3

    override func viewDidLoad() {
        super.viewDidLoad()
        layout.scrollDirection = .horizontal
        layout.itemSize = CGSize(width: 390, height: 400)
        layout.minimumLineSpacing = 0
        album.isPagingEnabled = true
        album.accessibilityIdentifier = "albumPages"
        album.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "photo")
        album.dataSource = self
        view.addSubview(album)
    }
    func deleteTwo() {
        photos = 1
        album.deleteItems(at: [IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { photos }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "photo", for: indexPath)
    }
}

/// Keys that one press for all of them finds out about.
private final class OrganViewController: UIViewController {
    let keys = UIView(frame: CGRect(x: 0, y: 600, width: 390, height: 200))
    lazy var press = UILongPressGestureRecognizer(target: self, action: OrganViewController.pressed)
    private(set) var notes: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        keys.isMultipleTouchEnabled = true
        keys.placed("organKeys", keys.frame, in: view)
        press.name = "keyPress"
        press.minimumPressDuration = 0
        keys.addGestureRecognizer(press)
    }
    func pressed() { if press.state == .began { notes.append(press.location(in: keys).x) } }
}

/// A slide show. Its sound is set by a slider, the slides by swipes.
private final class SlidesViewController: UIViewController {
    let sound = UISlider(frame: CGRect(x: 20, y: 500, width: 350, height: 34))
    lazy var previous = UISwipeGestureRecognizer(target: self, action: SlidesViewController.wentBack)
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sound.value = 0.2
        sound.placed("soundSlider", sound.frame, in: view)
        previous.name = "previousSwipe"
        view.addGestureRecognizer(previous)
    }
    func wentBack() { steps += 1 }
}

/// A form of fields, each as wide as its row.
private final class FormViewController: ListScreen {
    private var fields: [Int: UITextField] = [:]
    override var rowName: String { "formRow" }
    override var tableName: String { "formTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 20
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let field = UITextField()
        field.placed("field\(row)", CGRect(x: 16, y: 8, width: 358, height: 44), in: cell.contentView)
        fields[row] = field
    }
    func field(_ row: Int) -> UITextField { fields[row]! }
}

/// Chats. How often a row is tapped is counted, by a tap of its own.
private final class ChatsViewController: ListScreen {
    private(set) var opened: [Int] = []
    private(set) var taps = 0
    override var rowName: String { "chatRow" }
    override var tableName: String { "chatTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        guard cell.contentView.gestureRecognizers?.isEmpty ?? true else { return }
        let tap = UITapGestureRecognizer(target: self, action: ChatsViewController.counted)
        tap.name = "countTap"
        cell.contentView.addGestureRecognizer(tap)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        opened.append(indexPath.row)
    }
    func counted() { taps += 1 }
}

/// A sheet that is pulled down by its list, if that is at its top.
private final class SheetViewController: UIViewController, UIGestureRecognizerDelegate {
    let sheet = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 644))
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 644))
    lazy var pull = UIPanGestureRecognizer(target: self, action: SheetViewController.pulled)
    private(set) var pulls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.placed("placeSheet", sheet.frame, in: view)
        list.contentInset.top = 60
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentOffset.y = -60
        list.placed("placeList", list.frame, in: sheet)
        pull.name = "sheetPan"
        pull.delegate = self
        sheet.addGestureRecognizer(pull)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool { true }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { list.contentOffset.y == 0 }
    func pulled() { pulls += 1 }
}

extension Fault {
    static let eighthGestures: [Fault] = [
        // A control of one's own loses to a tap around it (C-22).
        Fault(
            name: "first-tap-only-puts-the-keyboard-away",
            question:
                "While the keyboard is up my log-in control only makes it go. I have to tap once more; even then not."
        ) { app in
            let screen = LogInViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.enter, .touchUpInside),
                truth: Truth(
                    about: ["hideTap"], says: [taking],
                    never: ["is disabled", "no target", "covered by", "keyboard is in front"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.name)
                    app.advance(by: 0.6)
                    app.keyTypeText("ann")
                    app.fingerTap(at: CGPoint(x: 195, y: 225))
                    app.advance(by: 0.6)
                },
                afterwards: { screen.view.removeGestureRecognizer(screen.hide) })
        },
        // It asks for no direction, so it begins with each drag; the list had to wait for that to fail.
        Fault(
            name: "menu-that-everything-waits-for",
            question:
                "Since my menu opens by a drag from anywhere, with a line that I found, my table does not scroll."
        ) { app in
            let screen = MenuListViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.table.panGestureRecognizer),
                truth: Truth(
                    about: ["menuPan"], says: [waiting + winning],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 350), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.menu.isEnabled = false })
        },
        // To the left its speed along x is below 0.
        Fault(
            name: "bubble-that-goes-to-the-right-alone",
            question: "Bubbles can be pulled to the right, not to the left. In shouldBegin I only compare x and y."
        ) { app in
            let screen = BubbleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.reply),
                truth: Truth(
                    about: [], says: [refusing],
                    never: ["is disabled", "shouldReceive", "prevented", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 300, y: 330), to: CGPoint(x: 160, y: 334), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.reply.delegate = nil })
        },
        // Where nothing is scrolled, nobody is told of an end (7.1). The third tap finds it switched off.
        Fault(
            name: "page-turn-that-never-ends-at-the-last-page",
            question:
                "My tap turns pages, once, twice, and on the last page it dies, though I switch it on after each turn."
        ) { app in
            let screen = BookViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turning),
                truth: Truth(
                    about: ["turnTap"], says: [["disabled", "isEnabled", "not enabled", "switched off"]],
                    never: ["no target", "covered by", "delegate", "prevented"]),
                fingers: {
                    app.settle()
                    for _ in 1...3 {
                        app.fingerTap(at: CGPoint(x: 195, y: 400))
                        app.advance(by: 1)
                    }
                },
                afterwards: { screen.turning.isEnabled = true })
        },
        // One knock, and it is under way until two seconds have passed (G-5, G-61).
        Fault(
            name: "knock-that-waits-for-two-more",
            question: "Three knocks open my diary. If somebody knocks once and scrolls then, the table does not move."
        ) { app in
            let screen = DiaryViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.table.panGestureRecognizer),
                truth: Truth(
                    about: ["knockGesture"], says: [winning],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.5)
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 350), duration: 0.3)
                    app.advance(by: 3)
                },
                afterwards: { screen.knock.isEnabled = false })
        },
        // Both fingers first go up by 30 points: the table's pan begins, and the pinch is late.
        Fault(
            name: "pinch-that-begins-with-a-drag",
            question: "My photos can be zoomed in their row. In about every second try the table scrolls instead."
        ) { app in
            let screen = PhotoFeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.pinch),
                truth: Truth(
                    about: [], says: [["photoTable", "scroll"], winning],
                    never: ["is disabled", "isMultipleTouchEnabled", "no target", "shouldReceive"]),
                fingers: {
                    app.settle()
                    app.fingersDown([1: CGPoint(x: 150, y: 320), 2: CGPoint(x: 240, y: 320)])
                    app.fingersMove([1: CGPoint(x: 150, y: 290), 2: CGPoint(x: 240, y: 290)], duration: 0.2)
                    app.fingersMove([1: CGPoint(x: 60, y: 290), 2: CGPoint(x: 330, y: 290)], duration: 0.3)
                    app.fingersUp([1, 2])
                    app.advance(by: 1)
                },
                afterwards: { screen.pinch.isEnabled = false })
        },
        Fault(
            name: "exam-without-a-back-button",
            question: "I only hide the back button in my exam. Why can't one swipe back from the edge any more?"
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(ExamViewController(), animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [], says: [["hidesBackButton", "back button"]],
                    never: ["bar is hidden", "is disabled", "the root", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 405), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { navigation.topViewController?.navigationItem.hidesBackButton = false })
        },
        // 30 points aside and 90 up: the table's (7.1, SV-15).
        Fault(
            name: "strip-of-shows-dragged-too-steeply",
            question: "With the thumb my strip of shows scrolls rarely. The whole table moves, and the strip stays."
        ) { app in
            let screen = ShowsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.shows.panGestureRecognizer),
                truth: Truth(
                    about: ["showTable"],
                    says: [
                        winning + ["left to", "leaves", "more right", "vertical", "up and down", "further", "steep"]
                    ],
                    never: ["is disabled", "isScrollEnabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 250, y: 350), to: CGPoint(x: 220, y: 260), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.table.isScrollEnabled = false })
        },
        // One photo as wide as the pages: nothing is left to scroll.
        Fault(
            name: "album-with-one-photo-left",
            question: "After I deleted two photos the album can't be paged any more. It does not even bounce."
        ) { app in
            let screen = AlbumViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.deleteTwo()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .recognizer(screen.album.panGestureRecognizer),
                truth: Truth(
                    about: ["albumPages"],
                    says: [
                        [
                            "fits", "nothing to scroll", "contentSize", "content size", "as wide", "wider",
                            "no more than", "nothing left",
                            "larger",
                        ]
                    ],
                    never: ["is disabled", "isScrollEnabled", "covered by", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 330, y: 300), to: CGPoint(x: 80, y: 300), duration: 0.25)
                    app.advance(by: 1)
                },
                afterwards: { screen.album.alwaysBounceHorizontal = true })
        },
        // It began with the first finger, and goes on until that lifts (G-53, G-12).
        Fault(
            name: "second-key-under-one-press",
            question: "One recognizer listens for all keys of my organ. A second key sounds only if no other is held."
        ) { app in
            let screen = OrganViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.press),
                truth: Truth(
                    about: ["keyPress"],
                    says: [
                        [
                            "busy", "already", "under way", "other finger", "another finger", "first finger", "begun",
                            "began", "earlier", "ignore",
                        ]
                    ],
                    never: ["is disabled", "no target", "isMultipleTouchEnabled", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 700))
                    app.advance(by: 0.5)
                    app.fingerDown(2, at: CGPoint(x: 300, y: 700))
                    app.advance(by: 0.3)
                    app.fingerUp(2)
                    app.advance(by: 0.3)
                    app.fingerUp(1)
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { screen.press.isEnabled = false })
        },
        // The thumb, of value 0.2, is at about x 96. A slider refuses a swipe along it that starts there (C-21).
        Fault(
            name: "swipe-that-begins-on-a-thumb",
            question:
                "A swipe to the right goes back by a slide, from everywhere but from the lower part of the screen."
        ) { app in
            let screen = SlidesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.previous),
                truth: Truth(
                    about: ["soundSlider"],
                    says: [["refuse", "gestureRecognizerShouldBegin", "its own", "lets", "veto"]],
                    never: ["is disabled", "no target", "too slow", "delegate refuses"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 96, y: 517), to: CGPoint(x: 330, y: 520), duration: 0.2)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sound.isEnabled = false })
        },
        // A text field is a control, and keeps what it has heard of (SV-5).
        Fault(
            name: "form-that-does-not-scroll-from-its-fields",
            question:
                "My form is a table full of text fields. If I rest my finger and then drag, it does not scroll."
        ) { app in
            let screen = FormViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.table.panGestureRecognizer),
                truth: Truth(
                    about: ["field6"], says: [["keep", "touchesShouldCancel", "control", "UIControl"]],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 490))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 195, y: 290), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.table.isScrollEnabled = false })
        },
        // The tap takes its touch from the content, and the table hears of no lift.
        Fault(
            name: "tap-that-counts-in-rows",
            question:
                "I count how often a chat is tapped, by a tap in its row. Since then didSelectRowAt is not called."
        ) { app in
            let screen = ChatsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.table.cellForRow(at: IndexPath(row: 2, section: 0))!),
                truth: Truth(
                    about: ["countTap"], says: [taking],
                    never: ["is disabled", "covered by", "outside", "allowsSelection"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 250))
                    app.advance(by: 0.25)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.isUserInteractionEnabled = false })
        },
        // At its top the list's offset is -60.
        Fault(
            name: "sheet-that-asks-for-an-offset-of-zero",
            question: "My sheet is pulled down if its list is at the top. Since the list has an inset, it never is."
        ) { app in
            let screen = SheetViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                truth: Truth(
                    about: [], says: [refusing],
                    never: ["is disabled", "shouldReceive", "no target", "prevented"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 600), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.pull.delegate = nil })
        },
    ]
}
