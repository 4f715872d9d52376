import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct StylusErrorTests {
    @Test func `Lifting a stylus that is not down, or lowering it twice, is an error`() throws {
        useTablet()
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        do {
            try eventGenerator.stylusUp()
            Issue.record("The stylus is not down")
        } catch HammerError.touchForStylusDoesNotExist {}
        try eventGenerator.stylusDown()
        do {
            try eventGenerator.stylusDown()
            Issue.record("The touch is already down")
        } catch HammerError.touchForStylusAlreadyExists {}
        try eventGenerator.stylusUp()
        try eventGenerator.stylusLongPress(duration: 0.5)
    }
}
