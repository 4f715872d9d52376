import Foundation
import TouchstoneCore

// A touch in a list without rows or items, where there is nothing to select or to scroll.

/// A table or a collection view, whose data source determines what it contains.
@MainActor
private protocol FilledList: UIScrollView {
    /// The number of rows or items in each section, as loaded last; `nil` if nothing is loaded.
    ///
    /// Reading it calls no code of the application.
    var loadedCounts: [Int]? { get }
    var filler: AnyObject? { get }
    /// The method that returns the number of rows or items.
    var methodOfRows: String { get }
    /// Whether the data source contains snapshots instead of implementing methods.
    var isDiffable: Bool { get }
}

extension FilledList {
    fileprivate func noteEmptiness() {
        guard let counts = loadedCounts, counts.allSatisfy({ $0 == 0 }) else { return }
        let subjects = [self, panGestureRecognizer]
        guard let filler else { return noteMissing(.dataSource, of: subjects) }
        if isDiffable {
            noteDenial(of: subjects, by: filler, DenialOfRows.items, answer: .property("0"))
        } else {
            let method = counts.isEmpty ? DenialOfRows.sections : methodOfRows
            noteDenial(of: subjects, by: filler, method, answer: .returned("0"))
        }
    }
}

extension UITableView: FilledList {
    /// Records that a touch was in a table without rows, and why it has none.
    func noteNoRows() { noteEmptiness() }

    fileprivate var loadedCounts: [Int]? { geometry.sections.map(\.rows.count) }
    fileprivate var filler: AnyObject? { dataSource }
    fileprivate var methodOfRows: String { DenialOfRows.rows }
    fileprivate var isDiffable: Bool { dataSource is any DiffableDataSource }
}

extension UICollectionView: FilledList {
    /// Records that a touch was in a collection view without items, and why it has none.
    func noteNoItems() { noteEmptiness() }

    fileprivate var loadedCounts: [Int]? { itemCounts }
    fileprivate var filler: AnyObject? { dataSource }
    fileprivate var methodOfRows: String { DenialOfRows.cells }
    fileprivate var isDiffable: Bool { dataSource is any DiffableDataSource }
}

/// A data source whose rows or items are those of the applied snapshot.
@MainActor
private protocol DiffableDataSource: AnyObject {}
extension UITableViewDiffableDataSource: DiffableDataSource {}
extension UICollectionViewDiffableDataSource: DiffableDataSource {}
