import FixtureTesting
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedLists

@Suite(.application) @MainActor
struct CarouselTests {
    private func cell(_ item: Int, _ screen: CarouselController) -> UICollectionViewCell? {
        screen.collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }

    @Test func `The next card is partly visible and scaled down`() {
        let (_, screen) = show(CarouselController())
        #expect(screen.collectionView.contentSize == CGSize(width: 90 + 6 * 300 + 5 * 10, height: 400))
        #expect(cell(0, screen)?.frame == CGRect(x: 45, y: 0, width: 300, height: 400))
        let next = cell(1, screen)
        #expect(next.map { near($0.transform.a, 0.9, 0.001) && near($0.transform.d, 0.9, 0.001) } == true)
        #expect(next?.center == at(505, 200) && next.map { near($0.frame.minX, 370) } == true)
    }

    @Test func `A slow drag ends at the nearest card`() {
        let (app, screen) = show(CarouselController())
        app.pull(from: at(300, 400), to: at(90, 400))
        #expect(screen.collectionView.contentOffset == at(310, 0) && screen.pageControl.currentPage == 1)
        #expect(cell(1, screen)?.transform == .identity)
        #expect(cell(0, screen).map { near($0.transform.a, 0.9, 0.001) } == true)
        app.pull(from: at(300, 400), to: at(200, 400))
        #expect(screen.collectionView.contentOffset == at(310, 0))
    }

    @Test func `A flick moves by one card`() {
        let (app, screen) = show(CarouselController())
        app.fingerDrag(from: at(250, 400), to: at(150, 400), duration: 0.1)
        app.advance(by: 2)
        #expect(screen.collectionView.contentOffset == at(310, 0))
        app.fingerDrag(from: at(150, 400), to: at(250, 400), duration: 0.1)
        app.advance(by: 2)
        #expect(screen.collectionView.contentOffset == at(0, 0) && screen.pageControl.currentPage == 0)
    }

    @Test func `Halfway between two cards, both have the same size`() {
        let (app, screen) = show(CarouselController())
        app.fingerDown(at: at(300, 400))
        app.fingerMove(to: at(135, 400), duration: 0.5)
        app.advance(by: 0.1)
        let offset = screen.collectionView.contentOffset.x
        #expect(near(offset, 155, slop))
        for item in 0...1 {
            let distance = abs(195 + CGFloat(item) * 310 - (offset + 195)) / 310
            #expect(cell(item, screen).map { near($0.transform.a, 1 - 0.1 * distance, 0.001) } == true)
        }
        app.fingerUp()
    }

    @Test func `A tap on the next card scrolls it to the center, and a tap there opens it`() {
        let (app, screen) = show(CarouselController())
        app.fingerTap(at: at(384, 400))
        app.advance(by: 1)
        #expect(screen.log == ["go to 1", "arrived"])
        #expect(screen.collectionView.contentOffset == at(310, 0))
        app.tap(at(195, 400))
        #expect(screen.log == ["go to 1", "arrived", "open 1"])
    }
}
