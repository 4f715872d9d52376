import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedGestures

@Suite(.application) @MainActor
struct PinchBoardTests {
    @Test func `A drag moves only the touched sticker`() {
        let (app, screen) = show(StickerController())
        app.fingerDrag(from: at(240, 340), to: at(300, 440), duration: 0.4)
        #expect(near(screen.moon.center.x, 260, slop) && near(screen.moon.center.y, 300, slop))
        #expect(screen.sun.center == at(150, 150) && screen.moon.transform.isIdentity)
    }

    @Test func `A tap brings the touched sticker to the front`() {
        let (app, screen) = show(StickerController())
        #expect(screen.board.subviews.last === screen.moon)
        app.fingerTap(at: at(95, 200))
        #expect(screen.board.subviews.last === screen.sun && screen.sun.stickerName == "sun")
        #expect(screen.board.stickerName == nil)
    }

    @Test func `A pinch scales only the touched sticker`() {
        let (app, screen) = show(StickerController())
        app.fingerTap(at: at(95, 200))
        app.advance(by: 1)
        app.fingerPinch(around: at(150, 250), from: 60, to: 120, duration: 0.4)
        #expect(screen.sun.transform.a > 1.5 && screen.sun.transform.a < 2.1 && screen.moon.transform.isIdentity)
    }

    @Test func `A rotation rotates the touched sticker`() {
        let (app, screen) = show(StickerController())
        app.fingerTap(at: at(95, 200))
        app.advance(by: 1)
        app.fingerRotate(around: at(150, 250), radius: 50, by: .pi / 2, duration: 0.4)
        #expect(near(atan2(screen.sun.transform.b, screen.sun.transform.a), .pi / 2, 0.35))
    }

    @Test func `The button removes the front sticker`() {
        let (app, screen) = show(StickerController())
        app.fingerTap(at: at(60, 765))
        #expect(screen.moon.superview == nil && screen.sun.superview === screen.board)
    }
}
