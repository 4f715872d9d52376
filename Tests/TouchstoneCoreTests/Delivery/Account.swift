import Foundation
import Testing
import TouchstoneTesting
import UIKit
import UIKit.UIGestureRecognizerSubclass

/// A log of the calls in one scene: `pad.began 1` is a call of a view, `tap(ended)` of an action, `pan.began 1 2` of a recognizer,
/// and `delegate.begin? pan` of a delegate. Fingers are numbered in the order in which they first occur.
@MainActor
final class Account {
    let app: TestApplication
    let window: AccountWindow
    private(set) var lines: [String] = []
    /// Whether each touch is logged with its location, previous location, time in milliseconds and tap count.
    var tellsDetails = false
    private var touches: [UITouch] = []

    init(_ app: TestApplication) {
        self.app = app
        window = AccountWindow(frame: app.application.screen.bounds)
        window.account = self
        window.accessibilityIdentifier = "window"
        window.makeKeyAndVisible()
    }

    /// Runs `play` in the application of the test, which is traced, and in one that is not. Expects equal logs and returns the log.
    static func tracedAndUntraced(
        sourceLocation: SourceLocation = #_sourceLocation, _ play: @MainActor (Account) throws -> Void
    ) rethrows -> String {
        func text(_ app: TestApplication) throws -> String {
            let account = Account(app)
            try play(account)
            defer { app.fingersUp() }
            return account.text
        }
        let traced = try text(.current)
        let untraced = try TestApplication.run(isTraced: false) { app in try text(app) }
        #expect(traced == untraced, "the log differs without tracing", sourceLocation: sourceLocation)
        return traced
    }

    var text: String { lines.joined(separator: ", ") }

    func write(_ line: String) { lines.append(line) }

    func clear() { lines = [] }

    /// Logs the calls within `body` between `name {` and `}`.
    func within(_ name: String, _ body: () -> Void) {
        write("\(name) {")
        body()
        write("}")
    }

    // MARK: Fingers

    func words(_ set: Set<UITouch>) -> String {
        let sorted = set.sorted {
            ($0.timestamp, $0.location(in: nil).x, $0.location(in: nil).y)
                < ($1.timestamp, $1.location(in: nil).x, $1.location(in: nil).y)
        }
        for touch in sorted where !touches.contains(where: { $0 === touch }) { touches.append(touch) }
        let numbers = touches.indices.filter { index in set.contains { $0 === touches[index] } }
        guard tellsDetails else { return numbers.map { String($0 + 1) }.joined(separator: " ") }
        return numbers.map { "\($0 + 1) \(details(touches[$0]))" }.joined(separator: " ")
    }

    func details(_ touch: UITouch) -> String {
        let (here, before) = (touch.location(in: nil), touch.previousLocation(in: nil))
        let milliseconds = Int((touch.timestamp * 1000).rounded())
        let way = "\(Int(here.x)) \(Int(here.y)) from \(Int(before.x)) \(Int(before.y))"
        return "(\(way) at \(milliseconds) ms taps \(touch.tapCount))"
    }

    // MARK: Scene

    /// Adds a view, by default of 100 × 100 points.
    @discardableResult
    func view(
        _ name: String, _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 100,
        in parent: UIView? = nil
    ) -> AccountView {
        let view = AccountView(frame: CGRect(x: x, y: y, width: width, height: height))
        view.accessibilityIdentifier = name
        view.account = self
        (parent ?? window).addSubview(view)
        return view
    }

    func extraWindow(_ name: String, _ frame: CGRect? = nil, level: UIWindow.Level = .normal) -> AccountWindow {
        let made = AccountWindow(frame: frame ?? app.application.screen.bounds)
        made.account = self
        made.accessibilityIdentifier = name
        made.windowLevel = level
        made.isHidden = false
        return made
    }

    /// Attaches a recognizer whose actions are logged and then passed to `act`.
    @discardableResult
    func attach<Recognizer: UIGestureRecognizer>(
        _ recognizer: Recognizer, _ name: String, to view: UIView, act: ((Recognizer) -> Void)? = nil
    ) -> Recognizer {
        recognizer.name = name
        (recognizer as? AccountRecognizer)?.account = self
        recognizer.addHandler { [weak self] received in
            self?.write("\(name)(\(received.state))")
            act?(received)
        }
        view.addGestureRecognizer(recognizer)
        return recognizer
    }

    /// Adds a control and logs the events that it sends.
    @discardableResult
    func control<Control: UIControl>(
        _ control: Control, _ name: String, _ x: Double, _ y: Double, _ width: Double = 100, _ height: Double = 44,
        in parent: UIView? = nil
    ) -> Control {
        control.accessibilityIdentifier = name
        control.frame = CGRect(x: x, y: y, width: width, height: height)
        let events: [(UIControl.Event, String)] = [
            (.touchDown, "down"), (.touchDownRepeat, "downRepeat"), (.touchDragInside, "dragInside"),
            (.touchDragOutside, "dragOutside"), (.touchDragEnter, "dragEnter"), (.touchDragExit, "dragExit"),
            (.touchUpInside, "upInside"), (.touchUpOutside, "upOutside"), (.touchCancel, "cancel"),
            (.valueChanged, "valueChanged"), (.primaryActionTriggered, "primary"), (.menuActionTriggered, "menu"),
            (.editingDidBegin, "didBegin"), (.editingChanged, "changed"), (.editingDidEnd, "didEnd"),
            (.editingDidEndOnExit, "didEndOnExit"),
        ]
        for (event, word) in events {
            control.addAction(UIAction { [weak self] _ in self?.write("\(name) \(word)") }, for: event)
        }
        (parent ?? window).addSubview(control)
        return control
    }
}

final class AccountWindow: UIWindow {
    weak var account: Account?
    /// Replaces `sendEvent`; `through` calls the implementation of UIKit.
    var send: ((_ event: UIEvent, _ through: (UIEvent) -> Void) -> Void)?
    var hit: ((CGPoint, _ found: UIView?) -> UIView?)?

    override func sendEvent(_ event: UIEvent) {
        if let send { send(event) { super.sendEvent($0) } } else { super.sendEvent(event) }
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return hit.map { $0(point, found) } ?? found
    }
}

final class AccountView: UIView {
    typealias Hook = @MainActor (_ view: AccountView, _ touches: Set<UITouch>, _ event: UIEvent) -> Void
    weak var account: Account?
    /// Closures that the view calls after it has logged `began`, `moved`, `ended` or `cancelled`.
    var on: [String: Hook] = [:]
    var onPress: [String: @MainActor (AccountView) -> Void] = [:]
    var hit: ((CGPoint, _ found: UIView?) -> UIView?)?
    var permits: ((UIGestureRecognizer) -> Bool)?
    /// Phases that the view also forwards up the chain.
    var forwards: Set<String> = []
    var mayBeFirst = false

    private var title: String { accessibilityIdentifier ?? "?" }

    private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent?) {
        account?.write("\(title).\(phase) \(account?.words(touches) ?? "")")
        if let event { on[phase]?(self, touches, event) }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("began", touches, event)
        if forwards.contains("began") { super.touchesBegan(touches, with: event) }
    }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("moved", touches, event)
        if forwards.contains("moved") { super.touchesMoved(touches, with: event) }
    }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("ended", touches, event)
        if forwards.contains("ended") { super.touchesEnded(touches, with: event) }
    }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        note("cancelled", touches, event)
        if forwards.contains("cancelled") { super.touchesCancelled(touches, with: event) }
    }

    private func press(_ phase: String, _ presses: Set<UIPress>) {
        let keys = presses.map { $0.key?.characters ?? "?" }.sorted().joined(separator: " ")
        account?.write("\(title).key\(phase) \(keys)")
        onPress[phase]?(self)
    }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { press("Down", presses) }
    override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { press("Up", presses) }
    override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { press("Lost", presses) }

    override var canBecomeFirstResponder: Bool { mayBeFirst }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return hit.map { $0(point, found) } ?? found
    }

    override func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        permits?(recognizer) ?? super.gestureRecognizerShouldBegin(recognizer)
    }
}

/// A recognizer that logs its methods and calls the test's closures, which may set its state.
final class AccountRecognizer: UIGestureRecognizer {
    weak var account: Account?
    var on: [String: @MainActor (AccountRecognizer, Set<UITouch>, UIEvent) -> Void] = [:]
    var isQuiet = false

    private func note(_ phase: String, _ touches: Set<UITouch>, _ event: UIEvent) {
        if !isQuiet { account?.write("\(name ?? "?").\(phase) \(account?.words(touches) ?? "")") }
        on[phase]?(self, touches, event)
    }

    /// Enters `state` when it receives the phase for the nth time, counted from 1.
    func enters(_ state: State, at phase: String, time: Int = 1) -> AccountRecognizer {
        var count = 0
        on[phase] = { recognizer, _, _ in
            count += 1
            if count == time { recognizer.state = state }
        }
        return self
    }

    /// Logs only its actions and resets.
    func quiet() -> AccountRecognizer {
        isQuiet = true
        return self
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { note("began", touches, event) }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { note("moved", touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { note("ended", touches, event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        note("cancelled", touches, event)
        super.touchesCancelled(touches, with: event)
    }
    override func reset() {
        super.reset()
        account?.write("\(name ?? "?").reset")
    }
}

/// A delegate that returns what the test's closures return, and the default where there is none.
final class AccountDelegate: NSObject, UIGestureRecognizerDelegate {
    var begins: ((UIGestureRecognizer) -> Bool)?
    var together: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var waitsFor: ((UIGestureRecognizer, UIGestureRecognizer) -> Bool)?
    var takesTouch: ((UIGestureRecognizer, UITouch) -> Bool)?
    var takesPress: ((UIGestureRecognizer, UIPress) -> Bool)?
    var takesEvent: ((UIGestureRecognizer, UIEvent) -> Bool)?

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool { begins?(recognizer) ?? true }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
    ) -> Bool { together?(recognizer, other) ?? false }
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool { waitsFor?(recognizer, other) ?? false }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        takesTouch?(recognizer, touch) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool {
        takesPress?(recognizer, press) ?? true
    }
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool {
        takesEvent?(recognizer, event) ?? true
    }
}
