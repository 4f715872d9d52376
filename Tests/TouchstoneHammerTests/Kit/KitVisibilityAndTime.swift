import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// How clipping affects `viewIsVisible`, and how far a moving finger advances the clock.
@Suite(.application) @MainActor
struct KitVisibilityAndTime {
    let app = TestApplication.current
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = UIViewController()

    init() {
        window.rootViewController = page
        window.makeKeyAndVisible()
        TestApplication.current.settle()
    }

    @Test func `A view outside a superview that does not clip is visible and not hittable`() throws {
        let bar = UIView(frame: CGRect(x: 100, y: 400, width: 200, height: 60))
        let badge = UIButton(frame: CGRect(x: 20, y: -100, width: 50, height: 50))
        badge.accessibilityIdentifier = "badge"
        bar.addSubview(badge)
        page.view.addSubview(bar)
        let generator = try EventGenerator(window: window)
        #expect(!bar.clipsToBounds)
        #expect(generator.viewIsVisible(badge))
        #expect(generator.viewIsVisible(badge, visibility: .center))
        #expect(generator.viewIsVisible(badge, visibility: .full))
        #expect(generator.viewIsVisible("badge", visibility: .full))
        #expect(!generator.viewIsHittable(badge))
    }

    @Test func `A superview that clips leaves the part of a view inside its bounds visible`() throws {
        let box = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
        let wide = UIView(frame: CGRect(x: 20, y: 20, width: 200, height: 50))
        box.addSubview(wide)
        page.view.addSubview(box)
        let generator = try EventGenerator(window: window)
        #expect(generator.viewIsVisible(wide, visibility: .full))
        box.clipsToBounds = true
        #expect(generator.viewIsVisible(wide, visibility: .partial))
        #expect(!generator.viewIsVisible(wide, visibility: .center))
        #expect(!generator.viewIsVisible(wide, visibility: .full))
    }

    @Test(arguments: [0.1, 0.25, 0.5, 2])
    func `A moving finger advances the application's clock by its duration`(duration: Double) {
        app.fingerDown(at: CGPoint(x: 100, y: 100))
        app.fingerMove(to: CGPoint(x: 110, y: 100), duration: 0.1)
        let start = app.clock.now
        app.fingerMove(to: CGPoint(x: 300, y: 500), duration: duration)
        // The tolerance is one frame.
        #expect(abs(app.clock.now - start - duration) < 0.02)
        app.fingerUp()
    }

    @Test func `An animation ends during a longer movement of a finger`() {
        let light = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        page.view.addSubview(light)
        var ends = 0
        app.fingerDown(at: CGPoint(x: 100, y: 400))
        UIView.animate(withDuration: 0.3, animations: { light.alpha = 0.5 }) { _ in ends += 1 }
        app.fingerMove(to: CGPoint(x: 150, y: 400), duration: 0.15)
        expectEqual(ends, 0)
        app.fingerMove(to: CGPoint(x: 300, y: 400), duration: 0.5)
        expectEqual(ends, 1)
        app.fingerUp()
    }

    @Test func `A view in a container without a size is visible and not hittable`() throws {
        let container = UIView(frame: CGRect(x: 100, y: 100, width: 0, height: 0))
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        container.addSubview(button)
        page.view.addSubview(container)
        let generator = try EventGenerator(window: window)
        #expect(generator.viewIsVisible(button, visibility: .full))
        #expect(!generator.viewIsHittable(button))
    }

    @Test func `A view outside a superview that clips is visible after the superview stops clipping`() throws {
        let box = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 100))
        let below = UIView(frame: CGRect(x: 10, y: 150, width: 40, height: 40))
        box.addSubview(below)
        box.clipsToBounds = true
        page.view.addSubview(box)
        let generator = try EventGenerator(window: window)
        #expect(!generator.viewIsVisible(below))
        #expect(!generator.viewIsHittable(below))
        box.clipsToBounds = false
        #expect(generator.viewIsVisible(below))
        #expect(!generator.viewIsHittable(below))
    }

    @Test func `A clipping view clips subviews of a subview that does not clip`() throws {
        let frame = UIView(frame: CGRect(x: 50, y: 200, width: 200, height: 200))
        let group = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let label = UILabel(frame: CGRect(x: 100, y: 100, width: 60, height: 20))
        frame.addSubview(group)
        group.addSubview(label)
        frame.clipsToBounds = true
        page.view.addSubview(frame)
        let generator = try EventGenerator(window: window)
        #expect(generator.viewIsVisible(label, visibility: .full))
        label.frame.origin.x = 180
        #expect(generator.viewIsVisible(label, visibility: .partial))
        #expect(!generator.viewIsVisible(label, visibility: .full))
        label.frame.origin.x = 260
        #expect(!generator.viewIsVisible(label))
    }

    @Test func `A moving finger runs the timers that fire during its movement and no later ones`() {
        var came: [String] = []
        app.fingerDown(at: CGPoint(x: 100, y: 100))
        let start = app.clock.now
        _ = app.clock.schedule(at: start + 0.3) { came.append("early") }
        _ = app.clock.schedule(at: start + 0.8) { came.append("late") }
        app.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.5)
        expectEqual(came, ["early"])
        app.fingerMove(to: CGPoint(x: 100, y: 500), duration: 0.5)
        expectEqual(came, ["early", "late"])
        app.fingerUp()
    }

    @Test func `A moving finger of an event generator advances the application's clock by its duration`() throws {
        let generator = try EventGenerator(window: window)
        try generator.fingerDown(at: CGPoint(x: 100, y: 300))
        try generator.fingerMove(to: CGPoint(x: 110, y: 300), duration: 0.1)
        let start = app.clock.now
        try generator.fingerMove(to: CGPoint(x: 300, y: 300), duration: 1)
        // The tolerance is two frames.
        #expect(abs(app.clock.now - start - 1) < 0.035)
        try generator.fingerUp()
    }
}
