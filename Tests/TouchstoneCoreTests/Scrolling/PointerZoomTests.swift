// Zooming by trackpad and wheel (SV-27), zoom limits that are set late (SV-13), visible scroll views (SV-16), rectangles and insets.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// MARK: - Zooming with pointers

@MainActor
private final class PhotoViewer: UIScrollView, UIScrollViewDelegate {
    let photo = UIImageView()

    init(frame: CGRect, photo size: CGSize, limits: ClosedRange<CGFloat> = 1...4) {
        super.init(frame: frame)
        photo.frame = CGRect(origin: .zero, size: size)
        addSubview(photo)
        contentSize = size
        minimumZoomScale = limits.lowerBound
        maximumZoomScale = limits.upperBound
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }

    /// The point of the photo under a point of the screen.
    func place(under point: CGPoint) -> CGPoint { photo.convert(point, from: nil) }
}

private func near(_ one: CGPoint, _ other: CGPoint, _ tolerance: CGFloat = 1) -> Bool {
    abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance
}

@Suite(.application(tracing: .both)) @MainActor
struct PointerZoomTests {
    let app = TestApplication.current

    private func show(_ viewer: UIView) {
        app.makeWindow().addSubview(viewer)
        app.settle()
    }

    /// Sends a turn of the wheel with Control held.
    private func controlWheel(at point: CGPoint, by scale: CGFloat) {
        var notch = ScrollSample(.transform, phase: .notch, time: app.clock.now, location: point)
        notch.scale = scale
        notch.modifierFlags = .control
        let port = app.application.makePort()
        _ = port.send(notch)
        app.settle()
        app.advance(by: 1)
    }

    @Test func `SV-27: a trackpad pinch keeps the point under the pointer`() {
        let viewer = PhotoViewer(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), photo: CGSize(width: 390, height: 600))
        show(viewer)
        let pointer = CGPoint(x: 250, y: 420)
        app.trackpadPinch(at: pointer, by: 2)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 2) < 0.001)
        #expect(near(viewer.contentOffset, CGPoint(x: 250, y: 420)), "\(viewer.contentOffset)")
        #expect(near(viewer.place(under: pointer), pointer, 0.6))
    }

    @Test func `SV-27: a trackpad pinch keeps the point under the pointer in a view that is not at the origin`() {
        let viewer = PhotoViewer(
            frame: CGRect(x: 40, y: 200, width: 300, height: 400), photo: CGSize(width: 300, height: 400))
        show(viewer)
        let pointer = CGPoint(x: 240, y: 300)
        let place = viewer.place(under: pointer)
        expectEqual(place, CGPoint(x: 200, y: 100))
        app.trackpadPinch(at: pointer, by: 3)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 3) < 0.001)
        #expect(near(viewer.place(under: pointer), place, 0.5))
    }

    @Test func `SV-27: a trackpad pinch after a pinch of fingers elsewhere keeps the point under the pointer`() {
        let viewer = PhotoViewer(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), photo: CGSize(width: 390, height: 600))
        show(viewer)
        app.fingerPinch(around: CGPoint(x: 100, y: 150), from: 100, to: 162)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 1.5) < 0.01)
        let pointer = CGPoint(x: 300, y: 450)
        let place = viewer.place(under: pointer)
        app.trackpadPinch(at: pointer, by: 1.6)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 2.4) < 0.02)
        #expect(near(viewer.place(under: pointer), place, 0.6))
    }

    @Test func `SV-27: zooming out keeps the point under the pointer if the edges allow it`() {
        let viewer = PhotoViewer(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), photo: CGSize(width: 390, height: 600))
        show(viewer)
        viewer.zoomScale = 4
        viewer.contentOffset = CGPoint(x: 600, y: 900)
        let pointer = CGPoint(x: 120, y: 200)
        let place = viewer.place(under: pointer)
        app.trackpadPinch(at: pointer, by: 0.5)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 2) < 0.001)
        #expect(near(viewer.place(under: pointer), place, 0.6))
    }

    @Test func `SV-27: the wheel with Control zooms about the pointer`() {
        let viewer = PhotoViewer(
            frame: CGRect(x: 0, y: 0, width: 390, height: 600), photo: CGSize(width: 390, height: 600))
        show(viewer)
        let pointer = CGPoint(x: 200, y: 333)
        controlWheel(at: pointer, by: 1.25)
        #expect(abs(viewer.zoomScale - 1.25) < 0.001)
        #expect(near(viewer.place(under: pointer), pointer, 0.8))
        let other = CGPoint(x: 90, y: 500)
        let place = viewer.place(under: other)
        controlWheel(at: other, by: 1.6)
        #expect(abs(viewer.zoomScale - 2) < 0.001)
        #expect(near(viewer.place(under: other), place, 0.8))
    }

    @Test func `SV-13: zoom limits set after the photo has its size take effect`() {
        let viewer = PhotoViewer(frame: CGRect(x: 0, y: 0, width: 390, height: 780), photo: .zero, limits: 1...1)
        show(viewer)
        #expect(viewer.pinchGestureRecognizer == nil)
        app.advance(by: 1)
        // The photo is loaded; at a quarter of its size it fits the view.
        viewer.photo.frame = CGRect(x: 0, y: 0, width: 1560, height: 3120)
        viewer.contentSize = CGSize(width: 1560, height: 3120)
        viewer.minimumZoomScale = 0.25
        viewer.maximumZoomScale = 2
        viewer.zoomScale = 0.25
        #expect(viewer.pinchGestureRecognizer != nil)
        app.advance(by: 0.1)
        app.fingerPinch(around: CGPoint(x: 200, y: 300), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(viewer.zoomScale - 0.5) < 0.005)
    }

    @Test func `SV-13: zoom limits set in layoutSubviews take effect`() {
        final class Fitting: UIScrollView {
            let drawing = UIView(frame: CGRect(x: 0, y: 0, width: 1200, height: 1800))
            override func layoutSubviews() {
                super.layoutSubviews()
                guard contentSize == .zero else { return }
                addSubview(drawing)
                contentSize = drawing.frame.size
                minimumZoomScale = min(bounds.width / 1200, bounds.height / 1800)
                maximumZoomScale = 3
                zoomScale = minimumZoomScale
            }
        }
        final class Zooming: UIScrollViewDelegate {
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { (scrollView as? Fitting)?.drawing }
        }
        let zooming = Zooming()
        let fitting = Fitting(frame: CGRect(x: 0, y: 0, width: 300, height: 600))
        fitting.delegate = zooming
        show(fitting)
        app.advance(by: 0.1)
        expectEqual(fitting.zoomScale, 0.25)
        app.fingerPinch(around: CGPoint(x: 150, y: 200), from: 80, to: 264)
        app.advance(by: 1)
        #expect(abs(fitting.zoomScale - 0.75) < 0.01)
    }

    @Test func `SV-13: a new size of the photo causes a layout, which sets the zoom limits`() {
        final class Album: UIScrollView, UIScrollViewDelegate {
            let photo = UIImageView()
            private var fitted = CGSize.zero
            override func layoutSubviews() {
                super.layoutSubviews()
                guard zoomScale == 1 || fitted == .zero, photo.bounds.size != fitted else { return }
                fitted = photo.bounds.size
                contentSize = fitted
                minimumZoomScale = min(bounds.width / fitted.width, bounds.height / fitted.height)
                maximumZoomScale = 1
                zoomScale = minimumZoomScale
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
        }
        let album = Album(frame: CGRect(x: 0, y: 0, width: 390, height: 780))
        album.addSubview(album.photo)
        album.delegate = album
        show(album)
        app.advance(by: 1)
        // The photo is loaded; the test does not request a layout.
        album.photo.frame = CGRect(x: 0, y: 0, width: 1560, height: 3120)
        app.advance(by: 0.1)
        expectEqual(album.zoomScale, 0.25)
        app.fingerPinch(around: CGPoint(x: 195, y: 400), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(album.zoomScale - 0.5) < 0.005)
    }
}

// MARK: - Visible scroll views, and rectangles

@Suite(.application(tracing: .both)) @MainActor
struct VisibleRectTests {
    let app = TestApplication.current

    /// A paging view as large as the screen; each page is a list.
    private func pager(pages: Int = 3) -> (pager: UIScrollView, lists: [UIScrollView]) {
        let window = app.makeWindow()
        let pager = UIScrollView(frame: window.bounds)
        pager.isPagingEnabled = true
        pager.scrollsToTop = false
        pager.contentSize = CGSize(width: 390 * CGFloat(pages), height: 844)
        window.addSubview(pager)
        let lists = (0..<pages).map { page in
            let list = UIScrollView(frame: CGRect(x: CGFloat(page) * 390, y: 0, width: 390, height: 844))
            list.contentSize = CGSize(width: 390, height: 4000)
            list.contentOffset.y = 500
            pager.addSubview(list)
            return list
        }
        app.settle()
        return (pager, lists)
    }

    @Test func `SV-16: a status bar tap scrolls only the visible page to its top`() {
        let (_, lists) = pager()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [0, 500, 500])
    }

    @Test func `SV-16: a status bar tap scrolls a middle page between two neighbors`() {
        let (pager, lists) = pager(pages: 5)
        pager.contentOffset.x = 780
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [500, 500, 0, 500, 500])
    }

    @Test func `SV-16: a status bar tap scrolls nothing while two pages are visible`() {
        let (pager, lists) = pager()
        pager.contentOffset.x = 195
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [500, 500, 500])
    }

    @Test func `SV-16: a list below the screen that touches its lower edge is not visible`() {
        let window = app.makeWindow()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentOffset.y = 700
        // The drawer is right below the screen.
        let drawer = UIScrollView(frame: CGRect(x: 0, y: 844, width: 390, height: 400))
        drawer.contentSize = CGSize(width: 390, height: 2000)
        drawer.contentOffset.y = 50
        window.addSubview(list)
        window.addSubview(drawer)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(list.contentOffset.y, 0)
        expectEqual(drawer.contentOffset.y, 50)
    }

    @Test func `SV-16: a list of height zero is not visible`() {
        let window = app.makeWindow()
        let list = UIScrollView(frame: window.bounds)
        list.contentSize = CGSize(width: 390, height: 4000)
        list.contentOffset.y = 300
        let collapsed = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 0))
        collapsed.contentSize = CGSize(width: 390, height: 900)
        collapsed.contentOffset.y = 90
        window.addSubview(list)
        window.addSubview(collapsed)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(list.contentOffset.y, 0)
        expectEqual(collapsed.contentOffset.y, 90)
    }

    @Test func `scrollRectToVisible shows a rectangle despite a bottom inset higher than the view`() {
        let window = app.makeWindow()
        let form = UIScrollView(frame: CGRect(x: 0, y: 60, width: 390, height: 220))
        form.contentSize = CGSize(width: 390, height: 1200)
        form.contentInset.bottom = 260
        window.addSubview(form)
        let field = CGRect(x: 20, y: 900, width: 350, height: 44)
        form.scrollRectToVisible(field, animated: false)
        #expect(form.bounds.contains(field), "\(form.bounds)")
    }

    @Test func `scrollRectToVisible shows a rectangle despite a top inset higher than the view`() {
        let window = app.makeWindow()
        // A list over a map that begins at the bottom of its view.
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        list.contentSize = CGSize(width: 390, height: 3000)
        list.contentInset = UIEdgeInsets(top: 460, left: 0, bottom: 0, right: 0)
        list.contentOffset.y = -460
        window.addSubview(list)
        for y in [1500.0, 2900, 40] {
            let row = CGRect(x: 0, y: y, width: 390, height: 60)
            list.scrollRectToVisible(row, animated: true)
            app.advance(by: 1)
            #expect(list.bounds.contains(row), "\(list.bounds) for \(row)")
        }
    }

    @Test func `scrollRectToVisible shows a rectangle despite side insets wider than the view`() {
        let window = app.makeWindow()
        let strip = UIScrollView(frame: CGRect(x: 45, y: 100, width: 300, height: 200))
        strip.contentSize = CGSize(width: 3000, height: 200)
        strip.contentInset = UIEdgeInsets(top: 0, left: 320, bottom: 0, right: 320)
        window.addSubview(strip)
        for x in [900.0, 2800, 0, 1400] {
            let card = CGRect(x: x, y: 20, width: 120, height: 160)
            strip.scrollRectToVisible(card, animated: false)
            #expect(strip.bounds.contains(card), "\(strip.bounds) for \(card)")
        }
    }

    @Test func `Empty content and a null rectangle leave the offset finite`() {
        let window = app.makeWindow()
        let form = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        form.contentInset.bottom = 500
        window.addSubview(form)
        form.scrollRectToVisible(.null, animated: false)
        form.zoom(to: .null, animated: false)
        app.advance(by: 1)
        expectEqual(form.contentOffset, .zero)
        expectEqual(form.zoomScale, 1)
    }
}
