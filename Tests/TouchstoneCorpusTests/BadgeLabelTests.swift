import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct BadgeLabelTests {
    private func badge(_ phone: Phone) -> BadgeLabel {
        let view = UIView(frame: CGRect(x: 100, y: 200, width: 60, height: 60))
        phone.view.addSubview(view)
        let badge = BadgeLabel(frame: .zero)
        badge.attach(to: view)
        phone.app.settle()
        return badge
    }

    @Test func `As wide as high at least`() {
        Phone.run { phone in
            let badge = badge(phone)
            badge.count = 5
            phone.app.advance(by: 1)
            #expect(near(badge.frame, 150, 190, 20, 20) && badge.layer.cornerRadius == 10)
            expectEqual(badge.sizeThatFits(CGSize(width: 500, height: 500)), CGSize(width: 20, height: 20))
            badge.count = 12
            phone.app.advance(by: 1)
            #expect(near(badge.frame, 146, 190, 28, 20, 0.5))
        }
    }

    @Test func `Nothing to count`() {
        Phone.run { phone in
            let badge = badge(phone)
            #expect(badge.isHidden && phone.view.hitTest(point(160, 200), with: nil) !== badge)
            badge.count = 1
            #expect(!badge.isHidden)
            phone.app.advance(by: 0.2)
            #expect(near(phone.seen(badge.layer).width, 28, 0.5))
        }
    }

    @Test func `Popped`() {
        Phone.run { phone in
            let badge = badge(phone)
            badge.count = 4
            phone.app.advance(by: 1)
            badge.count = 5
            phone.app.settle()
            #expect(badge.transform.isIdentity)
            phone.app.advance(by: 0.1)
            let early = phone.seen(badge.layer).width
            phone.app.advance(by: 0.1)
            #expect(near(phone.seen(badge.layer), 146, 186, 28, 28, 0.2))
            phone.app.advance(by: 0.1)
            #expect(near(phone.seen(badge.layer).width, early, 0.2) && early > 20 && early < 28)
            phone.app.advance(by: 0.1)
            #expect(near(phone.seen(badge.layer), 150, 190, 20, 20))
            badge.count = 3
            phone.app.advance(by: 0.2)
            #expect(near(phone.seen(badge.layer), 150, 190, 20, 20))
        }
    }

    @Test func `More than there is room for`() {
        Phone.run { phone in
            let badge = badge(phone)
            badge.count = 120
            #expect(badge.text == "99+" && badge.attributedText?.string == "99+")
            let last = badge.attributedText!.attributes(at: 2, effectiveRange: nil)
            #expect((last[.font] as? UIFont)?.pointSize == 9 && last[.baselineOffset] as? Int == 2)
            let first = badge.attributedText!.attributes(at: 0, effectiveRange: nil)
            expectEqual((first[.font] as? UIFont)?.pointSize, 13)
            // Every glyph within (6, 2) of the edges.
            phone.app.advance(by: 1)
            for command in phone.app.application.displayList().commands {
                guard case .text(_, let place, let width, _, _, _) = command else { continue }
                #expect(place.x >= 5.99 && place.x + width <= badge.bounds.width - 5.99)
            }
        }
    }

    @Test func `A double tap`() {
        Phone.run { phone in
            let badge = badge(phone)
            badge.count = 5
            phone.app.advance(by: 1)
            phone.app.fingerTap(at: point(151, 191))
            expectEqual(badge.count, 5)
            phone.app.advance(by: 0.15)
            phone.app.fingerTap(at: point(151, 191))
            #expect(badge.count == 0 && badge.isHidden)
        }
    }
}
