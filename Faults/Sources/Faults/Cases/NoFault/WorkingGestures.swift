import TouchstoneTesting
import UIKit

/// The tap on the left card requires the double tap on the right card to fail.
private final class PairViewController: UIViewController {
    let (left, right) = (UIView(), UIView())
    lazy var open = UITapGestureRecognizer(target: self, action: PairViewController.opened)
    lazy var like = UITapGestureRecognizer(target: self, action: PairViewController.liked)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        left.placed("leftCard", CGRect(x: 10, y: 200, width: 180, height: 240), in: view)
        right.placed("rightCard", CGRect(x: 200, y: 200, width: 180, height: 240), in: view)
        open.name = "openTap"
        like.name = "likeTap"
        like.numberOfTapsRequired = 2
        open.require(toFail: like)
        left.addGestureRecognizer(open)
        right.addGestureRecognizer(like)
    }

    func opened() { log.append("open") }
    func liked() { log.append("like") }
}

/// A row that a tap opens, with a disabled button.
private final class RoomsViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    let book = UIButton.titled("Book", "bookButton")
    lazy var open = UITapGestureRecognizer(target: self, action: RoomsViewController.opened)
    private(set) var openings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(row.placed("roomRow", row.frame))
        book.placed("bookButton", CGRect(x: 270, y: 15, width: 100, height: 50), in: row)
        book.isEnabled = false
        open.name = "openTap"
        row.addGestureRecognizer(open)
    }

    func opened() { openings += 1 }
}

/// Settings whose rows are not highlighted.
private final class QuietSettingsScreen: TableScreen, UITableViewDelegate {
    private(set) var chosen: [Int] = []
    override var tableName: String { "settingTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delegate = self
    }
    override func fill(_ cell: UITableViewCell, _ row: Int) {
        cell.accessibilityIdentifier = "setting\(row)"
        cell.selectionStyle = .none
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { chosen.append(indexPath.row) }
}

/// Rows, and a tap on the whole screen that dismisses the keyboard and cancels no touches.
private final class ResultsViewController: TableDelegateScreen {
    lazy var hide = UITapGestureRecognizer(target: self, action: ResultsViewController.hidden)
    private(set) var chosen: [Int] = []
    override var rowName: String { "resultRow" }
    override var tableName: String { "resultTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.delaysContentTouches = false
        hide.name = "hideTap"
        hide.cancelsTouchesInView = false
        view.addGestureRecognizer(hide)
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen.append(indexPath.row)
    }
    func hidden() { view.endEditing(true) }
}

extension Fault {
    /// Gestures and rows that work although they seem not to.
    static let workingGestures: [Fault] = [
        // A recognizer does not wait for one that has none of its touches (G-26).
        Fault(
            name: "requires-a-double-tap-on-another-view-to-fail",
            question: "openTap on the left card requires likeTap to fail, which is on the right one. Does it ever act?",
            batch: .third
        ) { app in
            let screen = PairViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: screen.left)
                    app.advance(by: 1)
                },
                afterwards: { screen.left.removeGestureRecognizer(screen.open) })
        },
        // A resting finger does not prevent another from scrolling (SV-6).
        Fault(
            name: "thumb-that-rests-on-the-list",
            question: "I hold my tablet with a thumb on the list's edge. Can the other hand scroll it all the same?",
            batch: .seventh
        ) { app in
            let window = app.makeWindow()
            let list = UIScrollView().placed("newsList", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            list.contentSize = CGSize(width: 390, height: 3000)
            return InjectedFault(
                wanted: .recognizer(list.panGestureRecognizer),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 20, y: 700))
                    app.advance(by: 0.6)
                    app.fingerDown(2, at: CGPoint(x: 250, y: 600))
                    app.fingerMove(2, to: CGPoint(x: 250, y: 350), duration: 0.3)
                    app.fingersUp([1, 2])
                    app.advance(by: 2)
                },
                touch: 2,
                afterwards: { list.isScrollEnabled = false })
        },
        // Hit testing skips the disabled control and finds the row (HT-14).
        Fault(
            name: "tap-on-a-disabled-button-in-a-row",
            question: "Book is disabled as yet. Does a tap on it open my row, as beside it?",
            batch: .fifth
        ) { app in
            let screen = RoomsViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: screen.book)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.book.isEnabled = true })
        },
        // The style changes only the appearance.
        Fault(
            name: "fine-rows-without-a-selected-look",
            question: "I set selectionStyle to none, since the grey disturbs. Is didSelectRowAt called nevertheless?",
            batch: .ninth
        ) { app in
            let screen = QuietSettingsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.cell(3)),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        Fault(
            name: "rows-under-a-tap-that-cancels-nothing",
            question: "A tap on my whole screen puts the keyboard away. Do my rows get their touches all the same?",
            batch: .eighth
        ) { app in
            let screen = ResultsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.table.cellForRow(at: IndexPath(row: 1, section: 0))!),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 190))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.hide.cancelsTouchesInView = true })
        },
    ]
}
