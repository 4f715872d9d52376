import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct FloatingButtonTests {
    @Test func aTapCounts() {
        let (app, screen) = show(ComposeViewController())
        app.fingerTap(at: at(346, 800))
        #expect(screen.button.badge == 1 && screen.button.looks == ["down", "up"])
        app.fingerTap(at: at(346, 800))
        #expect(screen.button.badge == 2)
        screen.button.badge = 0
        #expect(screen.button.badge == 0)
    }

    @Test func draggedItSnapsToTheNearerSide() {
        let (app, screen) = show(ComposeViewController())
        app.fingerDrag(from: at(346, 800), to: at(120, 400), duration: 0.5)
        #expect(screen.button.center.x == 44 && near(screen.button.center.y, 400, slop))
        #expect(screen.button.badge == 0 && screen.button.looks == ["down", "up"])
        app.fingerDrag(from: screen.button.center, to: at(260, 10), duration: 0.5)
        #expect(screen.button.center == at(346, 44) && screen.lastCenter == at(346, 44))
    }

    @Test func twoControlsKeepTheirOwn() {
        let (app, screen) = show(ComposeViewController())
        let other = UIButton(frame: CGRect(x: 20, y: 100, width: 80, height: 44))
        var tapped: [UIControl] = []
        other.onTap { tapped.append($0) }
        screen.view.addSubview(other)
        app.settle()
        app.fingerTap(at: other)
        #expect(tapped == [other] && other.badge == 0 && screen.button.badge == 0)
        app.fingerTap(at: at(346, 800))
        #expect(tapped.count == 1 && screen.button.badge == 1)
    }

    @Test func compactItIsNotHit() {
        let (app, screen) = show(ComposeViewController())
        screen.isCompact = true
        app.fingerTap(at: at(346, 800))
        #expect(screen.button.isHidden && screen.button.badge == 0)
    }
}
