import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Bars that are not managed by a controller.
@Suite(.application) @MainActor
struct StandAloneBarsTests {
    private func stage(_ root: UIViewController) -> TestApplication {
        let app = TestApplication.current
        _ = app.makeWindow(root: root)
        app.settle()
        return app
    }

    private final class FoldersController: UIViewController, UINavigationBarDelegate {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 390, height: 44))
        private(set) var log: [String] = []
        var allowsPop = true

        override func viewDidLoad() {
            super.viewDidLoad()
            view.backgroundColor = .white
            bar.delegate = self
            view.addSubview(bar)
        }

        func position(for bar: any UIBarPositioning) -> UIBarPosition { .topAttached }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
            log.append("should push \(item.title ?? "")")
            return true
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
            log.append("did push \(item.title ?? "")")
        }

        func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
            log.append("should pop \(item.title ?? "")")
            return allowsPop
        }

        func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {
            log.append("did pop \(item.title ?? "")")
        }

        func takeLog() -> [String] {
            defer { log = [] }
            return log
        }
    }

    @Test func `A navigation bar's delegate can refuse a pop`() {
        let screen = FoldersController()
        let app = stage(screen)
        let disk = UINavigationItem(title: "Disk"), photos = UINavigationItem(title: "Photos")
        screen.bar.pushItem(disk, animated: false)
        app.settle()
        expectEqual(screen.takeLog(), ["should push Disk", "did push Disk"])
        screen.bar.pushItem(photos, animated: true)
        app.advance(by: 1)
        expectEqual(screen.takeLog(), ["should push Photos", "did push Photos"])
        #expect(screen.bar.items == [disk, photos] && screen.bar.topItem === photos && screen.bar.backItem === disk)

        screen.allowsPop = false
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(screen.takeLog() == ["should pop Photos"] && screen.bar.topItem === photos)

        screen.allowsPop = true
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        expectEqual(screen.takeLog(), ["should pop Photos", "did pop Photos"])
        #expect(screen.bar.items == [disk] && screen.bar.topItem === disk && screen.bar.backItem == nil)

        // The first item has no back button.
        app.fingerTap(at: CGPoint(x: 20, y: 22))
        app.advance(by: 1)
        #expect(screen.takeLog() == [] && screen.bar.items == [disk])
    }

    @Test func `Toolbar items perform their action, send it to their target or open their menu`() {
        final class PlayerController: UIViewController {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 400, width: 390, height: 44))
            private(set) var log: [String] = []
            private(set) lazy var play = UIBarButtonItem(
                primaryAction: UIAction(title: "Play") { [weak self] _ in self?.log.append("play") })
            private(set) lazy var speed = UIBarButtonItem(
                title: "Speed",
                menu: UIMenu(children: [
                    UIAction(title: "Slow") { [weak self] _ in self?.log.append("slow") },
                    UIAction(title: "Fast") { [weak self] _ in self?.log.append("fast") },
                ]))
            private(set) lazy var stop = UIBarButtonItem(
                title: "Stop", style: .done, target: self, action: PlayerController.stopped)

            override func viewDidLoad() {
                super.viewDidLoad()
                view.backgroundColor = .white
                stop.isEnabled = false
                toolbar.items = [play, .flexibleSpace(), speed, .flexibleSpace(), stop]
                view.addSubview(toolbar)
            }

            func stopped(_ sender: UIBarButtonItem) {
                log.append("stop by \(sender.title ?? "")")
                stop.isEnabled = false
            }
        }
        let player = PlayerController()
        let app = stage(player)
        expectEqual(player.toolbar.sizeThatFits(CGSize(width: 390, height: 1000)).height, 44)
        #expect(player.play.title == "Play" && player.stop.style == .done && !player.stop.isEnabled)

        app.fingerTap(at: CGPoint(x: 30, y: 422))
        app.fingerTap(at: CGPoint(x: 362, y: 422))
        app.advance(by: 0.5)
        expectEqual(player.log, ["play"])

        player.stop.isEnabled = true
        app.settle()
        app.fingerTap(at: CGPoint(x: 362, y: 422))
        app.fingerTap(at: CGPoint(x: 362, y: 422))
        app.advance(by: 0.5)
        #expect(player.log == ["play", "stop by Stop"] && !player.stop.isEnabled)

        // A tap opens the menu of an item without an action.
        app.fingerTap(at: CGPoint(x: 195, y: 422))
        app.advance(by: 1)
        #expect(app.menuItem("Slow") != nil && app.menuItem("Fast") != nil)
        app.tapMenuItem("Fast")
        app.advance(by: 1)
        #expect(player.log == ["play", "stop by Stop", "fast"] && app.menuItem("Slow") == nil)
    }
}
