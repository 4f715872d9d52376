import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// The touches of a recognizer: their number, order and locations (G-62 to G-65, Q-15, Q-17, Q-18).
@Suite(.application(tracing: .both)) @MainActor
struct FingerEventLogTests {
    private let board = GestureBoard()
    private let app = TestApplication.current
    private let pad: UIView

    init() { pad = board.view(0, 0, 390, 800) }

    // MARK: G-62

    @Test func `G-62: a pan ends with no touches at its last location`() {
        var counts: [Int] = []
        var last = CGPoint.zero
        let pan = board.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.addHandler {
            if $0.state != .changed { counts.append($0.numberOfTouches) }
            last = $0.location(in: $0.view)
        }
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(160, 180), duration: 0.2)
        app.fingerUp()
        expectEqual(counts, [1, 0])
        expectEqual(last, at(160, 180))
    }

    @Test func `G-62: when one of the two fingers of a pan lifts, the other one has index 0`() {
        var eventLog: [String] = []
        let pan = board.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.addHandler { recognizer in
            let places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil).x }
            eventLog.append("\(recognizer.state) \(places)")
        }
        app.fingersDown([1: at(100, 300), 2: at(250, 300)])
        app.fingersMove([1: at(100, 340), 2: at(250, 340)], duration: 0.2)
        app.fingerUp(1)
        app.fingerMove(2, to: at(250, 380), duration: 0.1)
        expectEqual(pan.numberOfTouches, 1)
        expectEqual(pan.location(ofTouch: 0, in: pad), at(250, 380))
        expectEqual(eventLog.first, "began [100.0, 250.0]")
        expectEqual(eventLog.last, "changed [250.0]")
        app.fingerUp(2)
        expectEqual(eventLog.last, "ended []")
    }

    @Test func `G-62: a pinch and a rotation have no touches when they end`() {
        let together = AlwaysTogether()
        var counts: [String] = []
        for recognizer in [UIPinchGestureRecognizer(), UIRotationGestureRecognizer()] {
            recognizer.delegate = together
            recognizer.addHandler { if $0.state == .ended { counts.append("\($0.numberOfTouches)") } }
            pad.addGestureRecognizer(recognizer)
        }
        app.fingersDown([1: at(150, 300), 2: at(250, 300)])
        app.fingersMove([1: at(120, 240), 2: at(280, 360)], duration: 0.3)
        app.fingersUp([1, 2])
        expectEqual(counts, ["0", "0"])
    }

    @Test func `G-62: a long press of two fingers ends with the one touch that is still down`() {
        var counts: [Int] = []
        let hold = board.attach(UILongPressGestureRecognizer(), "hold", to: pad)
        hold.numberOfTouchesRequired = 2
        hold.addHandler { counts.append($0.numberOfTouches) }
        app.fingersDown([1: at(100, 300), 2: at(250, 300)])
        app.advance(by: 0.6)
        app.fingerUp(1)
        expectEqual(board.eventLog, "hold began, hold ended")
        expectEqual(counts, [2, 1])
        app.fingerUp(2)
        expectEqual(counts, [2, 1])
    }

    /// A drawing recognizer as in applications: one stroke for all fingers, which ends when the last one lifts.
    private final class Strokes: UIGestureRecognizer {
        var countsAtLift: [Int] = []
        var placesAtLift: [[CGPoint]] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if state == .possible { state = .began }
        }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            countsAtLift.append(numberOfTouches)
            placesAtLift.append((0..<numberOfTouches).map { location(ofTouch: $0, in: view) })
            state = numberOfTouches == 0 ? .ended : .changed
        }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    }

    @Test func `G-62: in touchesEnded of a subclass, numberOfTouches does not count the lifted finger`() {
        let strokes = board.attach(Strokes(), "strokes", to: pad)
        app.fingersDown([1: at(100, 100), 2: at(200, 100), 3: at(300, 100)])
        app.fingersMove([1: at(100, 200), 2: at(200, 200), 3: at(300, 200)], duration: 0.1)
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(strokes.countsAtLift, [2, 1])
        expectEqual(strokes.placesAtLift.last, [at(300, 200)])
        expectEqual(board.eventLog, "strokes began, strokes changed")
        app.fingerUp(3)
        expectEqual(strokes.countsAtLift, [2, 1, 0])
        expectEqual(board.eventLog, "strokes began, strokes changed, strokes ended")
    }

    @Test func `G-62: a tap of two fingers and a swipe have their touches when they end`() {
        let tap = board.attach(UITapGestureRecognizer(), "tap", to: pad)
        tap.numberOfTouchesRequired = 2
        var places: [CGPoint] = []
        tap.addHandler { recognizer in
            places = (0..<recognizer.numberOfTouches).map { recognizer.location(ofTouch: $0, in: nil) }
        }
        app.twoFingerTap(at: (at(100, 500), at(180, 500)))
        expectEqual(places.sorted { $0.x < $1.x }, [at(100, 500), at(180, 500)])

        let swipe = board.attach(UISwipeGestureRecognizer(), "swipe", to: pad)
        swipe.direction = .up
        var callbacks: (count: Int, place: CGPoint, touch: CGPoint)?
        swipe.addHandler { callbacks = ($0.numberOfTouches, $0.location(in: nil), $0.location(ofTouch: 0, in: nil)) }
        app.fingerDrag(from: at(200, 600), to: at(200, 300), duration: 0.15)
        expectEqual(callbacks?.count, 1)
        expectEqual(callbacks?.place, at(200, 600))
        expectEqual(board.eventLog, "tap ended, swipe ended")
    }

    // MARK: G-63

    @Test func `G-63: a pinch that starts at one point begins when the fingers move apart`() {
        let together = AlwaysTogether()
        let pinch = board.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        let rotation = board.attach(UIRotationGestureRecognizer(), "rotation", to: pad)
        pinch.delegate = together
        rotation.delegate = together
        var scales: [CGFloat] = []
        pinch.addHandler { scales.append($0.scale) }
        app.fingersDown([1: at(195, 400), 2: at(195, 400)])
        app.fingersMove([1: at(95, 400), 2: at(295, 400)], duration: 0.4)
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "pinch began, pinch changed, pinch ended")
        #expect(scales.allSatisfy { $0.isFinite && $0 > 0 })
        #expect(scales == scales.sorted() && (scales.last ?? 0) > 2)
    }

    @Test func `G-63: a scroll view zooms when two fingers move apart from one point`() {
        let zoomer = Zoomer()
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        list.contentSize = CGSize(width: 390, height: 800)
        list.minimumZoomScale = 1
        list.maximumZoomScale = 4
        list.delegate = zoomer
        zoomer.photo.frame = CGRect(x: 0, y: 0, width: 390, height: 800)
        list.addSubview(zoomer.photo)
        pad.addSubview(list)
        app.fingersDown([1: at(195, 400), 2: at(195, 400)])
        app.fingersMove([1: at(195, 250), 2: at(195, 550)], duration: 0.4)
        #expect(list.zoomScale > 1.5)
        #expect(list.isZooming)
        app.fingersUp([1, 2])
        app.advance(by: 1)
        #expect(list.zoomScale > 1.5 && list.zoomScale <= 4)
    }

    private final class Zoomer: NSObject, UIScrollViewDelegate {
        let photo = UIView()
        func viewForZooming(in scrollView: UIScrollView) -> UIView? { photo }
    }

    // MARK: The number of a pan's fingers

    @Test func `G-64, Q-18: a two-finger pan sends no action while one finger is left and ends with none`() {
        let pan = board.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.minimumNumberOfTouches = 2
        app.fingersDown([1: at(100, 300), 2: at(250, 300)])
        app.fingersMove([1: at(100, 400), 2: at(250, 400)], duration: 0.2)
        expectEqual(board.eventLog, "pan began, pan changed")
        board.clear()
        app.fingerUp(2)
        app.fingerMove(1, to: at(100, 600), duration: 0.3)
        expectEqual(board.eventLog, "")
        expectEqual(pan.state, .changed)
        app.fingerUp(1)
        expectEqual(board.eventLog, "pan ended")
        expectEqual(pan.state, .possible)
    }

    @Test func `Q-17: a finger beyond maximumNumberOfTouches ends a pan`() {
        let pan = board.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.maximumNumberOfTouches = 2
        app.fingersDown([1: at(100, 300), 2: at(200, 300)])
        app.fingersMove([1: at(100, 350), 2: at(200, 350)], duration: 0.2)
        expectEqual(board.eventLog, "pan began, pan changed")
        app.fingerDown(3, at: at(300, 300))
        expectEqual(board.eventLog, "pan began, pan changed, pan ended")
        app.fingersMove([1: at(100, 500), 2: at(200, 500), 3: at(300, 500)], duration: 0.2)
        app.fingersUp([1, 2, 3])
        expectEqual(board.eventLog, "pan began, pan changed, pan ended")
        app.fingerDrag(from: at(100, 300), to: at(100, 500))
        expectEqual(board.lines.suffix(3), ["pan began", "pan changed", "pan ended"])
    }

    @Test func `Q-17: a finger outside the view of a pan does not end it`() {
        let card = board.view(20, 20, 150, 150, in: pad)
        let pan = board.attach(UIPanGestureRecognizer(), "card", to: card)
        pan.maximumNumberOfTouches = 1
        app.fingerDown(1, at: at(60, 60))
        app.fingerMove(1, to: at(60, 120), duration: 0.2)
        app.fingerDown(2, at: at(300, 600))
        app.fingerMove(1, to: at(60, 160), duration: 0.1)
        expectEqual(board.eventLog, "card began, card changed")
        app.fingerUp(1)
        expectEqual(board.eventLog, "card began, card changed, card ended")
        app.fingersUp()
    }

    // MARK: G-65

    @Test(arguments: [[1, 2], [2, 1]])
    func `G-65: a single tap and a double tap both recognize, in either order of addition`(order: [Int]) {
        for count in order {
            board.attach(UITapGestureRecognizer(), "taps \(count)", to: pad).numberOfTapsRequired = count
        }
        app.fingerTap(at: at(100, 300))
        expectEqual(board.eventLog, "taps 1 ended")
        app.advance(by: 0.1)
        app.fingerTap(at: at(104, 298))
        app.advance(by: 1)
        expectEqual(board.eventLog, "taps 1 ended, taps 2 ended")
    }

    // MARK: Q-15

    @Test func `Q-15: three fingers that land one after the other are no tap of one finger`() {
        board.attach(UITapGestureRecognizer(), "tap", to: pad)
        for finger in 1...3 {
            app.fingerDown(finger, at: at(Double(finger) * 90, 400))
            app.advance(by: 0.012)
        }
        app.fingerUp(3)
        app.advance(by: 0.012)
        app.fingersUp([1, 2])
        app.advance(by: 1)
        expectEqual(board.eventLog, "")
        app.fingerTap(at: at(100, 400))
        expectEqual(board.eventLog, "tap ended")
    }

    @Test func `Q-15: after one of two failed fingers lifts, a new finger taps while the other is down`() {
        board.attach(UITapGestureRecognizer(), "tap", to: pad)
        app.fingersDown([1: at(100, 400), 2: at(200, 400)])
        app.advance(by: 0.1)
        app.fingerUp(2)
        expectEqual(board.eventLog, "")
        app.advance(by: 0.5)
        app.fingerTap(3, at: at(300, 400))
        expectEqual(board.eventLog, "tap ended")
        app.fingerUp(1)
        expectEqual(board.eventLog, "tap ended")
    }
}
