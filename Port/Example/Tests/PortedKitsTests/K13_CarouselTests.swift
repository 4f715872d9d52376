import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K13CarouselTests {
    private func card(_ item: Int, of screen: K13CardsController) -> K13CardCell? {
        screen.carousel.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? K13CardCell
    }

    @Test func theMiddleCardIsTheLargest() {
        let (_, screen) = show(K13CardsController())
        #expect(card(0, of: screen).map(place) == CGRect(x: 70, y: 175, width: 250, height: 350))
        #expect(card(0, of: screen)?.alpha == 1 && card(0, of: screen)?.ratio == 0)
        let next = card(1, of: screen)
        #expect(next?.center == at(465, 200) && next?.transform == CGAffineTransform(scaleX: 0.8, y: 0.8))
        #expect(near(next?.frame.minX ?? 0, 365, 0.01) && near(next?.frame.height ?? 0, 280, 0.01))
        #expect(near(next?.alpha ?? 0, 0.5, 0.001) && next?.ratio == 1)
        // 70 + 5 * 250 + 4 * 20 + 70
        #expect(screen.carousel.collectionView.contentSize == CGSize(width: 1470, height: 400))
    }

    @Test func halfwayBothAreOfOneSize() {
        let (app, screen) = show(K13CardsController())
        screen.carousel.collectionView.contentOffset = at(135, 0)
        app.settle()
        for item in 0...1 {
            #expect(near(card(item, of: screen)?.transform.a ?? 0, 0.9, 0.001))
            #expect(near(card(item, of: screen)?.label.alpha ?? 0, 0.5, 0.001))
        }
        #expect(screen.log == ["page 1"] && screen.pageControl.currentPage == 1)
    }

    @Test func itRestsWithACardInTheMiddle() {
        let (app, screen) = show(K13CardsController())
        app.dragAndHold(from: at(300, 350), to: at(100, 350))
        app.advance(by: 3)
        #expect(screen.carousel.collectionView.contentOffset.x == 270 && screen.log == ["page 1"])
        #expect(card(1, of: screen).map(place) == CGRect(x: 70, y: 175, width: 250, height: 350))
        app.dragAndHold(from: at(200, 350), to: at(260, 350))
        app.advance(by: 3)
        #expect(screen.carousel.collectionView.contentOffset.x == 270 && screen.log == ["page 1"])
    }

    @Test func aFlickGoesOneCardOn() {
        let (app, screen) = show(K13CardsController())
        app.fingerDrag(from: at(300, 350), to: at(200, 350), duration: 0.1)
        app.advance(by: 3)
        #expect(screen.carousel.collectionView.contentOffset.x == 270)
        app.fingerDrag(from: at(300, 350), to: at(200, 350), duration: 0.1)
        app.advance(by: 3)
        #expect(screen.carousel.collectionView.contentOffset.x == 540 && screen.log == ["page 1", "page 2"])
        app.fingerDrag(from: at(100, 350), to: at(200, 350), duration: 0.1)
        app.advance(by: 3)
        #expect(screen.carousel.collectionView.contentOffset.x == 270 && screen.carousel.page == 1)
    }

    @Test func tapsChooseTheMiddleAndCallTheOthers() {
        let (app, screen) = show(K13CardsController())
        app.fingerTap(at: at(195, 350))
        #expect(screen.log == ["card 0"])
        app.fingerTap(at: at(380, 350))
        app.advance(by: 1)
        #expect(screen.carousel.collectionView.contentOffset.x == 270 && screen.log == ["card 0", "page 1"])
        // Between the large card and the small one is nothing.
        app.fingerTap(at: at(342, 350))
        #expect(screen.log == ["card 0", "page 1"])
        app.fingerTap(at: at(10, 350))
        app.advance(by: 1)
        #expect(screen.carousel.collectionView.contentOffset == .zero && screen.log == ["card 0", "page 1", "page 0"])
    }
}
