import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Lifted fingers (G-62), fingers on one point (G-63), the number of a pan's fingers (G-64, Q-17, Q-18), triple taps (G-65).
@Suite(.application(tracing: .both)) @MainActor
struct FingerLiftEventLogTests {
    private let stage = GestureBoard(name: "stage", multipleTouch: false)
    private let app = TestApplication.current
    private let pad: UIView

    init() {
        pad = stage.view(0, 0, 390, 844)
        pad.isMultipleTouchEnabled = true
    }

    // MARK: G-62

    @Test func `G-62: a long press ends with no touches at its last location`() {
        var callbacks: [String] = []
        let hold = stage.attach(UILongPressGestureRecognizer(), "hold", to: pad)
        hold.addHandler {
            let place = $0.location(in: $0.view)
            if $0.state != .changed { callbacks.append("\($0.state) \($0.numberOfTouches) \(place.x) \(place.y)") }
        }
        app.fingerDown(at: at(50, 60))
        app.advance(by: 0.6)
        app.fingerMove(to: at(270, 480), duration: 0.3)
        app.fingerUp()
        expectEqual(callbacks, ["began 1 50.0 60.0", "ended 0 270.0 480.0"])
    }

    @Test func `G-62: a pan counts down as its three fingers lift`() {
        var counts: [Int] = []
        stage.attach(UIPanGestureRecognizer(), "pan", to: pad).addHandler {
            if counts.last != $0.numberOfTouches { counts.append($0.numberOfTouches) }
        }
        app.fingersDown([1: at(80, 300), 2: at(180, 300), 3: at(280, 300)])
        app.fingersMove([1: at(80, 350), 2: at(180, 350), 3: at(280, 350)], duration: 0.1)
        app.fingerUp(1)
        app.fingersMove([2: at(180, 380), 3: at(280, 380)], duration: 0.1)
        app.fingerUp(3)
        app.fingerMove(2, to: at(180, 420), duration: 0.1)
        app.fingerUp(2)
        expectEqual(counts, [3, 2, 1, 0])
        expectEqual(stage.eventLog, "pan began, pan changed, pan ended")
    }

    @Test func `G-62: a pinch counts the fingers that are down`() {
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        final class Screen {
            var fingers = 2
        }
        let screen = Screen()
        var wrong: [String] = []
        pinch.addHandler {
            let (callbacks, down) = ($0.numberOfTouches, screen.fingers)
            if callbacks != down { wrong.append("\($0.state) counts \(callbacks), down \(down)") }
        }
        app.fingersDown([1: at(150, 400), 2: at(250, 400)])
        app.fingersMove([1: at(100, 400), 2: at(300, 400)], duration: 0.3)
        screen.fingers = 1
        app.fingerUp(1)
        #expect(pinch.state == .changed && pinch.numberOfTouches == 1)
        screen.fingers = 0
        app.fingerUp(2)
        expectEqual(wrong, [])
        expectEqual(stage.eventLog, "pinch began, pinch changed, pinch ended")
    }

    @Test func `G-62: the pan of a scroll view ends with no touches`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 2000)
        pad.addSubview(list)
        var counts: [Int] = []
        list.panGestureRecognizer.addHandler { if $0.state != .changed { counts.append($0.numberOfTouches) } }
        app.fingerDrag(from: at(200, 600), to: at(200, 400))
        expectEqual(counts, [1, 0])
    }

    /// A gesture that ends when the lowest of its three fingers lifts.
    private final class Chord: UIGestureRecognizer {
        var heights: [[CGFloat]] = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            if numberOfTouches == 3, state == .possible { state = .began }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            let remaining = (0..<numberOfTouches).map { location(ofTouch: $0, in: view).y }
            heights.append(remaining)
            guard state != .possible else { return state = .failed }
            if remaining.allSatisfy({ $0 < 500 }) { state = .ended }
        }
    }

    @Test func `G-62: a subclass can end when its lowest finger lifts`() {
        let chord = stage.attach(Chord(), "chord", to: pad)
        app.fingerDown(1, at: at(80, 300))
        app.fingerDown(2, at: at(180, 600))
        app.fingerDown(3, at: at(280, 400))
        expectEqual(stage.eventLog, "chord began")
        app.fingerUp(3)
        expectEqual(stage.eventLog, "chord began")
        app.fingerUp(2)
        expectEqual(stage.eventLog, "chord began, chord ended")
        expectEqual(chord.heights, [[300, 600], [300]])
        app.fingerUp(1)
        expectEqual(stage.lines.count, 2)
    }

    @Test func `G-62: a double tap and a three-finger swipe have their touches when they end`() {
        let double = stage.attach(UITapGestureRecognizer(), "double", to: pad)
        double.numberOfTapsRequired = 2
        let swipe = stage.attach(UISwipeGestureRecognizer(), "swipe", to: pad)
        swipe.numberOfTouchesRequired = 3
        var counts: [Int] = []
        for recognizer in [double, swipe] { recognizer.addHandler { counts.append($0.numberOfTouches) } }
        app.fingerDoubleTap(at: at(100, 200))
        app.advance(by: 1)
        app.fingersDown([1: at(60, 300), 2: at(60, 400), 3: at(60, 500)])
        app.fingersMove([1: at(260, 300), 2: at(260, 400), 3: at(260, 500)], duration: 0.15)
        app.fingersUp([1, 2, 3])
        expectEqual(stage.eventLog, "double ended, swipe ended")
        expectEqual(counts, [1, 3])
    }

    // MARK: G-63

    @Test func `G-63: a pinch begins when one of two fingers moves away from their common point`() {
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        app.fingersDown([1: at(100, 600), 2: at(100, 600)])
        app.advance(by: 0.3)
        expectEqual(stage.eventLog, "")
        app.fingerMove(2, to: at(100, 300), duration: 0.3)
        expectEqual(stage.eventLog, "pinch began, pinch changed")
        #expect(pinch.scale.isFinite && pinch.scale > 1)
        let wide = pinch.scale
        app.fingerMove(2, to: at(100, 450), duration: 0.3)
        #expect(pinch.scale < wide)
        app.fingersUp([1, 2])
        expectEqual(stage.lines.last, "pinch ended")
    }

    @Test func `G-63: two fingers that move together on one point are no pinch and no rotation`() {
        stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        stage.attach(UIRotationGestureRecognizer(), "rotation", to: pad)
        app.fingersDown([1: at(100, 600), 2: at(100, 600)])
        app.fingersMove([1: at(200, 500), 2: at(200, 500)], duration: 0.3)
        app.fingersUp([1, 2])
        expectEqual(stage.eventLog, "")
    }

    @Test func `G-63: a rotation is measured from where the fingers have moved apart`() {
        let rotation = stage.attach(UIRotationGestureRecognizer(), "rotation", to: pad)
        app.fingersDown([1: at(195, 400), 2: at(195, 400)])
        // The fingers move straight apart, so nothing is rotated.
        app.fingersMove([1: at(195, 300), 2: at(195, 500)], duration: 0.3)
        expectEqual(stage.eventLog, "")
        // A quarter turn clockwise. Recognition consumes 8 points on an arc of radius 100.
        for step in 1...30 {
            let angle = Double(step) / 30 * .pi / 2
            let (x, y) = (100 * sin(angle), 100 * cos(angle))
            app.fingersMove([1: at(195 + x, 400 - y), 2: at(195 - x, 400 + y)])
        }
        expectEqual(stage.eventLog, "rotation began, rotation changed")
        #expect(abs(rotation.rotation - (.pi / 2 - 0.08)) < 0.06)
        app.fingersUp([1, 2])
    }

    // MARK: The number of a pan's fingers

    @Test func `G-64: a three-finger pan sends no action with two fingers and continues with three`() {
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.minimumNumberOfTouches = 3
        app.fingersDown([1: at(80, 300), 2: at(180, 300), 3: at(280, 300)])
        app.fingersMove([1: at(80, 350), 2: at(180, 350), 3: at(280, 350)], duration: 0.1)
        expectEqual(stage.eventLog, "pan began, pan changed")
        stage.clear()
        app.fingerUp(3)
        app.fingersMove([1: at(80, 450), 2: at(180, 450)], duration: 0.1)
        expectEqual(stage.eventLog, "")
        app.fingerDown(3, at: at(280, 450))
        app.fingersMove([1: at(80, 500), 2: at(180, 500), 3: at(280, 500)], duration: 0.1)
        expectEqual(stage.eventLog, "pan changed")
        app.fingersUp([1, 2, 3])
        expectEqual(stage.eventLog, "pan changed, pan ended")
    }

    @Test func `Q-18: a two-finger pan is cancelled when its last finger is cancelled`() {
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.minimumNumberOfTouches = 2
        app.fingersDown([1: at(80, 300), 2: at(180, 300)])
        app.fingersMove([1: at(140, 300), 2: at(240, 300)], duration: 0.1)
        app.fingerUp(1)
        expectEqual(stage.eventLog, "pan began, pan changed")
        app.fingerCancel(2)
        expectEqual(stage.eventLog, "pan began, pan changed, pan cancelled")
    }

    @Test func `Q-17: a second finger ends a pan with a maximum of one finger`() {
        let card = stage.view(100, 100, 200, 200, in: pad)
        let pan = stage.attach(UIPanGestureRecognizer(), "card", to: card)
        pan.maximumNumberOfTouches = 1
        var drops = 0
        pan.addHandler { [unowned card] in
            let pan = $0
            card.transform = CGAffineTransform(translationX: pan.translation(in: card.superview).x, y: 0)
            if pan.state == .ended {
                drops += 1
                card.transform = .identity
            }
        }
        app.fingerDown(1, at: at(150, 200))
        app.fingerMove(1, to: at(220, 200), duration: 0.2)
        #expect(card.transform.tx > 0)
        app.fingerDown(2, at: at(250, 250))
        #expect(drops == 1 && card.transform == .identity)
        app.fingersMove([1: at(120, 200), 2: at(120, 250)], duration: 0.2)
        app.fingersUp([1, 2])
        expectEqual(drops, 1)
        expectEqual(stage.eventLog, "card began, card changed, card ended")
    }

    @Test func `Q-17, G-58: a screen edge pan ignores a second finger`() {
        let back = stage.attach(UIScreenEdgePanGestureRecognizer(), "back", to: pad)
        back.edges = .left
        app.fingerDown(1, at: at(2, 300))
        app.fingerMove(1, to: at(80, 300), duration: 0.2)
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(1, to: at(160, 300), duration: 0.2)
        expectEqual(stage.eventLog, "back began, back changed")
        expectEqual(back.numberOfTouches, 1)
        app.fingerUp(1)
        expectEqual(stage.eventLog, "back began, back changed, back ended")
        app.fingersUp()
    }

    @Test func `Q-17: a finger that the delegate refuses does not end a pan`() {
        let answers = ScriptedDelegate()
        answers.receivesTouch = { _, touch in touch.type == .direct && touch.location(in: nil).y < 500 }
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.maximumNumberOfTouches = 1
        pan.delegate = answers
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(160, 100), duration: 0.2)
        app.fingerDown(2, at: at(100, 700))
        app.fingerMove(1, to: at(200, 100), duration: 0.2)
        expectEqual(stage.eventLog, "pan began, pan changed")
        app.fingerDown(3, at: at(300, 300))
        expectEqual(stage.eventLog, "pan began, pan changed, pan ended")
        app.fingersUp()
    }

    // MARK: G-65

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [1, 3, 2]])
    func `G-65: single, double and triple taps all recognize, in any order of addition`(order: [Int]) {
        for count in order {
            stage.attach(UITapGestureRecognizer(), "\(count)", to: pad).numberOfTapsRequired = count
        }
        for _ in 1...3 {
            app.fingerTap(at: at(195, 300))
            app.advance(by: 0.1)
        }
        app.advance(by: 1)
        expectEqual(stage.eventLog, "1 ended, 2 ended, 3 ended")
    }

    // MARK: Q-15

    @Test func `Q-15: further fingers do not restart a failed two-finger tap`() {
        stage.attach(UITapGestureRecognizer(), "tap", to: pad).numberOfTouchesRequired = 2
        app.fingersDown([1: at(60, 300), 2: at(160, 300), 3: at(260, 300)])
        app.advance(by: 0.02)
        app.fingersDown([4: at(100, 500), 5: at(200, 500)])
        app.advance(by: 0.02)
        app.fingersUp([4, 5])
        app.fingersUp([1, 2, 3])
        app.advance(by: 1)
        expectEqual(stage.eventLog, "")
        app.twoFingerTap(at: (at(100, 500), at(200, 500)))
        expectEqual(stage.eventLog, "tap ended")
    }

    @Test func `Q-15: a second finger does not restart a failed swipe`() {
        stage.attach(UISwipeGestureRecognizer(), "swipe", to: pad)
        app.fingerDown(1, at: at(200, 300))
        app.fingerMove(1, to: at(100, 300), duration: 0.1)
        app.fingerDown(2, at: at(100, 600))
        app.fingerMove(2, to: at(300, 600), duration: 0.15)
        expectEqual(stage.eventLog, "")
        app.fingersUp([1, 2])
        app.fingerDrag(from: at(100, 600), to: at(300, 600), duration: 0.15)
        expectEqual(stage.eventLog, "swipe ended")
    }

    @Test func `Q-15: a failed long press can begin again only after a finger has lifted`() {
        stage.attach(UILongPressGestureRecognizer(), "hold", to: pad)
        app.fingerDown(1, at: at(100, 300))
        app.advance(by: 0.1)
        app.fingerDown(2, at: at(200, 300))
        app.advance(by: 0.1)
        app.fingerDown(3, at: at(300, 300))
        app.advance(by: 1)
        expectEqual(stage.eventLog, "")
        app.fingerUp(1)
        app.fingerDown(4, at: at(100, 600))
        app.advance(by: 0.6)
        expectEqual(stage.eventLog, "hold began")
        app.fingersUp([4])
        expectEqual(stage.eventLog, "hold began, hold ended")
        app.fingersUp()
    }
}
