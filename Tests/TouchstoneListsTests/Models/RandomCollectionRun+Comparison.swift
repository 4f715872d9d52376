import Foundation
import UIKit

/// A cell with the title of the element it shows.
final class RandomTile: UICollectionViewCell {
    var title = ""
    /// The height that the cell prefers if the layout asks for it, in points.
    var wantedHeight: CGFloat = 44

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.height = wantedHeight
        return layoutAttributes
    }
}

extension RandomCollectionRun {
    // MARK: Sizes

    /// The height of an item; it depends on the element and on its reloads.
    func height(_ path: IndexPath) -> CGFloat {
        let element = model[path]
        return 20 + CGFloat((element.number * 7 + element.reloads * 13) % 90)
    }
    func size(_ path: IndexPath) -> CGSize {
        if shape == .grid { return CGSize(width: 90, height: 60) }
        return CGSize(width: collectionView.bounds.width, height: model.has(path) ? height(path) : 44)
    }
    func headerHeight(_ section: Int) -> CGFloat {
        guard hasHeaders else { return 0 }
        return 24 + CGFloat((model.sections[section].number + model.sections[section].reloads) % 3) * 8
    }

    // MARK: Comparison

    func check() {
        collectionView.layoutIfNeeded()
        let counts = (0..<collectionView.numberOfSections).map { collectionView.numberOfItems(inSection: $0) }
        guard counts == model.counts else { return complain("items \(counts), not \(model.counts)") }
        checkSelection()
        if shape == .estimated { checkEstimatedFrames() } else { checkFrames() }
        checkCells()
    }

    private func checkSelection() {
        let selected = (collectionView.indexPathsForSelectedItems ?? []).sorted()
        if selected != model.selectedPaths { complain("selected \(selected), not \(model.selectedPaths)") }
    }

    private func frame(_ path: IndexPath) -> CGRect {
        collectionView.layoutAttributesForItem(at: path)?.frame ?? .null
    }

    private func checkFrames() {
        let columns = shape == .grid ? 4 : 1
        var y: CGFloat = 0
        for (section, content) in model.sections.enumerated() {
            y += headerHeight(section)
            for item in content.elements.indices {
                let path = IndexPath(item: item, section: section)
                if item > 0, item % columns == 0 { y += Self.lineSpacing }
                let place = CGPoint(x: CGFloat(item % columns) * 100, y: y)
                let wanted = CGRect(origin: place, size: size(path))
                if frame(path) != wanted { return complain("item \(path) is at \(frame(path)), not \(wanted)") }
                if item % columns == columns - 1 || item == content.elements.count - 1 { y += wanted.height }
            }
        }
        if collectionView.contentSize != CGSize(width: collectionView.bounds.width, height: y) {
            complain("content size \(collectionView.contentSize), not height \(y)")
        }
    }

    /// Items that were visible have the heights of their cells, and no items overlap.
    private func checkEstimatedFrames() {
        var y: CGFloat = 0
        let visible = Set(collectionView.indexPathsForVisibleItems)
        for path in model.paths {
            let actual = frame(path)
            if actual.minY != y { return complain("item \(path) is at \(actual), not at \(y)") }
            y = actual.maxY
            if visible.contains(path), actual.height != height(path) {
                return complain("item \(path) is \(actual.height) high, not \(height(path))")
            }
        }
        if collectionView.contentSize.height != y {
            complain("content size \(collectionView.contentSize), not height \(y)")
        }
    }

    private func checkCells() {
        let bounds = collectionView.bounds
        let wanted = model.paths.filter {
            let rect = frame($0)
            return rect.minY < bounds.maxY && rect.maxY > bounds.minY
        }
        let shown = collectionView.indexPathsForVisibleItems
        if shown != wanted { return complain("visible \(shown), not \(wanted)") }
        let cells = collectionView.visibleCells
        guard cells.count == wanted.count else { return complain("\(cells.count) cells for \(wanted.count) items") }
        for (path, cell) in zip(wanted, cells) {
            guard let cell = cell as? RandomTile else { return complain("the cell of \(path) is another one") }
            if collectionView.indexPath(for: cell) != path { complain("the cell of \(path) has another path") }
            if cell.title != model[path].title { complain("\(path) shows \(cell.title), not \(model[path].title)") }
            if cell.frame != frame(path) { complain("the cell of \(path) is at \(cell.frame), not \(frame(path))") }
            if cell.isSelected != model.selected.contains(model[path].number) {
                complain("the cell of \(path) looks selected: \(cell.isSelected)")
            }
            if !displayed.contains(ObjectIdentifier(cell)) { complain("\(path) came without willDisplay") }
            if cell.superview !== collectionView || cell.isHidden || cell.alpha != 1 {
                complain("the cell of \(path) is not shown")
            }
            if cell.isHighlighted != (path == highlighted) {
                complain("\(path) looks highlighted: \(cell.isHighlighted)")
            }
        }
    }

    /// Cells that left the collection view are not displayed, and nothing is highlighted.
    func checkAtRest() {
        let visible = Set(collectionView.visibleCells.map(ObjectIdentifier.init))
        if displayed != visible { complain("\(displayed.count) cells are displayed, \(visible.count) visible") }
        let attached = collectionView.subviews.filter { $0 is UICollectionViewCell }
        if attached.count != visible.count { complain("\(attached.count) cells for \(visible.count) items") }
        if let highlighted { complain("\(highlighted) stays highlighted") }
    }
}

extension ListModel {
    mutating func move(from: IndexPath, to: IndexPath) {
        let element = sections[from.section].elements.remove(at: from.item)
        sections[to.section].elements.insert(element, at: to.item)
    }
}
