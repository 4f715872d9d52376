import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class GeneratorWindowTests: HammerTestCase {
    func testAViewInAWindowKeepsItsWindow() throws {
        let view = TouchLogView(frame: CGRect(x: 20, y: 30, width: 100, height: 100))
        let window = shownWindow(view)
        let one = try EventGenerator(view: view)
        XCTAssertTrue(one.window === window)
        XCTAssertTrue(one.mainView === view)
        XCTAssertEqual(view.frame, CGRect(x: 20, y: 30, width: 100, height: 100))
        let two = try EventGenerator(viewController: XCTUnwrap(window.rootViewController))
        XCTAssertTrue(two.window === window)
        try two.fingerTap(at: view)
        XCTAssertEqual(view.phases, "began ended")
    }

    func testTheGeneratorsWindowIsHiddenWithTheGenerator() throws {
        let view = UIView().sized(100, 100)
        var eventGenerator: EventGenerator? = try EventGenerator(view: view)
        weak let window = eventGenerator?.window
        XCTAssertEqual(window?.isHidden, false)
        eventGenerator = nil
        XCTAssertTrue(window?.isHidden ?? true)
    }

    func testAWindowOfTheTestStaysVisible() throws {
        let window = shownWindow()
        var eventGenerator: EventGenerator? = try EventGenerator(window: window)
        try eventGenerator?.fingerTap()
        eventGenerator = nil
        XCTAssertFalse(window.isHidden)
        XCTAssertNotNil(window.rootViewController)
    }

    func testLocationsInAWindowWithAnOriginAreConverted() throws {
        let window = UIWindow(frame: CGRect(x: 30, y: 100, width: 200, height: 200))
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
        let view = TouchLogView(frame: CGRect(x: 20, y: 20, width: 100, height: 100))
        window.rootViewController?.view.addSubview(view)
        let eventGenerator = try EventGenerator(window: window)
        try eventGenerator.fingerTap(at: view)
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 50, y: 50)))
        try eventGenerator.fingerTap(at: OffsetLocation(location: view, x: -45, y: -40))
        XCTAssertTrue(near(view.last("began")?.location, CGPoint(x: 5, y: 10)))
    }
}
