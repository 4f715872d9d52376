import Foundation
import TouchstoneCore

extension UICollectionView {
    // MARK: Reuse

    func dequeue(_ identifier: String, for indexPath: IndexPath) -> UICollectionViewCell {
        if let kept = reconfiguring, kept.path == indexPath, kept.cell.reuseIdentifier == identifier {
            return kept.cell
        }
        let view = dequeue(identifier, identifier, indexPath, else: UICollectionViewCell.self)
        return view as? UICollectionViewCell ?? UICollectionViewCell(frame: view.frame)
    }

    /// Returns a reused view, or a new one of the registered class.
    ///
    /// - Parameters:
    ///   - key: The key of the reuse pool.
    ///   - name: The reuse identifier of a new view.
    ///   - path: The index path of the item that a new view shows; a new view gets its frame in the layout.
    ///   - fallback: The class of the view that is returned if none is registered.
    func dequeue(
        _ key: String, _ name: String, _ path: IndexPath?,
        else fallback: UICollectionReusableView.Type = UICollectionReusableView.self
    ) -> UICollectionReusableView {
        if let view = pool.take(key) as? UICollectionReusableView {
            view.prepareForReuse()
            return view
        }
        if let view = pool.fromNib(key, as: UICollectionReusableView.self) {
            view.reuseIdentifier = name
            if let frame = asking?.frame ?? path.flatMap({ layoutAttributesForItem(at: $0)?.frame }) {
                view.frame = frame
            }
            return view
        }
        let registered = pool.registered(key) as? UICollectionReusableView.Type
        if registered == nil {
            LoggedException.log(
                "UICollectionView.dequeueReusableCell(withReuseIdentifier:for:)",
                "could not dequeue a view with identifier \(name) - must register a nib or a class for the identifier "
                    + "or connect a prototype cell in a storyboard. A plain view is returned.")
        }
        let type = registered ?? fallback
        let frame = asking?.frame ?? path.flatMap { layoutAttributesForItem(at: $0)?.frame } ?? .zero
        let view =
            UIView.make(type, frame: frame) ?? fallback.init(coder: NSCoder()) ?? UICollectionReusableView(frame: frame)
        view.reuseIdentifier = name
        return view
    }

    // MARK: Places

    func item(at point: CGPoint) -> IndexPath? {
        layOutNow()
        let place = CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)
        let found = collectionViewLayout.layoutAttributesForElements(in: place) ?? []
        var best: UICollectionViewLayoutAttributes?
        for attributes in found where attributes.representedElementCategory == .cell && !attributes.isHidden {
            let frame = seenFrame(attributes)
            guard point.x >= frame.minX, point.x < frame.maxX, point.y >= frame.minY, point.y < frame.maxY else {
                continue
            }
            if best == nil || attributes.zIndex >= best!.zIndex { best = attributes }
        }
        return best.map { movement?.item(in: $0.indexPath) ?? $0.indexPath }
    }

    /// Returns the visible item at a point, or else the visible item with its center nearest to the point.
    func slot(at point: CGPoint) -> IndexPath? {
        let found = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        var best: (UICollectionViewLayoutAttributes, CGFloat)?
        for attributes in found where attributes.representedElementCategory == .cell {
            let frame = seenFrame(attributes)
            if point.x >= frame.minX, point.x < frame.maxX, point.y >= frame.minY, point.y < frame.maxY {
                return attributes.indexPath
            }
            let away = hypot(frame.midX - point.x, frame.midY - point.y)
            if best == nil || away < best!.1 { best = (attributes, away) }
        }
        return best?.0.indexPath
    }

    // MARK: Visible views

    /// Lays out the items of a collection view in a window, so that a query after a change returns the new cells.
    func layOutIfShown() {
        if asking == nil, window != nil { layOutItems() }
    }

    func layOutNow() {
        layOutIfShown()
        prepareLayout()
    }

    /// Returns the index paths of the visible supplementary views of a kind, in ascending order.
    func visibleEdgePaths(_ kind: String) -> [IndexPath] {
        edges.keys.filter { $0.kind == kind && !$0.isDecoration }.map(\.path).sorted()
    }

    // MARK: Scrolling

    func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        prepareLayout()
        guard contains(indexPath), let attributes = collectionViewLayout.layoutAttributesForItem(at: indexPath) else {
            noteRequest(.noSuchRow(indexPath.words))
            return LoggedException.log(
                "UICollectionView.scrollToItem(at:at:animated:)",
                "Attempted to scroll the collection view to an out-of-bounds item: \(indexPath.words).")
        }
        let inset = adjustedContentInset
        let frame = attributes.frame
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var y = contentOffset.y
        if position.contains(.top) {
            y = frame.minY - inset.top
        } else if position.contains(.centeredVertically) {
            y = frame.midY - inset.top - room.height / 2
        } else if position.contains(.bottom) {
            y = frame.maxY - inset.top - room.height
        } else if position.isDisjoint(with: [.left, .right, .centeredHorizontally]) {
            y = least(y + inset.top, room.height, frame.minY, frame.maxY) - inset.top
        }
        var x = contentOffset.x
        if let section = attributes.scroller, let scroller = scrollers[section] {
            var inner = scroller.contentOffset
            let place = frame.minX - scroller.frame.minX
            if position.contains(.left) {
                inner.x = place
            } else if position.contains(.centeredHorizontally) {
                inner.x = place - (scroller.bounds.width - frame.width) / 2
            } else if position.contains(.right) {
                inner.x = place + frame.width - scroller.bounds.width
            } else {
                inner.x = least(inner.x, scroller.bounds.width, place, place + frame.width)
            }
            inner.x = min(max(0, inner.x), max(0, scroller.contentSize.width - scroller.bounds.width))
            scroller.setContentOffset(inner, animated: animated)
        } else if position.contains(.left) {
            x = frame.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            x = frame.midX - inset.left - room.width / 2
        } else if position.contains(.right) {
            x = frame.maxX - inset.left - room.width
        } else if position.isEmpty {
            x = least(x + inset.left, room.width, frame.minX, frame.maxX) - inset.left
        }
        let lastX = max(-inset.left, contentSize.width + inset.right - bounds.width)
        let lastY = max(-inset.top, contentSize.height + inset.bottom - bounds.height)
        let target = CGPoint(x: min(max(x, -inset.left), lastX), y: min(max(y, -inset.top), lastY))
        setContentOffset(target, animated: animated)
    }

    /// The offset nearest to `start` that shows the span from `low` to `high`.
    private func least(_ start: CGFloat, _ room: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
        if low < start { return low }
        return high > start + room ? high - room : start
    }
}
