import Foundation

/// The services of controls, text, menus, the keyboard and the pasteboard that the event system needs.
@MainActor
protocol ApplicationWidgets: AnyObject {
    /// Shows the input views that are needed after the first responder or its input views changed (RC-25).
    func updateInputViews()

    /// Delivers input of an input method to the first responder.
    func handle(_ sample: TextInputSample, device: Int)
    /// Ends composition and keeps the text as it is, because the host is gone or, for `nil`, the user ended it.
    func endComposing(device: Int?)

    /// Whether the key enters text in the responder, for responders that take plain text only.
    func canType(_ key: UIKey, into responder: UIResponder) -> Bool
    func type(_ key: UIKey, into responder: UIResponder)

    /// Handles strings that another program copied.
    func receive(copied strings: [String])
    func statusBarTapped()
}

/// A panel in front of everything, such as a menu, which a touch elsewhere closes.
@MainActor
protocol OpenPanel: AnyObject {
    func close()
    /// Closes the panel if its source view is in no visible window.
    func closeIfSourceLeft()
    func closeIfTouchedOutside(_ event: UIEvent)
}
