import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K02SwipeCellsTests {
    private func cell(_ row: Int, of screen: K02MailController) -> K02SwipeCell? {
        screen.tableView.cellForRow(at: IndexPath(row: row, section: 0)) as? K02SwipeCell
    }

    @Test func aDragAsideOpensTheRow() {
        let (app, screen) = show(K02MailController())
        app.fingerDown(at: at(300, 150))
        app.fingerMove(to: at(200, 150), duration: 0.4)
        #expect(near(cell(2, of: screen)?.offset ?? 0, -100, slop))
        app.fingerMove(to: at(80, 150), duration: 0.4)
        // Beyond both buttons it resists: a third of the way.
        #expect(near(cell(2, of: screen)?.offset ?? 0, -148 - (220 - 148) / 3, slop))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(cell(2, of: screen)?.isOpen == true)
        #expect(cell(2, of: screen).map { place($0.front) } == CGRect(x: -148, y: 120, width: 390, height: 60))
        #expect(screen.tableView.contentOffset == .zero && screen.log == [])
    }

    @Test func notFarEnoughItCloses() {
        let (app, screen) = show(K02MailController())
        app.dragAndHold(from: at(300, 150), to: at(238, 150))
        app.advance(by: 1)
        #expect(cell(2, of: screen)?.isOpen == false && cell(2, of: screen)?.offset == 0)
        app.fingerDrag(from: at(300, 150), to: at(240, 150), duration: 0.06)
        app.advance(by: 1)
        #expect(cell(2, of: screen)?.offset == -148)
        app.dragAndHold(from: at(100, 150), to: at(220, 150))
        app.advance(by: 1)
        #expect(cell(2, of: screen)?.offset == 0 && screen.log == ["closed Mail 2"])
        // To the right there is nothing.
        app.dragAndHold(from: at(100, 150), to: at(300, 150))
        #expect(cell(2, of: screen)?.offset == 0 && cell(2, of: screen)?.isOpen == false)
    }

    @Test func buttonsBehindAreTapped() {
        let (app, screen) = show(K02MailController())
        app.dragAndHold(from: at(300, 150), to: at(150, 150))
        app.advance(by: 1)
        app.fingerTap(at: at(390 - 148 + 37, 150))
        app.advance(by: 1)
        #expect(screen.log == ["flag Mail 2", "closed Mail 2"] && cell(2, of: screen)?.offset == 0)
        app.dragAndHold(from: at(300, 150), to: at(150, 150))
        app.advance(by: 1)
        app.fingerTap(at: at(390 - 37, 150))
        app.advance(by: 1)
        #expect(screen.mails.count == 19 && screen.tableView.numberOfRows(inSection: 0) == 19)
        #expect(cell(2, of: screen)?.titleLabel.text == "Mail 3" && cell(2, of: screen)?.offset == 0)
        #expect(screen.log.contains("delete Mail 2"))
    }

    @Test func aDragUpScrolls() {
        let (app, screen) = show(K02MailController())
        app.dragAndHold(from: at(300, 150), to: at(150, 150))
        app.advance(by: 1)
        app.dragAndHold(from: at(200, 500), to: at(200, 400))
        app.advance(by: 1)
        #expect(near(screen.tableView.contentOffset.y, 100, slop))
        #expect(screen.tableView.k02OpenCell == nil && screen.log == ["closed Mail 2"])
    }

    @Test func oneAtATimeAndATapCloses() {
        let (app, screen) = show(K02MailController())
        app.dragAndHold(from: at(300, 150), to: at(150, 150))
        app.advance(by: 1)
        app.dragAndHold(from: at(300, 270), to: at(150, 270))
        app.advance(by: 1)
        #expect(cell(2, of: screen)?.offset == 0 && cell(4, of: screen)?.offset == -148)
        app.fingerTap(at: at(195, 30))
        app.advance(by: 1)
        #expect(cell(4, of: screen)?.offset == 0 && screen.log == ["closed Mail 2", "closed Mail 4"])
        app.fingerTap(at: at(195, 30))
        app.advance(by: 0.5)
        #expect(screen.log.last == "open Mail 0")
    }
}
