// A custom left item or a hidden bar disables the edge pop until the application sets another delegate. On iOS 26 the content pop
// begins anywhere in the content unless a view there recognizes the drag.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The delegate that applications with a custom back button usually set.
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

    /// Drags to the right and waits until the transition has ended.
    private func dragBack(from x: Double = 4, y: Double = 500) {
        app.fingerDrag(from: CGPoint(x: x, y: y), to: CGPoint(x: 385, y: y), duration: 0.3)
        app.advance(by: 1)
    }

    private var isBack: Bool { navigation.viewControllers == [inbox] }

    private func closeItem() -> UIBarButtonItem {
        UIBarButtonItem(title: "Close", primaryAction: UIAction { _ in })
    }

    @Test func `A custom left item disables the edge pop`() {
        message.navigationItem.leftBarButtonItem = closeItem()
        app.settle()
        dragBack()
        #expect(!isBack)
        expectEqual(message.view.frame.minX, 0)
    }

    @Test func `A hidden navigation bar disables the edge pop`() {
        navigation.setNavigationBarHidden(true, animated: false)
        app.settle()
        dragBack()
        #expect(!isBack)
    }

    @Test func `The application's delegate can allow the edge pop with a custom left item`() {
        message.navigationItem.leftBarButtonItem = closeItem()
        let allows = AllowsBack(navigation)
        navigation.interactivePopGestureRecognizer?.delegate = allows
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `The root page cannot be popped even if the delegate always allows it`() {
        let allows = AllowsAnything()
        navigation.interactivePopGestureRecognizer?.delegate = allows
        navigation.popToRootViewController(animated: false)
        app.settle()
        app.fingerDown(at: CGPoint(x: 4, y: 500))
        app.fingerMove(to: CGPoint(x: 200, y: 500), duration: 0.3)
        expectEqual(inbox.view.frame.minX, 0)
        app.fingerUp()
        app.advance(by: 1)
        #expect(isBack && inbox.view.window === window)
    }

    @Test func `The edge pop without a delegate works with a hidden bar`() {
        navigation.setNavigationBarHidden(true, animated: false)
        navigation.interactivePopGestureRecognizer?.delegate = nil
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `Showing the navigation bar again enables the edge pop`() {
        navigation.setNavigationBarHidden(true, animated: false)
        app.settle()
        dragBack()
        #expect(!isBack)
        navigation.setNavigationBarHidden(false, animated: false)
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `A left bar button item of the page below does not disable the edge pop`() {
        inbox.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", primaryAction: UIAction { _ in })
        app.settle()
        dragBack()
        #expect(isBack)
    }

    @Test func `A drag in the middle of the content pops the page`() {
        message.view.addSubview(UILabel(frame: CGRect(x: 20, y: 100, width: 200, height: 40)))
        dragBack(from: 100)
        #expect(isBack)
    }

    @Test func `A list that scrolls vertically does not prevent the content pop`() {
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

    @Test func `A scroll view that scrolls horizontally prevents the content pop`() {
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

    @Test func `A drag of a slider's thumb does not pop the page`() {
        let slider = UISlider(frame: CGRect(x: 45, y: 480, width: 300, height: 40))
        slider.value = 0.2
        message.view.addSubview(slider)
        app.settle()
        // The thumb is at a fifth of the track.
        app.fingerDrag(from: CGPoint(x: 108, y: 500), to: CGPoint(x: 330, y: 500), duration: 0.4)
        app.advance(by: 1)
        #expect(!isBack)
        #expect(slider.value > 0.7)
    }

    @Test func `A drag to the left or upward does not pop the page`() {
        app.fingerDrag(from: CGPoint(x: 300, y: 500), to: CGPoint(x: 20, y: 500), duration: 0.3)
        app.advance(by: 1)
        #expect(!isBack)
        app.fingerDrag(from: CGPoint(x: 150, y: 700), to: CGPoint(x: 190, y: 200), duration: 0.3)
        app.advance(by: 1)
        #expect(!isBack)
    }
}
