import Foundation
import TouchstoneHammer
import UIKit
import XCTest

@MainActor
final class PencilDoubleTapTests: HammerTestCase {
    func testARecognizerForPencilsIgnoresADoubleTapOfAFinger() throws {
        useTablet()
        let view = UIView().sized(200, 200)
        let log = GestureLog()
        let tap = UITapGestureRecognizer(target: log, action: GestureLog.received)
        tap.numberOfTapsRequired = 2
        tap.allowedTouchTypes = [NSNumber(value: UITouch.TouchType.pencil.rawValue)]
        view.addGestureRecognizer(tap)
        let eventGenerator = try EventGenerator(view: view)
        try eventGenerator.fingerDoubleTap()
        XCTAssertEqual(log.count, 0)
        try eventGenerator.wait(1)
        try eventGenerator.stylusDoubleTap()
        XCTAssertEqual(log.count, 1)
    }

    func testAPhoneHasNoStylus() throws {
        let eventGenerator = try EventGenerator(view: UIView().sized(200, 200))
        XCTAssertFalse(UIDevice.current.supportsStylus)
        XCTAssertThrowsError(try eventGenerator.stylusTap()) { error in
            guard case HammerError.deviceDoesNotSupportStylus = error else { return XCTFail("\(error)") }
        }
    }
}
