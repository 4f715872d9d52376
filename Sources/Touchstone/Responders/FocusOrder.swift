import Foundation

/// Keyboard focus: the first responder, where it is a control or a text input, and the order in which Tab visits them.
///
/// Rows from top to bottom, each from leading to trailing, by frames in the window; two views are in one row if the middle
/// of the lower one is above the bottom of the higher one. [our choice]
@MainActor
struct FocusOrder {
    let window: UIWindow

    /// What can have the focus now: visible, enabled, willing, and not behind a presented controller.
    var candidates: [UIView] {
        let root = window.subviewStorage.last { $0 is PresentationContainer } ?? window
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
        let current = window.firstResponder
        let place = order.firstIndex { $0 === current }
        for step in 1...order.count {
            let start = place ?? (backwards ? 0 : -1)
            let index = (start + (backwards ? -step : step) + 2 * order.count) % order.count
            if order[index] === current { return false }
            if order[index].becomeFirstResponder() { return true }
        }
        return false
    }

    /// What the focus makes of a key before key commands and presses get it (RC-34); false if it means nothing to it.
    func takes(_ key: UIKey, isRepeat: Bool) -> Bool {
        let modifiers = key.modifierFlags.intersection([.shift, .control, .alternate, .command])
        let focused = window.firstResponder
        if key.keyCode == .keyboardTab, modifiers.subtracting(.shift).isEmpty {
            // Another first responder than these has its own use for the key.
            guard focused == nil || focused is UIViewController || (focused as? UIView)?.isFocusKind == true else {
                return false
            }
            return move(backwards: modifiers.contains(.shift))
        }
        guard modifiers.isEmpty, let control = focused as? SystemControl, control.isEnabled else { return false }
        switch key.keyCode {
        case .keyboardSpacebar, .keyboardReturnOrEnter, .keypadEnter: return !isRepeat && control.activate()
        case .keyboardRightArrow, .keyboardUpArrow: return control.adjust(by: 1)
        case .keyboardLeftArrow, .keyboardDownArrow: return control.adjust(by: -1)
        default: return false
        }
    }
}

extension UIView {
    /// Whether it is the first responder of its window, which is where keys go.
    public var isFocused: Bool { isFirstResponder }

    fileprivate var isFocusKind: Bool { self is UIControl || self is any KeyTaking }
    fileprivate var isFocusable: Bool { isFocusKind && canBecomeFirstResponder && !bounds.isEmpty }
}
