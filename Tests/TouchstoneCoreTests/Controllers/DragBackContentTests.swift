// The pop recognizers with left bar button items, hidden bars, delegates, and views in the content that recognize the same drag.
import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Permission: UIGestureRecognizerDelegate {
    var isGranted = true
    var asked = 0
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        asked += 1
        return isGranted
    }
}

@Suite(.application(tracing: .both)) @MainActor
struct DragBackContentTests {
    let app = TestApplication.current
    let shelf = UIViewController()
    let book = UIViewController()
    let page = UIViewController()
    let navigation: UINavigationController

    init() {
        navigation = UINavigationController(rootViewController: shelf)
        _ = app.makeWindow(root: navigation)
        navigation.setViewControllers([shelf, book, page], animated: false)
        app.settle()
    }

    private func swipeBack(from x: Double = 6, y: Double = 430) {
        app.fingerDown(at: CGPoint(x: x, y: y))
        app.fingerMove(to: CGPoint(x: 380, y: y), duration: 0.25)
        app.fingerUp()
        app.advance(by: 1)
    }

    private var depth: Int { navigation.viewControllers.count }

    @Test func `Several left bar button items disable the edge pop`() {
        page.navigationItem.leftBarButtonItems = [
            UIBarButtonItem(title: "A", primaryAction: UIAction { _ in }),
            UIBarButtonItem(title: "B", primaryAction: UIAction { _ in }),
        ]
        app.settle()
        swipeBack()
        expectEqual(depth, 3)
    }

    @Test func `A left bar button item with a custom view disables the edge pop and receives taps`() {
        let cross = UIButton(frame: CGRect(x: 0, y: 0, width: 60, height: 44))
        var taps = 0
        cross.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(customView: cross)
        app.settle()
        swipeBack()
        expectEqual(depth, 3)
        app.fingerTap(at: cross)
        expectEqual(taps, 1)
    }

    @Test func `A left bar button item disables the edge pop of its own page only`() {
        book.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
        app.settle()
        swipeBack()
        expectEqual(depth, 2)
        swipeBack()
        expectEqual(depth, 2)
        book.navigationItem.leftBarButtonItem = nil
        app.settle()
        swipeBack()
        expectEqual(depth, 1)
    }

    @Test func `A page that hides the bar in viewWillAppear pops only with a delegate that allows it`() {
        final class Cover: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let cover = Cover()
        navigation.pushViewController(cover, animated: false)
        app.settle()
        swipeBack()
        #expect(navigation.topViewController === cover)
        let permission = Permission()
        navigation.interactivePopGestureRecognizer?.delegate = permission
        swipeBack()
        expectEqual(depth, 3)
        expectEqual(permission.asked, 1)
    }

    @Test func `The application's delegate decides whether the edge pop begins`() {
        let permission = Permission()
        permission.isGranted = false
        page.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Done", primaryAction: UIAction { _ in })
        navigation.interactivePopGestureRecognizer?.delegate = permission
        app.settle()
        swipeBack()
        expectEqual(depth, 3)
        permission.isGranted = true
        swipeBack()
        expectEqual(depth, 2)
    }

    @Test func `Right bar button items do not affect the edge pop`() {
        page.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
        app.settle()
        swipeBack()
        expectEqual(depth, 2)
    }

    @Test(arguments: [(60.0, 120.0), (110, 430), (80, 800)])
    func `A drag anywhere in the content pops the page`(_ x: Double, _ y: Double) {
        let text = UITextView(frame: CGRect(x: 20, y: 300, width: 350, height: 40))
        page.view.addSubview(text)
        app.settle()
        swipeBack(from: x, y: y)
        expectEqual(depth, 2)
    }

    @Test func `A pan recognizer on a card prevents the content pop`() {
        let card = UIView(frame: CGRect(x: 60, y: 300, width: 200, height: 200))
        let pan = UIPanGestureRecognizer()
        pan.addHandler { [weak card, pan] _ in
            card?.transform = CGAffineTransform(translationX: pan.translation(in: nil).x, y: 0)
        }
        card.addGestureRecognizer(pan)
        page.view.addSubview(card)
        app.settle()
        swipeBack(from: 100, y: 400)
        expectEqual(depth, 3)
        #expect(card.transform.tx > 200)
        // A drag beside the card pops.
        swipeBack(from: 100, y: 700)
        expectEqual(depth, 2)
    }

    @Test func `A scroll view that scrolls in both directions prevents the content pop`() {
        let map = UIScrollView(frame: CGRect(x: 0, y: 200, width: 390, height: 400))
        map.contentSize = CGSize(width: 3000, height: 3000)
        page.view.addSubview(map)
        map.contentOffset = CGPoint(x: 1000, y: 1000)
        app.settle()
        swipeBack(from: 90, y: 450)
        expectEqual(depth, 3)
        #expect(map.contentOffset.x < 900)
    }

    @Test func `A drag in the content of the root page does nothing`() {
        navigation.popToRootViewController(animated: false)
        app.settle()
        swipeBack(from: 100)
        expectEqual(depth, 1)
        expectEqual(shelf.view.frame.minX, 0)
    }

    @Test func `A content pop that is abandoned returns the page`() {
        app.fingerDown(at: CGPoint(x: 150, y: 430))
        app.fingerMove(to: CGPoint(x: 210, y: 430), duration: 0.2)
        #expect(page.view.frame.minX > 30)
        app.advance(by: 0.4)
        app.fingerUp()
        app.advance(by: 1)
        expectEqual(depth, 3)
        expectEqual(page.view.frame.minX, 0)
    }
}
