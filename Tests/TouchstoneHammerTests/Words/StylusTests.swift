import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class StylusTests: HammerTestCase {
    func testStylusTapsAButton() throws {
        useTablet()
        XCTAssertTrue(UIDevice.current.supportsStylus)
        let button = UIButton().sized(100, 100)
        let log = ControlLog(button)
        let eventGenerator = try EventGenerator(view: button)
        try eventGenerator.stylusDown()
        XCTAssertTrue(button.isHighlighted)
        try eventGenerator.stylusUp()
        XCTAssertFalse(button.isHighlighted)
        try eventGenerator.wait(1)
        try eventGenerator.stylusTap()
        XCTAssertEqual(log.events, ["touchDown", "touchUpInside", "touchDown", "touchUpInside"])
    }
}

@Suite @MainActor
struct StylusStrokeTests {
    @Test func `A stylus stroke sends pencil touches with increasing force`() throws {
        useTablet()
        let view = TouchLogView().sized(300, 300)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.stylusDown(at: OffsetLocation(x: -100, y: 0), azimuth: 0, altitude: 0, pressure: 0.2)
        try eventGenerator.stylusMove(to: OffsetLocation(x: 100, y: 0), pressure: 1, duration: 0.4)
        try eventGenerator.stylusUp()
        #expect(view.phases.hasPrefix("began moved"))
        #expect(view.entries.allSatisfy { $0.type == .pencil })
        #expect(near(view.first("began")?.location, CGPoint(x: 50, y: 150)))
        #expect(near(view.last("ended")?.location, CGPoint(x: 250, y: 150)))
        // The force for a pressure of 1 is not specified. It must grow with the pressure.
        let forces = view.all("moved").map(\.force)
        #expect(zip(forces, forces.dropFirst()).allSatisfy { $0 <= $1 + 0.001 })
        #expect(try #require(forces.last) > #require(view.first("began")).force)
    }
}
