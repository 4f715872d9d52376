import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpusModeFive

@MainActor
struct CardStackTests {
    @MainActor final class Cards: @MainActor CardStackDataSource, @MainActor CardStackDelegate {
        var received: [String] = []
        let cards = (0..<5).map { _ in UIView() }
        func numberOfCards(in stack: CardStack) -> Int { cards.count }
        func cardStack(_ stack: CardStack, cardAt index: Int) -> UIView { cards[index] }
        func cardStack(_ stack: CardStack, didSwipe index: Int, toward direction: CardStack.Direction) {
            received.append("\(index) \(direction)")
        }
        func cardStackDidRunOut(_ stack: CardStack) { received.append("out") }
    }

    private func stack(_ phone: Phone) -> (CardStack, Cards) {
        let stack = CardStack(frame: CGRect(x: 25, y: 200, width: 340, height: 460))
        let cards = Cards()
        stack.dataSource = cards
        stack.delegate = cards
        return (phone.show(stack), cards)
    }

    @Test func `The stack`() {
        Phone.run { phone in
            let (stack, cards) = stack(phone)
            #expect(near(cards.cards[0].frame, 20, 30, 300, 400) && near(cards.cards[1].frame, 27.5, 55, 285, 380))
            #expect(near(cards.cards[2].frame, 35, 80, 270, 360))
            expectEqual(stack.subviews, [cards.cards[2], cards.cards[1], cards.cards[0]])
        }
    }

    @Test func `Dragged and let go`() {
        Phone.run { phone in
            let (_, cards) = stack(phone)
            let card = cards.cards[0]
            phone.app.fingerDown(at: point(195, 430))
            phone.app.fingerMove(to: point(265, 430), duration: 0.5)
            #expect(near(card.transform.a, 0.9976, 0.001) && near(card.transform.b, 0.0692, 0.001))
            #expect(near(card.transform.tx, 60) && near(card.transform.ty, 0))
            let middle = card.layer.presentation()!.convert(point(150, 200), to: nil)
            #expect(near(middle, 255, 430, 0.5))
            phone.app.fingerUp()
            #expect(card.transform.isIdentity)
            var least: CGFloat = 60
            for _ in 0..<33 {
                phone.app.advance(by: 1 / 60)
                least = min(least, card.layer.presentation()!.affineTransform().tx)
            }
            #expect(least < 0 && near(card.layer.presentation()!.affineTransform().tx, 0) && cards.received == [])
        }
    }

    @Test func `Away`() {
        Phone.run { phone in
            let (stack, cards) = stack(phone)
            phone.app.fingerDrag(from: point(195, 430), to: point(345, 430), duration: 0.3)
            #expect(cards.received == ["0 right"] && stack.topIndex == 1)
            expectEqual(stack.subviews, [cards.cards[3], cards.cards[2], cards.cards[1], cards.cards[0]])
            let before = cards.cards[0].layer.presentation()!.position.x
            phone.app.advance(by: 0.15)
            let shown = cards.cards[0].layer.presentation()!
            #expect(near(CGFloat(shown.opacity), 0.5, 0.02) && near(shown.position.x, before + 300, 12))
            phone.app.advance(by: 0.2)
            #expect(stack.subviews.count == 3 && near(cards.cards[1].frame, 20, 30, 300, 400))
        }
    }

    @Test func `The next at once`() {
        Phone.run { phone in
            let (_, cards) = stack(phone)
            phone.app.fingerDrag(from: point(195, 430), to: point(345, 430), duration: 0.3)
            phone.app.advance(by: 0.1)
            phone.app.fingerDrag(from: point(195, 430), to: point(45, 430), duration: 0.3)
            expectEqual(cards.received, ["0 right", "1 left"])
        }
    }

    @Test func `Behind`() {
        Phone.run { phone in
            let (stack, cards) = stack(phone)
            phone.app.fingerDown(at: point(195, 632))
            #expect(stack.hitTest(point(170, 432), with: nil) === cards.cards[1])
            let before = cards.cards[1].frame
            phone.app.fingerMove(to: point(345, 632), duration: 0.3)
            phone.app.fingerUp()
            #expect(cards.received == [] && cards.cards[1].frame == before)
            for _ in 0..<5 {
                phone.app.fingerDrag(from: point(195, 430), to: point(345, 430), duration: 0.3)
                phone.app.advance(by: 0.6)
            }
            #expect(cards.received.filter { $0 == "out" }.count == 1 && cards.received.count == 6)
            #expect(phone.view.hitTest(point(195, 430), with: nil) === stack)
        }
    }
}
