import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Layout and touches of the items in a navigation bar.
@Suite(.application) @MainActor
struct NavigationItemsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private final class ReaderController: UIViewController {
        private(set) var log: [String] = []
        let share = UIButton(type: .custom)
        let star = UIButton(type: .custom)

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            title = "Reader"
            for (button, word) in [(share, "share"), (star, "star")] {
                button.frame = CGRect(x: 0, y: 0, width: 50, height: 32)
                button.accessibilityIdentifier = word
                button.addAction(UIAction { [weak self] _ in self?.log.append(word) }, for: .touchUpInside)
            }
            navigationItem.rightBarButtonItems = [
                UIBarButtonItem(customView: share), UIBarButtonItem(customView: star),
            ]
            navigationItem.leftBarButtonItem = UIBarButtonItem(
                title: "Contents", style: .plain, target: self, action: ReaderController.showContents)
            navigationItem.leftItemsSupplementBackButton = true
        }

        func showContents(_ item: UIBarButtonItem) { log.append("contents from \(item.title ?? "nothing")") }
    }

    @Test func `The first right item is the outermost and a supplementing left item is beside the back button`() {
        let root = UIViewController()
        root.title = "All"
        let reader = ReaderController()
        let navigation = UINavigationController(rootViewController: root)
        let app = stage(navigation)
        navigation.pushViewController(reader, animated: true)
        app.advance(by: 1)

        let bar = navigation.navigationBar
        let share = bar.convert(reader.share.bounds, from: reader.share)
        let star = bar.convert(reader.star.bounds, from: reader.star)
        #expect(share.size == CGSize(width: 50, height: 32) && star.size == share.size)
        #expect(share.midY == 22 && star.midY == 22)
        #expect(star.maxX <= share.minX && share.maxX <= 390)
        #expect(star.minX > 195)

        app.fingerTap(at: reader.star)
        app.fingerTap(at: reader.share)
        expectEqual(reader.log, ["star", "share"])

        // The back button is the outermost, and the left item is between it and the title.
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === root && reader.log == ["star", "share"])

        reader.navigationItem.leftItemsSupplementBackButton = false
        navigation.pushViewController(reader, animated: true)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 36, y: 22))
        app.advance(by: 1)
        #expect(navigation.topViewController === reader)
        expectEqual(reader.log, ["star", "share", "contents from Contents"])
    }

    @Test func `A navigation item's backAction replaces the pop`() {
        final class EditorController: UIViewController {
            var backActionCount = 0
            var isDirty = true {
                didSet {
                    navigationItem.backAction = isDirty ? UIAction { [weak self] _ in self?.backActionCount += 1 } : nil
                }
            }

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                isDirty = true
            }
        }
        let root = UIViewController()
        root.title = "Notes"
        let editor = EditorController()
        let navigation = UINavigationController(rootViewController: root)
        let app = stage(navigation)
        navigation.pushViewController(editor, animated: true)
        app.advance(by: 1)

        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(editor.backActionCount == 1 && navigation.viewControllers == [root, editor])

        editor.navigationItem.hidesBackButton = true
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(editor.backActionCount == 1 && navigation.viewControllers == [root, editor])

        editor.navigationItem.hidesBackButton = false
        editor.isDirty = false
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(editor.backActionCount == 1 && navigation.viewControllers == [root])
    }

    @Test func `An empty area of the bar receives touches instead of the content below`() {
        final class TilesController: UIViewController {
            private(set) var log: [String] = []
            let picker = UISegmentedControl(items: ["Day", "Week"])

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                for (index, y) in [0, 44].enumerated() {
                    let tile = UIButton(frame: CGRect(x: 0, y: CGFloat(y), width: 390, height: 44))
                    tile.addAction(UIAction { [weak self] _ in self?.log.append("tile \(index)") }, for: .touchUpInside)
                    view.addSubview(tile)
                }
                view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: TilesController.tapped))
                picker.frame = CGRect(x: 0, y: 0, width: 160, height: 32)
                picker.selectedSegmentIndex = 0
                navigationItem.titleView = picker
            }

            func tapped() { log.append("background") }
        }
        let tiles = TilesController()
        let navigation = UINavigationController(rootViewController: tiles)
        let app = stage(navigation)
        expectEqual(tiles.view.frame, CGRect(x: 0, y: 0, width: 390, height: 844))
        let picker = navigation.navigationBar.convert(tiles.picker.bounds, from: tiles.picker)
        expectEqual(picker, CGRect(x: 115, y: 6, width: 160, height: 32))

        app.fingerTap(at: CGPoint(x: 60, y: 22))
        app.fingerTap(at: CGPoint(x: 60, y: 40))
        app.advance(by: 0.5)
        #expect(tiles.log == [] && tiles.picker.selectedSegmentIndex == 0)
        let hit = tiles.view.window?.hitTest(CGPoint(x: 60, y: 22), with: nil)
        expectEqual(hit?.isDescendant(of: navigation.navigationBar), true)

        app.fingerTap(at: CGPoint(x: 235, y: 22))
        app.advance(by: 0.5)
        #expect(tiles.log == [] && tiles.picker.selectedSegmentIndex == 1)

        app.fingerTap(at: CGPoint(x: 60, y: 75))
        app.advance(by: 0.5)
        app.fingerTap(at: CGPoint(x: 60, y: 300))
        app.advance(by: 0.5)
        expectEqual(tiles.log, ["tile 1", "background"])
    }
}
