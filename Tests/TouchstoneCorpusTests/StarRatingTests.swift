import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

@testable import TouchstoneCorpus

@MainActor
struct StarRatingTests {
    private func stars(_ phone: Phone) -> (StarRating, Log) {
        let stars = StarRating(frame: .zero)
        stars.translatesAutoresizingMaskIntoConstraints = false
        phone.view.addSubview(stars)
        NSLayoutConstraint.activate([
            stars.centerXAnchor.constraint(equalTo: phone.view.leftAnchor, constant: 195),
            stars.centerYAnchor.constraint(equalTo: phone.view.topAnchor, constant: 400),
        ])
        phone.app.settle()
        let log = Log()
        stars.note([(.valueChanged, "value"), (.touchCancel, "cancel")], in: log)
        return (stars, log)
    }

    @Test func `A tap on the thirds left half`() {
        Phone.run { phone in
            let (stars, log) = stars(phone)
            #expect(near(stars.frame, 99, 384, 192, 32))
            phone.app.fingerTap(at: point(185, 400))
            #expect(stars.rating == 2.5 && log.lines == ["value"] && stars.accessibilityValue == "2.5 of 5")
            for x: CGFloat in [115, 155, 191] { #expect(same(phone.color(x, 401), .systemYellow), "\(x)") }
            for x: CGFloat in [199, 235] { #expect(same(phone.color(x, 401), .systemGray), "\(x)") }
            #expect(same(phone.color(135, 400), .white))
        }
    }

    @Test func `Dragged across`() {
        Phone.run { phone in
            let (stars, log) = stars(phone)
            var felt = 0
            phone.app.application.playsFeedback = { _ in felt += 1 }
            phone.app.fingerDrag(from: point(101, 400), to: point(290, 400), duration: 1)
            #expect(stars.rating == 5 && log.lines.count == 10 && felt == 10)
        }
    }

    @Test func `Beyond the ends`() {
        Phone.run { phone in
            let (stars, _) = stars(phone)
            phone.app.fingerDown(at: point(101, 400))
            phone.app.fingerMove(to: point(60, 400), duration: 0.2)
            expectEqual(stars.rating, 0)
            phone.app.fingerMove(to: point(360, 400), duration: 0.4)
            expectEqual(stars.rating, 5)
        }
    }

    @Test func `Near it`() {
        Phone.run { phone in
            let (stars, log) = stars(phone)
            @MainActor func hits(_ x: CGFloat, _ y: CGFloat) -> Bool {
                phone.view.hitTest(point(x, y), with: nil) === stars
            }
            #expect(hits(195, 379) && !hits(195, 377) && hits(92, 400) && !hits(90, 400))
            phone.app.fingerTap(at: point(92, 400))
            #expect(log.lines == [] && stars.rating == 0)
        }
    }

    @Test func `Cancelled`() {
        Phone.run { phone in
            let (stars, log) = stars(phone)
            stars.rating = 4
            phone.app.fingerDown(at: point(101, 400))
            expectEqual(stars.rating, 0.5)
            phone.app.fingerCancel()
            #expect(stars.rating == 4 && log.lines == ["value", "cancel"])
            stars.accessibilityIncrement()
            expectEqual(stars.rating, 4.5)
            stars.accessibilityIncrement()
            stars.accessibilityIncrement()
            #expect(stars.rating == 5 && log.lines.filter { $0 == "value" }.count == 4)
            let bounds = StarRating.starPath(in: CGRect(x: 0, y: 0, width: 32, height: 32)).bounds
            #expect(near(bounds, 0.783, 0, 30.434, 28.944, 0.001))
        }
    }
}
