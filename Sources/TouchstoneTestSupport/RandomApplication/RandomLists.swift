import Foundation
import TouchstoneTesting
import UIKit

final class RandomTable: UITableView {
    weak var controller: RandomTableController?
}

final class RandomCollection: UICollectionView {
    weak var controller: RandomCollectionController?
}

/// The number of rows in each section of a list.
struct RandomRows {
    var sections: [Int]

    init(_ random: inout SeededRandomNumberGenerator) {
        sections = (0..<(1 + random.below(3))).map { _ in random.among([0, 3, 12, 40]) }
    }

    func path(_ random: inout SeededRandomNumberGenerator) -> IndexPath? {
        guard let section = sections.indices.filter({ sections[$0] > 0 }).randomElement(using: &random) else {
            return nil
        }
        return IndexPath(row: random.below(sections[section]), section: section)
    }
}

/// A table view's controller, with random actions in its callbacks and updates that match or contradict its data source.
final class RandomTableController: UIViewController, UITableViewDataSource, UITableViewDelegate {
    private weak var run: RandomApplication?
    private var rows: RandomRows
    private let table: RandomTable
    private let isFitted: Bool

    init(_ run: RandomApplication) {
        self.run = run
        rows = RandomRows(&run.random)
        table = RandomTable(frame: .zero, style: run.random.among([.plain, .grouped, .insetGrouped]))
        isFitted = run.random.chance(50)
        super.init(nibName: nil, bundle: nil)
        table.controller = self
        run.remember(table)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = table }

    override func viewDidLoad() {
        super.viewDidLoad()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.dataSource = self
        table.delegate = self
        run?.callback("viewDidLoad of a table")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        run?.callback("viewWillAppear of a table")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        run?.callback("viewDidDisappear of a table")
    }

    func change(_ action: RandomAction) {
        guard let run else { return }
        let animation = run.random.among([UITableView.RowAnimation.none, .automatic, .fade])
        switch action {
        case .updateList: update(run, animation)
        case .contradictoryUpdate: table.deleteRows(at: [IndexPath(row: 0, section: 0)], with: animation)
        case .reloadList: table.reloadData()
        case .batchUpdate:
            table.performBatchUpdates({ self.update(run, animation) }) { [weak run] _ in
                run?.callback("completion of a batch")
            }
        case .scrollList:
            guard let path = rows.path(&run.random) else { return }
            table.scrollToRow(
                at: path, at: run.random.among([.top, .middle, .bottom, .none]), animated: run.random.chance(50))
        case .selectRow: table.selectRow(at: rows.path(&run.random), animated: false, scrollPosition: .none)
        case .editList: table.setEditing(!table.isEditing, animated: run.random.chance(50))
        default:
            rows = RandomRows(&run.random)
            table.dataSource = run.random.chance(50) ? self : nil
        }
    }

    private func update(_ run: RandomApplication, _ animation: UITableView.RowAnimation) {
        switch run.random.below(5) {
        case 0:
            let section = run.random.below(rows.sections.count)
            rows.sections[section] += 1
            table.insertRows(at: [IndexPath(row: 0, section: section)], with: animation)
        case 1:
            guard let path = rows.path(&run.random) else { return }
            rows.sections[path.section] -= 1
            table.deleteRows(at: [path], with: animation)
        case 2:
            rows.sections.append(3)
            table.insertSections([rows.sections.count - 1], with: animation)
        case 3:
            guard rows.sections.count > 1 else { return }
            let section = run.random.below(rows.sections.count)
            rows.sections.remove(at: section)
            table.deleteSections([section], with: animation)
        default:
            guard let path = rows.path(&run.random) else { return }
            table.reloadRows(at: [path], with: animation)
        }
    }

    func numberOfSections(in tableView: UITableView) -> Int {
        run?.callback("numberOfSections")
        return rows.sections.count
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.sections.indices.contains(section) ? rows.sections[section] : 0
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        run?.callback("cellForRowAt")
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Row \(indexPath.row)"
        run?.remember(cell)
        return cell
    }

    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
        run?.callback("heightForRowAt")
        return isFitted ? UITableView.automaticDimension : 50
    }

    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section" }

    func tableView(_ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        run?.callback("willDisplay")
    }

    func tableView(_ tableView: UITableView, didEndDisplaying cell: UITableViewCell, forRowAt indexPath: IndexPath) {
        run?.callback("didEndDisplaying")
    }

    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        run?.callback("willSelectRowAt")
        return indexPath
    }

    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { run?.callback("didSelectRowAt") }

    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
        run?.callback("didHighlightRowAt")
    }

    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }

    func tableView(_ tableView: UITableView, moveRowAt source: IndexPath, to destination: IndexPath) {
        guard rows.sections.indices.contains(source.section), rows.sections.indices.contains(destination.section) else {
            return
        }
        rows.sections[source.section] -= 1
        rows.sections[destination.section] += 1
        run?.callback("moveRowAt")
    }

    func tableView(_ tableView: UITableView, commit style: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)
    {
        run?.callback("commit")
        guard style == .delete, rows.sections.indices.contains(indexPath.section), rows.sections[indexPath.section] > 0
        else { return }
        rows.sections[indexPath.section] -= 1
        tableView.deleteRows(at: [indexPath], with: .automatic)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { run?.callback("scrollViewDidScroll") }

    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { run?.callback("scrollViewWillBeginDragging") }

    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { run?.callback("scrollViewDidEndDecelerating") }
}

/// A collection view's controller, with random actions in its callbacks and updates that match or contradict its data source.
final class RandomCollectionController: UIViewController, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout
{
    private weak var run: RandomApplication?
    private var rows: RandomRows
    private let collection: RandomCollection

    init(_ run: RandomApplication) {
        self.run = run
        rows = RandomRows(&run.random)
        collection = RandomCollection(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        super.init(nibName: nil, bundle: nil)
        collection.controller = self
        run.remember(collection)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() { view = collection }

    override func viewDidLoad() {
        super.viewDidLoad()
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = self
        collection.delegate = self
        run?.callback("viewDidLoad of a collection")
    }

    func change(_ action: RandomAction) {
        guard let run else { return }
        switch action {
        case .updateList: update(run)
        case .contradictoryUpdate: collection.deleteItems(at: [IndexPath(item: 0, section: 0)])
        case .reloadList: collection.reloadData()
        case .batchUpdate:
            collection.performBatchUpdates({ self.update(run) }) { [weak run] _ in
                run?.callback("completion of a batch")
            }
        case .scrollList:
            guard let path = rows.path(&run.random) else { return }
            collection.scrollToItem(
                at: path, at: run.random.among([.top, .bottom, .centeredVertically]), animated: run.random.chance(50))
        case .selectRow: collection.selectItem(at: rows.path(&run.random), animated: false, scrollPosition: [])
        case .editList: collection.isEditing.toggle()
        default:
            let layout = UICollectionViewFlowLayout()
            layout.itemSize = CGSize(width: run.random.length(1...500), height: run.random.length(1...200))
            collection.setCollectionViewLayout(layout, animated: run.random.chance(50))
        }
    }

    private func update(_ run: RandomApplication) {
        switch run.random.below(4) {
        case 0:
            let section = run.random.below(rows.sections.count)
            rows.sections[section] += 1
            collection.insertItems(at: [IndexPath(item: 0, section: section)])
        case 1:
            guard let path = rows.path(&run.random) else { return }
            rows.sections[path.section] -= 1
            collection.deleteItems(at: [path])
        case 2:
            guard rows.sections.count > 1 else { return }
            rows.sections.removeLast()
            collection.deleteSections([rows.sections.count])
        default:
            guard let path = rows.path(&run.random) else { return }
            collection.reloadItems(at: [path])
        }
    }

    func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        run?.callback("numberOfItemsInSection")
        return rows.sections.indices.contains(section) ? rows.sections[section] : 0
    }

    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        run?.callback("cellForItemAt")
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        run?.remember(cell)
        return cell
    }

    func collectionView(
        _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        run?.callback("sizeForItemAt")
        return CGSize(width: 80, height: 60)
    }

    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        run?.callback("didEndDisplaying")
    }

    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        run?.callback("willDisplay")
    }

    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        run?.callback("didSelectItemAt")
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { run?.callback("scrollViewDidScroll of a collection") }
}
