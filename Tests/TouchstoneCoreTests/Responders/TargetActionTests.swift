import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Records the calls of its actions.
@MainActor
private final class Player: NSObject {
    var lines: [String] = []
    func plain() { lines.append("plain") }
    func sent(_ sender: UIControl) { lines.append("sent by \(sender.accessibilityIdentifier ?? "?")") }
    func whole(_ sender: UIControl, _ event: UIEvent?) {
        lines.append("whole \(sender.accessibilityIdentifier ?? "?") \(event?.type == .touches)")
    }
    func any(_ sender: Any?) { lines.append("any \(sender is UIControl)") }
}

extension Selector {
    fileprivate static let plain = Selector(Player.plain, name: "plain")
    fileprivate static let sent = Selector(Player.sent, name: "sent:")
    fileprivate static let whole = Selector(Player.whole, name: "whole:event:")
}

/// Targets and actions of controls: registration, arguments and order of calls (C-14 to C-19, RC-28).
@Suite(.application(tracing: .both)) @MainActor
struct TargetActionTests {
    let app = TestApplication.current
    let window: UIWindow
    let control: UIControl
    private let player = Player()

    init() {
        window = TestApplication.current.makeWindow()
        control = UIControl(frame: CGRect(x: 100, y: 300, width: 100, height: 40)).placed("control", in: window)
    }

    @Test func `RC-28, C-14: selectors of actions with no, one and two parameters are called`() {
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(player, action: .sent, for: .touchDown)
        control.addTarget(player, action: .whole, for: .touchDown)
        app.fingerDown(at: control)
        expectEqual(player.lines, ["plain", "sent by control", "whole control true"])
        app.fingersUp()
    }

    @Test func `RC-28, C-14: method references with no, one and two parameters are called`() {
        control.addTarget(player, action: Player.plain, for: .touchDown)
        control.addTarget(player, action: Player.sent, for: .touchDown)
        control.addTarget(player, action: Player.whole, for: .touchDown)
        control.addTarget(player, action: Player.any, for: .touchDown)
        app.fingerDown(at: control)
        expectEqual(player.lines, ["plain", "sent by control", "whole control true", "any true"])
        app.fingersUp()
    }

    @Test func `C-14: adding a target and action again merges the control events`() {
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(player, action: .sent, for: .touchDown)
        control.addTarget(player, action: .plain, for: [.touchDown, .touchUpInside])
        app.fingerTap(at: control)
        expectEqual(player.lines, ["plain", "sent by control", "plain"])
        expectEqual(control.actions(forTarget: player, forControlEvent: .touchDown), ["plain", "sent:"])
    }

    @Test func `C-14: adding the same method reference repeatedly registers one action`() {
        for _ in 1...3 { control.addTarget(player, action: Player.plain, for: .touchDown) }
        app.fingerDown(at: control)
        expectEqual(player.lines, ["plain"])
        app.fingersUp()
    }

    @Test func `C-14: an empty set of control events registers and removes nothing`() {
        control.addTarget(player, action: .plain, for: [])
        expectEqual(control.allControlEvents, [])
        #expect(control.allTargets.isEmpty)
        control.addTarget(player, action: .plain, for: .touchDown)
        control.removeTarget(player, action: .plain, for: [])
        expectEqual(control.allControlEvents, .touchDown)
    }

    @Test(.application) func `C-14: a control does not retain its targets and forgets deallocated ones`() {
        weak var gone: Player?
        do {
            let short = Player()
            gone = short
            control.addTarget(short, action: .plain, for: .touchDown)
            control.addTarget(short, action: Player.sent, for: .valueChanged)
        }
        #expect(gone == nil)
        app.fingerTap(at: control)
        expectEqual(app.controlEvents, "control touchDown, control touchUpInside")
        #expect(!app.eventLog.contains("plain"))
        #expect(control.allTargets.isEmpty)
        expectEqual(control.allControlEvents, [])
        var found = 0
        control.enumerateEventHandlers { _, _, _, _ in found += 1 }
        expectEqual(found, 0)
    }

    @Test func `C-15: removeTarget removes only the given control events of the target and action`() {
        control.addTarget(player, action: .plain, for: [.touchDown, .touchUpInside])
        control.addTarget(player, action: .sent, for: [.touchDown, .touchUpInside])
        control.removeTarget(player, action: .plain, for: .touchDown)
        app.fingerTap(at: control)
        expectEqual(player.lines, ["sent by control", "plain", "sent by control"])
    }

    @Test func `C-15: removeTarget without an action removes all actions of the target`() {
        let other = Player()
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(player, action: Player.sent, for: .touchDown)
        control.addTarget(other, action: .plain, for: .touchDown)
        control.removeTarget(player, action: nil, for: .allEvents)
        app.fingerDown(at: control)
        #expect(player.lines == [] && other.lines == ["plain"])
        app.fingersUp()
    }

    @Test func `C-15: removing a target or action that was never added has no effect`() {
        control.addTarget(player, action: .plain, for: .touchDown)
        control.removeTarget(Player(), action: .plain, for: .allEvents)
        control.removeTarget(player, action: .sent, for: .allEvents)
        control.removeAction(identifiedBy: UIAction.Identifier("unknown"), for: .allEvents)
        app.fingerDown(at: control)
        expectEqual(player.lines, ["plain"])
        app.fingersUp()
    }

    @Test func `C-16: sendActions calls the matching actions in the order of registration, without an event`() {
        control.addTarget(player, action: .whole, for: [.valueChanged, .touchDown])
        control.addAction(UIAction { [player] _ in player.lines.append("action") }, for: .touchUpInside)
        control.addTarget(player, action: .plain, for: .editingChanged)
        control.addTarget(player, action: .sent, for: .allEvents)
        control.sendActions(for: [.touchUpInside, .valueChanged])
        expectEqual(player.lines, ["whole control false", "action", "sent by control"])
    }

    @Test func `C-16: an override of sendAction intercepts each action`() {
        final class Guarded: UIControl {
            var seen: [String] = []
            override func sendAction(_ action: Selector, to target: Any?, for event: UIEvent?) {
                seen.append("\(action) \(target is Player) \(event != nil)")
                if action != .sent { super.sendAction(action, to: target, for: event) }
            }
            override func sendAction(_ action: UIAction) { seen.append("action \(action.identifier.rawValue)") }
        }
        let guarded = Guarded(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        window.addSubview(guarded)
        guarded.addTarget(player, action: .sent, for: .touchDown)
        guarded.addTarget(player, action: .plain, for: .touchDown)
        guarded.addAction(
            UIAction(identifier: .init("quiet")) { _ in Issue.record("the override did not intercept the action") },
            for: .touchDown)
        app.fingerDown(at: guarded)
        expectEqual(guarded.seen, ["sent: true true", "plain true true", "action quiet"])
        expectEqual(player.lines, ["plain"])
        app.fingersUp()
    }

    @Test func `C-17: targets and actions added or removed inside an action count from the next event`() {
        control.addAction(
            UIAction(identifier: .init("first")) { [player, control] _ in
                player.lines.append("first")
                control.addTarget(player, action: .plain, for: .touchDown)
                control.removeAction(identifiedBy: .init("first"), for: .allEvents)
            }, for: .touchDown)
        control.addTarget(player, action: .sent, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["first", "sent by control"])
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["first", "sent by control", "sent by control", "plain"])
    }

    @Test func `C-17: an action may call sendActions again`() {
        var depth = 0
        control.addAction(
            UIAction { [player] action in
                depth += 1
                let sender = action.sender as? UIControl
                if depth < 3 { sender?.sendActions(for: .touchDown) }
                player.lines.append("\(action.sender as? UIControl === sender)")
            }, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["true", "true", "true"])
    }

    @Test func `DL-24, C-17: a control that its action removes stays alive until its actions have run`() {
        final class Mortal: UIControl {
            var onDeath: () -> Void = {}
            isolated deinit { onDeath() }
        }
        weak var gone: UIControl?
        var lines: [String] = []
        do {
            let mortal = Mortal(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
            mortal.onDeath = { lines.append("dead") }
            window.addSubview(mortal)
            gone = mortal
            mortal.addAction(
                UIAction { [weak mortal] _ in
                    mortal?.removeFromSuperview()
                    lines.append("removed, \(mortal?.bounds.width ?? 0)")
                }, for: .touchUpInside)
            mortal.addAction(UIAction { _ in lines.append("second") }, for: .touchUpInside)
        }
        app.fingerTap(at: CGPoint(x: 25, y: 25))
        expectEqual(lines.prefix(2), ["removed, 50.0", "second"])
        app.fingerTap(at: CGPoint(x: 300, y: 25))
        #expect(gone == nil)
        expectEqual(lines, ["removed, 50.0", "second", "dead"])
    }

    @Test func `C-18: adding an action replaces the one with the same identifier`() {
        let save = UIAction.Identifier("save")
        control.addAction(UIAction(identifier: save) { [player] _ in player.lines.append("old") }, for: .touchDown)
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addAction(UIAction(identifier: save) { [player] _ in player.lines.append("new") }, for: .touchDown)
        control.addAction(UIAction { [player] _ in player.lines.append("unnamed") }, for: .touchDown)
        control.addAction(UIAction { [player] _ in player.lines.append("unnamed too") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["new", "plain", "unnamed", "unnamed too"])
        control.removeAction(identifiedBy: save, for: .touchDown)
        player.lines = []
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["plain", "unnamed", "unnamed too"])
    }

    @Test func `C-18: a primary action runs for primaryActionTriggered, with the control as its sender`() {
        var senders: [Bool] = []
        let action = UIAction(title: "Go") { senders.append($0.sender is UIControl) }
        let plain = UIControl(frame: .zero, primaryAction: action)
        plain.sendActions(for: .primaryActionTriggered)
        plain.sendActions(for: .touchUpInside)
        expectEqual(senders, [true])
        #expect(action.sender == nil)
        expectEqual(plain.allControlEvents, .primaryActionTriggered)
    }

    @Test func `C-19: a control lists its targets, control events and actions`() {
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(nil, action: .sent, for: .touchUpInside)
        #expect(control.allTargets.count == 2 && control.allTargets.contains(player))
        #expect(control.allTargets.contains { $0.base is NSNull })
        expectEqual(control.allControlEvents, [.touchDown, .touchUpInside])
        expectEqual(control.actions(forTarget: player, forControlEvent: .touchDown), ["plain"])
        #expect(control.actions(forTarget: player, forControlEvent: .touchUpInside) == nil)
        expectEqual(control.actions(forTarget: nil, forControlEvent: .touchUpInside), ["sent:"])
        #expect(control.actions(forTarget: player, forControlEvent: UIControl.Event([])) == nil)
    }

    @Test func `C-17: enumerateEventHandlers stops when stop is set`() {
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(nil, action: .sent, for: .touchDown)
        control.addAction(UIAction(identifier: .init("a")) { _ in }, for: .touchDown)
        var seen: [String] = []
        control.enumerateEventHandlers { action, pair, events, stop in
            seen.append("\(action?.identifier.rawValue ?? pair!.action.name) \(events)")
            stop = seen.count == 2
        }
        expectEqual(seen, ["plain touchDown", "sent: touchDown"])
    }

    @Test func `C-14: adding a target that is no object logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let control = UIControl(frame: .zero)
                control.addTarget(42 as Any, action: .plain, for: .touchDown)
            }
        }
        expectEqual(logged.count, 1)
    }

    @Test func `RC-27, C-14: sending an action that its target does not implement logs an exception`() {
        let logged = LoggedException.collecting {
            TestApplication.run { app in
                let control = UIControl(frame: .zero)
                control.addTarget(NSObject(), action: .plain, for: .touchDown)
                let stranger = NSObject()
                control.addTarget(stranger, action: .plain, for: .touchDown)
                control.sendActions(for: .touchDown)
            }
        }
        expectEqual(logged.count, 1)
    }
}

/// Our choices about targets and actions where no public source settles the behavior.
@Suite(.application(tracing: .both)) @MainActor
struct TargetActionChoices {
    @Test func `C-15: removeTarget with a nil target removes the actions of all targets`() {
        let control = UIControl(frame: .zero)
        let player = Player()
        control.addTarget(player, action: .plain, for: .touchDown)
        control.addTarget(nil, action: .plain, for: .touchDown)
        control.addTarget(player, action: .sent, for: .touchDown)
        control.removeTarget(nil, action: .plain, for: .allEvents)
        control.sendActions(for: .touchDown)
        expectEqual(player.lines, ["sent by ?"])
        control.removeTarget(nil, action: nil, for: .allEvents)
        #expect(control.allTargets.isEmpty)
    }
}
