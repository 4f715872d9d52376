import Foundation

/// Turns keys into key commands, text and presses.
///
/// A key goes, in this order (RC-33, RC-34): to a key command that wants priority over the system; to the first responder as a press,
/// where that is a text input which takes the key; to the focus, which moves with Tab; to any other key command, the nearest
/// responder's first; and as a press to the first responder or the key window, up the chain (RC-16).
@MainActor
final class KeyTracker {
    private unowned let application: UIApplication
    private var event: UIPressesEvent?
    /// Keys that are down and were sent as presses.
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

    /// The focused or first responder (RC-36).
    private var start: UIResponder? {
        application.keyWindow?.focusedControl ?? application.firstResponder ?? application.keyWindow
    }

    private func key(_ sample: KeySample) -> UIKey {
        UIKey(
            keyCode: sample.keyCode, characters: sample.characters,
            charactersIgnoringModifiers: sample.charactersIgnoringModifiers, modifierFlags: sample.modifierFlags)
    }

    /// What a search for commands meets, while somebody listens.
    private var story: KeyStory?

    private func down(_ sample: KeySample, _ device: Int) {
        guard let trace = application.trace.heard else {
            _ = take(sample, device)
            return
        }
        // What it leads to may turn the loop, and with it other keys.
        let outer = story
        let own = KeyStory(trace)
        story = own
        let isFocused = application.keyWindow?.focusedControl != nil
        let way = take(sample, device)
        story = outer
        trace.remember(own.remark(key(sample), sample.asCommand.map { key($0) }, isFocused, way))
    }

    /// What became of it; nil where there is no key window.
    private func take(_ sample: KeySample, _ device: Int) -> KeyRemark.Way? {
        // Its release was lost; what it began must still be closed.
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
        // A field takes its key as it hears of the press; other text inputs hear of the press first (RC-16).
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
        // A key that went to a responder as a press stays a press.
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

    /// All keys are let go: the page or the window lost them.
    func cancelAll() { cancel { _ in true } }

    /// A host is gone, and with it the keys that were down on it.
    func cancel(device: Int) { cancel { $0.device == device } }

    /// One window after the other, each with one event.
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
        if let trace = application.trace.heard { trace.record(.sent(to: trace.subject(application), touches: [])) }
        application.sendEvent(event)
    }

    // MARK: Key commands

    /// What a key would do, told without doing it; nil where there is no key window.
    func preview(_ input: String, _ modifiers: UIKeyModifierFlags) -> KeyRemark? {
        guard let start else { return nil }
        let key = UIKey(typing: input, modifiers)
        let story = KeyStory(application.trace)
        var (responder, count) = (UIResponder?.some(start), 0)
        while let current = responder, count < 10_000 {
            story.saw(current, current.keyCommands ?? [])
            (responder, count) = (current.next, count + 1)
        }
        func isTaken(hasPriority: Bool) -> Bool {
            story.links.contains { link in
                link.commands.contains {
                    $0.hasPriority == hasPriority && $0.isFor(key)
                        && start.target(forAction: $0.action, withSender: nil) != nil
                }
            }
        }
        let way: KeyRemark.Way =
            if isTaken(hasPriority: true) {
                .command
            } else if isText(key, start) {
                .text
            } else if focus?.wouldTake(key) == true {
                .focus
            } else {
                isTaken(hasPriority: false) ? .command : .press
            }
        return story.remark(key, nil, application.keyWindow?.focusedControl != nil, way)
    }

    /// With the modifiers as they are, or else with command in the place of control where the keyboard has none.
    private func performed(_ sample: KeySample, hasPriority: Bool) -> Bool {
        if perform(key(sample), hasPriority: hasPriority) { return true }
        return sample.asCommand.map { perform(key($0), hasPriority: hasPriority) } ?? false
    }

    /// Performs the nearest matching command up the chain; false if there is none, or nobody takes its action.
    private func perform(_ key: UIKey, hasPriority: Bool) -> Bool {
        var responder = start
        while let current = responder {
            let commands = current.keyCommands ?? []
            story?.saw(current, commands)
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
    /// The same input with exactly these modifiers, capitals lock and keypad aside.
    fileprivate func matches(_ key: UIKey) -> Bool { input.map { key.isOf($0, modifierFlags) } ?? false }
}

extension UIKey {
    /// The key that a command's input and modifiers stand for, as far as that can be told without a keyboard.
    fileprivate convenience init(typing input: String, _ modifiers: UIKeyModifierFlags) {
        let isText = !modifiers.contains(.command) && (!modifiers.contains(.control) || modifiers.contains(.alternate))
        let isPlain = modifiers.isDisjoint(with: [.shift, .alphaShift]) || input.hasPrefix("UIKeyInput")
        let typed = isPlain ? input : input.uppercased()
        self.init(
            keyCode: Self.codes[input] ?? UIKeyboardHIDUsage(rawValue: 0), characters: isText ? typed : "",
            charactersIgnoringModifiers: input, modifierFlags: modifiers)
    }

    /// Of keys that do more than to type.
    private static let codes: [String: UIKeyboardHIDUsage] = [
        " ": .keyboardSpacebar, "\r": .keyboardReturnOrEnter, "\t": .keyboardTab, "\u{8}": .keyboardDeleteOrBackspace,
        "\u{7F}": .keyboardDeleteForward, UIKeyCommand.inputDelete: .keyboardDeleteForward,
        UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
        UIKeyCommand.inputLeftArrow: .keyboardLeftArrow, UIKeyCommand.inputRightArrow: .keyboardRightArrow,
        UIKeyCommand.inputEscape: .keyboardEscape, UIKeyCommand.inputHome: .keyboardHome,
        UIKeyCommand.inputEnd: .keyboardEnd, UIKeyCommand.inputPageUp: .keyboardPageUp,
        UIKeyCommand.inputPageDown: .keyboardPageDown,
    ]

    /// Whether it is this input with exactly these modifiers, capitals lock and keypad aside.
    func isOf(_ input: String, _ modifiers: UIKeyModifierFlags) -> Bool {
        let counted: UIKeyModifierFlags = [.shift, .control, .alternate, .command]
        guard modifiers.intersection(counted) == modifierFlags.intersection(counted) else { return false }
        return charactersIgnoringModifiers.lowercased() == input.lowercased() || characters == input
    }
}

/// A text input that takes keys as text or as editing.
@MainActor
protocol KeyTaking: UIResponder {
    /// Whether the key means something to it.
    func takes(_ key: UIKey) -> Bool
    /// Does what the key means.
    func take(_ key: UIKey)
}
