import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct PillSwitchTests {
    @Test func tapped() {
        let (app, screen) = show(SettingsViewController())
        app.fingerTap(at: at(330, 116))
        app.settle()
        #expect(screen.wifi.isOn && screen.log == ["wifi on"] && screen.wifi.knob.frame.minX == 30)
        app.fingerTap(at: at(330, 116))
        app.settle()
        #expect(!screen.wifi.isOn && screen.log == ["wifi on", "wifi off"] && screen.wifi.knob.frame.minX == 2)
    }

    @Test func swiped() {
        let (app, screen) = show(SettingsViewController())
        app.fingerDrag(from: at(305, 116), to: at(385, 116), duration: 0.15)
        #expect(screen.log == ["wifi on"])
        app.fingerDrag(from: at(305, 116), to: at(385, 116), duration: 0.15)
        #expect(screen.log == ["wifi on"])
        app.fingerDrag(from: at(350, 116), to: at(250, 116), duration: 0.15)
        #expect(screen.log == ["wifi on", "wifi off"])
    }

    @Test func oneTurnsTheOtherOff() {
        let (app, screen) = show(SettingsViewController())
        app.fingerTap(at: at(330, 116))
        app.fingerTap(at: at(330, 216))
        #expect(screen.plane.isOn && !screen.wifi.isOn && screen.log == ["wifi on", "plane on"])
    }

    @Test func mutedByTheSameSelector() {
        let (app, screen) = show(SettingsViewController())
        #expect(screen.wifiActions == ["switchChanged:"])
        screen.mute(screen.wifi)
        #expect(screen.wifiActions == [])
        app.fingerTap(at: at(330, 116))
        app.fingerTap(at: at(330, 216))
        #expect(screen.log == ["plane on"])
    }
}
