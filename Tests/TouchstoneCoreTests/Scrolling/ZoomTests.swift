import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Zooming: SV-13.
@Suite(.application(tracing: .both)) @MainActor
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

    @Test func `SV-13: a pinch zooms about the point between the fingers`() {
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        // The slop of 8 points is subtracted.
        expectEqual(scroll.zoomScale, 2)
        expectEqual(picture.transform.a, 2)
        expectEqual(scroll.contentSize, CGSize(width: 640, height: 960))
        expectEqual(scroll.contentOffset, CGPoint(x: 160, y: 240))
        expectEqual(picture.frame.origin, .zero)
    }

    @Test func `SV-13: a pinch calls willBeginZooming, didZoom and didEndZooming in this order`() {
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        var eventLog: [String] = []
        for line in scene.lines where line.contains("oom") && line != eventLog.last { eventLog.append(line) }
        expectEqual(eventLog, ["willBeginZooming", "didZoom", "didEndZooming(2.0)"])
        #expect(!scene.eventLog.contains("picture."))
    }

    @Test func `SV-13: a scale beyond the limits bounces back before didEndZooming`() {
        app.fingersDown([1: CGPoint(x: 140, y: 240), 2: CGPoint(x: 180, y: 240)])
        app.fingersMove([1: CGPoint(x: 10, y: 240), 2: CGPoint(x: 310, y: 240)], duration: 0.2)
        #expect(scroll.isZooming)
        #expect(scroll.zoomScale > 3)
        app.fingersUp([1, 2])
        #expect(scroll.isZoomBouncing)
        #expect(!scene.eventLog.contains("didEndZooming"))
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 3)
        expectEqual(scene.lines.last, "didEndZooming(3.0)")
        #expect(!scroll.isZoomBouncing)
    }

    @Test func `SV-13: two fingers reach outer recognizers and the content if there is nothing to zoom`() {
        scene.zoomed = nil
        scroll.isScrollEnabled = false
        picture.isMultipleTouchEnabled = true
        let outer = UIPinchGestureRecognizer()
        outer.addHandler { [scene] in scene.write("outer \($0.state)") }
        scene.window.addGestureRecognizer(outer)
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        expectEqual(
            scene.lines.filter { $0.hasPrefix("outer") && $0 != "outer changed" }, ["outer began", "outer ended"])
        outer.isEnabled = false
        scene.clear()
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        let received = scene.lines.filter { $0.hasPrefix("picture.") && $0 != "picture.moved" }
        expectEqual(received, ["picture.began", "picture.ended"])
    }

    @Test func `SV-13: a pinch does not zoom without a view to zoom or a range of scales`() {
        scene.zoomed = nil
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        expectEqual(scroll.zoomScale, 1)
        scene.zoomed = picture
        scroll.maximumZoomScale = 1
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        expectEqual(scroll.zoomScale, 1)
        #expect(!scene.eventLog.contains("oom"))
    }

    @Test func `SV-13: zoom to a rectangle sets the scale and the offset, also animated`() {
        scroll.zoom(to: CGRect(x: 160, y: 240, width: 160, height: 240), animated: false)
        expectEqual(scroll.zoomScale, 2)
        expectEqual(scroll.contentOffset, CGPoint(x: 320, y: 480))
        scroll.zoom(to: CGRect(x: 0, y: 0, width: 320, height: 480), animated: true)
        app.advance(by: 0.15)
        #expect(scroll.zoomScale > 1 && scroll.zoomScale < 2)
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 1)
        expectEqual(scroll.contentOffset, .zero)
    }

    @Test func `SV-13: a zoom scale that is set stays within the limits`() {
        scroll.setZoomScale(100, animated: false)
        expectEqual(scroll.zoomScale, 3)
        scroll.zoomScale = 0.1
        expectEqual(scroll.zoomScale, 1)
        scroll.zoomScale = .nan
        expectEqual(scroll.zoomScale, 1)
    }

    @Test func `SV-13: zoomed content can be dragged`() {
        scroll.zoomScale = 2
        expectEqual(scroll.contentOffset, CGPoint(x: 160, y: 240))
        app.fingerDown(at: CGPoint(x: 160, y: 240))
        app.fingerMove(to: CGPoint(x: 160, y: 180), duration: 0.2)
        expectEqual(scroll.contentOffset, CGPoint(x: 160, y: 290))
        app.fingersUp()
    }

    // MARK: Pointers

    /// The point of the picture under a point of the window, at a scale of 1.
    private func seen(at point: CGPoint) -> CGPoint { picture.convert(point, from: nil) }

    private func expect(_ point: CGPoint, at place: CGPoint, _ sourceLocation: SourceLocation = #_sourceLocation) {
        // Half a pixel of tolerance; a pixel is a point here.
        let now = seen(at: place)
        #expect(abs(now.x - point.x) <= 0.5 && abs(now.y - point.y) <= 0.5, "\(now)", sourceLocation: sourceLocation)
    }

    @Test(arguments: [CGPoint(x: 160, y: 240), CGPoint(x: 250, y: 100), CGPoint(x: 20, y: 460)])
    func `SV-27: a trackpad pinch keeps the point under the pointer`(_ pointer: CGPoint) {
        scene.on["didZoom"] = { _ in expect(pointer, at: pointer) }
        app.trackpadPinch(at: pointer, by: 2)
        app.advance(by: 1)
        #expect(abs(scroll.zoomScale - 2) < 0.001)
        expect(pointer, at: pointer)
    }

    @Test func `SV-27: a trackpad pinch ignores the center of an earlier pinch of fingers`() {
        app.fingerPinch(around: CGPoint(x: 100, y: 150), from: 100, to: 162)
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 1.5)
        let pointer = CGPoint(x: 250, y: 300)
        let held = seen(at: pointer)
        app.trackpadPinch(at: pointer, by: 1.4)
        app.advance(by: 1)
        #expect(abs(scroll.zoomScale - 2.1) < 0.001)
        expect(held, at: pointer)
    }

    @Test func `SV-27: the wheel with Control zooms about the current pointer position`() {
        func notch(_ point: CGPoint) {
            var sample = ScrollSample(.transform, phase: .notch, time: app.clock.now, location: point)
            sample.scale = 1.25
            sample.modifierFlags = .control
            _ = app.application.makePort().send(sample)
            app.settle()
        }
        let (first, second) = (CGPoint(x: 250, y: 100), CGPoint(x: 80, y: 400))
        notch(first)
        expect(first, at: first)
        // The pointer moves before the wheel has come to rest, and the content does not follow.
        app.advance(by: 0.05)
        let held = seen(at: second)
        notch(second)
        notch(second)
        expect(held, at: second)
        app.advance(by: 1)
        expect(held, at: second)
        #expect(abs(scroll.zoomScale - 1.953125) < 0.001)
        expectEqual(scene.lines.filter { $0.hasPrefix("willBegin") }, ["willBeginZooming"])
    }

    @Test func `SV-27: the bounce from beyond the zoom limit keeps the point under the pointer`() {
        let pointer = CGPoint(x: 250, y: 100)
        app.trackpadPinch(at: pointer, by: 6)
        #expect(scroll.isZoomBouncing && scroll.zoomScale > 3)
        scene.on["didZoom"] = { _ in expect(pointer, at: pointer) }
        app.advance(by: 1)
        expectEqual(scroll.zoomScale, 3)
        expect(pointer, at: pointer)
    }

    @Test func `SV-27: a rotation recognizer receives the pointer's location`() {
        var places: [CGPoint] = []
        let rotation = UIRotationGestureRecognizer()
        rotation.addHandler { places.append($0.location(in: nil)) }
        picture.addGestureRecognizer(rotation)
        app.trackpadRotate(at: CGPoint(x: 250, y: 100), by: 1)
        #expect(!places.isEmpty && places.allSatisfy { $0 == CGPoint(x: 250, y: 100) })
    }

    // MARK: Limits that are set late

    @Test func `SV-13: zoom limits set when the content gets its size take effect`() {
        final class Fitting: UIScrollView {
            override func layoutSubviews() {
                super.layoutSubviews()
                guard let content = subviews.first, content.bounds.width > 0 else { return }
                minimumZoomScale = bounds.width / content.bounds.width
                maximumZoomScale = 3
            }
        }
        let fitting = Fitting(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let content = UIView()
        final class Zooming: UIScrollViewDelegate {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { scrollView.subviews.first }
        }
        let zooming = Zooming()
        fitting.delegate = zooming
        fitting.addSubview(content)
        scene.window.addSubview(fitting)
        app.settle()
        #expect(fitting.pinchGestureRecognizer == nil)
        // The content gets its size.
        content.frame = CGRect(x: 0, y: 0, width: 640, height: 960)
        fitting.contentSize = content.bounds.size
        app.settle()
        expectEqual(fitting.minimumZoomScale, 0.5)
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 200, to: 92)
        app.advance(by: 1)
        expectEqual(fitting.zoomScale, 0.5)
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        expectEqual(fitting.zoomScale, 1)
        expectEqual(fitting.contentSize, CGSize(width: 640, height: 960))
    }

    @Test func `SV-13: zoom to a rectangle scrolls to one that differs by half a point`() {
        func offset(_ x: CGFloat, _ y: CGFloat, animated: Bool = false) -> CGPoint {
            scroll.zoom(to: CGRect(x: x, y: y, width: 160, height: 240), animated: animated)
            app.advance(by: 1)
            return scroll.contentOffset
        }
        // At a scale of 2, half a point of the picture is a point on the screen.
        expectEqual(offset(40, 60), CGPoint(x: 80, y: 120))
        expectEqual(offset(40, 60.5), CGPoint(x: 80, y: 121))
        expectEqual(offset(40.5, 60.5), CGPoint(x: 81, y: 121))
        expectEqual(offset(40.5, 60, animated: true), CGPoint(x: 81, y: 120))
        expectEqual(offset(40, 60, animated: true), CGPoint(x: 80, y: 120))
        expectEqual(scroll.zoomScale, 2)
        // A rectangle that is already shown causes no calls.
        scene.clear()
        expectEqual(offset(40, 60, animated: true), CGPoint(x: 80, y: 120))
        expectEqual(scene.eventLog, "")
    }

    @Test(.application) func `SV-13: the trace contains the beginning and the end of a zoom`() {
        app.fingerPinch(around: CGPoint(x: 160, y: 240), from: 100, to: 216)
        app.advance(by: 1)
        let events = app.records.compactMap { record -> String? in
            switch record.fact {
            case .scrolled(let view, .willBeginZooming, let offset): "\(view.name) begins at \(offset.x)"
            case .scrolled(let view, .didEndZooming, let offset): "\(view.name) ends at \(offset.x)"
            default: nil
            }
        }
        expectEqual(events, ["S begins at 0.0", "S ends at 160.0"])
    }
}
