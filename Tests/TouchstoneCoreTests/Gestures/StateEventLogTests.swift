import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// States that an application sets, subclasses that set changed first, wheels, and a long press in a text field (G-66, G-68).
@Suite(.application(tracing: .both)) @MainActor
struct StateEventLogTests {
    private let board = GestureBoard()
    private let app = TestApplication.current

    // MARK: G-66

    @Test(arguments: [true, false])
    func `G-66: a state that a test sets sends its action in the next run-loop iteration`(
        inAWindow: Bool
    ) {
        let button = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        if inAWindow { board.window.addSubview(button) }
        let tap = board.attach(UITapGestureRecognizer(), "tap", to: button)
        tap.state = .ended
        expectEqual(board.eventLog, "")
        app.settle()
        expectEqual(board.eventLog, "tap ended")
        app.advance(by: 1)
        expectEqual(board.lines.count, 1)
        expectEqual(tap.state, .possible)
    }

    @Test func `G-66: an application can set a pan to each of its states`() {
        let view = UIView()
        let pan = board.attach(UIPanGestureRecognizer(), "pan", to: view)
        for state in [UIGestureRecognizer.State.changed, .changed, .ended] {
            pan.state = state
            app.settle()
        }
        expectEqual(board.eventLog, "pan began, pan changed, pan ended")
        pan.state = .failed
        app.settle()
        expectEqual(board.eventLog, "pan began, pan changed, pan ended")
    }

    // MARK: G-68

    /// A rotary knob as in applications: it sets `.changed` in every move, and never `.began`.
    private final class Knob: UIGestureRecognizer {
        private(set) var angle: CGFloat = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            if numberOfTouches > 1 { state = .failed }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesMoved(touches, with: event)
            guard let view, let touch = touches.first else { return }
            let point = touch.location(in: view)
            angle = atan2(point.y - view.bounds.midY, point.x - view.bounds.midX)
            state = .changed
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesEnded(touches, with: event)
            state = .ended
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesCancelled(touches, with: event)
            state = .cancelled
        }
    }

    @Test func `G-68: a recognizer that sets changed without began sends its actions`() {
        let view = board.view(100, 100, 200, 200)
        let knob = board.attach(Knob(), "knob", to: view)
        var angles: [CGFloat] = []
        knob.addHandler { angles.append($0.angle) }
        app.fingerDown(at: at(290, 200))
        app.fingerMove(to: at(200, 290))
        app.fingerMove(to: at(110, 200))
        app.fingerUp()
        expectEqual(board.eventLog, "knob began, knob changed, knob ended")
        expectEqual(angles.first, .pi / 2)
        expectEqual(angles.last, .pi)
        expectEqual(knob.state, .possible)
    }

    @Test func `G-68, G-19: a recognizer that has set changed prevents the pan and the long press of a superview`() {
        let pager = board.view(0, 0, 390, 800)
        let view = board.view(100, 100, 200, 200, in: pager)
        board.attach(UIPanGestureRecognizer(), "pager", to: pager)
        board.attach(UILongPressGestureRecognizer(), "hold", to: pager)
        board.attach(Knob(), "knob", to: view)
        app.fingerDown(at: at(290, 200))
        app.fingerMove(to: at(286, 202))
        app.fingerMove(to: at(200, 290), duration: 0.3)
        app.advance(by: 1)
        app.fingerUp()
        expectEqual(board.eventLog, "knob began, knob changed, knob ended")
    }

    @Test func `G-68: a recognizer that sets changed is cancelled with its touch`() {
        let view = board.view(100, 100, 200, 200)
        board.attach(Knob(), "knob", to: view)
        app.fingerDown(at: at(290, 200))
        app.fingerMove(to: at(200, 290), duration: 0.1)
        app.fingerCancel()
        expectEqual(board.eventLog, "knob began, knob changed, knob cancelled")
    }

    // MARK: A wheel is no touch

    /// A pan that counts its touches and accepts only scroll events.
    private final class Scrubber: UIPanGestureRecognizer {
        var touchDowns = 0
        var kinds: Set<UIEvent.EventType> = []

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
            super.touchesBegan(touches, with: event)
            touchDowns += touches.count
        }

        override func shouldReceive(_ event: UIEvent) -> Bool {
            kinds.insert(event.type)
            return event.type == .scroll
        }
    }

    @Test func `A custom pan recognizes a trackpad scroll without a touch`() {
        let view = board.view(0, 0, 390, 400)
        let scrubber = board.attach(Scrubber(), "scrubber", to: view)
        scrubber.allowedScrollTypesMask = .all
        var counts: Set<Int> = []
        var sum: CGFloat = 0
        scrubber.addHandler {
            counts.insert($0.numberOfTouches)
            sum = $0.translation(in: $0.view).x
        }
        app.trackpadScroll(at: at(100, 100), by: CGVector(dx: -48, dy: 0), duration: 0.1)
        expectEqual(board.eventLog, "scrubber began, scrubber changed, scrubber ended")
        #expect(abs(sum + 48) < 0.5)
        #expect(counts == [0] && scrubber.touchDowns == 0)
        expectEqual(scrubber.kinds, [.scroll])
        board.clear()
        app.fingerDrag(from: at(100, 100), to: at(300, 100))
        #expect(board.eventLog == "" && scrubber.touchDowns == 0)
    }

    // MARK: A long press in a text field

    @Test func `A long press in a text field that is being edited places the caret and shows the menu`() throws {
        let field = UITextField(frame: CGRect(x: 20, y: 300, width: 300, height: 40))
        board.window.addSubview(field)
        field.text = "one two three"
        field.becomeFirstResponder()
        let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
        let end = try #require(field.position(from: start, offset: 1))
        let x = (field.caretRect(for: start).midX + field.caretRect(for: end).midX) / 2
        let place = CGPoint(x: field.frame.minX + x - 0.5, y: field.frame.midY)

        app.fingerDown(at: place)
        app.advance(by: 0.7)
        expectEqual(field.selectedTextRange?.isEmpty, true)
        app.fingerUp()
        app.settle()
        let caret = try #require(field.selectedTextRange)
        #expect(caret.isEmpty)
        #expect([5, 6].contains(field.offset(from: field.beginningOfDocument, to: caret.start)))
        #expect(UIMenuController.shared.isMenuVisible)
        let menu = try #require(app.application.windows.first { $0.accessibilityIdentifier == "menu" })
        let titles = menu.subviews.compactMap { $0.accessibilityIdentifier }
        #expect(titles.contains("menu item Select") && titles.contains("menu item Select All"))
        app.fingerTap(at: try #require(menu.subviews.first { $0.accessibilityIdentifier == "menu item Select" }))
        expectEqual(field.selectedTextRange.flatMap { field.text(in: $0) }, "two")
    }
}
