import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class MoreGeneratorTests: HammerTestCase {
    func testWhatHasAWindowKeepsIt() throws {
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

    func testTheWindowGoesWithItsGenerator() throws {
        let view = UIView().sized(100, 100)
        var eventGenerator: EventGenerator? = try EventGenerator(view: view)
        weak let window = eventGenerator?.window
        XCTAssertEqual(window?.isHidden, false)
        eventGenerator = nil
        XCTAssertTrue(window?.isHidden ?? true)
    }

    func testAWindowOfTheTestStays() throws {
        let window = shownWindow()
        var eventGenerator: EventGenerator? = try EventGenerator(window: window)
        try eventGenerator?.fingerTap()
        eventGenerator = nil
        XCTAssertFalse(window.isHidden)
        XCTAssertNotNil(window.rootViewController)
    }

    func testAWindowAwayFromTheCorner() throws {
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

@Suite @MainActor
struct PresentationTests {
    private final class HomeController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 40, y: 300, width: 200, height: 50))
            button.accessibilityIdentifier = "open_sheet"
            button.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
            view.addSubview(button)
        }
        private func open() {
            let sheet = UIViewController()
            sheet.modalPresentationStyle = .fullScreen
            let button = UIButton(frame: CGRect(x: 40, y: 500, width: 200, height: 50))
            button.accessibilityIdentifier = "close_sheet"
            button.addAction(UIAction { [weak sheet] _ in sheet?.dismiss(animated: true) }, for: .touchUpInside)
            sheet.view.addSubview(button)
            present(sheet, animated: true)
        }
    }

    @Test func `A sheet is opened and closed`() throws {
        let home = HomeController()
        let eventGenerator = try EventGenerator(viewController: home)
        try eventGenerator.fingerTap(at: "open_sheet")
        try eventGenerator.waitUntilHittable("close_sheet", timeout: 2)
        try eventGenerator.wait(0.7)
        #expect(home.presentedViewController != nil)
        try eventGenerator.fingerTap(at: "close_sheet")
        try eventGenerator.waitUntil(home.presentedViewController == nil, timeout: 2)
        try eventGenerator.wait(0.7)
        try eventGenerator.fingerTap(at: "open_sheet")
        #expect(home.presentedViewController != nil)
    }
}
