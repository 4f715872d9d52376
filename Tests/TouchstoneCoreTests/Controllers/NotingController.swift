import TouchstoneTestSupport
import UIKit

/// A controller that logs its callbacks and its view's window and layout callbacks.
final class NotingController: UIViewController {
    private var name = ""
    private var log: CallLog!
    /// Called at the end of each callback, with its name.
    var also: ((String) -> Void)?

    convenience init(_ name: String, _ log: CallLog) {
        self.init(nibName: nil, bundle: nil)
        self.name = name
        self.log = log
        title = name
    }

    private func note(_ call: String, _ animated: Bool? = nil) {
        log.lines.append("\(name) \(call)" + (animated == true ? " animated" : ""))
        also?(call)
    }

    override func loadView() {
        note("loadView")
        let view = NotingRootView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        view.accessibilityIdentifier = name + " view"
        view.note = { [unowned self] in note($0) }
        self.view = view
    }

    override func viewDidLoad() { note("viewDidLoad") }
    override func viewWillAppear(_ animated: Bool) { note("viewWillAppear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("viewIsAppearing", animated) }
    override func viewWillLayoutSubviews() { note("viewWillLayoutSubviews") }
    override func viewDidLayoutSubviews() { note("viewDidLayoutSubviews") }
    override func viewDidAppear(_ animated: Bool) { note("viewDidAppear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("viewWillDisappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("viewDidDisappear", animated) }
    override func willMove(toParent parent: UIViewController?) {
        note("willMove(toParent: \(parent?.title ?? "nil"))")
    }
    override func didMove(toParent parent: UIViewController?) {
        note("didMove(toParent: \(parent?.title ?? "nil"))")
    }
}

private final class NotingRootView: UIView {
    var note: (String) -> Void = { _ in }

    override func willMove(toWindow newWindow: UIWindow?) {
        note("view willMove(toWindow: \(newWindow?.called ?? "nil"))")
    }
    override func didMoveToWindow() { note("view didMoveToWindow \(window?.called ?? "nil")") }
    override func layoutSubviews() { note("view layoutSubviews") }
}
