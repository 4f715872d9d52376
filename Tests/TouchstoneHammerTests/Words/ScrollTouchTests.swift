import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneHammer
import UIKit
import XCTest

@Suite @MainActor
struct ScrollTouchTests {
    @Test func `A scroll cancels the touch of its content`() throws {
        // After 0.15 s the content receives the touch, and the drag cancels it (SV-2).
        let scroll = UIScrollView().sized(300, 300)
        scroll.contentSize = CGSize(width: 300, height: 1000)
        let row = TouchLogView(frame: CGRect(x: 0, y: 100, width: 300, height: 100))
        scroll.addSubview(row)
        let eventGenerator = try EventGenerator(view: scroll)
        try eventGenerator.fingerDown(at: row)
        expectEqual(row.phases, "")
        try eventGenerator.wait(0.3)
        expectEqual(row.phases, "began")
        try eventGenerator.fingerMove(translationX: 0, y: -80, duration: 0.4)
        #expect(row.phases.hasSuffix("cancelled"))
        #expect(row.last("ended") == nil)
        try eventGenerator.fingerUp()
        #expect(scroll.contentOffset.y > 60)
    }
}
