import UIKit

@objc protocol SwipeCardsDelegate: NSObjectProtocol {
    func swipeCards(_ cards: SwipeCards, didSwipe name: String, right: Bool)
    @objc optional func swipeCardsRanOut(_ cards: SwipeCards)
    @objc optional func swipeCards(_ cards: SwipeCards, canSwipe name: String) -> Bool
}

@objcMembers
final class SwipeCards: UIView {
    @objc(SwipeCard)
    final class Card: UIView {
        let name: String
        fileprivate lazy var pan = UIPanGestureRecognizer(target: nil, action: nil)

        init(name: String) {
            self.name = name
            super.init(frame: .zero)
            backgroundColor = .systemOrange
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { fatalError("init(coder:)") }

        @objc func lift() { transform = CGAffineTransform(scaleX: 1.05, y: 1.05) }
        @objc func drop() { transform = .identity }
    }

    weak var delegate: SwipeCardsDelegate?
    private(set) var cards: [Card] = []
    private var home = CGPoint.zero

    func push(_ names: [String]) {
        for name in names {
            let card = Card(name: name)
            card.frame = bounds.insetBy(dx: 20, dy: 20)
            card.pan.addTarget(self, action: #selector(SwipeCards.dragged(_:)))
            card.addGestureRecognizer(card.pan)
            insertSubview(card, at: 0)
            cards.append(card)
        }
    }

    private(set) var lifts = 0

    dynamic func dragged(_ pan: UIPanGestureRecognizer) {
        guard let card = pan.view as? Card else { return }
        switch pan.state {
        case .began:
            home = card.center
            lifts += 1
            card.perform(#selector(Card.lift))
        case .changed:
            let move = pan.translation(in: self)
            card.center = CGPoint(x: home.x + move.x, y: home.y + move.y)
        case .ended:
            card.perform(#selector(Card.drop))
            let x = card.center.x - home.x
            let allowed = delegate?.swipeCards?(self, canSwipe: card.name) ?? true
            if abs(x) > 100, allowed {
                throwAway(card, right: x > 0)
            } else {
                card.center = home
            }
        default:
            card.drop()
            card.center = home
        }
    }

    private func throwAway(_ card: Card, right: Bool) {
        card.center.x += right ? 500 : -500
        cards.removeAll { $0 === card }
        delegate?.swipeCards(self, didSwipe: card.name, right: right)
        card.perform(#selector(UIView.removeFromSuperview), with: nil, afterDelay: 0.3)
        if cards.isEmpty { delegate?.swipeCardsRanOut?(self) }
    }
}

class DeckController: UIViewController, SwipeCardsDelegate {
    let cards = SwipeCards(frame: CGRect(x: 0, y: 100, width: 390, height: 500))
    fileprivate(set) var swipes: [String] = []
    fileprivate(set) var ranOut = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        view.addSubview(cards)
        cards.push(["a", "b"])
        cards.delegate = self
    }

    func swipeCards(_ cards: SwipeCards, didSwipe name: String, right: Bool) {
        swipes.append("\(name) \(right ? "right" : "left")")
    }

    func swipeCardsRanOut(_ cards: SwipeCards) { ranOut += 1 }
}

/// Adds what the superclass left out.
final class CarefulDeckController: DeckController {
    @objc func swipeCards(_ cards: SwipeCards, canSwipe name: String) -> Bool { name != "a" }
}
