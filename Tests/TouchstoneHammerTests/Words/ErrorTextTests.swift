import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class ErrorTextTests: HammerTestCase {
    func testErrorsNameTheViewOrTheTimeout() throws {
        let view = UIButton().sized(100, 100)
        view.accessibilityIdentifier = "pay_button"
        let eventGenerator = try EventGenerator(view: view)
        view.isHidden = true
        XCTAssertThrowsError(try eventGenerator.fingerTap()) { error in
            XCTAssertTrue("\(error)".contains("pay_button"))
        }
        XCTAssertThrowsError(try eventGenerator.fingerTap(at: "pay_buton")) { error in
            XCTAssertTrue("\(error)".contains("pay_buton"))
        }
        XCTAssertThrowsError(try eventGenerator.waitUntil(false, timeout: 0.25)) { error in
            XCTAssertTrue("\(error)".contains("0.25"))
        }
    }
}
