import Foundation
import TouchstoneCore

/// The delegate of a flow layout, which determines sizes and spacing for each section. All methods are optional.
@preconcurrency @MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
    /// Returns the size of an item, in points; the `itemSize` of the layout by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize
    /// Returns the insets around the items of a section, in points; the `sectionInset` of the layout by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets
    /// Returns the spacing between the lines of a section, in points; the `minimumLineSpacing` of the layout by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the minimum spacing between the items of a line, in points; the `minimumInteritemSpacing` of the layout by default.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat
    /// Returns the size of a header, in points; the `headerReferenceSize` of the layout by default. Only the dimension in the scroll
    /// direction has an effect.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize
    /// Returns the size of a footer, in points; the `footerReferenceSize` of the layout by default. Only the dimension in the scroll
    /// direction has an effect.
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize {
        guard let flow = collectionViewLayout as? UICollectionViewFlowLayout else { return .zero }
        flow.sizeIsTheLayouts = true
        return flow.itemSize
    }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumLineSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat { (collectionViewLayout as? UICollectionViewFlowLayout)?.minimumInteritemSpacing ?? 0 }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.headerReferenceSize ?? .zero }
    public func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForFooterInSection section: Int
    ) -> CGSize { (collectionViewLayout as? UICollectionViewFlowLayout)?.footerReferenceSize ?? .zero }
}

/// The parts of a flow layout that are invalidated.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the sizes of the delegate are requested again; the default is `true`; stored; has no effect.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether the attributes of items are made again; the default is `true`; stored; has no effect.
    open var invalidateFlowLayoutAttributes = true
}

/// A layout that fills lines with items one after the other, with a header and a footer for each section.
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// A value for `estimatedItemSize`; the cells then determine the sizes of their items.
    public static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    /// The size of items for which the delegate returns no size, in points; the default is 50 by 50.
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// The estimated size of self-sizing cells, in points; zero, the default, turns self-sizing off.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    /// The minimum spacing between lines, in points; the default is 10.
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    /// The minimum spacing between the items of a line, in points; the default is 10.
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    /// The insets around the items of a section, in points; zero by default.
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    /// The edge from which `sectionInset` is measured; stored; has no effect.
    open var sectionInsetReference = SectionInsetReference.fromContentInset
    /// The size of headers, in points; zero, the default, shows no headers. Only the dimension in the scroll direction has an effect.
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    /// The size of footers, in points; zero, the default, shows no footers. Only the dimension in the scroll direction has an effect.
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    /// The scroll direction of the content; the default is `.vertical`.
    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { changed(scrollDirection != oldValue) }
    }
    /// Whether a header stays visible while its section is visible; the default is `false`.
    open var sectionHeadersPinToVisibleBounds = false
    /// Whether a footer stays visible while its section is visible; the default is `false`.
    open var sectionFootersPinToVisibleBounds = false

    /// Set by the default implementation of the delegate method that returns item sizes: all items then have `itemSize`.
    var sizeIsTheLayouts = false
    private var sections: [FlowSection] = []
    private var size = CGSize.zero
    private var preparedRoom: CGFloat = -1
    /// The sizes that cells prefer, by index path.
    private var decided: [IndexPath: CGSize] = [:]

    /// The edge from which section insets are measured.
    public typealias SectionInsetReference = UICollectionViewFlowLayoutSectionInsetReference

    private func changed(_ isOther: Bool) { if isOther { invalidateLayout() } }

    private var isVertical: Bool { scrollDirection == .vertical }

    /// The available length across the scroll direction, in points.
    private var room: CGFloat {
        guard let collectionView else { return 0 }
        let inset = collectionView.adjustedContentInset
        return isVertical
            ? collectionView.bounds.width - inset.left - inset.right
            : collectionView.bounds.height - inset.top - inset.bottom
    }

    // MARK: Preparation

    open override func prepare() {
        super.prepare()
        sections = []
        guard let collectionView else { return }
        let flow = collectionView.itemDelegate as? any UICollectionViewDelegateFlowLayout
        preparedRoom = room
        var start: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            let made = section(index, start, collectionView, flow)
            sections.append(made)
            start = made.end
        }
        size = isVertical ? CGSize(width: preparedRoom, height: start) : CGSize(width: start, height: preparedRoom)
    }

    private func section(
        _ index: Int, _ start: CGFloat, _ collection: UICollectionView,
        _ flow: (any UICollectionViewDelegateFlowLayout)?
    ) -> FlowSection {
        let inset = flow?.collectionView(collection, layout: self, insetForSectionAt: index) ?? sectionInset
        let lines =
            flow?.collectionView(collection, layout: self, minimumLineSpacingForSectionAt: index)
            ?? minimumLineSpacing
        let gap =
            flow?.collectionView(collection, layout: self, minimumInteritemSpacingForSectionAt: index)
            ?? minimumInteritemSpacing
        let header =
            flow?.collectionView(collection, layout: self, referenceSizeForHeaderInSection: index)
            ?? headerReferenceSize
        let footer =
            flow?.collectionView(collection, layout: self, referenceSizeForFooterInSection: index)
            ?? footerReferenceSize
        let count = collection.numberOfItems(inSection: index)
        var made = FlowSection(isVertical: isVertical, start: start, room: preparedRoom, inset: inset)
        made.header = isVertical ? header.height : header.width
        made.footer = isVertical ? footer.height : footer.width
        (made.lineSpacing, made.gap) = (lines, gap)
        if estimatedItemSize != .zero {
            let estimate = estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
            made.flow((0..<count).map { decided[IndexPath(item: $0, section: index)] ?? estimate })
            return made
        }
        guard let flow, count > 0 else {
            made.flow(count, all: itemSize)
            return made
        }
        sizeIsTheLayouts = false
        let first = flow.collectionView(
            collection, layout: self, sizeForItemAt: IndexPath(item: 0, section: index))
        if sizeIsTheLayouts {
            made.flow(count, all: first)
        } else {
            var sizes = [first]
            sizes.reserveCapacity(count)
            for item in 1..<max(1, count) {
                sizes.append(
                    flow.collectionView(
                        collection, layout: self, sizeForItemAt: IndexPath(item: item, section: index)))
            }
            made.flow(sizes)
        }
        return made
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { room != preparedRoom }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        estimatedItemSize != .zero && originalAttributes.representedElementCategory == .cell
            && preferredAttributes.size != originalAttributes.size
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred { decided[preferred.indexPath] = preferred.size }
        super.invalidateLayout(with: context)
    }

    // MARK: Queries

    open override var collectionViewContentSize: CGSize { size }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section),
            let frame = sections[indexPath.section].frame(indexPath.item)
        else { return nil }
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass, .cell, nil, indexPath)
        made.frame = frame
        if estimatedItemSize != .zero { made.estimates = .init(width: true, height: true) }
        return made
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let isHeader = elementKind == UICollectionView.elementKindSectionHeader
        let length = isHeader ? section.header : section.footer
        guard length > 0 else { return nil }
        var start = isHeader ? section.start : section.end - section.footer
        let made = UICollectionViewLayoutAttributes.make(
            type(of: self).layoutAttributesClass, .supplementaryView, elementKind, indexPath)
        let pins = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
        if pins, let collectionView {
            let inset = collectionView.adjustedContentInset
            let bounds = collectionView.bounds
            if isHeader {
                let edge = isVertical ? bounds.minY + inset.top : bounds.minX + inset.left
                start = max(start, min(edge, section.end - section.footer - length))
            } else {
                let edge = (isVertical ? bounds.maxY - inset.bottom : bounds.maxX - inset.right) - length
                start = min(start, max(edge, section.start + section.header))
            }
            made.zIndex = 10
        }
        made.frame =
            isVertical
            ? CGRect(x: 0, y: start, width: preparedRoom, height: length)
            : CGRect(x: start, y: 0, width: length, height: preparedRoom)
        return made
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        let (low, high) = isVertical ? (rect.minY, rect.maxY) : (rect.minX, rect.maxX)
        var found: [UICollectionViewLayoutAttributes] = []
        var (first, last) = (0, sections.count)
        while first < last {
            let middle = (first + last) / 2
            if sections[middle].end < low { first = middle + 1 } else { last = middle }
        }
        while first < sections.count, sections[first].start <= high {
            let kinds = [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter]
            for item in sections[first].items(from: low, to: high) {
                if let made = layoutAttributesForItem(at: IndexPath(item: item, section: first)),
                    made.frame.meets(rect)
                {
                    found.append(made)
                }
            }
            for kind in kinds {
                if let made = layoutAttributesForSupplementaryView(
                    ofKind: kind, at: IndexPath(item: 0, section: first)), made.frame.meets(rect)
                {
                    found.append(made)
                }
            }
            first += 1
        }
        return found
    }
}

extension UICollectionViewFlowLayout: ShiftedLayout {
    func shift(path: (IndexPath) -> IndexPath?, section: (Int) -> Int?, isAnew: (IndexPath) -> Bool) {
        var moved: [IndexPath: CGSize] = [:]
        for (place, size) in decided where !isAnew(place) {
            if let to = path(place) { moved[to] = size }
        }
        decided = moved
    }
}

extension UICollectionView {
    /// The direction in which a layout scrolls.
    public typealias ScrollDirection = UICollectionViewScrollDirection
}
