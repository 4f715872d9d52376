import Foundation

extension UIResponder {
    /// The window whose first responder this could be.
    var responderWindow: UIWindow? {
        (self as? UIWindow ?? responderView?.windowStorage)?.responderHome
    }

    /// RC-19; whether the receiver may is asked before the present one is disturbed.
    func takeFirstResponder() -> Bool {
        guard let window = responderWindow else { return didNotBecomeFirst { _ in .noWindow } }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return didNotBecomeFirst { _ in .cannot } }
        if let current = window.firstResponder {
            guard current.canResignFirstResponder, current.resignFirstResponder() else {
                return didNotBecomeFirst { .held(by: $0.remembered(current)) }
            }
        }
        // Resigning may have done anything, also have made another the first responder.
        guard window.firstResponder == nil, responderWindow === window else {
            guard let other = window.firstResponder, other !== self else { return window.firstResponder === self }
            return didNotBecomeFirst { .overtaken(by: $0.remembered(other)) }
        }
        window.setFirstResponder(self)
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return false }
        window.setFirstResponder(nil)
        return true
    }
}

extension UIWindow {
    func setFirstResponder(_ responder: UIResponder?) {
        let former = firstResponder
        firstResponder = responder
        // Keys go to it from now on, not to a control.
        if responder != nil { focus(on: nil) }
        for responder in [former, responder] { responder?.focusChanged() }
        if let trace = application?.trace.heard {
            trace.record(.firstResponder(responder.map { trace.subject($0) }, window: trace.subject(self)))
        }
        application?.inputViewsChanged()
        guard former !== responder else { return }
        former?.firstResponderEnded()
        // What ended may have gone on to another.
        if firstResponder === responder { responder?.firstResponderBegan() }
    }

    /// A first responder that leaves the window gives it up, whatever it says (RC-22).
    func releaseFirstResponder(in tree: UIView) {
        if let focused = focusedControl, focused.isDescendant(of: tree) { focus(on: nil) }
        let home = responderHome
        guard let responder = home.firstResponder else { return }
        guard let view = responder.responderView, view !== home else { return }
        guard view.isDescendant(of: tree) else {
            // Whoever it is an input view of may be in the tree.
            if view.windowStorage !== home { application?.inputViewsChanged() }
            return
        }
        responder.resignFirstResponder()
        if home.firstResponder === responder { home.setFirstResponder(nil) }
    }
}

extension UIView {
    /// Makes the first responder at or below this view resign; `force` skips its veto (RC-26).
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window = windowStorage?.responderHome, let responder = window.firstResponder else { return true }
        guard let view = responder.responderView, view.isDescendant(of: self) else { return true }
        let resigned = responder.resignFirstResponder()
        if !resigned, force, window.firstResponder === responder { window.setFirstResponder(nil) }
        return resigned || force
    }
}
