import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

// The positions of sheets and the drags that dismiss them (PR-2 to PR-6).

/// A window on a screen with a status bar and a home indicator.
private final class DeviceWindow: UIWindow {
    override var safeAreaInsets: UIEdgeInsets { UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0) }
}

private final class MapController: UIViewController, UISheetPresentationControllerDelegate {
    let sheet = UIViewController()
    let locate = UIButton(frame: CGRect(x: 20, y: 100, width: 100, height: 44))
    var taps = 0
    var dismissals = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        locate.addAction(UIAction { [weak self] _ in self?.taps += 1 }, for: .touchUpInside)
        view.addSubview(locate)
    }
    func open(
        _ detents: [UISheetPresentationController.Detent],
        undimmed: UISheetPresentationController.Detent.Identifier? = nil
    ) {
        sheet.sheetPresentationController?.detents = detents
        sheet.sheetPresentationController?.largestUndimmedDetentIdentifier = undimmed
        sheet.sheetPresentationController?.delegate = self
        present(sheet, animated: true)
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { dismissals += 1 }
    var top: CGFloat { sheet.view.convert(sheet.view.bounds, to: nil).minY }
    var height: CGFloat { sheet.view.bounds.height }
}

@Test(.application) @MainActor func `PR-3: A fast flick dismisses a large sheet`() {
    let app = TestApplication.current
    let map = MapController()
    let window = app.makeWindow(root: map)
    app.settle()
    map.open([.large()])
    app.advance(by: 1)
    // The speed is 1,600 points per second, and the finger lifts far above the middle of the screen.
    app.fingerDrag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 260), duration: 0.1)
    app.advance(by: 1)
    #expect(map.presentedViewController == nil && map.dismissals == 1)
    #expect(map.sheet.view.window == nil && map.view.window === window)
}

@Test(.application) @MainActor func `PR-3: A slow drag of the same distance does not dismiss but a flick does`() {
    let app = TestApplication.current
    let map = MapController()
    _ = app.makeWindow(root: map)
    app.settle()
    map.open([.large()])
    app.advance(by: 1)
    let top = map.top
    app.fingerDown(at: CGPoint(x: 195, y: 100))
    app.fingerMove(to: CGPoint(x: 195, y: 220), duration: 0.8)
    app.advance(by: 0.3)
    app.fingerUp()
    app.advance(by: 1)
    #expect(map.presentedViewController === map.sheet && map.top == top)
    app.fingerDrag(from: CGPoint(x: 195, y: 100), to: CGPoint(x: 195, y: 220), duration: 0.08)
    app.advance(by: 1)
    #expect(map.presentedViewController == nil && map.dismissals == 1)
}

@Test(.application) @MainActor func `PR-4: dragging a sheet up at the large detent does not move it`() {
    let app = TestApplication.current
    let map = MapController()
    _ = app.makeWindow(root: map)
    app.settle()
    map.open([.medium(), .large()])
    app.advance(by: 1)
    map.sheet.sheetPresentationController?.selectedDetentIdentifier = .large
    app.advance(by: 1)
    let (top, height) = (map.top, map.height)
    app.fingerDown(at: CGPoint(x: 195, y: 400))
    for y in stride(from: CGFloat(380), through: 220, by: -20) {
        app.fingerMove(to: CGPoint(x: 195, y: y), duration: 0.05)
        app.advance(by: 0.02)
        #expect(map.top == top && map.height == height)
    }
    app.fingerUp()
    app.advance(by: 1)
    #expect(map.top == top && map.presentedViewController === map.sheet)
}

@Test(.application(screen: CGSize(width: 393, height: 852), scale: 3))
@MainActor func `PR-2: A large sheet ends at the top of the safe area`() {
    let app = TestApplication.current
    let map = MapController()
    let window = DeviceWindow(frame: UIScreen.main.bounds)
    window.rootViewController = map
    window.makeKeyAndVisible()
    app.settle()
    map.open([.large()])
    app.advance(by: 1)
    expectEqual(map.top, 59)
    expectEqual(map.top + map.height, 852)
    #expect(map.view.window === window)
}

@Test(.application(screen: CGSize(width: 393, height: 852), scale: 3))
@MainActor func `PR-5: A custom detent is its value plus the bottom safe area`() {
    let app = TestApplication.current
    let map = MapController()
    let window = DeviceWindow(frame: UIScreen.main.bounds)
    window.rootViewController = map
    window.makeKeyAndVisible()
    app.settle()
    map.open([.custom { _ in 200 }])
    app.advance(by: 1)
    #expect(map.height == 234 && map.top == 618)
    map.sheet.sheetPresentationController?.detents = [.custom { _ in 320 }]
    app.advance(by: 1)
    #expect(map.height == 354 && map.top == 498)
    #expect(map.view.window === window)
}

@Test(.application) @MainActor func `PR-3: A touch that began behind an undimmed sheet does not drag it`() {
    let app = TestApplication.current
    let map = MapController()
    _ = app.makeWindow(root: map)
    app.settle()
    map.open([.medium(), .large()], undimmed: .medium)
    app.advance(by: 1)
    let top = map.top
    app.fingerDown(at: CGPoint(x: 195, y: top - 60))
    for step in 1...12 {
        app.fingerMove(to: CGPoint(x: 195, y: top - 60 + 25 * CGFloat(step)), duration: 0.03)
        app.advance(by: 0.02)
        expectEqual(map.top, top)
    }
    app.fingerUp()
    app.advance(by: 1)
    #expect(map.presentedViewController === map.sheet && map.top == top)
    app.fingerTap(at: map.locate)
    expectEqual(map.taps, 1)
}

@Test(.application) @MainActor func `PR-6: an undimmed modal sheet blocks touches behind it`() {
    let app = TestApplication.current
    let map = MapController()
    _ = app.makeWindow(root: map)
    app.settle()
    map.sheet.isModalInPresentation = true
    map.open([.medium()], undimmed: .medium)
    app.advance(by: 1)
    app.fingerTap(at: app.middle(of: map.locate))
    app.advance(by: 1)
    expectEqual(map.taps, 0)
    app.fingerDrag(from: CGPoint(x: 195, y: 500), to: CGPoint(x: 195, y: 800), duration: 0.15)
    app.advance(by: 1)
    #expect(map.presentedViewController === map.sheet && map.dismissals == 0)
}
