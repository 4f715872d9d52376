import TouchstoneTesting
import UIKit

// Where a view is seen, how large it is, what became of it since, and which gesture came before another.

private let winning = [
    "prevent", "first", "wins", "won", "keeps", "kept", "exclude", "simultaneous", "already", "deeper", "takes",
    "took", "began", "recognized",
]
private let waiting = ["wait", "require", "fail"]
private let beyond = [
    "outside", "not inside", "not in", "beyond", "out of", "not on", "misses", "above", "does not contain",
]
private let withoutSize = [
    "no size", "no height", "no width", "×0", "0×", "zero", "empty", "height 0", "width 0", "height is 0",
    "width is 0", "0 high", "0 wide", "0 points",
]

/// A button that Core Animation carries to the middle, where it stays.
private final class StartViewController: UIViewController {
    let start = UIButton.titled("Start", "startButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        start.placed("startButton", CGRect(x: 95, y: 700, width: 200, height: 50), in: view)
    }

    func rise() {
        let rise = CABasicAnimation(keyPath: "position.y")
        rise.fromValue = 725
        rise.toValue = 325
        rise.duration = 0.5
        rise.fillMode = .forwards
        rise.isRemovedOnCompletion = false
        start.layer.add(rise, forKey: "rise")
    }
}

/// A bar that is folded to nothing at first. What unfolds it adds a width, and leaves the other one as it is.
private final class FiltersViewController: UIViewController {
    let bar = UIView()
    let apply = UIButton.titled("Apply", "applyButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.accessibilityIdentifier = "filterBar"
        view.addSubview(bar)
        bar.addSubview(apply)
        for made in [bar, apply] { made.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            bar.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
            bar.topAnchor.constraint(equalTo: view.topAnchor, constant: 300),
            bar.heightAnchor.constraint(equalToConstant: 60),
            bar.widthAnchor.constraint(equalToConstant: 0),
            apply.leadingAnchor.constraint(equalTo: bar.leadingAnchor, constant: 8),
            apply.centerYAnchor.constraint(equalTo: bar.centerYAnchor),
            apply.widthAnchor.constraint(equalToConstant: 120),
            apply.heightAnchor.constraint(equalToConstant: 44),
        ])
    }

    func unfold() { bar.widthAnchor.constraint(equalToConstant: 300).isActive = true }
}

/// A round key that takes touches in its circle alone.
private final class RoundKey: UIControl {
    private var circle = UIBezierPath()

    override init(frame: CGRect) {
        super.init(frame: frame)
        circle = UIBezierPath(ovalIn: bounds)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { circle.contains(point) }
}

private final class DialerViewController: UIViewController {
    let key = RoundKey()
    private(set) var digits = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        key.addTarget(self, action: DialerViewController.dialled, for: .touchUpInside)
        key.placed("roundKey", CGRect(x: 155, y: 400, width: 80, height: 80), in: view)
    }

    func dialled() { digits += 1 }
}

/// Tools that fade away while one draws.
private final class DrawingViewController: UIViewController {
    let tools = UIView(frame: CGRect(x: 0, y: 700, width: 390, height: 100))
    let undo = UIButton.titled("Undo", "undoButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(tools.placed("toolPanel", tools.frame))
        undo.placed("undoButton", CGRect(x: 20, y: 25, width: 100, height: 50), in: tools)
    }

    func hide() {
        UIView.animate(withDuration: 0.3) { [tools] in
            tools.alpha = 0
        } completion: { [tools] _ in
            tools.isHidden = true
        }
    }
    func show() {
        tools.isHidden = false
        tools.alpha = 1
    }
}

/// Does not begin where somebody only taps.
private final class DialPan: UIPanGestureRecognizer {
    override func shouldRequireFailure(of otherGestureRecognizer: UIGestureRecognizer) -> Bool {
        otherGestureRecognizer is UITapGestureRecognizer
    }
}

private final class RadioViewController: UIViewController {
    let dial = UIView(frame: CGRect(x: 95, y: 300, width: 200, height: 200))
    lazy var turn = DialPan(target: self, action: RadioViewController.turned)
    lazy var select = UITapGestureRecognizer(target: self, action: RadioViewController.selected)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(dial.placed("radioDial", dial.frame))
        turn.name = "dialPan"
        dial.addGestureRecognizer(turn)
        select.name = "selectTap"
        dial.addGestureRecognizer(select)
    }

    func turned() { log.append("turn") }
    func selected() { log.append("select") }
}

/// Draws a line after a finger.
private final class Slate: UIView {
    private(set) var points: [CGPoint] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { points = [] }
    private func note(_ touches: Set<UITouch>) { points += touches.map { $0.location(in: self) } }
}

/// Two buttons of twenty points in a bar of sixty. They are in the middle of it.
private final class EditorViewController: UIViewController {
    let bar = UIStackView(frame: CGRect(x: 20, y: 600, width: 350, height: 60))
    let save = UIButton.titled("Save", "saveButton")
    let discard = UIButton.titled("Discard", "discardButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.alignment = .center
        bar.distribution = .fillEqually
        view.addSubview(bar.placed("editorBar", bar.frame))
        for button in [save, discard] {
            bar.addArrangedSubview(button)
            button.heightAnchor.constraint(equalToConstant: 20).isActive = true
        }
    }
}

/// Photos side by side, as wide as the screen.
private final class GalleryViewController: UIViewController {
    let pager = UIScrollView(frame: CGRect(x: 0, y: 100, width: 390, height: 700))

    override func viewDidLoad() {
        super.viewDidLoad()
        pager.isPagingEnabled = true
        pager.contentSize = CGSize(width: 1170, height: 700)
        view.addSubview(pager.placed("galleryPager", pager.frame))
    }
}

/// Opens what a row shows.
private final class RowPresenter {
    private(set) var openings = 0
    func open() { openings += 1 }
}

/// A row that gets another presenter whenever it is used again, and adds its target once.
private final class ContactRow: UIView {
    let tap = UITapGestureRecognizer()
    private var presenter: RowPresenter?
    private var isBound = false

    func show(_ presenter: RowPresenter) {
        if !isBound {
            isBound = true
            tap.name = "contactTap"
            tap.addTarget(presenter, action: RowPresenter.open)
            addGestureRecognizer(tap)
        }
        self.presenter = presenter
    }
}

/// Follows the finger to say how far the sheet is to come.
private final class GrabBar: UIView {
    private(set) var way: CGFloat = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { way = 0 }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        way += touch.location(in: nil).y - touch.previousLocation(in: nil).y
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { way = 0 }
}

private final class QueueViewController: UIViewController {
    let sheet = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 544))
    let bar = GrabBar(frame: CGRect(x: 145, y: 0, width: 100, height: 40))
    lazy var close = UISwipeGestureRecognizer(target: self, action: QueueViewController.closed)
    private(set) var closings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(sheet.placed("queueSheet", sheet.frame))
        bar.placed("grabBar", bar.frame, in: sheet)
        close.name = "closeSwipe"
        close.direction = .down
        sheet.addGestureRecognizer(close)
    }

    func closed() { closings += 1 }
}

extension Fault {
    static let layersAndLateChanges: [Fault] = [
        // An animation of a layer leaves the model where it is (HT-25): y 700…750. It is seen at y 300…350.
        Fault(
            name: "button-carried-by-core-animation",
            question: "My start button rises to the middle and stays there. It can't be tapped; nothing moves any more."
        ) { app in
            let screen = StartViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.start, .touchUpInside),
                truth: Truth(
                    about: ["startButton"],
                    says: [beyond + ["seen", "anim", "presentation", "drawn", "shown", "model"]],
                    never: ["is disabled", "no target", "covered by", "is hidden", "allowUserInteraction"]),
                fingers: {
                    app.settle()
                    screen.rise()
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 195, y: 325))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.start.layer.removeAllAnimations() })
        },
        // Two widths contradict each other, and the later one is broken.
        Fault(
            name: "second-width-beside-the-first",
            question: "My filters unfold by a width of 300. I see Apply, and a tap on it does nothing."
        ) { app in
            let screen = FiltersViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.unfold()
            return InjectedFault(
                wanted: .event(screen.apply, .touchUpInside),
                truth: Truth(
                    about: ["filterBar"], says: [withoutSize],
                    never: ["is disabled", "no target", "covered by", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.apply)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bar.isHidden = true })
        },
        // The circle was made as the key had no size.
        Fault(
            name: "circle-made-before-the-layout",
            question: "My round key does not react in its middle, nor anywhere. Its frame is 80 by 80, as I print it."
        ) { app in
            let screen = DialerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.key, .touchUpInside),
                truth: Truth(
                    about: [], says: [["roundKey", "RoundKey"], ["point(inside"]],
                    never: ["is disabled", "no target", "covered by", "is hidden", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.key)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.key.isEnabled = false })
        },
        Fault(
            name: "hidden-by-a-completion-that-came-late",
            question: "If the tools are shown again while they fade, a UI test taps Undo a second later in vain."
        ) { app in
            let screen = DrawingViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.undo, .touchUpInside),
                truth: Truth(
                    about: ["toolPanel"], says: [["hidden"]],
                    never: ["is disabled", "no target", "covered by", "alpha", "outside"]),
                fingers: {
                    app.settle()
                    screen.hide()
                    app.advance(by: 0.1)
                    screen.show()
                    app.advance(by: 1)
                    app.fingerTap(at: screen.undo)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.tools.isHidden = false })
        },
        // A tap may move by 45 points (G-52); this one has moved by 40, and is recognized at the lift.
        Fault(
            name: "short-drag-that-is-a-tap-still",
            question: "My dial turns by long drags alone. For a short one it is selected instead."
        ) { app in
            let screen = RadioViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.turn),
                truth: Truth(
                    about: ["selectTap"], says: [waiting + winning],
                    never: ["is disabled", "no target", "covered by", "delegate refuses", "too short"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 220, y: 400), duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.dial.removeGestureRecognizer(screen.select) })
        },
        // A touch that was withheld remains so for its life (DL-13).
        Fault(
            name: "stroke-that-the-other-hand-goes-on-with",
            question: "I put the second finger down, lift the first one, and draw on with the second. Nothing is drawn."
        ) { app in
            let window = app.makeWindow()
            let slate = Slate().placed("slate", CGRect(x: 0, y: 100, width: 390, height: 600), in: window)
            return InjectedFault(
                wanted: .view(slate),
                truth: Truth(
                    about: ["slate"], says: [["isMultipleTouchEnabled", "multiple touch", "multipleTouch"]],
                    never: ["exclusive", "covered by", "is disabled", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerDown(1, at: CGPoint(x: 100, y: 300))
                    app.fingerMove(1, to: CGPoint(x: 150, y: 300), duration: 0.2)
                    app.fingerDown(2, at: CGPoint(x: 250, y: 300))
                    app.advance(by: 0.1)
                    app.fingerUp(1)
                    app.advance(by: 0.1)
                    app.fingerMove(2, to: CGPoint(x: 300, y: 400), duration: 0.3)
                    app.fingerUp(2)
                    app.advance(by: 0.3)
                },
                touch: 2,
                afterwards: { slate.isMultipleTouchEnabled = true })
        },
        // The bar: y 600…660. Save: y 620…640.
        Fault(
            name: "buttons-in-the-middle-of-a-high-bar",
            question: "My bar is 60 points high and full of buttons. At its upper edge Save does not react."
        ) { app in
            let screen = EditorViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.save, .touchUpInside),
                truth: Truth(
                    about: ["saveButton"], says: [beyond],
                    never: ["is disabled", "no target", "covered by", "is hidden", "no size"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 107, y: 606))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bar.isHidden = true })
        },
        // Both begin with the same movement, and the pager is deeper (G-20).
        Fault(
            name: "swipe-back-over-a-pager",
            question:
                "On iOS 18 one can't swipe back from my gallery, though it is at its first photo. Elsewhere one can."
        ) { app in
            app.application.behavior = .iOS18
            let screen = GalleryViewController()
            let navigation = UINavigationController(rootViewController: UIViewController())
            _ = app.makeWindow(root: navigation)
            app.settle()
            navigation.pushViewController(screen, animated: false)
            app.settle()
            return InjectedFault(
                wanted: .recognizer(navigation.interactivePopGestureRecognizer!),
                truth: Truth(
                    about: ["galleryPager"], says: [winning],
                    never: ["is disabled", "bar is hidden", "the root", "leftBarButtonItem", "too far in"]),
                fingers: {
                    app.fingerDrag(from: CGPoint(x: 3, y: 400), to: CGPoint(x: 330, y: 402), duration: 0.3)
                    app.advance(by: 1)
                },
                afterwards: { screen.pager.isScrollEnabled = false })
        },
        // Recognizers do not retain their targets, and the row has let go of the first presenter.
        Fault(
            name: "presenter-bound-once",
            question:
                "Contacts that are shown in a row that was used before do not open. The tap is there, with a target."
        ) { app in
            let window = app.makeWindow()
            let row = ContactRow().placed("contactRow", CGRect(x: 0, y: 300, width: 390, height: 60), in: window)
            row.show(RowPresenter())
            row.show(RowPresenter())
            return InjectedFault(
                wanted: .recognizer(row.tap),
                truth: Truth(
                    about: ["contactTap"],
                    says: [
                        [
                            "gone", "dealloc", "died", "dead", "no longer", "released", "not retained", "nobody holds",
                            "has gone",
                        ]
                    ],
                    never: ["is disabled", "covered by", "prevented", "not attached"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: row)
                    app.advance(by: 0.5)
                },
                afterwards: { row.isHidden = true })
        },
        // 160 points down in 0.3 s: a swipe, which takes the touch after 50 of them (G-55).
        Fault(
            name: "grab-bar-cut-off-by-a-swipe",
            question:
                "I measure in touchesMoved how far the grab bar is pulled. Fast pulls break off after some 50 points."
        ) { app in
            let screen = QueueViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .view(screen.bar),
                truth: Truth(
                    about: ["closeSwipe"], says: [["take", "took", "cancel", "recogni", "wins", "won", "keeps"]],
                    never: ["covered by", "outside", "is disabled", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 320), to: CGPoint(x: 195, y: 480), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sheet.removeGestureRecognizer(screen.close) })
        },
    ]
}
