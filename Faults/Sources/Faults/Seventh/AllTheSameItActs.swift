import TouchstoneTesting
import UIKit

// What looks suspicious, and is well: it arrives through a chain that was led elsewhere, by somebody who hands it on,
// or all the same.

/// A bar whose touches are its player's, wherever that is shown.
private final class MiniBar: UIView {
    var player: UIViewController?
    override var next: UIResponder? { player }
}

private final class MiniPlayerViewController: UIViewController {
    private(set) var touches = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 100 }
}

/// Is edited in a sheet.
private final class CardsViewController: UIViewController {
    let sheet = CardSheetViewController()
    private(set) var ends = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "cardsView"
        sheet.modalPresentationStyle = .overFullScreen
    }

    func finish() {
        ends += 1
        dismiss(animated: false)
    }
}

/// Knows nothing of who presents it: its button's action is for whoever takes it.
private final class CardSheetViewController: UIViewController {
    let done = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "cardSheet"
        done.setTitle("Done", for: .normal)
        done.addTarget(nil, action: CardsViewController.finish, for: .touchUpInside)
        done.placed("doneButton", CGRect(x: 290, y: 60, width: 80, height: 44), in: view)
    }
}

/// Shows digits of its own, and has a hidden field for the keyboard.
private final class PinViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let enter = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        field.isHidden = true
        field.placed("hiddenField", field.frame, in: view)
        enter.setTitle("Enter the PIN", for: .normal)
        enter.addTarget(self, action: PinViewController.entered, for: .touchUpInside)
        enter.placed("pinButton", CGRect(x: 95, y: 300, width: 200, height: 50), in: view)
    }

    func entered() { field.becomeFirstResponder() }
}

/// A field, and nothing else.
private final class NameViewController: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))

    override func viewDidLoad() {
        super.viewDidLoad()
        field.placed("nameField", field.frame, in: view)
    }
}

/// A slider that stands upright.
private final class MixerViewController: UIViewController {
    let bass = UISlider()
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        bass.accessibilityIdentifier = "bassSlider"
        bass.bounds = CGRect(x: 0, y: 0, width: 200, height: 34)
        bass.center = CGPoint(x: 195, y: 400)
        bass.transform = CGAffineTransform(rotationAngle: -.pi / 2)
        bass.value = 0.5
        bass.addTarget(self, action: MixerViewController.changed, for: .valueChanged)
        view.addSubview(bass)
    }

    func changed() { changes += 1 }
}

/// Comes to the front as it is touched, and follows the finger.
private final class DeskCard: UIView {
    private(set) var isLifted = false

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        superview?.bringSubviewToFront(self)
        isLifted = true
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        center.x += touch.location(in: superview).x - touch.previousLocation(in: superview).x
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { isLifted = false }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { isLifted = false }
}

/// Turns from where it is taken. UIControl's own method does no more than answer true.
private final class TunerKnob: UIControl {
    private var start = CGFloat(0)
    private(set) var angle = CGFloat(0)

    override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        start = touch.location(in: self).x
        return true
    }

    override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        angle += (touch.location(in: self).x - start) / 50
        start = touch.location(in: self).x
        return true
    }
}

private final class TunerViewController: UIViewController {
    let knob = TunerKnob(frame: CGRect(x: 135, y: 340, width: 120, height: 120))
    private(set) var tunings = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        knob.addTarget(self, action: TunerViewController.tuned, for: .touchUpInside)
        knob.placed("tunerKnob", knob.frame, in: view)
    }

    func tuned() { tunings += 1 }
}

private final class ListPaneViewController: UIViewController {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

private final class NotePaneViewController: UIViewController {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("cancelled") }
}

/// Two panes below a bar. What is touched in the bar is for the pane that is open.
private final class PanesViewController: UIViewController {
    let list = ListPaneViewController()
    let note = NotePaneViewController()
    lazy var open: UIViewController = note

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "panesView"
        for (child, name, x) in [(list as UIViewController, "listPane", CGFloat(0)), (note, "notePane", 195)] {
            addChild(child)
            child.view.placed(name, CGRect(x: x, y: 200, width: 195, height: 644), in: view)
            child.didMove(toParent: self)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        open.touchesCancelled(touches, with: event)
    }
}

/// Paper that is looked at through a lens.
private final class PaperViewController: UIViewController {
    let paper = UIView(frame: CGRect(x: 145, y: 350, width: 100, height: 100))
    lazy var move = UIPanGestureRecognizer(target: self, action: PaperViewController.moved)
    private(set) var moves = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        paper.placed("paper", paper.frame, in: view)
        paper.transform = CGAffineTransform(scaleX: 3, y: 3)
        move.name = "paperPan"
        paper.addGestureRecognizer(move)
    }

    func moved() { moves += 1 }
}

extension Fault {
    static let seventhAllIsWell: [Fault] = [
        // Whoever overrides next leads touches there as well (RC-7), be it a controller that is not on the screen.
        Fault(
            name: "bar-whose-next-is-its-player",
            question:
                "next of my mini bar answers the player's controller, which is not shown now. Does it hear of touches?"
        ) { app in
            let screen = UIViewController()
            _ = app.makeWindow(root: screen)
            let player = MiniPlayerViewController()
            let bar = MiniBar().placed("miniBar", CGRect(x: 0, y: 760, width: 390, height: 60), in: screen.view)
            bar.player = player
            return InjectedFault(
                wanted: .controller(player),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: bar)
                    app.advance(by: 0.3)
                },
                afterwards: { bar.player = nil })
        },
        // Without a first responder the search begins at the sender (RC-27), and goes on from a presented controller to
        // the presenting one (RC-3).
        Fault(
            name: "action-that-climbs-out-of-a-sheet",
            question:
                "Done in my sheet has a nil target. finish() is in the controller that presents it: is it found there?"
        ) { app in
            let screen = CardsViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.sheet, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(screen.sheet.done, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.sheet.done)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.sheet.done.isEnabled = false })
        },
        // Who is asked must be in a window and willing, no more (RC-19).
        Fault(
            name: "hidden-field-that-is-asked",
            question:
                "My PIN's digits are labels, and a field that is hidden gets the keys. Does it become first responder?"
        ) { app in
            let screen = PinViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.field),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.enter)
                    app.advance(by: 0.6)
                },
                afterwards: { screen.field.resignFirstResponder() })
        },
        // Each window has its first responder, and keeps it as another becomes key (RC-21, RC-23).
        Fault(
            name: "first-responder-of-a-window-that-is-no-longer-key",
            question:
                "A hint in a window of its own becomes key while I write. Has my field stopped being first responder?"
        ) { app in
            let screen = NameViewController()
            _ = app.makeWindow("mainWindow", root: screen)
            let hint = UIWindow(frame: CGRect(x: 245, y: 300, width: 120, height: 40))
            hint.accessibilityIdentifier = "hintWindow"
            return InjectedFault(
                wanted: .firstResponder(screen.field),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.6)
                    hint.makeKeyAndVisible()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.field.resignFirstResponder() })
        },
        // Turned by a quarter to the left, its right end is above. The thumb is in the middle, at y 386…414.
        Fault(
            name: "slider-turned-by-a-quarter",
            question:
                "My bass slider is turned by -90°. I push up, which is across its own width: does it tell of that?"
        ) { app in
            let screen = MixerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.bass, .valueChanged),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 195, y: 340), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.bass.transform = .identity })
        },
        // What is answered decides; the control sends its events itself (C-2, C-5, C-7). The finger stays inside.
        Fault(
            name: "knob-that-tracks-without-super",
            question:
                "beginTracking and continueTracking of my knob call no super. Is tuned() called as the finger lifts?"
        ) { app in
            let screen = TunerViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.knob, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 160, y: 400), to: CGPoint(x: 230, y: 400), duration: 0.3)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.knob.isEnabled = false })
        },
        // A finger that rests keeps no other from scrolling (SV-6).
        Fault(
            name: "thumb-that-rests-on-the-list",
            question: "I hold my tablet with a thumb on the list's edge. Can the other hand scroll it all the same?"
        ) { app in
            let window = app.makeWindow()
            let list = UIScrollView().placed("newsList", CGRect(x: 0, y: 0, width: 390, height: 844), in: window)
            list.contentSize = CGSize(width: 390, height: 3000)
            return InjectedFault(
                wanted: .recognizer(list.panGestureRecognizer),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
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
        // A change of order takes no view out of the window, and a touch stays with its view (HT-39).
        Fault(
            name: "card-brought-to-front-as-it-is-touched",
            question:
                "touchesBegan of my card brings it to the front. Does it get the rest of that touch, or is that lost?"
        ) { app in
            let window = app.makeWindow()
            let first = DeskCard().placed("firstCard", CGRect(x: 40, y: 300, width: 180, height: 240), in: window)
            let second = DeskCard().placed("secondCard", CGRect(x: 160, y: 360, width: 180, height: 240), in: window)
            return InjectedFault(
                wanted: .view(first),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 80, y: 340), to: CGPoint(x: 180, y: 400), duration: 0.4)
                    app.advance(by: 0.3)
                },
                afterwards: { second.frame = CGRect(x: 0, y: 0, width: 390, height: 844) })
        },
        // The bar: y 0…200 of the container's own view, which calls the open child's four methods.
        Fault(
            name: "container-that-calls-the-open-pane",
            question:
                "My container passes touches on its bar to the pane that is open. Does the note's controller hear them?"
        ) { app in
            let screen = PanesViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen.note),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 60, y: 100), to: CGPoint(x: 120, y: 110), duration: 0.2)
                    app.advance(by: 0.3)
                },
                afterwards: { screen.open = screen.list })
        },
        // Who leaves for the home screen and comes back finds the same first responder: nothing asked it to resign.
        Fault(
            name: "caret-that-outlives-the-home-screen",
            question:
                "I write a name, look something up in another app, and come back. Is the field first responder still?"
        ) { app in
            let screen = NameViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.field),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.field)
                    app.advance(by: 0.6)
                    app.keyTypeText("Ann")
                    app.enterBackground()
                    app.advance(by: 2)
                    app.enterForeground()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.field.isEnabled = false })
        },
        // 25 points of the screen are 8.3 of the paper's, and count as 25 (G-50). A pan begins after 10.
        Fault(
            name: "pan-of-paper-under-a-lens",
            question:
                "My paper is made three times as large. A drag of 25 points is 8 of the paper's: does its pan begin?"
        ) { app in
            let screen = PaperViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.move),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDrag(from: CGPoint(x: 180, y: 400), to: CGPoint(x: 205, y: 400), duration: 0.3)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.paper.isUserInteractionEnabled = false })
        },
    ]
}
