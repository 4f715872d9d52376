import UIKit

/// What a button anywhere in the content may ask for, through the responder chain.
@objc protocol MenuActions {
    func toggleMenu(_ sender: Any?)
}

class ContentController: UIViewController {
    let menuButton = UIButton(type: .custom)
    let likeButton = UIButton(frame: CGRect(x: 20, y: 300, width: 200, height: 50))
    private(set) var likes = 0
    private(set) var appearances: [String] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .white
        menuButton.frame = CGRect(x: 8, y: 8, width: 44, height: 44)
        menuButton.addTarget(nil, action: #selector(MenuActions.toggleMenu(_:)), for: .touchUpInside)
        likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
        view.addSubview(menuButton)
        view.addSubview(likeButton)
    }

    @objc func like() { likes += 1 }

    override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated); appearances.append("willAppear") }
    override func viewDidAppear(_ animated: Bool) { super.viewDidAppear(animated); appearances.append("didAppear") }
    override func viewWillDisappear(_ animated: Bool) { super.viewWillDisappear(animated); appearances.append("willDisappear") }
    override func viewDidDisappear(_ animated: Bool) { super.viewDidDisappear(animated); appearances.append("didDisappear") }
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        appearances.append(parent == nil ? "willMove nil" : "willMove")
    }
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        appearances.append(parent == nil ? "didMove nil" : "didMove")
    }
}

class NightController: ContentController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override var prefersHomeIndicatorAutoHidden: Bool { true }
}

@objc protocol MenuDelegate: AnyObject {
    @objc optional func menu(_ menu: MenuController, chose index: Int)
}

class MenuController: UITableViewController {
    weak var choices: MenuDelegate?
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.rowHeight = 60
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
        cell.textLabel?.text = ["Day", "Night"][indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { choices?.menu?(self, chose: indexPath.row) }
}

/// The menu lies below, and the content moves aside to show it.
class ContainerController: UIViewController, MenuActions {
    static let menuWidth: CGFloat = 280
    let menu = MenuController(style: .plain)
    let pages: [ContentController] = [ContentController(), NightController()]
    private(set) var content: ContentController!
    private(set) var isOpen = false
    private let overlay = UIControl()

    override func viewDidLoad() {
        super.viewDidLoad()
        menu.choices = self
        addChild(menu)
        menu.view.frame = CGRect(x: 0, y: 0, width: Self.menuWidth, height: view.bounds.height)
        view.addSubview(menu.view)
        menu.didMove(toParent: self)
        overlay.addTarget(self, action: #selector(close), for: .touchUpInside)
        let edge = UIScreenEdgePanGestureRecognizer(target: self, action: #selector(edgePanned(_:)))
        edge.edges = .left
        view.addGestureRecognizer(edge)
        setContent(pages[0])
    }

    func setContent(_ next: ContentController) {
        guard next !== content else { return }
        if let old = content {
            old.willMove(toParent: nil)
            old.view.removeFromSuperview()
            old.removeFromParent()
        }
        addChild(next)
        next.view.frame = view.bounds.offsetBy(dx: isOpen ? Self.menuWidth : 0, dy: 0)
        view.addSubview(next.view)
        next.didMove(toParent: self)
        content = next
        setNeedsStatusBarAppearanceUpdate()
        setNeedsUpdateOfHomeIndicatorAutoHidden()
    }

    @objc func toggleMenu(_ sender: Any?) { setOpen(!isOpen) }
    @objc private func close() { setOpen(false) }

    func setOpen(_ open: Bool) {
        isOpen = open
        if open {
            overlay.frame = content.view.bounds
            content.view.addSubview(overlay)
        } else {
            overlay.removeFromSuperview()
        }
        UIView.animate(withDuration: 0.25) {
            self.content.view.frame.origin.x = open ? Self.menuWidth : 0
            self.setNeedsStatusBarAppearanceUpdate()
        }
    }

    @objc func edgePanned(_ pan: UIScreenEdgePanGestureRecognizer) {
        let x = max(0, min(Self.menuWidth, pan.translation(in: view).x))
        switch pan.state {
        case .began, .changed: content.view.frame.origin.x = x
        case .ended, .cancelled: setOpen(pan.state == .ended && x > Self.menuWidth / 2)
        default: break
        }
    }
}

extension ContainerController: MenuDelegate {
    func menu(_ menu: MenuController, chose index: Int) {
        setContent(pages[index])
        setOpen(false)
    }

    override var childForStatusBarStyle: UIViewController? { content }
    override var childForHomeIndicatorAutoHidden: UIViewController? { content }
    override var prefersStatusBarHidden: Bool { isOpen }
    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { [.portrait, .portraitUpsideDown] }
    override var shouldAutorotate: Bool { !isOpen }
}
