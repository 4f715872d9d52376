import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Zooming: SV-13.
@Suite(.application) @MainActor
struct ZoomTests {
    let app = TestApplication.current
    let scene = ScrollScene(content: CGSize(width: 320, height: 480))
    let picture: ContentView
    private var scroll: UIScrollView { scene.scroll }

    init() {
        picture = scene.row("picture", at: 0, height: 480)
        picture.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        scene.zoomed = picture
        scroll.maximumZoomScale = 3
    }

    @Test func SV_13_aPinchZoomsWhatIsUnderTheFingers() {
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        // The slop of 8 points is used up.
        #expect(scroll.zoomScale == 2)
        #expect(picture.transform.a == 2)
        #expect(scroll.contentSize == CGSize(width: 640, height: 960))
        #expect(scroll.contentOffset == CGPoint(x: 160, y: 240))
        #expect(picture.frame.origin == .zero)
    }

    @Test func SV_13_theDelegatesOrder() {
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        var story: [String] = []
        for line in scene.lines where line.contains("oom") && line != story.last { story.append(line) }
        #expect(story == ["willBeginZooming", "didZoom", "didEndZooming(2.0)"])
        #expect(!scene.story.contains("picture."))
    }

    @Test func SV_13_beyondTheLimitsItSpringsBackBeforeTheEnd() {
        app.fingersDown([1: CGPoint(x: 140, y: 240), 2: CGPoint(x: 180, y: 240)])
        app.fingersMove([1: CGPoint(x: 10, y: 240), 2: CGPoint(x: 310, y: 240)], duration: 0.2)
        #expect(scroll.isZooming)
        #expect(scroll.zoomScale > 3)
        app.fingersUp([1, 2])
        #expect(scroll.isZoomBouncing)
        #expect(!scene.story.contains("didEndZooming"))
        app.advance(by: 1)
        #expect(scroll.zoomScale == 3)
        #expect(scene.lines.last == "didEndZooming(3.0)")
        #expect(!scroll.isZoomBouncing)
    }

    @Test func SV_13_withoutViewOrRangeThereIsNoZooming() {
        scene.zoomed = nil
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        #expect(scroll.zoomScale == 1)
        scene.zoomed = picture
        scroll.maximumZoomScale = 1
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        #expect(scroll.zoomScale == 1)
        #expect(!scene.story.contains("oom"))
    }

    @Test func SV_13_zoomToARectangle() {
        scroll.zoom(to: CGRect(x: 160, y: 240, width: 160, height: 240), animated: false)
        #expect(scroll.zoomScale == 2)
        #expect(scroll.contentOffset == CGPoint(x: 320, y: 480))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 320, height: 480), animated: true)
        app.advance(by: 0.15)
        #expect(scroll.zoomScale > 1 && scroll.zoomScale < 2)
        app.advance(by: 1)
        #expect(scroll.zoomScale == 1)
        #expect(scroll.contentOffset == .zero)
    }

    @Test func SV_13_setZoomScaleStaysWithinTheLimits() {
        scroll.setZoomScale(100, animated: false)
        #expect(scroll.zoomScale == 3)
        scroll.zoomScale = 0.1
        #expect(scroll.zoomScale == 1)
        scroll.zoomScale = .nan
        #expect(scroll.zoomScale == 1)
    }

    @Test func SV_13_theZoomedContentCanBeDragged() {
        scroll.zoomScale = 2
        #expect(scroll.contentOffset == CGPoint(x: 160, y: 240))
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 160, y: 180), duration: 0.2)
        #expect(scroll.contentOffset == CGPoint(x: 160, y: 290))
    }

    @Test func aTrackpadPinchZoomsToo() {
        app.trackpadPinch(at: CGPoint(x: 160, y: 240), by: 2)
        app.advance(by: 1)
        #expect(abs(scroll.zoomScale - 2) < 0.001)
    }
}
