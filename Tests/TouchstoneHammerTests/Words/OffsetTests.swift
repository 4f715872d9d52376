import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct OffsetTests {
    @Test func `An offset without a location is relative to the main view's center`() throws {
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerTap(at: OffsetLocation(x: 20, y: -15))
        #expect(near(view.first("began")?.location, CGPoint(x: 120, y: 35)))
    }

    @Test func `Nested offsets are added`() throws {
        let view = TouchLogView(frame: CGRect(x: 10, y: 10, width: 200, height: 100))
        view.accessibilityIdentifier = "pad"
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        let once = OffsetLocation(location: "pad", x: 10, y: 0)
        try eventGenerator.fingerTap(at: OffsetLocation(location: once, x: 10, y: 30))
        #expect(near(view.first("began")?.location, CGPoint(x: 120, y: 80)))
    }

    @Test func `A relative location without a location is relative to the main view's size`() throws {
        let view = TouchLogView().sized(200, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: RelativeLocation(x: 0.1, y: 0.5), to: RelativeLocation(x: 0.9, y: 0.5), duration: 0.2)
        #expect(near(view.first("began")?.location, CGPoint(x: 20, y: 50)))
        #expect(near(view.last("ended")?.location, CGPoint(x: 180, y: 50)))
    }

    @Test func `A relative location above 1 is outside the view`() throws {
        let left = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let right = TouchLogView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(left, right))
        try eventGenerator.fingerTap(at: RelativeLocation(location: left, x: 1.5, y: 0.5))
        expectEqual(left.phases, "")
        #expect(near(right.first("began")?.location, CGPoint(x: 50, y: 50)))
    }

    @Test func `A rectangle as location means its center`() throws {
        let view = TouchLogView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: CGRect(x: 100, y: 40, width: 60, height: 20))
        #expect(near(view.first("began")?.location, CGPoint(x: 130, y: 50)))
    }

    @Test func `A controller as location means its view`() throws {
        let child = UIViewController()
        let log = TouchLogView(frame: CGRect(x: 0, y: 0, width: 120, height: 60))
        child.view = log
        let parent = UIViewController()
        parent.addChild(child)
        parent.view.addSubview(log)
        log.frame = CGRect(x: 50, y: 200, width: 120, height: 60)
        child.didMove(toParent: parent)
        let eventGenerator = try EventGenerator(viewController: parent)
        try eventGenerator.fingerTap(at: child)
        #expect(near(log.first("began")?.location, CGPoint(x: 60, y: 30)))
    }

    @Test func `Of two views with the same identifier, the one at the higher level is used`() throws {
        // The search is breadth-first: a shallow view in the second branch is found before a deep one in the first.
        let branch = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let deep = TouchLogView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let shallow = TouchLogView(frame: CGRect(x: 100, y: 0, width: 100, height: 100))
        (deep.accessibilityIdentifier, shallow.accessibilityIdentifier) = ("item", "item")
        branch.addSubview(deep)
        let eventGenerator = try EventGenerator(window: shownWindow(branch, shallow))
        try eventGenerator.fingerTap(at: "item")
        expectEqual(deep.phases, "")
        expectEqual(shallow.phases, "began ended")
    }
}
