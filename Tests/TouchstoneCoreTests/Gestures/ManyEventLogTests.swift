import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Many recognizers, many fingers, many views.
@Suite(.application) @MainActor
struct ManyEventLogTests {
    @Test func `G-24: of 200 taps that each require the one before to fail, the first wins`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            var last: UITapGestureRecognizer?
            for index in 0..<200 {
                let tap = account.attach(UITapGestureRecognizer(), "tap \(index)", to: pad)
                if let last { tap.require(toFail: last) }
                last = tap
            }
            for _ in 1...2 {
                account.app.fingerTap(at: pad)
                account.app.advance(by: 3)
            }
        }
        expectEqual(
            eventLog,
            """
            pad.began 1, tap 0(ended), pad.cancelled 1, pad.began 2, tap 0(ended), pad.cancelled 2
            """)
    }

    @Test func `DL-8: ten views receive their ten fingers in order, also if these lift in reverse order`() {
        let eventLog = Account.tracedAndUntraced { account in
            for index in 0..<10 { account.view("v\(index)", Double(index) * 39, 0, 39, 100) }
            let points = (0..<10).map { at(Double($0) * 39 + 20, 50) }
            account.app.fingersDown(at: points)
            account.clear()
            account.app.fingersMove(
                Dictionary(uniqueKeysWithValues: (1...10).map { ($0, at(Double($0) * 39 - 19, 60)) }))
            for finger in (1...10).reversed() { account.app.fingerUp(finger) }
        }
        let moves = (0..<10).map { "v\($0).moved \($0 + 1)" }
        let ends = (0..<10).reversed().map { "v\($0).ended \($0 + 1)" }
        expectEqual(eventLog, (moves + ends).joined(separator: ", "))
    }

    @Test func `G-36: a ten-finger tap cancels all its touches in one call`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0, 390, 400)
            pad.isMultipleTouchEnabled = true
            account.attach(UITapGestureRecognizer(), "ten", to: pad).numberOfTouchesRequired = 10
            account.attach(UITapGestureRecognizer(), "nine", to: pad).numberOfTouchesRequired = 9
            let points = (0..<10).map { at(Double($0) * 39 + 20, 50) }
            account.app.fingersTap(at: points)
            account.app.advance(by: 1)
            account.app.fingersTap(at: Array(points.prefix(8)))
        }
        expectEqual(
            eventLog,
            """
            pad.began 1 2 3 4 5 6 7 8 9 10, ten(ended), pad.cancelled 1 2 3 4 5 6 7 8 9 10, \
            pad.began 11 12 13 14 15 16 17 18, pad.ended 11 12 13 14 15 16 17 18
            """)
    }

    @Test func `RC-9, RC-10: each of fifty nested views receives what its subview forwards`() {
        let eventLog = Account.tracedAndUntraced { account in
            var views: [AccountView] = []
            for index in 0..<50 {
                let view = account.view("v\(index)", 0, 0, in: views.last ?? account.window)
                view.forwards = index > 25 ? ["began", "moved", "ended"] : index > 10 ? ["began"] : []
                views.append(view)
            }
            account.app.fingerDown(at: at(50, 50))
            account.app.fingerMove(to: at(55, 50))
            account.app.fingerUp()
        }
        let began = (10..<50).reversed().map { "v\($0).began 1" }
        let rest = ["moved", "ended"].flatMap { phase in (25..<50).reversed().map { "v\($0).\(phase) 1" } }
        expectEqual(eventLog, (began + rest).joined(separator: ", "))
    }

    @Test func `G-24, G-42: the tap of a subview waits for the double tap of its superview`() {
        let eventLog = Account.tracedAndUntraced { account in
            let parent = account.view("parent", 0, 0, 300, 300)
            let child = account.view("child", 0, 0, in: parent)
            let double = account.attach(UITapGestureRecognizer(), "double", to: parent)
            double.numberOfTapsRequired = 2
            account.attach(UITapGestureRecognizer(), "single", to: child).require(toFail: double)
            account.app.fingerTap(at: child)
            account.write("waits")
            account.app.advance(by: 0.4)
            account.app.fingerDoubleTap(at: child)
            account.app.advance(by: 1)
        }
        expectEqual(
            eventLog,
            """
            child.began 1, waits, single(ended), child.cancelled 1, child.began 2, child.began 3, double(ended), \
            child.cancelled 2, child.cancelled 3
            """)
    }

    @Test func `G-24: the last of 200 taps in a chain recognizes after the others have failed`() {
        let eventLog = Account.tracedAndUntraced { account in
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
        expectEqual(eventLog, "pad.began 1, tap 199(ended), pad.cancelled 1")
    }

    @Test func `G-23: each of 200 taps that may recognize together acts once`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let delegate = AccountDelegate()
            delegate.together = { _, _ in true }
            for index in 0..<200 {
                account.attach(UITapGestureRecognizer(), "\(index)", to: pad).delegate = delegate
            }
            account.app.fingerTap(at: pad)
        }
        let lines = eventLog.split(separator: ", ").map(String.init)
        #expect(lines.first == "pad.began 1" && lines.last == "pad.cancelled 1" && lines.count == 202)
        expectEqual(Set(lines.dropFirst().dropLast()), Set((0..<200).map { "\($0)(ended)" }))
    }

    @Test func `G-20: of taps on fifty nested views, the deepest enabled one recognizes`() {
        let eventLog = Account.tracedAndUntraced { account in
            var parent: UIView = account.window
            var taps: [UITapGestureRecognizer] = []
            for index in 0..<50 {
                parent = account.view("v\(index)", 0, 0, in: parent)
                taps.append(
                    account.attach(UITapGestureRecognizer(), "tap \(index)", to: parent) { $0.isEnabled = false })
            }
            for _ in 1...3 {
                account.app.fingerTap(at: at(50, 50))
                account.app.advance(by: 1)
            }
        }
        expectEqual(
            eventLog,
            """
            v49.began 1, tap 49(ended), v49.cancelled 1, v49.began 2, tap 48(ended), v49.cancelled 2, \
            v49.began 3, tap 47(ended), v49.cancelled 3
            """)
    }

    @Test func `DL-5, G-16: delegates are called from the deepest view outward, in the order of addition`() {
        let eventLog = Account.tracedAndUntraced { account in
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
        expectEqual(eventLog, (names + ["inner.began 1", "inner.ended 1"]).joined(separator: ", "))
    }

    @Test func `G-26: five taps that require each other in a cycle fail, and the view keeps its touch`() {
        let eventLog = Account.tracedAndUntraced { account in
            let pad = account.view("pad", 0, 0)
            let taps = (0..<5).map { account.attach(UITapGestureRecognizer(), "tap \($0)", to: pad) }
            for index in 0..<5 { taps[index].require(toFail: taps[(index + 1) % 5]) }
            account.app.fingerTap(at: pad)
            account.app.advance(by: 3)
            // A tap that cannot match breaks the cycle for the one that waits for it.
            taps[2].numberOfTapsRequired = 2
            account.app.fingerTap(at: pad)
            account.app.advance(by: 3)
        }
        expectEqual(eventLog, "pad.began 1, pad.ended 1, pad.began 2, tap 1(ended), pad.cancelled 2")
    }
}
