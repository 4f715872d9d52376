import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Events are forwarded along the responder chain (RC-9 to RC-15, RC-39).
@Suite(.application(tracing: .both)) @MainActor
struct ForwardingTests {
    let app = TestApplication.current

    @Test(.application) func `RC-9, RC-39: a touch is forwarded until a responder handles it or the chain ends`() {
        final class Delegate: UIResponder, UIApplicationDelegate {}
        let delegate = Delegate()
        app.application.delegate = delegate
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 100, 100, in: window)
        let inner = LoggingView().placed("inner", 0, 0, 100, 100, in: outer)
        UIView().placed("leaf", 0, 0, 100, 100, in: inner)
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerCancel()
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to leaf in window at (50, 50)
            touchesBegan [1] → leaf → inner → outer → window → UIApplication → Delegate → dropped
            touchesCancelled [1] → leaf → inner → outer → window → UIApplication → Delegate → dropped
            """)
        #expect(inner.received == ["began", "cancelled"] && outer.received == ["began", "cancelled"])

        app.clear()
        inner.passesOn = false
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to leaf in window at (50, 50)
            touchesBegan [1] → leaf → inner
            touchesEnded [1] → leaf → inner
            """)
        expectEqual(outer.received, ["began", "cancelled"])
    }

    @Test func `RC-9: the next responder receives the same touches and event`() {
        final class Keeping: UIView {
            var touches: Set<UITouch> = []
            var event: UIEvent?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                self.touches = touches
                self.event = event
                super.touchesBegan(touches, with: event)
            }
        }
        let window = app.makeWindow()
        let outer = Keeping().placed("outer", 0, 0, 100, 100, in: window)
        let inner = Keeping().placed("inner", 0, 0, 100, 100, in: outer)
        app.fingerDown(at: CGPoint(50, 50))
        expectEqual(inner.touches.count, 1)
        expectEqual(inner.touches, outer.touches)
        #expect(inner.event != nil && inner.event === outer.event)
        expectEqual(inner.event?.allTouches, inner.touches)
        app.fingersUp()
    }

    @Test(.application) func `RC-39: an event that no responder handles is dropped once, without other effects`() {
        let window = app.makeWindow()
        UIView().placed("leaf", 0, 0, 100, 100, in: window)
        app.fingerTap(at: CGPoint(50, 50))
        let dropped = app.records.filter { if case .dropped = $0.fact { true } else { false } }
        expectEqual(dropped.count, 2)
        expectEqual(
            app.delivery,
            """
            touch 1 is bound to leaf in window at (50, 50)
            touchesBegan [1] → leaf → window → UIApplication → dropped
            touchesEnded [1] → leaf → window → UIApplication → dropped
            """)
    }

    @Test func `RC-10: each touch method is forwarded independently of the others`() {
        final class OnlyBegan: UIView {
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
        }
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 100, 100, in: window)
        OnlyBegan().placed("inner", 0, 0, 100, 100, in: outer)
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerMove(to: CGPoint(60, 60))
        app.fingerUp()
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerCancel()
        // The outer view receives the other methods without began.
        expectEqual(outer.received, ["moved", "ended", "cancelled"])
    }

    @Test func `RC-12: calling super forwards a touch once`() {
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 100, 100, in: window)
        LoggingView().placed("inner", 0, 0, 100, 100, in: outer)
        app.fingerTap(at: CGPoint(50, 50))
        expectEqual(outer.received, ["began", "ended"])
    }

    @Test(.application) func `RC-15: a control does not forward the touches that it tracks`() {
        let window = app.makeWindow()
        let outer = LoggingView().placed("outer", 0, 0, 200, 100, in: window)
        let control = UIControl().placed("control", 0, 0, 100, 100, in: outer)
        UIView().placed("plain", 100, 0, 100, 100, in: outer)
        app.fingerDrag(from: CGPoint(50, 50), to: CGPoint(60, 60))
        app.fingerDown(at: CGPoint(50, 50))
        app.fingerCancel()
        expectEqual(outer.received, [])
        #expect(!app.delivery.contains("dropped"))
        app.fingerTap(at: CGPoint(150, 50))
        expectEqual(outer.received, ["began", "ended"])
        #expect(!control.isTracking)
    }

    @Test func `RC-13: presses, motion and remote control events are forwarded, too`() {
        final class Notified: UIView {
            var received: [String] = []
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                received.append("began")
            }
            override func pressesChanged(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                received.append("changed")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                received.append("ended")
            }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                received.append("cancelled")
            }
            override func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                received.append("motion began \(motion.rawValue)")
            }
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                received.append("motion ended")
            }
            override func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {
                received.append("motion cancelled")
            }
            override func remoteControlReceived(with event: UIEvent?) { received.append("remote") }
        }
        let outer = Notified()
        let middle = UIView()
        let leaf = UIView()
        outer.addSubview(middle)
        middle.addSubview(leaf)
        leaf.pressesBegan([], with: nil)
        leaf.pressesChanged([], with: nil)
        leaf.pressesEnded([], with: nil)
        leaf.pressesCancelled([], with: nil)
        leaf.motionBegan(.motionShake, with: nil)
        leaf.motionEnded(.motionShake, with: nil)
        leaf.motionCancelled(.motionShake, with: nil)
        leaf.remoteControlReceived(with: nil)
        expectEqual(
            outer.received,
            [
                "began", "changed", "ended", "cancelled", "motion began 1", "motion ended", "motion cancelled",
                "remote",
            ])
    }
}
