import Foundation

extension UIApplication {
    /// The key window's first responder, at which events without a location begin (RC-16).
    package var firstResponder: UIResponder? { keyWindow?.firstResponder }

    /// The implementation of `sendAction(_:to:from:for:)`.
    func dispatch(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatched &+= 1
        let receiver = target ?? start(sender)?.target(forAction: action, withSender: sender)
        if let trace = trace.listening {
            trace.record(
                .action(
                    action.name, from: (sender as? NSObject).map { trace.subject($0) },
                    to: receiver.map { object in
                        (object as? NSObject).map { trace.subject($0) }
                            ?? TraceSubject(name: String(describing: type(of: object)), id: 0)
                    }))
        }
        let object = receiver.map { $0 as AnyObject }
        let wasTaken = object.map { action.call($0, sender, event) } ?? false
        if target != nil, let object, !wasTaken {
            LoggedException.log(
                "UIApplication.sendAction(_:to:from:for:)",
                "\(type(of: object)) has no action \(action) that takes \(sender.map { type(of: $0) } ?? Any?.self).")
        }
        return wasTaken
    }

    /// Whether an action with a `nil` target would reach any responder.
    package func wouldTake(_ action: Selector, from sender: Any?) -> Bool {
        start(sender)?.target(forAction: action, withSender: sender) != nil
    }

    /// The responder at which the search for a target begins.
    ///
    /// Without a first responder it is the sender, so that an action of a button inside a view reaches the view's
    /// controller (RC-27). If the sender is no responder, such as a key command, it is the key window (RC-16).
    private func start(_ sender: Any?) -> UIResponder? {
        // A key command starts where its key was delivered.
        if sender is UIKeyCommand, let focused = keyWindow?.focusedControl { return focused }
        return firstResponder ?? sender as? UIResponder ?? keyWindow
    }
}
