import Foundation
import TouchstoneCore

/// An item with a touch on it that can select it.
@MainActor
struct PressedItem {
    var touch: UITouch
    var path: IndexPath
    var cell: UICollectionViewCell
    var isHighlighted = false
}

extension UICollectionView {
    // MARK: Selection

    func select(_ indexPath: IndexPath?, _ scrollPosition: ScrollPosition, animated: Bool) {
        if !selectsSeveral || indexPath == nil {
            for path in selection where path != indexPath { deselect(path) }
        }
        guard let indexPath, contains(indexPath) else { return }
        select(indexPath)
        if !scrollPosition.isEmpty { scroll(to: indexPath, scrollPosition, animated: animated) }
    }

    var selectsSeveral: Bool {
        isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }
    private var selects: Bool {
        guard isEditing else { return allowsSelection || allowsMultipleSelection }
        return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
    }

    private func select(_ path: IndexPath) {
        if !selection.contains(path) { selection.append(path) }
        cells[path]?.isSelected = true
    }
    func deselect(_ path: IndexPath) {
        guard selection.contains(path) else { return }
        selection.removeAll { $0 == path }
        cells[path]?.isSelected = false
    }

    // MARK: Touches

    private func item(of touch: UITouch) -> (IndexPath, UICollectionViewCell)? {
        var view = touch.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.collection === self, let path = indexPath(for: cell) {
                return (path, cell)
            }
            view = current.superview
        }
        return nil
    }

    /// The reason why a touch cannot select an item now; `nil` if it can.
    private var refusal: SelectionRefusal<AnyObject>? {
        if pressed != nil { return .busy("another finger is on an item") }
        if !selects { return .property(isEditing ? "allowsSelectionDuringEditing" : "allowsSelection") }
        if movement != nil { return .busy("an item is being moved") }
        return swipes.isOpen ? .busy("the swipe actions are open in an item") : nil
    }

    func press(_ touch: UITouch) {
        guard let (path, cell) = item(of: touch) else { return noteEmptiness() }
        if let refusal { return noteRefusal(of: cell, touch, refusal) }
        if let itemDelegate, !itemDelegate.collectionView(self, shouldHighlightItemAt: path) {
            let method = "collectionView(_:shouldHighlightItemAt:)"
            return noteRefusal(of: cell, touch, .delegate(itemDelegate, method: method, answer: "false"))
        }
        guard cells[path] === cell else { return }
        pressed = PressedItem(touch: touch, path: path, cell: cell)
        highlight(true)
    }

    private func highlight(_ isOn: Bool) {
        guard let item = pressed, item.isHighlighted != isOn else { return }
        pressed?.isHighlighted = isOn
        item.cell.isHighlighted = isOn
        if isOn {
            itemDelegate?.collectionView(self, didHighlightItemAt: item.path)
        } else {
            itemDelegate?.collectionView(self, didUnhighlightItemAt: item.path)
        }
    }

    /// Cancels the press when the touch leaves its item.
    func follow(_ touch: UITouch) {
        guard let pressed, pressed.touch === touch else { return }
        guard !pressed.cell.point(inside: touch.location(in: pressed.cell), with: nil) else { return }
        noteRefusal(of: pressed.cell, touch, .fingerLeft)
        letGo(touch)
    }

    func letGo(_ touch: UITouch) {
        guard pressed?.touch === touch else { return }
        forgetPress()
    }

    /// Ends the press without selecting an item.
    func forgetPress() {
        highlight(false)
        pressed = nil
    }

    func lift(_ touch: UITouch) {
        guard let item = pressed, item.touch === touch else { return }
        if cells[item.path] === item.cell { userTaps(item) }
        // A delegate method that was notified of the selection can have removed the cell.
        if pressed?.touch === touch { forgetPress() }
    }

    private func userTaps(_ item: PressedItem) {
        let path = item.path
        if let row = item.cell as? UICollectionViewListCell, row.takesTapForOutline() { return }
        if selectsSeveral, selection.contains(path) {
            if let itemDelegate, !itemDelegate.collectionView(self, shouldDeselectItemAt: path) {
                let method = "collectionView(_:shouldDeselectItemAt:)"
                return noteRefusal(of: item.cell, item.touch, .delegate(itemDelegate, method: method, answer: "false"))
            }
            deselect(path)
            itemDelegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        if let itemDelegate, !itemDelegate.collectionView(self, shouldSelectItemAt: path) {
            let method = "collectionView(_:shouldSelectItemAt:)"
            return noteRefusal(of: item.cell, item.touch, .delegate(itemDelegate, method: method, answer: "false"))
        }
        guard contains(path) else { return }
        if !selectsSeveral {
            for other in selection where other != path {
                deselect(other)
                itemDelegate?.collectionView(self, didDeselectItemAt: other)
            }
        }
        guard contains(path) else { return }
        select(path)
        if let cell = cellForItem(at: path) { cell.selectionSegue?.trigger(cell) }
        guard contains(path) else { return }
        itemDelegate?.collectionView(self, didSelectItemAt: path)
        noteForgottenDelegate(of: item.cell)
        // A delegate method that was notified of the selection can have removed the item.
        guard !isEditing, let itemDelegate, contains(path),
            itemDelegate.collectionView(self, canPerformPrimaryActionForItemAt: path), contains(path)
        else { return }
        itemDelegate.collectionView(self, performPrimaryActionForItemAt: path)
    }
}

extension UICollectionView: RowList {}

/// The context menus of items, which a long press opens.
@MainActor
final class ItemMenu: UIContextMenuInteractionDelegate {
    private weak var collection: UICollectionView?
    private var interaction: UIContextMenuInteraction?

    init(_ collection: UICollectionView) {
        self.collection = collection
        let made = UIContextMenuInteraction(delegate: self)
        collection.addInteraction(made)
        interaction = made
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
        guard let collection, let path = collection.indexPathForItem(at: location) else { return nil }
        let found = collection.itemDelegate?.collectionView(
            collection, contextMenuConfigurationForItemsAt: [path], point: location)
        if found == nil {
            collection.noteDenial(
                of: [interaction.press, collection.cellForItem(at: path)], by: collection.itemDelegate,
                "collectionView(_:contextMenuConfigurationForItemsAt:point:)", answer: .returned("nil"))
        }
        return found
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(collection, willDisplayContextMenu: configuration, animator: animator)
    }

    func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
        animator: (any UIContextMenuInteractionAnimating)?
    ) {
        guard let collection else { return }
        collection.itemDelegate?.collectionView(
            collection, willEndContextMenuInteraction: configuration, animator: animator)
    }
}
