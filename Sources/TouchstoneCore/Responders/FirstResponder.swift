import Foundation

extension UIResponder {
    /// The window in which the receiver could be first responder.
    var responderWindow: UIWindow? {
        (self as? UIWindow ?? responderView?.windowStorage)?.responderHome
    }

    /// Whether the receiver belongs to a tree that is leaving its window (RC-22).
    private var isLeavingWindow: Bool {
        var node = responderView?.node
        while let current = node {
            if current.pointee.flags.contains(.leavingWindow) { return true }
            node = current.pointee.parent
        }
        return false
    }

    /// Makes the receiver first responder (RC-19). Checks that it may before it asks the current first responder to
    /// resign.
    func takeFirstResponder() -> Bool {
        guard let window = responderWindow, !isLeavingWindow else { return didNotBecomeFirst { _ in .noWindow } }
        if window.firstResponder === self { return true }
        guard canBecomeFirstResponder else { return didNotBecomeFirst { _ in .cannot(nil) } }
        if let current = window.firstResponder {
            func held(_ method: String, answer: Bool = false) -> Bool {
                didNotBecomeFirst { .held(by: $0.remembered(current), method: method, answer: answer) }
            }
            guard current.canResignFirstResponder else { return held("canResignFirstResponder") }
            let resign = FirstResponderMethod.resign
            guard current.resignFirstResponder() else { return held(resign.rawValue) }
            // An override may return `true` without calling `super`.
            if window.firstResponder === current, resign.isOverridden(outside: type(of: current)) {
                return held(resign.rawValue, answer: true)
            }
        }
        // Resigning runs application code, which may have made another responder first responder.
        guard window.firstResponder == nil, responderWindow === window else {
            guard let other = window.firstResponder, other !== self else { return window.firstResponder === self }
            return didNotBecomeFirst { .overtaken(by: $0.remembered(other)) }
        }
        window.setFirstResponder(self)
        return true
    }

    func giveUpFirstResponder() -> Bool {
        guard let window = responderWindow, window.firstResponder === self else { return true }
        guard canResignFirstResponder else { return didNotResign(self, "canResignFirstResponder") }
        window.setFirstResponder(nil)
        return true
    }
}

extension UIWindow {
    func setFirstResponder(_ responder: UIResponder?) {
        let former = firstResponder
        firstResponder = responder
        // From now on, keys go to the first responder instead of a focused control.
        if responder != nil { focus(on: nil) }
        for responder in [former, responder] { responder?.focusChanged() }
        if let trace = application?.trace.listening {
            trace.record(.firstResponder(responder.map { trace.subject($0) }, window: trace.subject(self)))
            trace.remember(
                FirstResponderChange(
                    from: former.map { trace.remembered($0) }, to: responder.map { trace.remembered($0) }))
        }
        application?.inputViewsChanged()
        guard former !== responder else { return }
        former?.firstResponderEnded()
        // `firstResponderEnded()` may have made another responder first responder.
        if firstResponder === responder { responder?.firstResponderBegan() }
    }

    /// Makes a first responder that leaves the window resign, even if it refuses (RC-22).
    func releaseFirstResponder(in tree: UIView) {
        if let focused = focusedControl, focused.isDescendant(of: tree) { focus(on: nil) }
        // A text in an input view is first responder of the window that was key at the time.
        let homes = responderHome === self ? [self] : application?.windows ?? []
        for home in homes { home.release(in: tree) }
    }

    private func release(in tree: UIView) {
        guard let responder = firstResponder, let view = responder.responderView, view !== self else { return }
        guard view.isDescendant(of: tree) else {
            // The responder that this input view belongs to may be in the removed tree.
            if view.windowStorage !== self { application?.inputViewsChanged() }
            return
        }
        responder.resignFirstResponder()
        if firstResponder === responder { setFirstResponder(nil) }
    }
}

extension UIView {
    @discardableResult
    func endEditingOfTree(_ force: Bool) -> Bool {
        guard let window = windowStorage?.responderHome, let responder = window.firstResponder else { return true }
        guard let view = responder.responderView, view.isDescendant(of: self) else { return true }
        let resigned = responder.askToResign()
        if !resigned, force, window.firstResponder === responder { window.setFirstResponder(nil) }
        return resigned || force
    }
}
