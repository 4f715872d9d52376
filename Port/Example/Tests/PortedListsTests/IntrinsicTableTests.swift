import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct IntrinsicTableTests {
    @Test func theTableIsAsHighAsItsRows() {
        let (_, screen) = show(CartController())
        #expect(screen.table.frame == CGRect(x: 20, y: 100, width: 350, height: 150))
        #expect(screen.addButton.frame == CGRect(x: 20, y: 260, width: 350, height: 60))
    }

    @Test func itGrowsWithItsRowsUpToTheLimit() {
        let (app, screen) = show(CartController())
        let before = screen.table.reloads
        app.tap(at(195, 290))
        #expect(screen.table.reloads == before + 1 && screen.items.count == 4)
        #expect(screen.table.frame.height == 200 && screen.addButton.frame.minY == 310)
        for count in 5...8 {
            app.fingerTap(at: screen.addButton)
            app.advance(by: 0.5)
            #expect(screen.items.count == count)
        }
        #expect(screen.table.frame.height == 300 && screen.table.contentSize.height == 400)
        #expect(screen.addButton.frame.minY == 410)
    }

    @Test func aHeldButtonLetsGoOfTheFingerThatScrolls() {
        let (app, screen) = show(CartController())
        for _ in 0..<5 {
            app.fingerTap(at: screen.addButton)
            app.advance(by: 0.5)
        }
        let cell = screen.table.cellForRow(at: IndexPath(row: 4, section: 0))
        let button = cell?.contentView.subviews.compactMap { $0 as? UIButton }.first
        let start = at(290, 100 + 4 * 50 + 25)
        app.fingerDown(at: start)
        app.advance(by: 0.3)
        #expect(button?.isHighlighted == true)
        app.fingerMove(to: at(290, start.y - 80), duration: 0.5)
        #expect(button?.isHighlighted == false)
        #expect(near(screen.table.contentOffset.y, 75, slop))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.log == [])
    }

    @Test func theButtonAndTheRowAreTwoThings() {
        let (app, screen) = show(CartController())
        app.tap(at(290, 175))
        #expect(screen.log == ["buy Hat"])
        app.tap(at(100, 175))
        #expect(screen.log == ["buy Hat", "row 1"])
    }
}
