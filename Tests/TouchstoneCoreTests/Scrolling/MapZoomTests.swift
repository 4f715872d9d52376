// Zooming by trackpad and wheel (SV-27), zoom limits that are set late (SV-13), taps on the status bar (SV-16) and rectangles within large
// insets.

import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@MainActor
private final class MapView: UIScrollView, UIScrollViewDelegate {
    let sheet: UIView

    init(frame: CGRect, sheet: UIView, from least: CGFloat, to greatest: CGFloat) {
        self.sheet = sheet
        super.init(frame: frame)
        addSubview(sheet)
        contentSize = sheet.bounds.size
        minimumZoomScale = least
        maximumZoomScale = greatest
        delegate = self
    }

    required init?(coder: NSCoder) { nil }

    func viewForZooming(in scrollView: UIScrollView) -> UIView? { sheet }
}

@Suite(.application(tracing: .both)) @MainActor
struct MapZoomTests {
    let app = TestApplication.current
    private let map: MapView

    init() {
        map = MapView(
            frame: CGRect(x: 0, y: 100, width: 390, height: 500),
            sheet: UIView(frame: CGRect(x: 0, y: 0, width: 1950, height: 2500)), from: 0.2, to: 3)
        app.makeWindow().addSubview(map)
        app.settle()
    }

    private func under(_ pointer: CGPoint) -> CGPoint { map.sheet.convert(pointer, from: nil) }

    /// The distance in sheet points by which the point under `pointer` moves while `body` zooms.
    private func drift(_ pointer: CGPoint, _ body: () -> Void) -> CGFloat {
        let before = under(pointer)
        body()
        app.advance(by: 1)
        let after = under(pointer)
        return hypot(after.x - before.x, after.y - before.y)
    }

    private func turn(_ scale: CGFloat, at pointer: CGPoint) {
        var notch = ScrollSample(.transform, phase: .notch, time: app.clock.now, location: pointer)
        notch.scale = scale
        notch.modifierFlags = .control
        let port = app.application.makePort()
        _ = port.send(notch)
        app.settle()
    }

    @Test func `SV-27: a trackpad pinch enlarges the content about the pointer`() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let pointer = CGPoint(x: 320, y: 180)
        #expect(drift(pointer) { app.trackpadPinch(at: pointer, by: 2.5, duration: 0.5) } < 0.5)
        #expect(abs(map.zoomScale - 2.5) < 0.001)
    }

    @Test func `SV-27: a trackpad pinch reduces the content about the pointer`() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let pointer = CGPoint(x: 60, y: 520)
        #expect(drift(pointer) { app.trackpadPinch(at: pointer, by: 0.75) } < 1.5)
        #expect(abs(map.zoomScale - 0.75) < 0.001)
    }

    @Test func `SV-27: two trackpad pinches at different points each keep the point under the pointer`() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        let first = CGPoint(x: 30, y: 130)
        let second = CGPoint(x: 360, y: 570)
        #expect(drift(first) { app.trackpadPinch(at: first, by: 1.5) } < 0.8)
        #expect(drift(second) { app.trackpadPinch(at: second, by: 1.5) } < 0.8)
        #expect(abs(map.zoomScale - 2.25) < 0.001)
    }

    @Test func `SV-27: three turns of the wheel with Control keep the point under the pointer`() {
        map.contentOffset = CGPoint(x: 800, y: 800)
        let pointer = CGPoint(x: 123, y: 456)
        let moved = drift(pointer) {
            for _ in 0..<3 {
                turn(1.2, at: pointer)
                app.advance(by: 0.4)
            }
        }
        #expect(moved < 1.5)
        #expect(abs(map.zoomScale - 1.728) < 0.01)
    }

    @Test func `SV-27: the wheel after a pinch of fingers elsewhere keeps the point under the pointer`() {
        map.contentOffset = CGPoint(x: 800, y: 800)
        app.fingerPinch(around: CGPoint(x: 330, y: 200), from: 100, to: 162)
        app.advance(by: 1)
        #expect(abs(map.zoomScale - 1.5) < 0.01)
        let pointer = CGPoint(x: 50, y: 550)
        #expect(drift(pointer) { turn(0.8, at: pointer) } < 1)
        #expect(abs(map.zoomScale - 1.2) < 0.01)
    }

    @Test func `SV-27: a pinch of fingers after a trackpad pinch keeps the point between the fingers`() {
        map.contentOffset = CGPoint(x: 700, y: 900)
        app.trackpadPinch(at: CGPoint(x: 40, y: 140), by: 1.25)
        app.advance(by: 1)
        let middle = CGPoint(x: 300, y: 480)
        #expect(drift(middle) { app.fingerPinch(around: middle, from: 100, to: 162) } < 1)
        #expect(abs(map.zoomScale - 1.875) < 0.01)
    }

    @Test func `SV-13: zoom limits that are set with the content take effect in the next pinch`() {
        let stamp = MapView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 390), sheet: UIView(), from: 1, to: 1)
        app.makeWindow().addSubview(stamp)
        app.advance(by: 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 195), from: 100, to: 162)
        expectEqual(stamp.zoomScale, 1)
        stamp.sheet.frame = CGRect(x: 0, y: 0, width: 130, height: 130)
        stamp.contentSize = CGSize(width: 130, height: 130)
        stamp.maximumZoomScale = 12
        stamp.minimumZoomScale = 3
        stamp.zoomScale = 3
        app.advance(by: 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 195), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(stamp.zoomScale - 6) < 0.05)
    }

    @Test func `SV-13: zoom limits that viewDidLayoutSubviews sets take effect`() {
        final class PictureController: UIViewController, UIScrollViewDelegate {
            let scroll = UIScrollView()
            let picture = UIView(frame: CGRect(x: 0, y: 0, width: 780, height: 780))
            override func viewDidLoad() {
                super.viewDidLoad()
                scroll.delegate = self
                scroll.addSubview(picture)
                view.addSubview(scroll)
            }
            override func viewDidLayoutSubviews() {
                super.viewDidLayoutSubviews()
                guard scroll.frame != view.bounds else { return }
                scroll.frame = view.bounds
                scroll.contentSize = picture.bounds.size
                scroll.minimumZoomScale = view.bounds.width / 780
                scroll.maximumZoomScale = 2
                scroll.zoomScale = scroll.minimumZoomScale
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { picture }
        }
        let controller = PictureController()
        let window = app.makeWindow(root: controller)
        app.advance(by: 0.1)
        expectEqual(controller.scroll.frame, window.bounds)
        expectEqual(controller.scroll.zoomScale, 0.5)
        app.fingerPinch(around: CGPoint(x: 195, y: 300), from: 60, to: 136)
        app.advance(by: 1)
        #expect(abs(controller.scroll.zoomScale - 1) < 0.01)
    }

    @Test func `SV-13: zoom limits that layoutSubviews sets after the content gets its size take effect`() {
        final class Poster: UIScrollView, UIScrollViewDelegate {
            let label = UILabel()
            override func layoutSubviews() {
                super.layoutSubviews()
                guard maximumZoomScale == 1, label.bounds.width > 0 else { return }
                contentSize = label.bounds.size
                maximumZoomScale = 5
            }
            func viewForZooming(in scrollView: UIScrollView) -> UIView? { label }
        }
        let poster = Poster(frame: CGRect(x: 0, y: 0, width: 390, height: 400))
        poster.delegate = poster
        poster.addSubview(poster.label)
        app.makeWindow().addSubview(poster)
        app.advance(by: 0.5)
        poster.label.text = "Tonight: the last of the summer concerts"
        poster.label.sizeToFit()
        app.advance(by: 0.5)
        expectEqual(poster.maximumZoomScale, 5)
        app.fingerPinch(around: CGPoint(x: 150, y: 20), from: 100, to: 216)
        app.advance(by: 1)
        #expect(abs(poster.zoomScale - 2) < 0.02)
    }
}

// MARK: - Visible scroll views, and rectangles

@Suite(.application(tracing: .both)) @MainActor
struct VisibleRectEventLogTests {
    let app = TestApplication.current

    private func list(_ frame: CGRect, at y: CGFloat = 400, in parent: UIView) -> UIScrollView {
        let list = UIScrollView(frame: frame)
        list.contentSize = CGSize(width: frame.width, height: 5000)
        list.contentOffset.y = y
        parent.addSubview(list)
        return list
    }

    @Test func `SV-16: a status bar tap scrolls the visible list of a vertical paging view to its top`() {
        let window = app.makeWindow()
        let pager = UIScrollView(frame: window.bounds)
        pager.isPagingEnabled = true
        pager.scrollsToTop = false
        pager.contentSize = CGSize(width: 390, height: 844 * 4)
        window.addSubview(pager)
        let lists = (0..<4).map {
            list(CGRect(x: 0, y: CGFloat($0) * 844, width: 390, height: 844), in: pager)
        }
        pager.contentOffset.y = 844 * 2
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [400, 400, 0, 400])
        pager.contentOffset.y = 844 * 3
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [400, 400, 0, 0])
    }

    @Test func `SV-16: a status bar tap scrolls the page that a fling made visible`() {
        let window = app.makeWindow()
        let pager = UIScrollView(frame: window.bounds)
        pager.isPagingEnabled = true
        pager.scrollsToTop = false
        pager.contentSize = CGSize(width: 390 * 3, height: 844)
        window.addSubview(pager)
        let lists = (0..<3).map {
            list(CGRect(x: CGFloat($0) * 390, y: 0, width: 390, height: 844), in: pager)
        }
        app.settle()
        app.fingerDrag(from: CGPoint(x: 330, y: 400), to: CGPoint(x: 90, y: 400), duration: 0.2)
        app.advance(by: 2)
        expectEqual(pager.contentOffset.x, 390)
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(lists.map(\.contentOffset.y), [400, 0, 400])
    }

    @Test func `SV-16: a menu outside the screen does not prevent a status bar tap from scrolling the list`() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let menu = list(CGRect(x: -300, y: 0, width: 300, height: 844), at: 60, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(feed.contentOffset.y, 0)
        expectEqual(menu.contentOffset.y, 60)
        // The menu is visible, so two scroll views are on the screen.
        feed.contentOffset.y = 900
        menu.frame.origin.x = 0
        feed.frame.origin.x = 300
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(feed.contentOffset.y, 900)
        expectEqual(menu.contentOffset.y, 60)
    }

    @Test func `SV-16: a list that ends at the upper edge of the screen is not visible`() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let results = list(CGRect(x: 0, y: -500, width: 390, height: 500), at: 70, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(feed.contentOffset.y, 0)
        expectEqual(results.contentOffset.y, 70)
    }

    @Test func `SV-16: a scroll view without width is not visible`() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 900, in: window)
        let column = list(CGRect(x: 390, y: 0, width: 0, height: 844), at: 70, in: window)
        let inner = list(CGRect(x: 100, y: 100, width: 0, height: 0), at: 30, in: window)
        app.settle()
        app.tapStatusBar()
        app.advance(by: 1)
        expectEqual(feed.contentOffset.y, 0)
        expectEqual(column.contentOffset.y, 70)
        expectEqual(inner.contentOffset.y, 30)
    }

    @Test func `scrollRectToVisible shows a rectangle despite a top inset twice as high as the view`() {
        let window = app.makeWindow()
        let form = list(CGRect(x: 0, y: 40, width: 390, height: 240), at: -480, in: window)
        form.contentInset.top = 480
        for y in [0.0, 700, 4900] {
            let field = CGRect(x: 10, y: y, width: 200, height: 80)
            form.scrollRectToVisible(field, animated: false)
            #expect(form.bounds.contains(field), "\(form.bounds) for \(field)")
        }
    }

    @Test func `scrollRectToVisible shows a rectangle despite overlapping insets`() {
        let window = app.makeWindow()
        let form = list(CGRect(x: 0, y: 40, width: 390, height: 300), at: 0, in: window)
        form.contentInset = UIEdgeInsets(top: 310, left: 0, bottom: 340, right: 0)
        for y in [4000.0, 20, 2000] {
            let field = CGRect(x: 10, y: y, width: 200, height: 44)
            form.scrollRectToVisible(field, animated: true)
            app.advance(by: 1)
            #expect(form.bounds.contains(field), "\(form.bounds) for \(field)")
        }
    }

    @Test func `scrollRectToVisible shows a rectangle despite a left inset wider than the view`() {
        let window = app.makeWindow()
        let shelf = UIScrollView(frame: CGRect(x: 20, y: 200, width: 240, height: 120))
        shelf.contentSize = CGSize(width: 2400, height: 120)
        shelf.contentInset.left = 500
        shelf.contentOffset.x = -500
        window.addSubview(shelf)
        let tile = CGRect(x: 1200, y: 10, width: 100, height: 100)
        shelf.scrollRectToVisible(tile, animated: false)
        #expect(shelf.bounds.contains(tile), "\(shelf.bounds)")
        // A visible rectangle does not scroll.
        let there = shelf.contentOffset
        shelf.scrollRectToVisible(tile, animated: false)
        expectEqual(shelf.contentOffset, there)
    }

    @Test func `HT-16: a scroll view of height zero receives no touches`() {
        let window = app.makeWindow()
        let feed = list(window.bounds, at: 0, in: window)
        let empty = list(CGRect(x: 0, y: 300, width: 390, height: 0), at: 0, in: window)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 200, y: 300), to: CGPoint(x: 200, y: 150))
        app.advance(by: 3)
        #expect(feed.contentOffset.y > 100)
        expectEqual(empty.contentOffset.y, 0)
    }
}
