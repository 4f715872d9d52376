import TouchstoneTesting
import UIKit

// Views that are seen and not touched, and recognizers that wait or stand elsewhere: the first half.

private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "gets it first", "takes it first",
]
private let sizeless = ["no size", "no height", "no width", "size", "empty", "zero", "×0"]

/// A shop that is shown for the first time: all is dark but for a hole, where one should tap.
private final class TourScreen: UIViewController {
    let start = UIButton(type: .system)
    let shade = UIView()
    private(set) var starts = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tourView"
        start.setTitle("Start", for: .normal)
        start.addTarget(self, action: TourScreen.started, for: .touchUpInside)
        start.placed("startButton", CGRect(x: 145, y: 400, width: 100, height: 50), in: view)
    }
    func explain(in window: UIWindow) {
        shade.backgroundColor = UIColor(white: 0, alpha: 0.7)
        shade.placed("tourShade", window.bounds, in: window)
        let path = UIBezierPath(rect: shade.bounds)
        path.append(UIBezierPath(ovalIn: CGRect(x: 105, y: 335, width: 180, height: 180)))
        let hole = CAShapeLayer()
        hole.path = path.cgPath
        hole.fillRule = .evenOdd
        shade.layer.mask = hole
    }
    func started() { starts += 1 }
}

/// Filters in a stack. Those that nobody needs are hidden; the button that brings them back lies on the stack itself.
private final class FilterStackScreen: UIViewController {
    let stack = UIStackView()
    let rows = [UILabel(), UILabel()]
    let all = UIButton(type: .system)
    private(set) var shown = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "filterView"
        stack.axis = .vertical
        stack.accessibilityIdentifier = "filterStack"
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        for (number, row) in rows.enumerated() {
            row.text = "Filter \(number)"
            row.accessibilityIdentifier = "filterRow\(number)"
            stack.addArrangedSubview(row)
        }
        all.setTitle("All filters", for: .normal)
        all.addTarget(self, action: FilterStackScreen.shows, for: .touchUpInside)
        all.placed("allFilters", CGRect(x: 230, y: 0, width: 120, height: 44), in: stack)
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.topAnchor, constant: 200),
            stack.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            stack.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -20),
        ])
    }
    func hideRows() { rows.forEach { $0.isHidden = true } }
    func shows() { shown += 1 }
}

/// Collects what is scribbled, for a letter to be read from it. It never says that it was none.
private final class ScribbleRecognizer: UIGestureRecognizer {
    private var points: [CGPoint] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        points = touches.map { $0.location(in: view) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        points += touches.map { $0.location(in: view) }
        if points.count > 60 { state = .recognized }
    }
}

private final class SlateScreen: UIViewController {
    let slate = UIView()
    lazy var clear = UITapGestureRecognizer(target: self, action: SlateScreen.clears)
    lazy var scribble = ScribbleRecognizer(target: self, action: SlateScreen.reads)
    private(set) var clearings = 0
    private(set) var letters = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        slate.placed("slate", CGRect(x: 20, y: 200, width: 350, height: 350), in: view)
        clear.name = "clearTap"
        scribble.name = "scribble"
        slate.addGestureRecognizer(scribble)
        slate.addGestureRecognizer(clear)
        clear.require(toFail: scribble)
    }
    func clears() { clearings += 1 }
    func reads() { letters += 1 }
}

/// Two tiles in a child controller, and one tap for both of them.
private final class TilePairScreen: UIViewController {
    let left = UIView()
    let right = UIView()
    lazy var tap = UITapGestureRecognizer(target: self, action: TilePairScreen.tapped)
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "tilePair"
        left.placed("leftTile", CGRect(x: 20, y: 20, width: 160, height: 160), in: view)
        right.placed("rightTile", CGRect(x: 210, y: 20, width: 160, height: 160), in: view)
        tap.name = "tileTap"
        for tile in [left, right] { tile.addGestureRecognizer(tap) }
    }
    func tapped() { taps += 1 }
}

private final class HomeWithTilesScreen: UIViewController {
    let pair = TilePairScreen()

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(pair)
        pair.view.frame = CGRect(x: 0, y: 300, width: 390, height: 200)
        view.addSubview(pair.view)
        pair.didMove(toParent: self)
    }
}

/// A fan of buttons that unfolds out of nothing, in a tray that fades. It was told to be shown, and only half of it was.
private final class FanScreen: UIViewController {
    let tray = UIView()
    let fan = UIView()
    let camera = UIButton(type: .system)
    private(set) var photos = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "fanScreen"
        tray.placed("fanTray", CGRect(x: 200, y: 500, width: 180, height: 300), in: view)
        fan.placed("fan", CGRect(x: 0, y: 0, width: 180, height: 300), in: tray)
        camera.setTitle("Camera", for: .normal)
        camera.addTarget(self, action: FanScreen.photographs, for: .touchUpInside)
        camera.placed("cameraButton", CGRect(x: 20, y: 20, width: 140, height: 44), in: fan)
        tray.alpha = 0.01
        fan.transform = CGAffineTransform(scaleX: 0, y: 0)
    }
    func unfold() { tray.isHidden = false }
    func photographs() { photos += 1 }
}

/// Tiles that can be put into another order, by a press that is long enough.
private final class OrderedTilesScreen: UIViewController, UICollectionViewDataSource {
    private(set) var grid: UICollectionView!
    lazy var press = UILongPressGestureRecognizer(target: self, action: OrderedTilesScreen.moves)
    private(set) var moved = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 110, height: 110)
        grid = UICollectionView(frame: CGRect(x: 0, y: 100, width: 390, height: 744), collectionViewLayout: layout)
        grid.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
        grid.dataSource = self
        grid.placed("tileGrid", grid.frame, in: view)
        press.minimumPressDuration = 2
        press.name = "movePress"
        grid.addGestureRecognizer(press)
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 12 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    }
    func moves() { moved += 1 }
}

extension Fault {
    /// What must be among the causes: "code: name". "a|b" is one of them; "then …" may come only when the first is
    /// mended.
    static let tenthViewsCauses: [String: [String]] = [
        "start-in-the-hole-of-a-shade": ["covered: tourShade"],
        "button-on-a-stack-of-hidden-rows": ["no-size: filterStack"],
        "tap-that-waits-for-a-scribble": ["waits: scribble"],
        "one-tap-for-two-tiles": ["not-attached: rightTile|tileTap"],
        "fan-that-is-unfolded-by-half": ["alpha: fanTray", "then singular-transform: fan"],
        "tile-pressed-for-a-second": ["recognizer-failed: movePress"],
    ]

    static let tenthViews: [Fault] = [
        // A mask is for drawing. The shade is touched where it is not drawn, too.
        Fault(
            name: "start-in-the-hole-of-a-shade",
            question:
                "For my tour all is dark but for a round hole over Start, cut by a mask. Start is bright, and "
                    + "it can't be tapped."
        ) { app in
            let screen = TourScreen()
            let window = app.makeWindow(root: screen)
            app.settle()
            screen.explain(in: window)
            app.settle()
            return InjectedFault(
                wanted: .view(screen.start),
                truth: Truth(
                    about: ["tourShade"], says: [covering],
                    never: ["is disabled", "no target", "is hidden", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 425))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.shade.removeFromSuperview() })
        },
        // Both rows are hidden, so the stack is 350 points wide and of no height.
        Fault(
            name: "button-on-a-stack-of-hidden-rows",
            question:
                "When all filters are hidden, the button that shows them again can't be pressed. It is still "
                    + "drawn as before."
        ) { app in
            let screen = FilterStackScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.hideRows()
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .view(screen.all),
                truth: Truth(
                    about: ["filterStack"], says: [sizeless],
                    never: ["is disabled", "no target", "covered by", "allFilters is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 310, y: 222))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.all.isEnabled = false })
        },
        // It neither recognizes nor fails, and who waits for it waits forever.
        Fault(
            name: "tap-that-waits-for-a-scribble",
            question:
                "A tap should clear the slate, unless somebody is scribbling, so it requires my own recognizer "
                    + "to fail. It never comes."
        ) { app in
            let screen = SlateScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.clear),
                truth: Truth(
                    about: ["scribble"], says: [["wait", "fail"]],
                    never: ["is disabled", "covered by", "no target"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 375))
                    app.advance(by: 1.5)
                },
                afterwards: { screen.scribble.isEnabled = false })
        },
        // A recognizer has one view. It went from the left tile to the right one.
        Fault(
            name: "one-tap-for-two-tiles",
            question:
                "I add my tap to both tiles in a loop. The right one reacts, the left one does not, though they "
                    + "are made alike."
        ) { app in
            let screen = HomeWithTilesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.pair.tap),
                truth: Truth(
                    about: ["rightTile"], says: [["attached", "belongs", "on another", "only one", "is on", "added"]],
                    never: ["is disabled", "no target", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 400))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.pair.left.addGestureRecognizer(screen.pair.tap) })
        },
        // Two at once: the tray is as good as clear, and the fan in it has been scaled to nothing.
        Fault(
            name: "fan-that-is-unfolded-by-half",
            question:
                "I unfold my fan by isHidden = false. In a UI test the camera's button exists, has its title, "
                    + "and can't be hit."
        ) { app in
            let screen = FanScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.unfold()
            app.settle()
            return InjectedFault(
                wanted: .view(screen.camera),
                truth: Truth(
                    about: [], says: [["alpha", "scale", "transform", "singular", "invert"]],
                    never: ["is disabled", "no target", "is hidden", "covered by"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 290, y: 542))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.camera.isEnabled = false })
        },
        // Two seconds are asked for, and one is given.
        Fault(
            name: "tile-pressed-for-a-second",
            question:
                "I hold a tile for a good second to move it. Nothing happens. The recognizer is on, and on the "
                    + "collection."
        ) { app in
            let screen = OrderedTilesScreen()
            _ = app.makeWindow(root: screen)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(screen.press),
                truth: Truth(
                    about: ["movePress"], says: [["minimumPressDuration", "too short", "too early", "lifted", "2 s"]],
                    never: ["is disabled", "covered by", "no target", "delegate"]),
                fingers: {
                    app.settle()
                    app.fingerLongPress(at: CGPoint(x: 60, y: 160), duration: 1.1)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.press.isEnabled = false })
        },
    ]
}
