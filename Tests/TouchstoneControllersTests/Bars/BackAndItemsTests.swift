import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Back buttons, and bar button items that change while they are visible.
@Suite(.application) @MainActor
struct BackAndItemsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private func page(_ title: String) -> UIViewController {
        let page = UIViewController()
        page.title = title
        page.view.backgroundColor = .white
        return page
    }

    /// The visible texts in a view.
    private func words(in view: UIView) -> [String] {
        guard !view.isHidden, view.alpha > 0 else { return [] }
        let own = [(view as? UILabel)?.text, (view as? UIButton)?.currentTitle].compactMap { $0 }
        return own + view.subviews.flatMap { words(in: $0) }
    }

    @Test func `A back button has the title of the previous controller or of its back item`() {
        @MainActor final class Owner {
            var called = 0
            func back() { called += 1 }
        }
        let owner = Owner()
        let inbox = page("Inbox"), thread = page("Thread"), message = page("Message"), source = page("Source")
        thread.navigationItem.backButtonTitle = "Subject"
        message.navigationItem.backBarButtonItem = UIBarButtonItem(
            title: "Letter", style: .plain, target: owner, action: Owner.back)
        let navigation = UINavigationController(rootViewController: inbox)
        let app = stage(navigation)
        let bar = navigation.navigationBar
        #expect(words(in: bar).contains("Inbox") && bar.backItem == nil)

        navigation.pushViewController(thread, animated: true)
        app.advance(by: 1)
        #expect(words(in: bar).contains("Thread") && words(in: bar).contains("Inbox"))
        #expect(bar.backItem === inbox.navigationItem && bar.topItem === thread.navigationItem)

        navigation.pushViewController(message, animated: true)
        app.advance(by: 1)
        #expect(words(in: bar).contains("Message") && words(in: bar).contains("Subject"))
        #expect(!words(in: bar).contains("Thread") && !words(in: bar).contains("Inbox"))

        navigation.pushViewController(source, animated: true)
        app.advance(by: 1)
        #expect(words(in: bar).contains("Source") && words(in: bar).contains("Letter"))

        // A back item provides only the title and the image; a tap pops and does not send the item's action.
        app.fingerTap(at: CGPoint(x: 24, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === message && owner.called == 0)
        expectEqual(navigation.navigationBar.items, [inbox, thread, message].map { $0.navigationItem })

        source.title = "Raw"
        message.title = "New message"
        app.settle()
        #expect(words(in: bar).contains("New message") && !words(in: bar).contains("Message"))
    }

    @Test func `A left item replaces the back button and disables the edge swipe until it is removed`() {
        final class FormController: UIViewController {
            private(set) var log: [String] = []

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                navigationItem.leftBarButtonItem = UIBarButtonItem(
                    title: "Cancel", style: .plain, target: self, action: FormController.cancel)
                navigationItem.rightBarButtonItem = UIBarButtonItem(
                    title: "Save", primaryAction: UIAction(title: "Save") { [weak self] _ in self?.log.append("save") })
                navigationItem.rightBarButtonItem?.isEnabled = false
            }

            func cancel() { log.append("cancel") }
        }
        let root = page("People"), form = FormController()
        let navigation = UINavigationController(rootViewController: root)
        let app = stage(navigation)
        navigation.pushViewController(form, animated: true)
        app.advance(by: 1)

        app.fingerTap(at: CGPoint(x: 32, y: 22))
        app.fingerTap(at: CGPoint(x: 360, y: 22))
        app.advance(by: 1)
        #expect(form.log == ["cancel"] && navigation.topViewController === form)

        // The edge swipe does not pop without a back button.
        app.fingerDrag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
        app.advance(by: 1)
        #expect(navigation.topViewController === form)

        form.navigationItem.rightBarButtonItem?.isEnabled = true
        app.settle()
        app.fingerTap(at: CGPoint(x: 360, y: 4))
        app.fingerTap(at: CGPoint(x: 360, y: 40))
        app.advance(by: 0.5)
        expectEqual(form.log, ["cancel", "save", "save"])

        form.navigationItem.setLeftBarButton(nil, animated: true)
        app.advance(by: 1)
        app.fingerDrag(from: CGPoint(x: 1, y: 400), to: CGPoint(x: 350, y: 400), duration: 0.3)
        app.advance(by: 1)
        #expect(navigation.topViewController === root && form.log == ["cancel", "save", "save"])
    }

    @Test func `The edit button changes its title and setEditing replaces the left items`() {
        final class AlbumController: UIViewController {
            private(set) var log: [String] = []
            let badge = UIButton(frame: CGRect(x: 0, y: 0, width: 44, height: 36))
            private(set) lazy var remove = UIBarButtonItem(customView: badge)

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                badge.addAction(UIAction { [weak self] _ in self?.log.append("delete") }, for: .touchUpInside)
                navigationItem.rightBarButtonItem = editButtonItem
                let under = UIButton(frame: CGRect(x: 0, y: 0, width: 390, height: 60))
                under.addAction(UIAction { [weak self] _ in self?.log.append("under") }, for: .touchUpInside)
                view.addSubview(under)
            }

            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                log.append(editing ? "edit" : "done")
                navigationItem.setLeftBarButtonItems(editing ? [remove] : nil, animated: animated)
            }
        }
        let album = AlbumController()
        let navigation = UINavigationController(rootViewController: album)
        let app = stage(navigation)
        let bar = navigation.navigationBar
        #expect(album.badge.window == nil && words(in: bar).contains("Edit"))

        app.fingerTap(at: CGPoint(x: 362, y: 22))
        app.advance(by: 1)
        #expect(album.isEditing && album.log == ["edit"] && words(in: bar).contains("Done"))
        let place = bar.convert(album.badge.bounds, from: album.badge)
        #expect(place.size == CGSize(width: 44, height: 36) && place.midY == 22 && place.minX >= 0 && place.maxX < 100)

        app.fingerTap(at: album.badge)
        app.fingerTap(at: CGPoint(x: 195, y: 22))
        app.fingerTap(at: CGPoint(x: 362, y: 22))
        app.advance(by: 1)
        #expect(!album.isEditing && album.log == ["edit", "delete", "done"])
        #expect(words(in: bar).contains("Edit") && !words(in: bar).contains("Done"))
        #expect(navigation.navigationBar.topItem?.leftBarButtonItems?.isEmpty != false)

        app.fingerTap(at: CGPoint(x: 40, y: 22))
        app.fingerTap(at: CGPoint(x: 40, y: 57))
        app.advance(by: 0.5)
        expectEqual(album.log, ["edit", "delete", "done", "under"])
    }
}
