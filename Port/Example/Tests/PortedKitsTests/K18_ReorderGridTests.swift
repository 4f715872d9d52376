import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K18ReorderGridTests {
    /// The middle of an item: three in a row of 120 points each.
    private func middle(_ item: Int) -> CGPoint { at(15 + CGFloat(item % 3) * 120 + 60, CGFloat(item / 3) * 120 + 60) }

    private func cell(_ item: Int, of screen: K18HomeController) -> K18TileCell? {
        screen.grid.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? K18TileCell
    }

    private func shown(_ screen: K18HomeController) -> [String?] {
        (0..<screen.grid.collectionView.numberOfItems(inSection: 0)).map { cell($0, of: screen)?.label.text }
    }

    @Test func aHeldTileIsMoved() {
        let (app, screen) = show(K18HomeController(count: 6))
        #expect(shown(screen) == ["A", "B", "C", "D", "E", "F", "+"])
        app.fingerDown(at: middle(0))
        app.advance(by: 0.5)
        #expect(screen.grid.isMoving && cell(0, of: screen)?.contentView.transform == CGAffineTransform(scaleX: 1.1, y: 1.1))
        app.fingerMove(to: middle(4), duration: 0.5)
        app.advance(by: 0.5)
        #expect(screen.grid.names == ["A", "B", "C", "D", "E", "F"] && screen.log == [])
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.grid.names == ["B", "C", "D", "E", "A", "F"] && screen.log == ["A 0-4"])
        #expect(shown(screen) == ["B", "C", "D", "E", "A", "F", "+"])
        #expect(cell(4, of: screen)?.center == middle(4) && cell(4, of: screen)?.contentView.transform == .identity && !screen.grid.isMoving)
    }

    @Test func aShortTouchSelects() {
        let (app, screen) = show(K18HomeController(count: 6))
        app.fingerTap(at: middle(2))
        #expect(screen.log == ["C"])
        app.fingerDown(at: middle(1))
        app.advance(by: 0.4)
        app.fingerUp()
        app.advance(by: 0.5)
        #expect(!screen.log.contains("B") && screen.grid.names == ["A", "B", "C", "D", "E", "F"])
    }

    @Test func theLastTileStaysLast() {
        let (app, screen) = show(K18HomeController(count: 4))
        app.fingerDown(at: middle(4))
        app.advance(by: 0.5)
        #expect(!screen.grid.isMoving)
        app.fingerMove(to: middle(0), duration: 0.3)
        app.fingerUp()
        #expect(shown(screen) == ["A", "B", "C", "D", "+"])
        app.fingerDown(at: middle(1))
        app.advance(by: 0.5)
        app.fingerMove(to: middle(4), duration: 0.5)
        app.advance(by: 0.5)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.log == ["B 1-3"] && shown(screen) == ["A", "C", "D", "B", "+"])
        app.fingerTap(at: middle(4))
        app.advance(by: 0.5)
        #expect(shown(screen) == ["A", "C", "D", "B", "new", "+"])
    }

    @Test func calledOffEverythingIsAsBefore() {
        let (app, screen) = show(K18HomeController(count: 6))
        app.fingerDown(at: middle(0))
        app.advance(by: 0.5)
        app.fingerMove(to: middle(5), duration: 0.5)
        app.advance(by: 0.3)
        app.fingerCancel()
        app.advance(by: 1)
        #expect(screen.log == [] && screen.grid.names == ["A", "B", "C", "D", "E", "F"])
        #expect(shown(screen) == ["A", "B", "C", "D", "E", "F", "+"] && cell(0, of: screen)?.center == middle(0))
        #expect(cell(0, of: screen)?.contentView.transform == .identity)
    }

    @Test func aQuickDragScrolls() {
        let (app, screen) = show(K18HomeController(count: 40))
        app.dragAndHold(from: at(195, 600), to: at(195, 400), duration: 0.2)
        app.advance(by: 1)
        #expect(near(screen.grid.collectionView.contentOffset.y, 200, slop) && screen.log == [] && !screen.grid.isMoving)
    }
}
