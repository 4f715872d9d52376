import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Bars that hide on swipes and with the keyboard, and toolbars that the application shows.
@Suite(.application) @MainActor
struct BarsOnTheirWayTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `A swipe up hides the bars and a swipe down shows them if hidesBarsOnSwipe is true`() {
        final class BrowserController: UIViewController {
            let scroll = UIScrollView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                scroll.frame = view.bounds
                scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                scroll.contentSize = CGSize(width: 390, height: 6000)
                view.addSubview(scroll)
                toolbarItems = [
                    UIBarButtonItem(systemItem: .rewind), .flexibleSpace(), UIBarButtonItem(systemItem: .refresh),
                ]
            }
        }
        let browser = BrowserController()
        let navigation = UINavigationController(rootViewController: browser)
        navigation.isToolbarHidden = false
        let app = stage(navigation)

        func swipe(_ from: CGFloat, _ to: CGFloat) {
            app.fingerDrag(from: CGPoint(x: 195, y: from), to: CGPoint(x: 195, y: to), duration: 0.15)
            app.advance(by: 5)
        }
        swipe(600, 300)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)

        navigation.hidesBarsOnSwipe = true
        swipe(600, 300)
        #expect(navigation.isNavigationBarHidden && navigation.isToolbarHidden)
        #expect(browser.view.safeAreaInsets == .zero && browser.scroll.adjustedContentInset == .zero)
        let hit = browser.view.window?.hitTest(CGPoint(x: 195, y: 22), with: nil)
        expectEqual(hit?.isDescendant(of: browser.view), true)

        swipe(300, 600)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
        expectEqual(browser.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))

        navigation.barHideOnSwipeGestureRecognizer.isEnabled = false
        swipe(600, 300)
        #expect(!navigation.isNavigationBarHidden && !navigation.isToolbarHidden)
    }

    @Test func `A bar with hidesBarsWhenKeyboardAppears hides with the keyboard and stays hidden until a tap`() {
        final class NoteController: UIViewController {
            let field = UITextField(frame: CGRect(x: 20, y: 200, width: 350, height: 40))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                title = "Note"
                view.addSubview(field)
            }
        }
        let note = NoteController()
        let navigation = UINavigationController(rootViewController: note)
        let app = stage(navigation)
        app.fingerTap(at: note.field)
        app.advance(by: 1)
        #expect(note.field.isFirstResponder && !navigation.isNavigationBarHidden)
        note.field.resignFirstResponder()
        app.advance(by: 1)

        navigation.hidesBarsWhenKeyboardAppears = true
        app.fingerTap(at: note.field)
        app.advance(by: 1)
        #expect(note.field.isFirstResponder && navigation.isNavigationBarHidden && note.view.safeAreaInsets.top == 0)
        app.keyTypeText("milk")
        note.field.resignFirstResponder()
        app.advance(by: 1)
        #expect(note.field.text == "milk" && navigation.isNavigationBarHidden)

        // A tap on the content shows the bar again.
        app.fingerTap(at: CGPoint(x: 195, y: 400))
        app.advance(by: 1)
        #expect(!navigation.isNavigationBarHidden && note.view.safeAreaInsets.top == 44)
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
    }

    @Test func `A toolbar that the application shows and hides changes the safe area and receives taps`() {
        final class GridController: UIViewController {
            private(set) var log: [String] = []
            let bottom = UIButton(frame: CGRect(x: 0, y: 800, width: 390, height: 44))

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                bottom.addAction(UIAction { [weak self] _ in self?.log.append("bottom") }, for: .touchUpInside)
                view.addSubview(bottom)
                let delete = UIBarButtonItem(
                    title: "Delete", style: .plain, target: self, action: GridController.deleteSelected)
                setToolbarItems([.flexibleSpace(), delete, .flexibleSpace()], animated: false)
            }

            func deleteSelected(_ item: UIBarButtonItem) {
                log.append("delete")
                navigationController?.setToolbarHidden(true, animated: true)
            }
        }
        let grid = GridController()
        let navigation = UINavigationController(rootViewController: grid)
        let app = stage(navigation)
        #expect(navigation.isToolbarHidden)
        app.fingerTap(at: CGPoint(x: 195, y: 822))
        app.advance(by: 0.5)

        navigation.setToolbarHidden(false, animated: true)
        #expect(!navigation.isToolbarHidden)
        app.advance(by: 1)
        expectEqual(grid.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 44, right: 0))
        expectEqual(grid.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        app.fingerTap(at: CGPoint(x: 40, y: 822))
        app.advance(by: 0.5)
        app.fingerTap(at: CGPoint(x: 195, y: 822))
        #expect(grid.log == ["bottom", "delete"] && navigation.isToolbarHidden)
        app.advance(by: 1)
        expectEqual(grid.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))

        app.fingerTap(at: grid.bottom)
        app.advance(by: 0.5)
        expectEqual(grid.log, ["bottom", "delete", "bottom"])

        let empty = UIViewController()
        empty.view.backgroundColor = .white
        navigation.isToolbarHidden = false
        navigation.pushViewController(empty, animated: true)
        app.advance(by: 1)
        #expect(!navigation.isToolbarHidden && empty.view.safeAreaInsets.bottom == 44)
        #expect(navigation.toolbar.items?.isEmpty != false && navigation.toolbar.frame.minY == 800)
        empty.setToolbarItems([UIBarButtonItem(systemItem: .add)], animated: true)
        app.advance(by: 1)
        #expect(navigation.toolbar.items == empty.toolbarItems && navigation.toolbar.items?.count == 1)
    }
}
