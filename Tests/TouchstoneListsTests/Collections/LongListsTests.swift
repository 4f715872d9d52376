import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneLists

/// Work that long lists and their changes require.
@Suite(.application(tracing: .both)) @MainActor
struct LongListsTests {
    let app = TestApplication.current

    private func solved(_ group: NSCollectionLayoutGroup, _ count: Int, spacing: CGFloat = 0) -> SolvedSection {
        let room = CGSize(width: 390, height: 844)
        let section = NSCollectionLayoutSection(group: group)
        section.interGroupSpacing = spacing
        return SolvedSection(
            section, 0, count: count, start: 0, room: room, isVertical: true,
            decided: [3: CGSize(width: 390, height: 90)],
            edgeSizes: [:], environment: LayoutContainer(room, .zero, UITraitCollection()))
    }

    @Test func `A section of estimated rows examines only the items in the rectangle`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(44))
        let group = NSCollectionLayoutGroup.vertical(
            layoutSize: size, subitems: [NSCollectionLayoutItem(layoutSize: size)])
        let section = solved(group, 10_000, spacing: 6)
        for y in stride(from: -100, to: 500_100, by: 49_999) as StrideTo<CGFloat> {
            let rect = CGRect(x: 0, y: y, width: 390, height: 844)
            let found = section.items(in: rect)
            #expect(found.count < 25)
            // No item in the rectangle is missing.
            for item in [found.lowerBound - 1, found.upperBound] {
                if let leaf = section.leaf(item), !found.isEmpty { #expect(!leaf.frame.meets(rect)) }
            }
        }
        #expect(section.items(in: CGRect(x: 0, y: 1000, width: 390, height: 844)).count > 15)
        #expect(section.items(in: CGRect(x: 0, y: 600_000, width: 390, height: 844)).isEmpty)
    }

    @Test func `Items that a custom group places outside its frame are found`() {
        let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(100))
        let group = NSCollectionLayoutGroup.custom(layoutSize: size) { _ in
            [
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 0, y: 0, width: 50, height: 50)),
                NSCollectionLayoutGroupCustomItem(frame: CGRect(x: 60, y: 250, width: 50, height: 50)),
            ]
        }
        let section = solved(group, 200)
        let rect = CGRect(x: 0, y: 5260, width: 390, height: 10)
        let wanted = (0..<200).filter { section.leaf($0)!.frame.meets(rect) }
        #expect(!wanted.isEmpty)
        #expect(wanted.allSatisfy { section.items(in: rect).contains($0) })
        #expect(section.items(in: rect).count < 30)
    }

    /// Compares with an array that is changed step by step.
    @Test func `ListUpdates computes the new index path of each item`() {
        var seed: UInt64 = 7
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((seed >> 33) % UInt64(bound))
        }
        for _ in 0..<50 {
            let count = 1 + next(40)
            var updates = ListUpdates()
            for _ in 0..<next(10) { updates.deleted.insert(IndexPath(item: next(count), section: 0)) }
            let stay = (0..<count).filter { !updates.deleted.contains(IndexPath(item: $0, section: 0)) }
            var after: [Int?] = stay
            var come: Set<Int> = []
            let growth = next(10)
            while come.count < growth { come.insert(next(stay.count + growth)) }
            for place in come.sorted() { after.insert(nil, at: min(place, after.count)) }
            updates.inserted = Set(come.map { IndexPath(item: $0, section: 0) })
            let shift = updates.shift()
            for item in 0..<count {
                let place = after.firstIndex(of: item).map { IndexPath(item: $0, section: 0) }
                expectEqual(shift.path(IndexPath(item: item, section: 0)), place)
            }
        }
    }

    @Test func `Reconfigured and reloaded items of a large snapshot keep the index paths of the old one`() {
        var old = NSDiffableDataSourceSnapshot<Int, Int>()
        old.appendSections([0, 1])
        old.appendItems(Array(0..<20_000), toSection: 0)
        old.appendItems(Array(20_000..<20_010), toSection: 1)
        var new = old
        new.deleteItems([0])
        new.reconfigureItems(Array(1..<20_000))
        new.reloadItems([20_004])
        new.reloadSections([1])
        let updates = SnapshotStep(from: old, to: new).updates(animates: false)
        expectEqual(updates.reconfigured.count, 19_999)
        #expect(!updates.reconfigured.contains(IndexPath(item: 0, section: 0)))
        expectEqual(updates.reloaded, [IndexPath(item: 4, section: 1)])
        expectEqual(updates.reloadedSections, [1])
    }

    @Test func `A snapshot with other items replaces a section snapshot`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
            collection, path, _ in
            collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
        }
        var tree = NSDiffableDataSourceSectionSnapshot<String>()
        tree.append(["fruit"])
        tree.append(["apple"], to: "fruit")
        source.apply(tree, to: 0, animatingDifferences: false)
        expectEqual(source.snapshot(for: 0).items, ["fruit", "apple"])
        // A snapshot with the same items keeps the section snapshot.
        source.apply(source.snapshot(), animatingDifferences: false)
        expectEqual(source.snapshot(for: 0).items, ["fruit", "apple"])
        var whole = source.snapshot()
        whole.appendItems(["nuts"], toSection: 0)
        source.apply(whole, animatingDifferences: false)
        expectEqual(source.snapshot(for: 0).items, ["fruit", "nuts"])
    }

    @Test func `Cell registrations have numbered reuse identifiers`() {
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: UICollectionViewFlowLayout())
        let one = UICollectionView.CellRegistration<UICollectionViewCell, Int> { _, _, _ in }
        let other = UICollectionView.CellRegistration<UICollectionViewListCell, Int> { _, _, _ in }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: collection) {
            collection, path, item in
            item % 2 == 0
                ? collection.dequeueConfiguredReusableCell(using: one, for: path, item: item)
                : collection.dequeueConfiguredReusableCell(using: other, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([0, 1, 2])
        source.apply(snapshot, animatingDifferences: false)
        app.makeWindow().addSubview(collection)
        app.settle()
        let names = collection.visibleCells.compactMap(\.reuseIdentifier)
        expectEqual(names.count, 3)
        expectEqual(names[0], names[2])
        expectEqual(Set(names), ["registration 0", "registration 1"])
    }
}
