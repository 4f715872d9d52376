import Foundation
import TouchstoneTesting
import UIKit

/// A table with a diffable data source, whose snapshots change at random.
final class RandomSnapshotController: UITableViewController {
    private weak var run: RandomApplication?
    private var source: UITableViewDiffableDataSource<Int, Int>?
    private var latest = 0

    init(_ run: RandomApplication) {
        self.run = run
        super.init(style: run.random.among([.plain, .insetGrouped]))
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        source = UITableViewDiffableDataSource(tableView: tableView) { [weak run] table, path, item in
            run?.callback("cell provider")
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.textLabel?.text = "Item \(item)"
            run?.remember(cell)
            return cell
        }
        change()
        run?.callback("viewDidLoad of a snapshot table")
    }

    /// Applies a snapshot with some items of the present one in another order, and new ones.
    func change() {
        guard let run, let source else { return }
        let kept = source.snapshot().itemIdentifiers.filter { _ in run.random.chance(70) }
        var items = run.random.chance(30) ? kept.shuffled(using: &run.random) : kept
        for _ in 0..<run.random.below(6) {
            latest += 1
            items.insert(latest, at: run.random.below(items.count + 1))
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        let middle = run.random.below(items.count + 1)
        snapshot.appendSections(run.random.chance(50) ? [0, 1] : [1, 0])
        snapshot.appendItems(Array(items[..<middle]), toSection: 0)
        snapshot.appendItems(Array(items[middle...]), toSection: 1)
        if let item = kept.first, run.random.chance(30) { snapshot.reconfigureItems([item]) }
        source.apply(snapshot, animatingDifferences: run.random.chance(60)) { [weak run] in
            run?.callback("completion of a snapshot")
        }
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        run?.callback("didSelectRowAt of a snapshot table")
    }

    override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
    ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { [weak run] _ in run?.makeMenu() }
    }

    override func tableView(_ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath)
        -> UISwipeActionsConfiguration?
    {
        UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .destructive, title: "Delete") { [weak self] _, _, done in
                self?.change()
                done(true)
            }
        ])
    }
}
