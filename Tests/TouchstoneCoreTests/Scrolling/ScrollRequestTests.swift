import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Scrolling and zooming by the application, the delegate's calls, and touches that interrupt them: SV-12, SV-13.
@Suite(.application(tracing: .both)) @MainActor
struct ScrollRequestTests {
    let app = TestApplication.current
    let scene = ScrollScene(content: CGSize(width: 640, height: 4800))
    private var scroll: UIScrollView { scene.scroll }

    private func goTo(x: Double = 0, _ y: Double, animated: Bool = true) {
        scroll.setContentOffset(CGPoint(x: x, y: y), animated: animated)
    }

    // MARK: Offsets

    @Test func `SV-12: an animated offset takes 0.3 seconds along both axes`() {
        goTo(x: 100, 300)
        #expect(!scroll.isDecelerating && !scroll.isDragging && !scroll.isTracking)
        app.advance(by: 0.15)
        expectEqual(scroll.contentOffset, CGPoint(x: 50, y: 150))
        app.advance(by: 0.2)
        expectEqual(scroll.contentOffset, CGPoint(x: 100, y: 300))
        // The animation is slow at both ends and never moves back.
        let steps = zip(scene.path, scene.path.dropFirst()).map { $1.offset.y - $0.offset.y }
        #expect(steps.allSatisfy { $0 > 0 })
        #expect(steps.first! < steps[steps.count / 2] && steps.last! < steps[steps.count / 2])
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an offset beyond the edge is set unchanged`() {
        goTo(-50)
        app.advance(by: 1)
        expectEqual(scene.y, -50)
        goTo(9000, animated: false)
        expectEqual(scene.y, 9000)
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation, didScroll")
    }

    @Test func `SV-12: a second animated offset replaces the first, and only its end is reported`() {
        goTo(300)
        app.advance(by: 0.15)
        goTo(0)
        app.advance(by: 0.15)
        #expect(scene.y > 0 && scene.y < 150)
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an offset set without animation cancels an animation`() {
        goTo(300)
        app.advance(by: 0.15)
        goTo(20, animated: false)
        app.advance(by: 1)
        expectEqual(scene.y, 20)
        expectEqual(scene.eventLog, "didScroll")
    }

    @Test func `SV-12: didEndScrollingAnimation may start the next animation`() {
        var stops = [600.0, 900]
        scene.on["didEndScrollingAnimation"] = { scroll in
            guard let next = stops.popLast() else { return }
            scroll.setContentOffset(CGPoint(x: 0, y: next), animated: true)
        }
        goTo(300)
        app.advance(by: 2)
        expectEqual(scene.y, 600)
        expectEqual(scene.lines.filter { $0 == "didEndScrollingAnimation" }.count, 3)
    }

    @Test func `SV-12: an animated offset during a fling ends the fling first`() {
        scene.flick(1500)
        app.advance(by: 0.1)
        scene.clear()
        goTo(0)
        #expect(!scroll.isDecelerating)
        app.advance(by: 1)
        expectEqual(scene.y, 0)
        expectEqual(scene.eventLog, "didEndDecelerating, didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: an animated offset is set at once without a window`() {
        scroll.removeFromSuperview()
        goTo(300)
        expectEqual(scene.y, 300)
        expectEqual(scene.eventLog, "didScroll")
    }

    @Test func `SV-12: removing the scroll view from its window stops the animation at the current offset`() {
        goTo(300)
        app.advance(by: 0.15)
        scroll.removeFromSuperview()
        app.advance(by: 1)
        expectEqual(scene.y, 150)
        expectEqual(scene.eventLog, "didScroll")
    }

    @Test(.application) func `SV-12: the trace contains the end of an animated scroll`() {
        goTo(300)
        app.advance(by: 1)
        let events = app.records.compactMap { record -> String? in
            guard case .scrolled(_, let stage, let offset) = record.fact else { return nil }
            return "\(stage.word) at \(offset.y)"
        }
        expectEqual(events, ["didEndScrollingAnimation at 300.0"])
    }

    // MARK: Touches during an animation

    @Test func `SV-12: a finger that only touches does not stop an animation`() {
        goTo(300)
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        #expect(scroll.isTracking && !scroll.isDragging)
        app.advance(by: 0.5)
        app.fingerUp()
        expectEqual(scene.y, 300)
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test func `SV-12: a drag starts at the current offset of an animation, whose end is not reported`() {
        goTo(300)
        app.advance(by: 0.1)
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 389))
        let caught = scene.y
        #expect(caught > 50 && caught < 250)
        app.fingerMove(to: CGPoint(x: 160, y: 369), duration: 0.1)
        expectEqual(scene.y, caught + 20)
        app.advance(by: 0.3)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(scene.y, caught + 20)
        expectEqual(scene.eventLog, "didScroll, willBeginDragging, didScroll, willEndDragging, didEndDragging(false)")
    }

    @Test func `SV-12: a drag continues from an offset that is set during it`() {
        app.fingerDown(at: CGPoint(x: 160, y: 400))
        app.fingerMove(to: CGPoint(x: 160, y: 340), duration: 0.1)
        goTo(1000, animated: false)
        app.fingerMove(to: CGPoint(x: 160, y: 320), duration: 0.1)
        expectEqual(scene.y, 1020)
        app.fingersUp()
    }

    // MARK: Rectangles

    /// - Parameters: The rectangle's upper edge and height, and the offset that shows it. The view shows 1000 to 1480 points.
    @Test(arguments: [
        (1100.0, 100.0, 1000.0), (900, 100, 900), (950, 100, 950), (1450, 100, 1070), (2000, 100, 1620),
        (1400, 600, 1400), (-100, 50, 0), (4790, 50, 4320),
    ])
    func `scrollRectToVisible scrolls as little as necessary`(_ y: Double, _ height: Double, _ offset: Double) {
        goTo(1000, animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: y, width: 10, height: height), animated: false)
        expectEqual(scene.y, offset)
    }

    @Test func `scrollRectToVisible scrolls along both axes and respects the content insets`() {
        scroll.contentInset = UIEdgeInsets(top: 64, left: 0, bottom: 80, right: 20)
        scroll.scrollRectToVisible(CGRect(x: 400, y: 450, width: 100, height: 50), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 200, y: 100))
        scroll.scrollRectToVisible(CGRect(x: 0, y: 0, width: 100, height: 50), animated: false)
        expectEqual(scroll.contentOffset, CGPoint(x: 0, y: -64))
    }

    @Test(arguments: [1000.0, 300, 0, -200])
    func `scrollRectToVisible shows a rectangle although the insets leave no space`(
        _ offset: Double
    ) {
        scroll.contentInset = UIEdgeInsets(top: 300, left: 400, bottom: 300, right: 400)
        goTo(offset, animated: false)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 620, width: 100, height: 50), animated: false)
        #expect(scroll.bounds.contains(CGRect(x: 0, y: 620, width: 100, height: 50)))
        scroll.scrollRectToVisible(CGRect(x: 500, y: 100, width: 100, height: 50), animated: false)
        #expect(scroll.bounds.contains(CGRect(x: 500, y: 100, width: 100, height: 50)))
    }

    @Test func `SV-12: an animated scrollRectToVisible calls the delegate like an animated offset`() {
        scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
        app.advance(by: 0.15)
        expectEqual(scene.y, 265)
        app.advance(by: 1)
        expectEqual(scene.y, 530)
        scroll.scrollRectToVisible(CGRect(x: 0, y: 1000, width: 10, height: 10), animated: true)
        app.advance(by: 1)
        expectEqual(scene.eventLog, "didScroll, didEndScrollingAnimation")
    }

    @Test(arguments: [CGRect.null, .infinite, CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)])
    func `scrollRectToVisible ignores a null, infinite or NaN rectangle`(_ rect: CGRect) {
        scroll.scrollRectToVisible(rect, animated: true)
        app.advance(by: 1)
        expectEqual(scene.eventLog, "")
    }

    // MARK: Indicators

    @Test func `Scroll indicators are visible after a flash and while the content moves`() {
        func bars() -> Int {
            scene.window.displayList().commands.count
        }
        let without = bars()
        scroll.flashScrollIndicators()
        expectEqual(bars(), without + 2)
        app.advance(by: 0.4)
        expectEqual(bars(), without + 2)
        app.advance(by: 0.2)
        expectEqual(bars(), without)
        goTo(300)
        app.advance(by: 0.2)
        expectEqual(bars(), without + 2)
        app.advance(by: 0.5)
        expectEqual(bars(), without + 2)
        app.advance(by: 0.3)
        expectEqual(bars(), without)
        scroll.showsHorizontalScrollIndicator = false
        scroll.flashScrollIndicators()
        expectEqual(bars(), without + 1)
        expectEqual(scene.lines.filter { $0 != "didScroll" }, ["didEndScrollingAnimation"])
    }
}

/// Zooming by the application: SV-13.
@Suite(.application(tracing: .both)) @MainActor
struct ZoomRequestTests {
    let app = TestApplication.current
    let scene = ScrollScene(content: CGSize(width: 320, height: 480))
    let picture: ContentView
    private var scroll: UIScrollView { scene.scroll }

    init() {
        picture = scene.row("picture", at: 0, height: 480)
        picture.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        scene.zoomed = picture
        scroll.maximumZoomScale = 4
    }

    /// The delegate's calls without consecutive repetitions.
    private var calls: [String] {
        var calls: [String] = []
        for line in scene.lines where line != "didScroll" && line != calls.last { calls.append(line) }
        return calls
    }

    @Test func `SV-13: an animated scale keeps the center and ends with didEndScrollingAnimation and didEndZooming`() {
        scroll.setZoomScale(2, animated: true)
        expectEqual(scroll.zoomScale, 1)
        #expect(!scroll.isZooming && !scroll.isZoomBouncing)
        scene.on["didZoom"] = { scroll in
            let middle = CGPoint(
                x: scroll.bounds.midX / scroll.zoomScale, y: scroll.bounds.midY / scroll.zoomScale)
            #expect(abs(middle.x - 160) < 1 && abs(middle.y - 240) < 1)
        }
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 2)
        expectEqual(scroll.contentOffset, CGPoint(x: 160, y: 240))
        expectEqual(calls, ["didZoom", "didEndScrollingAnimation", "didEndZooming(2.0)"])
    }

    @Test func `SV-13: a scale set without animation calls only didZoom`() {
        scroll.setZoomScale(2, animated: false)
        expectEqual(calls, ["didZoom"])
        scroll.setZoomScale(2, animated: true)
        app.advance(by: 1)
        expectEqual(calls, ["didZoom"])
    }

    @Test(.application) func `SV-13: the trace contains both ends of an animated zoom`() {
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 240), animated: true)
        app.advance(by: 1)
        let events = app.records.compactMap { record -> String? in
            guard case .scrolled(_, let stage, _) = record.fact else { return nil }
            return stage.word
        }
        expectEqual(events, ["didEndScrollingAnimation", "didEndZooming"])
    }

    @Test func `SV-13: zoom to a rectangle makes it as large as it fits, within the edges`() {
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 160, height: 60), animated: false)
        expectEqual(scroll.zoomScale, 2)
        // The rectangle's center is too far up to be centered.
        expectEqual(scroll.contentOffset, .zero)
        scroll.zoom(to: CGRect(x: 150, y: 230, width: 20, height: 20), animated: false)
        expectEqual(scroll.zoomScale, 4)
        expectEqual(scroll.contentOffset, CGPoint(x: 480, y: 720))
    }

    @Test func `SV-13: a pinch takes over an animated zoom`() {
        scroll.setZoomScale(4, animated: true)
        app.advance(by: 0.15)
        app.fingersDown([1: CGPoint(x: 130, y: 240), 2: CGPoint(x: 190, y: 240)])
        app.fingersMove([1: CGPoint(x: 110, y: 240), 2: CGPoint(x: 210, y: 240)], duration: 0.05)
        let held = scroll.zoomScale
        #expect(scroll.isZooming && held > 1 && held < 4)
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, held)
        app.fingersUp([1, 2])
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, held)
        expectEqual(calls, ["didZoom", "willBeginZooming", "didZoom", "didEndZooming(\(held))"])
    }

    @Test func `SV-13: a scale set without animation cancels an animated one`() {
        scroll.setZoomScale(4, animated: true)
        app.advance(by: 0.15)
        scroll.zoomScale = 1.5
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 1.5)
        expectEqual(calls, ["didZoom"])
    }

    @Test func `SV-13: an animated scale during the bounce ends the pinch's zoom first`() {
        app.fingersDown([1: CGPoint(x: 140, y: 240), 2: CGPoint(x: 180, y: 240)])
        app.fingersMove([1: CGPoint(x: 2, y: 240), 2: CGPoint(x: 318, y: 240)], duration: 0.2)
        #expect(scroll.zoomScale > 4)
        app.fingersUp([1, 2])
        #expect(scroll.isZoomBouncing)
        scene.clear()
        scroll.setZoomScale(2, animated: true)
        #expect(!scroll.isZoomBouncing)
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 2)
        expectEqual(calls.first?.hasPrefix("didEndZooming(4."), true)
        expectEqual(calls.dropFirst(), ["didZoom", "didEndScrollingAnimation", "didEndZooming(2.0)"])
    }

    @Test func `SV-13: didZoom may start the next animated zoom`() {
        scene.on["didZoom"] = { scroll in
            if scroll.zoomScale == 2 { scroll.setZoomScale(1, animated: true) }
        }
        scroll.setZoomScale(2, animated: true)
        app.advance(by: 2)
        expectEqual(scroll.zoomScale, 1)
        expectEqual(calls, ["didZoom", "didEndScrollingAnimation", "didEndZooming(1.0)"])
    }

    @Test func `SV-13: stopScrollingAndZooming ends an animated zoom at the current scale`() {
        scroll.setZoomScale(4, animated: true)
        app.advance(by: 0.15)
        let there = scroll.zoomScale
        scroll.stopScrollingAndZooming()
        expectEqual(calls, ["didZoom", "didEndScrollingAnimation", "didEndZooming(\(there))"])
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, there)
    }
}
