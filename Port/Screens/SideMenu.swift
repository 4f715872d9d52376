import UIKit
import os.log

private extension OSLog {
    static let menu = OSLog(subsystem: "com.example.menu", category: "gestures")
}

/// A menu that comes in from the left edge over its content.
class SideMenu: UIViewController {
    let content: UIViewController
    let menuView = UIView()
    private let shade = UIControl()
    private let width: CGFloat = 280
    @objc dynamic private(set) var isOpen = false

    let gate = MenuGate()

    /// Lets the menu be pulled, or not.
    final class MenuGate: NSObject, UIGestureRecognizerDelegate {
        @objc var isShut = false
        func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { !isShut }
    }

    private lazy var edgePan = makeEdgePan()
    private lazy var closePan: UIPanGestureRecognizer = .init(target: self, action: #selector(closePanned(_:)))

    init(content: UIViewController) {
        self.content = content
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError() }

    private func makeEdgePan() -> UIScreenEdgePanGestureRecognizer {
        let pan = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        pan.edges = .left
        pan.delegate = gate
        return pan
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        addChild(content)
        content.view.frame = view.bounds
        view.addSubview(content.view)
        content.didMove(toParent: self)

        shade.frame = view.bounds
        shade.backgroundColor = .black
        shade.alpha = 0
        shade.isHidden = true
        shade.addTarget(self, action: #selector(closeMenu), for: .touchUpInside)
        view.addSubview(shade)

        menuView.frame = CGRect(x: -width, y: 0, width: width, height: view.bounds.height)
        view.addSubview(menuView)
        view.addGestureRecognizer(edgePan)
        menuView.addGestureRecognizer(closePan)
    }

    @objc private func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let x = pan.translation(in: view).x
        switch pan.state {
        case .began:
            os_log(.info, log: .menu, "edge pan began")
            shade.isHidden = false
        case .changed:
            place(at: min(0, x - width))
        case .ended:
            x > width / 2 || pan.velocity(in: view).x > 800 ? openMenu() : closeMenu()
        default:
            closeMenu()
        }
    }

    @objc fileprivate func closePanned(_ pan: UIPanGestureRecognizer) {
        let x = min(0, pan.translation(in: view).x)
        if pan.state == .changed { place(at: x) }
        if pan.state == .ended { x < -width / 3 ? closeMenu() : openMenu() }
    }

    private func place(at x: CGFloat) {
        menuView.frame.origin.x = x
        shade.alpha = 0.4 * (1 + x / width)
    }

    @objc func openMenu() {
        isOpen = true
        shade.isHidden = false
        UIView.animate(withDuration: 0.25) { self.place(at: 0) }
    }

    @objc func closeMenu() {
        isOpen = false
        UIView.animate(
            withDuration: 0.25, animations: { self.place(at: -self.width) },
            completion: { _ in self.shade.isHidden = true })
    }
}

extension UIViewController {
    private static var menuKey = 0

    /// Set by hand where a controller is not in the tree of the menu.
    var sideMenu: SideMenu? {
        get {
            if let stored = objc_getAssociatedObject(self, &UIViewController.menuKey) as? SideMenu { return stored }
            var parent = self.parent
            while let current = parent {
                if let menu = current as? SideMenu { return menu }
                parent = current.parent
            }
            return nil
        }
        set { objc_setAssociatedObject(self, &UIViewController.menuKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }
}

final class InboxController: UIViewController {
    private(set) var taps = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", style: .plain, target: self, action: #selector(menuTapped(_:)))
        let button = UIButton(frame: CGRect(x: 0, y: 400, width: 390, height: 60))
        button.addTarget(self, action: #selector(rowTapped), for: .touchUpInside)
        view.addSubview(button)
    }

    @IBAction private func menuTapped(_ sender: UIBarButtonItem) { sideMenu?.openMenu() }
    @IBAction private func rowTapped() { taps += 1 }
}
