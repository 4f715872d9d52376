import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A screen with a drawer that is pulled in from the left edge of the screen and closed with a tap beside it.
final class Drawer: UIViewController {
    static let panelWidth: CGFloat = 280

    let inboxButton = UIButton(type: .system)
    let dim = UIView()
    let panel = UIView()
    private(set) var isOpen = false
    private(set) var inboxTaps = 0

    private let edgePan = UIScreenEdgePanGestureRecognizer()
    private let closeTap = UITapGestureRecognizer()

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        inboxButton.setTitle("Inbox", for: .normal)
        inboxButton.addAction(UIAction { [weak self] _ in self?.inboxTaps += 1 }, for: .touchUpInside)
        dim.backgroundColor = .black
        dim.alpha = 0
        panel.backgroundColor = .systemGray
        view.addSubview(inboxButton)
        view.addSubview(dim)
        view.addSubview(panel)

        edgePan.edges = .left
        edgePan.addHandler { [weak self] _ in self?.edgePanned() }
        view.addGestureRecognizer(edgePan)
        closeTap.addHandler { [weak self] _ in self?.setOpen(false) }
        dim.addGestureRecognizer(closeTap)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        inboxButton.frame = CGRect(x: view.bounds.width - 90, y: 100, width: 80, height: 44)
        dim.frame = view.bounds
        if edgePan.state != .changed { panel.frame = restingPanelFrame }
    }

    private var restingPanelFrame: CGRect {
        CGRect(x: isOpen ? 0 : -Self.panelWidth, y: 0, width: Self.panelWidth, height: view.bounds.height)
    }

    private func edgePanned() {
        let progress = min(max(edgePan.translation(in: view).x / Self.panelWidth, 0), 1)
        switch edgePan.state {
        case .began, .changed:
            panel.frame.origin.x = Self.panelWidth * (progress - 1)
            dim.alpha = 0.5 * progress
        case .ended:
            setOpen(progress > 0.5)
        case .cancelled, .failed:
            setOpen(false)
        default:
            break
        }
    }

    func setOpen(_ open: Bool) {
        isOpen = open
        UIView.animate(withDuration: 0.25) {
            self.panel.frame = self.restingPanelFrame
            self.dim.alpha = open ? 0.5 : 0
        }
    }
}

// MARK: - Tests

@MainActor private func openDrawer(in app: TestApplication) -> (drawer: Drawer, window: UIWindow) {
    let drawer = Drawer()
    let window = app.makeWindow(root: drawer)
    window.layoutIfNeeded()
    app.fingerDrag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 240, y: 400))
    app.advance(by: 0.5)
    return (drawer, window)
}

@Test(.application) @MainActor func `A drag from the left edge opens the drawer over the content`() {
    let app = TestApplication.current
    let (drawer, window) = openDrawer(in: app)
    #expect(drawer.isOpen)
    expectEqual(drawer.panel.frame.minX, 0)
    window.explainTouch(at: CGPoint(x: 340, y: 122), wanting: drawer.inboxButton).expect(.covered(by: drawer.dim))
}

@Test(.application) @MainActor func `A drag from the middle does not open the drawer`() {
    let app = TestApplication.current
    let drawer = Drawer()
    app.makeWindow(root: drawer)
    app.fingerDrag(from: CGPoint(x: 120, y: 400), to: CGPoint(x: 360, y: 400))
    app.advance(by: 0.5)
    #expect(!drawer.isOpen)
    #expect(drawer.panel.frame.maxX <= 0)
}

@Test(.application) @MainActor func `After a tap beside the drawer the content works again`() {
    let app = TestApplication.current
    let (drawer, window) = openDrawer(in: app)
    app.clear()
    app.fingerTap(at: CGPoint(x: 335, y: 600))
    expectEqual(app.events, [.began(drawer.dim), .cancelled(drawer.dim)])
    app.advance(by: 0.5)
    #expect(!drawer.isOpen)
    window.explainTouch(at: CGPoint(x: 340, y: 122), wanting: drawer.inboxButton).expect(.nothing)
    app.fingerTap(at: drawer.inboxButton)
    expectEqual(drawer.inboxTaps, 1)
}
