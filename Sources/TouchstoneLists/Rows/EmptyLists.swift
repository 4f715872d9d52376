import Foundation
import TouchstoneCore

// A touch in a list without rows or items, where there is nothing to select or to scroll.

/// A table or a collection view, whose data source determines what it contains.
@MainActor
protocol FilledList: UIScrollView {
    /// The number of rows or items in each section, as loaded last; `nil` if nothing is loaded.
    ///
    /// Reading it calls no code of the application.
    var loadedCounts: [Int]? { get }
    var filler: AnyObject? { get }
    /// The method that returns the number of rows or items.
    var methodOfRows: String { get }
}

extension FilledList {
    /// Records that a touch was in a list without rows or items, and why it has none.
    func noteEmptiness() {
        guard let counts = loadedCounts, counts.allSatisfy({ $0 == 0 }) else { return }
        let subjects = [self, panGestureRecognizer]
        guard let filler else { return noteMissing(.dataSource, of: subjects) }
        // A diffable data source has snapshots instead of methods of the application.
        if filler is any DiffableDataSource {
            noteDenial(of: subjects, by: filler, DenialOfRows.items, answer: .property("0"))
        } else {
            let method = counts.isEmpty ? DenialOfRows.sections : methodOfRows
            noteDenial(of: subjects, by: filler, method, answer: .returned("0"))
        }
    }
}

extension UITableView: FilledList {
    var loadedCounts: [Int]? { geometry.sections.map(\.rows.count) }
    var filler: AnyObject? { dataSource }
    var methodOfRows: String { DenialOfRows.rows }
}

extension UICollectionView: FilledList {
    var loadedCounts: [Int]? { itemCounts }
    var filler: AnyObject? { dataSource }
    var methodOfRows: String { DenialOfRows.cells }
}

/// A data source whose rows or items are those of the applied snapshot.
@MainActor
private protocol DiffableDataSource: AnyObject {}
extension UITableViewDiffableDataSource: DiffableDataSource {}
extension UICollectionViewDiffableDataSource: DiffableDataSource {}
