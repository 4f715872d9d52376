import Foundation
import TouchstoneCore

/// The movement of an item by the user to another position.
@MainActor
struct ItemMovement {
    let path: IndexPath
    var target: IndexPath
    /// The center of the item, in the coordinates of the collection view.
    var position: CGPoint
    /// The vector from the touch to the center of the item; always zero.
    var grip: CGPoint

    /// Returns the item that is shown at an index path during the movement.
    func item(in slot: IndexPath) -> IndexPath {
        guard target.section == path.section, slot.section == path.section else { return slot }
        if slot == target { return path }
        if slot >= path, slot < target { return IndexPath(item: slot.item + 1, section: slot.section) }
        if slot <= path, slot > target { return IndexPath(item: slot.item - 1, section: slot.section) }
        return slot
    }

    func place(_ cell: UICollectionViewCell) {
        if cell.center != position { cell.center = position }
    }
}

extension UICollectionView {
    @discardableResult
    func beginMovement(of indexPath: IndexPath) -> Bool {
        layOutNow()
        guard movement == nil, contains(indexPath), let cell = cells[indexPath], let dataSource else { return false }
        guard dataSource.collectionView(self, canMoveItemAt: indexPath) else {
            noteDenial(of: [cell], by: dataSource, "collectionView(_:canMoveItemAt:)")
            return false
        }
        swipes.close(animated: true)
        let center = cell.superview === self ? cell.center : convert(cell.center, from: cell.superview)
        movement = ItemMovement(path: indexPath, target: indexPath, position: center, grip: .zero)
        cell.isMoving = true
        if cell.superview !== self { addSubview(cell) }
        bringSubviewToFront(cell)
        return true
    }

    func move(to targetPosition: CGPoint) {
        guard var made = movement, let cell = cells[made.path] else { return }
        let layout = collectionViewLayout
        let shown = layout.layoutAttributesForInteractivelyMovingItem(
            at: made.path, withTargetPosition: targetPosition)
        made.position = shown.center
        movement = made
        made.place(cell)
        if cell.transform3D != shown.transform3D { cell.transform3D = shown.transform3D }
        if cell.alpha != shown.alpha { cell.alpha = shown.alpha }
        bringSubviewToFront(cell)
        var proposed = layout.targetIndexPath(forInteractivelyMovingItem: made.target, withPosition: targetPosition)
        guard proposed != made.target, contains(proposed) else { return }
        if let itemDelegate {
            proposed = itemDelegate.collectionView(
                self, targetIndexPathForMoveOfItemFromOriginalIndexPath: made.path, atCurrentIndexPath: made.target,
                toProposedIndexPath: proposed)
        }
        guard proposed != made.target, contains(proposed) else { return }
        movement?.target = proposed
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layOutItems() }
    }

    func endMovement() {
        guard let made = movement else { return }
        letGoOfItem()
        guard made.target != made.path, let dataSource else { return settleItems() }
        dataSource.collectionView(self, moveItemAt: made.path, to: made.target)
        guard contains(made.path), pending == nil else { return }
        var updates = ListUpdates()
        updates.moved[made.path] = made.target
        let shift = updates.shift()
        updates.animates = true
        apply(freshCounts(), updates) {
            shift.path($0)
        } section: {
            $0
        }
    }

    func cancelMovement() {
        guard movement != nil else { return }
        letGoOfItem()
        settleItems()
    }

    /// Ends the movement. The next layout pass places the item; until then the counts can be out of date.
    func letGoOfItem() {
        guard let path = movement?.path else { return }
        movement = nil
        cells[path]?.isMoving = false
        cells[path]?.applied = nil
    }

    private func settleItems() {
        UIView.animate(withDuration: 0.2, delay: 0, options: .allowUserInteraction) { self.layOutItems() }
        setNeedsLayout()
    }
}
