import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct AccordionTests {
    private func headers(of screen: FaqController) -> [CGFloat?] {
        (0..<4).map { screen.header($0).map { place($0).minY } }
    }

    @Test func `The table shows only headers at first`() {
        let (_, screen) = show(FaqController())
        #expect((0..<4).map { screen.tableView.numberOfRows(inSection: $0) } == [0, 0, 0, 0])
        #expect(headers(of: screen) == [0, 50, 100, 150])
        #expect(screen.tableView.contentSize.height == 200 && screen.tableView.visibleCells.isEmpty)
        #expect(screen.header(1)?.titleLabel.text == "Question 1" && screen.header(1)?.chevron.position == at(360, 25))
    }

    @Test func `A tap on a header opens its section and another tap closes it`() {
        let (app, screen) = show(FaqController())
        app.fingerTap(at: at(195, 75))
        app.advance(by: 0.5)
        #expect(screen.tableView.numberOfRows(inSection: 1) == 3 && screen.log == ["+1"])
        #expect(headers(of: screen)[0...2] == [0, 50, 232])
        #expect(
            screen.tableView.cellForRow(at: IndexPath(row: 2, section: 1)).map(place)
                == CGRect(x: 0, y: 188, width: 390, height: 44))
        #expect(near(screen.header(1)?.chevron.affineTransform().a ?? 0, -1, 0.001))
        app.fingerTap(at: at(195, 120))
        #expect(screen.log == ["+1", "Answer 1.0"])
        app.fingerTap(at: at(195, 75))
        app.advance(by: 0.5)
        #expect(screen.log == ["+1", "Answer 1.0", "-1"] && headers(of: screen) == [0, 50, 100, 150])
        #expect(near(screen.header(1)?.chevron.affineTransform().a ?? 0, 1, 0.001))
    }

    @Test func `In exclusive mode, opening a section closes the open one`() {
        let (app, screen) = show(FaqController())
        screen.isExclusive = true
        app.fingerTap(at: at(195, 25))
        app.advance(by: 0.5)
        // Header 1 is now at 50 + 132 = 182.
        app.fingerTap(at: at(195, 200))
        app.advance(by: 0.5)
        #expect(screen.log == ["+0", "-0", "+1"])
        #expect((0..<4).map { screen.tableView.numberOfRows(inSection: $0) } == [0, 3, 0, 0])
        #expect(headers(of: screen)[0...2] == [0, 50, 232] && screen.tableView.contentSize.height == 332)
        #expect(screen.tableView.visibleCells.map { $0.textLabel?.text } == ["Answer 1.0", "Answer 1.1", "Answer 1.2"])
    }

    @Test func `A tap on the header of a locked section does not open it`() {
        let (app, screen) = show(FaqController())
        app.fingerTap(at: at(195, 175))
        app.advance(by: 0.5)
        #expect(screen.log == [] && screen.tableView.numberOfRows(inSection: 3) == 0)
        screen.locked = []
        app.fingerTap(at: at(195, 175))
        app.advance(by: 0.5)
        #expect(screen.log == ["+3"] && screen.tableView.contentSize.height == 332)
    }

    @Test func `The header of an open section stays at the top while the section scrolls`() {
        let (app, screen) = show(FaqController())
        app.fingerTap(at: at(195, 75))
        app.advance(by: 0.5)
        screen.tableView.contentOffset = at(0, 80)
        app.settle()
        // Without pinning it would be at -30. The next header is at 152.
        #expect(screen.header(1).map { place($0).minY } == 0 && screen.header(2).map { place($0).minY } == 152)
        app.fingerTap(at: at(195, 25))
        app.advance(by: 1)
        #expect(screen.tableView.numberOfRows(inSection: 1) == 0 && screen.log == ["+1", "-1"])
        // 200 points of content fit again.
        #expect(screen.tableView.contentOffset == .zero && headers(of: screen) == [0, 50, 100, 150])
    }
}
