import Foundation

/// What an application's widgets do for it: all that the kernel asks of text, menus, the keyboard and the pasteboard.
@MainActor
protocol ApplicationWidgets: AnyObject {
    /// The first responder or its input views changed: shows what serves for input now (RC-25).
    func updateInputViews()

    /// An input method has something for the first responder.
    func handle(_ sample: TextInputSample, device: Int)
    /// The host is gone, or with nil the user: what is not settled of a text stays as it stands.
    func endComposing(device: Int?)

    /// Whether the key types into the responder, where that takes plain text only.
    func canType(_ key: UIKey, into responder: UIResponder) -> Bool
    func type(_ key: UIKey, into responder: UIResponder)

    /// Another program copied these.
    func receive(copied strings: [String])
    func statusBarTapped()
}

/// What lies open in front of everything, such as a menu, until a touch elsewhere closes it.
@MainActor
protocol OpenPanel: AnyObject {
    func close()
    /// Closes it if the view that it belongs to is in no visible window.
    func closeIfSourceLeft()
    func closeIfTouchedOutside(_ event: UIEvent)
}
