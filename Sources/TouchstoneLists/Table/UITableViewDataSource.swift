import Foundation
import TouchstoneCore

/// Touchstone extension: the result of a method that is not implemented.
public enum NotImplemented: Sendable {
    /// Touchstone extension: the answer.
    case here
}

/// Has a table's content: how many rows there are, and their cells.
///
/// All but two methods are optional. Implement them in the class that declares the conformance: what a subclass adds
/// later is not called.
///
/// As a type it is written `any UITableViewDataSource`. Ours: whether a row can be deleted or moved depends on which
/// methods exist, which the two associated types determine; applications never name them.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Touchstone extension: what `tableView(_:commit:forRowAt:)` answers: nothing, or that it is not implemented.
    associatedtype CommitAnswer
    /// Touchstone extension: what `tableView(_:moveRowAt:to:)` answers: nothing, or that it is not implemented.
    associatedtype MoveAnswer

    /// How many rows the section has.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// The row's cell; of a table's reusable ones, or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// How many sections there are; 1 by default.
    func numberOfSections(in tableView: UITableView) -> Int
    /// The section's header; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// The section's footer; nil, the default, for none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether the row can be edited, by swipes too; true by default.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether the row can be moved, where `tableView(_:moveRowAt:to:)` is implemented; true by default.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// The titles of an index at the side of a plain table; nil, the default, for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// The section that an index's title stands for.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// The user has the row deleted or one inserted: change the data, and then the table. Where it is not implemented,
    /// rows have no button that deletes.
    @discardableResult
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> CommitAnswer
    /// The user has moved the row: change the data; the table has done its part. Where it is not implemented, rows
    /// cannot be moved.
    @discardableResult
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> MoveAnswer
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> NotImplemented { .here }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) -> NotImplemented { .here }

    fileprivate static var implementsCommit: Bool { CommitAnswer.self != NotImplemented.self }
    fileprivate static var implementsMove: Bool { MoveAnswer.self != NotImplemented.self }
}

/// What of a data source is there to be called.
@MainActor
struct EditingAbilities {
    var commits = false
    var moves = false

    init() {}

    init(_ source: any UITableViewDataSource) {
        let type: AnyClass = Swift.type(of: source)
        commits = Swift.type(of: source).implementsCommit
        moves = Swift.type(of: source).implementsMove
        if type is UITableViewController.Type {
            commits = Self.commit.isOverridden(by: type)
            moves = Self.move.isOverridden(by: type)
        } else if let bound = source as? any InheritedEditing {
            commits = bound.overridesCommit
            moves = bound.overridesMove
        }
    }

    private static let commit = OverrideProbe(
        base: UITableViewController.self, overriding: Committing.self, plain: Plain.self)
    private static let move = OverrideProbe(
        base: UITableViewController.self, overriding: Moving.self, plain: Plain.self)

    private final class Plain: UITableViewController {}
    private final class Committing: UITableViewController {
        override func tableView(
            _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
            forRowAt indexPath: IndexPath
        ) {}
    }
    private final class Moving: UITableViewController {
        override func tableView(
            _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
        ) {}
    }
}

/// A data source of this library, whose subclasses override what it implements.
@MainActor
protocol InheritedEditing: AnyObject {
    var overridesCommit: Bool { get }
    var overridesMove: Bool { get }
}

/// Hears which rows come next, so that their data can be loaded before.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// These rows come next, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// These rows were announced, and do not come after all.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
