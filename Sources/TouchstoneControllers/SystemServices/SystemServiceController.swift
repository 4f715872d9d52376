import TouchstoneCore

extension UIViewController {
    /// Logs that a controller of a system service shows an empty view. Called when the view is loaded, so once for each controller.
    func logMissingService(_ reason: String) {
        LoggedException.log(
            "\(type(of: self))", reason, .warning,
            effect: "The controller shows an empty view, which can be presented and dismissed.")
    }
}
