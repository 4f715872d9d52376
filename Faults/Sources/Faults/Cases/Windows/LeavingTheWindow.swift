import TouchstoneTesting
import UIKit

/// A consent form that removes itself where it is not required.
private final class ConsentViewController: UIViewController {
    let accept = UIButton.titled("Accept", "acceptButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "consentView"
        accept.placed("acceptButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }
}

/// The first screen.
private final class AccountViewController: UIViewController {
    let logOut = UIButton.titled("Log out", "logOutButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "accountView"
        logOut.placed("logOutButton", CGRect(x: 95, y: 400, width: 200, height: 50), in: view)
    }
}

/// A chat whose input bar is at the bottom of the screen, also without a keyboard.
private final class ChatViewController: UIViewController {
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
    let send = UIButton.titled("Send", "sendButton")

    override var inputAccessoryView: UIView? { bar }

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "chatBar"
        send.placed("sendButton", CGRect(x: 300, y: 8, width: 80, height: 44), in: bar)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        becomeFirstResponder()
    }
}

private final class BasketScreen: UIViewController {
    var checkOut: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        reload()
    }

    func reload() {
        view.subviews.forEach { $0.removeFromSuperview() }
        checkOut = UIButton.titled("Check out", checkOut == nil ? "checkOutButton" : "reloadedButton")
        checkOut.frame = CGRect(x: 20, y: 700, width: 350, height: 50)
        view.addSubview(checkOut)
    }
}

/// Reads a large file and shows its contents.
private final class ImportViewController: UIViewController {
    let progress = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let cancel = UIButton(type: .system)
    let report = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var cancels = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        progress.placed("progressView", progress.frame, in: view)
        cancel.setTitle("Cancel", for: .normal)
        cancel.addTarget(self, action: ImportViewController.cancelled, for: .touchUpInside)
        cancel.placed("cancelImport", CGRect(x: 145, y: 400, width: 100, height: 44), in: progress)
    }
    func read() {
        progress.removeFromSuperview()
        report.placed("reportView", report.frame, in: view)
    }
    func cancelled() { cancels += 1 }
}

/// A table that reloads every 0.1 s, because its rows count down.
private final class AuctionViewController: TableDelegateScreen {
    private var bids: [Int: UIButton] = [:]
    private(set) var offers = 0
    override var rowName: String { "lotRow" }
    override var tableName: String { "lotTable" }

    override func fill(_ cell: UITableViewCell, _ row: Int) {
        for view in cell.contentView.subviews { view.removeFromSuperview() }
        let bid = UIButton(type: .system)
        bid.setTitle("Bid", for: .normal)
        bid.addTarget(self, action: AuctionViewController.offered, for: .touchUpInside)
        bid.placed("bid\(row)", CGRect(x: 300, y: 8, width: 70, height: 44), in: cell.contentView)
        bids[row] = bid
    }
    func button(_ row: Int) -> UIButton { bids[row]! }
    func second() { table.reloadData() }
    func offered() { offers += 1 }
}

/// A board that is played with keys and can be moved to a stage.
private final class ChessBoard: UIView {
    override var canBecomeFirstResponder: Bool { true }
}

private final class ChessViewController: UIViewController {
    let table = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let stage = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
    let board = ChessBoard(frame: CGRect(x: 45, y: 100, width: 300, height: 300))
    let enlarge = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(table.placed("table", table.frame))
        view.addSubview(stage.placed("stage", stage.frame))
        board.placed("chessBoard", board.frame, in: table)
        enlarge.setTitle("Enlarge", for: .normal)
        enlarge.addTarget(self, action: ChessViewController.putOnStage, for: .touchUpInside)
        enlarge.placed("enlargeButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        board.becomeFirstResponder()
    }

    func putOnStage() {
        board.removeFromSuperview()
        stage.addSubview(board)
    }
}

extension Fault {
    /// Views that are in no window, or leave it during a touch.
    static let leavingTheWindow: [Fault] = [
        Fault(
            name: "consent-that-went-by-itself",
            question:
                "A tester tapped Accept in the consent, and accepted() was not called. It was there a moment before.",
            batch: .seventh
        ) { app in
            let screen = AccountViewController()
            let consent = ConsentViewController()
            consent.modalPresentationStyle = .overFullScreen
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(consent, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(consent.accept, .touchUpInside),
                expected: .cause(
                    about: [], says: [["acceptButton", "consentView", "ConsentViewController"], .notInAWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.advance(by: 1)
                    screen.dismiss(animated: false)
                    app.advance(by: 0.1)
                    app.fingerTap(at: CGPoint(x: 195, y: 625))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.present(consent, animated: false) })
        },
        // An input accessory is shown only while a responder in the chain is first responder (RC-18, RC-25).
        Fault(
            name: "chat-bar-that-is-not-shown",
            question:
                "inputAccessoryView of my chat controller answers a bar, and becomeFirstResponder() is called. No bar.",
            batch: .sixth
        ) { app in
            let screen = ChatViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.send, .touchUpInside),
                expected: .cause(
                    about: [], says: [["sendButton", "chatBar"], .notInAWindow],
                    never: ["is disabled", "covered by", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 340, y: 815))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.send.isEnabled = false })
        },
        Fault(
            name: "button-made-anew-on-reload",
            question: "I hold the button in a property, I see it, I tap it, my action isn't called",
            batch: .first
        ) { app in
            let basket = BasketScreen()
            _ = app.makeWindow(root: basket)
            app.settle()
            let first = basket.checkOut!
            return InjectedFault(
                wanted: .view(first),
                expected: .cause(
                    about: ["checkOutButton"],
                    says: [
                        [
                            "no window", "not in a window", "in no", "not in any", "no superview", "without a window",
                            "any window",
                        ]
                    ],
                    never: ["hidden", "alpha"]),
                input: {
                    app.settle()
                    basket.reload()
                    app.fingerTap(at: CGPoint(x: 195, y: 725))
                },
                // Then it is in the window again.
                afterwards: {
                    basket.checkOut.removeFromSuperview()
                    basket.view.addSubview(first)
                })
        },
        // The tap waited in the queue (RL-5), and its view was removed before it was dispatched.
        Fault(
            name: "tap-that-waited-while-a-file-was-read",
            question:
                "I tapped Cancel while the import was running; the screen stood still. cancelled() was not called.",
            batch: .eighth
        ) { app in
            let screen = ImportViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.cancel),
                expected: .cause(
                    about: [],
                    says: [
                        ["cancelImport", "progressView"],
                        [
                            "no window", "in no window", "removed", "not in a window", "left", "taken out",
                            "not in the window",
                        ],
                    ],
                    never: ["is disabled", "outside", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.whileBusy {
                        app.fingerTap(at: CGPoint(x: 195, y: 422))
                        screen.read()
                    }
                    app.advance(by: 0.5)
                },
                afterwards: { screen.report.isHidden = true })
        },
        // A view that leaves the window during a touch loses the touch (DL-19).
        Fault(
            name: "root-replaced-under-the-finger",
            question:
                "The session ends on its own, and then Log out under my finger does nothing. It was dark already.",
            batch: .seventh
        ) { app in
            let screen = AccountViewController()
            let window = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.logOut, .touchUpInside),
                expected: .cause(
                    about: [],
                    says: [
                        ["logOutButton", "accountView", "AccountViewController"],
                        ["left", "leave", "removed", "window", "taken out", "replaced", "root", "cancel"],
                    ],
                    never: ["is disabled", "covered by", "lifted outside", "no target", "recognizer"]),
                input: {
                    app.settle()
                    app.fingerDown(at: screen.logOut)
                    app.advance(by: 0.2)
                    window.rootViewController = UIViewController()
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { window.rootViewController = screen })
        },
        // The table reloads its rows during the touch.
        Fault(
            name: "table-loaded-anew-each-tenth-of-a-second",
            question:
                "My rows count down, so I reload the table ten times a second. Only very quick taps on Bid count.",
            batch: .eighth
        ) { app in
            let screen = AuctionViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            let touched = screen.button(1)
            return InjectedFault(
                wanted: .event(touched, .touchUpInside),
                expected: .cause(
                    about: ["bid1"],
                    says: [["removed", "left", "no window", "in no window", "taken out", "not in a window", "gone"]],
                    never: ["is disabled", "no target", "covered by", "lifted"]),
                input: {
                    app.settle()
                    app.fingerDown(at: app.middle(of: touched))
                    app.advance(by: 0.2)
                    screen.second()
                    app.advance(by: 0.1)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.count = 2 })
        },
        // A first responder that leaves its window resigns and does not become first responder again (RC-22).
        Fault(
            name: "board-moved-to-a-stage",
            question: "My chess board is played by keys until it is enlarged. It only moves to another superview then.",
            batch: .fifth
        ) { app in
            let screen = ChessViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .firstResponder(screen.board),
                expected: .cause(
                    about: ["chessBoard"],
                    says: [
                        [
                            "window", "removed", "left", "superview", "moved", "hierarchy", "taken out",
                        ]
                    ],
                    never: ["canBecomeFirstResponder", "never asked", "is disabled", "covered by"]),
                input: {
                    app.settle()
                    app.fingerTap(at: screen.enlarge)
                    app.advance(by: 0.5)
                    app.keyType("e")
                    app.advance(by: 0.2)
                },
                afterwards: { screen.board.becomeFirstResponder() })
        },
    ]
}
