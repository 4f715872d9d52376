import Foundation
import Testing
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct StylusErrorTests {
    @Test func `One stylus goes down once`() throws {
        useTablet()
        let eventGenerator = try EventGenerator(view: TouchLogView().sized(200, 200))
        do {
            try eventGenerator.stylusUp()
            Issue.record("It is not down")
        } catch HammerError.touchForStylusDoesNotExist {}
        try eventGenerator.stylusDown()
        do {
            try eventGenerator.stylusDown()
            Issue.record("It is down already")
        } catch HammerError.touchForStylusAlreadyExists {}
        try eventGenerator.stylusUp()
        try eventGenerator.stylusLongPress(duration: 0.5)
    }
}
