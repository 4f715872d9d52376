import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class OverridingCompositionalLayout: UICollectionViewCompositionalLayout {
    var changes = 0

    override var configuration: UICollectionViewCompositionalLayoutConfiguration { didSet { changes += 1 } }
}

private final class OverridingConfiguration: UICollectionViewCompositionalLayoutConfiguration {
    var changes = 0

    override var scrollDirection: UICollectionView.ScrollDirection { didSet { changes += 1 } }
    override var interSectionSpacing: CGFloat { didSet { changes += 1 } }
    override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { didSet { changes += 1 } }
}

private final class OverridingSection: NSCollectionLayoutSection {
    var changes = 0

    override var contentInsets: NSDirectionalEdgeInsets { didSet { changes += 1 } }
    override var interGroupSpacing: CGFloat { didSet { changes += 1 } }
    override var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior {
        didSet { changes += 1 }
    }
    override var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] { didSet { changes += 1 } }
    override var supplementariesFollowContentInsets: Bool { didSet { changes += 1 } }
    override var decorationItems: [NSCollectionLayoutDecorationItem] { didSet { changes += 1 } }
    override var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler? {
        didSet { changes += 1 }
    }
}

private final class OverridingGroup: NSCollectionLayoutGroup {
    var changes = 0

    override var subitems: [NSCollectionLayoutItem] { super.subitems }
    override var interItemSpacing: NSCollectionLayoutSpacing? { didSet { changes += 1 } }
    override class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { super.horizontal(layoutSize: layoutSize, subitems: subitems) }
    override class func horizontal(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { super.horizontal(layoutSize: layoutSize, subitem: subitem, count: count) }
    override class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { super.horizontal(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    override class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem])
        -> NSCollectionLayoutGroup
    { super.vertical(layoutSize: layoutSize, subitems: subitems) }
    override class func vertical(layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int)
        -> NSCollectionLayoutGroup
    { super.vertical(layoutSize: layoutSize, subitem: subitem, count: count) }
    override class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { super.vertical(layoutSize: layoutSize, repeatingSubitem: subitem, count: count) }
    override class func custom(
        layoutSize: NSCollectionLayoutSize,
        itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { super.custom(layoutSize: layoutSize, itemProvider: itemProvider) }
}

private final class OverridingCustomItem: NSCollectionLayoutGroupCustomItem {
    override var frame: CGRect { super.frame }
    override var zIndex: Int { super.zIndex }
}

private final class OverridingItem: NSCollectionLayoutItem {
    var changes = 0

    override var layoutSize: NSCollectionLayoutSize { super.layoutSize }
    override var contentInsets: NSDirectionalEdgeInsets { didSet { changes += 1 } }
    override var edgeSpacing: NSCollectionLayoutEdgeSpacing? { didSet { changes += 1 } }
    override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { super.supplementaryItems }
}

private final class OverridingSupplementaryItem: NSCollectionLayoutSupplementaryItem {
    var changes = 0

    override var elementKind: String { super.elementKind }
    override var containerAnchor: NSCollectionLayoutAnchor { super.containerAnchor }
    override var itemAnchor: NSCollectionLayoutAnchor? { super.itemAnchor }
    override var zIndex: Int { didSet { changes += 1 } }
}

private final class OverridingBoundaryItem: NSCollectionLayoutBoundarySupplementaryItem {
    var changes = 0

    override var alignment: NSRectAlignment { super.alignment }
    override var offset: CGPoint { super.offset }
    override var pinToVisibleBounds: Bool { didSet { changes += 1 } }
    override var extendsBoundary: Bool { didSet { changes += 1 } }
}

private final class OverridingDecorationItem: NSCollectionLayoutDecorationItem {
    var changes = 0

    override var elementKind: String { super.elementKind }
    override var zIndex: Int { didSet { changes += 1 } }
    override class func background(elementKind: String) -> NSCollectionLayoutDecorationItem {
        super.background(elementKind: elementKind)
    }
}

private final class OverridingDimension: NSCollectionLayoutDimension {
    override var dimension: CGFloat { super.dimension }
    override class func fractionalWidth(_ fractionalWidth: CGFloat) -> NSCollectionLayoutDimension {
        super.fractionalWidth(fractionalWidth)
    }
    override class func fractionalHeight(_ fractionalHeight: CGFloat) -> NSCollectionLayoutDimension {
        super.fractionalHeight(fractionalHeight)
    }
    override class func absolute(_ absoluteDimension: CGFloat) -> NSCollectionLayoutDimension {
        super.absolute(absoluteDimension)
    }
    override class func estimated(_ estimatedDimension: CGFloat) -> NSCollectionLayoutDimension {
        super.estimated(estimatedDimension)
    }
    override var isFractionalWidth: Bool { super.isFractionalWidth }
    override var isFractionalHeight: Bool { super.isFractionalHeight }
    override var isAbsolute: Bool { super.isAbsolute }
    override var isEstimated: Bool { super.isEstimated }
}

private final class OverridingSize: NSCollectionLayoutSize {
    override var widthDimension: NSCollectionLayoutDimension { super.widthDimension }
    override var heightDimension: NSCollectionLayoutDimension { super.heightDimension }
}

private final class OverridingSpacing: NSCollectionLayoutSpacing {
    override var spacing: CGFloat { super.spacing }
    override var isFlexibleSpacing: Bool { super.isFlexibleSpacing }
    override class func flexible(_ flexibleSpacing: CGFloat) -> NSCollectionLayoutSpacing {
        super.flexible(flexibleSpacing)
    }
    override class func fixed(_ fixedSpacing: CGFloat) -> NSCollectionLayoutSpacing { super.fixed(fixedSpacing) }
    override var isFixedSpacing: Bool { super.isFixedSpacing }
}

private final class OverridingEdgeSpacing: NSCollectionLayoutEdgeSpacing {
    override var leading: NSCollectionLayoutSpacing? { super.leading }
    override var top: NSCollectionLayoutSpacing? { super.top }
    override var trailing: NSCollectionLayoutSpacing? { super.trailing }
    override var bottom: NSCollectionLayoutSpacing? { super.bottom }
}

private final class OverridingLayoutAnchor: NSCollectionLayoutAnchor {
    override var edges: NSDirectionalRectEdge { super.edges }
    override var offset: CGPoint { super.offset }
    override var isFractionalOffset: Bool { super.isFractionalOffset }
}

/// An item that determines its size itself.
private final class TallItem: NSCollectionLayoutItem {
    override var layoutSize: NSCollectionLayoutSize {
        NSCollectionLayoutSize(widthDimension: .absolute(60), heightDimension: .absolute(70))
    }
}

private final class Items: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Subclasses override the members of compositional layouts.
@Suite(.application) @MainActor
struct CompositionalLayoutOverrideTests {
    @Test func `A layout uses the size that an override of an item returns`() {
        let window = TestApplication.current.makeWindow()
        let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.horizontal(layoutSize: whole, subitems: [TallItem(layoutSize: whole)])
        let layout = OverridingCompositionalLayout(section: OverridingSection(group: group))
        let collection = UICollectionView(frame: window.bounds, collectionViewLayout: layout)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let items = Items()
        collection.dataSource = items
        window.addSubview(collection)
        TestApplication.current.advance(by: 0.1)
        expectEqual(collection.visibleCells.first?.frame, CGRect(x: 0, y: 0, width: 60, height: 70))
    }

    @Test func `Sections items and configurations notify their overrides`() {
        let size = OverridingSize(widthDimension: .absolute(10), heightDimension: .estimated(20))
        let item = OverridingItem(layoutSize: size)
        item.contentInsets.top = 5
        let group = OverridingGroup.vertical(layoutSize: size, subitems: [item])
        group.interItemSpacing = OverridingSpacing.fixed(3)
        let section = OverridingSection(group: group)
        section.interGroupSpacing = 4
        let configuration = OverridingConfiguration()
        configuration.interSectionSpacing = 2
        #expect(item.changes == 1 && section.changes == 1 && configuration.changes == 1)
        #expect(size.heightDimension.isEstimated && group.subitems == [item])
    }
}
