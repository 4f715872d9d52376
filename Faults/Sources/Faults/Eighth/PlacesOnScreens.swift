import TouchstoneTesting
import UIKit

// What lies over others, and what lies outside: headers, holders, sheets, players, and rows on their way.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let beyond = [
    "outside", "beyond", "not inside", "out of", "sticks out", "hangs out", "not in", "past its", "below its",
]
private let moving = ["animat", "allowUserInteraction", "fade", "on its way"]

/// Playlists under a header with a button. The delegate tells the header's height.
private final class PlaylistViewController: ListScreen {
    let header = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 64))
    let shuffle = UIButton(type: .system)
    private(set) var shufflings = 0
    override var rowName: String { "songRow" }
    override var tableName: String { "songTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        header.accessibilityIdentifier = "songHeader"
        shuffle.setTitle("Shuffle", for: .normal)
        shuffle.addTarget(self, action: PlaylistViewController.shuffled, for: .touchUpInside)
        shuffle.placed("shuffleButton", CGRect(x: 260, y: 14, width: 110, height: 44), in: header)
    }
    override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { header }
    override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 28 }
    func shuffled() { shufflings += 1 }
}

/// A controller without anything of its own, over which others are presented.
private final class FlowViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "flowView"
        modalPresentationStyle = .overFullScreen
    }
}

private final class PickerViewController: UIViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "pickerView"
        modalPresentationStyle = .overFullScreen
    }
}

private final class FeedViewController: UIViewController {
    let like = UIButton(type: .system)
    let flow = FlowViewController()
    let picker = PickerViewController()
    private(set) var likes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "feedView"
        like.setTitle("Like", for: .normal)
        like.addTarget(self, action: FeedViewController.liked, for: .touchUpInside)
        like.placed("likeButton", CGRect(x: 20, y: 300, width: 100, height: 44), in: view)
        for shown in [flow, picker] { shown.modalPresentationStyle = .overFullScreen }
    }
    func start() {
        present(flow, animated: false)
        flow.present(picker, animated: false)
    }
    /// The picker has what was picked, so the flow is over.
    func finish() { flow.dismiss(animated: false) }
    func liked() { likes += 1 }
}

/// Its rows come up from below, one after the other.
private final class NewsViewController: ListScreen {
    private var stars: [Int: UIButton] = [:]
    private(set) var starred = 0
    override var rowName: String { "newsRow" }
    override var tableName: String { "newsTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        let star = UIButton(type: .system)
        star.setTitle("Star", for: .normal)
        star.addTarget(self, action: NewsViewController.star, for: .touchUpInside)
        star.placed("star\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        stars[row] = star
    }
    func comeIn() {
        for (row, cell) in table.visibleCells.enumerated() {
            cell.transform = CGAffineTransform(translationX: 0, y: 744)
            UIView.animate(
                withDuration: 1.2, delay: 0.05 * Double(row), usingSpringWithDamping: 0.8, initialSpringVelocity: 0,
                options: .curveEaseInOut, animations: { cell.transform = .identity }, completion: nil)
        }
    }
    func button(_ row: Int) -> UIButton { stars[row]! }
    func star() { starred += 1 }
}

/// A ticket in a holder. The ticket gets the holder's frame.
private final class TicketViewController: UIViewController {
    let holder = UIView(frame: CGRect(x: 20, y: 150, width: 350, height: 200))
    let ticket = UIView()
    let show = UIButton(type: .system)
    private(set) var shows = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.placed("ticketHolder", holder.frame, in: view)
        ticket.placed("ticketView", holder.frame, in: holder)
        show.setTitle("Show the code", for: .normal)
        show.addTarget(self, action: TicketViewController.shown, for: .touchUpInside)
        show.placed("codeButton", CGRect(x: 20, y: 120, width: 160, height: 44), in: ticket)
    }
    func shown() { shows += 1 }
}

/// A panel at the left of the map. Its button is put at the right end of the screen's width.
private final class RouteViewController: UIViewController {
    let panel = UIView(frame: CGRect(x: 0, y: 100, width: 300, height: 500))
    let go = UIButton(type: .system)
    private(set) var departures = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        panel.placed("routePanel", panel.frame, in: view)
        go.setTitle("Go", for: .normal)
        go.addTarget(self, action: RouteViewController.departed, for: .touchUpInside)
        let width = UIScreen.main.bounds.width
        go.placed("goButton", CGRect(x: width - 80, y: 20, width: 60, height: 44), in: panel)
    }
    func departed() { departures += 1 }
}

/// Articles, and behind them what is to be seen if there are none.
private final class OfflineViewController: ListScreen {
    let problem = UIView()
    let retry = UIButton(type: .system)
    private(set) var retries = 0
    override var rowName: String { "articleRow" }
    override var tableName: String { "articleTable" }

    override func viewDidLoad() {
        super.viewDidLoad()
        count = 6
        problem.accessibilityIdentifier = "problemView"
        retry.setTitle("Retry", for: .normal)
        retry.addTarget(self, action: OfflineViewController.retried, for: .touchUpInside)
        retry.placed("retryButton", CGRect(x: 145, y: 188, width: 100, height: 44), in: problem)
    }
    /// The rows are as they were, and empty.
    func failed() { table.backgroundView = problem }
    func retried() { retries += 1 }
}

/// Two pages, of which one is seen. Which one is chosen above.
private final class ProfileViewController: UIViewController {
    let chooser = UISegmentedControl(items: ["Posts", "Photos"])
    let posts = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let photos = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 600))
    let upload = UIButton(type: .system)
    private(set) var uploads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        chooser.selectedSegmentIndex = 0
        chooser.addTarget(self, action: ProfileViewController.chosen, for: .valueChanged)
        chooser.placed("pageChooser", CGRect(x: 95, y: 140, width: 200, height: 32), in: view)
        posts.placed("postPage", posts.frame, in: view)
        photos.placed("photoPage", photos.frame, in: view)
        photos.isHidden = true
        upload.setTitle("Upload", for: .normal)
        upload.addTarget(self, action: ProfileViewController.uploaded, for: .touchUpInside)
        upload.placed("uploadButton", CGRect(x: 20, y: 20, width: 120, height: 44), in: photos)
    }
    /// From a link that leads to the photos.
    func openPhotos() { chooser.selectedSegmentIndex = 1 }
    func chosen() {
        posts.isHidden = chooser.selectedSegmentIndex != 0
        photos.isHidden = chooser.selectedSegmentIndex != 1
    }
    func uploaded() { uploads += 1 }
}

/// A film with its buttons, and since last week brightness by a drag.
private final class FilmViewController: UIViewController {
    let film = UIView(frame: CGRect(x: 0, y: 200, width: 390, height: 220))
    let controls = UIView(frame: CGRect(x: 0, y: 160, width: 390, height: 60))
    let pause = UIButton(type: .system)
    let gestures = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 220))
    private(set) var pauses = 0
    private(set) var dimmings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        film.placed("filmView", film.frame, in: view)
        gestures.placed("brightnessView", gestures.frame, in: film)
        gestures.addGestureRecognizer(UIPanGestureRecognizer(target: self, action: FilmViewController.dimmed))
        controls.accessibilityIdentifier = "filmControls"
        film.insertSubview(controls, belowSubview: gestures)
        pause.setTitle("Pause", for: .normal)
        pause.addTarget(self, action: FilmViewController.paused, for: .touchUpInside)
        pause.placed("pauseButton", CGRect(x: 20, y: 8, width: 80, height: 44), in: controls)
    }
    func paused() { pauses += 1 }
    func dimmed() { dimmings += 1 }
}

/// A bar over an article. It is to become clear as one reads on; what becomes so is all of it.
private final class ArticleViewController: UIViewController, UIScrollViewDelegate {
    let page = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 90))
    let close = UIButton(type: .system)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        page.placed("articlePage", page.frame, in: view)
        page.contentSize = CGSize(width: 390, height: 3000)
        page.delegate = self
        bar.placed("articleBar", bar.frame, in: view)
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: ArticleViewController.closed, for: .touchUpInside)
        close.placed("closeArticle", CGRect(x: 16, y: 40, width: 80, height: 44), in: bar)
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        bar.alpha = 1 - min(1, max(0, scrollView.contentOffset.y / 200))
    }
    func closed() { closings += 1 }
}

/// A keypad of stack views, with room between its keys.
private final class KeypadViewController: UIViewController {
    let row = UIStackView(frame: CGRect(x: 45, y: 400, width: 300, height: 80))
    let keys = ["4", "5", "6"].map { UIButton.titled($0, "key\($0)") }

    override func viewDidLoad() {
        super.viewDidLoad()
        row.spacing = 24
        row.distribution = .fillEqually
        row.placed("keyRow", row.frame, in: view)
        for key in keys { row.addArrangedSubview(key) }
    }
}

extension Fault {
    static let eighthPlacesOnScreens: [Fault] = [
        // The header: y 122…150, below the room that a plain table leaves above it. The button: y 136…180.
        Fault(
            name: "section-header-lower-than-its-button",
            question: "Shuffle in my section's header can hardly be hit. Mostly the first song is chosen instead."
        ) { app in
            let screen = PlaylistViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.shuffle),
                truth: Truth(
                    about: ["songHeader"], says: [beyond],
                    never: ["is disabled", "is hidden", "no target", "isUserInteractionEnabled"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 315, y: 168))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.shuffle.isEnabled = false })
        },
        // Who presents somebody dismisses that one, not itself.
        Fault(
            name: "dismiss-that-takes-only-the-inner-one",
            question: "When my flow is done I dismiss it. The picker goes, all looks right, and nothing can be tapped."
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.start()
            app.advance(by: 0.5)
            screen.finish()
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .view(screen.like),
                truth: Truth(
                    about: [], says: [["flowView", "FlowViewController"], covering + ["present"]],
                    never: ["pickerView", "is disabled", "no target", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 70, y: 322))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
        // The row is on its way for 1.2 s, and takes nothing so long (HT-13). Where it will be is where it is touched.
        Fault(
            name: "rows-that-come-up-one-after-the-other",
            question: "My rows come in softly, as in a tutorial. Who taps a star that is all but there sets none."
        ) { app in
            let screen = NewsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.comeIn()
            return InjectedFault(
                wanted: .view(screen.button(2)),
                truth: Truth(
                    about: ["newsRow2"], says: [moving],
                    never: ["is disabled", "no target", "covered by", "is hidden"]),
                fingers: {
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 335, y: 250))
                    app.advance(by: 0.1)
                },
                afterwards: { app.advance(by: 2) })
        },
        // The ticket is 150 points below the holder's upper end: its button is at y 420…464, the holder at 150…350.
        Fault(
            name: "holders-frame-taken-for-its-bounds",
            question: "The code button of my ticket does nothing. The ticket has the same frame as what holds it!"
        ) { app in
            let screen = TicketViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.show),
                truth: Truth(
                    about: ["ticketHolder"], says: [beyond],
                    never: ["is disabled", "is hidden", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.show))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.ticket.frame.origin = .zero })
        },
        // The button: x 310…370 of a panel 300 wide.
        Fault(
            name: "placed-by-the-screen-instead-of-the-panel",
            question: "Go is at the right end of my route panel, as I computed it. On the phone nothing happens there."
        ) { app in
            let screen = RouteViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.go),
                truth: Truth(
                    about: ["routePanel"], says: [beyond],
                    never: ["is disabled", "is hidden", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.go))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.panel.frame.size.width = 390 })
        },
        // The background is behind the rows, of which there are six. Retry: y 288…332, row 3: y 280…340.
        Fault(
            name: "retry-behind-the-rows",
            question: "I show Retry in my table's backgroundView. It can be read, since the rows are empty, not tapped."
        ) { app in
            let screen = OfflineViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.failed()
            app.settle()
            return InjectedFault(
                wanted: .view(screen.retry),
                truth: Truth(
                    about: ["articleRow3"], says: [covering],
                    never: ["is disabled", "is hidden", "outside", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 310))
                    app.advance(by: 0.5)
                },
                afterwards: {
                    screen.count = 0
                    screen.table.reloadData()
                })
        },
        // What the program chooses is told to nobody.
        Fault(
            name: "page-hidden-by-the-choice-before",
            question: "A link opens my profile at Photos. The UI test finds Upload there, taps it, and nothing comes."
        ) { app in
            let screen = ProfileViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.openPhotos()
            return InjectedFault(
                wanted: .view(screen.upload),
                truth: Truth(
                    about: ["photoPage"], says: [["hidden", "isHidden"]],
                    never: ["is disabled", "outside", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 242))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.chosen() })
        },
        Fault(
            name: "brightness-over-the-players-buttons",
            question:
                "Since one can dim my player by a drag on the film, Pause does not pause. The drag does what it should."
        ) { app in
            let screen = FilmViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.pause),
                truth: Truth(
                    about: ["brightnessView"], says: [covering],
                    never: ["is disabled", "is hidden", "outside", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: screen.pause))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.film.bringSubviewToFront(screen.controls) })
        },
        // 300 points on: alpha 0.
        Fault(
            name: "bar-that-fades-as-one-reads",
            question: "My bar should lose its colour as one scrolls. It does, and Close in it is lost after a page."
        ) { app in
            let screen = ArticleViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.close),
                truth: Truth(
                    about: ["articleBar"], says: [["alpha", "transparent", "clear", "faded"]],
                    never: ["is disabled", "outside", "no target", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.4)
                    app.advance(by: 4)
                    app.fingerTap(at: app.middle(of: screen.close))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.page.contentOffset = .zero })
        },
        // Three keys of 84 points, 24 apart: 5 is at x 153…237, the finger at 145.
        Fault(
            name: "tapped-between-two-keys",
            question: "Some digits of my pad are lost. One was tapped at x 145, which I'd say is the 5."
        ) { app in
            let screen = KeypadViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.keys[1]),
                truth: Truth(
                    about: ["key5"], says: [beyond + ["left of", "8 points", "beside", "between"]],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 145, y: 440))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.row.spacing = 0 })
        },
    ]
}
