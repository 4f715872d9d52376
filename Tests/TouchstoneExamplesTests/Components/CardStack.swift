import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A pile of cards. The front card follows the finger and leaves to the right (like) or to the left (pass); a tap turns it over.
final class CardStack: UIView {
    enum Decision { case like, pass }

    final class Card: UIView {
        let title: String
        var isFaceUp = true

        init(title: String) {
            self.title = title
            super.init(frame: .zero)
            accessibilityIdentifier = title
            backgroundColor = .systemTeal
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }
    }

    /// The cards from back to front.
    private(set) var cards: [Card] = []
    var frontCard: Card? { cards.last }
    var onDecision: ((Card, Decision) -> Void)?

    func setTitles(_ titlesFromBackToFront: [String]) {
        cards.forEach { $0.removeFromSuperview() }
        cards = titlesFromBackToFront.map { Card(title: $0) }
        for card in cards {
            card.frame = bounds
            card.isUserInteractionEnabled = card === frontCard
            let pan = UIPanGestureRecognizer()
            pan.addHandler { [weak self, weak card, weak pan] _ in
                if let self, let card, let pan { self.panned(card, pan) }
            }
            card.addGestureRecognizer(pan)
            let tap = UITapGestureRecognizer()
            tap.addHandler { [weak card] _ in card?.isFaceUp.toggle() }
            card.addGestureRecognizer(tap)
            addSubview(card)
        }
    }

    private func panned(_ card: Card, _ pan: UIPanGestureRecognizer) {
        let translation = pan.translation(in: self)
        switch pan.state {
        case .began, .changed:
            card.transform = CGAffineTransform(translationX: translation.x, y: translation.y)
        case .ended:
            // Where the card would come to rest if it were thrown.
            let projection = translation.x + pan.velocity(in: self).x * 0.2
            if abs(projection) > 120 {
                dismiss(card, projection > 0 ? .like : .pass)
            } else {
                returnHome(card)
            }
        case .cancelled, .failed:
            returnHome(card)
        default:
            break
        }
    }

    private func returnHome(_ card: Card) {
        UIView.animate(withDuration: 0.2) { card.transform = .identity }
    }

    private func dismiss(_ card: Card, _ decision: Decision) {
        card.isUserInteractionEnabled = false
        cards.removeAll { $0 === card }
        cards.last?.isUserInteractionEnabled = true
        UIView.animate(
            withDuration: 0.3,
            animations: { card.transform = CGAffineTransform(translationX: decision == .like ? 600 : -600, y: 0) },
            completion: { _ in card.removeFromSuperview() })
        onDecision?(card, decision)
    }
}

// MARK: - Tests

@MainActor private func makeStack(in app: TestApplication) -> CardStack {
    let controller = UIViewController()
    let stack = CardStack(frame: CGRect(x: 45, y: 200, width: 300, height: 400))
    stack.setTitles(["Anna", "Ben", "Cleo"])
    controller.view.addSubview(stack)
    app.makeWindow(root: controller)
    return stack
}

@Test(.application) @MainActor func `Each front card can be swiped away`() throws {
    let app = TestApplication.current
    let stack = makeStack(in: app)
    var decisions: [String] = []
    stack.onDecision = { card, decision in decisions.append("\(card.title) \(decision)") }
    let cleo = try #require(stack.frontCard)
    app.fingerDrag(from: cleo, to: CGPoint(x: 385, y: 400), duration: 0.5)
    app.advance(by: 0.5)
    expectEqual(decisions, ["Cleo like"])
    expectEqual(stack.subviews.count, 2)

    let ben = try #require(stack.frontCard)
    app.fingerDrag(from: ben, to: CGPoint(x: 5, y: 400), duration: 0.5)
    app.advance(by: 0.5)
    expectEqual(decisions, ["Cleo like", "Ben pass"])
    expectEqual(stack.frontCard?.title, "Anna")
}

@Test(.application) @MainActor func `A slow short drag puts the card back`() {
    let app = TestApplication.current
    let stack = makeStack(in: app)
    let card = stack.frontCard!
    app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 255, y: 400), duration: 1)
    app.advance(by: 0.5)
    #expect(stack.frontCard === card)
    expectEqual(card.transform, .identity)
    expectEqual(app.events.last, .cancelled(card))  // the pan took the touch from the card
}

@Test(.application) @MainActor func `A fast short flick dismisses the card`() {
    let app = TestApplication.current
    let stack = makeStack(in: app)
    app.fingerDrag(from: CGPoint(x: 195, y: 400), to: CGPoint(x: 105, y: 400), duration: 0.08)
    app.advance(by: 0.5)
    expectEqual(stack.frontCard?.title, "Ben")
}

@Test(.application) @MainActor func `A tap turns the card over`() {
    let app = TestApplication.current
    let stack = makeStack(in: app)
    let card = stack.frontCard!
    app.fingerTap(at: card)
    #expect(!card.isFaceUp)
    expectEqual(stack.cards.count, 3)
    // A recognized tap cancels the touch in its view (cancelsTouchesInView).
    app.expectEvents([.began(card), .cancelled(card)])
}
