import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct DragHandleSheetTests {
    @Test func pulledUpByItsHandle() {
        let (app, screen) = show(DragHandleSheet())
        app.fingerDrag(from: at(195, 664), to: at(195, 200), duration: 0.5)
        #expect(screen.detent == .large && screen.sheet.frame.minY == 100)
        #expect(screen.events == ["began"])
        app.advance(by: 0.3)
        #expect(screen.events == ["began", "settled 1"])
    }

    @Test func aShortPullGoesBack() {
        let (app, screen) = show(DragHandleSheet())
        app.fingerDown(at: at(195, 664))
        app.fingerMove(to: at(195, 564), duration: 0.3)
        #expect(near(screen.sheet.frame.minY, 544, slop))
        app.fingerUp()
        app.advance(by: 0.3)
        #expect(screen.sheet.frame.minY == 644 && screen.events == ["began", "settled 0"])
    }

    @Test func aTapToggles() {
        let (app, screen) = show(DragHandleSheet())
        app.fingerTap(at: at(195, 664))
        #expect(screen.detent == .large)
        app.advance(by: 1)
        app.fingerTap(at: at(195, 120))
        app.advance(by: 1)
        #expect(screen.events == ["tap", "settled 1", "tap", "settled 0"])
    }

    @Test func aNotificationCollapses() {
        let (app, screen) = show(DragHandleSheet())
        app.fingerTap(at: at(195, 664))
        NotificationCenter.default.post(name: .sheetShouldCollapse, object: nil, userInfo: ["reason": "call"])
        NotificationCenter.default.post(name: .sheetShouldCollapse, object: nil)
        #expect(screen.events == ["tap", "collapse call", "collapse -"] && screen.sheet.frame.minY == 644)
    }
}
