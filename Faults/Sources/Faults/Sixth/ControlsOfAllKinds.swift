import TouchstoneTesting
import UIKit

// Steppers, switches, page controls and controls of one's own; and what was to be enabled.

private let taking = ["take", "took", "cancel", "recogni", "wins", "won", "keeps"]
private let covering = [
    "cover", "in front", "on top", "above", "overlap", "answers first", "lies over", "over it", "before it",
]
private let beyond = [
    "outside", "not inside", "not in", "beyond", "out of", "not on", "misses", "beside", "right of", "does not contain",
]
private let isOff = ["isEnabled", "disabled", "not enabled", "switched off"]
private let byProgram = [
    "program", "by hand", "setOn", "set by", "sends nothing", "sendActions", "by code", "in code", "isOn", "by itself",
    "not by a touch", "not by a finger",
]

/// Guests, and whether it is quiet at night: the row of the switch flips it wherever it is tapped.
private final class HotelViewController: UIViewController {
    let guests = UIStepper(frame: CGRect(x: 95, y: 300, width: 200, height: 60))
    let row = UIView(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
    let night = UISwitch(frame: CGRect(x: 319, y: 15, width: 51, height: 31))
    lazy var flip = UITapGestureRecognizer(target: self, action: HotelViewController.flipped)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        guests.accessibilityIdentifier = "guestStepper"
        guests.value = 2
        guests.addTarget(self, action: HotelViewController.counted, for: .valueChanged)
        view.addSubview(guests)
        view.addSubview(row.placed("nightRow", row.frame))
        night.accessibilityIdentifier = "nightSwitch"
        night.addTarget(self, action: HotelViewController.saved, for: .valueChanged)
        row.addSubview(night)
        flip.name = "flipTap"
        row.addGestureRecognizer(flip)
    }

    func flipped() { night.setOn(!night.isOn, animated: true) }
    func counted() { log.append("count") }
    func saved() { log.append("save") }
}

/// A key that adds one. Two taps in quick succession would be one tap of a nervous finger, its author thought.
private final class PlusKey: UIControl {
    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        guard touch.tapCount == 1 else { return false }
        return super.beginTracking(touch, with: event)
    }
}

/// Two ends of a range. The thumb is moved by a pan; who has lifted the finger is told by touchUpInside.
private final class RangeControl: UIControl {
    let thumb = UIView(frame: CGRect(x: 40, y: 5, width: 40, height: 40))
    let move = UIPanGestureRecognizer()

    override init(frame: CGRect) {
        super.init(frame: frame)
        thumb.placed("rangeThumb", thumb.frame, in: self)
        move.name = "thumbPan"
        move.addTarget(self, action: RangeControl.moved)
        thumb.addGestureRecognizer(move)
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func moved(_ pan: UIPanGestureRecognizer) {
        thumb.center.x += pan.translation(in: self).x
        pan.setTranslation(.zero, in: self)
    }
}

private final class ShopViewController: UIViewController {
    let plus = PlusKey(frame: CGRect(x: 145, y: 200, width: 100, height: 60))
    let range = RangeControl(frame: CGRect(x: 45, y: 300, width: 300, height: 50))
    let submit = UIButton(type: .system)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        plus.addTarget(self, action: ShopViewController.added, for: .touchUpInside)
        plus.placed("plusKey", plus.frame, in: view)
        range.addTarget(self, action: ShopViewController.filtered, for: .touchUpInside)
        range.placed("priceRange", range.frame, in: view)
        submit.setTitle("Submit", for: .normal)
        submit.isEnabled = false
        submit.addTarget(self, action: ShopViewController.submitted, for: .touchUpInside)
        submit.placed("submitButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
    }

    func validated() { submit.isEnabled = true }
    func added() { log.append("add") }
    func filtered() { log.append("filter") }
    func submitted() { log.append("submit") }
}

/// Two fingers that land together.
private final class ChordGesture: UIGestureRecognizer {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard touches.count == 2 else {
            state = .failed
            return
        }
        state = .began
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
}

private final class PianoViewController: UIViewController {
    let keys = UIView(frame: CGRect(x: 0, y: 300, width: 390, height: 300))
    lazy var chord = ChordGesture(target: self, action: PianoViewController.played)
    private(set) var chords = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(keys.placed("pianoKeys", keys.frame))
        chord.name = "chordGesture"
        keys.addGestureRecognizer(chord)
    }

    func played() { chords += 1 }
}

/// An introduction in three pages. The dots are added last.
private final class WelcomeViewController: UIViewController {
    let skip = UIButton.titled("Skip", "skipButton")
    let dots = UIPageControl(frame: CGRect(x: 0, y: 700, width: 390, height: 100))

    override func viewDidLoad() {
        super.viewDidLoad()
        skip.placed("skipButton", CGRect(x: 290, y: 728, width: 80, height: 44), in: view)
        dots.numberOfPages = 3
        dots.placed("pageDots", dots.frame, in: view)
    }
}

/// A tap plays what there is. The observer of a property does not run for its first value.
private final class AlbumViewController: UIViewController {
    let cover = UIView(frame: CGRect(x: 45, y: 150, width: 300, height: 300))
    lazy var play = UITapGestureRecognizer(target: self, action: AlbumViewController.played)
    var songs = ["Waterloo Sunset"] {
        didSet { play.isEnabled = !songs.isEmpty }
    }
    private(set) var plays = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cover.placed("albumCover", cover.frame))
        play.name = "playTap"
        play.isEnabled = false
        cover.addGestureRecognizer(play)
    }

    func played() { plays += 1 }
}

/// News, which are not loaded anew while there is no connection.
private final class NewsViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let refresh = UIRefreshControl()
    var isOnline = true {
        didSet { refresh.isEnabled = isOnline }
    }
    private(set) var loads = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("newsList", list.frame))
        list.contentSize = CGSize(width: 390, height: 3000)
        refresh.accessibilityIdentifier = "newsRefresh"
        refresh.addTarget(self, action: NewsViewController.load, for: .valueChanged)
        list.refreshControl = refresh
    }

    func load() { loads += 1 }
}

extension Fault {
    static let controlsOfAllKinds: [Fault] = [
        // A stepper is 94 by 32 points whatever its frame is made with: x 95…189, y 300…332.
        Fault(
            name: "stepper-that-keeps-its-own-size",
            question: "My stepper is made 200 points wide, 60 high. Its right half, where plus should be, does nothing."
        ) { app in
            let screen = HotelViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.guests, .valueChanged),
                truth: Truth(
                    about: ["guestStepper"], says: [beyond],
                    never: ["is disabled", "covered by", "no target", "maximumValue"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 260, y: 318))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.guests.isHidden = true })
        },
        Fault(
            name: "switch-slid-to-where-it-is",
            question: "I put my finger on the switch, which is on, and slide it to the right. saved() is not called."
        ) { app in
            let screen = HotelViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.night.isOn = true
            return InjectedFault(
                wanted: .event(screen.night, .valueChanged),
                truth: Truth(
                    about: ["nightSwitch"],
                    says: [
                        [
                            "unchanged", "already", "stays", "stayed", "same", "no change", "not change", "remains",
                            "changes nothing",
                        ]
                    ],
                    never: ["is disabled", "covered by", "no target", "flipTap", "outside"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 332, y: 430), to: CGPoint(x: 362, y: 430), duration: 0.2)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.night.isOn = false })
        },
        // What the program sets is not sent (C-27).
        Fault(
            name: "switch-flipped-by-a-tap-on-its-row",
            question: "A tap on my row turns its switch on, as I see, and saved() is not called. On the switch it is."
        ) { app in
            let screen = HotelViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.night, .valueChanged),
                truth: Truth(
                    about: ["nightSwitch"], says: [byProgram],
                    never: ["is disabled", "covered by", "no target", "already"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 430))
                    app.advance(by: 0.5)
                },
                afterwards: { screen.night.isEnabled = false })
        },
        // The second touch has a tapCount of 2 (T-5).
        Fault(
            name: "key-that-wants-single-taps",
            question: "Quick taps on plus are lost, each second one or more. Slow ones all count."
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.plus, .touchUpInside),
                truth: Truth(
                    about: ["plusKey"],
                    says: [["beginTracking", "refuses to track", "refused to track", "declin", "not track"]],
                    never: ["is disabled", "covered by", "no target", "outside", "recognizer"]),
                fingers: {
                    app.settle()
                    app.fingerDoubleTap(at: screen.plus)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.plus.isEnabled = false })
        },
        // The thumb hands its touch on to the control, as views do, until the pan takes it from both.
        Fault(
            name: "thumb-with-a-pan-in-a-control",
            question: "My range slides, and at the end touchUpInside does not come. Where I only tap it, it does."
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.range, .touchUpInside),
                truth: Truth(
                    about: ["thumbPan"], says: [taking],
                    never: ["is disabled", "covered by", "no target", "lifted outside", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 105, y: 325), to: CGPoint(x: 200, y: 325), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.range.thumb.removeGestureRecognizer(screen.range.move) })
        },
        // Whose touch it is, is decided as it begins (HT-39).
        Fault(
            name: "enabled-while-the-finger-was-on-it",
            question: "Submit turned blue under my finger, I lifted it, and nothing was submitted. It is enabled!"
        ) { app in
            let screen = ShopViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.submit, .touchUpInside),
                truth: Truth(
                    about: ["submitButton"], says: [isOff],
                    never: ["covered by", "no target", "outside", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.submit)
                    app.advance(by: 0.3)
                    screen.validated()
                    app.advance(by: 0.2)
                    app.fingerUp()
                    app.advance(by: 0.3)
                },
                afterwards: { screen.submit.isHidden = true })
        },
        // Two fingers rarely land in one event: the second one comes 40 ms later.
        Fault(
            name: "two-fingers-counted-in-one-call",
            question:
                "My ChordGesture counts two touches in touchesBegan. In the simulator it begins, on a phone never."
        ) { app in
            let screen = PianoViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.chord),
                truth: Truth(
                    about: [], says: [["chordGesture", "ChordGesture"], ["fail"]],
                    never: ["is disabled", "covered by", "no target", "prevented", "isMultipleTouchEnabled"]),
                fingers: {
                    app.settle()
                    app.fingersDown(at: [CGPoint(x: 100, y: 450), CGPoint(x: 280, y: 450)], apart: 0.04)
                    app.advance(by: 0.4)
                    app.fingersUp([1, 2])
                    app.advance(by: 0.5)
                },
                touch: 1,
                afterwards: { screen.keys.removeGestureRecognizer(screen.chord) })
        },
        Fault(
            name: "page-control-as-wide-as-the-screen",
            question: "Skip, beside the dots of my introduction, turns the page. I only see three dots in the middle."
        ) { app in
            let screen = WelcomeViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.skip, .touchUpInside),
                truth: Truth(
                    about: ["pageDots"], says: [covering],
                    never: ["is disabled", "no target", "outside", "is hidden"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.skip)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.dots.isHidden = true })
        },
        Fault(
            name: "enabled-by-an-observer-that-did-not-run",
            question: "There is a song, so didSet has enabled playTap. Yet a tap on the cover does not play it."
        ) { app in
            let screen = AlbumViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.play),
                truth: Truth(
                    about: ["playTap"], says: [isOff],
                    never: ["covered by", "no target", "prevented", "interaction"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.cover)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.songs = ["Heroes"] })
        },
        Fault(
            name: "refresh-that-is-off-while-offline",
            question: "Sometimes I pull my news down by 300 points, it bounces, and load() is not called."
        ) { app in
            let screen = NewsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.isOnline = false
            return InjectedFault(
                wanted: .event(screen.refresh, .valueChanged),
                truth: Truth(
                    about: [], says: [["newsRefresh", "UIRefreshControl"], isOff],
                    never: ["isScrollEnabled", "covered by", "no target", "interaction", "bounces is"]),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 250), to: CGPoint(x: 195, y: 560), duration: 0.6)
                    app.advance(by: 1)
                },
                afterwards: { screen.isOnline = true })
        },
    ]
}
