import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedPresentations

@Suite(.application) @MainActor
struct DetentSheetTests {
    private func opened() throws -> (app: TestApplication, screen: PlacesController, detail: PlaceController) {
        let (app, screen) = show(PlacesController())
        app.fingerTap(at: at(100, 22))
        app.advance(by: 1.5)
        return (app, screen, try #require(screen.presentedViewController as? PlaceController))
    }

    @Test func `A medium sheet has about half the height, and the list behind it receives touches`() throws {
        let (app, screen, detail) = try opened()
        #expect(detail.name == "Place 0" && near(place(detail.view).minY, 422, 45))
        app.fingerTap(at: at(100, 4 * 44 + 22))
        app.advance(by: 1)
        #expect(screen.presentedViewController === detail && detail.name == "Place 4")
        #expect(screen.log == [])
    }

    @Test func `A drag up makes the sheet large, and a short drag down has no effect`() throws {
        let (app, screen, detail) = try opened()
        let top = place(detail.view).minY
        app.dragAndHold(from: at(195, top + 10), to: at(195, top + 50))
        app.advance(by: 1)
        #expect(near(place(detail.view).minY, top, 1) && screen.log == [])
        app.dragAndHold(from: at(195, top + 10), to: at(195, 60))
        app.advance(by: 1)
        #expect(screen.log == ["large"] && detail.sheetPresentationController?.selectedDetentIdentifier == .large)
        #expect(place(detail.view).minY < 60 && place(detail.view).minY > 0)
    }

    @Test func `Setting the detent in code does not call the delegate`() throws {
        let (app, screen, detail) = try opened()
        app.fingerTap(at: detail.moreButton)
        app.advance(by: 1)
        #expect(screen.log == [] && place(detail.view).minY < 60)
        #expect(detail.sheetPresentationController?.selectedDetentIdentifier == .large)
    }

    @Test func `The delegate is notified of a dismissal by a drag but not by code`() throws {
        let (app, screen, detail) = try opened()
        app.dragAndHold(from: at(195, place(detail.view).minY + 10), to: at(195, 835))
        app.advance(by: 1)
        #expect(
            screen.presentedViewController == nil && screen.log == ["dismissed"]
                && screen.tableView.indexPathForSelectedRow == nil)
        app.fingerTap(at: at(100, 66))
        app.advance(by: 1.5)
        let next = try #require(screen.presentedViewController as? PlaceController)
        app.fingerTap(at: next.doneButton)
        app.advance(by: 1)
        #expect(screen.presentedViewController == nil && screen.log == ["dismissed"])
    }
}
