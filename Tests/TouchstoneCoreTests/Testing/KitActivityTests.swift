// The test kit: moves to the background during a press, several fingers together or one after the
// other, and handlers that receive the recognizer's own class.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@Suite(.application(tracing: .both)) @MainActor
struct KitActivityTests {
    let app = TestApplication.current
    let window: UIWindow

    init() { window = app.makeWindow() }

    private func board() -> UIView {
        let board = UIView(frame: window.bounds)
        board.isMultipleTouchEnabled = true
        window.addSubview(board)
        return board
    }

    @Test func `C-8: a move to the background cancels a button that is held`() {
        let button = UIButton(frame: CGRect(x: 100, y: 100, width: 100, height: 44))
        var events: [String] = []
        button.addAction(UIAction { _ in events.append("down") }, for: .touchDown)
        button.addAction(UIAction { _ in events.append("up") }, for: .touchUpInside)
        button.addAction(UIAction { _ in events.append("cancel") }, for: .touchCancel)
        window.addSubview(button)
        app.fingerDown(at: button)
        app.advance(by: 0.2)
        app.enterBackground()
        app.fingerUp()
        expectEqual(events, ["down", "cancel"])
        #expect(!button.isHighlighted && !button.isTracking)
        app.enterForeground()
        app.fingerTap(at: button)
        expectEqual(events, ["down", "cancel", "down", "up"])
    }

    @Test func `DL-23: a move to the background cancels a long press and prevents one that has not begun`() {
        let view = board()
        var states: [UIGestureRecognizer.State] = []
        let press = UILongPressGestureRecognizer()
        press.addHandler { states.append($0.state) }
        view.addGestureRecognizer(press)
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 0.2)
        app.enterBackground()
        app.advance(by: 2)
        expectEqual(states, [])
        app.fingerUp()
        app.enterForeground()
        app.fingerDown(at: CGPoint(x: 100, y: 300))
        app.advance(by: 0.7)
        app.enterBackground()
        expectEqual(states, [.began, .cancelled])
        app.fingersUp()
    }

    @Test func `DL-18: a repeated call of enterBackground or enterForeground calls no delegate method`() {
        final class Counter: UIApplicationDelegate {
            var lines: [String] = []
            func applicationWillResignActive(_ application: UIApplication) { lines.append("resign") }
            func applicationDidEnterBackground(_ application: UIApplication) {
                lines.append("background \(application.applicationState == .background)")
            }
            func applicationWillEnterForeground(_ application: UIApplication) { lines.append("enter") }
            func applicationDidBecomeActive(_ application: UIApplication) {
                lines.append("active \(application.applicationState == .active)")
            }
        }
        let counter = Counter()
        app.application.delegate = counter
        app.enterBackground()
        app.enterBackground()
        app.enterForeground()
        app.enterForeground()
        expectEqual(counter.lines, ["resign", "background true", "enter", "active true"])
    }

    @Test func `G-52: a tap recognizer for five fingers recognizes a tap of five fingers`() {
        let view = board()
        let tap = UITapGestureRecognizer()
        tap.numberOfTouchesRequired = 5
        var where_: CGPoint?
        tap.addHandler { where_ = $0.location(in: nil) }
        view.addGestureRecognizer(tap)
        app.fingersTap(at: (0..<5).map { CGPoint(x: 60 + 60 * CGFloat($0), y: 400) })
        app.advance(by: 1)
        expectEqual(where_, CGPoint(x: 180, y: 400))
    }

    @Test func `G-53: the time of a long press with two fingers counts from the second finger`() {
        let view = board()
        let press = UILongPressGestureRecognizer()
        press.numberOfTouchesRequired = 2
        var began: TimeInterval?
        press.addHandler { [app] in
            if $0.state == .began { began = app.clock.now }
        }
        view.addGestureRecognizer(press)
        let start = app.clock.now
        app.fingersDown(at: [CGPoint(x: 100, y: 300), CGPoint(x: 200, y: 300)], apart: 0.08)
        app.advance(by: 1)
        app.fingersUp(apart: 0)
        expectEqual(began.map { $0 - start >= 0.5 && $0 - start < 0.65 }, true)
    }

    @Test func `T-22: fingers that lift together are delivered in one call of touchesEnded`() {
        final class Counter: UIView {
            var lifted: [Int] = []
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lifted.append(touches.count) }
        }
        let view = Counter(frame: window.bounds)
        view.isMultipleTouchEnabled = true
        window.addSubview(view)
        app.fingersDown(at: (0..<3).map { CGPoint(x: 60 + 90 * CGFloat($0), y: 300) }, apart: 0.03)
        app.fingersUp(apart: 0)
        expectEqual(view.lifted, [3])
    }

    @Test func `Handlers of a pinch and a swipe receive the recognizer's own class`() {
        let view = board()
        let pinch = UIPinchGestureRecognizer()
        var scale: CGFloat = 0
        pinch.addHandler { scale = $0.scale }
        let swipe = UISwipeGestureRecognizer()
        swipe.direction = [.left, .right]
        var direction: UISwipeGestureRecognizer.Direction?
        swipe.addHandler { swipe in direction = swipe.direction }
        view.addGestureRecognizer(pinch)
        view.addGestureRecognizer(swipe)
        app.fingerDrag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 300, y: 300), duration: 0.15)
        expectEqual(direction, [.left, .right])
        app.fingerPinch(around: CGPoint(x: 195, y: 300), from: 100, to: 216)
        #expect(abs(scale - 2) < 0.01)
    }

    @Test func `A handler that is added through the base class receives the base class`() {
        let recognizers: [UIGestureRecognizer] = [UITapGestureRecognizer(), UILongPressGestureRecognizer()]
        let view = board()
        var names: [String] = []
        for recognizer in recognizers {
            recognizer.addHandler { names.append("\(type(of: $0)) \($0.state)") }
            view.addGestureRecognizer(recognizer)
        }
        app.fingerTap(at: CGPoint(x: 100, y: 100))
        expectEqual(names, ["UITapGestureRecognizer ended"])
    }
}
