import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedControllers

@Suite(.application) @MainActor
struct UnsavedEditorTests {
    private func opened(typing text: String = "") throws -> (app: TestApplication, notes: NotesController, editor: EditorController) {
        let (app, notes) = show(NotesController())
        app.fingerTap(at: notes.newButton)
        app.advance(by: 1.5)
        if !text.isEmpty { app.keyTypeText(text) }
        app.settle()
        return (app, notes, try #require(notes.editor))
    }

    private func dragDown(_ app: TestApplication, _ editor: EditorController) {
        let top = place(editor.navigationController!.view).minY
        app.dragAndHold(from: at(195, top + 25), to: at(195, 830))
        app.advance(by: 1.5)
    }

    @Test func withoutChangesTheSheetIsDraggedAway() throws {
        let (app, notes, editor) = try opened()
        #expect(editor.textView.isFirstResponder && !editor.isModalInPresentation)
        dragDown(app, editor)
        #expect(notes.presentedViewController == nil && notes.log == ["dragged away"] && notes.notes == [])
    }

    @Test func withChangesItComesBackAndAsks() throws {
        let (app, notes, editor) = try opened(typing: "milk")
        let sheet = try #require(editor.navigationController)
        let top = place(sheet.view).minY
        dragDown(app, editor)
        #expect(notes.log == ["attempt"] && notes.presentedViewController === sheet && near(place(sheet.view).minY, top, 1))
        #expect(sheet.presentedViewController is UIAlertController)
        #expect(app.tap("Keep Editing", in: sheet.view.window))
        #expect(notes.presentedViewController === sheet && sheet.presentedViewController == nil && editor.textView.text == "milk")
        dragDown(app, editor)
        #expect(notes.log == ["attempt", "attempt"])
        #expect(app.tap("Discard", in: sheet.view.window, settling: 2))
        #expect(notes.presentedViewController == nil && notes.log == ["attempt", "attempt"] && notes.notes == [])
    }

    @Test func keyCommandsOfTheEditorWorkWhileTheTextIsEdited() throws {
        let (app, notes, editor) = try opened()
        app.keyType("s", modifiers: .command)
        app.advance(by: 1)
        #expect(notes.notes == [] && notes.presentedViewController != nil && editor.textView.text == "")
        app.keyTypeText("eggs")
        #expect(editor.navigationItem.rightBarButtonItem?.isEnabled == true)
        app.keyType("s", modifiers: .command)
        app.advance(by: 1)
        #expect(notes.notes == ["eggs"] && notes.presentedViewController == nil && notes.log == [])
    }

    @Test func theMiddleOfAChainTakesAwayWhatIsAboveAndTheBottomEverything() throws {
        let (app, notes, editor) = try opened(typing: "milk")
        let sheet = try #require(editor.navigationController)
        editor.cancel(nil)
        app.advance(by: 1)
        let alert = try #require(sheet.presentedViewController)
        #expect(alert.presentingViewController === sheet && editor.presentedViewController === alert)
        var completions = 0
        sheet.dismiss(animated: true) { completions += 1 }
        app.advance(by: 1)
        #expect(sheet.presentedViewController == nil && notes.presentedViewController === sheet && completions == 1)
        editor.cancel(nil)
        app.advance(by: 1)
        #expect(sheet.presentedViewController != nil)
        notes.dismiss(animated: true) { completions += 1 }
        app.advance(by: 1.5)
        #expect(notes.presentedViewController == nil && sheet.presentingViewController == nil && completions == 2 && notes.log == [])
    }
}
