import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// The settings of new tables, collections, cells and states, as UIKit documents them.
@Suite(.application) @MainActor
struct ListDefaultTests {
    @Test func `A table`() {
        let table = UITableView()
        expectEqual(
            [table.allowsSelection, table.isPrefetchingEnabled, table.insetsContentViewsToSafeArea],
            [
                true, true, true,
            ])
        expectEqual([table.allowsMultipleSelection, table.allowsSelectionDuringEditing], [false, false])
        expectEqual([table.allowsMultipleSelectionDuringEditing, table.selectionFollowsFocus], [false, false])
        expectEqual([table.remembersLastFocusedIndexPath, table.cellLayoutMarginsFollowReadableWidth], [false, false])
        expectEqual(
            [table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight, table.estimatedRowHeight],
            Array(repeating: UITableView.automaticDimension, count: 4))
        #expect(table.separatorStyle == .singleLine && table.separatorInsetReference == .fromCellEdges)
        #expect(table.selfSizingInvalidation == .enabled && table.sectionIndexMinimumDisplayRowCount == 0)
        expectEqual(table.fillerRowHeight, 0)
    }

    @Test func `A collection view`() {
        let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        expectEqual([view.allowsSelection, view.isPrefetchingEnabled], [true, true])
        expectEqual([view.allowsMultipleSelection, view.allowsSelectionDuringEditing], [false, false])
        expectEqual([view.allowsMultipleSelectionDuringEditing, view.selectionFollowsFocus], [false, false])
        #expect(view.remembersLastFocusedIndexPath == false && view.selfSizingInvalidation == .enabled)
    }

    @Test func `A cell of a table`() {
        let cell = UITableViewCell()
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.accessoryType == .none && cell.editingAccessoryType == .none && cell.selectionStyle == .default)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.shouldIndentWhileEditing)
        #expect(!cell.showsReorderControl && cell.userInteractionEnabledWhileDragging)
        #expect(!cell.isSelected && !cell.isHighlighted && !cell.isEditing)
    }

    @Test func `States have nothing set`() {
        let cell = UICellConfigurationState(traitCollection: UITraitCollection.current)
        expectEqual(
            [cell.isDisabled, cell.isHighlighted, cell.isSelected, cell.isFocused, cell.isPinned].contains(true),
            false)
        expectEqual([cell.isEditing, cell.isExpanded, cell.isSwiped, cell.isReordering].contains(true), false)
        let view = UIViewConfigurationState(traitCollection: UITraitCollection.current)
        expectEqual(
            [view.isDisabled, view.isHighlighted, view.isSelected, view.isFocused, view.isPinned].contains(true),
            false)
    }

    @Test func `The setters of a cell's selection and highlight are not animated`() {
        final class Cell: UITableViewCell {
            var calls: [String] = []
            override func setSelected(_ selected: Bool, animated: Bool) {
                super.setSelected(selected, animated: animated)
                calls.append("selected \(selected), animated \(animated)")
            }
            override func setHighlighted(_ highlighted: Bool, animated: Bool) {
                super.setHighlighted(highlighted, animated: animated)
                calls.append("highlighted \(highlighted), animated \(animated)")
            }
            override func setEditing(_ editing: Bool, animated: Bool) {
                super.setEditing(editing, animated: animated)
                calls.append("editing \(editing), animated \(animated)")
            }
        }
        let cell = Cell()
        (cell.isSelected, cell.isHighlighted, cell.isEditing) = (true, true, true)
        expectEqual(
            cell.calls,
            [
                "selected true, animated false", "highlighted true, animated false", "editing true, animated false",
            ])
    }
}
