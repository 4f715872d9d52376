import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

/// An event generator that is created in `setUp`, and an application for each test.
@MainActor
final class SetUpTests: HammerTestCase {
    private final class CounterController: UIViewController {
        let label = UILabel(frame: CGRect(x: 20, y: 60, width: 200, height: 40))
        private(set) var count = 0 {
            didSet { label.text = "\(count)" }
        }
        override func viewDidLoad() {
            super.viewDidLoad()
            label.accessibilityIdentifier = "count"
            view.addSubview(label)
            for (index, name) in ["minus", "plus"].enumerated() {
                let button = UIButton(frame: CGRect(x: 20 + index * 120, y: 120, width: 100, height: 44))
                button.accessibilityIdentifier = name
                button.addAction(
                    UIAction { [weak self] _ in self?.count += index * 2 - 1 }, for: .primaryActionTriggered)
                view.addSubview(button)
            }
        }
    }

    private var controller: CounterController!
    private var eventGenerator: EventGenerator!

    override func setUp() async throws {
        controller = CounterController()
        eventGenerator = try EventGenerator(viewController: controller)
        eventGenerator.showTouches = false
    }

    override func tearDown() async throws {
        eventGenerator = nil
        controller = nil
    }

    func testThreeTapsCountUp() throws {
        try eventGenerator.fingerTap(at: "plus", numberOfTimes: 3)
        XCTAssertEqual(controller.label.text, "3")
        XCTAssertEqual(try eventGenerator.viewWithIdentifier("count", ofType: UILabel.self).text, "3")
    }

    func testATapCountsDown() throws {
        try eventGenerator.fingerTap(at: "minus")
        XCTAssertEqual(controller.label.text, "-1")
    }

    func testEachTestHasItsOwnApplication() throws {
        XCTAssertEqual(UIApplication.shared.windows.count, 1)
        XCTAssertTrue(UIApplication.shared.windows.first === eventGenerator.window)
        XCTAssertTrue(UIApplication.shared === controller.view.window?.windowScene?.next as? UIApplication)
    }
}
