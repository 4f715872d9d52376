import Foundation
import Testing
import TouchstoneHammer
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What cuts a view off for `viewIsVisible`, and how far the clock goes with a finger.
@Suite(.application) @MainActor
struct FurtherKitVisibilityAndTime {
    let app = TestApplication.current
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    let page = UIViewController()

    init() {
        window.rootViewController = page
        window.makeKeyAndVisible()
        TestApplication.current.settle()
    }

    @Test func `A view outside a parent that clips is not visible until the parent stops clipping`() throws {
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

    @Test func `A grandparent that clips cuts off what a parent that does not clip lets through`() throws {
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

    @Test func `What is due during a finger's movement happens during it, and nothing that is due later`() {
        var came: [String] = []
        app.fingerDown(at: CGPoint(x: 100, y: 100))
        let start = app.clock.now
        _ = app.clock.schedule(at: start + 0.3) { came.append("early") }
        _ = app.clock.schedule(at: start + 0.8) { came.append("late") }
        app.fingerMove(to: CGPoint(x: 100, y: 300), duration: 0.5)
        #expect(came == ["early"])
        app.fingerMove(to: CGPoint(x: 100, y: 500), duration: 0.5)
        #expect(came == ["early", "late"])
        app.fingerUp()
    }

    @Test func `A finger of an event generator takes the application's clock as far as its movement lasts`() throws {
        let generator = try EventGenerator(window: window)
        try generator.fingerDown(at: CGPoint(x: 100, y: 300))
        try generator.fingerMove(to: CGPoint(x: 110, y: 300), duration: 0.1)
        let start = app.clock.now
        try generator.fingerMove(to: CGPoint(x: 300, y: 300), duration: 1)
        // Two frames more or less.
        #expect(abs(app.clock.now - start - 1) < 0.035)
        try generator.fingerUp()
    }
}
