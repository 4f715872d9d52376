import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class PlaceTests: HammerTestCase {
    /// Three buttons with identifiers in a stack view.
    private final class ToolController: UIViewController {
        var chosen: [String] = []
        override func viewDidLoad() {
            super.viewDidLoad()
            let stack = UIStackView()
            stack.axis = .vertical
            stack.distribution = .fillEqually
            stack.translatesAutoresizingMaskIntoConstraints = false
            for name in ["open", "save", "close"] {
                let button = UIButton()
                button.accessibilityIdentifier = name
                button.addAction(UIAction { [weak self] _ in self?.chosen.append(name) }, for: .touchUpInside)
                stack.addArrangedSubview(button)
            }
            view.addSubview(stack)
            NSLayoutConstraint.activate([
                stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
                stack.centerYAnchor.constraint(equalTo: view.centerYAnchor),
                stack.widthAnchor.constraint(equalToConstant: 200),
                stack.heightAnchor.constraint(equalToConstant: 150),
            ])
        }
    }

    func testALocationCanBeAnIdentifier() throws {
        let controller = ToolController()
        let eventGenerator = try EventGenerator(viewController: controller)
        try eventGenerator.waitUntilHittable("save", timeout: 1)
        try eventGenerator.fingerTap(at: "save")
        try eventGenerator.fingerTap(at: "close")
        try eventGenerator.fingerTap(at: try eventGenerator.viewWithIdentifier("open", ofType: UIButton.self))
        XCTAssertEqual(controller.chosen, ["save", "close", "open"])
    }

    func testALocationCanBeAnOffsetFromAView() throws {
        let view = TouchLogView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: OffsetLocation(location: view, x: -30, y: 10))
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 70, y: 60)))
    }

    func testALocationCanBeARelativePointInAView() throws {
        let view = TouchLogView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: RelativeLocation(location: view, x: 0.25, y: 0.75))
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 50, y: 75)))
    }

    func testALocationCanBeAPointInTheWindow() throws {
        let view = TouchLogView(frame: CGRect(x: 40, y: 60, width: 200, height: 100))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: CGPoint(x: 41, y: 159))
        XCTAssertTrue(near(view.first("began")?.location, CGPoint(x: 1, y: 99)))
    }
}

@Suite @MainActor
struct MiddlePlaceTests {
    @Test func `A view as location means the center of its visible part`() throws {
        // Only the right half of the view is in the window.
        let view = TouchLogView(frame: CGRect(x: -100, y: 100, width: 200, height: 80))
        let eventGenerator = try EventGenerator(window: shownWindow(view))
        try eventGenerator.fingerTap(at: view)
        #expect(near(view.first("began")?.location, CGPoint(x: 150, y: 40)))
    }

    @Test func `Without a location, a tap is at the center of the generator's view or window`() throws {
        let small = TouchLogView(frame: CGRect(x: 200, y: 300, width: 100, height: 100))
        let window = shownWindow(small)
        try EventGenerator(view: small).fingerTap()
        #expect(near(small.first("began")?.location, CGPoint(x: 50, y: 50)))
        let large = TouchLogView(frame: window.bounds)
        window.rootViewController?.view.addSubview(large)
        try EventGenerator(window: window).fingerTap()
        #expect(near(large.first("began")?.location, CGPoint(x: 160, y: 240)))
    }

    @Test func `A tap on a container may hit its subview`() throws {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
        card.accessibilityIdentifier = "card"
        let button = UIButton(frame: CGRect(x: 60, y: 60, width: 80, height: 80))
        card.addSubview(button)
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(window: shownWindow(card))
        try eventGenerator.fingerTap(at: "card")
        expectEqual(log.events, ["touchDown", "touchUpInside"])
    }
}
