import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// Many recognizers, many fingers, many views.
@Suite(.application(ways: .both)) @MainActor
struct ManyRegressionTests {
    @Test func G_24_theLastOfTwoHundredActsAsAllItWaitsForHaveFailed() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            var last: UITapGestureRecognizer?
            for index in 0..<200 {
                let tap = account.attach(UITapGestureRecognizer(), "tap \(index)", to: pad)
                if index < 199 { tap.numberOfTouchesRequired = 2 }
                if let last { tap.require(toFail: last) }
                last = tap
            }
            account.app.fingerTap(at: pad)
            account.app.advance(by: 3)
        }
        #expect(story == "pad.began 1, tap 199(ended), pad.cancelled 1")
    }

    @Test func G_23_twoHundredTapsThatAreAllowedTogetherActOnceEach() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.together = { _, _ in true }
            for index in 0..<200 {
                account.attach(UITapGestureRecognizer(), "\(index)", to: pad).delegate = delegate
            }
            account.app.fingerTap(at: pad)
        }
        let lines = story.split(separator: ", ").map(String.init)
        #expect(lines.first == "pad.began 1" && lines.last == "pad.cancelled 1" && lines.count == 202)
        #expect(Set(lines.dropFirst().dropLast()) == Set((0..<200).map { "\($0)(ended)" }))
    }

    @Test func G_20_ofTapsOnFiftyNestedViewsTheDeepestEnabledOneActs() {
        let story = Account.bothWays { account in
            var parent: UIView = account.window
            var taps: [UITapGestureRecognizer] = []
            for index in 0..<50 {
                parent = account.view("v\(index)", 0, 0, in: parent)
                taps.append(
                    account.attach(UITapGestureRecognizer(), "tap \(index)", to: parent) { $0.isEnabled = false })
            }
            for _ in 1...3 {
                account.app.fingerTap(at: place(50, 50))
                account.app.advance(by: 1)
            }
        }
        #expect(
            story == """
                v49.began 1, tap 49(ended), v49.cancelled 1, v49.began 2, tap 48(ended), v49.cancelled 2, \
                v49.began 3, tap 47(ended), v49.cancelled 3
                """)
    }

    @Test func DL_5_G_16_twentyDelegatesAreAskedDeepestFirstAndInOrder() {
        let story = Account.bothWays { account in
            let outer = account.view("outer", 0, 0, 300, 300)
            let inner = account.view("inner", 0, 0, in: outer)
            let delegate = AccountDelegate()
            delegate.takesTouch = { recognizer, _ in
                account.write(recognizer.name ?? "")
                return false
            }
            for index in 0..<10 {
                account.attach(UITapGestureRecognizer(), "o\(index)", to: outer).delegate = delegate
                account.attach(UITapGestureRecognizer(), "i\(index)", to: inner).delegate = delegate
            }
            account.app.fingerTap(at: inner)
        }
        let names = (0..<10).map { "i\($0)" } + (0..<10).map { "o\($0)" }
        #expect(story == (names + ["inner.began 1", "inner.ended 1"]).joined(separator: ", "))
    }

    @Test func G_26_aRingOfFiveTapsFailsAsOneAndTheViewKeepsItsTouch() {
        let story = Account.bothWays { account in
            let pad = account.view("pad", 0, 0)
            let taps = (0..<5).map { account.attach(UITapGestureRecognizer(), "tap \($0)", to: pad) }
            for index in 0..<5 { taps[index].require(toFail: taps[(index + 1) % 5]) }
            account.app.fingerTap(at: pad)
            account.app.advance(by: 3)
            // One that cannot match opens the ring for the one that waits for it.
            taps[2].numberOfTapsRequired = 2
            account.app.fingerTap(at: pad)
            account.app.advance(by: 3)
        }
        #expect(story == "pad.began 1, pad.ended 1, pad.began 2, tap 1(ended), pad.cancelled 2")
    }
}
