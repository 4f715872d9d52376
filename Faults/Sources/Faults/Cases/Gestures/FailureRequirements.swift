import TouchstoneTesting
import UIKit

private final class SheetViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
    let handle = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 80))
    lazy var closeTap = UITapGestureRecognizer(target: self, action: SheetViewController.close)
    lazy var grabTap = UITapGestureRecognizer(target: self, action: SheetViewController.grab)

    override func viewDidLoad() {
        super.viewDidLoad()
        sheet.accessibilityIdentifier = "sheet"
        handle.accessibilityIdentifier = "handle"
        view.addSubview(sheet)
        sheet.addSubview(handle)
        closeTap.name = "closeTap"
        grabTap.name = "grabTap"
        sheet.addGestureRecognizer(closeTap)
        handle.addGestureRecognizer(grabTap)
        closeTap.require(toFail: grabTap)
    }

    func close() {}
    func grab() {}
}

/// A side menu that a drag anywhere opens.
private final class MenuListViewController: TableDelegateScreen, UIGestureRecognizerDelegate {
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

/// A row that a swipe archives and a pan moves aside.
private final class LetterViewController: UIViewController {
    let row = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 80))
    lazy var archive = UISwipeGestureRecognizer(target: self, action: LetterViewController.archived)
    lazy var pull = UIPanGestureRecognizer(target: self, action: LetterViewController.pulled)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        row.accessibilityIdentifier = "letterRow"
        view.addSubview(row)
        archive.name = "archiveSwipe"
        archive.direction = .left
        pull.name = "pullPan"
        pull.require(toFail: archive)
        row.addGestureRecognizer(archive)
        row.addGestureRecognizer(pull)
    }

    func archived() { log.append("archive") }
    func pulled() { log.append("pull") }
}

/// A list that scrolls after a patient press has failed.
private final class PlaylistViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var lift = UILongPressGestureRecognizer(target: self, action: PlaylistViewController.lifted)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("songList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        lift.name = "liftPress"
    }

    func makePatient() {
        lift.allowableMovement = 400
        list.panGestureRecognizer.require(toFail: lift)
        list.addGestureRecognizer(lift)
    }
    func lifted() {}
}

extension Fault {
    /// Recognizers that wait for the failure of another.
    static let failureRequirements: [Fault] = [
        Fault(
            name: "required-to-fail-and-recognizes",
            question: "Tapping the sheet closes it, but not in its upper 80 points.",
            batch: .development
        ) { app in
            let screen = SheetViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.closeTap),
                expected: .cause(
                    about: ["grabTap"],
                    says: [["requires", "requirement", "require", "fail", "prevent", "first", "wins", "won"]],
                    never: ["disabled", "outside"]),
                input: { app.fingerTap(at: screen.handle) },
                afterwards: { screen.handle.removeFromSuperview() })
        },
        // The pan accepts every direction, so it begins with each drag. The list waits for its failure.
        Fault(
            name: "menu-that-everything-waits-for",
            question:
                "Since my menu opens by a drag from anywhere, with a line that I found, my table does not scroll.",
            batch: .eighth
        ) { app in
            let screen = MenuListViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.table.panGestureRecognizer),
                expected: .cause(
                    about: ["menuPan"], says: [["wait", "require", "prevent", "wins", "already"]],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 350), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.menu.isEnabled = false })
        },
        // 250 points in 0.2 s are a swipe.
        Fault(
            name: "pan-that-lets-a-swipe-go-first",
            question:
                "Sometimes my letter cannot be pulled aside, it is archived. pulled() isn't even called once then.",
            batch: .fourth
        ) { app in
            let screen = LetterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.pull),
                expected: .cause(
                    about: ["archiveSwipe"], says: [.winning + ["wait", "require"]],
                    never: ["is disabled", "no target", "covered by", "too slow"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 330, y: 340), to: CGPoint(x: 80, y: 340), duration: 0.2)
                    app.advance(by: 1)
                },
                afterwards: { screen.row.removeGestureRecognizer(screen.archive) })
        },
        // The press would fail by a movement of more than 400 points, or by the lift, which is too late (G-24, G-53).
        Fault(
            name: "list-that-waits-for-a-press-that-may-move",
            question:
                "Quick drags do not scroll my list of songs since liftPress is so patient. Its pan waits for that.",
            batch: .sixth
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.makePatient()
            return InjectedFault(
                wanted: .recognizer(screen.list.panGestureRecognizer),
                expected: .cause(
                    about: ["liftPress"], says: [["wait", "require", "fail"]],
                    never: ["isScrollEnabled", "is disabled", "fits", "covered by", "no target"]),
                input: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 600), to: CGPoint(x: 195, y: 400), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.list.removeGestureRecognizer(screen.lift) })
        },
    ]
}
