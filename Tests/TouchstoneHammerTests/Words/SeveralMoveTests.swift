import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct SeveralMoveTests {
    @Test func `A translation moves all named fingers`() throws {
        let view = TouchLogView().sized(300, 300)
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(
            [.rightIndex, .rightMiddle], at: [OffsetLocation(x: -50, y: 0), OffsetLocation(x: 50, y: 0)])
        try eventGenerator.fingerMove([.rightIndex, .rightMiddle], translationX: 10, y: 60, duration: 0.2)
        try eventGenerator.fingerUp([.rightIndex, .rightMiddle])
        let ends = view.all("ended").map(\.location).sorted { $0.x < $1.x }
        expectEqual(ends.count, 2)
        #expect(near(ends.first, CGPoint(x: 110, y: 210)))
        #expect(near(ends.last, CGPoint(x: 210, y: 210)))
    }

    @Test func `A finger pivots clockwise`() throws {
        let view = TouchLogView().sized(300, 300)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(at: OffsetLocation(x: 50, y: 0))
        try eventGenerator.fingerPivot(aroundAnchor: view, byAngle: .pi / 2, duration: 0.3)
        #expect(near(view.last("moved")?.location, CGPoint(x: 150, y: 200)))
        // The distance to the anchor is constant.
        for entry in view.all("moved") {
            let (dx, dy) = (entry.location.x - 150, entry.location.y - 150)
            #expect(abs((dx * dx + dy * dy).squareRoot() - 50) < 0.5)
        }
        try eventGenerator.fingerPivot(aroundAnchor: view, angle: .pi / 2)
        #expect(near(view.last("moved")?.location, CGPoint(x: 100, y: 150)))
        try eventGenerator.fingerUp()
    }
}
