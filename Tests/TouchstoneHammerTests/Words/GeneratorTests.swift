import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

/// The window and the hierarchy that an event generator creates, and navigation between controllers.
@MainActor
final class GeneratorTests: HammerTestCase {
    private final class LifeController: UIViewController {
        var life: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            life.append("viewDidLoad")
        }
        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            life.append("viewWillAppear")
        }
        override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            life.append("viewDidAppear")
        }
    }

    func testAControllerAppearsAndFillsTheWindow() throws {
        let controller = LifeController()
        let eventGenerator = try EventGenerator(viewController: controller)
        XCTAssertEqual(controller.life, ["viewDidLoad", "viewWillAppear", "viewDidAppear"])  // RC-38
        XCTAssertTrue(controller.view.window === eventGenerator.window)
        XCTAssertTrue(eventGenerator.mainView === controller.view)
        XCTAssertTrue(eventGenerator.window.isKeyWindow)
        XCTAssertEqual(
            controller.view.convert(controller.view.bounds, to: eventGenerator.window), eventGenerator.window.bounds)
    }

    func testAViewIsCenteredOrFillsTheWindow() throws {
        let view = UIView().sized(120, 60)
        let eventGenerator = try EventGenerator(view: view)
        let frame = view.convert(view.bounds, to: eventGenerator.window)
        XCTAssertEqual(frame.size, CGSize(width: 120, height: 60))
        XCTAssertEqual(frame.midX, eventGenerator.window.bounds.midX, accuracy: 0.5)
        XCTAssertEqual(frame.midY, eventGenerator.window.bounds.midY, accuracy: 0.5)
        let large = UIView()
        let other = try EventGenerator(view: large, alignment: .fill)
        XCTAssertEqual(large.convert(large.bounds, to: other.window), other.window.bounds)
    }

    func testAViewKeepsItsIntrinsicContentSize() throws {
        let view = UISwitch()
        let eventGenerator = try EventGenerator(view: view)
        XCTAssertEqual(view.bounds.size, view.intrinsicContentSize)
        XCTAssertEqual(
            view.convert(view.bounds, to: nil).midX, eventGenerator.window.bounds.midX, accuracy: 0.5)
    }
}

@Suite @MainActor
struct NavigationTests {
    private final class ListController: UIViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            let button = UIButton(frame: CGRect(x: 40, y: 200, width: 200, height: 50))
            button.accessibilityIdentifier = "show_detail"
            button.addAction(UIAction { [weak self] _ in self?.show() }, for: .touchUpInside)
            view.addSubview(button)
        }
        private func show() {
            let detail = UIViewController()
            let label = UILabel(frame: CGRect(x: 40, y: 200, width: 200, height: 50))
            label.text = "Detail"
            label.accessibilityIdentifier = "detail_label"
            detail.view.addSubview(label)
            navigationController?.pushViewController(detail, animated: true)
        }
    }

    @Test func `waitUntilVisible waits for a push`() throws {
        let navigation = UINavigationController(rootViewController: ListController())
        let eventGenerator = try EventGenerator(viewController: navigation)
        try eventGenerator.waitUntilHittable("show_detail", timeout: 1)
        #expect(!eventGenerator.viewIsVisible("detail_label"))
        try eventGenerator.fingerTap(at: "show_detail")
        try eventGenerator.waitUntilExists("detail_label", timeout: 1)
        try eventGenerator.waitUntilVisible("detail_label", timeout: 1)
        let label = try eventGenerator.viewWithIdentifier("detail_label", ofType: UILabel.self)
        expectEqual(label.text, "Detail")
        expectEqual(navigation.viewControllers.count, 2)
    }
}
