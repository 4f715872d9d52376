import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct SettingsTests {
    @Test func aSwitchAtTheRowsEndIsTurnedByATapOnIt() {
        let (app, screen) = show(SettingsController())
        #expect(screen.wifiSwitch.isOn && !screen.bluetoothSwitch.isOn)
        app.fingerTap(at: screen.wifiSwitch)
        app.advance(by: 0.5)
        app.fingerTap(at: screen.bluetoothSwitch)
        app.advance(by: 0.5)
        #expect(screen.settings == ["wifi": false, "bluetooth": true])
        #expect(screen.log == ["wifi off", "bluetooth on"])
    }

    @Test func aTapOnTheRowBesideTheSwitchDoesNothing() {
        let (app, screen) = show(SettingsController())
        app.tap(place(0, 0, in: screen.tableView, x: 100))
        #expect(screen.log == [] && screen.wifiSwitch.isOn)
        #expect(screen.tableView.indexPathForSelectedRow == nil)
    }

    @Test func theSwitchStandsAtTheEndInTheMiddleOfItsRow() {
        let (_, screen) = show(SettingsController())
        let knob = screen.wifiSwitch!
        let frame = knob.convert(knob.bounds, to: screen.wifiCell)
        #expect(frame.size == CGSize(width: 51, height: 31))
        #expect(near(frame.midY, 22, 1) && frame.maxX <= screen.wifiCell.bounds.maxX - 8)
        #expect(screen.wifiCell.contentView.frame.maxX <= frame.minX)
        #expect(screen.wifiCell.frame.height == 44)
    }

    @Test func theMarkGoesToTheTappedRow() {
        let (app, screen) = show(SettingsController())
        let table = screen.tableView!
        app.tap(place(2, 1, in: table))
        #expect(screen.quality == 2 && screen.log == ["row 1.2"])
        let marks = (0..<3).map { table.cellForRow(at: IndexPath(row: $0, section: 1))?.accessoryType }
        #expect(marks == [UITableViewCell.AccessoryType.none, UITableViewCell.AccessoryType.none, .checkmark])
        app.tap(place(2, 1, in: table))
        #expect(screen.quality == 2 && screen.log == ["row 1.2", "row 1.2"])
    }

    @Test func theInfoButtonIsNotTheRow() {
        let (app, screen) = show(SettingsController())
        let table = screen.tableView!
        app.tap(place(0, 2, in: table, x: 100))
        #expect(screen.log == ["row 2.0"])
        app.tap(place(0, 2, in: table, x: 361))
        #expect(screen.log == ["row 2.0", "info 2.0"])
    }
}
