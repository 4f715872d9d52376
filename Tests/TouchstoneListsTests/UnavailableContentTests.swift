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

    @Test func `The parts of a content unavailable view are stacked in the middle of its margins`() throws {
        var configuration = UIContentUnavailableConfiguration.empty()
        configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 30)).image { _ in }
        configuration.text = "No mail"
        configuration.secondaryText = "Messages that you receive are shown here."
        configuration.secondaryTextProperties.numberOfLines = 1
        configuration.imageToTextPadding = 7
        configuration.textToSecondaryTextPadding = 19
        configuration.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 10, leading: 50, bottom: 70, trailing: 20)
        let view = UIContentUnavailableView(configuration: configuration)
        view.frame = CGRect(x: 0, y: 0, width: 390, height: 500)
        controller.view.addSubview(view)
        app.settle()
        let picture = try #require(view.subviews.lazy.compactMap { $0 as? UIImageView }.first)
        let labels = view.subviews.compactMap { $0 as? UILabel }
        let (text, second) = (try #require(labels.first), try #require(labels.last))
        #expect(text.text == "No mail" && second.numberOfLines == 1)
        // The middle between the margins is at 50 + 320 / 2.
        #expect(picture.frame.midX == 210 && text.frame.midX == 210 && second.frame.midX == 210)
        expectEqual(picture.frame.size, CGSize(width: 40, height: 30))
        #expect(text.frame.minY == picture.frame.maxY + 7 && second.frame.minY == text.frame.maxY + 19)
        // 420 points are between the margins, with the same space above and below the parts.
        expectEqual(picture.frame.minY - 10, 430 - second.frame.maxY)
        let fitting = view.sizeThatFits(CGSize(width: 390, height: 0))
        expectEqual(fitting, CGSize(width: 390, height: 10 + second.frame.maxY - picture.frame.minY + 70))
    }

    @Test func `A content unavailable view follows the size of the controller's view`() {
        controller.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
        controller.view.frame = CGRect(x: 0, y: 0, width: 300, height: 511)
        app.settle()
        expectEqual(shown?.frame, CGRect(x: 0, y: 0, width: 300, height: 511))
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
