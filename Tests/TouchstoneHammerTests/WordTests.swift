import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Methods of `EventGenerator` that other tests here do not call.
@Suite(.application) @MainActor
struct WordTests {
    private func pad(_ side: CGFloat = 300) -> TouchLogView {
        let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: side, height: side))
        view.isMultipleTouchEnabled = true
        return view
    }

    @Test func `A view keeps the size of its frame and is centered`() throws {
        let view = pad(120)
        let eventGenerator = try EventGenerator(view: view)
        expectEqual(view.frame, CGRect(x: 135, y: 362, width: 120, height: 120))
        expectEqual(eventGenerator.window.bounds.size, CGSize(width: 390, height: 844))
    }

    @Test func `Two fingers are placed opposite each other at the given angle and distance`() throws {
        let view = pad()
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.twoFingerDown(withDistance: 100, angle: .pi / 2)
        expectEqual(view.all("began").map(\.location), [CGPoint(x: 150, y: 200), CGPoint(x: 150, y: 100)])
        try eventGenerator.twoFingerMove(translationX: 10, y: 20, duration: 0.1)
        #expect(near(view.all("moved").suffix(2).first?.location, CGPoint(x: 160, y: 220)))
        try eventGenerator.twoFingerMove(to: RelativeLocation(x: 0.5, y: 0.5), withDistance: 40)
        #expect(near(view.all("moved").suffix(2).first?.location, CGPoint(x: 170, y: 150)))
        try eventGenerator.twoFingerUp()
        expectEqual(view.all("ended").count, 2)
    }

    @Test func `fingerPivot turns a finger around an anchor`() throws {
        let view = pad()
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(at: OffsetLocation(x: 60, y: 0))
        try eventGenerator.fingerPivot(aroundAnchor: view, angle: .pi / 2)
        #expect(near(view.last("moved")?.location, CGPoint(x: 150, y: 210)))
        try eventGenerator.fingerPivot(aroundAnchor: view, byAngle: .pi / 2, duration: 0.2)
        #expect(near(view.last("moved")?.location, CGPoint(x: 90, y: 150)))
        try eventGenerator.fingerUp(.automatic as FingerIndex?)
    }

    @Test func `A sixth finger on a phone is an error`() throws {
        let eventGenerator = try EventGenerator(view: pad())
        for _ in 0..<5 { try eventGenerator.fingerDown() }
        #expect { try eventGenerator.fingerDown() } throws: { error in
            guard case HammerError.fingerLimitReached(let limit) = error else { return false }
            return limit == 5
        }
    }

    @Test(.application(idiom: .pad)) func `A tablet has ten fingers`() throws {
        let eventGenerator = try EventGenerator(view: pad())
        expectEqual(UIDevice.current.maxNumberOfFingers, 10)
        for finger in FingerIndex.allCases { try eventGenerator.fingerDown(finger) }
        try eventGenerator.fingerUp([.leftLittle, .rightThumb])
    }

    @Test(.application(idiom: .pad)) func `Lifting or moving a finger or stylus that is not down is an error`() throws {
        let eventGenerator = try EventGenerator(view: pad())
        #expect(throws: HammerError.self) { try eventGenerator.fingerUp() }
        #expect(throws: HammerError.self) { try eventGenerator.fingerMove(.leftThumb, to: CGPoint.zero) }
        #expect(throws: HammerError.self) { try eventGenerator.stylusUp() }
        #expect(throws: HammerError.self) { try eventGenerator.stylusMove(to: CGPoint.zero) }
        try eventGenerator.stylusDown()
        #expect(throws: HammerError.self) { try eventGenerator.stylusDown() }
        #expect { try eventGenerator.fingerDown([.leftThumb], at: []) } throws: { error in
            guard case HammerError.invalidFingerCount(count: 1, expected: 0) = error else { return false }
            return true
        }
    }

    @Test func `A stylus on a phone is an error`() throws {
        let eventGenerator = try EventGenerator(view: pad())
        #expect {
            try eventGenerator.stylusTap()
        } throws: { error in
            guard case HammerError.deviceDoesNotSupportStylus = error else { return false }
            return true
        }
    }

    @Test(.application(idiom: .pad)) func `A stylus tap has the given angles and pressure`() throws {
        final class Angles: UIView {
            var touch: (altitude: CGFloat, azimuth: CGFloat, part: CGFloat)?
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                let touch = touches.first!
                self.touch = (
                    touch.altitudeAngle, touch.azimuthAngle(in: self), touch.force / touch.maximumPossibleForce
                )
            }
        }
        let view = Angles(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        try EventGenerator(view: view).stylusTap(azimuth: .pi / 2, altitude: .pi / 6, pressure: 0.5)
        // The altitude of the API counts from the upright position, and azimuth 0 points up.
        let touch = try #require(view.touch)
        #expect(abs(touch.altitude - .pi / 3) < 1e-6)
        #expect(abs(touch.azimuth) < 1e-6)
        #expect(abs(touch.part - 0.5) < 1e-6)
    }

    @Test func `Held modifiers and Caps Lock change the typed characters`() throws {
        final class Keys: UIViewController {
            var received: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                for press in presses {
                    if let key = press.key, !key.characters.isEmpty { received.append(key.characters) }
                }
            }
        }
        let controller = Keys()
        let eventGenerator = try EventGenerator(viewController: controller)
        controller.becomeFirstResponder()
        try eventGenerator.keyDown(.leftShift)
        try eventGenerator.keyPress("a")
        try eventGenerator.keyPress("1")
        try eventGenerator.keyUp(.leftShift)
        try eventGenerator.keyPress("a")
        try eventGenerator.keyPress(.capsLock)
        try eventGenerator.keyType("b", interval: 0.1)
        expectEqual(controller.received, ["A", "!", "a", "B"])
    }

    @Test func `Typing in a window that is not key is an error`() throws {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        window.rootViewController = UIViewController()
        window.isHidden = false
        let eventGenerator = try EventGenerator(window: window)
        #expect {
            try eventGenerator.keyType("a")
        } throws: { error in
            guard case HammerError.windowIsNotKey = error else { return false }
            return true
        }
    }

    @Test func `An event generator for a hidden window is an error`() {
        let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect {
            _ = try EventGenerator(window: window)
        } throws: { error in
            guard case HammerError.windowIsNotReadyForInteraction = error else { return false }
            return true
        }
    }

    @Test func `A covered view is visible but not hittable, and the error names the cover`() throws {
        let (pay, banner) = (UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        pay.accessibilityIdentifier = "pay"
        banner.accessibilityIdentifier = "banner"
        let eventGenerator = try EventGenerator(window: shownWindow(pay, banner))
        #expect(eventGenerator.viewIsHittable(pay))
        #expect(eventGenerator.viewIsHittable(pay, atPoint: CGPoint(x: 5, y: 5)))
        banner.frame = pay.frame
        #expect(!eventGenerator.viewIsHittable("pay"))
        #expect(eventGenerator.viewIsVisible("pay", visibility: .full))
        #expect {
            try eventGenerator.fingerTap(at: "pay")
        } throws: { error in
            "\(error)".contains("banner is in front of pay")
        }
    }

    @Test func `The visibility and hittability of points and rectangles are tested`() throws {
        let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: CGRect(x: 20, y: 40, width: 20, height: 20))
        expectEqual(view.first("began")?.location, CGPoint(x: 30, y: 50))
        #expect(eventGenerator.rectIsVisible(CGRect(x: 300, y: 0, width: 100, height: 10)))
        #expect(!eventGenerator.rectIsVisible(CGRect(x: 300, y: 0, width: 100, height: 10), visibility: .center))
        #expect(!eventGenerator.rectIsVisible(CGRect(x: 300, y: 0, width: 100, height: 10), visibility: .full))
        #expect(eventGenerator.pointIsVisible(CGPoint(x: 10, y: 10)))
        #expect(!eventGenerator.pointIsHittable(CGPoint(x: 10, y: 700)))
        #expect {
            try eventGenerator.fingerTap(at: CGPoint(x: 10, y: 700))
        } throws: { error in
            guard case HammerError.pointIsNotHittable = error else { return false }
            return true
        }
    }

    @Test func `A waiter that is completed ends before its timeout and cannot be started again`() throws {
        let waiter = EventGenerator.Waiter(timeout: 0.5)
        #expect(throws: HammerError.self) { try waiter.complete() }
        let start = TestApplication.current.clock.now
        _ = TestApplication.current.clock.schedule(at: start + 0.1) { try? waiter.complete() }
        try waiter.start()
        #expect(TestApplication.current.clock.now - start < 0.2)
        guard case .completed(timeout: false) = waiter.state else { return #expect(Bool(false)) }
        #expect(throws: HammerError.self) { try waiter.start() }
    }

    @Test func `fingerDrag by a translation ends at the translated point`() throws {
        let view = pad()
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(translationX: 50, y: -20, duration: 0.2)
        #expect(near(view.last("ended")?.location, CGPoint(x: 200, y: 130)))
        try eventGenerator.fingerRotate(fromAngle: 0, toAngle: .pi, duration: 0.2)
        try eventGenerator.fingerPinchOpen()
        #expect(eventGenerator.isWindowReady)
    }
}
