import TouchstoneTesting
import UIKit

// Touches that climb the responder chain, or do not.

/// Prints the touches for debugging, and was forgotten there.
private final class LoggingView: UIView {
    private(set) var log: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("\(touches.count) began") }
}

/// Forwards what it has seen, as the answer said one should.
private final class HoleView: UIView {
    private(set) var presses = 0
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        presses += 1
        super.touchesBegan(touches, with: event)
    }
}

private final class GameViewController: UIViewController {
    let field = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    private(set) var shots = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        field.accessibilityIdentifier = "field"
        view.addSubview(field)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { shots += 1 }
}

private final class PadsViewController: UIViewController {
    let bass = LoggingView(frame: CGRect(x: 20, y: 200, width: 160, height: 160))
    let snare = LoggingView(frame: CGRect(x: 210, y: 200, width: 160, height: 160))

    override func viewDidLoad() {
        super.viewDidLoad()
        bass.accessibilityIdentifier = "bassPad"
        bass.isExclusiveTouch = true
        snare.accessibilityIdentifier = "snarePad"
        view.addSubview(bass)
        view.addSubview(snare)
    }
}

extension Fault {
    static let chainTouches: [Fault] = [
        Fault(
            name: "controllers-touches-began-stopped-by-a-subview",
            question: "touchesBegan of my view controller is called everywhere but on the banner."
        ) { app in
            let game = GameViewController()
            _ = app.makeWindow(root: game)
            let banner = LoggingView(frame: CGRect(x: 0, y: 60, width: 390, height: 80))
            banner.accessibilityIdentifier = "banner"
            game.field.addSubview(banner)
            return InjectedFault(
                wanted: .controller(game),
                truth: Truth(
                    about: ["banner"], says: [["touchesBegan"], ["super", "forward", "pass", "next", "further"]],
                    never: ["covered", "recognizer"]),
                fingers: { app.fingerTap(at: banner) },
                afterwards: { banner.removeFromSuperview() })
        },
        Fault(
            name: "controllers-touches-began-in-a-scroll-view",
            question: "I put my game field into a scroll view. Since then touchesBegan of the controller is not called."
        ) { app in
            let game = GameViewController()
            _ = app.makeWindow(root: game)
            let scrollView = UIScrollView(frame: game.view.bounds)
            scrollView.accessibilityIdentifier = "scrollView"
            scrollView.contentSize = CGSize(width: 390, height: 2000)
            game.view.addSubview(scrollView)
            scrollView.addSubview(game.field)
            return InjectedFault(
                wanted: .controller(game),
                truth: Truth(
                    about: ["scrollView"],
                    says: [["forward", "pass", "keeps", "kept", "further", "climb", "chain", "stop"]],
                    never: ["covered", "outside", "disabled"]),
                fingers: { app.fingerLongPress(at: CGPoint(x: 195, y: 400), duration: 0.4) },
                afterwards: {
                    game.view.addSubview(game.field)
                    scrollView.removeFromSuperview()
                })
        },
        Fault(
            name: "touch-that-climbs-as-it-should",
            question: "Does the controller hear of touches on the hole? The banner above it is in the way of some."
        ) { app in
            let game = GameViewController()
            _ = app.makeWindow(root: game)
            let hole = HoleView(frame: CGRect(x: 100, y: 300, width: 190, height: 190))
            hole.accessibilityIdentifier = "hole"
            game.field.addSubview(hole)
            return InjectedFault(
                wanted: .controller(game),
                truth: Truth(about: [], says: [], never: ["without super", "covered"], isFine: true),
                fingers: { app.fingerTap(at: hole) },
                afterwards: {
                    let banner = LoggingView(frame: hole.bounds)
                    banner.accessibilityIdentifier = "banner"
                    hole.addSubview(banner)
                })
        },
        Fault(
            name: "second-pad-while-an-exclusive-one-is-down",
            question: "My drum pads cannot be played together: the snare is silent while I hold the bass."
        ) { app in
            let pads = PadsViewController()
            _ = app.makeWindow(root: pads)
            return InjectedFault(
                wanted: .view(pads.snare),
                truth: Truth(
                    about: ["bassPad"], says: [["isExclusiveTouch", "exclusive"]],
                    never: ["isMultipleTouchEnabled", "covered"]),
                fingers: {
                    app.fingerDown(2, at: pads.bass)
                    app.advance(by: 0.3)
                    app.fingerTap(1, at: pads.snare)
                    app.fingerUp(2)
                },
                touch: 1,
                afterwards: { pads.bass.isExclusiveTouch = false })
        },
    ]
}
