import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private func place(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

/// A list of 390 × 600 points over 3000 points of content, which writes down what it is asked and what its delegate hears.
private final class List: UIScrollView, UIScrollViewDelegate {
    weak var account: Account?
    var begins: ((UIView) -> Bool)?
    var cancels: ((UIView) -> Bool)?
    var onWillBegin: (() -> Void)?

    convenience init(_ account: Account, _ name: String = "list") {
        self.init(frame: CGRect(x: 0, y: 0, width: 390, height: 600))
        self.account = account
        accessibilityIdentifier = name
        contentSize = CGSize(width: 390, height: 3000)
        contentInsetAdjustmentBehavior = .never
        delegate = self
        account.window.addSubview(self)
    }

    private func write(_ line: String) { account?.write("\(accessibilityIdentifier ?? "") \(line)") }

    override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool {
        write("begin? \(view.accessibilityIdentifier ?? "")")
        return begins?(view) ?? super.touchesShouldBegin(touches, with: event, in: view)
    }

    override func touchesShouldCancel(in view: UIView) -> Bool {
        write("cancel? \(view.accessibilityIdentifier ?? "")")
        return cancels?(view) ?? super.touchesShouldCancel(in: view)
    }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {
        write("willBegin")
        onWillBegin?()
    }

    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        write("didEnd \(decelerate)")
    }
}

/// Touches of content: asked for, delayed, taken away, also while callbacks change the list.
@Suite(.application(ways: .both)) @MainActor
struct ScrollRegressionTests {
    @Test func SV_2_G_39_aFingerThatTremblesIsToldAfterTheDelayWithOneMoveToCatchUp() {
        let story = Account.bothWays { account in
            account.tellsDetails = true
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            account.app.fingerDown(at: place(100, 120))
            account.app.fingerMove(to: place(101, 121))
            account.app.fingerMove(to: place(102, 122))
            account.app.advance(by: 0.2)
            account.app.fingerMove(to: place(103, 123))
            account.app.fingerUp()
        }
        #expect(
            story.hasPrefix(
                """
                list begin? row, row.began 1 (100 120 from 100 120 at 0 ms taps 1), \
                row.moved 1 (102 122 from 100 120 at 33 ms taps 1), row.moved 1 (103 123 from 102 122
                """), "\(story)")
        #expect(
            story.components(separatedBy: "row.moved").count == 3 && story.contains("row.ended 1 (103 123 from 103 123")
        )
    }

    @Test func SV_5_aHeldButtonInAListThatLetsItBeCancelled() {
        let story = Account.bothWays { account in
            let list = List(account)
            account.control(UIButton(), "button", 50, 100, in: list)
            list.cancels = { _ in true }
            account.app.fingerDown(at: place(100, 120))
            account.app.advance(by: 0.2)
            account.app.fingerMove(to: place(100, 60), duration: 1.0 / 60)
            account.app.advance(by: 0.2)
            account.app.fingerUp()
            account.write("\(list.contentOffset.y)")
        }
        #expect(
            story == """
                list begin? button, button down, list cancel? button, list willBegin, button cancel, \
                list didEnd false, 50.0
                """)
    }

    @Test func T_7_aRowThatScrollsItsListAsItBeginsIsSomewhereElseUnderTheSameFinger() {
        let story = Account.bothWays { account in
            let list = List(account)
            let row = account.view("row", 0, 100, 390, 50, in: list)
            list.delaysContentTouches = false
            @MainActor func position(_ touches: Set<UITouch>, _ view: UIView) -> String {
                "\(Int(touches.first!.location(in: view).y)) of \(Int(touches.first!.location(in: nil).y))"
            }
            row.on["began"] = { view, touches, _ in
                account.write(position(touches, view))
                list.setContentOffset(CGPoint(x: 0, y: 200), animated: false)
                account.write(position(touches, view))
            }
            row.on["ended"] = { view, touches, _ in account.write(position(touches, view)) }
            account.app.fingerDown(at: place(100, 120))
            account.app.advance(by: 0.05)
            account.app.fingerUp()
        }
        #expect(
            story == "list begin? row, row.began 1, 20 of 120, 220 of 120, row.ended 1, 220 of 120")
    }

    @Test func SV_8_aTouchThatCatchesTheListIsNoTapOfTheRow() {
        let story = Account.bothWays { account in
            let list = List(account)
            for index in 0..<60 { account.view("row\(index)", 0, Double(index) * 50, 390, 50, in: list) }
            account.attach(UITapGestureRecognizer(), "tap", to: list)
            account.app.fingerDrag(from: place(100, 500), to: place(100, 300), duration: 0.1)
            account.app.advance(by: 0.1)
            account.write("\(list.isDecelerating)")
            account.app.fingerTap(at: place(100, 300))
            account.app.advance(by: 3)
            account.write("\(list.isDecelerating)")
        }
        #expect(!story.contains("row") && !story.contains("tap("), "\(story)")
        #expect(story.contains("true") && story.hasSuffix("false"))
    }

    @Test func SV_5_SV_15_aTouchInAListInAListIsAskedForTwice() {
        let story = Account.bothWays { account in
            let outer = List(account, "outer")
            let inner = List(account, "inner")
            inner.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            outer.addSubview(inner)
            account.view("row", 0, 0, 390, 50, in: inner)
            account.app.fingerTap(at: place(100, 120))
            account.app.advance(by: 1)
            outer.begins = { _ in false }
            account.app.fingerTap(at: place(100, 120))
            account.app.advance(by: 1)
            account.app.fingerDrag(from: place(100, 300), to: place(100, 200), duration: 0.1)
        }
        #expect(
            story.hasPrefix(
                """
                inner begin? row, outer begin? row, row.began 1, row.ended 1, inner begin? row, outer begin? row, \
                inner willBegin
                """), "\(story)")
        #expect(!story.contains("outer willBegin") && !story.contains("row.began 2"))
    }

    @Test func SV_3_twoRowsTwoFingersAndADragThatTakesBoth() {
        let story = Account.bothWays { account in
            let list = List(account)
            list.delaysContentTouches = false
            account.view("a", 0, 100, 390, 50, in: list)
            account.view("b", 0, 300, 390, 50, in: list)
            account.app.fingersDown([1: place(100, 120), 2: place(100, 320)])
            account.app.fingersMove([1: place(100, 100), 2: place(100, 300)])
            account.app.advance(by: 0.2)
            account.app.fingersUp([1, 2])
        }
        #expect(
            story.hasPrefix("list begin? a, a.began 1, list begin? b, b.began 2, ")
                || story.hasPrefix("list begin? a, list begin? b, a.began 1, b.began 2, "), "\(story)")
        #expect(story.contains("a.cancelled 1, b.cancelled 2, list didEnd"), "\(story)")
        #expect(story.components(separatedBy: "willBegin").count == 2)
    }
}
