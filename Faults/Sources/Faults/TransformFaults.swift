import TouchstoneTesting
import UIKit

/// Views that a transform or a layer draws elsewhere than they are touched.
extension Fault {
    static let transformed: [Fault] = [
        Fault(
            name: "card-flipped-to-nothing",
            question: "While I practise, the I-knew-it button on a flipped card sometimes ignores me"
        ) { app in
            let deck = DeckScreen()
            _ = app.makeWindow(root: deck)
            return InjectedFault(
                wanted: .view(deck.known),
                truth: Truth(
                    about: ["cardBack"], says: [["transform", "scale", "invert"]], never: ["is hidden", "alpha"]),
                fingers: {
                    app.settle()
                    deck.beginFlip()
                    app.fingerTap(at: CGPoint(x: 195, y: 500))
                },
                afterwards: {
                    deck.endFlip()
                    app.advance(by: 1)
                })
        },
        Fault(
            name: "corner-of-a-diamond",
            question: "The level button's frame contains the point that I print, but it doesn't get the touch"
        ) { app in
            let window = app.makeWindow()
            let diamond = DiamondButton(frame: CGRect(x: 145, y: 300, width: 100, height: 100))
            diamond.accessibilityIdentifier = "diamond"
            window.addSubview(diamond)
            diamond.turn()
            return InjectedFault(
                wanted: .event(diamond, .touchUpInside),
                truth: Truth(
                    about: ["diamond"],
                    says: [["outside", "beyond", "out of", "not inside", "not within", "rotat", "transform"]],
                    never: ["is hidden", "cover"]),
                fingers: {
                    app.settle()
                    app.fingerTap(at: CGPoint(x: diamond.frame.minX + 12, y: diamond.frame.minY + 12))
                },
                afterwards: { diamond.transform = .identity })
        },
    ]
}

private final class DeckScreen: UIViewController {
    let back = UIView()
    let known = UIButton.titled("I knew it", "knownButton")

    override func viewDidLoad() {
        super.viewDidLoad()
        back.placed("cardBack", CGRect(x: 45, y: 200, width: 300, height: 400), in: view)
        known.placed("knownButton", CGRect(x: 50, y: 280, width: 200, height: 50), in: back)
    }

    /// Half way the card is seen from its edge.
    func beginFlip() { back.transform = CGAffineTransform(scaleX: 0, y: 1) }

    func endFlip() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.back.transform = .identity }
    }
}

private final class DiamondButton: UIButton {
    func turn() { transform = CGAffineTransform(rotationAngle: .pi / 4) }
}
