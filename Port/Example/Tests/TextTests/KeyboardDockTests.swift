import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedText

@Suite(.application) @MainActor
struct KeyboardDockTests {
    @Test func `The bar moves with the keyboard`() {
        let (app, screen) = show(ReplyDock())
        app.fingerTap(at: at(150, 814))
        app.advance(by: 1)
        #expect(screen.input1.isFirstResponder && screen.dock.frame.maxY < 800)
        #expect(screen.transitions == ["shown"] && screen.view.backgroundColor == .systemGray6)
        app.fingerTap(at: screen.hideButton)
        app.advance(by: 1)
        #expect(!screen.input1.isFirstResponder && screen.dock.frame.maxY == 844)
        #expect(screen.transitions == ["shown", "hidden"])
    }

    @Test func `A tap beside the bar ends editing`() {
        let (app, screen) = show(KeyboardDock())
        app.fingerTap(at: at(150, 814))
        app.advance(by: 1)
        app.fingerTap(at: at(195, 300))
        app.advance(by: 1)
        #expect(!screen.input1.isFirstResponder && screen.transitions == ["shown", "hidden"])
    }

    @Test func `Return sends the reply and clears the field`() {
        let (app, screen) = show(ReplyDock())
        app.fingerTap(at: at(150, 814))
        app.keyTypeText("ok")
        #expect(screen.input1.text == "ok")
        app.keyType("\r")
        #expect(screen.replies == 1 && screen.input1.text == "")
    }
}
