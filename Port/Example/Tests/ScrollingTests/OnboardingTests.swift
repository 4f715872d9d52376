import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedScrolling

@Suite(.application) @MainActor
struct OnboardingTests {
    @Test func `The button shows the next page and finishes on the last one`() {
        let (app, screen) = show(Onboarding())
        for page in 1...2 {
            app.fingerTap(at: at(195, 725))
            app.advance(by: 1)
            #expect(screen.dots.currentPage == page && screen.scroll.contentOffset.x == CGFloat(page) * 390)
        }
        #expect(!screen.finished)
        app.fingerTap(at: at(195, 725))
        #expect(screen.finished && screen.scroll.contentOffset.x == 780)
    }

    @Test func `The action of the button changes on the last page`() {
        let (app, screen) = show(Onboarding())
        #expect(screen.nextButton.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["goOn"])
        for _ in 0..<2 {
            app.fingerDrag(from: at(320, 300), to: at(60, 300), duration: 0.2)
            app.advance(by: 2)
        }
        #expect(screen.nextButton.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["finish:"])
        app.fingerDrag(from: at(60, 300), to: at(320, 300), duration: 0.2)
        app.advance(by: 2)
        #expect(screen.nextButton.actions(forTarget: screen, forControlEvent: .touchUpInside) == ["goOn"])
        app.fingerTap(at: at(195, 725))
        app.advance(by: 1)
        #expect(!screen.finished && screen.dots.currentPage == 2)
    }

    @Test func `A change of the bounds is observed`() {
        let (app, screen) = show(Onboarding())
        screen.view.bounds = CGRect(x: 0, y: 0, width: 300, height: 600)
        // Observers receive the change at the end of the run-loop iteration.
        app.settle()
        #expect(screen.widths.last == 300)
    }
}
