import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct FingerStateTests {
    @Test func `Moving a finger that is not down is an error`() throws {
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        try eventGenerator.fingerDown(.rightThumb)
        do {
            try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(x: 10, y: 0))
            Issue.record("The stylus is not down")
        } catch HammerError.touchForFingerDoesNotExist(let index) {
            expectEqual(index, .rightIndex)
        }
        try eventGenerator.fingerUp(.rightThumb)
        // The type of the error is not part of the contract.
        #expect(throws: HammerError.self) { try eventGenerator.fingerUp() }
    }

    @Test func `Two fingers are down and lift independently`() throws {
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        do {
            try eventGenerator.twoFingerTap([.rightThumb, .rightIndex, .rightMiddle])
            Issue.record("Those are three")
        } catch HammerError.invalidFingerCount(let count, let expected) {
            expectEqual(count, 3)
            expectEqual(expected, 2)
        }
    }
}
