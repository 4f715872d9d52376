import Foundation

extension UIApplication {
    /// Where events without a place begin: the key window's first responder (RC-16).
    var firstResponder: UIResponder? { keyWindow?.firstResponder }

    /// The body of `sendAction(_:to:from:for:)`.
    func dispatch(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
        dispatched &+= 1
        let receiver = target ?? start(sender)?.target(forAction: action, withSender: sender)
        if let trace = trace.heard {
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

    /// Whether an action with a nil target would find anybody.
    func wouldTake(_ action: Selector, from sender: Any?) -> Bool {
        start(sender)?.target(forAction: action, withSender: sender) != nil
    }

    /// Without a first responder the walk starts at the sender, so a button inside a view reaches its controller (RC-27); for
    /// a sender that is none, such as a key command, at the key window (RC-16).
    private func start(_ sender: Any?) -> UIResponder? {
        // A key command goes where the key did.
        if sender is UIKeyCommand, let focused = keyWindow?.focusedControl { return focused }
        return firstResponder ?? sender as? UIResponder ?? keyWindow
    }
}
