import TouchstoneTesting
import UIKit

// What looks like a mistake, and is none: the touch arrives, and does what it should.

/// Hears of a tap for a card.
private final class TapHelper {
    private(set) var taps = 0
    func tapped() { taps += 1 }
}

/// Adds a tap at each layout, and keeps the last helper alone.
private final class EventCard: UIView {
    private(set) var latest: UITapGestureRecognizer?
    private var helper: TapHelper?

    override func layoutSubviews() {
        super.layoutSubviews()
        let made = TapHelper()
        let tap = UITapGestureRecognizer(target: made, action: TapHelper.tapped)
        tap.name = "eventTap"
        addGestureRecognizer(tap)
        helper = made
        latest = tap
    }
}

/// Larger than its button, to which it hands on all that it hears.
private final class GenerousHolder: UIView {
    let button = UIButton.titled("Next", "nextButton")
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesBegan(touches, with: event)
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesMoved(touches, with: event)
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesEnded(touches, with: event)
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        button.touchesCancelled(touches, with: event)
    }
}

/// A list whose header lies above its content, where an inset makes room for it.
private final class ArtistViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let header = UIView(frame: CGRect(x: 0, y: -200, width: 390, height: 200))
    let follow = UIButton.titled("Follow", "followButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("artistList", list.frame))
        list.contentSize = CGSize(width: 390, height: 2000)
        list.contentInset.top = 200
        header.placed("artistHeader", header.frame, in: list)
        follow.placed("followButton", CGRect(x: 20, y: 130, width: 160, height: 50), in: header)
        list.contentOffset.y = -200
    }
}

/// A field with a bar above the keyboard. Its button's action goes to whoever takes it.
private final class AmountViewController: UIViewController {
    let amount = UITextField(frame: CGRect(x: 20, y: 120, width: 350, height: 44))
    let bar = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
    let done = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        amount.placed("amountField", amount.frame, in: view)
        done.setTitle("Done", for: .normal)
        done.addTarget(nil, action: AmountViewController.finish, for: .touchUpInside)
        done.placed("doneButton", CGRect(x: 290, y: 0, width: 90, height: 44), in: bar)
        bar.accessibilityIdentifier = "amountBar"
        amount.inputAccessoryView = bar
    }

    func finish() { amount.resignFirstResponder() }
}

/// Goes up and down. Its value counts as the finger lifts.
private final class LevelControl: UIControl {
    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        sendActions(for: .valueChanged)
    }
}

private final class TracksViewController: UIViewController {
    let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let level = LevelControl(frame: CGRect(x: 165, y: 300, width: 60, height: 260))
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(list.placed("trackList", list.frame))
        list.contentSize = CGSize(width: 390, height: 2000)
        level.placed("trackLevel", level.frame, in: list)
        level.addTarget(self, action: TracksViewController.changed, for: .valueChanged)
    }

    func changed() { changes += 1 }
}

/// Makes the letters smaller and larger, by segments that are not chosen for good.
private final class LettersViewController: UIViewController {
    let size = UISegmentedControl(items: ["A−", "A+"])
    private(set) var changes = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        size.isMomentary = true
        size.addTarget(self, action: LettersViewController.changed, for: .valueChanged)
        size.placed("sizeChooser", CGRect(x: 95, y: 300, width: 200, height: 32), in: view)
    }

    func changed() { changes += 1 }
}

/// A tap anywhere ends the editing.
private final class ProfileViewController: UIViewController {
    let city = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 44))
    lazy var end = UITapGestureRecognizer(target: self, action: ProfileViewController.ended)

    override func viewDidLoad() {
        super.viewDidLoad()
        city.placed("cityField", city.frame, in: view)
        end.name = "endTap"
        end.cancelsTouchesInView = false
        view.addGestureRecognizer(end)
    }

    func ended() { view.endEditing(true) }
}

/// Shown over the feed, and closed by a button.
private final class RecipeViewController: UIViewController {
    let close = UIButton(type: .system)

    override func viewDidLoad() {
        super.viewDidLoad()
        view.accessibilityIdentifier = "recipeView"
        close.setTitle("Close", for: .normal)
        close.addTarget(self, action: RecipeViewController.closed, for: .touchUpInside)
        close.placed("closeButton", CGRect(x: 145, y: 100, width: 100, height: 44), in: view)
    }

    func closed() { dismiss(animated: true) }
}

private final class FeedViewController: UIViewController {
    let like = UIButton.titled("Like", "likeButton")
    let recipe = RecipeViewController()
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        like.placed("likeButton", CGRect(x: 95, y: 600, width: 200, height: 50), in: view)
        recipe.modalPresentationStyle = .overFullScreen
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += touches.count }
}

extension Fault {
    static let nothingToMend: [Fault] = [
        // Of taps on one view the one that was added last wins (G-20), and its helper is the one that is kept.
        Fault(
            name: "one-more-tap-at-each-layout",
            question: "layoutSubviews adds a tap each time, whose target the next one replaces. Does any of them act?"
        ) { app in
            let window = app.makeWindow()
            let card = EventCard().placed("eventCard", CGRect(x: 45, y: 300, width: 300, height: 100), in: window)
            app.settle()
            card.frame.size.height = 160
            app.settle()
            return InjectedFault(
                wanted: .recognizer(card.latest!),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: card)
                    app.advance(by: 0.5)
                },
                afterwards: { card.isHidden = true })
        },
        // The button: x 145…245 on the screen. The touch, at x 300, lifts 55 points beside it, less than 70 (C-4).
        Fault(
            name: "holder-that-hands-on-all-four",
            question: "My button's holder passes its touches on to the button. Does that act, though it is not touched?"
        ) { app in
            let window = app.makeWindow()
            let holder = GenerousHolder().placed(
                "nextHolder", CGRect(x: 45, y: 300, width: 300, height: 100), in: window)
            holder.button.placed("nextButton", CGRect(x: 100, y: 28, width: 100, height: 44), in: holder)
            return InjectedFault(
                wanted: .event(holder.button, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 300, y: 350))
                    app.advance(by: 0.3)
                },
                afterwards: { holder.isHidden = true })
        },
        // The bounds begin at y -200, and hold the header (HT-18).
        Fault(
            name: "header-above-the-content",
            question: "My header is at y -200 of the list, beyond its content. Can Follow in it be tapped?"
        ) { app in
            let screen = ArtistViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.follow, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 100, y: 155))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.list.contentOffset.y = 300 })
        },
        // A nil target is looked for from the first responder up (RC-27), which is the field, in another window.
        Fault(
            name: "done-above-the-keyboard-for-nobody-in-particular",
            question: "Done in my accessory view has a nil target. It is in the keyboard's window: is finish() found?"
        ) { app in
            let screen = AmountViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.done, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.amount)
                    app.advance(by: 0.6)
                    app.fingerTap(at: screen.done)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.done.isEnabled = false })
        },
        // A window that answers nil lets the next one have the touch (HT-34).
        Fault(
            name: "window-faded-to-nothing",
            question:
                "My progress window, level alert, is only faded to alpha 0 and never hidden. Does it keep touches?"
        ) { app in
            let screen = UIViewController()
            _ = app.makeWindow("mainWindow", root: screen)
            let retry = UIButton.titled("Retry", "retryButton").placed(
                "retryButton", CGRect(x: 95, y: 500, width: 200, height: 50), in: screen.view)
            let progress = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
            progress.accessibilityIdentifier = "progressWindow"
            progress.windowLevel = .alert
            progress.rootViewController = UIViewController()
            progress.isHidden = false
            progress.alpha = 0
            return InjectedFault(
                wanted: .event(retry, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: retry)
                    app.advance(by: 0.3)
                },
                afterwards: { progress.alpha = 1 })
        },
        // After 0.15 s the control has its touch, and a control keeps it (SV-5).
        Fault(
            name: "level-held-before-it-is-pushed",
            question: "My level goes up and down in a list that does, too. I rest my finger, then push: who gets it?"
        ) { app in
            let screen = TracksViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.level, .valueChanged),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDown(at: CGPoint(x: 195, y: 520))
                    app.advance(by: 0.3)
                    app.fingerMove(to: CGPoint(x: 195, y: 380), duration: 0.4)
                    app.fingerUp()
                    app.advance(by: 0.5)
                },
                afterwards: { screen.level.isEnabled = false })
        },
        // A momentary control tells of each tap (C-29).
        Fault(
            name: "momentary-segment-tapped-again",
            question:
                "A second tap on the same segment sends nothing, I read. selectedSegmentIndex is -1, too. Is A+ dead?"
        ) { app in
            let screen = LettersViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.size, .valueChanged),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 245, y: 316))
                    app.advance(by: 1)
                    app.fingerTap(at: CGPoint(x: 245, y: 316))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.size.removeAllSegments() })
        },
        // Of two taps the deeper one wins, which is the field's own (G-20).
        Fault(
            name: "field-under-a-tap-that-ends-editing",
            question:
                "endTap ends the editing wherever one taps, and cancels nothing. Does my field lose its caret by it?"
        ) { app in
            let screen = ProfileViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .firstResponder(screen.city),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.city)
                    app.advance(by: 0.6)
                },
                afterwards: { screen.city.resignFirstResponder() })
        },
        // Until it is gone touches reach nobody (HT-43); that was otherwise when this was written.
        Fault(
            name: "tapped-while-a-sheet-fades-away",
            question:
                "I close the recipe and tap Like at once, while the recipe can still be seen over it. Who gets that?"
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.recipe, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .event(screen.like, .touchUpInside),
                truth: Truth(about: ["RecipeViewController"], says: [["transition"]]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.recipe.close)
                    app.advance(by: 0.1)
                    app.fingerTap(at: screen.like, allowsMiss: true)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.like.isHidden = true })
        },
        // The next responder of a presented controller leads to the presenting one (RC-3).
        Fault(
            name: "touch-that-climbs-from-a-sheet",
            question: "The recipe is shown over my feed. Does the feed's controller hear of touches on the recipe?"
        ) { app in
            let screen = FeedViewController()
            _ = app.makeWindow(root: screen)
            app.settle()
            screen.present(screen.recipe, animated: false)
            app.advance(by: 0.5)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                    app.advance(by: 0.3)
                },
                afterwards: { screen.dismiss(animated: false) })
        },
    ]
}
