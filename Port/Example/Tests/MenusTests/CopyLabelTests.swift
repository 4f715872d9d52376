import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedMenus

@Suite(.application) @MainActor
struct CopyLabelTests {
    private func middle(_ rect: CGRect) -> CGPoint { at(rect.midX, rect.midY) }

    @Test func `A tap on a custom menu item sends its action`() {
        let (app, screen) = show(QuoteViewController())
        app.fingerLongPress(at: at(195, 420), duration: 0.6)
        app.advance(by: 0.5)
        #expect(UIMenuController.shared.isMenuVisible && screen.quote.isFirstResponder)
        app.fingerTap(at: middle(UIMenuController.shared.menuFrame))
        app.advance(by: 0.5)
        #expect(screen.shouted == "LESS IS MORE" && screen.menuEvents == ["shown", "hidden"])
    }

    @Test func `A tap on Copy copies the text`() {
        let (app, screen) = show(QuoteViewController())
        screen.quote.allowsShout = false
        app.fingerLongPress(at: at(195, 420), duration: 0.6)
        app.advance(by: 0.5)
        app.fingerTap(at: middle(UIMenuController.shared.menuFrame))
        app.advance(by: 0.5)
        #expect(UIPasteboard.general.string == "less is more" && screen.shouted == nil)
        #expect(!UIMenuController.shared.isMenuVisible)
    }

    @Test func `A tap elsewhere closes the menu`() {
        let (app, screen) = show(QuoteViewController())
        app.fingerLongPress(at: at(195, 420), duration: 0.6)
        app.advance(by: 0.5)
        app.fingerTap(at: at(195, 700))
        app.advance(by: 0.5)
        #expect(!UIMenuController.shared.isMenuVisible && screen.shouted == nil)
        #expect(screen.menuEvents == ["shown", "hidden"])
    }

    @Test func `A short press opens no menu`() {
        let (app, screen) = show(QuoteViewController())
        app.fingerLongPress(at: at(195, 420), duration: 0.3)
        app.advance(by: 0.5)
        #expect(!UIMenuController.shared.isMenuVisible && screen.menuEvents == [])
    }
}
