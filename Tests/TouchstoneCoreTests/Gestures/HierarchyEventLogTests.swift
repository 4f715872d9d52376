import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Exclusion along the view hierarchy: gestures of superviews and subviews while one is in progress, with any fingers (G-61).
@Suite(.application(tracing: .both)) @MainActor
struct HierarchyEventLogTests {
    private let stage = GestureBoard(name: "stage", multipleTouch: false)
    private let app = TestApplication.current
    private let own = ScriptedDelegate.ofOwnView()

    // MARK: Superviews

    @Test func `G-61: a second finger does not turn the page during a long press in it`() {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        pager.contentSize = CGSize(width: 1170, height: 844)
        pager.isPagingEnabled = true
        stage.window.addSubview(pager)
        let page = stage.view(0, 0, 390, 844, in: pager)
        let bubble = stage.view(100, 500, 200, 60, in: page)
        stage.attach(UILongPressGestureRecognizer(), "menu", to: bubble).minimumPressDuration = 0.3
        app.fingerDown(7, at: bubble)
        app.advance(by: 0.4)
        app.fingerDown(3, at: at(350, 200))
        app.fingerMove(3, to: at(60, 200), duration: 0.15)
        app.fingerUp(3)
        app.advance(by: 1)
        expectEqual(pager.contentOffset, .zero)
        expectEqual(stage.eventLog, "menu began")
        app.fingerUp(7)
        app.fingerDrag(3, from: at(350, 200), to: at(60, 200), duration: 0.15)
        app.advance(by: 2)
        expectEqual(pager.contentOffset.x, 390)
    }

    @Test func `G-61: no recognizer of six superviews recognizes during a rotation of the innermost view`() {
        var parent: UIView = stage.view(0, 0, 390, 800)
        for level in 1...6 {
            let name = "level \(level)"
            let recognizer: UIGestureRecognizer =
                level.isMultiple(of: 2) ? UIPanGestureRecognizer() : UITapGestureRecognizer()
            stage.attach(recognizer, name, to: parent).delegate = own
            parent = stage.view(0, 0, Double(parent.bounds.width) - 40, Double(parent.bounds.height) - 60, in: parent)
        }
        // The innermost is 150 × 440.
        stage.attach(UIRotationGestureRecognizer(), "dial", to: parent)
        app.fingersDown([1: at(40, 200), 2: at(110, 200)])
        app.fingersMove([1: at(75, 165), 2: at(75, 235)], duration: 0.2)
        expectEqual(stage.eventLog, "dial began, dial changed")
        for level in 1...6 {
            let place = at(390 - Double(level) * 40 + 20, 100)
            app.fingerTap(3, at: place)
            app.fingerDown(4, at: place)
            app.fingerMove(4, to: at(place.x, 300), duration: 0.1)
            app.fingerUp(4)
        }
        expectEqual(stage.eventLog, "dial began, dial changed")
        app.fingersUp([1, 2])
        expectEqual(stage.eventLog, "dial began, dial changed, dial ended")
    }

    @Test func `G-61: a screen edge pan does not begin during a pan of a subview`() {
        let screen = stage.view(0, 0, 390, 844)
        let track = stage.view(100, 400, 200, 40, in: screen)
        let back = stage.attach(UIScreenEdgePanGestureRecognizer(), "back", to: screen)
        back.edges = .left
        back.delegate = own
        stage.attach(UIPanGestureRecognizer(), "track", to: track)
        app.fingerDown(1, at: track)
        app.fingerMove(1, to: at(240, 420), duration: 0.1)
        app.fingerDown(2, at: at(3, 200))
        app.fingerMove(2, to: at(200, 200), duration: 0.2)
        expectEqual(stage.eventLog, "track began, track changed")
        app.fingerUp(1)
        app.fingerUp(2)
        expectEqual(stage.eventLog, "track began, track changed, track ended")
        stage.clear()
        app.fingerDrag(from: at(3, 200), to: at(200, 200))
        expectEqual(stage.eventLog, "back began, back changed, back ended")
    }

    @Test func `G-61: a pinch with two other fingers does not begin during a pan of a subview`() {
        let map = stage.view(0, 0, 390, 844)
        let pin = stage.view(170, 50, 50, 50, in: map)
        stage.attach(UIPinchGestureRecognizer(), "map", to: map).delegate = own
        stage.attach(UIPanGestureRecognizer(), "pin", to: pin)
        app.fingerDown(1, at: pin)
        app.fingerMove(1, to: at(195, 120), duration: 0.2)
        app.fingersDown([2: at(150, 600), 3: at(250, 600)])
        app.fingersMove([2: at(100, 600), 3: at(300, 600)], duration: 0.2)
        expectEqual(stage.eventLog, "pin began, pin changed")
        app.fingersUp([2, 3])
        app.fingerUp(1)
        stage.clear()
        app.fingerPinch(around: at(195, 600), from: 100, to: 200)
        expectEqual(stage.eventLog, "map began, map changed, map ended")
    }

    @Test func `G-61: a recognizer that the action of a long press adds to a superview does not begin`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        var added: UIPanGestureRecognizer?
        let hold = stage.attach(UILongPressGestureRecognizer(), "hold", to: card)
        hold.addHandler { [stage] press in
            guard press.state == .began else { return }
            added = stage.attach(UIPanGestureRecognizer(), "desk", to: desk)
        }
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        #expect(added != nil)
        app.fingerDown(2, at: at(300, 700))
        app.fingerMove(2, to: at(300, 500), duration: 0.2)
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(stage.eventLog, "hold began, hold ended")
    }

    @Test func `G-61: a cancelled long press no longer excludes other recognizers`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        stage.attach(UIPanGestureRecognizer(), "desk", to: desk).delegate = own
        stage.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerDown(2, at: at(300, 700))
        app.fingerMove(2, to: at(300, 600), duration: 0.2)
        app.fingerUp(2)
        app.fingerCancel(1)
        app.fingerDown(2, at: at(300, 700))
        app.fingerMove(2, to: at(300, 600), duration: 0.2)
        app.fingerUp(2)
        expectEqual(stage.eventLog, "hold began, hold cancelled, desk began, desk changed, desk ended")
    }

    // MARK: Subviews and the same view

    @Test func `G-61: a double tap two levels down does not recognize during a long press`() {
        let chart = stage.view(0, 100, 390, 400)
        let plot = stage.view(20, 20, 350, 360, in: chart)
        let marker = stage.view(250, 250, 60, 60, in: plot)
        let read = stage.attach(UILongPressGestureRecognizer(), "read", to: chart)
        read.minimumPressDuration = 0.2
        read.delegate = own
        stage.attach(UITapGestureRecognizer(), "marker", to: marker).numberOfTapsRequired = 2
        app.fingerDown(1, at: at(10, 300))
        app.advance(by: 0.3)
        app.fingerMove(1, to: at(12, 350), duration: 0.1)
        app.fingerDoubleTap(2, at: marker)
        expectEqual(stage.eventLog, "read began, read changed")
        app.fingerUp(1)
        app.advance(by: 1)
        app.fingerDoubleTap(2, at: marker)
        expectEqual(stage.eventLog, "read began, read changed, read ended, marker ended")
    }

    @Test func `G-61: a swipe of a row does not recognize during a long press of the table`() {
        let table = stage.view(0, 0, 390, 800)
        let rows = (0..<3).map { stage.view(0, Double($0) * 100, 390, 90, in: table) }
        let reorder = stage.attach(UILongPressGestureRecognizer(), "reorder", to: table)
        reorder.minimumPressDuration = 0.25
        for (index, row) in rows.enumerated() {
            stage.attach(UISwipeGestureRecognizer(), "row \(index)", to: row).direction = .left
        }
        app.fingerDown(1, at: rows[0])
        app.advance(by: 0.3)
        app.fingerDown(2, at: at(300, 245))
        app.fingerMove(2, to: at(100, 245), duration: 0.15)
        app.fingersUp([1, 2])
        expectEqual(stage.eventLog, "reorder began, reorder ended")
    }

    @Test func `G-61: a two-finger tap does not recognize during a pan of the same view`() {
        let canvas = stage.view(0, 0, 390, 844)
        let pencil = ScriptedDelegate()
        pencil.receivesTouch = { recognizer, touch in
            let isAbove = touch.location(in: recognizer.view).y < 400
            return isAbove == (recognizer.name == "draw")
        }
        stage.attach(UIPanGestureRecognizer(), "draw", to: canvas).delegate = pencil
        let undo = stage.attach(UITapGestureRecognizer(), "undo", to: canvas)
        undo.numberOfTouchesRequired = 2
        undo.delegate = pencil
        app.fingerDown(1, at: at(100, 100))
        app.fingerMove(1, to: at(200, 100), duration: 0.2)
        app.fingersDown([2: at(100, 600), 3: at(200, 600)])
        app.advance(by: 0.05)
        app.fingersUp([2, 3])
        app.fingerMove(1, to: at(300, 100), duration: 0.2)
        app.fingerUp(1)
        expectEqual(stage.eventLog, "draw began, draw changed, draw ended")
        app.twoFingerTap(at: (at(100, 600), at(200, 600)))
        expectEqual(stage.lines.last, "undo ended")
    }

    // MARK: Branches and windows

    @Test func `G-61: gestures in separate branches of the hierarchy recognize together`() {
        let desk = stage.view(0, 0, 390, 844)
        let left = stage.view(0, 0, 190, 400, in: desk)
        let knob = stage.view(20, 20, 100, 100, in: left)
        let right = stage.view(200, 0, 190, 400, in: desk)
        stage.attach(UILongPressGestureRecognizer(), "knob", to: knob).minimumPressDuration = 0.1
        stage.attach(UIPinchGestureRecognizer(), "right", to: right)
        stage.attach(UITapGestureRecognizer(), "left", to: left).delegate = own
        app.fingerDown(1, at: knob)
        app.advance(by: 0.2)
        app.fingersDown([2: at(250, 200), 3: at(300, 200)])
        app.fingersMove([2: at(220, 200), 3: at(340, 200)], duration: 0.2)
        expectEqual(stage.eventLog, "knob began, right began, right changed")
        app.fingerTap(4, at: at(100, 350))
        app.fingersUp([2, 3])
        app.fingerUp(1)
        expectEqual(stage.eventLog, "knob began, right began, right changed, right ended, knob ended")
    }

    @Test func `G-61: three sibling views are panned at once without a pan of their superview`() {
        let mixer = stage.view(0, 0, 390, 600)
        stage.attach(UIPanGestureRecognizer(), "mixer", to: mixer)
        let faders = (0..<3).map { stage.view(20 + Double($0) * 120, 100, 80, 400, in: mixer) }
        for (index, fader) in faders.enumerated() { stage.attach(UIPanGestureRecognizer(), "\(index)", to: fader) }
        for finger in 0..<3 {
            app.fingerDown(finger + 1, at: at(60 + Double(finger) * 120, 200))
            app.fingerMove(finger + 1, to: at(60 + Double(finger) * 120, 260), duration: 0.1)
        }
        expectEqual(stage.eventLog, "0 began, 0 changed, 1 began, 1 changed, 2 began, 2 changed")
        app.fingersUp([3])
        app.fingersUp([1])
        app.fingersUp([2])
        expectEqual(stage.lines.suffix(3), ["2 ended", "0 ended", "1 ended"])
    }

    @Test func `G-61: a gesture does not exclude recognizers of another window`() {
        let panel = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
        panel.windowLevel = .alert
        panel.isHidden = false
        stage.attach(UIPanGestureRecognizer(), "window", to: stage.window)
        stage.attach(UITapGestureRecognizer(), "panel", to: panel)
        app.fingerDown(1, at: at(200, 100))
        app.fingerMove(1, to: at(200, 200), duration: 0.2)
        app.fingerTap(2, at: at(200, 700))
        app.fingerUp(1)
        expectEqual(stage.eventLog, "window began, window changed, panel ended, window ended")
    }

    @Test func `G-59, G-61: a hover excludes no other recognizer`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(100, 100, 100, 100, in: desk)
        stage.attach(UIHoverGestureRecognizer(), "hover", to: desk)
        stage.attach(UIPanGestureRecognizer(), "card", to: card)
        app.pointerMove(to: at(300, 600))
        app.fingerDown(1, at: card)
        app.fingerMove(1, to: at(150, 250), duration: 0.2)
        app.fingerUp(1)
        #expect(stage.eventLog.contains("hover began"))
        #expect(stage.eventLog.contains("card began, card changed, card ended"))
    }

    // MARK: Simultaneous recognition

    @Test func `G-61, G-23: a delegate allows simultaneous recognition only for the pair that it names`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        let answers = ScriptedDelegate.ofOwnView()
        answers.simultaneous = { recognizer, other in
            recognizer is UIPanGestureRecognizer && other is UILongPressGestureRecognizer
        }
        stage.attach(UIPanGestureRecognizer(), "desk", to: desk).delegate = answers
        stage.attach(UITapGestureRecognizer(), "tap", to: desk).delegate = answers
        stage.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerTap(2, at: at(300, 700))
        expectEqual(stage.eventLog, "hold began")
        app.fingerDown(2, at: at(300, 700))
        app.fingerMove(2, to: at(300, 500), duration: 0.2)
        expectEqual(stage.eventLog, "hold began, desk began, desk changed")
        app.fingersUp([1, 2])
        expectEqual(Set(stage.lines.suffix(2)), ["desk ended", "hold ended"])
    }

    /// A long press that does not prevent pinches.
    private final class MildHold: UILongPressGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
            !(preventedGestureRecognizer is UIPinchGestureRecognizer)
        }
    }

    @Test func `G-61, G-21: canPrevent of a subclass decides which recognizers it excludes`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        stage.attach(UIPinchGestureRecognizer(), "pinch", to: desk).delegate = own
        stage.attach(UIPanGestureRecognizer(), "pan", to: desk).delegate = own
        stage.attach(MildHold(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 560), duration: 0.2)
        expectEqual(stage.eventLog, "hold began")
        app.fingerUp(2)
        app.fingersDown([2: at(150, 600), 3: at(250, 600)])
        app.fingersMove([2: at(100, 600), 3: at(300, 600)], duration: 0.2)
        #expect(stage.lines.contains("pinch began"))
        #expect(!stage.eventLog.contains("pan "))
        app.fingersUp([1, 2, 3])
    }

    // MARK: Waiting taps

    @Test func `G-61, G-24: a chain of three waiting taps does not recognize during a long press`() {
        let photo = stage.view(0, 0, 390, 500)
        let taps = (1...3).map { count in
            let tap = stage.attach(UITapGestureRecognizer(), "tap \(count)", to: photo)
            tap.numberOfTapsRequired = count
            return tap
        }
        taps[0].require(toFail: taps[1])
        taps[1].require(toFail: taps[2])
        stage.attach(UILongPressGestureRecognizer(), "hold", to: photo).minimumPressDuration = 0.25
        app.fingerDoubleTap(at: at(100, 100))
        app.advance(by: 0.1)
        app.fingerDown(at: at(100, 100))
        app.advance(by: 3)
        expectEqual(stage.eventLog, "hold began")
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(stage.eventLog, "hold began, hold ended")
        app.fingerDoubleTap(at: at(100, 100))
        app.advance(by: 1)
        expectEqual(stage.lines.last, "tap 2 ended")
    }
}
