// The drag back: refused with a custom left item or a hidden bar until the recognizer's delegate is another's; on iOS 26 it
// begins anywhere in the content, unless something there takes it.
import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The usual delegate of applications with a back button of their own.
private final class AllowsBack: UIGestureRecognizerDelegate {
    unowned let navigation: UINavigationController
    init(_ navigation: UINavigationController) { self.navigation = navigation }
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        navigation.viewControllers.count > 1
    }
}

private final class AllowsAnything: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

@Suite(.application(tracing: .both)) @MainActor
struct DragBackPermissionTests {
    let app = TestApplication.current
    let inbox = UIViewController()
    let message = UIViewController()
    let navigation: UINavigationController
    let window: UIWindow

    init() {
        navigation = UINavigationController(rootViewController: inbox)
        window = app.makeWindow(root: navigation)
        app.settle()
        navigation.pushViewController(message, animated: false)
        app.settle()
    }

    /// A drag to the right that would go back, and the rest of the way.
    private func dragBack(from x: Double = 4, y: Double = 500) {
        app.fingerDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: 385, y: y), duration: 0.3)
        app.advance(by: 1)
    }

    private var isBack: Bool { navigation.viewControllers == [inbox] }

    private func closeItem() -> UIBarButtonItem {
        UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in })
    }

    @Test func `The drag from the edge is refused with a custom left item`() {
        message.navigationItem.leftBarButtonItem = closeItem()
        app.settle()
        dragBack()
        #expect(!isBack)
        #expect(message.view.frame.minX == 0)
    }

    @Test func `The drag from the edge is refused with a hidden bar`() {
        navigation.setNavigationBarHidden(true, animated: false)
        app.settle()
        dragBack()
        #expect(!isBack)
    }

    @Test func `Another delegate allows it beside a custom left item`() {
        message.navigationItem.leftBarButtonItem = closeItem()
        let allows = AllowsBack(navigation)
        navigation.interactivePopGestureRecognizer?.delegate = allows
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `A delegate that allows anything cannot drag the root away`() {
        let allows = AllowsAnything()
        navigation.interactivePopGestureRecognizer?.delegate = allows
        navigation.popToRootViewController(animated: false)
        app.settle()
        app.fingerDown(at: CGPoint(x: 4, y: 500))
        app.fingerMove(to: CGPoint(x: 200, y: 500), duration: 0.3)
        #expect(inbox.view.frame.minX == 0)
        app.fingerUp()
        app.advance(by: 1)
        #expect(isBack && inbox.view.window === window)
    }

    @Test func `No delegate allows it under a hidden bar`() {
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `A bar that is shown again allows it again`() {
        navigation.setNavigationBarHidden(true, animated: false)
        app.settle()
        dragBack()
        #expect(!isBack)
        navigation.setNavigationBarHidden(false, animated: false)
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `The item of the page below does not count`() {
        inbox.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in })
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `A drag in the middle of the content goes back`() {
        message.view.addSubview(UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
        dragBack(from: 100)
        #expect(isBack)
    }

    @Test func `A list that scrolls up and down leaves the drag back alone`() {
        let list = UIScrollView(frame: message.view.bounds)
        list.contentSize = CGSize(width: 390, height: 3000)
        message.view.addSubview(list)
        app.settle()
        app.fingerDrag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 200, y: 400), duration: 0.3)
        app.advance(by: 3)
        #expect(!isBack)
        #expect(list.contentOffset.y > 200)
        dragBack(from: 90)
        #expect(isBack)
    }

    @Test func `A strip that scrolls sideways takes the drag`() {
        let strip = UIScrollView(frame: CGRect(x: 0, y: 400, width: 390, height: 200))
        strip.contentSize = CGSize(width: 2000, height: 200)
        message.view.addSubview(strip)
        strip.contentOffset.x = 800
        app.settle()
        app.fingerDrag(from: CGPoint(x: 120, y: 500), to: CGPoint(x: 320, y: 500), duration: 0.3)
        #expect(strip.contentOffset.x < 700)
        app.advance(by: 3)
        #expect(!isBack)
    }

    @Test func `A slider takes the drag`() {
        let slider = UISlider(frame: CGRect(x: 45, y: 480, width: 300, height: 40))
        slider.value = 0.2
        message.view.addSubview(slider)
        app.settle()
        // The thumb is at a fifth of the way.
        app.fingerDrag(from: CGPoint(x: 108, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.4)
        app.advance(by: 1)
        #expect(!isBack)
        #expect(slider.value > 0.7)
    }

    @Test func `A drag to the left or upwards does not go back`() {
        app.fingerDrag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 20, y: 500), duration: 0.3)
        app.advance(by: 1)
        #expect(!isBack)
        app.fingerDrag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 190, y: 200), duration: 0.3)
        app.advance(by: 1)
        #expect(!isBack)
    }
}
