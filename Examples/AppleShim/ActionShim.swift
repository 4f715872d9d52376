// For Apple's platforms only: makes `action: Player.tapped` compile with Apple's UIKit, too. Copy this file into the
// application's target there. On Linux, UIKit itself has these methods.
#if canImport(ObjectiveC)
    import ObjectiveC
    import UIKit

    /// Calls a closure when UIKit calls an Objective-C selector.
    @MainActor
    private final class ActionBox: NSObject {
        private let call: @MainActor (Any, UIEvent?) -> Void

        init(_ call: @escaping @MainActor (Any, UIEvent?) -> Void) {
            self.call = call
        }

        @objc func fire(_ sender: Any, for event: UIEvent?) { call(sender, event) }
        @objc func fire(_ sender: Any) { call(sender, nil) }

        private static let key = malloc(1)!

        /// UIKit does not retain its targets, so the owner retains the box.
        func keep(with owner: AnyObject) {
            let kept = objc_getAssociatedObject(owner, Self.key) as? [ActionBox] ?? []
            objc_setAssociatedObject(owner, Self.key, kept + [self], .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        }
    }

    /// The target itself, or the nearest object of its type in the responder chain of the sender. (UIKit's search would start at the first
    /// responder, which public API does not provide.)
    @MainActor
    private func receiver<Target>(_ type: Target.Type, from sender: Any) -> Target? {
        var responder = sender as? UIResponder
        while let current = responder {
            if let found = current as? Target { return found }
            responder = current.next
        }
        return nil
    }

    extension UIControl {
        public func addTarget<Target>(
            _ target: Target?, action: @escaping @MainActor (Target) -> () -> Void, for events: Event
        ) {
            connect(target, events) { receiver, _, _ in action(receiver)() }
        }

        public func addTarget<Target, Sender>(
            _ target: Target?, action: @escaping @MainActor (Target) -> (Sender) -> Void, for events: Event
        ) {
            connect(target, events) { receiver, sender, _ in
                if let sender = sender as? Sender { action(receiver)(sender) }
            }
        }

        public func addTarget<Target, Sender>(
            _ target: Target?, action: @escaping @MainActor (Target) -> (Sender, UIEvent?) -> Void, for events: Event
        ) {
            connect(target, events) { receiver, sender, event in
                if let sender = sender as? Sender { action(receiver)(sender, event) }
            }
        }

        private func connect<Target>(
            _ target: Target?, _ events: Event, _ call: @escaping @MainActor (Target, Any, UIEvent?) -> Void
        ) {
            let hasTarget = target != nil
            weak var object = target as AnyObject?
            let box = ActionBox { sender, event in
                let found = hasTarget ? object as? Target : receiver(Target.self, from: sender)
                if let found { call(found, sender, event) }
            }
            box.keep(with: self)
            addTarget(box, action: #selector(ActionBox.fire(_:for:)), for: events)
        }
    }

    extension UIGestureRecognizer {
        public convenience init<Target: AnyObject>(
            target: Target, action: @escaping @MainActor (Target) -> () -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        public convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
            target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
        ) {
            self.init()
            addTarget(target, action: action)
        }

        public func addTarget<Target: AnyObject>(
            _ target: Target, action: @escaping @MainActor (Target) -> () -> Void
        ) {
            connect { [weak target] _ in
                if let target { action(target)() }
            }
        }

        public func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
            _ target: Target, action: @escaping @MainActor (Target) -> (Recognizer) -> Void
        ) {
            connect { [weak target] sender in
                if let target, let sender = sender as? Recognizer { action(target)(sender) }
            }
        }

        private func connect(_ call: @escaping @MainActor (Any) -> Void) {
            let box = ActionBox { sender, _ in call(sender) }
            box.keep(with: self)
            addTarget(box, action: #selector(ActionBox.fire(_:)))
        }
    }
#endif
