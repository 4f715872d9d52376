import Foundation
import QuartzCore
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// States that an application or a display link sets (G-66), changed without began (G-68), wheels, hovers, and text.
@Suite(.application(tracing: .both)) @MainActor
struct StateByHandEventLogTests {
    private let stage = GestureBoard(name: "stage", multipleTouch: false)
    private let app = TestApplication.current

    // MARK: G-66

    @Test func `G-66: an application can set a long press to began and to cancelled`() {
        let row = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
        let hold = stage.attach(UILongPressGestureRecognizer(), "hold", to: row)
        hold.state = .began
        expectEqual(stage.eventLog, "")
        expectEqual(hold.state, .began)
        app.settle()
        expectEqual(stage.eventLog, "hold began")
        hold.state = .cancelled
        expectEqual(stage.eventLog, "hold began")
        app.settle()
        expectEqual(stage.eventLog, "hold began, hold cancelled")
        expectEqual(hold.state, .possible)
    }

    @Test func `G-66: setting a recognizer to failed calls no target`() {
        let row = stage.view(0, 0, 100, 44)
        let swipe = stage.attach(UISwipeGestureRecognizer(), "swipe", to: row)
        swipe.state = .failed
        app.settle()
        expectEqual(stage.eventLog, "")
        expectEqual(swipe.state, .possible)
        swipe.state = .recognized
        app.settle()
        expectEqual(stage.eventLog, "swipe ended")
    }

    /// A long press that uses a display link instead of a timer.
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

    @Test func `G-66, G-61: a press that a display link begins sends its action and excludes other recognizers`() {
        let desk = stage.view(0, 0, 390, 844)
        let card = stage.view(20, 20, 100, 100, in: desk)
        let own = ScriptedDelegate.ofOwnView()
        stage.attach(UITapGestureRecognizer(), "desk", to: desk).delegate = own
        stage.attach(PatientPress(), "press", to: card)
        app.fingerTap(at: card)
        app.advance(by: 1)
        expectEqual(stage.eventLog, "")
        app.fingerDown(1, at: card)
        app.advance(by: 0.2)
        expectEqual(stage.eventLog, "")
        app.advance(by: 0.2)
        expectEqual(stage.eventLog, "press began")
        app.fingerTap(2, at: at(300, 600))
        app.fingerUp(1)
        expectEqual(stage.eventLog, "press began, press ended")
    }

    // MARK: G-68

    /// A color wheel that sets `.changed` on touch-down and in each move.
    private final class Wheel: UIGestureRecognizer {
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }

    @Test func `G-68: a recognizer that sets changed on touch-down acts from then on`() {
        let view = stage.view(100, 100, 200, 200)
        let wheel = stage.attach(Wheel(), "wheel", to: view)
        app.fingerDown(at: view)
        expectEqual(stage.eventLog, "wheel began")
        app.fingerUp()
        expectEqual(stage.eventLog, "wheel began, wheel ended")
        stage.clear()
        app.fingerDown(at: view)
        app.fingerMove(to: at(210, 260))
        expectEqual(stage.eventLog, "wheel began, wheel changed")
        wheel.isEnabled = false
        expectEqual(stage.eventLog, "wheel began, wheel changed, wheel cancelled")
        app.fingerUp()
        expectEqual(stage.lines.count, 3)
    }

    @Test func `G-68, G-4: a recognizer that fails after it has set changed is cancelled`() {
        let view = stage.view(100, 100, 200, 200)
        stage.attach(Wheel(), "wheel", to: view)
        app.fingerDown(at: view)
        app.fingerMove(to: at(210, 260))
        app.fingerCancel()
        expectEqual(stage.eventLog, "wheel began, wheel changed, wheel cancelled")
    }

    @Test func `G-68, G-28: a delegate can refuse a recognizer that sets changed`() {
        let view = stage.view(100, 100, 200, 200)
        let answers = ScriptedDelegate()
        answers.begins = { _ in false }
        let wheel = stage.attach(Wheel(), "wheel", to: view)
        wheel.delegate = answers
        stage.attach(UITapGestureRecognizer(), "tap", to: view)
        app.fingerTap(at: view)
        expectEqual(stage.eventLog, "tap ended")
        answers.begins = { _ in true }
        app.fingerTap(at: view)
        expectEqual(stage.eventLog, "tap ended, wheel began, wheel ended")
    }

    @Test func `G-68, G-61: recognizers that set changed recognize on sibling views, but not on their superview`() {
        let panel = stage.view(0, 0, 390, 400)
        let views = [stage.view(20, 20, 150, 150, in: panel), stage.view(200, 20, 150, 150, in: panel)]
        let own = ScriptedDelegate.ofOwnView()
        stage.attach(Wheel(), "panel", to: panel).delegate = own
        stage.attach(Wheel(), "left", to: views[0])
        stage.attach(Wheel(), "right", to: views[1])
        app.fingerDown(1, at: views[0])
        app.fingerDown(2, at: views[1])
        app.fingerDown(3, at: at(195, 350))
        app.fingerUp(3)
        expectEqual(stage.eventLog, "left began, right began")
        app.fingersUp([1])
        app.fingersUp([2])
        expectEqual(stage.eventLog, "left began, right began, left ended, right ended")
    }

    // MARK: A wheel or a hover is no touch

    /// Counts its touches, and recognizes nothing.
    private final class Counter: UIGestureRecognizer {
        var touches = 0
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { self.touches += touches.count }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }
    }

    @Test func `Wheels, trackpads and hovers are no touches for a custom recognizer`() {
        let view = stage.view(0, 0, 390, 400)
        let counter = stage.attach(Counter(), "counter", to: view)
        stage.attach(UITapGestureRecognizer(), "tap", to: view)
        app.pointerMove(to: at(50, 50))
        app.wheel(at: at(50, 50), by: CGVector(dx: 0, dy: -40))
        app.trackpadScroll(at: at(50, 50), by: CGVector(dx: 0, dy: 60))
        app.trackpadPinch(at: at(50, 50), by: 2)
        app.advance(by: 3)
        #expect(counter.touches == 0 && counter.numberOfTouches == 0)
        #expect(stage.eventLog == "" && counter.state == .possible)
        app.fingerTap(at: at(50, 50))
        expectEqual(counter.touches, 1)
        expectEqual(stage.eventLog, "tap ended")
    }

    /// A pan that cancels itself if it is horizontal, as for lists in pages.
    private final class VerticalPan: UIPanGestureRecognizer {
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            guard state == .began else { return }
            let translation = translation(in: view)
            if abs(translation.x) > abs(translation.y) { state = .cancelled }
        }
    }

    @Test func `A custom pan recognizes a wheel and a finger`() {
        let view = stage.view(0, 0, 390, 400)
        let pan = stage.attach(VerticalPan(), "pan", to: view)
        pan.allowedScrollTypesMask = .discrete
        var last = CGPoint.zero
        pan.addHandler { last = $0.translation(in: nil) }
        app.wheel(at: at(60, 60), by: CGVector(dx: 0, dy: -30))
        app.advance(by: 1)
        #expect(stage.lines.first == "pan began" && stage.lines.last == "pan ended")
        expectEqual(last.y, -30)
        stage.clear()
        app.trackpadScroll(at: at(60, 60), by: CGVector(dx: 0, dy: -30))
        expectEqual(stage.eventLog, "")
        app.fingerDrag(from: at(60, 60), to: at(60, 260))
        expectEqual(stage.eventLog, "pan began, pan changed, pan ended")
    }

    // MARK: A long press in a text field

    @Test func `After a long press in a text field, Select All and typing replace the text`() throws {
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
        expectEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "alpha beta gamma")
        app.keyTypeText("new")
        expectEqual(field.text, "new")
    }
}
