import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Sizes that differ between versions of iOS (SZ-2, SZ-7), in points.
@Suite @MainActor
struct SizesByVersionTests {
    struct Sizes: Sendable {
        var behavior: Behavior
        var switchSize: CGSize
        var bar: CGFloat
        var rowContent: CGFloat
    }

    private nonisolated static let onADevice = [
        Sizes(behavior: .iOS27, switchSize: CGSize(width: 63, height: 28), bar: 54, rowContent: 52),
        Sizes(behavior: .iOS26, switchSize: CGSize(width: 63, height: 28), bar: 54, rowContent: 52),
        Sizes(behavior: .iOS18, switchSize: CGSize(width: 51, height: 31), bar: 44, rowContent: 44),
        Sizes(behavior: .iOS17, switchSize: CGSize(width: 51, height: 31), bar: 44, rowContent: 44),
    ]
    private nonisolated static let withoutAModel = [
        Sizes(behavior: .iOS26, switchSize: CGSize(width: 63, height: 28), bar: 44, rowContent: 44),
        Sizes(behavior: .iOS18, switchSize: CGSize(width: 51, height: 31), bar: 44, rowContent: 44),
    ]

    @Test(.application(device: .iPhone15), arguments: onADevice)
    func `SZ-7: at 3x a separator is a third of a point`(sizes: Sizes) throws {
        try check(sizes, separator: 1.0 / 3)
    }

    @Test(.application(device: .iPhoneSE), arguments: onADevice)
    func `SZ-7: at 2x a separator is half a point`(sizes: Sizes) throws {
        try check(sizes, separator: 0.5)
    }

    @Test(.application, arguments: withoutAModel)
    func `SZ-7: sizes are whole numbers on a screen without a model`(sizes: Sizes) throws {
        try check(sizes, separator: 0)
    }

    private func check(_ sizes: Sizes, separator: CGFloat) throws {
        let app = TestApplication.current
        app.application.behavior = sizes.behavior
        let (rows, plain, constrained) = (Rows(style: .plain), Rows(style: .plain), ConstrainedRows(style: .plain))
        plain.tableView.separatorStyle = .none
        let navigation = UINavigationController(rootViewController: rows)
        let window = app.makeWindow(root: navigation)
        app.settle()
        let row = sizes.rowContent + separator
        expectEqual(navigation.navigationBar.frame.height, sizes.bar)
        #expect(abs(rows.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height - row) < 0.001)
        #expect(abs(rows.tableView.contentSize.height - 3 * row) < 0.001)
        expectEqual(UISwitch().frame.size, sizes.switchSize)

        window.rootViewController = plain
        app.settle()
        expectEqual(plain.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height, sizes.rowContent)

        window.rootViewController = constrained
        app.settle()
        let cell = try #require(constrained.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        #expect(abs(cell.frame.height - 80 - separator) < 0.001)
        #expect(abs(cell.contentView.frame.height - 80) < 0.001)
        expectEqual(cell.contentView.subviews.first?.frame.height, 80)
    }

    private final class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = "Row \(indexPath.row)"
            return cell
        }
    }

    private final class ConstrainedRows: UITableViewController {
        override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            let box = UIView()
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.heightAnchor.constraint(equalToConstant: 80),
            ])
            return cell
        }
    }
}
