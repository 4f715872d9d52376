import TouchstoneTesting
import UIKit

// Bars and what stands under them, the way back, and what scrolls and is chosen: the second half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let sizeless = ["no size", "no height", "no width", "size", "empty", "zero", "×0"]

/// A book with a button below its bar. The bar has got a line about what to do here.
private final class BookScreen: UIViewController {
    let mark = UIButton(type: .system)
    private(set) var marks = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "bookView"
        title = "Chapter one"
        navigationItem.prompt = "Tap the corner to mark a page"
        mark.setTitle("Mark", for: .normal)
        mark.addTarget(self, action: BookScreen.marked, for: .touchUpInside)
        mark.placed("markButton", CGRect(x: 290, y: 48, width: 90, height: 24), in: view)
    }
    func marked() { marks += 1 }
}

/// Stories beside each other, from edge to edge, and a cross of its own in the bar.
private final class StoriesScreen: UIViewController {
    let strip = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
    let cross = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "storiesView"
        strip.contentSize = CGSize(width: 1560, height: 400)
        strip.placed("storyStrip", strip.frame, in: view)
        cross.setTitle("✕", for: .normal)
        cross.addTarget(self, action: StoriesScreen.closes, for: .touchUpInside)
        cross.placed("storyCross", CGRect(x: 0, y: 0, width: 44, height: 36))
        navigationItem.leftBarButtonItem = UIBarButtonItem(customView: cross)
        navigationItem.hidesBackButton = true
    }
    func closes() { _ = navigationController?.popViewController(animated: true) }
}

/// Photos beside each other. A swipe downwards should close them, as elsewhere.
private final class PhotosScreen: UIViewController {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    lazy var down = UISwipeGestureRecognizer(target: self, action: PhotosScreen.closes)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.placed("photoPager", pager.frame, in: view)
        pager.contentSize = CGSize(width: 1170, height: 844)
        pager.isPagingEnabled = true
        pager.alwaysBounceVertical = true
        down.direction = .down
        down.name = "closeSwipe"
        pager.addGestureRecognizer(down)
    }
    func closes() { closings += 1 }
}

/// A tile that follows the finger by its touch methods, to be turned like a knob.
private final class TurningTile: UIView {
    private(set) var turns = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { turns += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Tiles in a page that scrolls. Once the page took the tiles' touches away, and was told not to.
private final class TilesScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let tile = TurningTile()

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.placed("tileScroll", scroll.frame, in: view)
        scroll.contentSize = CGSize(width: 390, height: 2400)
        scroll.canCancelContentTouches = false
        tile.placed("turningTile", CGRect(x: 20, y: 300, width: 350, height: 350), in: scroll)
    }
}

/// A form in a scroll view, laid out by constraints. The content is as wide as the page, and how high?
private final class LongFormScreen: UIViewController {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))
    let content = UIView()
    let onward = UIButton(type: .system)
    private(set) var steps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        scroll.placed("formScroll", scroll.frame, in: view)
        content.accessibilityIdentifier = "formContent"
        content.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(content)
        onward.accessibilityIdentifier = "nextButton"
        onward.setTitle("Next", for: .normal)
        onward.translatesAutoresizingMaskIntoConstraints = false
        onward.addTarget(self, action: LongFormScreen.goesOn, for: .touchUpInside)
        content.addSubview(onward)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
            content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
            onward.topAnchor.constraint(equalTo: content.topAnchor, constant: 40),
            onward.leadingAnchor.constraint(equalTo: content.leadingAnchor, constant: 20),
            onward.widthAnchor.constraint(equalToConstant: 200),
            onward.heightAnchor.constraint(equalToConstant: 44),
        ])
    }
    func goesOn() { steps += 1 }
}

/// Rates, over a day or a year, chosen at the top of the table.
private final class RatesScreen: UIViewController, UITableViewDataSource {
    let table = UITableView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), style: .plain)
    let span = UISegmentedControl(items: ["Day", "Year"])
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let head = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
        span.selectedSegmentIndex = 0
        span.addTarget(self, action: RatesScreen.changed, for: .touchUpInside)
        span.placed("rangeSegments", CGRect(x: 45, y: 14, width: 300, height: 32), in: head)
        table.rowHeight = 60
        table.dataSource = self
        table.accessibilityIdentifier = "rateTable"
        table.tableHeaderView = head
        view.addSubview(table)
    }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 8 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
    func changed() { changes += 1 }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthBarsKeptCauses: [String: [String]] = [
        "mark-under-a-bar-with-a-prompt": ["covered: bookBar"],
        "way-back-beside-a-strip-of-stories": [
            "delegate-refuses|prevented: interactivePopGestureRecognizer|UINavigationController.edgeSwipe|storyStrip"
        ],
        "swipe-down-on-photos": ["prevented: photoPager"],
        "page-of-tiles-that-does-not-scroll": ["content-keeps-touch: turningTile|tileScroll"],
        "next-in-a-form-without-a-height": ["no-size: formContent"],
        "range-told-of-the-wrong-event": ["no-target: rangeSegments"],
    ]

    static let tenthBarsKept: [Fault] = [
        // The bar is 74 points high with a prompt. The button: y 48…72.
        Fault(
            name: "mark-under-a-bar-with-a-prompt",
            question:
                "Mark was well below the bar until I set the prompt that says how to use it. Now the prompt "
                    + "lies about it."
        ) { app in
            let screen = BookScreen()
            let navigation = UINavigationController(rootViewController: screen)
            navigation.navigationBar.accessibilityIdentifier = "bookBar"
            _ = app.makeWindow(root: navigation)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.mark),
                truth: Truth(
                    about: ["bookBar"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 335, y: 60))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.mark.isEnabled = false })
        },
        // Two at once: the item refuses the way back, and the strip would take the finger besides.
        Fault(
            name: "way-back-beside-a-strip-of-stories",
            question:
                "From my stories one can't swipe back, with the finger from the very edge. The strip bounces a "
                    + "little instead."
        ) { app in
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            let screen = StoriesScreen()
            navigation.pushViewController(screen, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: [],
                    says: [["leftBarButtonItem", "hidesBackButton", "back button", "delegate", "storyStrip"]],
                    never: ["is disabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 4, y: 400), to: CGPoint(x: 280, y: 402), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.navigationItem.leftBarButtonItem = nil })
        },
        // The pan of the same view needs 10 points, the swipe more.
        Fault(
            name: "swipe-down-on-photos",
            question:
                "I added a swipe down to my photos, to close them. They can be pulled down a bit and spring "
                    + "back; nothing closes."
        ) { app in
            let screen = PhotosScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.down),
                truth: Truth(
                    about: ["photoPager"], says: [["prevent", "won", "wins", "first", "took", "pan"]],
                    never: ["is disabled", "covered by", "no target", "numberOfTouches"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 300), to: CGPoint(x: 197, y: 560), duration: 0.15)
                    app.advance(by: 1)
                },
                afterwards: { screen.down.isEnabled = false })
        },
        // What the tile has been told of, it keeps.
        Fault(
            name: "page-of-tiles-that-does-not-scroll",
            question:
                "My page scrolls beside the tiles, and on a tile if one is quick. Who rests the finger on a "
                    + "tile first is stuck."
        ) { app in
            let screen = TilesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.scroll.panGestureRecognizer),
                truth: Truth(
                    about: [], says: [["canCancelContentTouches"]],
                    never: ["is disabled", "covered by", "isScrollEnabled", "fits"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.4)
                    app.fingerMove(to: CGPoint(x: 195, y: 320), duration: 0.3)
                    app.fingerUp()
                    app.advance(by: 1)
                },
                afterwards: { screen.scroll.isScrollEnabled = false })
        },
        // The button says where it is, and nobody says where the content ends.
        Fault(
            name: "next-in-a-form-without-a-height",
            question:
                "All four edges of my content view are tied to the scroll view, and its width. It is drawn "
                    + "right, Next is dead."
        ) { app in
            let screen = LongFormScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.onward),
                truth: Truth(
                    about: ["formContent"], says: [sizeless],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 120, y: 162))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.onward.isEnabled = false })
        },
        // Segments send valueChanged. The other event is a button's.
        Fault(
            name: "range-told-of-the-wrong-event",
            question:
                "The segments change when I tap them, so they get the touch. The method that I gave them is "
                    + "never called."
        ) { app in
            let screen = RatesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .event(screen.span, .touchUpInside),
                truth: Truth(
                    about: ["rangeSegments"], says: [["valueChanged", "does not send", "not sent", "by itself"]],
                    never: ["is disabled", "covered by", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 270, y: 130))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.span.isEnabled = false })
        },
    ]
}
