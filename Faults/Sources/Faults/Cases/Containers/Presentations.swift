import TouchstoneTesting
import UIKit

private final class FeedScreen: UIViewController {
    let like = UIButton.titled("Like", "likeButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "feed"
        like.placed("likeButton", CGRect(x: 20, y: 400, width: 100, height: 44), in: view)
    }
}

/// A document that can be deleted after a confirmation.
private final class DocumentScreen: UIViewController {
    let keep = UIButton(type: .system)
    private(set) var keeps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "documentView"
        keep.setTitle("Keep a copy", for: .normal)
        keep.addTarget(self, action: DocumentScreen.kept, for: .touchUpInside)
        keep.placed("keepButton", CGRect(x: 20, y: 740, width: 160, height: 44), in: view)
    }
    func ask() {
        let question = UIAlertController(title: "Throw away?", message: "It can't be undone.", preferredStyle: .alert)
        question.addAction(UIAlertAction(title: "Throw away", style: .destructive, handler: nil))
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(question, animated: false)
    }
    func kept() { keeps += 1 }
}

/// Missed calls, each of which can be deleted after a confirmation.
private final class MissedCallScreen: UIViewController {
    let call = UIButton(type: .system)
    private(set) var calls = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "missedView"
        call.setTitle("Call back", for: .normal)
        call.addTarget(self, action: MissedCallScreen.calledBack, for: .touchUpInside)
        call.placed("callButton", CGRect(x: 20, y: 120, width: 200, height: 50), in: view)
    }
    func ask() {
        let question = UIAlertController(title: "Delete this call?", message: nil, preferredStyle: .actionSheet)
        question.addAction(UIAlertAction(title: "Delete", style: .destructive, handler: nil))
        question.addAction(UIAlertAction(title: "Cancel", style: .cancel, handler: nil))
        present(question, animated: false)
    }
    func calledBack() { calls += 1 }
}

/// Drawing tools, and a popover for the width of the brush.
private final class DrawingToolsScreen: UIViewController, UIPopoverPresentationControllerDelegate {
    let tools = UIView(frame: CGRect(x: 0, y: 560, width: 390, height: 60))
    let brush = UIButton(type: .system)
    let eraser = UIButton(type: .system)
    let widths = UIViewController()
    private(set) var erasures = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "drawingView"
        brush.setTitle("Brush", for: .normal)
        brush.placed("brushButton", CGRect(x: 20, y: 120, width: 80, height: 44), in: view)
        tools.placed("drawingTools", tools.frame, in: view)
        eraser.setTitle("Eraser", for: .normal)
        eraser.addTarget(self, action: DrawingToolsScreen.erased, for: .touchUpInside)
        eraser.placed("eraserButton", CGRect(x: 290, y: 8, width: 80, height: 44), in: tools)
    }
    func showWidths(letsToolsThrough: Bool) {
        widths.modalPresentationStyle = .popover
        widths.preferredContentSize = CGSize(width: 200, height: 120)
        let popover = widths.popoverPresentationController
        popover?.sourceView = brush
        popover?.sourceRect = brush.bounds
        popover?.delegate = self
        if letsToolsThrough { popover?.passthroughViews = [tools] }
        present(widths, animated: false)
    }
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle { .none }
    func erased() { erasures += 1 }
}

/// A table of plants with a search field.
private final class PlantsScreen: UIViewController, UITableViewDataSource, UITableViewDelegate {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    let finder = UISearchController(searchResultsController: nil)
    private(set) var opened: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        table.rowHeight = 60
        table.dataSource = self
        table.delegate = self
        table.accessibilityIdentifier = "plantTable"
        view.addSubview(table)
        navigationItem.searchController = finder
        definesPresentationContext = true
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.accessibilityIdentifier = "plant\(indexPath.row)"
        return cell
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { opened.append(indexPath.row) }
}

extension Fault {
    /// Presented view controllers and transitions in front of the wanted view.
    static let presentations: [Fault] = [
        Fault(
            name: "log-in-presented-over-the-feed",
            question: "Deep link: my UI test taps Like in the feed, no like is counted",
            batch: .first
        ) { app in
            let feed = FeedScreen()
            _ = app.makeWindow(root: feed)
            let logIn = UIViewController()
            logIn.view.accessibilityIdentifier = "logInSheet"
            return InjectedFault(
                wanted: .event(feed.like, .touchUpInside),
                expected: .cause(
                    about: [],
                    says: [
                        ["logInSheet", "PresentationContainer", "presented", "presentation"],
                        ["cover", "in front", "on top", "above", "over"],
                    ], never: ["is hidden"]),
                input: {
                    app.settle()
                    feed.present(logIn, animated: false)
                    app.settle()
                    app.fingerTap(at: feed.like)
                },
                afterwards: {
                    logIn.dismiss(animated: false)
                    app.settle()
                })
        },
        Fault(
            name: "button-beside-an-alert",
            question:
                "While my question is on the screen, Keep a copy is seen at the bottom, well below it. Why is it dead?",
            batch: .ninth
        ) { app in
            let screen = DocumentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.keep),
                expected: .cause(
                    about: [], says: [["alert", "Throw away?"]],
                    never: ["is disabled", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 762))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
        // A touch beside an action sheet cancels it.
        Fault(
            name: "call-back-beside-a-question",
            question:
                "With my question at the bottom, I tap Call back at the top, far away from it. The question "
                + "goes, and no call is made.",
            batch: .tenth
        ) { app in
            let screen = MissedCallScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.call),
                expected: .cause(
                    about: [], says: [["sheet", "actions", "dismiss", "Delete this call?", "present", "cancel"]],
                    never: ["is disabled", "no target", "is hidden"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 145))
                    app.advance(by: 1)
                },
                afterwards: { screen.call.isEnabled = false })
        },
        // A touch outside a popover only dismisses it.
        Fault(
            name: "eraser-while-widths-are-open",
            question: "With the widths of the brush open, the first tap on Eraser does nothing but to close them.",
            batch: .ninth
        ) { app in
            let screen = DrawingToolsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showWidths(letsToolsThrough: false)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.eraser),
                expected: .cause(
                    about: [], says: [["popover", "dismiss", "passthrough"]],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 590))
                    app.advance(by: 1)
                },
                afterwards: { screen.eraser.isEnabled = false })
        },
        // obscuresBackgroundDuringPresentation is true by default.
        Fault(
            name: "plants-in-the-dark-while-one-looks-for-them",
            question: "As soon as the field for searching is active, my rows become dark, and no tap opens one.",
            batch: .ninth
        ) { app in
            let screen = PlantsScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            screen.finder.isActive = true
            app.advance(by: 1)
            let cell = screen.table.cellForRow(at: IndexPath(row: 3, section: 0))!
            return InjectedFault(
                wanted: .view(cell),
                expected: .cause(
                    about: [], says: [["search", "shade", "dimm", "obscure"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "outside"]),
                input: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: cell))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // The passthroughViews and their subviews receive touches as if there were no popover.
        Fault(
            name: "fine-tools-beside-an-open-popover",
            question:
                "My tools stand in passthroughViews. Does a tap on a button in them arrive while the popover is open?",
            batch: .ninth
        ) { app in
            let screen = DrawingToolsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showWidths(letsToolsThrough: true)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.eraser),
                expected: .noFault,
                input: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 590))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.eraser.isEnabled = false })
        },
    ]
}
