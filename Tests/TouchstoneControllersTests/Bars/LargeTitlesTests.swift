import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// The height of a navigation bar and the insets of the content.
@Suite(.application) @MainActor
struct LargeTitlesTests {
    private final class ListController: UITableViewController {
        override func viewDidLoad() {
            super.viewDidLoad()
            title = "Messages"
            tableView.rowHeight = 50
        }

        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Message \(indexPath.row)"
            return cell
        }
    }

    private final class PageController: UIViewController {
        init(_ title: String, _ mode: UINavigationItem.LargeTitleDisplayMode) {
            super.init(nibName: nil, bundle: nil)
            self.title = title
            navigationItem.largeTitleDisplayMode = mode
        }

        required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
        }
    }

    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    @Test func `SA-1: any fraction of a point collapses the large title once`() {
        let list = ListController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        _ = stage(navigation)

        for step in 0..<600 {
            let offset = -96 + CGFloat(step) * 0.0999
            list.tableView.contentOffset.y = offset
            let height = max(-offset, 44)
            #expect(abs(navigation.navigationBar.frame.height - height) < 0.001)
            #expect(abs(list.tableView.adjustedContentInset.top - height) < 0.001)
        }
    }

    @Test func `A large title collapses when the list scrolls and expands at the top`() {
        let list = ListController()
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let app = stage(navigation)
        let bar = navigation.navigationBar

        expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 96))
        expectEqual(list.tableView.adjustedContentInset.top, 96)
        expectEqual(list.tableView.contentOffset.y, -96)
        expectEqual(list.tableView.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        expectEqual(list.view.safeAreaInsets.top, 96)

        app.fingerDrag(from: CGPoint(x: 195, y: 700), to: CGPoint(x: 195, y: 300), duration: 0.5)
        app.advance(by: 4)
        #expect(list.tableView.contentOffset.y > 100)
        expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
        expectEqual(list.tableView.adjustedContentInset.top, 44)
        expectEqual(list.view.safeAreaInsets.top, 44)

        app.tapStatusBar()
        app.advance(by: 2)
        expectEqual(bar.frame, CGRect(x: 0, y: 0, width: 390, height: 96))
        expectEqual(list.tableView.contentOffset.y, -96)
        expectEqual(list.tableView.adjustedContentInset.top, 96)
    }

    @Test func `The automatic large title display mode inherits the previous item's mode`() {
        let navigation = UINavigationController(rootViewController: PageController("Library", .always))
        navigation.navigationBar.prefersLargeTitles = true
        let app = stage(navigation)
        var heights = [navigation.navigationBar.frame.height]
        var tops = [navigation.topViewController!.view.safeAreaInsets.top]

        func note() {
            app.advance(by: 1)
            heights.append(navigation.navigationBar.frame.height)
            tops.append(navigation.topViewController!.view.safeAreaInsets.top)
        }
        navigation.pushViewController(PageController("Album", .automatic), animated: true)
        note()
        navigation.pushViewController(PageController("Song", .never), animated: true)
        note()
        navigation.pushViewController(PageController("Lyrics", .automatic), animated: true)
        note()
        navigation.pushViewController(PageController("Singer", .always), animated: true)
        note()
        expectEqual(heights, [96, 96, 44, 44, 96])
        expectEqual(tops, [96, 96, 44, 44, 96])

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        expectEqual(navigation.topViewController?.title, "Lyrics")
        expectEqual(navigation.navigationBar.frame.height, 44)
        navigation.popToRootViewController(animated: true)
        app.advance(by: 1)
        expectEqual(navigation.navigationBar.frame.height, 96)

        navigation.navigationBar.prefersLargeTitles = false
        app.advance(by: 1)
        expectEqual(navigation.navigationBar.frame.height, 44)
        expectEqual(navigation.topViewController!.view.safeAreaInsets.top, 44)
    }

    @Test func `A prompt makes the bar higher`() {
        let page = PageController("Photos", .automatic)
        page.navigationItem.prompt = "Choose a photo to send"
        let navigation = UINavigationController(rootViewController: page)
        let app = stage(navigation)
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 74))
        expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 74, left: 0, bottom: 0, right: 0))

        page.navigationItem.prompt = nil
        app.advance(by: 1)
        expectEqual(navigation.navigationBar.frame, CGRect(x: 0, y: 0, width: 390, height: 44))
        expectEqual(page.view.safeAreaInsets, UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
    }
}
