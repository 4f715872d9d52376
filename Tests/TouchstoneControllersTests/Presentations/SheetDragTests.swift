import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// Drags that begin inside and outside sheets (PR-2 to PR-6).

/// A window below a status bar of 62 points and above a home indicator of 34 points.
private final class NotchedWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 62, left: 0, bottom: 34, right: 0) }
}

private final class ListSheet: UITableViewController {
    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 50 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
}

private final class StoreController: UIViewController, UISheetPresentationControllerDelegate {
    var events: [String] = []
    var taps = 0

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        super.touchesEnded(touches, with: event)
        taps += 1
    }
    func show(_ controller: UIViewController, _ configure: (UISheetPresentationController) -> Void) {
        if let sheet = controller.sheetPresentationController {
            configure(sheet)
            sheet.delegate = self
        }
        present(controller, animated: true)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        events.append("dismissed")
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        events.append("will dismiss")
    }
}

@MainActor private func frame(of controller: UIViewController) -> CGRect {
    controller.view.convert(controller.view.bounds, to: nil)
}

@Test(.application) @MainActor func `PR-3: A flick at the top of a list dismisses its sheet`() {
    let app = TestApplication.current
    let store = StoreController()
    _ = app.makeWindow(root: store)
    app.settle()
    let list = ListSheet(style: .plain)
    store.show(list) { $0.detents = [.large()] }
    app.advance(by: 1)
    app.fingerDrag(from: CGPoint(x: 195, y: 150), to: CGPoint(x: 195, y: 330), duration: 0.1)
    app.advance(by: 1)
    #expect(store.presentedViewController == nil)
    expectEqual(store.events, ["will dismiss", "dismissed"])
    #expect(list.view.window == nil)
}

@Test(.application) @MainActor func `PR-3: A flick dismisses a medium sheet above half of its height`() {
    let app = TestApplication.current
    let store = StoreController()
    _ = app.makeWindow(root: store)
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium()] }
    app.advance(by: 1)
    let start = frame(of: cart).minY + 40
    // The drag is 90 of 422 points long, at 1,500 points per second.
    app.fingerDrag(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: start + 90), duration: 0.06)
    app.advance(by: 1)
    #expect(store.presentedViewController == nil && store.events.last == "dismissed")
}

@Test(.application) @MainActor func `PR-4: dragging a medium sheet up does not move it if there is no higher detent`() {
    let app = TestApplication.current
    let store = StoreController()
    _ = app.makeWindow(root: store)
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium()] }
    app.advance(by: 1)
    let rest = frame(of: cart)
    app.fingerDown(at: CGPoint(x: 195, y: rest.minY + 200))
    for step in 1...9 {
        app.fingerMove(to: CGPoint(x: 195, y: rest.minY + 200 - 20 * CGFloat(step)), duration: 0.03)
        app.advance(by: 0.02)
        expectEqual(frame(of: cart), rest)
    }
    app.fingerUp()
    app.advance(by: 0.05)
    expectEqual(frame(of: cart), rest)
    app.advance(by: 1)
    #expect(frame(of: cart) == rest && store.presentedViewController === cart)
}

@Test(.application(screen: CGSize(width: 402, height: 874), scale: 3))
@MainActor func `PR-2: A sheet that is dragged to its large detent stops at the safe area`() {
    let app = TestApplication.current
    let store = StoreController()
    let window = NotchedWindow(frame: UIScreen.main.bounds)
    window.rootViewController = store
    window.makeKeyAndVisible()
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium(), .large()] }
    app.advance(by: 1)
    let start = frame(of: cart).minY + 20
    app.fingerDown(at: CGPoint(x: 200, y: start))
    app.fingerMove(to: CGPoint(x: 200, y: 90), duration: 0.4)
    app.advance(by: 0.4)
    app.fingerUp()
    app.advance(by: 1)
    expectEqual(cart.sheetPresentationController?.selectedDetentIdentifier, .large)
    #expect(frame(of: cart).minY == 62 && frame(of: cart).maxY == 874)
    #expect(store.view.window === window)
}

@Test(.application(screen: CGSize(width: 402, height: 874), scale: 3))
@MainActor func `PR-5: The height of a medium detent is its value plus the bottom safe area`() {
    let app = TestApplication.current
    let store = StoreController()
    let window = NotchedWindow(frame: UIScreen.main.bounds)
    window.rootViewController = store
    window.makeKeyAndVisible()
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium()] }
    app.advance(by: 1)
    let medium = frame(of: cart)
    expectEqual(medium.maxY, 874)
    store.dismiss(animated: false)
    app.advance(by: 1)
    // A custom detent that resolves to the value of the medium detent.
    let other = UIViewController()
    store.show(other) { sheet in
        sheet.detents = [
            .custom { context in UISheetPresentationController.Detent.medium().resolvedValue(in: context) }
        ]
    }
    app.advance(by: 1)
    expectEqual(frame(of: other), medium)
    store.dismiss(animated: false)
    app.advance(by: 1)
    // A custom detent of the medium sheet's height without the safe area.
    let value = medium.height - 34
    let third = UIViewController()
    store.show(third) { $0.detents = [.custom { _ in value }] }
    app.advance(by: 1)
    expectEqual(frame(of: third), medium)
    #expect(store.view.window === window)
}

@Test(.application) @MainActor func `PR-3: A touch that began on the dimming view does not drag the sheet`() {
    let app = TestApplication.current
    let store = StoreController()
    _ = app.makeWindow(root: store)
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium(), .large()] }
    app.advance(by: 1)
    let rest = frame(of: cart)
    for end in [CGFloat(800), 60] {
        app.fingerDown(at: CGPoint(x: 195, y: rest.minY - 150))
        for step in 1...10 {
            let y = rest.minY - 150 + (end - rest.minY + 150) * CGFloat(step) / 10
            app.fingerMove(to: CGPoint(x: 195, y: y), duration: 0.03)
            app.advance(by: 0.02)
            expectEqual(frame(of: cart), rest)
        }
        app.fingerUp()
        app.advance(by: 1)
        #expect(frame(of: cart) == rest && store.presentedViewController === cart)
    }
}

@Test(.application) @MainActor func `PR-6: A modal sheet stays modal when its detent becomes undimmed`() {
    let app = TestApplication.current
    let store = StoreController()
    _ = app.makeWindow(root: store)
    app.settle()
    let cart = UIViewController()
    store.show(cart) { $0.detents = [.medium(), .large()] }
    app.advance(by: 1)
    cart.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
    app.advance(by: 0.5)
    app.fingerTap(at: CGPoint(x: 195, y: 150))
    app.advance(by: 0.5)
    expectEqual(store.taps, 1)
    cart.isModalInPresentation = true
    app.fingerTap(at: CGPoint(x: 195, y: 150))
    app.advance(by: 0.5)
    expectEqual(store.taps, 1)
    let start = frame(of: cart).minY + 30
    app.fingerDrag(from: CGPoint(x: 195, y: start), to: CGPoint(x: 195, y: start + 300), duration: 0.15)
    app.advance(by: 1)
    #expect(store.presentedViewController === cart && store.events == [])
}
