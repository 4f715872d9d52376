import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScrolling

@Suite(.application) @MainActor
struct TabStripTests {
    @Test func `A tap selects a tab, and a tap on the selected tab has no effect`() {
        let (app, screen) = show(TabsController())
        app.fingerTap(at: at(325, 85))
        #expect(screen.log == ["select 2"] && screen.strip.selected == 2)
        app.advance(by: 1)
        app.fingerTap(at: at(325, 85))
        #expect(screen.log == ["select 2"])
    }

    @Test func `A subclass may implement more optional requirements`() {
        let (app, screen) = show(EagerTabsController())
        #expect(screen.strip.selected == 1)
        app.fingerTap(at: at(195, 85))
        app.advance(by: 1)
        app.fingerTap(at: at(65, 85))
        #expect(screen.log == ["again 1", "select 0"])
    }

    @Test func `Unread items are counted by notifications until the tab is selected`() {
        let (app, screen) = show(TabsController())
        for tab in [1, 1, 0, 2] {
            NotificationCenter.default.post(name: TabStrip.unreadNotification, object: nil, userInfo: ["tab": tab])
        }
        #expect(screen.strip.unread == [1: 2, 2: 1])
        app.fingerTap(at: at(195, 85))
        #expect(screen.strip.unread == [2: 1])
    }

    @Test func `Key commands select tabs that exist`() {
        let (app, screen) = show(TabsController())
        #expect(screen.becomeFirstResponder())
        app.keyType("2", modifiers: .command)
        app.keyType("4", modifiers: .command)
        app.keyType("3", modifiers: .command)
        #expect(screen.log == ["key 2", "key 3"])
    }
}
