import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Screen sizes, scales, shakes and touches from hosts, including invalid numbers.
@Suite(.application(tracing: .both)) @MainActor
struct ScreenFromHostTests {
    let app = TestApplication.current

    private func send(_ width: CGFloat, _ height: CGFloat, scale: CGFloat = 1) {
        let port = app.application.makePort()
        _ = port.sendScreen(size: CGSize(width: width, height: height), scale: scale, style: .light)
        app.application.service()
    }

    @Test func `A screen size that is not positive and finite is ignored`() {
        let before = app.application.screen.bounds
        for (width, height) in [
            (0.0, 100.0), (100, 0), (-1, 100), (100, -1), (.nan, 100), (100, .nan), (.infinity, 100), (100, .infinity),
        ] {
            send(width, height, scale: 3)
            expectEqual(app.application.screen.bounds, before)
            expectEqual(app.application.screen.scale, 1)
        }
        send(0.5, 0.5)
        expectEqual(app.application.screen.bounds.size, CGSize(width: 0.5, height: 0.5))
    }

    @Test func `A scale that is not positive and finite becomes 1`() {
        send(300, 400, scale: 3)
        expectEqual(app.application.screen.scale, 3)
        for scale in [0, -2, CGFloat.nan, .infinity] {
            send(300, 400, scale: 2)
            expectEqual(app.application.screen.scale, 2)
            send(300, 400, scale: scale)
            expectEqual(app.application.screen.scale, 1)
        }
    }

    @Test func `Only windows that fill the screen are resized with it`() {
        let window = app.makeWindow()
        let panel = UIWindow(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        panel.isHidden = false
        send(844, 390)
        expectEqual(window.frame, CGRect(x: 0, y: 0, width: 844, height: 390))
        expectEqual(panel.frame, CGRect(x: 10, y: 10, width: 100, height: 100))
    }

    @Test func `M-2: a shake reaches the application's delegate`() {
        final class Delegate: UIResponder, UIApplicationDelegate {
            var received: [String] = []
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("began") }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { received.append("ended") }
        }
        let delegate = Delegate()
        app.application.delegate = delegate
        _ = app.makeWindow()
        app.shake()
        expectEqual(delegate.received, ["began", "ended"])
    }

    @Test func `DL-18: exceeding the touch limit cancels all touches and ignores the last one`() {
        let window = app.makeWindow()
        let view = LoggingView().placed("view", 0, 0, 390, 844, in: window)
        view.isMultipleTouchEnabled = true
        let limit = 5
        app.application.behavior.touchLimit = limit
        for finger in 0..<limit { app.fingerDown(finger, at: CGPoint(10 + CGFloat(finger) * 30, 100)) }
        expectEqual(view.received, Array(repeating: "began", count: limit))
        view.received = []
        app.fingerDown(limit, at: CGPoint(100, 300))
        expectEqual(Set(view.received), ["cancelled"])
        view.received = []
        // All these touches are ignored until their fingers lift.
        for finger in 0...limit { app.fingerMove(finger, to: CGPoint(100, 400)) }
        for finger in 0...limit { app.fingerUp(finger) }
        expectEqual(view.received, [])
        app.fingerTap(at: CGPoint(100, 100))
        expectEqual(view.received, ["began", "ended"])
    }
}
