import Foundation
import TouchstoneCore

// A delegate that is not notified of a selection, because it lacks the methods or was not set. That is a mistake only if nothing else
// shows the selection or uses it later.

extension UITableView {
    /// Records that the delegate does not implement `tableView(_:didSelectRowAt:)`.
    func noteMissingSelection(at path: IndexPath, by delegate: AnyObject) {
        noteMissingMethod(at: path, by: delegate, Denial.ofSelection[0])
    }

    /// Records that the delegate does not implement `tableView(_:performPrimaryActionForRowAt:)`.
    func noteMissingPrimaryAction(at path: IndexPath, by delegate: AnyObject) {
        noteMissingMethod(at: path, by: delegate, Denial.ofPrimaryAction[0])
        defaultAnswers = DefaultSelectionAnswers()
    }

    private func noteMissingMethod(at path: IndexPath, by delegate: AnyObject, _ method: String) {
        guard !selectsSeveral, defaultAnswers.areAll(about: path), let cell = cellForRow(at: path),
            cell.selectionSegue == nil,
            cell.configurationUpdateHandler == nil, !SelectionLook.isOwn(of: cell)
        else { return }
        noteDenial(of: [cell], by: delegate, method, answer: .notImplemented)
    }

    /// Records that no delegate was set, if the data source or a responder above the table could be it.
    func noteForgottenDelegate(of cell: UITableViewCell) {
        guard rowDelegate == nil, !selectsSeveral, !SelectionLook.isOwn(of: cell) else { return }
        let candidates =
            [dataSource as AnyObject?] + sequence(first: self as UIResponder, next: \.next).map { $0 as AnyObject? }
        if candidates.contains(where: { $0 is any UITableViewDelegate }) { noteMissing(.delegate, of: [self, cell]) }
    }
}

extension UICollectionView {
    /// Records that the delegate does not implement `collectionView(_:didSelectItemAt:)`.
    func noteMissingSelection(at path: IndexPath, by delegate: AnyObject) {
        noteMissingMethod(at: path, by: delegate, Denial.ofSelection[1])
    }

    /// Records that the delegate does not implement `collectionView(_:performPrimaryActionForItemAt:)`.
    func noteMissingPrimaryAction(at path: IndexPath, by delegate: AnyObject) {
        noteMissingMethod(at: path, by: delegate, Denial.ofPrimaryAction[1])
        defaultAnswers = DefaultSelectionAnswers()
    }

    private func noteMissingMethod(at path: IndexPath, by delegate: AnyObject, _ method: String) {
        guard !selectsSeveral, defaultAnswers.areAll(about: path), let cell = cellForItem(at: path),
            cell.selectionSegue == nil,
            cell.configurationUpdateHandler == nil, !SelectionLook.isOwn(of: cell)
        else { return }
        noteDenial(of: [cell], by: delegate, method, answer: .notImplemented)
    }

    /// Records that no delegate was set, if the data source or a responder above the collection view could be it.
    func noteForgottenDelegate(of cell: UICollectionViewCell) {
        guard itemDelegate == nil, !selectsSeveral, !SelectionLook.isOwn(of: cell) else { return }
        let candidates =
            [dataSource as AnyObject?] + sequence(first: self as UIResponder, next: \.next).map { $0 as AnyObject? }
        if candidates.contains(where: { $0 is any UICollectionViewDelegate }) {
            noteMissing(.delegate, of: [self, cell])
        }
    }
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
    static func isOwn(of cell: UITableViewCell) -> Bool { isOwn(type(of: cell), row, rowConfiguration) }
    static func isOwn(of cell: UICollectionViewCell) -> Bool { isOwn(type(of: cell), item, itemConfiguration) }

    private static func isOwn(_ type: AnyClass, _ probes: OverrideProbe...) -> Bool {
        !OverrideProbe.isOfTheLibrary(type) && probes.contains { $0.isOverridden(by: type) }
    }

    private static let row = OverrideProbe(
        base: UITableViewCell.self, overriding: SelectedRow.self, plain: PlainRow.self)
    private static let rowConfiguration = OverrideProbe(
        base: UITableViewCell.self, overriding: ConfiguredRow.self, plain: PlainRow.self)
    private static let item = OverrideProbe(
        base: UICollectionViewCell.self, overriding: SelectedItem.self, plain: PlainItem.self)
    private static let itemConfiguration = OverrideProbe(
        base: UICollectionViewCell.self, overriding: ConfiguredItem.self, plain: PlainItem.self)

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
