import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K23DropdownTests {
    @Test func theListIsBelow() {
        let (app, screen) = show(K23OrderController())
        #expect(screen.size.title == "Choose" && screen.country.title == "Country")
        app.fingerTap(at: screen.size)
        app.advance(by: 0.5)
        let list = screen.size.list
        #expect(list?.frame == CGRect(x: 20, y: 248, width: 350, height: 176) && list?.superview === screen.view.window)
        #expect(list?.tableView.visibleCells.map { $0.textLabel?.text } == ["Small", "Medium", "Large", "Huge"])
        #expect(list?.tableView.isScrollEnabled == false && list?.alpha == 1)
        #expect(screen.size.isFirstResponder && screen.log == ["open size"])
    }

    @Test func aRowIsChosen() {
        let (app, screen) = show(K23OrderController())
        app.fingerTap(at: screen.size)
        app.advance(by: 0.5)
        app.fingerTap(at: at(195, 248 + 2 * 44 + 22))
        app.advance(by: 0.5)
        #expect(screen.size.title == "Large" && screen.size.selectedIndex == 2 && !screen.size.isOpen)
        #expect(!screen.size.isFirstResponder && screen.log == ["open size", "Large", "close size"])
        app.fingerTap(at: screen.size)
        app.advance(by: 0.5)
        #expect(screen.size.list?.tableView.visibleCells.map(\.accessoryType) == [.none, .none, .checkmark, .none])
    }

    @Test func aTouchBesideOnlyCloses() {
        let (app, screen) = show(K23OrderController())
        app.fingerTap(at: screen.size)
        app.advance(by: 0.5)
        app.fingerTap(at: at(195, 600))
        app.advance(by: 0.5)
        #expect(screen.log == ["open size", "close size"] && screen.size.selectedIndex == nil)
        app.fingerTap(at: screen.size)
        app.advance(by: 0.5)
        // The control itself lies under the shade.
        app.fingerTap(at: at(195, 222))
        app.advance(by: 0.5)
        #expect(!screen.size.isOpen)
        app.fingerTap(at: at(195, 342))
        #expect(screen.log == ["open size", "close size", "open size", "close size", "order"])
    }

    @Test func atTheBottomItOpensUpwardsAndScrolls() {
        let (app, screen) = show(K23OrderController())
        app.fingerTap(at: screen.country)
        app.advance(by: 0.5)
        let table = screen.country.list?.tableView
        #expect(screen.country.list?.frame == CGRect(x: 20, y: 492, width: 350, height: 264))
        app.dragAndHold(from: at(195, 700), to: at(195, 600))
        #expect(near(table?.contentOffset.y ?? 0, 100, slop))
        table?.contentOffset = at(0, 88)
        app.settle()
        app.fingerTap(at: at(195, 492 + 22))
        app.advance(by: 0.5)
        #expect(screen.country.title == "Country 3")
    }

    @Test func theChosenRowIsInSight() {
        let (app, screen) = show(K23OrderController())
        screen.country.select(9)
        #expect(screen.country.title == "Country 10" && screen.log == [])
        app.fingerTap(at: screen.country)
        app.advance(by: 0.5)
        // Row 9 is at 396 to 440, in the middle of 264 points.
        #expect(screen.country.list?.tableView.contentOffset.y == 286)
        screen.country.removeFromSuperview()
        app.advance(by: 0.5)
        #expect(!screen.country.isOpen && screen.log == ["open country", "close country"])
    }
}
