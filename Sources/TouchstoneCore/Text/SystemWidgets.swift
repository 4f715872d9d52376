import Foundation

/// The pasteboard, input panel, menu controller and text composer of an application.
@MainActor
final class SystemWidgets: ApplicationWidgets {
    private unowned let application: UIApplication
    fileprivate let pasteboard = UIPasteboard()
    fileprivate private(set) lazy var inputPanel = InputPanel(application: application)
    fileprivate private(set) lazy var menuController = UIMenuController(application: application)
    private lazy var composer = TextComposer(application: application)

    init(application: UIApplication) {
        self.application = application
    }

    func updateInputViews() { inputPanel.update() }

    func handle(_ sample: TextInputSample, device: Int) { composer.handle(sample, device: device) }
    func endComposing(device: Int?) { composer.end(device: device) }

    func canType(_ key: UIKey, into responder: UIResponder) -> Bool {
        (responder as? any UIKeyInput)?.canType(key) ?? false
    }
    func type(_ key: UIKey, into responder: UIResponder) { (responder as? any UIKeyInput)?.type(key) }

    func receive(copied strings: [String]) { pasteboard.receive(strings) }
    func statusBarTapped() { application.statusBarTapped() }
}

extension UIApplication {
    private var systemWidgets: SystemWidgets { widgets as! SystemWidgets }

    /// Touchstone extension: the application's own pasteboard.
    public var pasteboard: UIPasteboard { systemWidgets.pasteboard }
    var inputPanel: InputPanel { systemWidgets.inputPanel }
    var menuController: UIMenuController { systemWidgets.menuController }
}
