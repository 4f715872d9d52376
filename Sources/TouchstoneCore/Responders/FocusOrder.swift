import Foundation

extension FocusCommand {
    /// Creates the command of a key. Returns `nil` for other keys and for keys with modifiers.
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

/// The keyboard focus, which is the control or text input that receives keys, and the order in which Tab moves it.
///
/// A focused text input is the first responder. A focused control is not, because controls cannot be first responder
/// (RC-18).
///
/// The order is row by row from top to bottom, and from leading to trailing in a row, by frames in the window. Two
/// views are in one row if the middle of the lower one is above the bottom of the higher one. [our choice]
@MainActor
struct FocusOrder {
    let window: UIWindow

    /// The views that can have the focus: visible, enabled, focusable, and not behind a presented view controller.
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

    /// Moves the focus forward or backward and wraps around at the ends.
    ///
    /// Skips views that refuse the focus. Returns `false` if the focus cannot move.
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

    /// Whether the first responder is of a kind that uses Tab itself.
    private var isLeftAlone: Bool {
        guard window.focusedView == nil, let responder = window.firstResponder else { return false }
        return !(responder is any ViewOwner)
    }

    /// Whether Tab with these modifiers could move the focus. Does not ask the focused view whether it gives the focus
    /// up.
    private func wouldMove(_ modifiers: UIKeyModifierFlags) -> Bool {
        guard modifiers.intersection([.control, .alternate, .command]).isEmpty, !isLeftAlone else { return false }
        return candidates.contains { $0 !== window.focusedView && $0.canBecomeFocused }
    }

    /// Handles a key before key commands and presses do (RC-34). Returns `false` if the focus does not use the key.
    func takes(_ key: UIKey, isRepeat: Bool) -> Bool {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        if key.keyCode == .keyboardTab, modifiers.subtracting(.shift).isEmpty {
            return !isLeftAlone && move(backwards: modifiers.contains(.shift))
        }
        guard let view = window.focusedView, let command = FocusCommand(key) else { return false }
        return command == .activate && isRepeat ? false : view.takes(command)
    }

    /// Whether the focus would use a key that goes down, without handling it.
    func wouldTake(_ key: UIKey) -> Bool {
        if key.keyCode == .keyboardTab { return wouldMove(key.modifierFlags) }
        guard let view = window.focusedView, let command = FocusCommand(key) else { return false }
        return view.wouldTake(command)
    }
}

extension UIWindow {
    /// Touchstone extension: the view with the keyboard focus, which is a text input that is first responder or the
    /// control that Tab last moved to.
    public var focusedView: UIView? {
        if let text = firstResponder as? any KeyTaking { return text as? UIView }
        return focusedControl
    }

    /// Touchstone extension: moves the keyboard focus to a view, or removes it.
    ///
    /// A text input becomes first responder. For a control, a text input that is first responder must resign and may
    /// refuse. Other first responders keep their status.
    ///
    /// - Returns: Whether `view` has the focus.
    @discardableResult
    public func moveFocus(to view: UIView?) -> Bool {
        let former = focusedView
        guard former !== view else { return true }
        defer { notifyFocusMoved(from: former) }
        if let view {
            guard view.windowStorage === self, view.canBecomeFocused else { return false }
            // A text input takes the focus when it becomes first responder.
            if view is any KeyTaking { return view.askToBecomeFirst() }
        }
        if let text = firstResponder as? any KeyTaking, !text.askToResign() { return false }
        focus(on: view)
        return true
    }

    /// Moves the focus to a control, or removes it from the current one.
    func focus(on control: UIView?) {
        let former = focusedControl
        guard former !== control else { return }
        focusedControl = control
        for view in [former, control] { view?.focusChanged() }
        if let trace = application?.trace.listening {
            trace.record(.focus(control.map { trace.subject($0) }, window: trace.subject(self)))
        }
    }
}

extension UIView {
    fileprivate var isFocusable: Bool { canBecomeFocused && !bounds.isEmpty }
}
