import Foundation

/// Turns keys into key commands, text and presses.
///
/// A key goes to the first of these that takes it (RC-33, RC-34):
///
/// 1. A key command that wants priority over system behavior.
/// 2. The first responder, as a press, if it is a text input that takes the key.
/// 3. The focus, which Tab moves.
/// 4. Any other key command, the nearest responder's first.
/// 5. The first responder or the key window, as a press that travels up the chain (RC-16).
@MainActor
package final class KeyTracker {
    private unowned let application: UIApplication
    private var event: UIPressesEvent?
    /// The presses of keys that are down.
    @exclusivity(unchecked) private(set) var pressesDown: [UIPress] = []

    init(application: UIApplication) {
        self.application = application
    }

    func handle(_ sample: KeySample, device: Int) {
        switch sample.phase {
        case .down: down(sample, device)
        case .repeat: again(sample)
        case .up: up(sample)
        case .cancelled: cancel { $0.device == device && $0.key?.keyCode == sample.keyCode }
        }
    }

    /// The focused control, or else the first responder or key window (RC-36).
    private var start: UIResponder? {
        application.keyWindow?.focusedControl ?? application.firstResponder ?? application.keyWindow
    }

    private func key(_ sample: KeySample) -> UIKey {
        UIKey(
            keyCode: sample.keyCode, characters: sample.characters,
            charactersIgnoringModifiers: sample.charactersIgnoringModifiers, modifierFlags: sample.modifierFlags)
    }

    /// Collects what the search for commands finds while the application is traced.
    private var eventLog: KeyEventLog?

    private func down(_ sample: KeySample, _ device: Int) {
        guard let trace = application.trace.listening else {
            _ = take(sample, device)
            return
        }
        // Handling the key may run a nested run-loop iteration, which may handle other keys.
        let outer = eventLog
        let own = KeyEventLog(trace)
        eventLog = own
        let isFocused = application.keyWindow?.focusedControl != nil
        let way = take(sample, device)
        eventLog = outer
        trace.remember(own.annotation(key(sample), sample.asCommand.map { key($0) }, isFocused, way))
    }

    /// Handles the key and returns what took it, or `nil` if there is no key window.
    private func take(_ sample: KeySample, _ device: Int) -> KeyAnnotation.Way? {
        // The key's release was lost, but the press that it began must still end.
        if pressesDown.contains(where: { $0.key?.keyCode == sample.keyCode }) { up(sample) }
        let key = key(sample)
        guard let start else { return nil }
        if performed(sample, hasPriority: true) { return .command }
        let isText = isText(key, start)
        if !isText, focus?.takes(key, isRepeat: false) == true { return .focus }
        if !isText, performed(sample, hasPriority: false) { return .command }
        let press = UIPress()
        press.key = key
        press.timestamp = sample.time
        press.force = 1
        press.responder = start
        press.window = start.responderWindow ?? application.keyWindow
        press.device = device
        pressesDown.append(press)
        send([press], .began, sample.time)
        // A field takes its key while it handles the press. Other text inputs receive the press first (RC-16).
        if isText, !(start is any KeyTaking) { application.widgets.type(key, into: start) }
        return isText ? .text : .press
    }

    private func isText(_ key: UIKey, _ start: UIResponder) -> Bool {
        if let text = start as? any KeyTaking { return text.takes(key) }
        return application.widgets.canType(key, into: start)
    }

    private func again(_ sample: KeySample) {
        let key = key(sample)
        if performed(sample, hasPriority: true) { return }
        if let text = start as? any KeyTaking, text.takes(key) { return text.take(key) }
        if let start, isText(key, start) { return application.widgets.type(key, into: start) }
        if focus?.takes(key, isRepeat: true) == true { return }
        // A key sent to a responder as a press remains a press.
        if pressesDown.contains(where: { $0.key?.keyCode == sample.keyCode }) { return }
        _ = performed(sample, hasPriority: false)
    }

    private var focus: FocusOrder? { application.keyWindow.map { FocusOrder(window: $0) } }

    private func up(_ sample: KeySample) {
        guard let index = pressesDown.firstIndex(where: { $0.key?.keyCode == sample.keyCode }) else { return }
        let press = pressesDown[index]
        send([press], .ended, sample.time)
        pressesDown.removeAll { $0 === press }
        if pressesDown.isEmpty { event = nil }
    }

    /// Cancels all presses, because the page or the window lost the keyboard.
    func cancelAll() { cancel { _ in true } }

    /// Cancels the presses of a host that disconnected.
    func cancel(device: Int) { cancel { $0.device == device } }

    /// Cancels presses window by window, with one event for each window.
    private func cancel(where isMeant: (UIPress) -> Bool) {
        while let first = pressesDown.first(where: isMeant) {
            let gone = pressesDown.filter { isMeant($0) && $0.window === first.window }
            send(gone, .cancelled, first.timestamp)
            pressesDown.removeAll { press in gone.contains { $0 === press } }
        }
        if pressesDown.isEmpty { event = nil }
    }

    private func send(_ changed: [UIPress], _ phase: UIPress.Phase, _ time: TimeInterval) {
        let event = self.event ?? UIPressesEvent(.presses, application: application)
        self.event = event
        for other in pressesDown { other.phase = .stationary }
        for press in changed {
            press.phase = phase
            press.timestamp = time
        }
        event.timestamp = time
        event.modifierFlags = changed.first?.key?.modifierFlags ?? []
        event.presses = pressesDown
        if let trace = application.trace.listening { trace.record(.sent(to: trace.subject(application), touches: [])) }
        application.sendEvent(event)
    }

    // MARK: Key commands

    /// Returns what a key would do, without doing it. Returns `nil` if there is no key window.
    package func preview(_ input: String, _ modifiers: UIKeyModifierFlags) -> KeyAnnotation? {
        guard let start else { return nil }
        let key = UIKey(typing: input, modifiers)
        let eventLog = KeyEventLog(application.trace)
        var (responder, count) = (UIResponder?.some(start), 0)
        while let current = responder, count < 10_000 {
            eventLog.saw(current, current.keyCommands ?? [])
            (responder, count) = (current.next, count + 1)
        }
        func isTaken(hasPriority: Bool) -> Bool {
            eventLog.links.contains { link in
                link.commands.contains {
                    $0.hasPriority == hasPriority && $0.isFor(key)
                        && start.target(forAction: $0.action, withSender: nil) != nil
                }
            }
        }
        let way: KeyAnnotation.Way =
            if isTaken(hasPriority: true) {
                .command
            } else if isText(key, start) {
                .text
            } else if focus?.wouldTake(key) == true {
                .focus
            } else {
                isTaken(hasPriority: false) ? .command : .press
            }
        return eventLog.annotation(key, nil, application.keyWindow?.focusedControl != nil, way)
    }

    /// Tries the key as pressed, and then with Command in place of Control if the keyboard has no Command key.
    private func performed(_ sample: KeySample, hasPriority: Bool) -> Bool {
        if perform(key(sample), hasPriority: hasPriority) { return true }
        return sample.asCommand.map { perform(key($0), hasPriority: hasPriority) } ?? false
    }

    /// Performs the nearest matching command in the chain. Returns `false` if no command matches or no responder takes
    /// the action.
    private func perform(_ key: UIKey, hasPriority: Bool) -> Bool {
        var responder = start
        while let current = responder {
            let commands = current.keyCommands ?? []
            eventLog?.saw(current, commands)
            for command in commands
            where command.wantsPriorityOverSystemBehavior == hasPriority && command.matches(key) {
                guard let action = command.action else { continue }
                if application.sendAction(action, to: nil, from: command, for: nil) { return true }
            }
            responder = current.next
        }
        return false
    }
}

extension UIKeyCommand {
    /// Whether the key has this command's input and exactly its modifiers, ignoring Caps Lock and the keypad flag.
    fileprivate func matches(_ key: UIKey) -> Bool { input.map { key.isOf($0, modifierFlags) } ?? false }
}

extension UIKey {
    /// Creates the key that a command's input and modifiers stand for, as far as that is known without a keyboard.
    fileprivate convenience init(typing input: String, _ modifiers: UIKeyModifierFlags) {
        let isText = !modifiers.contains(.command) && (!modifiers.contains(.control) || modifiers.contains(.alternate))
        let isPlain = modifiers.isDisjoint(with: [.shift, .alphaShift]) || input.hasPrefix("UIKeyInput")
        let typed = isPlain ? input : input.uppercased()
        self.init(
            keyCode: Self.codes[input] ?? UIKeyboardHIDUsage(rawValue: 0), characters: isText ? typed : "",
            charactersIgnoringModifiers: input, modifierFlags: modifiers)
    }

    /// The key codes of inputs that do more than insert a character.
    private static let codes: [String: UIKeyboardHIDUsage] = [
        " ": .keyboardSpacebar, "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
        "\u{7F}": .keyboardDeleteForward, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown,
    ]

    /// Whether the key has this input and exactly these modifiers, ignoring Caps Lock and the keypad flag.
    package func isOf(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard modifiers.intersection(counted) == modifierFlags.intersection(counted) else { return false }
        return charactersIgnoringModifiers.lowercased() == input.lowercased() || characters == input
    }
}
