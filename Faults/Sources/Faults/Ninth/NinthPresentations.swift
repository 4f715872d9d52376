import TouchstoneTesting
import UIKit

// What is presented, what is left of it, and what is inside of controllers: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let sizeless = ["no size", "no height", "no width", "size", "empty", "zero", "×0"]
private let gone = [
    "died", "dead", "dealloc", "is gone", "no longer", "not alive", "alive any more", "released", "does not exist",
]

/// A map with a button, and places that are presented over its lower half.
private final class MapAndPlacesScreen: UIViewController {
    let locate = UIButton(type: .system)
    let places = PlaceListScreen()
    private(set) var fixes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "mapView"
        locate.setTitle("Locate", for: .normal)
        locate.addTarget(self, action: MapAndPlacesScreen.located, for: .touchUpInside)
        locate.placed("locateButton", CGRect(x: 300, y: 120, width: 70, height: 44), in: view)
    }
    func showPlaces() {
        places.modalPresentationStyle = .pageSheet
        places.sheetPresentationController?.detents = [.medium(), .large()]
        present(places, animated: false)
    }
    func located() { fixes += 1 }
}

/// More places than are seen at once.
private final class PlaceListScreen: UIViewController {
    let list = UIScrollView()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "placesView"
        list.contentSize = CGSize(width: 390, height: 2400)
        list.alwaysBounceVertical = true
        list.accessibilityIdentifier = "placeList"
        view.addSubview(list)
    }
    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        list.frame = view.bounds
    }
}

/// A document, and the question whether to throw it away.
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

/// Tools to draw with, and a little panel for the brush's width that comes out of its button.
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

/// A panel at the bottom, over a shade that closes it by a tap. The shade is put behind the container.
private final class FilterPresentation: UIPresentationController {
    let shade = UIView()

    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: room.height - 300, width: room.width, height: 300)
    }
    override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, let room = container.superview else { return }
        shade.frame = room.bounds
        shade.accessibilityIdentifier = "filterShade"
        shade.backgroundColor = UIColor(white: 0, alpha: 0.4)
        shade.addGestureRecognizer(UITapGestureRecognizer(target: self, action: FilterPresentation.close))
        room.insertSubview(shade, belowSubview: container)
    }
    override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        shade.backgroundColor = .clear
    }
    func close() { presentedViewController.dismiss(animated: true) }
}

/// The lower half of the screen, and the presenter is not needed meanwhile, somebody thought.
private final class HalfPresentation: UIPresentationController {
    override var shouldRemovePresentersView: Bool { true }
    override var frameOfPresentedViewInContainerView: CGRect {
        guard let room = containerView?.bounds else { return .zero }
        return CGRect(x: 0, y: room.height / 2, width: room.width, height: room.height / 2)
    }
}

/// A shop that presents what filters it in one of the two ways above.
private final class FilteredShopScreen: UIViewController, UIViewControllerTransitioningDelegate {
    let buy = UIButton(type: .system)
    let filters = UIViewController()
    var isHalf = false
    private(set) var sales = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "shopView"
        buy.setTitle("Buy", for: .normal)
        buy.addTarget(self, action: FilteredShopScreen.bought, for: .touchUpInside)
        buy.placed("buyButton", CGRect(x: 20, y: 200, width: 120, height: 44), in: view)
    }
    func showFilters() {
        filters.modalPresentationStyle = .custom
        filters.transitioningDelegate = self
        present(filters, animated: false)
    }
    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        isHalf
            ? HalfPresentation(presentedViewController: presented, presenting: presenting)
            : FilterPresentation(presentedViewController: presented, presenting: presenting)
    }
    func bought() { sales += 1 }
}

/// What is on offer, with a button, made by constraints in its holder, of which two are missing.
private final class OfferScreen: UIViewController {
    let take = UIButton(type: .system)
    private(set) var takes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "offerView"
        take.setTitle("Take it", for: .normal)
        take.addTarget(self, action: OfferScreen.taken, for: .touchUpInside)
        take.placed("takeButton", CGRect(x: 16, y: 16, width: 150, height: 44), in: view)
    }
    func taken() { takes += 1 }
}

private final class HomeWithOfferScreen: UIViewController {
    let holder = UIView(frame: CGRect(x: 20, y: 200, width: 350, height: 200))
    let offer = OfferScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        holder.placed("offerHolder", holder.frame, in: view)
        addChild(offer)
        offer.view.translatesAutoresizingMaskIntoConstraints = false
        holder.addSubview(offer.view)
        NSLayoutConstraint.activate([
            offer.view.leadingAnchor.constraint(equalTo: holder.leadingAnchor),
            offer.view.topAnchor.constraint(equalTo: holder.topAnchor),
        ])
        offer.didMove(toParent: self)
    }
}

/// Stars to give. Its controller does the counting.
private final class RatingScreen: UIViewController {
    let give = UIButton(type: .system)
    private(set) var given = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "ratingView"
        give.setTitle("Five stars", for: .normal)
        give.addTarget(self, action: RatingScreen.gave, for: .touchUpInside)
        give.placed("giveButton", CGRect(x: 20, y: 10, width: 150, height: 44), in: view)
    }
    func gave() { given += 1 }
}

/// Takes the view, and not the controller.
private final class EpisodeScreen: UIViewController {
    private(set) var give: UIButton?

    override func viewDidLoad() {
        super.viewDidLoad()
        let rating = RatingScreen()
        rating.view.frame = CGRect(x: 0, y: 300, width: 390, height: 64)
        view.addSubview(rating.view)
        give = rating.give
    }
}

/// Plants in rows, and a field to search among them.
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
    static let ninthPresentations: [Fault] = [
        // Without largestUndimmedDetentIdentifier what is behind is dimmed, and a touch there only dismisses.
        Fault(
            name: "map-behind-a-half-high-list-of-places",
            question:
                "My list of places is half as high as the screen. Above it the map can be seen, but Locate only shuts the list."
        ) { app in
            let screen = MapAndPlacesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showPlaces()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.locate),
                truth: Truth(
                    about: [], says: [["sheet", "dimm", "dismiss", "present"]],
                    never: ["is disabled", "no target", "outside of mapView", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 335, y: 142))
                    app.advance(by: 1)
                },
                afterwards: { screen.locate.isEnabled = false })
        },
        // As long as it can grow, a drag up in its list makes it grow.
        Fault(
            name: "list-that-grows-instead-of-scrolling",
            question:
                "In the half-high list of places I can't scroll down. All of it comes up instead. How do I turn that off?"
        ) { app in
            let screen = MapAndPlacesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showPlaces()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .recognizer(screen.places.list.panGestureRecognizer),
                truth: Truth(
                    about: [], says: [["sheet", "detent"]],
                    never: ["is disabled", "isScrollEnabled", "fits", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 720), to: CGPoint(x: 195, y: 560), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.places.list.isScrollEnabled = false })
        },
        Fault(
            name: "button-beside-an-alert",
            question:
                "While my question is on the screen, Keep a copy is seen at the bottom, well below it. Why is it dead?"
        ) { app in
            let screen = DocumentScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.ask()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.keep),
                truth: Truth(
                    about: [], says: [["alert", "Throw away?"]],
                    never: ["is disabled", "no target", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 762))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
        // Outside of a popover a touch only dismisses it.
        Fault(
            name: "eraser-while-widths-are-open",
            question: "With the widths of the brush open, the first tap on Eraser does nothing but to close them."
        ) { app in
            let screen = DrawingToolsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showWidths(letsToolsThrough: false)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.eraser),
                truth: Truth(
                    about: [], says: [["popover", "dismiss", "passthrough"]],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 590))
                    app.advance(by: 1)
                },
                afterwards: { screen.eraser.isEnabled = false })
        },
        // The container goes by itself, with all that is in it; the shade was not in it.
        Fault(
            name: "shade-that-outlives-its-panel",
            question:
                "My filters come up over a shade that closes them. After they have gone, the shop behind does not react."
        ) { app in
            let screen = FilteredShopScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showFilters()
            app.advance(by: 1)
            screen.dismiss(animated: false)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.buy),
                truth: Truth(
                    about: ["filterShade"], says: [covering],
                    never: ["is disabled", "no target", "under way", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.buy.isEnabled = false })
        },
        // The presenter's view is taken out of the window, though half of it could be seen.
        Fault(
            name: "shop-taken-away-under-half-a-panel",
            question:
                "My panel covers the lower half. Above, the shop should stay and be used, as Buy at the top. It can't be."
        ) { app in
            let screen = FilteredShopScreen()
            screen.isHalf = true
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showFilters()
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.buy),
                truth: Truth(
                    about: [],
                    says: [
                        [
                            "no window", "not in a window", "not in any window", "in no window", "not on the screen",
                            "shouldRemovePresentersView", "removed", "taken", "present",
                        ]
                    ],
                    never: ["is disabled", "no target", "is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 80, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.buy.isEnabled = false })
        },
        // Leading and top say where, not how large.
        Fault(
            name: "offer-with-half-its-constraints",
            question:
                "My child controller's view is where it belongs, I see its button, and the button can't be pressed."
        ) { app in
            let screen = HomeWithOfferScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.offer.take),
                truth: Truth(
                    about: ["offerView"], says: [sizeless],
                    never: ["is disabled", "is hidden", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 110, y: 238))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.offer.take.isEnabled = false })
        },
        // Nobody held the controller, and a control does not hold its target.
        Fault(
            name: "controller-of-which-only-the-view-was-kept",
            question:
                "The button turns grey while I press it, so it gets the tap. The method of its controller is never called."
        ) { app in
            let screen = EpisodeScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.give!, .touchUpInside),
                truth: Truth(
                    about: [], says: [gone],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 95, y: 332))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.give?.isEnabled = false })
        },
        // obscuresBackgroundDuringPresentation is true unless one says otherwise.
        Fault(
            name: "plants-in-the-dark-while-one-looks-for-them",
            question: "As soon as the field for searching is active, my rows become dark, and no tap opens one."
        ) { app in
            let screen = PlantsScreen()
            _ = app.makeWindow(root: UINavigationController(rootViewController: screen))
            app.settle()
            screen.finder.isActive = true
            app.advance(by: 1)
            let cell = screen.table.cellForRow(at: IndexPath(row: 3, section: 0))!
            return InjectedFault(
                wanted: .view(cell),
                truth: Truth(
                    about: [], says: [["search", "shade", "dimm", "obscure"]],
                    never: ["is disabled", "allowsSelection", "shouldHighlight", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: app.middle(of: cell))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.table.allowsSelection = false })
        },
        // What stands among passthroughViews is touched as if there were no popover, and what is in it, too.
        Fault(
            name: "fine-tools-beside-an-open-popover",
            question:
                "My tools stand in passthroughViews. Does a tap on a button in them arrive while the popover is open?"
        ) { app in
            let screen = DrawingToolsScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.showWidths(letsToolsThrough: true)
            app.advance(by: 1)
            return InjectedFault(
                wanted: .view(screen.eraser),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 330, y: 590))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.eraser.isEnabled = false })
        },
    ]
}
