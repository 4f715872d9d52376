import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct PopoverPaletteTests {
    private func opened(_ prepare: (DrawingController) -> Void = { _ in }) throws
        -> (app: TestApplication, screen: DrawingController, palette: PaletteController)
    {
        let (app, screen) = show(DrawingController())
        prepare(screen)
        app.fingerTap(at: screen.colorButton)
        app.advance(by: 1)
        return (app, screen, try #require(screen.presentedViewController as? PaletteController))
    }

    @Test func `On a phone with adaptation style none, the palette is a popover below its button`() throws {
        let (app, screen, palette) = try opened()
        let frame = place(palette.view)
        #expect(palette.popoverPresentationController?.arrowDirection == .up)
        #expect(frame.width == 210 && frame.minY >= 84 && frame.maxY < 200 && frame.minX >= 0 && frame.maxX <= 390)
        let swatch = place(palette.swatches[2])
        #expect(near(swatch.width, 70) && near(swatch.height, 70))
        app.fingerTap(at: palette.swatches[2])
        #expect(screen.color == 2 && screen.presentedViewController === palette && screen.log == [])
    }

    @Test func `A passthrough view receives touches while the popover is presented`() throws {
        let (app, screen, palette) = try opened()
        app.fingerTap(at: at(100, 500))
        app.fingerTap(at: at(300, 700))
        app.advance(by: 0.5)
        #expect(
            screen.dots == [at(100, 200), at(300, 400)] && screen.presentedViewController === palette
                && screen.log == [])
    }

    @Test func `A tap elsewhere dismisses the popover and is not delivered to a view`() throws {
        let (app, screen, _) = try opened()
        app.fingerTap(at: at(320, 62))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.clears == 0 && screen.log == ["should", "did"])
        app.fingerTap(at: screen.clearButton)
        #expect(screen.clears == 1)
    }

    @Test func `Without passthrough views, a tap on the canvas only dismisses the popover`() throws {
        let (app, screen, _) = try opened { $0.keepsPaletteWhileDrawing = false }
        app.fingerTap(at: at(100, 500))
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.dots == [] && screen.log == ["should", "did"])
    }

    @Test func `The delegate can prevent a dismissal by touch but not by code`() throws {
        let (app, screen, palette) = try opened { $0.isPinned = true }
        app.fingerTap(at: at(320, 62))
        app.advance(by: 1)
        #expect(screen.presentedViewController === palette && screen.log == ["should"] && screen.clears == 0)
        screen.dismiss(animated: true)
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.log == ["should"])
    }
}
