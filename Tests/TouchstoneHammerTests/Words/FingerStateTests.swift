import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct FingerStateTests {
    @Test func `A finger that is up cannot move`() throws {
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        try eventGenerator.fingerDown(.rightThumb)
        do {
            try eventGenerator.fingerMove(.rightIndex, to: OffsetLocation(x: 10, y: 0))
            Issue.record("It is not down")
        } catch HammerError.touchForFingerDoesNotExist(let index) {
            #expect(index == .rightIndex)
        }
        try eventGenerator.fingerUp(.rightThumb)
        // Which error, is a detail: with no finger down there is none to lift.
        #expect(throws: HammerError.self) { try eventGenerator.fingerUp() }
    }

    @Test func `Two fingers are two`() throws {
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        do {
            try eventGenerator.twoFingerTap([.rightThumb, .rightIndex, .rightMiddle])
            Issue.record("Those are three")
        } catch HammerError.invalidFingerCount(let count, let expected) {
            #expect(count == 3)
            #expect(expected == 2)
        }
    }
}
