import Foundation
import TouchstoneCore

// A delegate that is not notified of a selection, because it lacks the methods or was not set. That is a mistake only if nothing else
// shows the selection or uses it later.

/// A table or a collection view, which record what their delegates lack in the same way.
@MainActor
private protocol SelectionList: UIScrollView {
    var selectsSeveral: Bool { get }
    var defaultAnswers: DefaultSelectionAnswers { get set }
}

/// A cell of such a list.
@MainActor
private protocol SelectionCell: UIView {
    var selectionSegue: InterfaceSegue? { get }
    var hasConfigurationHandler: Bool { get }
    /// Whether an application's class of the cell shows or handles its selection itself.
    var showsSelectionItself: Bool { get }
}

extension SelectionList {
    fileprivate func noteMissing(
        _ method: String, of cell: (any SelectionCell)?, at path: IndexPath, by delegate: AnyObject
    ) {
        guard !selectsSeveral, defaultAnswers.areAll(about: path), let cell, cell.selectionSegue == nil,
            !cell.hasConfigurationHandler, !cell.showsSelectionItself
        else { return }
        noteDenial(of: [cell], by: delegate, method, answer: .notImplemented)
    }

    /// Records that no delegate was set, if the data source or a responder above the list could be it.
    fileprivate func noteForgottenDelegate(
        of cell: any SelectionCell, _ dataSource: AnyObject?, couldBe isCandidate: (AnyObject?) -> Bool
    ) {
        guard !selectsSeveral, !cell.showsSelectionItself else { return }
        let candidates = [dataSource] + sequence(first: self as UIResponder, next: \.next).map { $0 as AnyObject? }
        if candidates.contains(where: isCandidate) { noteMissing(.delegate, of: [self, cell]) }
    }
}

extension UITableView: SelectionList {
    /// Records that the delegate does not implement `tableView(_:didSelectRowAt:)`.
    func noteMissingSelection(at path: IndexPath, by delegate: AnyObject) {
        noteMissing(Denial.ofSelection[0], of: cellForRow(at: path), at: path, by: delegate)
    }

    /// Records that the delegate does not implement `tableView(_:performPrimaryActionForRowAt:)`.
    func noteMissingPrimaryAction(at path: IndexPath, by delegate: AnyObject) {
        noteMissing(Denial.ofPrimaryAction[0], of: cellForRow(at: path), at: path, by: delegate)
        defaultAnswers = DefaultSelectionAnswers()
    }

    /// Records that no delegate was set, if the data source or a responder above the table could be it.
    func noteForgottenDelegate(of cell: UITableViewCell) {
        guard rowDelegate == nil else { return }
        noteForgottenDelegate(of: cell, dataSource) { $0 is any UITableViewDelegate }
    }
}

extension UICollectionView: SelectionList {
    /// Records that the delegate does not implement `collectionView(_:didSelectItemAt:)`.
    func noteMissingSelection(at path: IndexPath, by delegate: AnyObject) {
        noteMissing(Denial.ofSelection[1], of: cellForItem(at: path), at: path, by: delegate)
    }

    /// Records that the delegate does not implement `collectionView(_:performPrimaryActionForItemAt:)`.
    func noteMissingPrimaryAction(at path: IndexPath, by delegate: AnyObject) {
        noteMissing(Denial.ofPrimaryAction[1], of: cellForItem(at: path), at: path, by: delegate)
        defaultAnswers = DefaultSelectionAnswers()
    }

    /// Records that no delegate was set, if the data source or a responder above the collection view could be it.
    func noteForgottenDelegate(of cell: UICollectionViewCell) {
        guard itemDelegate == nil else { return }
        noteForgottenDelegate(of: cell, dataSource) { $0 is any UICollectionViewDelegate }
    }
}

extension UITableViewCell: SelectionCell {
    fileprivate var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
    fileprivate var showsSelectionItself: Bool { SelectionLook.isOwn(type(of: self), SelectionLook.ofRows) }
}

extension UICollectionViewCell: SelectionCell {
    fileprivate var hasConfigurationHandler: Bool { configurationUpdateHandler != nil }
    fileprivate var showsSelectionItself: Bool { SelectionLook.isOwn(type(of: self), SelectionLook.ofItems) }
}

/// For which row or item the default implementations of a delegate's methods about its selection were called last.
///
/// A delegate that implements one of these methods uses the selection without `didSelect`.
struct DefaultSelectionAnswers {
    var highlight: IndexPath?
    var selection: IndexPath?

    func areAll(about path: IndexPath) -> Bool { highlight == path && selection == path }
}

/// Whether an application's class of a cell shows or handles its selection itself.
@MainActor
private enum SelectionLook {
    static func isOwn(_ type: AnyClass, _ probes: [OverrideProbe]) -> Bool {
        !OverrideProbe.isOfTheLibrary(type) && probes.contains { $0.isOverridden(by: type) }
    }

    static let ofRows = [
        OverrideProbe(base: UITableViewCell.self, overriding: SelectedRow.self, plain: PlainRow.self),
        OverrideProbe(base: UITableViewCell.self, overriding: ConfiguredRow.self, plain: PlainRow.self),
    ]
    static let ofItems = [
        OverrideProbe(base: UICollectionViewCell.self, overriding: SelectedItem.self, plain: PlainItem.self),
        OverrideProbe(base: UICollectionViewCell.self, overriding: ConfiguredItem.self, plain: PlainItem.self),
    ]

    private final class PlainRow: UITableViewCell {}
    private final class SelectedRow: UITableViewCell {
        override func setSelected(_ selected: Bool, animated: Bool) {}
    }
    private final class ConfiguredRow: UITableViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
    private final class PlainItem: UICollectionViewCell {}
    private final class SelectedItem: UICollectionViewCell {
        override var isSelected: Bool {
            get { false }
            set {}
        }
    }
    private final class ConfiguredItem: UICollectionViewCell {
        override func updateConfiguration(using state: UICellConfigurationState) {}
    }
}
