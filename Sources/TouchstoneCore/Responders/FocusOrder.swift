import Foundation

/// What a key asks of the view that has the focus: Space or Return, an arrow right or up, an arrow left or down.
enum FocusCommand {
    case activate, increment, decrement

    /// What a key asks; nil of others, and of any with modifiers.
    @MainActor
    fileprivate init?(_ key: UIKey) {
        guard key.modifierFlags.isDisjoint(with: [.shift, .control, .alternate, .command]) else { return nil }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: self = .activate
        case .keyboardRightArrow, .keyboardUpArrow: self = .increment
        case .keyboardLeftArrow, .keyboardDownArrow: self = .decrement
        default: return nil
        }
    }
}

/// Keyboard focus, the control or the text that keys go to, and the order in which Tab visits them. A text that has it
/// is the first responder; a control is not, since controls may not be (RC-18).
///
/// Rows from top to bottom, each from leading to trailing, by frames in the window; two views are in one row if the
/// middle of the lower one is above the bottom of the higher one. [our choice]
@MainActor
struct FocusOrder {
    let window: UIWindow

    /// What can have the focus now: visible, enabled, willing, and not behind a presented controller.
    var candidates: [UIView] {
        let root = window.subviewStorage.last { $0.holdsFocus } ?? window
        var found: [(view: UIView, frame: CGRect)] = []
        var waiting = [root]
        while let view = waiting.popLast() {
            guard view.node.pointee.refusal == nil else { continue }
            if view.isFocusable {
                found.append((view, view.convert(view.bounds, to: nil)))
            }
            waiting.append(contentsOf: view.subviewStorage.reversed())
        }
        return inRows(found)
    }

    private func inRows(_ found: [(view: UIView, frame: CGRect)]) -> [UIView] {
        var rest = found.enumerated().sorted { one, other in
            let (y1, y2) = (one.element.frame.minY, other.element.frame.minY)
            return y1 != y2 ? y1 < y2 : one.offset < other.offset
        }.map(\.element)
        var ordered: [UIView] = []
        while let first = rest.first {
            let row = rest.filter { $0.view === first.view || $0.frame.midY < first.frame.maxY }
            rest.removeAll { member in row.contains { $0.view === member.view } }
            ordered += row.enumerated().sorted { one, other in
                let (x1, x2) = (one.element.frame.minX, other.element.frame.minX)
                return x1 != x2 ? x1 < x2 : one.offset < other.offset
            }.map(\.element.view)
        }
        return ordered
    }

    /// Moves the focus one on or back, past whoever refuses, around the ends; false where it cannot move.
    func move(backwards: Bool) -> Bool {
        let order = candidates
        guard !order.isEmpty else { return false }
        let current = window.focusedView
        let place = order.firstIndex { $0 === current }
        for step in 1...order.count {
            let start = place ?? (backwards ? 0 : -1)
            let index = (start + (backwards ? -step : step) + 2 * order.count) % order.count
            if order[index] === current { return false }
            if window.moveFocus(to: order[index]) { return true }
        }
        return false
    }

    /// A first responder of another kind has its own use for Tab.
    private var isLeftAlone: Bool {
        guard window.focusedView == nil, let responder = window.firstResponder else { return false }
        return !(responder is any ViewOwner)
    }

    /// Whether Tab, with these modifiers, has somewhere to move the focus; nobody is asked whether he lets it go.
    private func wouldMove(_ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.intersection([.control, .alternate, .command]).isEmpty, !isLeftAlone else { return false }
        return candidates.contains { $0 !== window.focusedView && $0.canBecomeFocused }
    }

    /// What the focus makes of a key before key commands and presses get it (RC-34); false if it means nothing to it.
    func takes(_ key: UIKey, isRepeat: Bool) -> Bool {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardTab, modifiers.subtracting(.shift).isEmpty {
            return !isLeftAlone && move(backwards: modifiers.contains(.shift))
        }
        guard let view = window.focusedView, let command = FocusCommand(key) else { return false }
        return command == .activate && isRepeat ? false : view.takes(command)
    }

    /// The same of a key that goes down, told without doing it.
    func wouldTake(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardTab { return wouldMove(key.modifierFlags) }
        guard let view = window.focusedView, let command = FocusCommand(key) else { return false }
        return view.wouldTake(command)
    }
}

extension UIWindow {
    /// Touchstone extension: the view that has the keyboard focus: a text that is first responder, or the control that
    /// Tab came to last.
    public var focusedView: UIView? {
        if let text = firstResponder as? any KeyTaking { return text as? UIView }
        return focusedControl
    }

    /// Touchstone extension: gives the keyboard focus to a view, or to none; says whether it has it. A text becomes the
    /// first responder. For a control, a text that was it resigns, and a refusal is a refusal; other first responders
    /// stay what they are.
    @discardableResult
    public func moveFocus(to view: UIView?) -> Bool {
        let former = focusedView
        guard former !== view else { return true }
        defer { tellFocusMoved(from: former) }
        if let view {
            guard view.windowStorage === self, view.canBecomeFocused else { return false }
            // Becoming first responder, it takes the focus.
            if view is any KeyTaking { return view.becomeFirstResponder() }
        }
        if let text = firstResponder as? any KeyTaking, !text.resignFirstResponder() { return false }
        focus(on: view)
        return true
    }

    /// Gives the focus to a control, or takes it from the one that has it.
    func focus(on control: UIView?) {
        let former = focusedControl
        guard former !== control else { return }
        focusedControl = control
        for view in [former, control] { view?.focusChanged() }
        if let trace = application?.trace.heard {
            trace.record(.focus(control.map { trace.subject($0) }, window: trace.subject(self)))
        }
    }
}

extension UIView {
    /// Whether keys go to it first.
    public var isFocused: Bool { windowStorage?.focusedView === self }

    fileprivate var isFocusable: Bool { canBecomeFocused && !bounds.isEmpty }
}
