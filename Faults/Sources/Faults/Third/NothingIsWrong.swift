import TouchstoneTesting
import UIKit

// Nothing is the matter with the touch that is asked about. What looks like a mistake is none, and an answer must not
// make one up.

/// Shows a card whose controller it did not add, and keeps.
private final class DeckViewController: UIViewController {
    let card = UIViewController()
    private(set) var touches = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        card.view.placed("cardView", CGRect(x: 45, y: 200, width: 300, height: 200), in: view)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

/// Its controls go after three seconds, whoever is on them.
private final class VideoViewController: UIViewController {
    let bar = UIView()
    let play = UIButton.titled("Play", "playButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        bar.placed("controlBar", CGRect(x: 0, y: 700, width: 390, height: 100), in: view)
        play.placed("playButton", CGRect(x: 145, y: 20, width: 100, height: 60), in: bar)
    }

    func hideControls() { bar.isHidden = true }
}

private final class MapViewController: UIViewController {
    let map = UIView()
    lazy var zoom = UIPinchGestureRecognizer(target: self, action: MapViewController.zoomed)
    private(set) var scales: [CGFloat] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        map.placed("map", CGRect(x: 0, y: 100, width: 390, height: 600), in: view)
        zoom.name = "mapPinch"
        map.addGestureRecognizer(zoom)
    }

    func zoomed(_ pinch: UIPinchGestureRecognizer) { scales.append(pinch.scale) }
}

/// A layer, and no view, lies over the button.
private final class PosterViewController: UIViewController {
    let tickets = UIButton.titled("Tickets", "ticketsButton")
    let shade = CALayer()

    override func viewDidLoad() {
        super.viewDidLoad()
        tickets.placed("ticketsButton", CGRect(x: 45, y: 600, width: 300, height: 50), in: view)
        shade.frame = CGRect(x: 0, y: 400, width: 390, height: 444)
        shade.backgroundColor = UIColor.black.withAlphaComponent(0.4).cgColor
        view.layer.addSublayer(shade)
    }
}

/// The tap on the left card waits for a double tap on the right one to fail, which no touch on the left one is about.
private final class PairViewController: UIViewController {
    let (left, right) = (UIView(), UIView())
    lazy var open = UITapGestureRecognizer(target: self, action: PairViewController.opened)
    lazy var like = UITapGestureRecognizer(target: self, action: PairViewController.liked)
    private(set) var log: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        left.placed("leftCard", CGRect(x: 10, y: 200, width: 180, height: 240), in: view)
        right.placed("rightCard", CGRect(x: 200, y: 200, width: 180, height: 240), in: view)
        open.name = "openTap"
        like.name = "likeTap"
        like.numberOfTapsRequired = 2
        open.require(toFail: like)
        left.addGestureRecognizer(open)
        right.addGestureRecognizer(like)
    }

    func opened() { log.append("open") }
    func liked() { log.append("like") }
}

extension Fault {
    static let nothingIsWrong: [Fault] = [
        // The chain follows superviews and the controllers of views, not parents (RC-2, RC-3).
        Fault(
            name: "child-view-added-without-add-child",
            question: "I forgot addChild. Does my controller hear of touches on the card's view all the same?"
        ) { app in
            let screen = DeckViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .controller(screen),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.card.view)
                },
                afterwards: { screen.card.view.removeFromSuperview() })
        },
        // A touch is bound as it begins; that its view is hidden later does not end it (DL-20).
        Fault(
            name: "controls-hide-while-the-finger-is-down",
            question: "The controls went away while my finger was on Play. Was the tap lost by that?"
        ) { app in
            let screen = VideoViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.play, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerDown(at: screen.play)
                    app.advance(by: 0.1)
                    screen.hideControls()
                    app.advance(by: 0.1)
                    app.fingerUp()
                },
                afterwards: { screen.bar.removeFromSuperview() })
        },
        // isMultipleTouchEnabled is about what views hear of; recognizers get all fingers (G-15).
        Fault(
            name: "pinch-on-a-view-without-multiple-touch",
            question: "My map has isMultipleTouchEnabled false, as all views. Is my pinch on it lost therefore?"
        ) { app in
            let screen = MapViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.zoom),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerPinch(around: CGPoint(x: 195, y: 350), from: 100, to: 220, duration: 0.4)
                    app.advance(by: 0.5)
                },
                afterwards: { screen.map.removeGestureRecognizer(screen.zoom) })
        },
        // Corners that are not drawn belong to the view (HT-10).
        Fault(
            name: "corner-of-a-round-button",
            question: "A tester touched beside my round button, in its square. Did it act, or what got the touch?"
        ) { app in
            let window = app.makeWindow()
            let add = UIButton.titled("+", "addButton").placed(
                "addButton", CGRect(x: 300, y: 700, width: 60, height: 60), in: window)
            add.layer.cornerRadius = 30
            add.clipsToBounds = true
            return InjectedFault(
                wanted: .event(add, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: 303, y: 703))
                },
                afterwards: { add.isHidden = true })
        },
        // Layers without a view take no part (HT-24).
        Fault(
            name: "shade-layer-over-the-button",
            question: "I shade the lower half of the poster by a layer over everything. Does Tickets get its taps?"
        ) { app in
            let screen = PosterViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .event(screen.tickets, .touchUpInside),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.tickets)
                },
                afterwards: {
                    let cover = UIView(frame: screen.view.bounds)
                    screen.view.addSubview(cover)
                })
        },
        // A requirement on a recognizer that has none of these touches is not waited for (G-26).
        Fault(
            name: "requires-a-double-tap-on-another-view-to-fail",
            question: "openTap on the left card requires likeTap to fail, which is on the right one. Does it ever act?"
        ) { app in
            let screen = PairViewController()
            _ = app.makeWindow(root: screen)
            return InjectedFault(
                wanted: .recognizer(screen.open),
                truth: Truth(about: [], says: [], isFine: true),
                fingers: {
                    app.settle()
                    app.fingerTap(at: screen.left)
                    app.advance(by: 1)
                },
                afterwards: { screen.left.removeGestureRecognizer(screen.open) })
        },
    ]
}
