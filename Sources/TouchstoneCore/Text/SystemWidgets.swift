import Foundation

/// What the widgets keep of their application, and do for it.
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

    /// Touchstone extension: what is cut or copied here; each application has its own.
    public var pasteboard: UIPasteboard { systemWidgets.pasteboard }
    var inputPanel: InputPanel { systemWidgets.inputPanel }
    var menuController: UIMenuController { systemWidgets.menuController }
}
