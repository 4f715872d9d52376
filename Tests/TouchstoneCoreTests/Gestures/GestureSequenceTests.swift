import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The exact order of actions and calls of the hit view (G-32 to G-43).
@Suite(.application(tracing: .both)) @MainActor
struct GestureSequenceTests {
    let app = TestApplication.current
    let window: UIWindow
    let view: UIView

    init() {
        window = TestApplication.current.makeWindow()
        view = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.accessibilityIdentifier = "V"
        window.addSubview(view)
    }

    private func attach<Recognizer: UIGestureRecognizer>(_ recognizer: Recognizer, _ name: String) -> Recognizer {
        recognizer.name = name
        recognizer.addHandler { _ in }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Only the actions and deliveries.
    private var eventLog: String {
        app.records.compactMap { record in
            switch record.fact {
            case .delivered(let method, let receiver, _):
                "\(receiver.name).\(method.rawValue.dropFirst(7).lowercased())"
            case .acted(let recognizer, let state): "\(recognizer.name)(\(state))"
            default: nil
            }
        }.joined(separator: ", ")
    }

    @Test(.application) func `G-36: a tap acts before touchesCancelled`() {
        _ = attach(UITapGestureRecognizer(), "tap")
        app.fingerTap(at: view)
        expectEqual(eventLog, "V.began, tap(ended), V.cancelled")
    }

    @Test(.application) func `G-35: a pan begins before touchesCancelled, changes and ends`() {
        _ = attach(UIPanGestureRecognizer(), "pan")
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(104, 100))
        app.fingerMove(to: at(120, 100))
        app.fingerMove(to: at(130, 100))
        app.fingerUp()
        expectEqual(eventLog, "V.began, V.moved, pan(began), V.cancelled, pan(changed), pan(ended)")
    }

    @Test(.application) func `G-37: touchesEnded of a single tap is delayed until the double tap fails`() {
        let double = attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        app.fingerTap(at: view)
        expectEqual(eventLog, "V.began")
        app.advance(by: 0.4)
        expectEqual(eventLog, "V.began, V.ended")
    }

    @Test(.application, arguments: [true, false])
    func `G-38, Q-3: delaysTouchesEnded decides whether a double tap's first touch ends or is cancelled`(
        delaysTouchesEnded: Bool
    ) {
        let double = attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        double.delaysTouchesEnded = delaysTouchesEnded
        app.fingerDoubleTap(at: view)
        app.advance(by: 1)
        expectEqual(
            eventLog,
            (delaysTouchesEnded
                ? "V.began, V.began, double(ended), V.cancelled, V.cancelled"
                : "V.began, V.ended, V.began, double(ended), V.cancelled"))
    }

    @Test(.application) func `G-39: a delayed touch is delivered with one move when the tap fails`() {
        let tap = attach(UITapGestureRecognizer(), "tap")
        tap.delaysTouchesBegan = true
        app.fingerDown(at: at(100, 100))
        app.fingerMove(to: at(110, 100))
        app.fingerMove(to: at(120, 100))
        expectEqual(eventLog, "")
        app.fingerMove(to: at(160, 100))
        expectEqual(eventLog, "V.began, V.moved")
        app.fingerMove(to: at(170, 100))
        app.fingerUp()
        expectEqual(eventLog, "V.began, V.moved, V.moved, V.ended")
    }

    @Test(.application) func `G-40: a view never receives the delayed touch of a recognized tap`() {
        let tap = attach(UITapGestureRecognizer(), "tap")
        tap.delaysTouchesBegan = true
        app.fingerTap(at: view)
        expectEqual(eventLog, "tap(ended)")
    }

    @Test(.application) func `G-22, G-24: a single tap acts before a double tap unless it requires it to fail`() {
        let single = attach(UITapGestureRecognizer(), "single")
        let double = attach(UITapGestureRecognizer(), "double")
        double.numberOfTapsRequired = 2
        app.fingerDoubleTap(at: view)
        app.advance(by: 1)
        expectEqual(eventLog, "V.began, single(ended), V.cancelled, V.began, double(ended), V.cancelled")
        app.clear()
        single.require(toFail: double)
        app.fingerTap(at: view)
        app.advance(by: 1)
        expectEqual(eventLog, "V.began, single(ended), V.cancelled")
        app.clear()
        app.fingerDoubleTap(at: view)
        app.advance(by: 1)
        expectEqual(eventLog, "V.began, V.began, double(ended), V.cancelled, V.cancelled")
    }
}
