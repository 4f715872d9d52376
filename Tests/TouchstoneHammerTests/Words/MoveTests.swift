import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct EasedPathTests {
    /// The position of an eased movement after a part of its time: sin(sin(t·π/2)·t·π/2).
    private func eased(_ part: Double) -> Double { sin(sin(part * .pi / 2) * part * .pi / 2) }

    @Test func `A movement with a duration eases in and out`() throws {
        let view = TouchLogView().sized(300, 100)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(at: RelativeLocation(x: 0.1, y: 0.5))
        try eventGenerator.fingerMove(to: RelativeLocation(x: 0.9, y: 0.5), duration: 1)
        try eventGenerator.fingerUp()
        let start = try #require(view.first("began"))
        let moves = view.all("moved")
        #expect(moves.count > 40)
        #expect(near(view.last("ended")?.location, CGPoint(x: 270, y: 50)))
        #expect(zip(moves, moves.dropFirst()).allSatisfy { $0.location.x <= $1.location.x + 0.01 })
        for part in [0.25, 0.5, 0.75] {
            // The tolerance is two frames: 240 points · 1.7 (the greatest slope) / 60 · 2.
            let entry = try #require(moves.min { abs($0.time - start.time - part) < abs($1.time - start.time - part) })
            #expect(abs(Double(entry.location.x) - 30 - 240 * eased(part)) < 14, "after \(part) s")
        }
        // After a quarter of the time, the finger is at 0.15 of the way, not 0.25.
        #expect(abs(eased(0.25) - 0.1497) < 0.001)
    }
}

@MainActor
final class DragTests: HammerTestCase {
    func testADragEndsAtItsDestinationAfterItsDuration() throws {
        let view = TouchLogView().sized(300, 300)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDrag(
            from: OffsetLocation(x: -50, y: 0), to: OffsetLocation(x: 50, y: 20), duration: 0.3)
        let (began, ended) = (try XCTUnwrap(view.first("began")), try XCTUnwrap(view.last("ended")))
        XCTAssertEqual(view.phases.hasPrefix("began moved"), true)
        XCTAssertTrue(near(began.location, CGPoint(x: 100, y: 150)))
        XCTAssertTrue(near(view.last("moved")?.location, CGPoint(x: 200, y: 170)))
        XCTAssertTrue(near(ended.location, CGPoint(x: 200, y: 170)))
        XCTAssertEqual(ended.time - began.time, 0.3, accuracy: 0.06)
    }

    func testATranslationStartsFromTheFingersPosition() throws {
        let view = TouchLogView().sized(300, 300)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown()
        try eventGenerator.fingerMove(translationX: 40, y: -20, duration: 0.2)
        XCTAssertTrue(near(view.last("moved")?.location, CGPoint(x: 190, y: 130)))
        try eventGenerator.fingerMove(translationX: 0, y: -30, duration: 0.2)
        XCTAssertTrue(near(view.last("moved")?.location, CGPoint(x: 190, y: 100)))
        try eventGenerator.fingerUp()
        XCTAssertTrue(near(view.last("ended")?.location, CGPoint(x: 190, y: 100)))
    }
}
