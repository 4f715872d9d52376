import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Text that no key gives, through the host's port.
@Suite(.application) @MainActor
struct InputMethodTests {
    let app = TestApplication.current
    let window: UIWindow
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))

    init() {
        window = app.makeWindow()
        field.accessibilityIdentifier = "field"
        window.addSubview(field)
        field.becomeFirstResponder()
        app.settle()
        app.clear()
    }

    private var marked: String? { field.markedTextRange.flatMap { field.text(in: $0) } }

    @Test func aCompositionIsMarkedAndThenTextLikeAnyOther() {
        app.inputMethodMark("に")
        app.inputMethodMark("にほん")
        #expect(field.text == "にほん" && marked == "にほん")
        app.inputMethodInsert("日本")
        #expect(field.text == "日本" && marked == nil)
        app.keyType("z", modifiers: .command)
        #expect(field.text == "", "a composition is undone at once")
    }

    @Test func anEmptyMarkTakesTheCompositionBack() {
        app.inputMethodInsert("a")
        app.inputMethodMark("に")
        app.inputMethodMark("")
        #expect(field.text == "a" && marked == nil)
    }

    @Test func aClusterArrivesWhole() {
        app.inputMethodInsert("👩‍👩‍👧‍👦")
        app.keyType("\u{8}")
        #expect(field.text == "")
    }

    @Test func whatADelegateRefusesIsNotLeftMarked() {
        let refuses = Refuses()
        field.delegate = refuses
        app.inputMethodMark("に")
        app.inputMethodInsert("日")
        #expect(field.text == "" && marked == nil)
    }

    @Test func theNextFirstResponderBeginsAnew() {
        let other = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
        window.addSubview(other)
        app.inputMethodMark("に")
        other.becomeFirstResponder()
        app.inputMethodMark("ほ")
        #expect(field.text == "に" && field.markedTextRange == nil)
        #expect(other.text == "ほ" && other.markedTextRange != nil)
    }

    @Test func aLineBreakWithinATextIsNoReturnKey() {
        app.inputMethodInsert("a\nb")
        #expect(field.text == "a b")
    }

    @Test func leavingTheActiveStateSettles() {
        app.inputMethodMark("に")
        let port = app.application.makePort()
        port.sendActivation(false)
        app.settle()
        #expect(field.text == "に" && marked == nil)
    }

    @Test func theTraceTellsWhoGotTextAndNotWhich() {
        app.inputMethodInsert("secret")
        #expect(app.story.contains("insert 6 characters → field"))
        field.resignFirstResponder()
        app.inputMethodInsert("x")
        #expect(app.story.contains("insert 1 characters → nobody"))
        #expect(!app.story.contains("secret"))
    }

    @Test func thePlaceOfTheTextIsTheCaretOnTheScreen() throws {
        let place = try #require(app.application.textInputPlace)
        #expect(place.responder.name == "field" && !place.isSecure && !place.takesLineBreaks)
        #expect(abs(place.caret.midX - 20) < 2 && place.caret.minY >= 100 && place.caret.maxY <= 140)
        app.inputMethodInsert("abc")
        let after = try #require(app.application.textInputPlace).caret
        #expect(after.minX > place.caret.minX + 10)
        // While something is marked, its beginning: the input method's window must not run away.
        app.inputMethodMark("にほん")
        #expect(app.application.textInputPlace?.caret == after)
        field.resignFirstResponder()
        #expect(app.application.textInputPlace == nil)
    }

    @Test func aTextViewThatIsOnlyReadTakesNoText() {
        let view = UITextView(frame: CGRect(x: 0, y: 300, width: 200, height: 100))
        view.isEditable = false
        window.addSubview(view)
        view.becomeFirstResponder()
        #expect(view.isFirstResponder && app.application.textInputPlace == nil)
        app.inputMethodInsert("x")
        app.inputMethodMark("y")
        #expect(view.text == "")
    }

    @Test func whatAnotherProgramCopiedArrivesInOrder() {
        let port = app.application.makePort()
        port.sendPasteboard(["from elsewhere"])
        port.send(TextInputSample(.paste, time: app.clock.now))
        app.settle()
        #expect(field.text == "from elsewhere")
    }
}

private final class Refuses: UITextFieldDelegate {
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { false }
}
