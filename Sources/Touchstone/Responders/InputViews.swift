import Foundation

/// What serves for input while a responder is first: its own views, or those of the nearest up the chain that has any.
struct InputViews {
    var input: UIView?
    var accessory: UIView?
}

extension UIResponder {
    /// Looked up on the receiver and then up the chain, each by itself (RC-25).
    var foundInputViews: InputViews {
        var found = InputViews()
        var responder: UIResponder? = self
        while let current = responder, found.input == nil || found.accessory == nil {
            found.input = found.input ?? current.inputView
            found.accessory = found.accessory ?? current.inputAccessoryView
            responder = current.next
        }
        return found
    }
}

extension UIApplication {
    /// Ours: what serves for input now, for hosts to show. It changes with the first responder, and at the end of a turn in
    /// which the first responder reloaded it (RC-25).
    public var inputViewInUse: UIView? { inputViews.input }
    public var inputAccessoryViewInUse: UIView? { inputViews.accessory }
}
