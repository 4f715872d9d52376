import Foundation
import TouchstoneCore

/// A closure that returns a section for an index; to return `nil` is a programming error.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?

/// A layout that arranges items in groups, and groups in sections.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// The configuration that applies to all sections; setting it invalidates the layout.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { invalidateLayout() } }
    private let provider: UICollectionViewCompositionalLayoutSectionProvider
    private var sections: [SolvedSection] = []
    private var size = CGSize.zero
    private var preparedBounds = CGSize.zero
    /// The sizes that cells prefer, by section and item.
    private var decided: [Int: [Int: CGSize]] = [:]
    private var decidedEdges: [Int: [String: CGSize]] = [:]
    /// The scroll offsets of independently scrolling sections that are no longer visible.
    var offsets: [Int: CGPoint] = [:]

    /// Creates a layout in which all sections are alike.
    public init(section: NSCollectionLayoutSection) {
        provider = { _, _ in section }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout in which all sections are alike, with a configuration.
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        provider = { _, _ in section }
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout in which `sectionProvider` returns each section.
    public init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        provider = sectionProvider
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init()
    }
    /// Creates a layout in which `sectionProvider` returns each section, with a configuration.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        provider = sectionProvider
        self.configuration = configuration
        super.init()
    }
    /// Creates a layout without sections; decodes no properties.
    public required init?(coder: NSCoder) {
        provider = { _, _ in nil }
        configuration = UICollectionViewCompositionalLayoutConfiguration()
        super.init(coder: coder)
        coder.setUp(self, in: UICollectionViewCompositionalLayout.self)
    }

    private var isVertical: Bool { configuration.scrollDirection == .vertical }
    private var isLikePrepared: Bool {
        guard let collectionView else { return true }
        return isVertical
            ? collectionView.bounds.width == preparedBounds.width
            : collectionView.bounds.height == preparedBounds.height
    }

    // MARK: Preparation

    open override func prepare() {
        super.prepare()
        sections = []
        guard let collectionView else { return }
        preparedBounds = collectionView.bounds.size
        let inset = collectionView.adjustedContentInset
        let room = CGSize(
            width: max(0, preparedBounds.width - inset.left - inset.right),
            height: max(0, preparedBounds.height - inset.top - inset.bottom))
        let environment = LayoutContainer(room, .zero, collectionView.traitCollection)
        var start: CGFloat = 0
        for index in 0..<collectionView.numberOfSections {
            if index > 0 { start += configuration.interSectionSpacing }
            guard let section = provider(index, environment) else {
                LoggedException.log(
                    "UICollectionViewCompositionalLayout",
                    "The section provider has no section \(index). Its items are not shown.")
                continue
            }
            let made = SolvedSection(
                section, index, count: collectionView.numberOfItems(inSection: index), start: start, room: room,
                isVertical: isVertical, decided: decided[index] ?? [:], edgeSizes: decidedEdges[index] ?? [:],
                environment: environment)
            sections.append(made)
            start = made.end
        }
        size = isVertical ? CGSize(width: room.width, height: start) : CGSize(width: start, height: room.height)
    }

    /// Returns the definition of a section; `nil` if there is no such section.
    func section(_ index: Int) -> NSCollectionLayoutSection? {
        sections.indices.contains(index) ? sections[index].section : nil
    }
    var scrolledSections: [ScrolledSection] { sections.compactMap(\.scrolled) }

    open override var collectionViewContentSize: CGSize { size }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard !isLikePrepared else { return false }
        decided = [:]
        decidedEdges = [:]
        return true
    }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        let estimates = originalAttributes.estimates
        let (new, old) = (preferredAttributes.size, originalAttributes.size)
        return (estimates.width && new.width != old.width) || (estimates.height && new.height != old.height)
    }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        if let preferred = context.preferred {
            let path = preferred.indexPath
            if let kind = preferred.representedElementKind {
                decidedEdges[path.section, default: [:]][kind] = preferred.size
            } else {
                decided[path.section, default: [:]][path.item] = preferred.size
            }
        }
        super.invalidateLayout(with: context)
    }

    // MARK: Queries

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section),
            let leaf = sections[indexPath.section].leaf(indexPath.item)
        else { return nil }
        let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        made.frame = leaf.frame
        made.zIndex = leaf.zIndex
        made.estimates = leaf.estimates
        if sections[indexPath.section].scrolled != nil { made.scroller = indexPath.section }
        return made
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        if let edge = section.edges.first(where: { $0.item.elementKind == elementKind }) {
            return attributes(edge, section, indexPath)
        }
        return beside(indexPath).first { $0.representedElementKind == elementKind }
    }

    private func attributes(
        _ edge: SolvedSection.Edge, _ section: SolvedSection, _ path: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: edge.item.elementKind, with: path)
        made.frame = edge.frame
        made.zIndex = edge.item.zIndex
        made.estimates = edge.item.layoutSize.estimates
        guard edge.item.pinToVisibleBounds, let collectionView, isVertical else { return made }
        let inset = collectionView.adjustedContentInset
        let bounds = collectionView.bounds
        made.zIndex = max(made.zIndex, 10)
        switch edge.item.alignment {
        case .top, .topLeading, .topTrailing:
            made.frame.origin.y = max(
                edge.frame.minY, min(bounds.minY + inset.top, section.end - edge.frame.height))
        case .bottom, .bottomLeading, .bottomTrailing:
            made.frame.origin.y = min(
                edge.frame.minY, max(bounds.maxY - inset.bottom - edge.frame.height, section.start))
        default: break
        }
        return made
    }

    /// The supplementary views that are anchored to an item.
    private func beside(_ path: IndexPath) -> [UICollectionViewLayoutAttributes] {
        guard let leaf = sections[path.section].leaf(path.item), let item = leaf.item else { return [] }
        return item.supplementaryItems.map { beside in
            let made = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: beside.elementKind, with: path)
            let size = beside.layoutSize.size(in: leaf.frame.size)
            made.frame = beside.containerAnchor.frame(size, in: leaf.frame)
            made.zIndex = max(1, beside.zIndex)
            if sections[path.section].scrolled != nil { made.scroller = path.section }
            return made
        }
    }

    private func background(
        _ item: NSCollectionLayoutDecorationItem, _ section: SolvedSection, _ index: Int
    ) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(
            forDecorationViewOfKind: item.elementKind, with: IndexPath(item: 0, section: index))
        let insets = item.contentInsets
        made.frame = section.frame.room(
            within: UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing))
        made.zIndex = item.zIndex == 0 ? -1 : item.zIndex
        return made
    }

    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        prepareIfNeeded()
        guard sections.indices.contains(indexPath.section) else { return nil }
        let section = sections[indexPath.section]
        let item = section.section.decorationItems.first { $0.elementKind == elementKind }
        return item.map { background($0, section, indexPath.section) }
    }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        prepareIfNeeded()
        var found: [UICollectionViewLayoutAttributes] = []
        for (index, section) in sections.enumerated() {
            let low = isVertical ? rect.minY : rect.minX
            let high = isVertical ? rect.maxY : rect.maxX
            guard section.start <= high,
                section.end >= low || section.edges.contains(where: { $0.item.pinToVisibleBounds })
            else { continue }
            var inner = rect
            if section.scrolled != nil {
                let offset =
                    collectionView?.scrollers[index]?.contentOffset ?? offsets[index] ?? section.scrolled?.origin
                    ?? .zero
                inner = rect.offsetBy(dx: offset.x, dy: offset.y)
            }
            var items: [UICollectionViewLayoutAttributes] = []
            for item in section.items(in: inner) {
                let path = IndexPath(item: item, section: index)
                guard let made = layoutAttributesForItem(at: path), made.frame.meets(inner) else { continue }
                items.append(made)
                items += beside(path)
            }
            found += items
            for edge in section.edges {
                let made = attributes(edge, section, IndexPath(item: 0, section: index))
                if made.frame.meets(rect) { found.append(made) }
            }
            for item in section.section.decorationItems {
                let made = background(item, section, index)
                if made.frame.meets(rect) { found.append(made) }
            }
            // Only a query for the bounds of the collection view returns the visible items; other queries do not call the handler.
            if rect == collectionView?.bounds { notifyVisible(section, index, items) }
        }
        return found
    }

    private func notifyVisible(_ section: SolvedSection, _ index: Int, _ items: [UICollectionViewLayoutAttributes]) {
        guard let handler = section.section.visibleItemsInvalidationHandler, let collectionView else { return }
        let offset =
            section.scrolled == nil
            ? collectionView.contentOffset : collectionView.scrollers[index]?.contentOffset ?? .zero
        handler(items, offset, LayoutContainer(section.room, .zero, collectionView.traitCollection))
    }
}

extension UICollectionViewCompositionalLayout: ShiftedLayout {
    func shift(path: (IndexPath) -> IndexPath?, section: (Int) -> Int?, isAnew: (IndexPath) -> Bool) {
        var moved: [Int: [Int: CGSize]] = [:]
        for (index, sizes) in decided {
            for (item, size) in sizes {
                let place = IndexPath(item: item, section: index)
                guard !isAnew(place), let to = path(place) else { continue }
                moved[to.section, default: [:]][to.item] = size
            }
        }
        decided = moved
        var edges: [Int: [String: CGSize]] = [:]
        for (index, sizes) in decidedEdges { if let to = section(index) { edges[to] = sizes } }
        decidedEdges = edges
        var kept: [Int: CGPoint] = [:]
        for (index, offset) in offsets { if let to = section(index) { kept[to] = offset } }
        offsets = kept
    }
}
