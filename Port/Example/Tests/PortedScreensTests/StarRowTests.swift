import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScreens

@Suite(.application) @MainActor
struct StarRowTests {
    private func star(_ number: Int) -> CGPoint { at(45 + CGFloat(number - 1) * 61.6 + 26.8, 422) }

    @Test func aTapChooses() {
        let (app, screen) = show(ReviewViewController())
        app.fingerTap(at: star(3))
        #expect(screen.row.rating == 3 && screen.plain.ratings == [3] && screen.observed == [3])
        app.fingerTap(at: star(5))
        #expect(screen.plain.ratings == [3, 5] && screen.observed == [3, 5])
    }

    @Test func optionalRequirementsThatAreMissingAreNotAsked() {
        let (app, screen) = show(ReviewViewController())
        #expect(!screen.hearsDrags)
        app.fingerDrag(from: at(60, 422), to: at(330, 422), duration: 0.5)
        #expect(screen.row.rating == 5 && screen.plain.ratings.last == 5)
    }

    @Test func optionalRequirementsThatAreThereAreAsked() {
        let (app, screen) = show(ReviewViewController())
        screen.row.delegate = screen.picky
        screen.picky.forbidden = 3
        #expect(screen.hearsDrags)
        app.fingerTap(at: star(5))
        #expect(screen.row.rating == 0 && screen.picky.log == [])
        app.fingerDrag(from: at(60, 422), to: at(260, 422), duration: 0.5)
        #expect(screen.picky.log.first == "drag" && screen.picky.log.filter { $0 == "drag" }.count == 1)
        #expect(screen.picky.log.contains("select 2") && !screen.picky.log.contains("select 3"))
        #expect(screen.row.rating == 4 && screen.picky.log.last == "select 4")
    }

    @Test func withoutADelegate() {
        let (app, screen) = show(ReviewViewController())
        screen.row.delegate = nil
        app.fingerTap(at: star(4))
        #expect(screen.row.rating == 4 && screen.observed == [4])
    }
}
