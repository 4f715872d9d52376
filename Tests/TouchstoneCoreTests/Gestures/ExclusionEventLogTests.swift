import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// Other gestures while one is in progress (G-61).
@Suite(.application(tracing: .both)) @MainActor
struct ExclusionEventLogTests {
    private let board = GestureBoard()
    private let app = TestApplication.current
    private let background = ScriptedDelegate.ofOwnView()

    // MARK: A long press and its superviews

    @Test func `G-61: a second finger does not scroll during a long press in the scroll view`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 3000)
        board.window.addSubview(list)
        let card = board.view(20, 40, 350, 80, in: list)
        board.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: at(100, 80))
        app.advance(by: 0.6)
        expectEqual(board.eventLog, "hold began")
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 300), duration: 0.3)
        expectEqual(list.contentOffset, .zero)
        #expect(!list.isDragging)
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(board.eventLog, "hold began, hold ended")
        app.advance(by: 1)
        expectEqual(list.contentOffset, .zero)
        app.fingerDrag(from: at(200, 600), to: at(200, 300))
        #expect(list.contentOffset.y > 100)
    }

    @Test func `G-61, G-23: a second finger scrolls during a long press if the delegate allows it`() {
        let list = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 700))
        list.contentSize = CGSize(width: 390, height: 3000)
        board.window.addSubview(list)
        let card = board.view(20, 40, 350, 80, in: list)
        let delegate = AlwaysTogether()
        board.attach(UILongPressGestureRecognizer(), "hold", to: card).delegate = delegate
        app.fingerDown(1, at: at(100, 80))
        app.advance(by: 0.6)
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 300), duration: 0.3)
        #expect(list.contentOffset.y > 50)
        #expect(list.isDragging)
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "hold began, hold ended")
    }

    @Test func `G-61: a tap on a view does not recognize during a long press of its subview`() {
        let desk = board.view(0, 0, 390, 700)
        let card = board.view(20, 40, 100, 80, in: desk)
        let tap = board.attach(UITapGestureRecognizer(), "tap", to: desk)
        tap.delegate = background
        board.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: at(60, 80))
        app.advance(by: 0.6)
        app.fingerTap(2, at: at(300, 500))
        expectEqual(board.eventLog, "hold began")
        app.fingerUp(1)
        app.fingerTap(2, at: at(300, 500))
        expectEqual(board.eventLog, "hold began, hold ended, tap ended")
    }

    @Test func `G-61: a swipe does not recognize during a pinch of a view two levels down`() {
        let pager = board.view(0, 0, 390, 800)
        let frame = board.view(20, 20, 350, 500, in: pager)
        let photo = board.view(0, 0, 350, 500, in: frame)
        let swipe = board.attach(UISwipeGestureRecognizer(), "swipe", to: pager)
        swipe.direction = .left
        swipe.delegate = background
        board.attach(UIPinchGestureRecognizer(), "pinch", to: photo)
        app.fingersDown([1: at(150, 200), 2: at(200, 200)])
        app.fingersMove([1: at(100, 200), 2: at(260, 200)], duration: 0.2)
        app.fingerDown(3, at: at(350, 700))
        app.fingerMove(3, to: at(150, 700), duration: 0.15)
        app.fingerUp(3)
        expectEqual(board.eventLog, "pinch began, pinch changed")
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "pinch began, pinch changed, pinch ended")
    }

    @Test func `G-61: a tap of the window does not recognize during a pan of a subview`() {
        let knob = board.view(100, 100, 100, 100)
        board.attach(UIPanGestureRecognizer(), "knob", to: knob)
        let dismiss = board.attach(UITapGestureRecognizer(), "dismiss", to: board.window)
        dismiss.cancelsTouchesInView = false
        dismiss.delegate = background
        app.fingerDown(1, at: knob)
        app.fingerMove(1, to: at(200, 150), duration: 0.2)
        app.fingerTap(2, at: at(300, 600))
        expectEqual(board.eventLog, "knob began, knob changed")
        app.fingerUp(1)
        app.fingerTap(2, at: at(300, 600))
        expectEqual(board.eventLog, "knob began, knob changed, knob ended, dismiss ended")
    }

    // MARK: Subviews and the same view

    @Test func `G-61: a long press of a subview does not begin during a pan of its superview`() {
        let desk = board.view(0, 0, 390, 800)
        let card = board.view(20, 500, 100, 80, in: desk)
        board.attach(UIPanGestureRecognizer(), "desk", to: desk)
        board.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: at(200, 200))
        app.fingerMove(1, to: at(260, 200), duration: 0.2)
        app.fingerDown(2, at: card)
        app.advance(by: 1)
        expectEqual(board.eventLog, "desk began, desk changed")
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(board.eventLog, "desk began, desk changed, desk ended")
        board.clear()
        app.fingerDown(2, at: card)
        app.advance(by: 1)
        expectEqual(board.eventLog, "hold began")
        app.fingersUp()
    }

    @Test func `G-61: a tap on a view does not recognize during a pan of the same view`() {
        let map = board.view(0, 0, 390, 800)
        board.attach(UITapGestureRecognizer(), "tap", to: map)
        board.attach(UIPanGestureRecognizer(), "pan", to: map)
        app.fingerDown(1, at: at(200, 200))
        app.fingerMove(1, to: at(200, 300), duration: 0.2)
        app.fingerTap(2, at: at(100, 600))
        app.fingerTap(3, at: at(300, 600))
        app.fingerUp(1)
        expectEqual(board.eventLog, "pan began, pan changed, pan ended")
    }

    /// Each of two recognizers receives the touches in one half of the view.
    private final class Halves: UIGestureRecognizerDelegate {
        func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
            guard let view = gestureRecognizer.view else { return false }
            let isLeft = touch.location(in: view).x < view.bounds.midX
            return isLeft == (gestureRecognizer.name == "left")
        }
    }

    @Test func `G-61: two pans of one view with a finger each do not recognize together`() {
        let pad = board.view(0, 0, 390, 400)
        let halves = Halves()
        board.attach(UIPanGestureRecognizer(), "left", to: pad).delegate = halves
        board.attach(UIPanGestureRecognizer(), "right", to: pad).delegate = halves
        app.fingersDown([1: at(100, 100), 2: at(300, 100)])
        app.fingerMove(1, to: at(100, 200), duration: 0.2)
        app.fingerMove(2, to: at(300, 200), duration: 0.2)
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "left began, left changed, left ended")
    }

    // MARK: Siblings

    /// A view that its pan drags, as in tutorials.
    private final class Piece: UIView {
        private(set) var states: [UIGestureRecognizer.State] = []

        override init(frame: CGRect) {
            super.init(frame: frame)
            addGestureRecognizer(UIPanGestureRecognizer(target: self, action: Piece.dragged))
        }

        required init?(coder: NSCoder) { fatalError() }

        func dragged(_ pan: UIPanGestureRecognizer) {
            if states.last != pan.state { states.append(pan.state) }
            let translation = pan.translation(in: superview)
            center = CGPoint(x: center.x + translation.x, y: center.y + translation.y)
            pan.setTranslation(.zero, in: superview)
        }
    }

    @Test func `G-61: two sibling views are dragged at once without a pan of their superview`() {
        let desk = board.view(0, 0, 390, 800)
        board.attach(UIPanGestureRecognizer(), "desk", to: desk)
        let white = Piece(frame: CGRect(x: 20, y: 100, width: 80, height: 80))
        let black = Piece(frame: CGRect(x: 220, y: 100, width: 80, height: 80))
        desk.addSubview(white)
        desk.addSubview(black)
        app.fingerDown(1, at: white)
        app.fingerMove(1, to: at(60, 240), duration: 0.2)
        app.fingerDown(2, at: black)
        app.fingersMove([1: at(60, 300), 2: at(260, 300)], duration: 0.2)
        app.fingersUp([1, 2])
        expectEqual(white.states, [.began, .changed, .ended])
        expectEqual(black.states, [.began, .changed, .ended])
        #expect(white.center.y > 280 && black.center.y > 280)
        expectEqual(board.eventLog, "")
    }

    @Test func `G-61: a waiting tap recognizes during a long press of a sibling view`() {
        let desk = board.view(0, 0, 390, 800)
        let left = board.view(0, 0, 150, 150, in: desk)
        let right = board.view(200, 0, 150, 150, in: desk)
        let double = board.attach(UITapGestureRecognizer(), "double", to: left)
        double.numberOfTapsRequired = 2
        board.attach(UITapGestureRecognizer(), "single", to: left).require(toFail: double)
        board.attach(UILongPressGestureRecognizer(), "hold", to: right).minimumPressDuration = 0.1
        app.fingerTap(1, at: left)
        app.fingerDown(2, at: right)
        app.advance(by: 0.2)
        expectEqual(board.eventLog, "hold began")
        app.advance(by: 0.3)
        expectEqual(board.eventLog, "hold began, single ended")
        app.fingerUp(2)
        expectEqual(board.eventLog, "hold began, single ended, hold ended")
    }

    // MARK: Waiting for a double tap

    @Test func `G-61, G-24: a waiting single tap does not recognize during a long press of the same view`() {
        let photo = board.view(0, 0, 390, 500)
        let double = board.attach(UITapGestureRecognizer(), "double", to: photo)
        double.numberOfTapsRequired = 2
        board.attach(UITapGestureRecognizer(), "single", to: photo).require(toFail: double)
        board.attach(UILongPressGestureRecognizer(), "hold", to: photo).minimumPressDuration = 0.2
        app.fingerTap(at: at(200, 200))
        app.advance(by: 0.1)
        app.fingerDown(at: at(205, 202))
        app.advance(by: 2)
        expectEqual(board.eventLog, "hold began")
        app.fingerUp()
        app.advance(by: 2)
        expectEqual(board.eventLog, "hold began, hold ended")
    }

    @Test func `G-61, G-24: a waiting tap of a superview does not recognize during a long press of a subview`() {
        let desk = board.view(0, 0, 390, 800)
        let card = board.view(20, 40, 100, 80, in: desk)
        let double = board.attach(UITapGestureRecognizer(), "double", to: desk)
        double.numberOfTapsRequired = 2
        let single = board.attach(UITapGestureRecognizer(), "single", to: desk)
        single.require(toFail: double)
        for tap in [double, single] { tap.delegate = background }
        board.attach(UILongPressGestureRecognizer(), "hold", to: card).minimumPressDuration = 0.15
        app.fingerTap(1, at: at(300, 600))
        app.fingerDown(2, at: card)
        app.advance(by: 1)
        expectEqual(board.eventLog, "hold began")
        app.fingerUp(2)
        app.advance(by: 1)
        expectEqual(board.eventLog, "hold began, hold ended")
        app.fingerTap(1, at: at(300, 600))
        app.advance(by: 1)
        expectEqual(board.eventLog, "hold began, hold ended, single ended")
    }

    // MARK: Simultaneous recognition, and changes in callbacks

    @Test func `G-61, G-23: the pan, pinch and rotation of a view exclude the pan of its superview`() {
        let pager = board.view(0, 0, 390, 800)
        let photo = board.view(45, 100, 300, 300, in: pager)
        let together = TogetherOnOneView()
        for (recognizer, name) in [
            (UIPanGestureRecognizer(), "pan"), (UIPinchGestureRecognizer(), "pinch"),
            (UIRotationGestureRecognizer(), "rotation"),
        ] {
            board.attach(recognizer, name, to: photo).delegate = together
        }
        board.attach(UIPanGestureRecognizer(), "pager", to: pager)
        app.fingerDown(1, at: at(150, 250))
        app.fingerMove(1, to: at(150, 220), duration: 0.1)
        app.fingerDown(3, at: at(200, 700))
        app.fingerMove(3, to: at(40, 700), duration: 0.2)
        expectEqual(board.eventLog, "pan began, pan changed")
        app.fingerUp(3)
        app.fingerDown(2, at: at(250, 220))
        app.fingersMove([1: at(120, 160), 2: at(280, 280)], duration: 0.2)
        #expect(board.lines.contains("pinch began") && board.lines.contains("rotation began"))
        app.fingersUp([1, 2])
        #expect(!board.eventLog.contains("pager"))
        for name in ["pan", "pinch", "rotation"] { #expect(board.lines.contains("\(name) ended")) }
    }

    @Test func `G-61, G-45: a long press that disables itself in its action lets the superview's pan begin`() {
        let desk = board.view(0, 0, 390, 800)
        let card = board.view(20, 40, 100, 80, in: desk)
        let pan = board.attach(UIPanGestureRecognizer(), "desk", to: desk)
        pan.delegate = background
        let hold = board.attach(UILongPressGestureRecognizer(), "hold", to: card)
        hold.addHandler { press in
            guard press.state == .began else { return }
            press.isEnabled = false
            press.isEnabled = true
        }
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        expectEqual(board.eventLog, "hold began, hold cancelled")
        app.fingerDown(2, at: at(300, 500))
        app.fingerMove(2, to: at(300, 400), duration: 0.2)
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "hold began, hold cancelled, desk began, desk changed, desk ended")
    }

    @Test func `G-61, G-46: a pan whose action removes its view excludes no recognizer afterwards`() {
        let desk = board.view(0, 0, 390, 800)
        let card = board.view(20, 40, 100, 80, in: desk)
        board.attach(UIPanGestureRecognizer(), "desk", to: desk).delegate = background
        let pan = board.attach(UIPanGestureRecognizer(), "card", to: card)
        pan.addHandler { [unowned card] in
            if $0.state == .changed { card.removeFromSuperview() }
        }
        app.fingerDown(1, at: card)
        app.fingerMove(1, to: at(200, 80), duration: 0.2)
        #expect(card.superview == nil)
        board.clear()
        app.fingerDown(2, at: at(300, 500))
        app.fingerMove(2, to: at(300, 400), duration: 0.2)
        expectEqual(board.eventLog, "desk began, desk changed")
        app.fingersUp([1, 2])
        expectEqual(board.eventLog, "desk began, desk changed, desk ended")
    }

    /// Prevents no recognizer, and no recognizer prevents it.
    private final class Spectator: UIGestureRecognizer {
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .recognized }
        override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
        override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    }

    @Test func `G-61, G-21: a recognizer that cannot be prevented recognizes during a long press`() {
        let desk = board.view(0, 0, 390, 800)
        let card = board.view(20, 40, 100, 80, in: desk)
        board.attach(Spectator(), "spectator", to: desk).delegate = background
        board.attach(UILongPressGestureRecognizer(), "hold", to: card)
        app.fingerDown(1, at: card)
        app.advance(by: 0.6)
        app.fingerTap(2, at: at(300, 500))
        app.fingerUp(1)
        expectEqual(board.eventLog, "hold began, spectator ended, hold ended")
    }
}
