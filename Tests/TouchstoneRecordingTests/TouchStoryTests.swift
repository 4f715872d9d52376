import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneRecording
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The whole description of a touch, for each kind of outcome.
@Suite(.application) @MainActor
struct TouchStoryTests {
    private let app = TestApplication.current
    private let window = TestApplication.current.makeWindow()

    init() { window.accessibilityIdentifier = "window" }

    private func view(_ name: String, _ frame: CGRect, in parent: UIView? = nil) -> UIView {
        let view = UIView(frame: frame)
        view.accessibilityIdentifier = name
        (parent ?? window).addSubview(view)
        return view
    }

    private func add<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView, acts: Bool = true
    ) -> Recognizer {
        recognizer.name = name
        if acts { recognizer.addHandler { _ in } }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    private func stories(_ touches: () -> Void) throws -> String {
        app.settle()
        app.advance(by: 2)
        app.clear()
        let recorder = app.record(title: "stories")
        touches()
        app.advance(by: 1)
        return TouchEventLog.all(in: TraceReading(try recorder.stop()).records).map(\.text).joined(separator: "\n")
    }

    @Test func `The story of a gesture tells what competed, waited, won and was cancelled`() throws {
        let card = view("card", CGRect(x: 0, y: 0, width: 200, height: 200))
        let double = add(UITapGestureRecognizer(), "double", to: card)
        double.numberOfTapsRequired = 2
        add(UITapGestureRecognizer(), "single", to: card).require(toFail: double)
        _ = add(UIPanGestureRecognizer(), "pan", to: card)
        _ = add(UILongPressGestureRecognizer(), "press", to: card)
        let told = try stories {
            app.fingerTap(at: CGPoint(x: 50, y: 50))
            app.advance(by: 1)
            app.fingerDrag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 50, y: 90), duration: 0.1)
            app.advance(by: 1)
            app.fingerLongPress(at: CGPoint(x: 50, y: 50), duration: 1)
            app.advance(by: 1)
            app.fingerDown(at: CGPoint(x: 50, y: 50))
            app.fingerMove(to: CGPoint(x: 50, y: 90), duration: 0.1)
            app.fingerCancel()
        }
        expectEqual(
            told,
            """
            Touch 1 (finger 1) went down at (50, 50) after 0 s and lifted 0.05 s later, in the same place. The \
            hit test gave it to card. double, single, pan and press competed for it. pan failed after 0.05 s: \
            lifted after moving 0 points, needs 10. press failed after 0.05 s: lifted after 0.05 s, needs 0.5 \
            s. single had matched after 0.05 s, but waited for double to fail (G-24). double failed after 0.4 \
            s: tap 2 of 2 did not come within 0.35 s. single recognized after 0.4 s, having waited 0.35 s for \
            double. single's action was sent after 0.4 s, 0.35 s after the lift. card received touchesBegan \
            and touchesCancelled. When single recognized, the touch was cancelled in card (DL-11, DL-18).
            Touch 2 (finger 1) went down at (50, 50) after 1.05 s and lifted 0.117 s later, 40 pt away at (50, \
            90). The hit test gave it to card. double, single, pan and press competed for it. press failed \
            after 0.05 s: moved 13.3 points, 10 allowed. pan began after 0.05 s and so prevented double and \
            single (G-19, G-21). pan ended after 0.117 s. pan's action was sent after 0.05 s, the first of 6. \
            card received touchesBegan, touchesMoved and touchesCancelled. When pan recognized, the touch was \
            cancelled in card (DL-11, DL-18).
            Touch 3 (finger 1) went down at (50, 50) after 2.167 s and lifted 1 s later, in the same place. \
            The hit test gave it to card. double, single, pan and press competed for it. press began after 0.5 \
            s and so prevented double, single and pan (G-19, G-21). press ended after 1 s. press's action was \
            sent after 0.5 s, the first of 2. card received touchesBegan and touchesCancelled. When press \
            recognized, the touch was cancelled in card (DL-11, DL-18).
            Touch 4 (finger 1) went down at (50, 50) after 4.167 s and was cancelled by the system 0.117 s \
            later, 40 pt away at (50, 90). The hit test gave it to card. double, single, pan and press \
            competed for it. press failed after 0.05 s: moved 13.3 points, 10 allowed. pan began after 0.05 s \
            and so prevented double and single (G-19, G-21). pan was cancelled after 0.117 s. pan's action was \
            sent after 0.05 s, the first of 6. card received touchesBegan, touchesMoved and touchesCancelled. \
            When pan recognized, the touch was cancelled in card (DL-11, DL-18).
            """)
    }

    @Test func `The story of a touch without a handler tells what delayed, declined or dropped it`() throws {
        let held = view("held", CGRect(x: 0, y: 200, width: 200, height: 200))
        let swipe = add(UISwipeGestureRecognizer(), "swipe", to: held, acts: false)
        swipe.delaysTouchesBegan = true
        let hidden = view("hidden", CGRect(x: 0, y: 0, width: 50, height: 50), in: held)
        hidden.isHidden = true
        view("off", CGRect(x: 0, y: 0, width: 50, height: 50), in: held).isUserInteractionEnabled = false
        _ = view("small", CGRect(x: 100, y: 0, width: 10, height: 10), in: held)
        let told = try stories {
            app.fingerTap(at: CGPoint(x: 20, y: 220), allowsMiss: true)
            app.advance(by: 1)
            app.fingerDrag(from: CGPoint(x: 20, y: 220), to: CGPoint(x: 150, y: 220), duration: 0.1)
            app.advance(by: 1)
            app.fingerDown(1, at: CGPoint(x: 150, y: 300))
            app.advance(by: 1)
            app.fingerDown(2, at: CGPoint(x: 160, y: 300))
            app.fingersUp()
            app.advance(by: 1)
            app.fingerTap(at: CGPoint(x: 5000, y: 300), allowsMiss: true)
        }
        expectEqual(
            told,
            """
            Touch 1 (finger 1) went down at (20, 220) after 0 s and lifted 0.05 s later, in the same place. \
            The hit test gave it to held, after small (outside), off (interaction is off) and hidden (hidden) \
            had declined. swipe watched it. Its beginning was held back from held for 0.05 s, until swipe \
            failed (G-39). swipe failed after 0.05 s: lifted after moving 0 points, needs 50. held received \
            touchesBegan and touchesEnded. No responder handled it: it went up the chain held → window → \
            UIApplication and was dropped (RC-39).
            Touch 2 (finger 1) went down at (20, 220) after 1.05 s and lifted 0.117 s later, 130 pt away at \
            (150, 220). The hit test gave it to held, after small (outside), off (interaction is off) and \
            hidden (hidden) had declined. swipe watched it. It was delayed for held until swipe recognized, so \
            the view never received it (G-40). swipe recognized after 0.067 s.
            Touch 3 (finger 1) went down at (150, 300) after 2.167 s and lifted 1 s later, in the same place. \
            The hit test gave it to held, after small (outside), off (interaction is off) and hidden (hidden) \
            had declined. swipe watched it. Its beginning was held back from held for 0.5 s, until swipe \
            failed (G-39). swipe failed after 0.5 s: moved 0 points in 0.5 s, needs 50. held received \
            touchesBegan and touchesEnded. No responder handled it: it went up the chain held → window → \
            UIApplication and was dropped (RC-39).
            Touch 4 (finger 2) went down at (160, 300) after 3.167 s and lifted 0 s later, in the same place. \
            The hit test gave it to held, after small (outside), off (interaction is off) and hidden (hidden) \
            had declined. held never receives it: isMultipleTouchEnabled is false, and touch 1 is already in \
            the view (DL-13 to DL-15).
            Touch 5 (finger 1) went down at (5000, 300) after 4.167 s and lifted 0.05 s later, in the same \
            place. It belongs to no view: no window has a view there (HT-41). window (outside) declined.
            """)
    }

    @Test func `The story of a touch on a control tells which events it brought about`() throws {
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 100, height: 40))
        button.accessibilityIdentifier = "button"
        button.addAction(UIAction { _ in }, for: .touchUpInside)
        window.addSubview(button)
        let told = try stories {
            app.fingerTap(at: CGPoint(x: 50, y: 420))
            app.advance(by: 1)
            app.fingerDrag(from: CGPoint(x: 50, y: 420), to: CGPoint(x: 50, y: 700), duration: 0.1)
            app.advance(by: 1)
            app.fingerDown(at: CGPoint(x: 50, y: 420))
            button.removeFromSuperview()
            app.fingerUp()
        }
        expectEqual(
            told,
            """
            Touch 1 (finger 1) went down at (50, 420) after 0 s and lifted 0.05 s later, in the same place. \
            The hit test gave it to button. button received touchesBegan and touchesEnded. button handled it \
            and did not pass it on. It brought about: button touchDown; button touchUpInside; button \
            primaryActionTriggered.
            Touch 2 (finger 1) went down at (50, 420) after 1.05 s and lifted 0.117 s later, 280 pt away at \
            (50, 700). The hit test gave it to button. button received touchesBegan, touchesMoved ×6 and \
            touchesEnded. button handled it and did not pass it on. It brought about: button touchDown; button \
            touchDragInside; button touchDragExit; button touchDragOutside ×5; button touchUpOutside.
            Touch 3 (finger 1) went down at (50, 420) after 2.167 s and lifted 0 s later, in the same place. \
            The hit test gave it to button. button received touchesBegan and touchesCancelled. It was \
            cancelled after 0 s: its view left the window (DL-18). button handled it and did not pass it on. \
            It brought about: button touchDown; button touchCancel.
            """)
    }
}
