import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// While a gesture is in progress, no other one begins on its view, its superviews or its subviews, even with other fingers (G-61).
@Suite(.application(tracing: .both)) @MainActor
struct HierarchyExclusionTests {
    let scene = GestureScene()
    let app = TestApplication.current
    let page: NotingView
    let card: NotingView
    let button: NotingView

    init() {
        page = scene.view("page", 0, 0, 390, 800)
        card = scene.view("card", 20, 20, 300, 300, in: page)
        button = scene.view("button", 20, 20, 60, 60, in: card)
    }

    private var actions: [String] { scene.lines.filter { $0.contains("(") } }

    @Test(.application) func `G-61: a second finger does not begin the pan of a superview during a long press`() {
        scene.attach(UILongPressGestureRecognizer(), "press", to: card)
        scene.attach(UIPanGestureRecognizer(), "pan", to: page)
        app.fingerDown(1, at: at(200, 200))
        app.advance(by: 0.6)
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 700))
        app.fingerUp(2)
        expectEqual(actions, ["press(began)"])
        // A later finger, with which the pan starts a new recognition sequence, does not begin it either.
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 700))
        expectEqual(actions, ["press(began)"])
        expectEqual(app.eventLog.components(separatedBy: "pan: failed, prevented by press").count, 3)
        app.fingerMove(1, to: at(210, 200))
        app.fingerUp(2)
        app.fingerUp(1)
        expectEqual(actions, ["press(began)", "press(changed)", "press(ended)"])
        // After all fingers have lifted, the page can be panned again.
        app.fingerDown(1, at: at(200, 600))
        app.fingerMove(1, to: at(200, 700))
        app.fingerUp(1)
        expectEqual(actions.suffix(2), ["pan(began)", "pan(ended)"])
    }

    /// The gesture in progress does not receive the touches of the card.
    @Test(.application) func `G-61: a tap of a subview does not recognize during a pan of its superview`() {
        let delegate = ScriptedDelegate()
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: page)
        delegate.receivesTouch = { [card] _, touch in touch.view !== card }
        pan.delegate = delegate
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: card)
        app.fingerDown(1, at: at(200, 600))
        app.fingerMove(1, to: at(200, 700))
        app.fingerTap(2, at: at(200, 200))
        expectEqual(actions, ["pan(began)"])
        #expect(app.eventLog.contains("tap: failed, prevented by pan"))
        expectEqual(tap.state, .possible)
        app.fingerUp(1)
        app.fingerTap(2, at: at(200, 200))
        expectEqual(actions, ["pan(began)", "pan(ended)", "tap(ended)"])
    }

    @Test func `G-61: a tap does not recognize during a pan of the same view`() {
        scene.attach(UILongPressGestureRecognizer(), "press", to: card)
        scene.attach(UITapGestureRecognizer(), "tap", to: card)
        app.fingerDown(1, at: at(200, 200))
        app.advance(by: 0.6)
        app.fingerUp(1)
        scene.clear()
        let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: card)
        pan.maximumNumberOfTouches = 1
        let delegate = ScriptedDelegate()
        pan.delegate = delegate
        delegate.receivesTouch = { _, touch in touch.location(in: nil).x < 200 }
        app.fingerDown(1, at: at(150, 200))
        app.fingerMove(1, to: at(150, 250))
        app.fingerTap(2, at: at(250, 200))
        app.fingerUp(1)
        expectEqual(actions, ["pan(began)", "pan(ended)"])
    }

    @Test func `G-61: sibling views are panned at once`() {
        let other = scene.view("other", 20, 400, 300, 300, in: page)
        scene.attach(UIPanGestureRecognizer(), "page", to: page)
        scene.attach(UIPanGestureRecognizer(), "card", to: card)
        scene.attach(UIPanGestureRecognizer(), "other", to: other)
        app.fingerDown(1, at: at(200, 200))
        app.fingerDown(2, at: at(200, 500))
        app.fingerMove(1, to: at(200, 250))
        app.fingerMove(2, to: at(200, 550))
        app.fingersMove([1: at(200, 260), 2: at(200, 560)])
        app.fingersUp([1, 2])
        expectEqual(
            actions,
            [
                "card(began)", "other(began)", "card(changed)", "other(changed)", "card(ended)", "other(ended)",
            ])
    }

    /// The tap's finger has lifted. The double tap that it waits for fails during the long press.
    @Test func `G-61: a waiting tap does not recognize during a long press`() {
        let tap = scene.attach(UITapGestureRecognizer(), "tap", to: card)
        let double = scene.attach(UITapGestureRecognizer(), "double", to: card)
        double.numberOfTapsRequired = 2
        tap.require(toFail: double)
        scene.attach(UILongPressGestureRecognizer(), "press", to: card)
        app.fingerTap(at: at(200, 200))
        app.fingerDown(at: at(200, 200))
        app.advance(by: 2)
        app.fingerUp()
        expectEqual(actions, ["press(began)", "press(ended)"])
        app.advance(by: 3)
        expectEqual(actions, ["press(began)", "press(ended)"])
    }

    @Test func `G-61, G-23: either of the delegates can allow the second gesture`() {
        for grants in ["press", "pan", "none"] {
            let press = scene.attach(UILongPressGestureRecognizer(), "press", to: card)
            let pan = scene.attach(UIPanGestureRecognizer(), "pan", to: page)
            // The pan does not receive the finger of the press.
            let delegate = ScriptedDelegate()
            delegate.receivesTouch = { [card] recognizer, touch in recognizer === press || touch.view !== card }
            delegate.simultaneous = { recognizer, _ in recognizer.name == grants }
            press.delegate = delegate
            pan.delegate = delegate
            scene.clear()
            app.fingerDown(1, at: at(200, 200))
            app.advance(by: 0.6)
            app.fingerDown(2, at: at(200, 600))
            app.fingerMove(2, to: at(200, 700))
            app.fingersUp([1, 2])
            expectEqual(actions.contains("pan(began)"), (grants != "none"), "\(grants)")
            for recognizer in [press, pan] as [UIGestureRecognizer] {
                recognizer.view?.removeGestureRecognizer(recognizer)
            }
        }
    }

    /// The press may recognize together with the pan. Its action disables and enables the pan, which releases the finger of the
    /// press, so that the next finger scrolls.
    @Test func `G-61, Q-15: a second finger scrolls during a long press that disables and enables the pan`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        scroll.contentSize = CGSize(width: 390, height: 4000)
        scene.window.addSubview(scroll)
        let tile = scene.view("tile", 20, 20, 200, 200, in: scroll)
        let press = scene.attach(UILongPressGestureRecognizer(), "press", to: tile)
        let delegate = ScriptedDelegate()
        delegate.simultaneous = { _, other in other === scroll.panGestureRecognizer }
        press.delegate = delegate
        press.addHandler { press in
            guard press.state == .began else { return }
            scroll.panGestureRecognizer.isEnabled = false
            scroll.panGestureRecognizer.isEnabled = true
        }
        app.fingerDown(1, at: at(100, 100))
        app.advance(by: 0.6)
        app.fingerMove(1, to: at(100, 200))
        expectEqual(scroll.contentOffset, .zero)
        app.fingerDown(2, at: at(300, 600))
        app.fingerMove(2, to: at(300, 500), duration: 0.2)
        expectEqual(scroll.contentOffset, at(0, 90))
        app.fingersUp([1, 2])
    }

    @Test func `G-61, G-21: a recognizer that cannot be prevented begins during another gesture`() {
        let press = ScriptedRecognizer()
        scene.attach(press, "press", to: card).on["began"] = { recognizer, _, _ in recognizer.state = .began }
        let pan = scene.attach(ScriptedRecognizer(), "pan", to: page)
        pan.accepts = { _ in true }
        pan.on["moved"] = { recognizer, _, _ in recognizer.state = .began }
        pan.yields = { _ in false }
        app.fingerDown(1, at: at(200, 200))
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 700))
        expectEqual(actions, ["press(began)", "pan(began)"])
        app.fingersUp()
    }

    /// Each of the two scroll views has a finger.
    @Test func `G-61: only one of two nested scroll views scrolls at a time`() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        outer.contentSize = CGSize(width: 390, height: 4000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 4000)
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        app.fingerDown(1, at: at(200, 200))
        app.fingerMove(1, to: at(200, 100), duration: 0.2)
        app.fingerDown(2, at: at(200, 600))
        app.fingerMove(2, to: at(200, 500), duration: 0.2)
        expectEqual(inner.contentOffset.y, 90)
        expectEqual(outer.contentOffset.y, 0)
        app.fingerUp(1)
        app.fingerUp(2)
        app.advance(by: 3)
        // In the opposite order, the second finger joins the drag of the outer scroll view.
        app.fingerDown(1, at: at(200, 600))
        app.fingerMove(1, to: at(200, 500), duration: 0.2)
        let rest = inner.contentOffset.y
        app.fingerDown(2, at: at(200, 150))
        app.fingerMove(2, to: at(200, 100), duration: 0.2)
        #expect(outer.contentOffset.y > 50)
        expectEqual(inner.contentOffset.y, rest)
        app.fingersUp()
    }

    /// A finger stops the inner scroll view while the outer one is dragged.
    @Test func `G-61, SV-26: a scroll view that is stopped but cannot be dragged comes to rest on a page`() {
        let outer = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        outer.contentSize = CGSize(width: 390, height: 4000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 300))
        inner.contentSize = CGSize(width: 390, height: 3000)
        inner.isPagingEnabled = true
        scene.window.addSubview(outer)
        outer.addSubview(inner)
        outer.panGestureRecognizer.maximumNumberOfTouches = 1
        app.fingerDrag(from: at(200, 250), to: at(200, 100), duration: 0.1)
        #expect(inner.isDecelerating)
        app.fingerDown(1, at: at(200, 600))
        app.fingerMove(1, to: at(200, 560), duration: 0.05)
        app.fingerTap(2, at: at(200, 150))
        app.fingerUp(1)
        app.advance(by: 3)
        #expect(!inner.isDecelerating && !inner.isDragging && !inner.isTracking)
        expectEqual(inner.contentOffset.y, 300)
    }

    /// A wheel has no fingers, so its scroll and recognizers with fingers do not exclude each other.
    @Test func `G-61: the scroll of a wheel does not exclude a tap`() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 800))
        scroll.contentSize = CGSize(width: 390, height: 4000)
        scene.window.addSubview(scroll)
        let tile = scene.view("tile", 20, 20, 200, 200, in: scroll)
        scene.attach(UITapGestureRecognizer(), "tap", to: tile)
        app.wheel(at: at(300, 600), by: CGVector(dx: 0, dy: -20))
        #expect(scroll.isDragging)
        app.fingerTap(at: at(100, 100))
        expectEqual(actions, ["tap(ended)"])
    }
}
