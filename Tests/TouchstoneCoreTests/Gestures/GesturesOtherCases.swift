// Exclusion along the hierarchy in other shapes (G-61), fingers at the lift (G-62), one point and zero vectors (G-63), G-64, Q-17,
// Q-18, taps by three (G-65), state by hand and by a display link (G-66), straight to changed (G-68), Q-15, wheels and hovers, text.

import Foundation
import QuartzCore
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A window and one list of what recognizers did; repeated changes are written once.
@MainActor
private final class Stage {
    let app = TestApplication.current
    let window: UIWindow
    private(set) var lines: [String] = []

    init() { window = TestApplication.current.makeWindow("stage") }

    var story: String { lines.joined(separator: ", ") }

    func write(_ line: String) {
        if lines.last != line { lines.append(line) }
    }

    func clear() { lines = [] }

    func view(_ x: Double, _ y: Double, _ width: Double, _ height: Double, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: CGRect(x: x, y: y, width: width, height: height))
        (parent ?? window).addSubview(view)
        return view
    }

    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { [weak self] in self?.write("\(name) \($0.state)") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

/// A delegate whose answers are given by the test, as a view controller's `switch` over its recognizers would.
private final class Answers: UIGestureRecognizerDelegate {
    var receives: (UIGestureRecognizer, UITouch) -> Bool = { _, _ in true }
    var together: (UIGestureRecognizer, UIGestureRecognizer) -> Bool = { _, _ in false }
    var begins: (UIGestureRecognizer) -> Bool = { _ in true }

    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receives(gestureRecognizer, touch)
    }
    func gestureRecognizer(
        _ gestureRecognizer: UIGestureRecognizer,
        shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
    ) -> Bool {
        together(gestureRecognizer, otherGestureRecognizer)
    }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { begins(gestureRecognizer) }

    /// Touches of the recognizer's own view alone.
    @MainActor static func onlyOwnView() -> Answers {
        let answers = Answers()
        answers.receives = { recognizer, touch in touch.view === recognizer.view }
        return answers
    }
}

private func spot(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }

@Suite(.application(ways: .both)) @MainActor
struct GestureExclusionOtherCases {
    private let stage = Stage()
    private let app = TestApplication.current
    private let own = Answers.onlyOwnView()

    // MARK: Ancestors

    @Test func G_61_aHeldBubbleKeepsThePageFromTurning() {
        let pager = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        pager.contentSize = CGSize(width: 1170, height: 844)
        pager.isPagingEnabled = true
        stage.window.addSubview(pager)
        let page = stage.view(0, 0, 390, 844, in: pager)
        let bubble = stage.view(100, 500, 200, 60, in: page)
        stage.attach(UILongPressGestureRecognizer(), "menu", to: bubble).minimumPressDuration = 0.3
        app.fingerDown(7, at: bubble)
        app.advance(by: 0.4)
        app.fingerDown(3, at: spot(350, 200))
        app.fingerMove(3, to: spot(60, 200), duration: 0.15)
        app.fingerUp(3)
        app.advance(by: 1)
        #expect(pager.contentOffset == .zero)
        #expect(stage.story == "menu began")
        app.fingerUp(7)
        app.fingerDrag(3, from: spot(350, 200), to: spot(60, 200), duration: 0.15)
        app.advance(by: 2)
        #expect(pager.contentOffset.x == 390)
    }

    @Test func G_61_noneOfSixAncestorsTakesASecondFinger() {
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
        app.fingersDown([1: spot(40, 200), 2: spot(110, 200)])
        app.fingersMove([1: spot(75, 165), 2: spot(75, 235)], duration: 0.2)
        #expect(stage.story == "dial began, dial changed")
        for level in 1...6 {
            let place = spot(390 - Double(level) * 40 + 20, 100)
            app.fingerTap(3, at: place)
            app.fingerDown(4, at: place)
            app.fingerMove(4, to: spot(place.x, 300), duration: 0.1)
            app.fingerUp(4)
        }
        #expect(stage.story == "dial began, dial changed")
        app.fingersUp([1, 2])
        #expect(stage.story == "dial began, dial changed, dial ended")
    }

    @Test func G_61_aDragFromTheEdgeDoesNotGoBackWhileASliderOfOnesOwnIsHeld() {
        let screen = stage.view(0, 0, 390, 844)
        let track = stage.view(100, 400, 200, 40, in: screen)
        let back = stage.attach(UIScreenEdgePanGestureRecognizer(), "back", to: screen)
        back.edges = .left
        back.delegate = own
        stage.attach(UIPanGestureRecognizer(), "track", to: track)
        app.fingerDown(1, at: track)
        app.fingerMove(1, to: spot(240, 420), duration: 0.1)
        app.fingerDown(2, at: spot(3, 200))
        app.fingerMove(2, to: spot(200, 200), duration: 0.2)
        #expect(stage.story == "track began, track changed")
        app.fingerUp(1)
        app.fingerUp(2)
        #expect(stage.story == "track began, track changed, track ended")
        stage.clear()
        app.fingerDrag(from: spot(3, 200), to: spot(200, 200))
        #expect(stage.story == "back began, back changed, back ended")
    }

    @Test func G_61_aMapIsNotPinchedWithTwoOtherFingersWhileItsPinIsDragged() {
        let map = stage.view(0, 0, 390, 844)
        let pin = stage.view(170, 50, 50, 50, in: map)
        stage.attach(UIPinchGestureRecognizer(), "map", to: map).delegate = own
        stage.attach(UIPanGestureRecognizer(), "pin", to: pin)
        app.fingerDown(1, at: pin)
        app.fingerMove(1, to: spot(195, 120), duration: 0.2)
        app.fingersDown([2: spot(150, 600), 3: spot(250, 600)])
        app.fingersMove([2: spot(100, 600), 3: spot(300, 600)], duration: 0.2)
        #expect(stage.story == "pin began, pin changed")
        app.fingersUp([2, 3])
        app.fingerUp(1)
        stage.clear()
        app.fingerPinch(around: spot(195, 600), from: 100, to: 200)
        #expect(stage.story == "map began, map changed, map ended")
    }

    @Test func G_61_aRecognizerAddedToTheBoardInTheHoldsActionHasToWaitToo() {
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
        app.fingerDown(2, at: spot(300, 700))
        app.fingerMove(2, to: spot(300, 500), duration: 0.2)
        app.fingerUp(2)
        app.fingerUp(1)
        #expect(stage.story == "hold began, hold ended")
    }

    @Test func G_61_aHoldThatTheSystemCancelsNoLongerExcludes() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        stage.attach(UIPanGestureRecognizer(), "desk", to: desk).delegate = own
        stage.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerDown(2, at: spot(300, 700))
        app.fingerMove(2, to: spot(300, 600), duration: 0.2)
        app.fingerUp(2)
        app.fingerCancel(1)
        app.fingerDown(2, at: spot(300, 700))
        app.fingerMove(2, to: spot(300, 600), duration: 0.2)
        app.fingerUp(2)
        #expect(stage.story == "hold began, hold cancelled, desk began, desk changed, desk ended")
    }

    // MARK: Descendants and one view

    @Test func G_61_aMarkerDeepInAChartIsNotDoubleTappedWhileTheChartIsRead() {
        let chart = stage.view(0, 100, 390, 400)
        let plot = stage.view(20, 20, 350, 360, in: chart)
        let marker = stage.view(250, 250, 60, 60, in: plot)
        let read = stage.attach(UILongPressGestureRecognizer(), "read", to: chart)
        read.minimumPressDuration = 0.2
        read.delegate = own
        stage.attach(UITapGestureRecognizer(), "marker", to: marker).numberOfTapsRequired = 2
        app.fingerDown(1, at: spot(10, 300))
        app.advance(by: 0.3)
        app.fingerMove(1, to: spot(12, 350), duration: 0.1)
        app.fingerDoubleTap(2, at: marker)
        #expect(stage.story == "read began, read changed")
        app.fingerUp(1)
        app.advance(by: 1)
        app.fingerDoubleTap(2, at: marker)
        #expect(stage.story == "read began, read changed, read ended, marker ended")
    }

    @Test func G_61_aSwipeToDeleteDoesNotOpenAnotherRowsButtonsWhileTheTableIsReordered() {
        let table = stage.view(0, 0, 390, 800)
        let rows = (0..<3).map { stage.view(0, Double($0) * 100, 390, 90, in: table) }
        let reorder = stage.attach(UILongPressGestureRecognizer(), "reorder", to: table)
        reorder.minimumPressDuration = 0.25
        for (index, row) in rows.enumerated() {
            stage.attach(UISwipeGestureRecognizer(), "row \(index)", to: row).direction = .left
        }
        app.fingerDown(1, at: rows[0])
        app.advance(by: 0.3)
        app.fingerDown(2, at: spot(300, 245))
        app.fingerMove(2, to: spot(100, 245), duration: 0.15)
        app.fingersUp([1, 2])
        #expect(stage.story == "reorder began, reorder ended")
    }

    @Test func G_61_aTwoFingerTapOnTheViewThatIsDrawnOnIsNotUndo() {
        let canvas = stage.view(0, 0, 390, 844)
        let pencil = Answers()
        pencil.receives = { recognizer, touch in
            let isAbove = touch.location(in: recognizer.view).y < 400
            return isAbove == (recognizer.name == "draw")
        }
        stage.attach(UIPanGestureRecognizer(), "draw", to: canvas).delegate = pencil
        let undo = stage.attach(UITapGestureRecognizer(), "undo", to: canvas)
        undo.numberOfTouchesRequired = 2
        undo.delegate = pencil
        app.fingerDown(1, at: spot(100, 100))
        app.fingerMove(1, to: spot(200, 100), duration: 0.2)
        app.fingersDown([2: spot(100, 600), 3: spot(200, 600)])
        app.advance(by: 0.05)
        app.fingersUp([2, 3])
        app.fingerMove(1, to: spot(300, 100), duration: 0.2)
        app.fingerUp(1)
        #expect(stage.story == "draw began, draw changed, draw ended")
        app.twoFingerTap(at: (spot(100, 600), spot(200, 600)))
        #expect(stage.lines.last == "undo ended")
    }

    // MARK: Branches and windows

    @Test func G_61_cousinsGoTheirOwnWays() {
        let desk = stage.view(0, 0, 390, 844)
        let left = stage.view(0, 0, 190, 400, in: desk)
        let knob = stage.view(20, 20, 100, 100, in: left)
        let right = stage.view(200, 0, 190, 400, in: desk)
        stage.attach(UILongPressGestureRecognizer(), "knob", to: knob).minimumPressDuration = 0.1
        stage.attach(UIPinchGestureRecognizer(), "right", to: right)
        stage.attach(UITapGestureRecognizer(), "left", to: left).delegate = own
        app.fingerDown(1, at: knob)
        app.advance(by: 0.2)
        app.fingersDown([2: spot(250, 200), 3: spot(300, 200)])
        app.fingersMove([2: spot(220, 200), 3: spot(340, 200)], duration: 0.2)
        #expect(stage.story == "knob began, right began, right changed")
        app.fingerTap(4, at: spot(100, 350))
        app.fingersUp([2, 3])
        app.fingerUp(1)
        #expect(stage.story == "knob began, right began, right changed, right ended, knob ended")
    }

    @Test func G_61_threeFadersMoveAtOnceUnderAMixersPan() {
        let mixer = stage.view(0, 0, 390, 600)
        stage.attach(UIPanGestureRecognizer(), "mixer", to: mixer)
        let faders = (0..<3).map { stage.view(20 + Double($0) * 120, 100, 80, 400, in: mixer) }
        for (index, fader) in faders.enumerated() { stage.attach(UIPanGestureRecognizer(), "\(index)", to: fader) }
        for finger in 0..<3 {
            app.fingerDown(finger + 1, at: spot(60 + Double(finger) * 120, 200))
            app.fingerMove(finger + 1, to: spot(60 + Double(finger) * 120, 260), duration: 0.1)
        }
        #expect(stage.story == "0 began, 0 changed, 1 began, 1 changed, 2 began, 2 changed")
        app.fingersUp([3])
        app.fingersUp([1])
        app.fingersUp([2])
        #expect(stage.lines.suffix(3) == ["2 ended", "0 ended", "1 ended"])
    }

    @Test func G_61_anotherWindowIsNoAncestor() {
        let panel = UIWindow(frame: CGRect(x: 0, y: 500, width: 390, height: 344))
        panel.windowLevel = .alert
        panel.isHidden = false
        stage.attach(UIPanGestureRecognizer(), "window", to: stage.window)
        stage.attach(UITapGestureRecognizer(), "panel", to: panel)
        app.fingerDown(1, at: spot(200, 100))
        app.fingerMove(1, to: spot(200, 200), duration: 0.2)
        app.fingerTap(2, at: spot(200, 700))
        app.fingerUp(1)
        #expect(stage.story == "window began, window changed, panel ended, window ended")
    }

    @Test func G_59_G_61_aPointerThatHoversIsInNobodysWay() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(100, 100, 100, 100, in: desk)
        stage.attach(UIHoverGestureRecognizer(), "hover", to: desk)
        stage.attach(UIPanGestureRecognizer(), "card", to: card)
        app.pointerMove(to: spot(300, 600))
        app.fingerDown(1, at: card)
        app.fingerMove(1, to: spot(150, 250), duration: 0.2)
        app.fingerUp(1)
        #expect(stage.story.contains("hover began"))
        #expect(stage.story.contains("card began, card changed, card ended"))
    }

    // MARK: Grants

    @Test func G_61_G_23_theGrantHoldsForThePairAlone() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        let answers = Answers.onlyOwnView()
        answers.together = { recognizer, other in
            recognizer is UIPanGestureRecognizer && other is UILongPressGestureRecognizer
        }
        stage.attach(UIPanGestureRecognizer(), "desk", to: desk).delegate = answers
        stage.attach(UITapGestureRecognizer(), "tap", to: desk).delegate = answers
        stage.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerTap(2, at: spot(300, 700))
        #expect(stage.story == "hold began")
        app.fingerDown(2, at: spot(300, 700))
        app.fingerMove(2, to: spot(300, 500), duration: 0.2)
        #expect(stage.story == "hold began, desk began, desk changed")
        app.fingersUp([1, 2])
        #expect(Set(stage.lines.suffix(2)) == ["desk ended", "hold ended"])
    }

    /// A hold that lets a pinch of the view behind it happen, said by the class itself.
    private final class MildHold: UILongPressGestureRecognizer {
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool {
            !(preventedGestureRecognizer is UIPinchGestureRecognizer)
        }
    }

    @Test func G_61_G_21_aSubclassPreventsWhomItWantsTo() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        stage.attach(UIPinchGestureRecognizer(), "pinch", to: desk).delegate = own
        stage.attach(UIPanGestureRecognizer(), "pan", to: desk).delegate = own
        stage.attach(MildHold(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerDown(2, at: spot(200, 600))
        app.fingerMove(2, to: spot(200, 560), duration: 0.2)
        #expect(stage.story == "hold began")
        app.fingerUp(2)
        app.fingersDown([2: spot(150, 600), 3: spot(250, 600)])
        app.fingersMove([2: spot(100, 600), 3: spot(300, 600)], duration: 0.2)
        #expect(stage.lines.contains("pinch began"))
        #expect(!stage.story.contains("pan "))
        app.fingersUp([1, 2, 3])
    }

    // MARK: Waiting taps

    @Test func G_61_G_24_aChainOfThreeTapsIsSilentUnderALongPress() {
        let photo = stage.view(0, 0, 390, 500)
        let taps = (1...3).map { count in
            let tap = stage.attach(UITapGestureRecognizer(), "tap \(count)", to: photo)
            tap.numberOfTapsRequired = count
            return tap
        }
        taps[0].require(toFail: taps[1])
        taps[1].require(toFail: taps[2])
        stage.attach(UILongPressGestureRecognizer(), "hold", to: photo).minimumPressDuration = 0.25
        app.fingerDoubleTap(at: spot(100, 100))
        app.advance(by: 0.1)
        app.fingerDown(at: spot(100, 100))
        app.advance(by: 3)
        #expect(stage.story == "hold began")
        app.fingerUp()
        app.advance(by: 1)
        #expect(stage.story == "hold began, hold ended")
        app.fingerDoubleTap(at: spot(100, 100))
        app.advance(by: 1)
        #expect(stage.lines.last == "tap 2 ended")
    }
}

@Suite(.application(ways: .both)) @MainActor
struct GestureFingerOtherCases {
    private let stage = Stage()
    private let app = TestApplication.current
    private let pad: UIView

    init() {
        pad = stage.view(0, 0, 390, 844)
        pad.isMultipleTouchEnabled = true
    }

    // MARK: G-62

    @Test func G_62_aHeldCardIsDroppedWhereItsOnlyFingerWas() {
        var told: [String] = []
        let hold = stage.attach(UILongPressGestureRecognizer(), "hold", to: pad)
        hold.addHandler {
            let place = $0.location(in: $0.view)
            if $0.state != .changed { told.append("\($0.state) \($0.numberOfTouches) \(place.x) \(place.y)") }
        }
        app.fingerDown(at: spot(50, 60))
        app.advance(by: 0.6)
        app.fingerMove(to: spot(270, 480), duration: 0.3)
        app.fingerUp()
        #expect(told == ["began 1 50.0 60.0", "ended 0 270.0 480.0"])
    }

    @Test func G_62_threeFingersOfAPanGoOneAfterTheOther() {
        var counts: [Int] = []
        stage.attach(UIPanGestureRecognizer(), "pan", to: pad).addHandler {
            if counts.last != $0.numberOfTouches { counts.append($0.numberOfTouches) }
        }
        app.fingersDown([1: spot(80, 300), 2: spot(180, 300), 3: spot(280, 300)])
        app.fingersMove([1: spot(80, 350), 2: spot(180, 350), 3: spot(280, 350)], duration: 0.1)
        app.fingerUp(1)
        app.fingersMove([2: spot(180, 380), 3: spot(280, 380)], duration: 0.1)
        app.fingerUp(3)
        app.fingerMove(2, to: spot(180, 420), duration: 0.1)
        app.fingerUp(2)
        #expect(counts == [3, 2, 1, 0])
        #expect(stage.story == "pan began, pan changed, pan ended")
    }

    @Test func G_62_aPinchCountsTheFingersThatAreDown() {
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        final class Glass {
            var fingers = 2
        }
        let glass = Glass()
        var wrong: [String] = []
        pinch.addHandler {
            let (told, down) = ($0.numberOfTouches, glass.fingers)
            if told != down { wrong.append("\($0.state) told \(told), down \(down)") }
        }
        app.fingersDown([1: spot(150, 400), 2: spot(250, 400)])
        app.fingersMove([1: spot(100, 400), 2: spot(300, 400)], duration: 0.3)
        glass.fingers = 1
        app.fingerUp(1)
        #expect(pinch.state == .possible || pinch.numberOfTouches == 1)
        glass.fingers = 0
        app.fingerUp(2)
        #expect(wrong == [])
        #expect(stage.story == "pinch began, pinch changed, pinch ended")
    }

    @Test func G_62_aScrollViewsPanEndsWithNoFinger() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 2000)
        pad.addSubview(list)
        var counts: [Int] = []
        list.panGestureRecognizer.addHandler { if $0.state != .changed { counts.append($0.numberOfTouches) } }
        app.fingerDrag(from: spot(200, 600), to: spot(200, 400))
        #expect(counts == [1, 0])
    }

    /// The lift tells which finger went: a chord is over when the lowest finger has gone.
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

    @Test func G_62_aChordEndsWhenItsLowestFingerGoes() {
        let chord = stage.attach(Chord(), "chord", to: pad)
        app.fingerDown(1, at: spot(80, 300))
        app.fingerDown(2, at: spot(180, 600))
        app.fingerDown(3, at: spot(280, 400))
        #expect(stage.story == "chord began")
        app.fingerUp(3)
        #expect(stage.story == "chord began")
        app.fingerUp(2)
        #expect(stage.story == "chord began, chord ended")
        #expect(chord.heights == [[300, 600], [300]])
        app.fingerUp(1)
        #expect(stage.lines.count == 2)
    }

    @Test func G_62_aDoubleTapAndASwipeOfThreeFingersKeepTheirs() {
        let double = stage.attach(UITapGestureRecognizer(), "double", to: pad)
        double.numberOfTapsRequired = 2
        let swipe = stage.attach(UISwipeGestureRecognizer(), "swipe", to: pad)
        swipe.numberOfTouchesRequired = 3
        var counts: [Int] = []
        for recognizer in [double, swipe] { recognizer.addHandler { counts.append($0.numberOfTouches) } }
        app.fingerDoubleTap(at: spot(100, 200))
        app.advance(by: 1)
        app.fingersDown([1: spot(60, 300), 2: spot(60, 400), 3: spot(60, 500)])
        app.fingersMove([1: spot(260, 300), 2: spot(260, 400), 3: spot(260, 500)], duration: 0.15)
        app.fingersUp([1, 2, 3])
        #expect(stage.story == "double ended, swipe ended")
        #expect(counts == [1, 3])
    }

    // MARK: G-63

    @Test func G_63_oneFingerLeavesTheOtherWithWhichItLanded() {
        let pinch = stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        app.fingersDown([1: spot(100, 600), 2: spot(100, 600)])
        app.advance(by: 0.3)
        #expect(stage.story == "")
        app.fingerMove(2, to: spot(100, 300), duration: 0.3)
        #expect(stage.story == "pinch began, pinch changed")
        #expect(pinch.scale.isFinite && pinch.scale > 1)
        let wide = pinch.scale
        app.fingerMove(2, to: spot(100, 450), duration: 0.3)
        #expect(pinch.scale < wide)
        app.fingersUp([1, 2])
        #expect(stage.lines.last == "pinch ended")
    }

    @Test func G_63_twoFingersThatStayOnOnePointAreNoPinch() {
        stage.attach(UIPinchGestureRecognizer(), "pinch", to: pad)
        stage.attach(UIRotationGestureRecognizer(), "rotation", to: pad)
        app.fingersDown([1: spot(100, 600), 2: spot(100, 600)])
        app.fingersMove([1: spot(200, 500), 2: spot(200, 500)], duration: 0.3)
        app.fingersUp([1, 2])
        #expect(stage.story == "")
    }

    @Test func G_63_aRotationMeasuresFromWhereTheFingersHaveParted() {
        let rotation = stage.attach(UIRotationGestureRecognizer(), "rotation", to: pad)
        app.fingersDown([1: spot(195, 400), 2: spot(195, 400)])
        // Straight apart, upwards and downwards: no angle is turned.
        app.fingersMove([1: spot(195, 300), 2: spot(195, 500)], duration: 0.3)
        #expect(stage.story == "")
        // A quarter of a turn clockwise, in steps; recognition uses up 8 pt on an arc of radius 100.
        for step in 1...30 {
            let angle = Double(step) / 30 * .pi / 2
            let (x, y) = (100 * sin(angle), 100 * cos(angle))
            app.fingersMove([1: spot(195 + x, 400 - y), 2: spot(195 - x, 400 + y)])
        }
        #expect(stage.story == "rotation began, rotation changed")
        #expect(abs(rotation.rotation - (.pi / 2 - 0.08)) < 0.06)
        app.fingersUp([1, 2])
    }

    // MARK: Numbers of a pan's fingers

    @Test func G_64_threeFingersRestAsTwoAndGoOnAsThree() {
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.minimumNumberOfTouches = 3
        app.fingersDown([1: spot(80, 300), 2: spot(180, 300), 3: spot(280, 300)])
        app.fingersMove([1: spot(80, 350), 2: spot(180, 350), 3: spot(280, 350)], duration: 0.1)
        #expect(stage.story == "pan began, pan changed")
        stage.clear()
        app.fingerUp(3)
        app.fingersMove([1: spot(80, 450), 2: spot(180, 450)], duration: 0.1)
        #expect(stage.story == "")
        app.fingerDown(3, at: spot(280, 450))
        app.fingersMove([1: spot(80, 500), 2: spot(180, 500), 3: spot(280, 500)], duration: 0.1)
        #expect(stage.story == "pan changed")
        app.fingersUp([1, 2, 3])
        #expect(stage.story == "pan changed, pan ended")
    }

    @Test func Q_18_theLastOfTwoFingersIsTakenByTheSystem() {
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.minimumNumberOfTouches = 2
        app.fingersDown([1: spot(80, 300), 2: spot(180, 300)])
        app.fingersMove([1: spot(140, 300), 2: spot(240, 300)], duration: 0.1)
        app.fingerUp(1)
        #expect(stage.story == "pan began, pan changed")
        app.fingerCancel(2)
        #expect(stage.story == "pan began, pan changed, pan cancelled")
    }

    @Test func Q_17_theSecondFingerOnACardForOneDropsIt() {
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
        app.fingerDown(1, at: spot(150, 200))
        app.fingerMove(1, to: spot(220, 200), duration: 0.2)
        #expect(card.transform.tx > 0)
        app.fingerDown(2, at: spot(250, 250))
        #expect(drops == 1 && card.transform == .identity)
        app.fingersMove([1: spot(120, 200), 2: spot(120, 250)], duration: 0.2)
        app.fingersUp([1, 2])
        #expect(drops == 1)
        #expect(stage.story == "card began, card changed, card ended")
    }

    @Test func Q_17_G_58_aDragFromTheEdgeIgnoresASecondFinger() {
        let back = stage.attach(UIScreenEdgePanGestureRecognizer(), "back", to: pad)
        back.edges = .left
        app.fingerDown(1, at: spot(2, 300))
        app.fingerMove(1, to: spot(80, 300), duration: 0.2)
        app.fingerDown(2, at: spot(200, 600))
        app.fingerMove(1, to: spot(160, 300), duration: 0.2)
        #expect(stage.story == "back began, back changed")
        #expect(back.numberOfTouches == 1)
        app.fingerUp(1)
        #expect(stage.story == "back began, back changed, back ended")
    }

    @Test func Q_17_aFingerThatTheDelegateRefusesDoesNotCount() {
        let answers = Answers()
        answers.receives = { _, touch in touch.type == .direct && touch.location(in: nil).y < 500 }
        let pan = stage.attach(UIPanGestureRecognizer(), "pan", to: pad)
        pan.maximumNumberOfTouches = 1
        pan.delegate = answers
        app.fingerDown(1, at: spot(100, 100))
        app.fingerMove(1, to: spot(160, 100), duration: 0.2)
        app.fingerDown(2, at: spot(100, 700))
        app.fingerMove(1, to: spot(200, 100), duration: 0.2)
        #expect(stage.story == "pan began, pan changed")
        app.fingerDown(3, at: spot(300, 300))
        #expect(stage.story == "pan began, pan changed, pan ended")
    }

    // MARK: G-65

    @Test(arguments: [[1, 2, 3], [3, 2, 1], [2, 3, 1], [1, 3, 2]])
    func G_65_threeKindsOfTapsStackHoweverTheyWereAdded(order: [Int]) {
        for count in order {
            stage.attach(UITapGestureRecognizer(), "\(count)", to: pad).numberOfTapsRequired = count
        }
        for _ in 1...3 {
            app.fingerTap(at: spot(195, 300))
            app.advance(by: 0.1)
        }
        app.advance(by: 1)
        #expect(stage.story == "1 ended, 2 ended, 3 ended")
    }

    // MARK: Q-15

    @Test func Q_15_aFourthFingerIsNoNewBeginningForATwoFingerTap() {
        stage.attach(UITapGestureRecognizer(), "tap", to: pad).numberOfTouchesRequired = 2
        app.fingersDown([1: spot(60, 300), 2: spot(160, 300), 3: spot(260, 300)])
        app.advance(by: 0.02)
        app.fingersDown([4: spot(100, 500), 5: spot(200, 500)])
        app.advance(by: 0.02)
        app.fingersUp([4, 5])
        app.fingersUp([1, 2, 3])
        app.advance(by: 1)
        #expect(stage.story == "")
        app.twoFingerTap(at: (spot(100, 500), spot(200, 500)))
        #expect(stage.story == "tap ended")
    }

    @Test func Q_15_aSwipeThatStrayedIsNotMadeGoodByASecondFinger() {
        stage.attach(UISwipeGestureRecognizer(), "swipe", to: pad)
        app.fingerDown(1, at: spot(200, 300))
        app.fingerMove(1, to: spot(100, 300), duration: 0.1)
        app.fingerDown(2, at: spot(100, 600))
        app.fingerMove(2, to: spot(300, 600), duration: 0.15)
        #expect(stage.story == "")
        app.fingersUp([1, 2])
        app.fingerDrag(from: spot(100, 600), to: spot(300, 600), duration: 0.15)
        #expect(stage.story == "swipe ended")
    }

    @Test func Q_15_aLongPressThatASecondFingerSpoiltWaitsForALift() {
        stage.attach(UILongPressGestureRecognizer(), "hold", to: pad)
        app.fingerDown(1, at: spot(100, 300))
        app.advance(by: 0.1)
        app.fingerDown(2, at: spot(200, 300))
        app.advance(by: 0.1)
        app.fingerDown(3, at: spot(300, 300))
        app.advance(by: 1)
        #expect(stage.story == "")
        app.fingerUp(1)
        app.fingerDown(4, at: spot(100, 600))
        app.advance(by: 0.6)
        #expect(stage.story == "hold began")
        app.fingersUp([4])
        #expect(stage.story == "hold began, hold ended")
    }
}

@Suite(.application(ways: .both)) @MainActor
struct GestureStateOtherCases {
    private let stage = Stage()
    private let app = TestApplication.current

    // MARK: G-66

    @Test func G_66_aLongPressIsBegunAndCancelledByHand() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let hold = stage.attach(UILongPressGestureRecognizer(), "hold", to: row)
        hold.state = .began
        #expect(stage.story == "")
        #expect(hold.state == .began)
        app.settle()
        #expect(stage.story == "hold began")
        hold.state = .cancelled
        #expect(stage.story == "hold began")
        app.settle()
        #expect(stage.story == "hold began, hold cancelled")
        #expect(hold.state == .possible)
    }

    @Test func G_66_aFailureByHandIsHeardByNobody() {
        let row = stage.view(0, 0, 100, 44)
        let swipe = stage.attach(UISwipeGestureRecognizer(), "swipe", to: row)
        swipe.state = .failed
        app.settle()
        #expect(stage.story == "")
        #expect(swipe.state == .possible)
        swipe.state = .recognized
        app.settle()
        #expect(stage.story == "swipe ended")
    }

    /// Presses that count by frames instead of by a timer.
    private final class PatientPress: UIGestureRecognizer {
        private var link: CADisplayLink?
        private var start: TimeInterval = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            guard link == nil else { return state = .failed }
            start = event.timestamp
            link = CADisplayLink(target: self, action: PatientPress.step)
            link?.add(to: .main, forMode: .common)
        }

        func step(_ link: CADisplayLink) {
            guard state == .possible, link.timestamp - start >= 0.3 else { return }
            state = .began
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            state = state == .possible ? .failed : .ended
        }

        override func reset() {
            super.reset()
            link?.invalidate()
            link = nil
        }
    }

    @Test func G_66_G_61_aPressThatADisplayLinkBeginsIsHeardAndExcludes() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        let own = Answers.onlyOwnView()
        stage.attach(UITapGestureRecognizer(), "desk", to: desk).delegate = own
        stage.attach(PatientPress(), "press", to: card)
        app.fingerTap(at: card)
        app.advance(by: 1)
        #expect(stage.story == "")
        app.fingerDown(1, at: card)
        app.advance(by: 0.2)
        #expect(stage.story == "")
        app.advance(by: 0.2)
        #expect(stage.story == "press began")
        app.fingerTap(2, at: spot(300, 600))
        app.fingerUp(1)
        #expect(stage.story == "press began, press ended")
    }

    // MARK: G-68

    /// A colour wheel that changes with the very touch-down, and says nothing else until the end.
    private final class Wheel: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }

    @Test func G_68_aColourWheelIsHeardFromTheTouchDownOn() {
        let view = stage.view(100, 100, 200, 200)
        let wheel = stage.attach(Wheel(), "wheel", to: view)
        app.fingerDown(at: view)
        #expect(stage.story == "wheel began")
        app.fingerUp()
        #expect(stage.story == "wheel began, wheel ended")
        stage.clear()
        app.fingerDown(at: view)
        app.fingerMove(to: spot(210, 260))
        #expect(stage.story == "wheel began, wheel changed")
        wheel.isEnabled = false
        #expect(stage.story == "wheel began, wheel changed, wheel cancelled")
        app.fingerUp()
        #expect(stage.lines.count == 3)
    }

    @Test func G_68_G_4_whoFailsAfterGoingStraightToChangedIsCancelled() {
        let view = stage.view(100, 100, 200, 200)
        stage.attach(Wheel(), "wheel", to: view)
        app.fingerDown(at: view)
        app.fingerMove(to: spot(210, 260))
        app.fingerCancel()
        #expect(stage.story == "wheel began, wheel changed, wheel cancelled")
    }

    @Test func G_68_G_28_aDelegateMayRefuseIt() {
        let view = stage.view(100, 100, 200, 200)
        let answers = Answers()
        answers.begins = { _ in false }
        let wheel = stage.attach(Wheel(), "wheel", to: view)
        wheel.delegate = answers
        stage.attach(UITapGestureRecognizer(), "tap", to: view)
        app.fingerTap(at: view)
        #expect(stage.story == "tap ended")
        answers.begins = { _ in true }
        app.fingerTap(at: view)
        #expect(stage.story == "tap ended, wheel began, wheel ended")
    }

    @Test func G_68_G_61_twoWheelsBesideEachOtherButNotTheirPanel() {
        let panel = stage.view(0, 0, 390, 400)
        let views = [stage.view(20, 20, 150, 150, in: panel), stage.view(200, 20, 150, 150, in: panel)]
        let own = Answers.onlyOwnView()
        stage.attach(Wheel(), "panel", to: panel).delegate = own
        stage.attach(Wheel(), "left", to: views[0])
        stage.attach(Wheel(), "right", to: views[1])
        app.fingerDown(1, at: views[0])
        app.fingerDown(2, at: views[1])
        app.fingerDown(3, at: spot(195, 350))
        app.fingerUp(3)
        #expect(stage.story == "left began, right began")
        app.fingersUp([1])
        app.fingersUp([2])
        #expect(stage.story == "left began, right began, left ended, right ended")
    }

    // MARK: A wheel or a hover is no touch

    /// Counts what it is told, and recognizes nothing.
    private final class Counter: UIGestureRecognizer {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { self.touches += touches.count }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }

    @Test func aWheelAndAHoverAreNoTouchesForAnApplicationsRecognizer() {
        let view = stage.view(0, 0, 390, 400)
        let counter = stage.attach(Counter(), "counter", to: view)
        stage.attach(UITapGestureRecognizer(), "tap", to: view)
        app.pointerMove(to: spot(50, 50))
        app.wheel(at: spot(50, 50), by: CGVector(dx: 0, dy: -40))
        app.trackpadScroll(at: spot(50, 50), by: CGVector(dx: 0, dy: 60))
        app.trackpadPinch(at: spot(50, 50), by: 2)
        app.advance(by: 3)
        #expect(counter.touches == 0 && counter.numberOfTouches == 0)
        #expect(stage.story == "" && counter.state == .possible)
        app.fingerTap(at: spot(50, 50))
        #expect(counter.touches == 1)
        #expect(stage.story == "tap ended")
    }

    /// Vertical only, as written for lists in pages.
    private final class VerticalPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            guard state == .began else { return }
            let translation = translation(in: view)
            if abs(translation.x) > abs(translation.y) { state = .cancelled }
        }
    }

    @Test func anApplicationsPanIsDrivenByANotchOfAWheelAndByAFinger() {
        let view = stage.view(0, 0, 390, 400)
        let pan = stage.attach(VerticalPan(), "pan", to: view)
        pan.allowedScrollTypesMask = .discrete
        var last = CGPoint.zero
        pan.addHandler { last = $0.translation(in: nil) }
        app.wheel(at: spot(60, 60), by: CGVector(dx: 0, dy: -30))
        app.advance(by: 1)
        #expect(stage.lines.first == "pan began" && stage.lines.last == "pan ended")
        #expect(last.y == -30)
        stage.clear()
        app.trackpadScroll(at: spot(60, 60), by: CGVector(dx: 0, dy: -30))
        #expect(stage.story == "")
        app.fingerDrag(from: spot(60, 60), to: spot(60, 260))
        #expect(stage.story == "pan began, pan changed, pan ended")
    }

    // MARK: A held text field

    @Test func aLongPressThenSelectAllAndANewText() throws {
        let field = UITextField(frame: CGRect(x: 40, y: 500, width: 280, height: 36))
        stage.window.addSubview(field)
        field.text = "alpha beta gamma"
        app.fingerTap(at: field)
        app.advance(by: 1)
        #expect(field.isEditing)
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 8))
        let end = try #require(field.position(from: start, offset: 1))
        let x = (field.caretRect(for: start).midX + field.caretRect(for: end).midX) / 2
        let place = CGPoint(x: field.frame.minX + x - 0.5, y: field.frame.midY)
        app.fingerLongPress(at: place)
        app.settle()
        let caret = try #require(field.selectedTextRange)
        #expect(caret.isEmpty)
        #expect([8, 9].contains(field.offset(from: field.beginningOfDocument, to: caret.start)))
        let menu = try #require(app.application.windows.first { $0.accessibilityIdentifier == "menu" })
        app.fingerTap(
            at: try #require(menu.subviews.first { $0.accessibilityIdentifier == "menu item Select All" }))
        #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "alpha beta gamma")
        app.keyTypeText("new")
        #expect(field.text == "new")
    }
}
