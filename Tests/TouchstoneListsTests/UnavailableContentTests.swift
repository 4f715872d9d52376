import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Content unavailable configurations of view controllers.
@Suite(.application(tracing: .both)) @MainActor
struct UnavailableContentTests {
    let app = TestApplication.current
    let controller = UIViewController()

    init() {
        _ = TestApplication.current.makeWindow(root: controller)
        TestApplication.current.settle()
    }

    private var shown: UIContentUnavailableView? {
        controller.view.subviews.lazy.compactMap { $0 as? UIContentUnavailableView }.first
    }

    @Test func `The content unavailable view covers the view until the configuration is nil`() {
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
        let first = shown
        expectEqual(first?.frame, controller.view.bounds)
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        #expect(shown === first && shown != nil)
        controller.contentUnavailableConfiguration = nil
        #expect(shown == nil && controller.contentUnavailableConfiguration == nil)
    }

    @Test func `A tap on the button of a content unavailable view performs its primary action`() throws {
        var taps = 0
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.text = "No mail"
        configuration.button.title = "Reload"
        configuration.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
        controller.contentUnavailableConfiguration = configuration
        app.settle()
        let button = try #require(shown?.subviews.lazy.compactMap { $0 as? UIButton }.first { !$0.isHidden })
        app.fingerTap(at: button)
        app.advance(by: 0.5)
        expectEqual(taps, 1)
    }

    @Test func `setNeedsUpdate calls updateContentUnavailableConfiguration of the controller`() {
        final class Searching: UIViewController {
            var text: String?
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                var state = state
                state.searchText = text
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.search().updated(for: state)
            }
        }
        let searching = Searching()
        searching.text = "pear"
        searching.setNeedsUpdateContentUnavailableConfiguration()
        let made = searching.contentUnavailableConfiguration as? UIContentUnavailableConfiguration
        expectEqual(made?.text, "No Results for “pear”")
    }

    @Test func `A controller updates its content unavailable configuration once before it appears`() {
        final class Empty: UIViewController {
            var updates = 0
            override func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {
                updates += 1
                contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
            }
        }
        let empty = Empty()
        app.makeWindow(root: empty)
        app.advance(by: 0.1)
        expectEqual(empty.updates, 1)
        #expect(empty.view.subviews.contains { $0 is UIContentUnavailableView })
        empty.view.setNeedsLayout()
        app.settle()
        expectEqual(empty.updates, 1)
    }
}

/// Row actions of the older API.
@Suite(.application(tracing: .both)) @MainActor
struct RowActionTests {
    let app = TestApplication.current
    private let controller = RowController(style: .plain)

    private final class RowController: UITableViewController {
        var log: [String] = []
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        override func tableView(
            _ tableView: UITableView, editActionsForRowAt indexPath: IndexPath
        ) -> [UITableViewRowAction]? {
            [
                UITableViewRowAction(style: .destructive, title: "Delete") { [weak self] _, path in
                    self?.log.append("delete \(path.row)")
                }
            ]
        }
    }

    @Test func `A swipe shows the button of a UITableViewRowAction, and a tap performs it`() {
        controller.tableView.rowHeight = 60
        _ = app.makeWindow(root: controller)
        app.settle()
        let row = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).midY
        let y = controller.tableView.convert(CGPoint(x: 0, y: row), to: nil).y
        app.fingerDrag(from: CGPoint(x: 300, y: y), to: CGPoint(x: 200, y: y), duration: 0.5)
        app.advance(by: 1)
        app.fingerTap(at: CGPoint(x: controller.view.bounds.width - 20, y: y))
        app.advance(by: 1)
        expectEqual(controller.log, ["delete 1"])
    }
}
