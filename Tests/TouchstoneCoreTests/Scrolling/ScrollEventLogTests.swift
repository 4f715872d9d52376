import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A list of 390 × 600 points with content 3000 points high that records its own and its delegate's calls.
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

/// Touches in content: delayed, refused and cancelled, also while callbacks change the list.
@Suite(.application) @MainActor
struct ScrollEventLogTests {
    @Test func `SV-2: a delayed tap keeps its own locations and timestamps`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            account.app.fingerTap(at: at(100, 120))
        }
        expectEqual(
            eventLog,
            """
            list begin? row, row.began 1 (100 120 from 100 120 at 0 ms taps 1), \
            row.ended 1 (100 120 from 100 120 at 50 ms taps 1)
            """)
    }

    @Test func `T-4: a move delivered after the delay keeps its timestamp`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            account.app.fingerDown(at: at(100, 120))
            account.app.fingerMove(to: at(103, 122))
            account.app.fingerUp()
        }
        expectEqual(
            eventLog,
            """
            list begin? row, row.began 1 (100 120 from 100 120 at 0 ms taps 1), \
            row.moved 1 (103 122 from 100 120 at 17 ms taps 1), row.ended 1 (103 122 from 103 122 at 33 ms taps 1)
            """)
    }

    @Test func `SV-4: content may set canCancelContentTouches to false in touchesBegan`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            let row = account.view("row", 0, 100, 390, 50, in: list)
            row.on["began"] = { _, _, _ in list.canCancelContentTouches = false }
            row.on["ended"] = { _, _, _ in list.canCancelContentTouches = true }
            account.app.fingerDown(at: at(100, 120))
            account.app.advance(by: 0.2)
            for step in 1...2 { account.app.fingerMove(to: at(100, 120 - Double(step) * 20)) }
            account.app.fingerUp()
            account.app.fingerDrag(from: at(100, 120), to: at(100, 60), duration: 0.1)
        }
        expectEqual(
            eventLog,
            """
            list begin? row, row.began 1, row.moved 1, row.moved 1, row.ended 1, list willBegin, list didEnd true
            """)
    }

    @Test func `SV-12, DL-19: willBeginDragging may remove the touched row, whose touch is cancelled`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            let row = account.view("row", 0, 100, 390, 50, in: list)
            list.onWillBegin = { [unowned list] in
                list.onWillBegin = nil
                account.within("drops") { row.removeFromSuperview() }
            }
            account.app.fingerDown(at: at(100, 120))
            account.app.advance(by: 0.2)
            account.app.fingerMove(to: at(100, 80), duration: 2.0 / 60)
            account.app.advance(by: 0.4)
            account.app.fingerUp()
            account.write("\(list.contentOffset.y)")
        }
        expectEqual(
            eventLog,
            """
            list begin? row, row.began 1, list cancel? row, list willBegin, drops {, row.cancelled 1, }, \
            list didEnd false, 30.0
            """)
    }

    @Test func `G-23: an additional pan recognizer works together with the list`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            let delegate = AccountDelegate()
            delegate.together = { _, other in other === list.panGestureRecognizer }
            account.attach(UIPanGestureRecognizer(), "own", to: list).delegate = delegate
            account.app.fingerDown(at: at(100, 120))
            account.app.fingerMove(to: at(100, 100))
            account.app.fingerMove(to: at(100, 90))
            account.app.advance(by: 0.4)
            account.app.fingerUp()
            account.write("\(list.contentOffset.y)")
        }
        let lines = eventLog.split(separator: ", ").map(String.init)
        expectEqual(lines.filter { $0.hasPrefix("own") }, ["own(began)", "own(changed)", "own(ended)"], "\(eventLog)")
        expectEqual(lines.filter { $0.hasPrefix("list") }, ["list willBegin", "list didEnd false"], "\(eventLog)")
        #expect(lines.last == "20.0" && !eventLog.contains("row"), "\(eventLog)")
    }

    @Test func `G-45: disabling scrolling during a drag ends it`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            account.app.fingerDown(at: at(100, 320))
            account.app.fingerMove(to: at(100, 260), duration: 3.0 / 60)
            list.isScrollEnabled = false
            account.app.settle()
            let before = list.contentOffset
            account.app.fingerMove(to: at(100, 200), duration: 3.0 / 60)
            account.app.fingerUp()
            account.app.advance(by: 1)
            account.write("\(list.contentOffset == before) \(before.y)")
        }
        expectEqual(eventLog, "list willBegin, list didEnd false, true 50.0")
    }

    @Test func `SV-2: a list in a navigation controller scrolls, and a tap on its row pushes a controller`() {
        let eventLog = Account.tracedAndUntraced { account in
            let (master, detail) = (UIViewController(), UIViewController())
            let navigation = UINavigationController(rootViewController: master)
            account.window.rootViewController = navigation
            account.app.settle()
            let list = List(account)
            list.frame = CGRect(x: 0, y: 100, width: 390, height: 700)
            master.view.addSubview(list)
            let row = account.view("row", 0, 100, 390, 50, in: list)
            account.attach(UITapGestureRecognizer(), "select", to: row) { _ in
                navigation.pushViewController(detail, animated: false)
            }
            account.view("page", 0, 100, 390, 700, in: detail.view)
            account.app.fingerDown(at: at(100, 220))
            account.app.fingerMove(to: at(100, 200))
            account.app.advance(by: 0.4)
            account.app.fingerUp()
            account.write("scrolled")
            account.app.advance(by: 1)
            account.app.fingerTap(at: at(100, 220))
            account.app.advance(by: 1)
            account.app.fingerDown(at: at(100, 220))
        }
        expectEqual(eventLog, "list willBegin, list didEnd false, scrolled, select(ended), page.began 1")
    }

    @Test func `SV-2, G-39: the small moves of a delayed touch are delivered as one move`() {
        let eventLog = Account.tracedAndUntraced { account in
            account.tellsDetails = true
            let list = List(account)
            account.view("row", 0, 100, 390, 50, in: list)
            account.app.fingerDown(at: at(100, 120))
            account.app.fingerMove(to: at(101, 121))
            account.app.fingerMove(to: at(102, 122))
            account.app.advance(by: 0.2)
            account.app.fingerMove(to: at(103, 123))
            account.app.fingerUp()
        }
        #expect(
            eventLog.hasPrefix(
                """
                list begin? row, row.began 1 (100 120 from 100 120 at 0 ms taps 1), \
                row.moved 1 (102 122 from 100 120 at 33 ms taps 1), row.moved 1 (103 123 from 102 122
                """), "\(eventLog)")
        #expect(
            eventLog.components(separatedBy: "row.moved").count == 3
                && eventLog.contains("row.ended 1 (103 123 from 103 123")
        )
    }

    @Test func `SV-5: a drag cancels a button held down if touchesShouldCancel returns true`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            account.control(UIButton(), "button", 50, 100, in: list)
            list.cancels = { _ in true }
            account.app.fingerDown(at: at(100, 120))
            account.app.advance(by: 0.2)
            account.app.fingerMove(to: at(100, 60), duration: 1.0 / 60)
            account.app.advance(by: 0.4)
            account.app.fingerUp()
            account.write("\(list.contentOffset.y)")
        }
        expectEqual(
            eventLog,
            """
            list begin? button, button down, list cancel? button, list willBegin, button cancel, \
            list didEnd false, 50.0
            """)
    }

    @Test func `T-7: a touch's location in its row follows an offset set in touchesBegan`() {
        let eventLog = Account.tracedAndUntraced { account in
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
            account.app.fingerDown(at: at(100, 120))
            account.app.advance(by: 0.05)
            account.app.fingerUp()
        }
        expectEqual(
            eventLog, "list begin? row, row.began 1, 20 of 120, 220 of 120, row.ended 1, 220 of 120")
    }

    @Test func `SV-8: a touch that stops the list is not recognized as a tap`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            for index in 0..<60 { account.view("row\(index)", 0, Double(index) * 50, 390, 50, in: list) }
            account.attach(UITapGestureRecognizer(), "tap", to: list)
            account.app.fingerDrag(from: at(100, 500), to: at(100, 300), duration: 0.1)
            account.app.advance(by: 0.1)
            account.write("\(list.isDecelerating)")
            account.app.fingerTap(at: at(100, 300))
            account.app.advance(by: 3)
            account.write("\(list.isDecelerating)")
        }
        #expect(!eventLog.contains("row") && !eventLog.contains("tap("), "\(eventLog)")
        #expect(eventLog.contains("true") && eventLog.hasSuffix("false"))
    }

    @Test func `SV-5, SV-15: touchesShouldBegin is called for the inner and the outer list`() {
        let eventLog = Account.tracedAndUntraced { account in
            let outer = List(account, "outer")
            let inner = List(account, "inner")
            inner.frame = CGRect(x: 0, y: 100, width: 390, height: 300)
            outer.addSubview(inner)
            account.view("row", 0, 0, 390, 50, in: inner)
            account.app.fingerTap(at: at(100, 120))
            account.app.advance(by: 1)
            outer.begins = { _ in false }
            account.app.fingerTap(at: at(100, 120))
            account.app.advance(by: 1)
            account.app.fingerDrag(from: at(100, 300), to: at(100, 200), duration: 0.1)
        }
        #expect(
            eventLog.hasPrefix(
                """
                inner begin? row, outer begin? row, row.began 1, row.ended 1, inner begin? row, outer begin? row, \
                inner willBegin
                """), "\(eventLog)")
        #expect(!eventLog.contains("outer willBegin") && !eventLog.contains("row.began 2"))
    }

    @Test func `SV-3: a drag of two fingers cancels the touches of both rows`() {
        let eventLog = Account.tracedAndUntraced { account in
            let list = List(account)
            list.delaysContentTouches = false
            account.view("a", 0, 100, 390, 50, in: list)
            account.view("b", 0, 300, 390, 50, in: list)
            account.app.fingersDown([1: at(100, 120), 2: at(100, 320)])
            account.app.fingersMove([1: at(100, 100), 2: at(100, 300)])
            account.app.advance(by: 0.2)
            account.app.fingersUp([1, 2])
        }
        expectEqual(
            eventLog,
            """
            list begin? a, a.began 1, list begin? b, b.began 2, list cancel? a, list cancel? b, list willBegin, \
            a.cancelled 1, b.cancelled 2, list didEnd true
            """)
    }
}
