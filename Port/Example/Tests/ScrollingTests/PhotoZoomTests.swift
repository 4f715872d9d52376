import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScrolling

@Suite(.application) @MainActor
struct PhotoZoomTests {
    @Test func `A single tap waits for the double tap to fail`() {
        let (app, screen) = show(PhotoViewController())
        app.fingerTap(at: at(195, 400))
        #expect(screen.zoom.taps == [] && !screen.isChromeHidden)
        app.advance(by: 1)
        #expect(screen.zoom.taps == ["single"] && screen.isChromeHidden && screen.prefersStatusBarHidden)
        app.fingerTap(at: at(195, 400))
        app.advance(by: 1)
        #expect(screen.zoom.taps == ["single", "single"] && !screen.isChromeHidden)
    }

    @Test func `A double tap zooms in and another one zooms out`() {
        let (app, screen) = show(PhotoViewController())
        app.fingerDoubleTap(at: at(195, 400))
        app.advance(by: 1)
        #expect(screen.zoom.taps == ["double"] && !screen.isChromeHidden)
        #expect(near(screen.zoom.zoomScale, 2, 0.001) && near(screen.largestContent, 780))
        app.fingerDoubleTap(at: at(195, 400))
        app.advance(by: 1)
        #expect(screen.zoom.taps == ["double", "double"] && near(screen.zoom.zoomScale, 1, 0.001))
    }

    @Test func `A pinch zooms within the limits`() {
        let (app, screen) = show(PhotoViewController())
        app.fingerPinch(around: at(195, 400), from: 100, to: 300, duration: 0.5)
        app.advance(by: 1)
        #expect(screen.zoom.zoomScale > 2 && screen.zoom.zoomScale <= 4 && screen.zoom.taps == [])
        #expect(near(screen.largestContent, 390 * screen.zoom.zoomScale, 1))
    }
}
