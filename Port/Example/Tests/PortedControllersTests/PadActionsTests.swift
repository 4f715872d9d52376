import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

private final class Desk: NSObject, DocumentDelegate {
    var log: [String] = []
    func document(_ controller: DocumentController, did action: String) { log.append(action) }
}

@MainActor
private func opened(width: CGFloat) throws -> (app: TestApplication, document: DocumentController, desk: Desk, sheet: UIAlertController) {
    let desk = Desk()
    let document = DocumentController()
    document.delegate = desk
    let (app, _) = show(UINavigationController(rootViewController: document))
    app.fingerTap(at: at(width - 30, 22))
    app.advance(by: 1)
    return (app, document, desk, try #require(document.sheet))
}

@Suite(.application(behavior: .iOS17)) @MainActor
struct PadActionsOnPhoneTests {
    @Test func theSheetStandsAtTheBottomAndADisabledActionDoesNothing() throws {
        let (app, document, desk, sheet) = try opened(width: 390)
        #expect(document.presentedViewController === sheet && place(sheet.view).maxY > 844 - 50 && place(sheet.view).minY > 422)
        app.tap("Move", in: document.view.window)
        #expect(document.presentedViewController === sheet && !desk.log.contains("moved"))
        #expect(app.tap("Duplicate", in: document.view.window))
        #expect(desk.log.last == "duplicated" && document.presentedViewController == nil)
    }

    @Test func aTapBesideTheSheetCancels() throws {
        let (app, document, desk, _) = try opened(width: 390)
        app.fingerTap(at: at(195, 200))
        app.advance(by: 1)
        #expect(desk.log.filter { $0 != "prepared" } == ["cancelled"] && document.presentedViewController == nil && document.pageTaps == 0)
        app.fingerTap(at: at(195, 200))
        #expect(document.pageTaps == 1)
    }

    @Test func aHandlerMayPresentTheNextQuestion() throws {
        let (app, document, desk, _) = try opened(width: 390)
        #expect(app.tap("Delete", in: document.view.window, settling: 1.5))
        let alert = try #require(document.presentedViewController as? UIAlertController)
        #expect(alert.preferredStyle == .alert && alert.title == "Are you sure?")
        #expect(app.tap("Delete Document", in: document.view.window))
        #expect(desk.log.last == "deleted" && document.presentedViewController == nil)
    }
}

@Suite(.application(behavior: .iOS17, screen: CGSize(width: 820, height: 1180), scale: 2, idiom: .pad)) @MainActor
struct PadActionsOnPadTests {
    @Test func theSheetIsAPopoverBelowItsButtonWithoutAnActionToCancel() throws {
        let (_, document, desk, sheet) = try opened(width: 820)
        #expect(desk.log == ["prepared"] && sheet.popoverPresentationController?.arrowDirection == .up)
        let frame = place(sheet.view)
        #expect(frame.minY >= 22 && frame.maxY < 590 && frame.maxX <= 820 && frame.minX > 410)
        #expect(titled("Delete", in: document.view.window) != nil && titled("Cancel", in: document.view.window) == nil)
    }

    @Test func aTapElsewhereIsTheActionToCancelAndReachesNothing() throws {
        let (app, document, desk, _) = try opened(width: 820)
        app.fingerTap(at: at(200, 900))
        app.advance(by: 1)
        #expect(desk.log == ["prepared", "cancelled"] && document.presentedViewController == nil && document.pageTaps == 0)
    }

    @Test func anActionIsChosenAsOnAPhone() throws {
        let (app, document, desk, _) = try opened(width: 820)
        #expect(app.tap("Duplicate", in: document.view.window))
        #expect(desk.log == ["prepared", "duplicated"] && document.presentedViewController == nil)
    }
}
