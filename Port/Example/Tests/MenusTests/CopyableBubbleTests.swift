import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedMenus

@Suite(.application) @MainActor
struct CopyableBubbleTests {
    @Test func `A tap on Reply sends the action to the bubble`() throws {
        let (app, screen) = show(BubbleController())
        app.fingerLongPress(at: at(140, 430), duration: 0.8)
        app.advance(by: 0.5)
        #expect(screen.bubble.isFirstResponder && screen.bubble.log.count == 1)
        app.tapMenuItem("Reply")
        #expect(screen.bubble.log.last == "reply" && !screen.bubble.log.contains("never"))
    }

    @Test func `Key commands are sent to the nearest responder that performs them`() {
        let (app, screen) = show(BubbleController())
        #expect(screen.bubble.becomeFirstResponder())
        app.keyType("c", modifiers: .command)
        #expect(UIPasteboard.general.string == "see you")
        app.keyType("s", modifiers: .command)
        #expect(screen.stars == 1)
    }

    @Test func `target(forAction:) searches the responder chain from the bubble`() {
        let (_, screen) = show(BubbleController())
        #expect(screen.takers() == ["controller", "bubble", "none"])
    }
}
