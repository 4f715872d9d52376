import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControls

@Suite(.application) @MainActor
struct SwipeToCallTests {
    @Test func `A slide to the end starts a call and resets the knob after a second`() {
        let (app, screen) = show(CallViewController())
        app.fingerDrag(from: at(60, 630), to: at(300, 630), duration: 0.4)
        #expect(screen.slider.calls == 1 && screen.status == "calling" && screen.slider.knob.frame.minX == 240)
        app.advance(by: 0.9)
        #expect(screen.slider.knob.frame.minX == 240)
        app.advance(by: 0.2)
        #expect(screen.slider.knob.frame.minX == 0 && screen.status == "calling")
        app.advance(by: 1)
        #expect(screen.status == "connected")
    }

    @Test func `A slide that is too short returns the knob`() {
        let (app, screen) = show(CallViewController())
        app.fingerDown(at: at(60, 630))
        app.fingerMove(to: at(160, 630), duration: 0.3)
        #expect(screen.slider.knob.frame.minX == 100)
        app.fingerUp()
        #expect(screen.slider.knob.frame.minX == 0 && screen.slider.calls == 0)
        app.advance(by: 3)
        #expect(screen.status == "idle")
    }

    @Test func `A second touch on the knob prevents its reset until the touch ends`() {
        let (app, screen) = show(CallViewController())
        app.fingerDrag(from: at(60, 630), to: at(300, 630), duration: 0.4)
        app.advance(by: 0.5)
        app.fingerDown(at: at(60, 630))
        app.fingerMove(to: at(120, 630), duration: 0.2)
        app.advance(by: 2)
        #expect(screen.slider.knob.frame.minX == 60)
        app.fingerCancel()
        #expect(screen.slider.knob.frame.minX == 0 && screen.slider.calls == 1)
    }

    @Test func `A vertical movement makes the slide fail`() {
        let (app, screen) = show(CallViewController())
        app.fingerDown(at: at(60, 650))
        app.fingerMove(to: at(60, 560), duration: 0.2)
        app.fingerMove(to: at(300, 560), duration: 0.2)
        #expect(screen.slider.knob.frame.minX == 0)
        app.fingerUp()
        #expect(screen.slider.calls == 0)
    }
}
