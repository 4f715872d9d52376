import UIKit
import os

/// Two controllers. A swipe, a bar button or a key opens the one on the right.
class DrawerController<Main: UIViewController, Drawer: UIViewController>: UIViewController {
    let main: Main
    let drawer: Drawer
    private(set) var isOpen = false
    var drawerWidth: CGFloat { 200 }

    init(main: Main, drawer: Drawer) {
        self.main = main
        self.drawer = drawer
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        for (child, frame) in [(main as UIViewController, view.bounds), (drawer as UIViewController, closedFrame)] {
            addChild(child)
            child.view.frame = frame
            view.addSubview(child.view)
            child.didMove(toParent: self)
        }
        for direction in [UISwipeGestureRecognizer.Direction.left, .right] {
            let swipe = UISwipeGestureRecognizer(target: self, action: #selector(Self.swiped(_:)))
            swipe.direction = direction
            view.addGestureRecognizer(swipe)
        }
    }

    private var closedFrame: CGRect {
        CGRect(x: view.bounds.width, y: 0, width: drawerWidth, height: view.bounds.height)
    }

    @objc func swiped(_ swipe: UISwipeGestureRecognizer) { setOpen(swipe.direction == .left) }

    /// An action that views and controllers below send up the responder chain.
    @objc func toggleDrawer(_ sender: Any?) { setOpen(!isOpen) }

    func setOpen(_ open: Bool) {
        guard open != isOpen else { return }
        isOpen = open
        let x = open ? view.bounds.width - drawerWidth : view.bounds.width
        UIView.animate(withDuration: 0.2) { self.drawer.view.frame.origin.x = x }
        drawerDidMove()
    }

    @objc dynamic func drawerDidMove() {}
}

@objc protocol DrawerToggling { func toggleDrawer(_ sender: Any?) }

final class ListingController: UIViewController {
    @IBOutlet private(set) weak var filterButton: UIButton!

    override func viewDidLoad() {
        super.viewDidLoad()
        let button = UIButton(frame: CGRect(x: 20, y: 60, width: 100, height: 44))
        button.addTarget(nil, action: #selector(DrawerToggling.toggleDrawer(_:)), for: .touchUpInside)
        view.addSubview(button)
        filterButton = button
    }

    override var canBecomeFirstResponder: Bool { true }
    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "f", modifierFlags: .command, action: #selector(DrawerToggling.toggleDrawer))]
    }
}

final class FilterDrawer: DrawerController<ListingController, UIViewController> {
    private(set) var moves = 0
    private let logger = Logger()

    override var drawerWidth: CGFloat { 260 }

    override func drawerDidMove() {
        super.drawerDidMove()
        logger.log("moved")
        moves += 1
    }

    override func swiped(_ swipe: UISwipeGestureRecognizer) {
        guard !isLocked else { return }
        super.swiped(swipe)
    }

    @objc var isLocked: Bool = false

    @IBAction func lock(_ sender: UISwitch?) { isLocked = true }
}
