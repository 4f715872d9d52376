import Foundation
import UIKit

/// A cell or a header that shows a name.
final class NameCell: UICollectionViewCell {
    var name = ""
}
final class NameHeader: UICollectionReusableView {
    var name = ""
}

/// Sections of items of 100 by 50 points; records what the collection view calls.
final class RecordingShelf: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout,
    UICollectionViewDataSourcePrefetching
{
    var titles = ["A", "B", "C"]
    var items = [["a0", "a1", "a2", "a3"], ["b0", "b1"], ["c0"]]
    var lines: [String] = []
    var isRecording = false
    var target: (IndexPath) -> IndexPath = { $0 }

    private func note(_ line: String) { if isRecording { lines.append(line) } }
    private func words(_ paths: IndexPath...) -> String { list(paths) }
    private func list(_ paths: [IndexPath]) -> String {
        paths.map { "\($0.section).\($0.item)" }.joined(separator: " ")
    }
    func numberOfSections(in collectionView: UICollectionView) -> Int { items.count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        items[section].count
    }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "name", for: indexPath)
        (cell as? NameCell)?.name = items[indexPath.section][indexPath.item]
        note("cell \(words(indexPath))")
        return cell
    }
    func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        let header = collectionView.dequeueReusableSupplementaryView(
            ofKind: kind, withReuseIdentifier: "title", for: indexPath)
        (header as? NameHeader)?.name = titles[indexPath.section]
        note("header \(indexPath.section)")
        return header
    }
    func collectionView(
        _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) { note("show \((cell as? NameCell)?.name ?? "") \(words(indexPath))") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell,
        forItemAt indexPath: IndexPath
    ) { note("hide \((cell as? NameCell)?.name ?? "") \(words(indexPath))") }
    func collectionView(
        _ collectionView: UICollectionView, willDisplaySupplementaryView view: UICollectionReusableView,
        forElementKind elementKind: String, at indexPath: IndexPath
    ) { note("show header \((view as? NameHeader)?.name ?? "") \(indexPath.section)") }
    func collectionView(
        _ collectionView: UICollectionView, didEndDisplayingSupplementaryView view: UICollectionReusableView,
        forElementOfKind elementKind: String, at indexPath: IndexPath
    ) { note("hide header \((view as? NameHeader)?.name ?? "") \(indexPath.section)") }
    func collectionView(_ collectionView: UICollectionView, didHighlightItemAt indexPath: IndexPath) {
        note("highlight \(words(indexPath))")
    }
    func collectionView(_ collectionView: UICollectionView, didUnhighlightItemAt indexPath: IndexPath) {
        note("unhighlight \(words(indexPath))")
    }
    func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
        note("select \(words(indexPath))")
    }
    func collectionView(_ collectionView: UICollectionView, didDeselectItemAt indexPath: IndexPath) {
        note("deselect \(words(indexPath))")
    }
    func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        indexPath.section < 2
    }
    func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        note("move \(words(sourceIndexPath, destinationIndexPath))")
        let item = items[sourceIndexPath.section].remove(at: sourceIndexPath.item)
        items[destinationIndexPath.section].insert(item, at: destinationIndexPath.item)
    }
    func collectionView(
        _ collectionView: UICollectionView,
        targetIndexPathForMoveOfItemFromOriginalIndexPath originalIndexPath: IndexPath,
        atCurrentIndexPath currentIndexPath: IndexPath, toProposedIndexPath proposedIndexPath: IndexPath
    ) -> IndexPath {
        note("target \(words(originalIndexPath, currentIndexPath, proposedIndexPath))")
        return target(proposedIndexPath)
    }
    func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath]) {
        note("prefetch \(list(indexPaths))")
    }
    func collectionView(_ collectionView: UICollectionView, cancelPrefetchingForItemsAt indexPaths: [IndexPath]) {
        note("cancel \(list(indexPaths))")
    }
}
