import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Foundation's API with selectors and key paths, which needs the Objective-C runtime elsewhere.
@Suite(.application(tracing: .both)) @MainActor
struct ByNameTests {
    private var app: TestApplication { .current }

    final class Listener: NSObject {
        var received: [String] = []
        func receive(_ notification: Notification) { received.append(notification.name.rawValue) }
        func receiveAsObject(_ notification: NSNotification) { received.append("object") }
        func ticked() { received.append("tick") }
        func late(_ word: String) { received.append(word) }
        deinit { NotificationCenter.default.removeObserver(self) }
    }

    private let receive = Selector(Listener.receive, name: "receive:")
    private let ticked = Selector(Listener.ticked, name: "ticked")
    private let name = Notification.Name("ByNameTests")

    @Test func `An observer receives no notifications after it is removed or deallocated`() {
        let center = NotificationCenter()
        let listener = Listener()
        center.addObserver(listener, selector: receive, name: name, object: nil)
        center.addObserver(
            listener, selector: Selector(Listener.receiveAsObject, name: "object:"), name: name, object: center)
        center.post(name: name, object: nil)
        expectEqual(listener.received, [name.rawValue])
        center.post(name: name, object: center)
        // Foundation notifies its observers in no particular order.
        expectEqual(listener.received.sorted(), [name.rawValue, name.rawValue, "object"])
        center.removeObserver(listener, name: name, object: center)
        center.post(name: name, object: center)
        expectEqual(listener.received.count, 4)
        center.removeObserver(listener)
        center.post(name: name, object: center)
        expectEqual(listener.received.count, 4)
        weak var gone: Listener?
        do {
            let brief = Listener()
            center.addObserver(brief, selector: receive, name: name, object: nil)
            gone = brief
        }
        center.post(name: name, object: nil)
        #expect(gone == nil)
    }

    @Test func `A timer follows the application's clock and stops when it is invalidated`() {
        let listener = Listener()
        let timer = Timer.scheduledTimer(
            timeInterval: 0.5, target: listener, selector: ticked, userInfo: "info", repeats: true)
        app.advance(by: 0.4)
        #expect(listener.received == [] && timer.isValid && timer.userInfo as? String == "info")
        app.advance(by: 0.7)
        expectEqual(listener.received, ["tick", "tick"])
        timer.invalidate()
        app.advance(by: 2)
        #expect(listener.received.count == 2 && !timer.isValid)
    }

    @Test func `A delayed perform request can be canceled by selector or by target`() {
        let listener = Listener()
        let late = Selector(Listener.late, name: "late:")
        listener.perform(late, with: "one", afterDelay: 0.2)
        listener.perform(ticked, with: nil, afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: ticked)
        app.advance(by: 0.3)
        expectEqual(listener.received, ["one"])
        listener.perform(late, with: "two", afterDelay: 0.2)
        NSObject.cancelPreviousPerformRequests(withTarget: listener)
        app.advance(by: 0.3)
        expectEqual(listener.received, ["one"])
        listener.perform(late, with: "now")
        expectEqual(listener.received, ["one", "now"])
        #expect(
            listener.responds(to: late) && !listener.responds(to: .copy) && !listener.responds(to: Selector("late:x")))
    }

    @Test func `A key-value observer of contentOffset is called during scrolling`() {
        let window = app.makeWindow(root: UIViewController())
        let scrollView = UIScrollView(frame: window.bounds)
        scrollView.contentSize = CGSize(width: 390, height: 3000)
        window.rootViewController!.view.addSubview(scrollView)
        app.settle()
        var offsets: [CGFloat] = []
        let observation = scrollView.observe(\.contentOffset, options: [.initial, .new, .old]) { view, change in
            #expect(change.newValue == nil || view.contentOffset == change.newValue)
            offsets.append(change.newValue?.y ?? -1)
        }
        app.fingerDrag(from: CGPoint(x: 200, y: 600), to: CGPoint(x: 200, y: 300), duration: 0.3)
        #expect(offsets.first == 0 && offsets.count > 5 && offsets == offsets.sorted())
        observation.invalidate()
        let count = offsets.count
        scrollView.contentOffset.y = 0
        expectEqual(offsets.count, count)
    }

    @Test func `A key-value observer of isHighlighted is called for each change`() {
        let window = app.makeWindow(root: UIViewController())
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
        window.rootViewController!.view.addSubview(button)
        app.settle()
        var seen: [Bool] = []
        let observation = button.observe(\.isHighlighted, options: .new) { _, change in seen.append(change.newValue!) }
        app.fingerDown(at: CGPoint(x: 150, y: 125))
        expectEqual(seen, [true])
        app.fingerUp()
        expectEqual(seen, [true, false])
        withExtendedLifetime(observation) {}
    }

    @Test func `An associated object is retained only with a retaining policy`() {
        var key: UInt8 = 0
        weak var kept: Listener?
        withUnsafePointer(to: &key) { key in
            let view = UIView()
            #expect(objc_getAssociatedObject(view, key) == nil)
            do {
                let listener = Listener()
                kept = listener
                objc_setAssociatedObject(view, key, listener, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
            }
            #expect(objc_getAssociatedObject(view, key) as? Listener === kept && kept != nil)
            objc_setAssociatedObject(view, key, nil, .OBJC_ASSOCIATION_ASSIGN)
            #expect(kept == nil)
            objc_setAssociatedObject(view, key, Listener(), .OBJC_ASSOCIATION_ASSIGN)
            #expect(objc_getAssociatedObject(view, key) == nil)
        }
    }

    @Test func `CGPoint and CGSize convert to and from NSValue`() {
        let point: Any = CGPoint(x: 1, y: 2)
        expectEqual((point as? NSValue)?.cgPointValue, CGPoint(x: 1, y: 2))
        let held: Any = NSValue(cgSize: CGSize(width: 3, height: 4))
        #expect(held as? CGSize == CGSize(width: 3, height: 4) && held as? CGPoint == nil && held as? CGRect == nil)
    }
}
