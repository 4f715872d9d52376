import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct FingerStateTests {
    private let view = TouchLogView().sized(200, 200)

    @Test func `Moving or lifting a finger that is not down is an error and delivers nothing`() throws {
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(.rightThumb)
        for move in [true, false] {
            do {
                if move {
                    try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(x: 10, y: 0))
                } else {
                    try eventGenerator.fingerUp(.rightIndex)
                }
                Issue.record("The index finger is not down")
            } catch HammerError.touchForFingerDoesNotExist(let index) {
                expectEqual(index, .rightIndex)
            }
        }
        expectEqual(view.phases, "began")
        try eventGenerator.fingerUp(.rightThumb)
        // The type of the error is not part of the contract.
        #expect(throws: HammerError.self) { try eventGenerator.fingerUp() }
        expectEqual(view.phases, "began ended")
    }

    @Test func `A two-finger tap with three fingers is an error and delivers nothing`() throws {
        let eventGenerator = try EventGenerator(view: view)
        do {
            try eventGenerator.twoFingerTap([.rightThumb, .rightIndex, .rightMiddle])
            Issue.record("Those are three")
        } catch HammerError.invalidFingerCount(let count, let expected) {
            expectEqual([count, expected], [3, 2])
        }
        expectEqual(view.phases, "")
    }

    @Test func `Two fingers are down and lift independently`() throws {
        view.isMultipleTouchEnabled = true
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDown(.rightThumb)
        try eventGenerator.fingerDown(.rightIndex)
        try eventGenerator.fingerUp(.rightThumb)
        expectEqual(view.phases, "began began ended")
        try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(x: 10, y: 0))
        try eventGenerator.fingerUp(.rightIndex)
        expectEqual(view.phases, "began began ended moved ended")
    }
}
