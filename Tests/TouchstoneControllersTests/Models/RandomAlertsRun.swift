import Foundation
import TouchstoneTestSupport
import TouchstoneTesting
import UIKit

/// Alerts and action sheets that appear over each other at random, and the model that says which handlers are called.
@MainActor
final class RandomAlertsRun {
    /// An alert in plain values, with the calls of its handlers.
    private struct Alert {
        let controller: RecordedAlert
        /// Whether each action may be chosen.
        var enabled: [Bool]
        /// The number of the action that was chosen, and whether its handler has been called.
        var chosen: Int?
        var isDone = false
        /// Whether a touch may or may not have chosen an action, because a transition was in progress.
        var isUncertain = false
        /// Whether another alert was presented over it, which may take its text field's first responder.
        var wasCovered = false

        @MainActor var name: String { controller.record.name }
        @MainActor var isSheet: Bool { controller.preferredStyle == .actionSheet }
        @MainActor var cancel: Int? { controller.actions.firstIndex { $0.style == .cancel } }
    }

    let app: TestApplication
    private(set) var log: [String] = []
    private(set) var complaints: [String] = []
    private let window: UIWindow
    private let root = RecordedLeaf("root")
    private var alerts: [Alert] = []
    /// The alerts that are presented, from back to front, by their numbers.
    private var chain: [Int] = []
    /// The change to make in the next handler.
    private var planned: UInt64?
    /// The number of presentations and dismissals whose completion must be called, and the number of those that were.
    private var (promised, completed) = (0, 0)

    init(seed: UInt64, app: TestApplication) {
        self.app = app
        window = app.makeWindow(root: root)
        app.settle()
    }

    // MARK: Steps

    /// Makes one step, whose decisions depend only on its seed and on the state.
    func step(_ seed: UInt64) {
        var random = SeededRandomNumberGenerator(seed)
        if random.chance(70) { rest() }
        switch random.below(16) {
        case 0...3: present(&random)
        case 4...7: touchButton(&random)
        case 8: touchOutside()
        case 9: dismiss(&random)
        case 10: change(&random)
        case 11: refuse()
        case 12: planned = random.next()
        case 13: rotate(&random)
        case 14: slideOff(&random)
        default:
            let time = random.among([0.02, 0.15, 0.3, 1])
            log.append("advance \(time)")
            app.advance(by: time)
        }
        app.settle()
        check()
    }

    /// Whether no transition is in progress, so that the outcome of a step is known.
    private var isAtRest: Bool {
        ([root] + alerts.map(\.controller)).allSatisfy { !$0.isBeingPresented && !$0.isBeingDismissed }
    }

    private func rest() {
        app.advance(by: 1)
        follow()
    }

    /// Adopts the alerts that are presented after steps whose outcome is not known.
    private func follow() {
        var found: [Int] = []
        var next = root.presentedViewController
        while let controller = next {
            guard let number = alerts.firstIndex(where: { $0.controller === controller }) else { break }
            found.append(number)
            next = controller === controller.presentedViewController ? nil : controller.presentedViewController
        }
        chain = found
    }

    private var top: UIViewController { chain.last.map { alerts[$0].controller } ?? root }

    private func present(_ random: inout SeededRandomNumberGenerator) {
        guard chain.count < 4, isAtRest else { return }
        let (number, animated) = (alerts.count, random.chance(60))
        let made = RecordedAlert(
            title: "Title", message: nil, preferredStyle: random.chance(60) ? .alert : .actionSheet)
        made.record = AppearanceRecord("alert\(number)")
        var enabled: [Bool] = []
        let styles = (0..<(1 + random.below(4))).map { _ in random.among([UIAlertAction.Style.default, .destructive]) }
        for style in styles + (random.chance(60) ? [.cancel] : []) {
            let index = enabled.count
            let action = UIAlertAction(title: "\(number).\(index)", style: style) { [unowned self] _ in
                handle(number, index)
            }
            action.isEnabled = random.chance(80)
            enabled.append(action.isEnabled)
            made.addAction(action)
        }
        if made.preferredStyle == .alert, random.chance(30) { made.addTextField() }
        log.append(
            "present \(made.record.name), style \(made.preferredStyle.rawValue), enabled \(enabled), animated \(animated)"
        )
        alerts.append(Alert(controller: made, enabled: enabled))
        let presenter = top
        if let last = chain.last { alerts[last].wasCovered = true }
        chain.append(number)
        promised += 1
        presenter.present(made, animated: animated) { [unowned self] in completed += 1 }
    }

    /// Presents from a controller that already presents one, which is refused.
    private func refuse() {
        guard !chain.isEmpty else { return }
        log.append("present from the root, which is refused")
        root.present(UIAlertController(title: nil, message: nil, preferredStyle: .alert), animated: false)
    }

    private func find(_ title: String) -> UIView? {
        var rest: [UIView] = [window]
        while let view = rest.popLast() {
            if view.accessibilityIdentifier == title { return view }
            rest += view.subviews
        }
        return nil
    }

    private func touchButton(_ random: inout SeededRandomNumberGenerator) {
        guard let number = chain.last else { return }
        let (index, isCertain) = (random.below(alerts[number].enabled.count), isAtRest)
        guard let button = find("\(number).\(index)") else {
            if isCertain { complain("no button \(number).\(index)") }
            return
        }
        // An alert that is higher than the screen scrolls.
        (button.superview as? UIScrollView)?.scrollRectToVisible(button.frame, animated: false)
        let point = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        // The keyboard of a covered alert, or the end of a low screen, may cover the button.
        guard window.bounds.contains(point), app.application.inputFrame?.contains(point) != true else { return }
        log.append("touch \(number).\(index)")
        if !isCertain {
            alerts[number].isUncertain = true
        } else if alerts[number].enabled[index] {
            choose(index, of: number)
        }
        app.fingerTap(at: point, allowsMiss: true)
    }

    private func choose(_ index: Int, of number: Int) {
        alerts[number].chosen = index
        chain.removeLast()
    }

    /// Touches a point above the alert. That cancels an action sheet with a cancel action.
    private func touchOutside() {
        guard let number = chain.last else { return }
        log.append("touch outside")
        if !isAtRest {
            alerts[number].isUncertain = true
        } else if alerts[number].isSheet, let cancel = alerts[number].cancel {
            choose(cancel, of: number)
        }
        app.fingerTap(at: CGPoint(x: 5, y: 5), allowsMiss: true)
    }

    /// Presses a button and lifts outside of the alert, which chooses nothing.
    private func slideOff(_ random: inout SeededRandomNumberGenerator) {
        guard let number = chain.last, isAtRest, let button = find("\(number).0") else { return }
        log.append("slide off \(number).0")
        let start = button.convert(CGPoint(x: button.bounds.midX, y: button.bounds.midY), to: nil)
        app.fingerDrag(from: start, to: CGPoint(x: 3, y: 3), duration: random.among([0.05, 0.4]), allowsMiss: true)
    }

    private func dismiss(_ random: inout SeededRandomNumberGenerator) {
        guard !chain.isEmpty, isAtRest else { return }
        let (depth, animated) = (random.below(chain.count), random.chance(60))
        let presenter = depth == 0 ? root : alerts[chain[depth - 1]].controller
        log.append("\((presenter as? any RecordedController)?.record.name ?? "") dismisses, animated \(animated)")
        chain.removeSubrange(depth...)
        promised += 1
        presenter.dismiss(animated: animated) { [unowned self] in completed += 1 }
    }

    /// Changes an alert while it is on the screen.
    private func change(_ random: inout SeededRandomNumberGenerator) {
        guard let number = chain.last else { return }
        let alert = alerts[number].controller
        switch random.below(3) {
        case 0:
            let index = random.below(alerts[number].enabled.count)
            alerts[number].enabled[index].toggle()
            log.append("\(number).\(index) is enabled: \(alerts[number].enabled[index])")
            alert.actions[index].isEnabled.toggle()
        case 1:
            log.append("message")
            alert.message = random.among([
                nil, "Message", "A longer message that needs more than one line of the alert",
            ])
        default:
            log.append("preferred action")
            alert.preferredAction = random.among(alert.actions)
        }
    }

    private func rotate(_ random: inout SeededRandomNumberGenerator) {
        let size = app.application.screen.bounds.size
        log.append("rotate")
        _ = app.port.sendScreen(size: CGSize(width: size.height, height: size.width), scale: 2, style: .light)
    }

    // MARK: Handlers

    private func handle(_ number: Int, _ index: Int) {
        let alert = alerts[number]
        log.append("handler of \(number).\(index)")
        if alert.isUncertain, alert.chosen == nil { alerts[number].chosen = index }
        if alerts[number].chosen != index || alert.isDone { complain("an unexpected handler") }
        alerts[number].isDone = true
        if alert.controller.record.state != .disappeared { complain("the alert is \(alert.controller.record.state)") }
        if alert.controller.presentingViewController != nil { complain("the alert is still presented") }
        guard let planned else { return }
        self.planned = nil
        follow()
        var random = SeededRandomNumberGenerator(planned)
        random.chance(60) ? present(&random) : dismiss(&random)
    }

    // MARK: Comparison

    private func complain(_ line: String) { complaints.append("\(line) after \(log.last ?? "")") }

    private func check() {
        complaints += ([root.record] + alerts.map(\.controller.record)).compactMap(\.complaint)
        guard isAtRest else { return }
        for alert in alerts where alert.controller.textFields?.contains(where: \.isFirstResponder) == true {
            if alert.controller.viewIfLoaded?.window == nil {
                complain("a text field of \(alert.name) is first responder")
            }
        }
    }

    /// Waits until nothing moves, and checks which alerts are there and which handlers were called.
    func finish() {
        planned = nil
        app.advance(by: 3)
        let wanted = chain.map { alerts[$0].name }
        follow()
        let found = chain.map { alerts[$0].name }
        if found != wanted, !alerts.contains(where: \.isUncertain) { complain("presented \(found), not \(wanted)") }
        check()
        if completed != promised { complain("\(completed) of \(promised) completions") }
        root.record.checkAtRest(isVisible: true)
        for (number, alert) in alerts.enumerated() {
            alert.controller.record.checkAtRest(isVisible: chain.contains(number))
            if alert.chosen != nil, !alert.isDone { complain("the handler of \(alert.name) was not called") }
        }
        if let last = chain.last, !alerts[last].wasCovered,
            let field = alerts[last].controller.textFields?.first, !field.isFirstResponder
        {
            complain("the text field of \(alerts[last].name) is not first responder")
        }
        complaints += ([root.record] + alerts.map(\.controller.record)).compactMap(\.complaint)
    }
}
