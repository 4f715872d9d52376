import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// What a collection view shows and calls as its items and sections change and move.
@Suite(.application) @MainActor
struct CollectionTraceTests {
    private let app = TestApplication.current
    private let shelf = RecordingShelf()

    /// Shows items in rows of three with headers of 30 points.
    private func show(_ layout: UICollectionViewLayout? = nil, height: CGFloat = 400) -> UICollectionView {
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (10, 0)
        flow.headerReferenceSize = CGSize(width: 0, height: 30)
        let collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: height), collectionViewLayout: layout ?? flow)
        collection.register(NameCell.self, forCellWithReuseIdentifier: "name")
        collection.register(
            NameHeader.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
            withReuseIdentifier: "title")
        collection.dataSource = shelf
        collection.delegate = shelf
        app.makeWindow().addSubview(collection)
        app.settle()
        shelf.isRecording = true
        return collection
    }

    private func taken() -> [String] {
        defer { shelf.lines = [] }
        return shelf.lines
    }

    private func path(_ section: Int, _ item: Int) -> IndexPath { IndexPath(item: item, section: section) }

    /// The items and headers with the places at which they stand, and an alpha below 1.
    private func picture(_ collection: UICollectionView) -> String {
        var parts: [(CGFloat, CGFloat, String)] = []
        func add(_ view: UIView, _ offset: CGPoint) {
            guard let name = (view as? NameCell)?.name ?? (view as? NameHeader).map({ "header \($0.name)" }) else {
                for inner in view.subviews where view is UIScrollView {
                    add(inner, CGPoint(x: view.frame.minX - view.bounds.minX, y: view.frame.minY - view.bounds.minY))
                }
                return
            }
            let layer = view.layer.presentation() ?? view.layer
            let x = (layer.position.x - layer.bounds.width / 2 + offset.x).rounded()
            let y = (layer.position.y - layer.bounds.height / 2 + offset.y).rounded()
            let alpha = layer.opacity < 1 ? " alpha \(Int((layer.opacity * 100).rounded()))" : ""
            parts.append((y, x, "\(name) \(Int(x)) \(Int(y))\(alpha)"))
        }
        for view in collection.subviews { add(view, .zero) }
        return parts.sorted { ($0.0, $0.1, $0.2) < ($1.0, $1.1, $1.2) }.map(\.2).joined(separator: ", ")
    }

    // MARK: Changes

    @Test func `A batch moves what stays, fades in what is new, and moves headers with their sections`() {
        let collection = show()
        var completions: [Bool] = []
        collection.performBatchUpdates {
            shelf.titles = ["B", "D", "A"]
            shelf.items = [["b1", "b2"], ["d0"], ["a3", "a0", "x", "a2"]]
            collection.deleteSections([2])
            collection.insertSections([1])
            collection.moveSection(0, toSection: 2)
            collection.deleteItems(at: [path(0, 1), path(1, 0)])
            collection.insertItems(at: [path(2, 2), path(0, 1)])
            collection.moveItem(at: path(0, 3), to: path(2, 0))
        } completion: {
            completions.append($0)
        }
        var pictures = [picture(collection)]
        expectEqual(
            taken(),
            [
                "hide header C 2", "hide a1 0.1", "hide b0 1.0", "hide c0 2.0", "cell 0.1", "cell 1.0", "cell 2.2",
                "show b2 0.1", "show d0 1.0", "header 1", "show header D 1", "show x 2.2",
            ])
        app.advance(by: 0.15)
        pictures.append(picture(collection))
        #expect(completions.isEmpty)
        app.advance(by: 0.2)
        pictures.append(picture(collection))
        expectEqual(completions, [true])
        expectEqual(
            pictures,
            [

                "header A 0 0, a0 0 30, b2 100 30 alpha 0, a2 200 30, header D 0 80, a3 0 90, d0 0 110 alpha 0, header B 0 140, b1 100 170, x 200 190 alpha 0",
                "b2 100 30 alpha 50, header B 0 70, header A 0 80, header D 0 80, b1 50 100, d0 0 110 alpha 50, a0 50 110, a3 0 140, a2 100 140, x 200 190 alpha 50",
                "header B 0 0, b1 0 30, b2 100 30, header D 0 80, d0 0 110, header A 0 160, a3 0 190, a0 100 190, x 200 190, a2 0 250",
            ])
        expectEqual(taken(), [])
    }

    @Test func `A reload of items, sections or everything replaces views and ends presses and selections`() {
        let collection = show()
        collection.allowsMultipleSelection = true
        for place in [path(0, 0), path(0, 2), path(1, 1)] {
            collection.selectItem(at: place, animated: false, scrollPosition: [])
        }
        func press() {
            app.fingerDown(at: CGPoint(x: 150, y: 50))
            app.advance(by: 0.2)
        }
        press()
        (shelf.items[0][1], shelf.items[0][0]) = ("y1", "y0")
        collection.reloadItems(at: [path(0, 0), path(0, 1)])
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(
            taken(),
            [
                "highlight 0.1", "hide a0 0.0", "unhighlight 0.1", "hide a1 0.1", "cell 0.0", "cell 0.1",
                "show y0 0.0", "show y1 0.1",
            ])
        expectEqual(collection.indexPathsForSelectedItems, [path(0, 2), path(1, 1)])
        shelf.titles[1] = "Z"
        UIView.performWithoutAnimation { collection.reloadSections([1]) }
        expectEqual(
            taken(),
            [
                "hide header B 1", "hide b0 1.0", "hide b1 1.1", "cell 1.0", "cell 1.1", "show b0 1.0",
                "show b1 1.1", "header 1", "show header Z 1",
            ])
        expectEqual(collection.indexPathsForSelectedItems, [path(0, 2)])
        press()
        collection.reloadData()
        app.settle()
        app.fingerUp()
        app.advance(by: 0.5)
        expectEqual(
            taken(),
            [
                "highlight 0.1", "unhighlight 0.1", "hide y0 0.0", "hide y1 0.1", "hide a2 0.2", "hide a3 0.3",
                "hide b0 1.0", "hide b1 1.1", "hide c0 2.0", "hide header A 0", "hide header Z 1", "hide header C 2",
                "cell 0.0", "cell 0.1", "cell 0.2", "cell 0.3", "cell 1.0", "cell 1.1", "cell 2.0", "show y0 0.0",
                "show y1 0.1", "show a2 0.2", "show a3 0.3", "header 0", "show header A 0", "show b0 1.0",
                "show b1 1.1", "header 1", "show header Z 1", "show c0 2.0", "header 2", "show header C 2",
            ])
        expectEqual(collection.indexPathsForSelectedItems, [])
        expectEqual(
            picture(collection),
            "header A 0 0, y0 0 30, y1 100 30, a2 200 30, a3 0 90, header Z 0 140, b0 0 170, b1 100 170, "
                + "header C 0 220, c0 0 250")
    }

    @Test func `Changes without a window complete at once, and a nested batch is a part of the outer one`() {
        let collection = show()
        collection.removeFromSuperview()
        var lines: [String] = []
        collection.performBatchUpdates {
            shelf.items[2].append("c1")
            collection.insertItems(at: [path(2, 1)])
            collection.performBatchUpdates {
                shelf.items[2].append("c2")
                collection.insertItems(at: [path(2, 2)])
            } completion: {
                lines.append("inner \($0)")
            }
            lines.append("body \(collection.numberOfItems(inSection: 2))")
        } completion: {
            lines.append("outer \($0)")
        }
        lines.append("after \(collection.numberOfItems(inSection: 2))")
        expectEqual(lines, ["body 1", "inner true", "outer true", "after 3"])
    }

    // MARK: Movement

    @Test func `An item that code moves pushes others aside, and a cancelled movement puts them back`() {
        let collection = show()
        var pictures: [String] = []
        func move(to points: CGPoint...) {
            for point in points {
                collection.updateInteractiveMovementTargetPosition(point)
                app.advance(by: 0.3)
                pictures.append(picture(collection))
            }
        }
        let begins = [path(2, 0), path(5, 0), path(0, 0), path(0, 1)].map(
            collection.beginInteractiveMovementForItem(at:))
        expectEqual(begins, [false, false, true, false])
        move(to: CGPoint(x: 160, y: 60), CGPoint(x: 250, y: 50), CGPoint(x: 60, y: 115))
        collection.endInteractiveMovement()
        app.advance(by: 0.5)
        pictures.append(picture(collection))
        _ = collection.beginInteractiveMovementForItem(at: path(0, 3))
        move(to: CGPoint(x: 50, y: 50), CGPoint(x: 150, y: 190))
        collection.cancelInteractiveMovement()
        app.advance(by: 0.5)
        pictures.append(picture(collection))
        _ = collection.beginInteractiveMovementForItem(at: path(1, 0))
        shelf.target = { _ in IndexPath(item: 2, section: 0) }
        move(to: CGPoint(x: 150, y: 195))
        collection.endInteractiveMovement()
        app.advance(by: 0.5)
        pictures.append(picture(collection))
        expectEqual(
            pictures,
            [

                "header A 0 0, a1 0 30, a2 200 30, a0 110 35, a3 0 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a0 200 25, a1 0 30, a2 100 30, a3 0 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, a3 200 30, a0 10 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, a3 200 30, a0 0 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a0 0 25, a1 100 30, a2 200 30, a3 0 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, a3 200 30, header B 0 140, a0 100 165, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, a3 200 30, a0 0 90, header B 0 140, b0 0 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, a3 200 30, a0 0 90, header B 0 140, b0 100 170, b1 100 170, header C 0 220, c0 0 250",
                "header A 0 0, a1 0 30, a2 100 30, b0 200 30, a3 0 90, a0 100 90, header B 0 140, b1 0 170, header C 0 220, c0 0 250",
            ])
        expectEqual(
            taken(),
            [
                "target 0.0 0.0 0.1", "target 0.0 0.1 0.2", "target 0.0 0.2 0.3", "move 0.0 0.3",
                "target 0.3 0.3 0.0", "target 0.3 0.0 1.1", "target 1.0 1.0 1.1", "move 1.0 0.2",
            ])
    }

    // MARK: Scrolling

    @Test(arguments: [UICollectionView.ScrollDirection.vertical, .horizontal])
    func `Scrolling to an item uses the named edges, the insets and the shortest way`(
        direction: UICollectionView.ScrollDirection
    ) {
        shelf.titles = ["A"]
        shelf.items = [(0..<120).map { "a\($0)" }]
        let flow = UICollectionViewFlowLayout()
        flow.itemSize = CGSize(width: 100, height: 50)
        (flow.minimumLineSpacing, flow.minimumInteritemSpacing) = (10, 0)
        flow.scrollDirection = direction
        let collection = show(flow)
        collection.contentInset = UIEdgeInsets(top: 20, left: 10, bottom: 40, right: 30)
        app.settle()
        let positions: [UICollectionView.ScrollPosition] = [
            [], .top, .bottom, .centeredVertically, .left, .right, .centeredHorizontally, [.bottom, .right],
        ]
        func offsets(_ start: CGPoint) -> [String] {
            positions.map { position in
                let steps = [60, 0, 119].map { item in
                    collection.contentOffset = start
                    collection.scrollToItem(at: path(0, item), at: position, animated: false)
                    return "\(Int(collection.contentOffset.x)) \(Int(collection.contentOffset.y))"
                }
                return steps.joined(separator: ", ")
            }
        }
        let start = direction == .vertical ? CGPoint(x: -10, y: 1000) : CGPoint(x: 1000, y: -20)
        expectEqual(
            offsets(start),
            (direction == .vertical
                ? [
                    "-10 1490, -10 -20, -10 3230", "-10 1780, -10 -20, -10 3230", "-10 1490, -10 -20, -10 3230",
                    "-10 1635, -10 -20, -10 3230", "-10 1000, -10 1000, -10 1000", "-10 1000, -10 1000, -10 1000",
                    "-10 1000, -10 1000, -10 1000", "-10 1490, -10 -20, -10 3230",
                ]
                : [
                    "1000 -20, -10 -20, 1920 -20", "1000 -20, 1000 -20, 1000 -20", "1000 -20, 1000 -20, 1000 -20",
                    "1000 -20, 1000 -20, 1000 -20", "1090 -20, -10 -20, 1920 -20", "930 -20, -10 -20, 1920 -20",
                    "1010 -20, -10 -20, 1920 -20", "930 -20, -10 -20, 1920 -20",
                ]))
    }

    private func carousels() -> UICollectionViewCompositionalLayout {
        UICollectionViewCompositionalLayout { _, _ in
            let item = NSCollectionLayoutItem(
                layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(50)))
            let group = NSCollectionLayoutGroup.horizontal(layoutSize: item.layoutSize, subitems: [item])
            let section = NSCollectionLayoutSection(group: group)
            section.orthogonalScrollingBehavior = .continuous
            section.interGroupSpacing = 10
            return section
        }
    }

    @Test func `Sideways sections scroll to their items and keep their places as sections move, come and go`() {
        shelf.items = [(0..<9).map { "a\($0)" }, (0..<9).map { "b\($0)" }, ["c0", "c1"]]
        let collection = show(carousels())
        func offsets() -> String {
            collection.subviews.compactMap { $0 as? UIScrollView }
                .sorted { $0.frame.minY < $1.frame.minY }
                .map { "\(Int($0.contentOffset.x))/\(Int($0.contentSize.width))" }.joined(separator: " ")
        }
        let positions: [UICollectionView.ScrollPosition] = [.left, [], .right, .centeredHorizontally, .left, []]
        var states = [offsets()]
        for (position, item) in zip(positions, [4, 4, 4, 4, 8, 1]) {
            collection.scrollToItem(at: path(1, item), at: position, animated: false)
            app.settle()
            states.append(offsets())
        }
        collection.scrollToItem(at: path(0, 2), at: .left, animated: false)
        shelf.items.swapAt(0, 1)
        collection.moveSection(0, toSection: 1)
        app.advance(by: 0.5)
        states.append(offsets())
        shelf.items[0].removeLast(6)
        collection.deleteItems(at: (3..<9).map { path(0, $0) })
        app.advance(by: 0.5)
        states.append(offsets())
        collection.reloadData()
        app.settle()
        states.append(offsets())
        shelf.items.removeFirst()
        collection.deleteSections([0])
        app.advance(by: 0.5)
        states.append(offsets())
        expectEqual(
            states,
            [
                "0/980 0/980 0/210", "0/980 440/980 0/210", "0/980 440/980 0/210", "0/980 240/980 0/210",
                "0/980 340/980 0/210", "0/980 680/980 0/210", "0/980 110/980 0/210", "110/980 220/980 0/210",
                "20/320 220/980 0/210", "20/320 220/980 0/210", "220/980 0/210",
            ])
        expectEqual(picture(collection), "a2 0 0, a3 110 0, a4 220 0, c0 0 50, c1 110 50")
        let hits = [CGPoint(x: 5, y: 10), CGPoint(x: 95, y: 10), CGPoint(x: 5, y: 60), CGPoint(x: 250, y: 60)]
        expectEqual(
            hits.map { collection.indexPathForItem(at: $0).map { "\($0.section).\($0.item)" } ?? "none" },
            [
                "0.2", "0.2", "1.0", "none",
            ])
    }

    @Test func `The next items in the direction of scrolling are prefetched and those behind cancelled`() {
        shelf.titles = ["A", "B", "C"]
        shelf.items = [(0..<30).map { "a\($0)" }, [], (0..<30).map { "c\($0)" }]
        let collection = show(height: 100)
        collection.prefetchDataSource = shelf
        for y in [0, 300, 480, 560, 500, 0] as [CGFloat] {
            collection.contentOffset.y = y
            app.settle()
        }
        expectEqual(
            taken().filter { $0.hasPrefix("prefetch") || $0.hasPrefix("cancel") },
            [
                "prefetch 0.21 0.22 0.23 0.24 0.25 0.26 0.27 0.28 0.29",
                "prefetch 2.0 2.1 2.2 2.3 2.4 2.5 2.6 2.7 2.8", "cancel 2.3 2.4 2.5 2.6 2.7 2.8",
                "cancel 2.0 2.1 2.2", "prefetch 0.23 0.22 0.21 0.20 0.19 0.18",
                "cancel 0.18 0.19 0.20 0.21 0.22 0.23",
            ])
    }

    @Test func `A point finds the front item at it, and no item at its right and lower edges`() {
        final class Pile: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                (0..<4).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            }
            override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
                let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
                made.frame = CGRect(x: 20 * indexPath.item, y: 0, width: 100, height: 50)
                made.zIndex = [1, 3, 2, 9][indexPath.item]
                made.isHidden = indexPath.item == 3
                return made
            }
        }
        let collection = show(Pile())
        let points = [(0, 0), (30, 10), (50, 10), (125, 10), (139, 10), (140, 10), (50, 50), (50, 49), (-1, 0)]
        let found = points.map { collection.indexPathForItem(at: CGPoint(x: $0.0, y: $0.1))?.item ?? -1 }
        expectEqual(found, [0, 1, 1, 2, 2, -1, -1, 1, -1])
        let front = collection.subviews.compactMap { ($0 as? NameCell)?.name }
        expectEqual(front, ["a0", "a2", "a1", "a3"])
    }

    @Test func `A view that is not registered is plain and logged, and a registered one has the item's frame`() {
        let collection = show()
        var cell: UICollectionViewCell?
        let logged = app.exceptions {
            cell = collection.dequeueReusableCell(withReuseIdentifier: "none", for: path(0, 1))
        }
        #expect(logged.count == 1 && cell?.reuseIdentifier == "none" && cell?.frame.origin == CGPoint(x: 100, y: 30))
        let header = collection.dequeueReusableSupplementaryView(
            ofKind: UICollectionView.elementKindSectionHeader, withReuseIdentifier: "title", for: path(0, 0))
        #expect(header is NameHeader && header.reuseIdentifier == "title")
        let (first, kind) = (path(0, 0), UICollectionView.elementKindSectionHeader)
        expectEqual(collection.indexPathsForVisibleSupplementaryElements(ofKind: kind), (0..<3).map { path($0, 0) })
        expectEqual((collection.supplementaryView(forElementKind: kind, at: first) as? NameHeader)?.name, "A")
        let outside = app.exceptions {
            collection.scrollToItem(at: path(0, 9), at: .top, animated: false)
        }
        #expect(outside.count == 1 && collection.contentOffset == .zero)
    }
}
