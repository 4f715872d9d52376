import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct HittabilityErrorTests {
    @Test func `A touch outside the window is an error and leaves no finger down`() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        do {
            try eventGenerator.fingerDown(at: CGPoint(x: -10, y: 20))
            Issue.record("The point is outside the window")
        } catch HammerError.pointIsNotHittable(let point) {
            expectEqual(point, CGPoint(x: -10, y: 20))
        }
        // The finger is not down.
        try eventGenerator.fingerDown(.rightThumb)
        try eventGenerator.fingerUp(.rightThumb)
    }

    @Test func `A view outside its superview is not hittable`() throws {
        let box = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let out = UIButton(frame: CGRect(x: 150, y: 0, width: 50, height: 50))
        out.accessibilityIdentifier = "out"
        box.addSubview(out)
        let eventGenerator = try EventGenerator(window: shownWindow(box))
        do {
            try eventGenerator.fingerTap(at: "out")
            Issue.record("Touches do not reach it (HT-22)")
        } catch HammerError.viewIsNotHittable(let view) {
            #expect(view === out)
        }
    }

    @Test func `A generator for a hidden window is an error`() throws {
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        do {
            _ = try EventGenerator(window: window)
            Issue.record("A window is hidden until it is shown (HT-33)")
        } catch HammerError.windowIsNotReadyForInteraction {}
    }

    @Test func `A generator for an application that ignores events is an error`() throws {
        let window = shownWindow()
        UIApplication.shared.beginIgnoringInteractionEvents()
        do {
            _ = try EventGenerator(window: window)
            Issue.record("All touches are dropped (DL-22)")
        } catch HammerError.windowIsNotReadyForInteraction {}
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(try EventGenerator(window: window).isWindowReady)
    }

    @Test func `A view of another window is an error`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        _ = shownWindow(button)
        let eventGenerator = try EventGenerator(view: UIView().sized(100, 100))
        do {
            try eventGenerator.fingerTap(at: button)
            Issue.record("The view is in another window")
        } catch HammerError.viewIsNotInHierarchy {}
    }
}
