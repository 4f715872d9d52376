import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

@Suite(.application) @MainActor
struct VolumeKnobTests {
    @Test func `A quarter turn changes the value by a third`() {
        let (app, screen) = show(VolumeViewController())
        #expect(screen.valueLabel.text == "0")
        app.fingerDrag(from: at(195, 320), to: at(275, 400), duration: 0.2)
        #expect(near(screen.knob.value, 1 / 3, 0.001))
        #expect(screen.valueLabel.text == "33" && screen.changes > 1)
    }

    @Test func `The value does not go below the minimum`() {
        let (app, screen) = show(VolumeViewController())
        app.fingerDrag(from: at(195, 320), to: at(115, 400), duration: 0.2)
        #expect(screen.knob.value == 0 && screen.valueLabel.text == "0")
    }

    @Test func `A double tap resets the value`() {
        let (app, screen) = show(VolumeViewController())
        screen.knob.setValue(0.8)
        #expect(screen.valueLabel.text == "80")
        let before = screen.changes
        app.fingerDoubleTap(at: at(195, 330))
        app.advance(by: 1)
        #expect(screen.knob.value == 0 && screen.valueLabel.text == "0" && screen.changes == before + 1)
    }

    @Test func `Overrides in extensions are called`() {
        let (_, screen) = show(VolumeViewController())
        #expect(screen.knob.intrinsicContentSize == CGSize(width: 120, height: 120))
        screen.knob.maximumValue = 2
        screen.knob.setValue(5)
        #expect(screen.knob.value == 2 && screen.valueLabel.text == "200")
    }
}
