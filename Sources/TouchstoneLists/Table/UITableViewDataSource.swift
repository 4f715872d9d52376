import Foundation
import TouchstoneCore

/// Touchstone extension: the result of the default implementation of an optional method.
public enum NotImplemented: Sendable {
    /// Touchstone extension: the only value, which has no further meaning.
    case here
}

/// Provides the content of a table: the number of rows, and their cells.
///
/// All but two methods are optional. Implement them in the class that declares the conformance; methods that a subclass adds later are
/// not called.
///
/// Write the type as `any UITableViewDataSource`. Touchstone extension: the two associated types show whether the methods that delete
/// and move rows are implemented. They are inferred and need not be declared.
@preconcurrency @MainActor
public protocol UITableViewDataSource: AnyObject {
    /// Touchstone extension: the result of `tableView(_:commit:forRowAt:)`; `NotImplemented` if the method is not implemented.
    associatedtype CommitAnswer
    /// Touchstone extension: the result of `tableView(_:moveRowAt:to:)`; `NotImplemented` if the method is not implemented.
    associatedtype MoveAnswer

    /// Returns the number of rows in a section.
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
    /// Returns the cell of a row: a dequeued cell of the table or a new one.
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
    /// Returns the number of sections; the default is 1.
    func numberOfSections(in tableView: UITableView) -> Int
    /// Returns the title of the header of a section; `nil`, the default, for no title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
    /// Returns the title of the footer of a section; `nil`, the default, for no title.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
    /// Whether a row can be edited, including by swipes; the default is `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
    /// Whether a row can be moved if `tableView(_:moveRowAt:to:)` is implemented; the default is `true`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
    /// Returns the titles of the section index at the side of a plain table; `nil`, the default, for none.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?
    /// Returns the section of a section index title; the default is `index`.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
    /// Called when the user deletes or inserts a row; change the data, and then the table.
    ///
    /// If the method is not implemented, rows have no delete button.
    @discardableResult
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) -> CommitAnswer
    /// Called after the user has moved a row; change the data. The table updates itself.
    ///
    /// If the method is not implemented, rows cannot be moved.
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

/// The optional editing methods that a data source implements.
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

/// A data source that implements the editing methods for its subclasses, which override them.
@MainActor
protocol InheritedEditing: AnyObject {
    var overridesCommit: Bool { get }
    var overridesMove: Bool { get }
}

/// Receives the rows that are likely to become visible next, so that it can load their data in advance.
@preconcurrency @MainActor
public protocol UITableViewDataSourcePrefetching: AnyObject {
    /// Called with the rows that are likely to become visible next, the nearest first.
    func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
    /// Called with rows that were announced, and are no longer likely to become visible.
    func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
    public func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath]) {}
}
