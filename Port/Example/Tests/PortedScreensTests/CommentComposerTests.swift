import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct CommentComposerTests {
    private let text = at(100, 150), post = at(350, 150)

    @Test func typedAndPosted() {
        let (app, screen) = show(CommentsController())
        app.fingerTap(at: post)
        #expect(screen.posts == [])
        app.fingerTap(at: text)
        app.keyTypeText("hey")
        #expect(screen.composer.textView.isFirstResponder)
        app.fingerTap(at: post)
        #expect(screen.posts == ["hey"] && screen.composer.textView.text == "")
        #expect(!screen.composer.textView.isFirstResponder)
        app.advance(by: 2)
        #expect(screen.composer.drafts == [])
    }

    @Test func refused() {
        let (app, screen) = show(CommentsController())
        app.fingerTap(at: text)
        app.keyTypeText("spam")
        app.fingerTap(at: post)
        #expect(screen.posts == [] && screen.composer.textView.text == "spam")
    }

    @Test func aDraftASecondAfterTheLastKey() {
        let (app, screen) = show(CommentsController())
        app.fingerTap(at: text)
        app.keyTypeText("a")
        app.advance(by: 0.7)
        app.keyTypeText("b")
        app.advance(by: 0.7)
        #expect(screen.composer.drafts == [])
        app.advance(by: 0.4)
        #expect(screen.composer.drafts == ["ab"])
    }

    @Test func leavingSavesAtOnce() {
        let (app, screen) = show(CommentsController())
        app.fingerTap(at: text)
        app.keyTypeText("ab")
        app.enterBackground()
        #expect(screen.composer.drafts == ["ab"])
        app.enterForeground()
        app.advance(by: 3)
        #expect(screen.composer.drafts == ["ab"])
    }

    @Test func doneLowersTheKeyboard() {
        let (app, screen) = show(CommentsController())
        app.fingerTap(at: text)
        app.advance(by: 1)
        #expect(screen.composer.keyboardTops.count == 1 && screen.composer.keyboardTops.last.map { $0 < 780 } == true)
        app.fingerTap(at: screen.composer.doneBar)
        app.advance(by: 1)
        #expect(!screen.composer.textView.isFirstResponder && screen.composer.keyboardTops.count == 1)
    }
}
