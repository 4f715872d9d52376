import Foundation
import TouchstoneTesting
import UIKit

/// A window with views and recognizers that log their calls in one list.
@MainActor
final class GestureScene {
    let app = TestApplication.current
    let window: ScriptedWindow
    private(set) var lines: [String] = []

    init() {
        window = ScriptedWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        window.accessibilityIdentifier = "W"
        window.makeKeyAndVisible()
    }

    /// The lines since the last `clear()`.
    var eventLog: String { lines.joined(separator: ", ") }

    func write(_ line: String) { lines.append(line) }

    func clear() { lines = [] }

    func view(
        _ name: String, _ x: Double = 0, _ y: Double = 0, _ width: Double = 300, _ height: Double = 300,
        in parent: UIView? = nil
    ) -> NotingView {
        let view = NotingView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.accessibilityIdentifier = name
        view.scene = self
        (parent ?? window).addSubview(view)
        return view
    }

    /// Attaches a recognizer whose actions are logged as `name(state)`.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView
    ) -> Recognizer {
        recognizer.name = name
        (recognizer as? any LogsInScene)?.scene = self
        recognizer.addHandler { [weak self] in self?.write("\(name)(\($0.state))") }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }
}

@MainActor
protocol LogsInScene: AnyObject {
    var scene: GestureScene? { get set }
}

final class ScriptedWindow: UIWindow {
    var send: ((UIEvent, _ super: (UIEvent) -> Void) -> Void)?

    override func sendEvent(_ event: UIEvent) {
        if let send { send(event) { super.sendEvent($0) } } else { super.sendEvent(event) }
    }
}

final class NotingView: UIView, LogsInScene {
    weak var scene: GestureScene?
    var permits: ((UIGestureRecognizer) -> Bool)?
    /// Called after the line is logged.
    var on: [String: (Set<UITouch>, UIEvent?) -> Void] = [:]

    private func received(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        scene?.write("\(accessibilityIdentifier ?? "?").\(what)")
        on[what]?(touches, event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { received("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { received("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { received("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        received("cancelled", touches, event)
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        permits?(recognizer) ?? super.gestureRecognizerShouldBegin(recognizer)
    }
}

/// A recognizer that logs each callback and passes it to a closure, which may set `state`.
final class ScriptedRecognizer: UIGestureRecognizer, LogsInScene {
    weak var scene: GestureScene?
    var on: [String: (ScriptedRecognizer, Set<UITouch>, UIEvent) -> Void] = [:]
    var onReset: ((ScriptedRecognizer) -> Void)?
    var prevents: ((UIGestureRecognizer) -> Bool)?
    var yields: ((UIGestureRecognizer) -> Bool)?
    var waitsFor: ((UIGestureRecognizer) -> Bool)?
    var goesBefore: ((UIGestureRecognizer) -> Bool)?
    var accepts: ((UIEvent) -> Bool)?

    private func received(_ what: String, _ touches: Set<UITouch>, _ event: UIEvent) {
        scene?.write("\(name ?? "?").\(what)")
        on[what]?(self, touches, event)
    }

    /// Sets `state` in the callback.
    func sets(_ state: State, at callback: String) -> Self {
        on[callback] = { recognizer, _, _ in recognizer.state = state }
        return self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { received("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { received("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { received("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        received("cancelled", touches, event)
        super.touchesCancelled(touches, with: event)
    }

    override func reset() {
        super.reset()
        scene?.write("\(name ?? "?").reset")
        onReset?(self)
    }

    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents?(other) ?? super.canPrevent(other) }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        yields?(other) ?? super.canBePrevented(by: other)
    }
    override func shouldRequireFailure(of other: UIGestureRecognizer) -> Bool {
        waitsFor?(other) ?? super.shouldRequireFailure(of: other)
    }
    override func shouldBeRequiredToFail(by other: UIGestureRecognizer) -> Bool {
        goesBefore?(other) ?? super.shouldBeRequiredToFail(by: other)
    }
    override func shouldReceive(_ event: UIEvent) -> Bool { accepts?(event) ?? super.shouldReceive(event) }
}

/// A delegate whose methods call closures, or return the default of the protocol without one.
final class ScriptedDelegate: UIGestureRecognizerDelegate {
    var begins: ((UIGestureRecognizer) -> Bool)?
    var simultaneous: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var requires: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var requiredBy: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var receivesTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
    var receivesEvent: ((UIGestureRecognizer, UIEvent) -> Bool)?

    /// Accepts only touches of the recognizer's own view, not of its subviews.
    @MainActor static func ofOwnView() -> ScriptedDelegate {
        let delegate = ScriptedDelegate()
        delegate.receivesTouch = { recognizer, touch in touch.view === recognizer.view }
        return delegate
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins?(recognizer) ?? true }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { simultaneous?(recognizer, other) ?? false }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { requires?(recognizer, other) ?? false }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool { requiredBy?(recognizer, other) ?? false }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        receivesTouch?(recognizer, touch) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        receivesEvent?(recognizer, event) ?? true
    }
}
