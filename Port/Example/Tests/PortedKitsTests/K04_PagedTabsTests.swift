import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K04PagedTabsTests {
    private func tab(_ item: Int, of screen: K04NewsController) -> K04TabCell? {
        screen.strip.cellForItem(at: IndexPath(item: item, section: 0)) as? K04TabCell
    }

    @Test func theFirstPageAloneIsThere() {
        let (_, screen) = show(K04NewsController())
        #expect(screen.strip.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        #expect(screen.pagesView.frame == CGRect(x: 0, y: 44, width: 390, height: 800))
        #expect(screen.pagesView.contentSize == CGSize(width: 1950, height: 800))
        #expect(screen.underline.frame == CGRect(x: 0, y: 42, width: 100, height: 2))
        #expect(screen.children.map(\.title) == ["A"] && screen.loaded[0]?.view.frame == CGRect(x: 0, y: 0, width: 390, height: 800))
        #expect(tab(0, of: screen)?.label.textColor == .systemBlue && tab(1, of: screen)?.label.textColor == .gray)
        #expect(screen.log.sorted() == ["A appeared", "A moved"])
    }

    @Test func aSwipeTurnsThePage() {
        let (app, screen) = show(K04NewsController())
        app.fingerDrag(from: at(300, 400), to: at(100, 400), duration: 0.2)
        app.advance(by: 2)
        #expect(screen.pagesView.contentOffset == at(390, 0) && screen.index == 1)
        #expect(screen.underline.frame == CGRect(x: 100, y: 42, width: 100, height: 2))
        #expect(tab(0, of: screen)?.isSelected == false && tab(1, of: screen)?.label.textColor == .systemBlue)
        #expect(screen.log.filter { $0.hasPrefix("page") } == ["page 1"] && screen.children.map(\.title) == ["A", "B"])
        #expect(screen.loaded[1].map { place($0.view) } == CGRect(x: 0, y: 44, width: 390, height: 800))
    }

    @Test func theLineFollowsTheFinger() {
        let (app, screen) = show(K04NewsController())
        app.fingerDown(at: at(300, 400))
        app.fingerMove(to: at(180, 400), duration: 0.4)
        let x = screen.pagesView.contentOffset.x
        #expect(near(x, 120, slop) && near(screen.underline.frame.minX, x / 390 * 100, 0.01))
        #expect(screen.children.count == 2 && screen.index == 0)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 2)
        #expect(screen.pagesView.contentOffset == .zero && screen.underline.frame.minX == 0)
        #expect(!screen.log.contains("page 0") && !screen.log.contains("page 1"))
    }

    @Test func aTabJumpsOverPages() {
        let (app, screen) = show(K04NewsController())
        app.fingerTap(at: at(350, 22))
        app.advance(by: 1)
        #expect(screen.index == 3 && screen.pagesView.contentOffset == at(1170, 0))
        #expect(screen.children.map(\.title) == ["A", "D"])
        #expect(screen.log.filter { $0.hasPrefix("page") } == ["page 3"])
        // 350 would be in the middle at 155; the strip ends at 110.
        #expect(screen.strip.contentOffset == at(110, 0) && screen.underline.frame.minX == 300)
        app.fingerTap(at: at(350 - 110, 22))
        app.advance(by: 1)
        #expect(screen.log.last == "again" && screen.index == 3)
    }

    @Test func atTheEndsNothingBounces() {
        let (app, screen) = show(K04NewsController())
        app.fingerDown(at: at(100, 400))
        app.fingerMove(to: at(300, 400), duration: 0.3)
        #expect(screen.pagesView.contentOffset == .zero && screen.underline.frame.minX == 0)
        app.fingerUp()
        screen.go(to: 4, animated: false)
        app.settle()
        #expect(screen.pagesView.contentOffset == at(1560, 0) && screen.log.contains("page 4") && screen.underline.frame.minX == 400)
        app.fingerDrag(from: at(300, 400), to: at(100, 400), duration: 0.2)
        app.advance(by: 2)
        #expect(screen.index == 4 && screen.children.map(\.title) == ["A", "E"])
    }
}
