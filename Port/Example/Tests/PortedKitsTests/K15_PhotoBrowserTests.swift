import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import PortedKits

@Suite(.application) @MainActor
struct K15PhotoBrowserTests {
    private func opened() -> (TestApplication, K15AlbumController) {
        let (app, screen) = show(K15AlbumController())
        app.fingerTap(at: at(195, 122))
        app.advance(by: 1)
        return (app, screen)
    }

    @Test func thePictureStandsInTheMiddle() {
        let (app, screen) = opened()
        #expect(screen.log == ["shown"] && screen.presentedViewController === screen.browser)
        #expect(screen.browser?.currentCell.map { place($0.zoomView.imageView) } == CGRect(x: 0, y: 292, width: 390, height: 260))
        #expect(screen.browser?.collectionView.contentSize == CGSize(width: 1230, height: 844))
        app.fingerDrag(from: at(300, 420), to: at(100, 420), duration: 0.15)
        app.advance(by: 2)
        #expect(screen.browser?.collectionView.contentOffset == at(410, 0) && screen.log == ["shown", "page 1"])
        #expect(screen.browser?.currentCell.map { place($0.zoomView.imageView) } == CGRect(x: 0, y: 292, width: 390, height: 260))
    }

    @Test func aDoubleTapZoomsThereAndBack() {
        let (app, screen) = opened()
        let zoomView = screen.browser?.currentCell?.zoomView
        app.fingerDoubleTap(at: at(195, 422))
        app.advance(by: 1)
        #expect(near(zoomView?.zoomScale ?? 0, 3, 0.001) && near(zoomView?.contentSize.width ?? 0, 1170) && near(zoomView?.contentSize.height ?? 0, 780))
        #expect(near(zoomView?.contentOffset.x ?? 0, 390, 1))
        // 780 is less than the height: in the middle that way.
        let picture = zoomView.map { place($0.imageView) } ?? .zero
        #expect(near(picture.minX, -390, 1) && near(picture.minY, 32, 1) && near(picture.width, 1170, 1) && near(picture.height, 780, 1))
        #expect(screen.browser?.areBarsHidden == false)
        app.fingerDoubleTap(at: at(195, 422))
        app.advance(by: 1)
        #expect(zoomView?.zoomScale == 1)
        let back = zoomView.map { place($0.imageView) } ?? .zero
        #expect(near(back.minX, 0, 0.01) && near(back.minY, 292, 0.01) && near(back.width, 390, 0.01) && near(back.height, 260, 0.01))
    }

    @Test func zoomedTheFingerMovesThePicture() {
        let (app, screen) = opened()
        let zoomView = screen.browser?.currentCell?.zoomView
        app.fingerDoubleTap(at: at(195, 422))
        app.advance(by: 1)
        app.dragAndHold(from: at(300, 420), to: at(200, 420))
        app.advance(by: 1)
        #expect(near(zoomView?.contentOffset.x ?? 0, 490, slop))
        #expect(screen.browser?.collectionView.contentOffset == .zero)
        app.dragAndHold(from: at(195, 300), to: at(195, 500))
        app.advance(by: 1)
        #expect(screen.log == ["shown"] && screen.browser?.collectionView.transform == .identity)
    }

    @Test func aSwipeDownPutsItAway() {
        let (app, screen) = opened()
        app.fingerDown(at: at(195, 300))
        app.fingerMove(to: at(195, 380), duration: 0.4)
        #expect(near(screen.browser?.collectionView.transform.ty ?? 0, 80, slop))
        let alpha = screen.browser?.view.backgroundColor?.cgColor.alpha ?? 0
        #expect(near(alpha, 1 - (screen.browser?.collectionView.transform.ty ?? 0) / 400, 0.01))
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        #expect(screen.browser?.collectionView.transform == .identity && screen.log == ["shown"])
        app.dragAndHold(from: at(195, 300), to: at(195, 450))
        app.advance(by: 1)
        #expect(screen.log == ["shown", "gone"] && screen.presentedViewController == nil)
    }

    @Test func aSingleTapHidesTheBars() {
        let (app, screen) = opened()
        app.fingerTap(at: at(195, 422))
        app.advance(by: 1)
        #expect(screen.browser?.areBarsHidden == true && screen.browser?.toolbar.alpha == 0)
        #expect(screen.browser?.prefersStatusBarHidden == true)
        app.fingerTap(at: at(195, 422))
        app.advance(by: 1)
        #expect(screen.browser?.areBarsHidden == false && screen.browser?.toolbar.alpha == 1)
        #expect(screen.browser?.currentCell?.zoomView.zoomScale == 1)
    }
}
