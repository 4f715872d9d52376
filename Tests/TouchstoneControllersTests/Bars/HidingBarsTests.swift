import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Bars that hide and show, and the navigation controller's toolbar.
@Suite(.application) @MainActor
struct HidingBarsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private final class PhotoController: UIViewController {
        private(set) var likes = 0
        private(set) var toggles = 0
        let like = UIButton(frame: CGRect(x: 145, y: 600, width: 100, height: 60))

        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Photo"
            view.backgroundColor = .black
            like.addAction(UIAction { [weak self] _ in self?.likes += 1 }, for: .touchUpInside)
            view.addSubview(like)
            toolbarItems = [
                UIBarButtonItem(systemItem: .trash), .flexibleSpace(), UIBarButtonItem(systemItem: .action),
            ]
        }

        override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            navigationController?.hidesBarsOnTap = true
            navigationController?.barHideOnTapGestureRecognizer.addTarget(self, action: PhotoController.toggled)
        }

        func toggled() { toggles += 1 }
    }

    @Test func `A tap on the content hides both bars and the next tap shows them if hidesBarsOnTap is true`() {
        let photo = PhotoController()
        let navigation = UINavigationController(rootViewController: photo)
        navigation.isToolbarHidden = false
        let app = stage(navigation)
        let both = UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0)
        expectEqual(photo.view.safeAreaInsets, both)

        app.fingerTap(at: CGPoint(x: 195, y: 300))
        app.advance(by: 1)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden && photo.toggles == 1)
        expectEqual(photo.view.safeAreaInsets, .zero)

        // A tap on a button does not toggle the bars.
        app.fingerTap(at: photo.like)
        app.advance(by: 1)
        #expect(photo.likes == 1 && photo.toggles == 1 && navigation.isNavigationBarHidden)

        // The content now receives taps in the area of the hidden bar.
        app.fingerTap(at: CGPoint(x: 195, y: 22))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden && photo.toggles == 2)
        expectEqual(photo.view.safeAreaInsets, both)

        app.fingerTap(at: CGPoint(x: 100, y: 22))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)

        navigation.hidesBarsOnTap = false
        app.fingerTap(at: CGPoint(x: 195, y: 300))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && photo.view.safeAreaInsets == both)
    }

    @Test func `A root hides the bar in viewWillAppear and a pushed controller shows it`() {
        final class HomeController: UIViewController {
            override func viewDidLoad() {
                super.viewDidLoad()
                title = "Home"
                view.backgroundColor = .white
                let open = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
                open.addAction(UIAction { [weak self] _ in self?.open() }, for: .touchUpInside)
                view.addSubview(open)
            }

            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }

            override func viewWillDisappear(_ animated: Bool) {
                super.viewWillDisappear(animated)
                navigationController?.setNavigationBarHidden(false, animated: animated)
            }

            func open() {
                let detail = UIViewController()
                detail.title = "Detail"
                detail.view.backgroundColor = .white
                navigationController?.pushViewController(detail, animated: true)
            }
        }
        let home = HomeController()
        let navigation = UINavigationController(rootViewController: home)
        let app = stage(navigation)
        let bar = navigation.navigationBar
        #expect(navigation.isNavigationBarHidden && home.view.safeAreaInsets == .zero)
        #expect(bar.isHidden || bar.frame.maxY <= 0)

        app.fingerTap(at: CGPoint(x: 195, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController?.title == "Detail" && !navigation.isNavigationBarHidden)
        #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 0, width: 390, height: 44))
        expectEqual(navigation.topViewController?.view.safeAreaInsets.top, 44)

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === home && navigation.isNavigationBarHidden)
        #expect(home.view.safeAreaInsets == .zero && (bar.isHidden || bar.frame.maxY <= 0))
    }

    @Test func `A toolbar has the items of the topmost controller`() {
        func custom() -> UIBarButtonItem {
            UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30)))
        }
        let mailbox = UIViewController(), message = UIViewController(), map = UIViewController()
        for page in [mailbox, message, map] { page.view.backgroundColor = .white }
        let filter = custom(), count = custom(), compose = custom(), reply = custom()
        mailbox.toolbarItems = [filter, .flexibleSpace(), count, .flexibleSpace(), compose]
        message.toolbarItems = [.flexibleSpace(), reply]
        map.hidesBottomBarWhenPushed = true
        let navigation = UINavigationController(rootViewController: mailbox)
        let app = stage(navigation)
        #expect(navigation.isToolbarHidden && mailbox.view.safeAreaInsets.bottom == 0)

        navigation.setToolbarHidden(false, animated: true)
        app.advance(by: 1)
        let toolbar = navigation.toolbar!
        func place(_ item: UIBarButtonItem) -> CGRect {
            toolbar.convert(item.customView!.bounds, from: item.customView!)
        }
        expectEqual(toolbar.frame, CGRect(x: 0, y: 800, width: 390, height: 44))
        #expect(mailbox.view.safeAreaInsets.bottom == 44 && toolbar.items == mailbox.toolbarItems)
        #expect(place(count).midX == 195 && place(filter).minX == 390 - place(compose).maxX)
        #expect(place(filter).minX > 0 && place(filter).minX <= 24)
        #expect(
            [filter, count, compose].allSatisfy {
                place($0).midY == 22 && place($0).size == CGSize(width: 60, height: 30)
            })

        navigation.pushViewController(message, animated: true)
        app.advance(by: 1)
        #expect(toolbar.items == message.toolbarItems && place(reply).maxX > 360)
        #expect(filter.customView?.window == nil || filter.customView?.isHidden == true)

        navigation.pushViewController(map, animated: true)
        app.advance(by: 1)
        expectEqual(map.view.safeAreaInsets.bottom, 0)
        let bottom = map.view.window?.hitTest(CGPoint(x: 195, y: 830), with: nil)
        #expect(bottom === map.view)

        navigation.popViewController(animated: true)
        app.advance(by: 1)
        #expect(message.view.safeAreaInsets.bottom == 44 && toolbar.items == message.toolbarItems)
        expectEqual(toolbar.convert(toolbar.bounds, to: nil), CGRect(x: 0, y: 800, width: 390, height: 44))
    }
}
