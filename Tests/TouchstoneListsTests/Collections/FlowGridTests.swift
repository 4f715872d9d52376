import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A cell whose constraints make it as high as `wanted`.
private final class TagCell: UICollectionViewCell {
    var wanted: CGFloat = 0
    private let box = UIView()
    private var height: NSLayoutConstraint?

    override init(frame: CGRect) {
        super.init(frame: frame)
        box.translatesAutoresizingMaskIntoConstraints = false
        contentView.addSubview(box)
        let height = box.heightAnchor.constraint(equalToConstant: 10)
        height.priority = UILayoutPriority(999)
        self.height = height
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            box.widthAnchor.constraint(equalToConstant: 390),
            height,
        ])
    }

    required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    func show(_ wanted: CGFloat) {
        self.wanted = wanted
        height?.constant = wanted
    }
}

private final class FittedCell: UICollectionViewCell {
    var height: CGFloat = 0

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
        attributes.frame.size = CGSize(width: 390, height: height)
        return attributes
    }
}

/// A calendar; the second month has insets and spacing of its own.
private final class CalendarController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
    var months = [10, 8]
    var usesTags = false
    var heights: [CGFloat] = [40, 70, 100, 55]
    var fits = false
    var cells: Set<ObjectIdentifier> = []
    var ended: [Int] = []

    private var flow: UICollectionViewFlowLayout { collectionViewLayout as! UICollectionViewFlowLayout }

    override func viewDidLoad() {
        super.viewDidLoad()
        collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "day")
        collectionView.register(TagCell.self, forCellWithReuseIdentifier: "tag")
        collectionView.register(FittedCell.self, forCellWithReuseIdentifier: "fitted")
    }

    override func numberOfSections(in collectionView: UICollectionView) -> Int { months.count }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        months[section]
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        if fits {
            let cell =
                collectionView.dequeueReusableCell(withReuseIdentifier: "fitted", for: indexPath) as! FittedCell
            cell.height = heights[indexPath.item]
            return cell
        }
        if usesTags {
            let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tag", for: indexPath) as! TagCell
            cell.show(heights[indexPath.item])
            return cell
        }
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "day", for: indexPath)
        cells.insert(ObjectIdentifier(cell))
        return cell
    }

    override func collectionView(
        _ collectionView: UICollectionView, didEndDisplaying cell: UICollectionViewCell, forItemAt indexPath: IndexPath
    ) {
        ended.append(indexPath.item)
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets {
        section == 1 ? UIEdgeInsets(top: 30, left: 45, bottom: 0, right: 45) : flow.sectionInset
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumLineSpacingForSectionAt section: Int
    ) -> CGFloat {
        section == 1 ? 2 : flow.minimumLineSpacing
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        minimumInteritemSpacingForSectionAt section: Int
    ) -> CGFloat {
        section == 1 ? 0 : flow.minimumInteritemSpacing
    }

    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        referenceSizeForHeaderInSection section: Int
    ) -> CGSize {
        .zero
    }
}

/// Flow layouts with insets of single sections, self-sizing cells, and scrolling to items.
@Suite(.application(tracing: .both)) @MainActor
struct FlowGridTests {
    let app = TestApplication.current
    private let layout = UICollectionViewFlowLayout()

    private func show(_ prepare: (CalendarController) -> Void = { _ in }) -> CalendarController {
        let controller = CalendarController(collectionViewLayout: layout)
        prepare(controller)
        _ = app.makeWindow(root: controller)
        app.settle()
        return controller
    }

    private func frames(_ section: Int, _ items: Range<Int>) -> [CGRect?] {
        items.map { layout.layoutAttributesForItem(at: IndexPath(item: $0, section: section))?.frame }
    }

    /// The lines of the second section are 300 points wide, with three items of 100 points and 2 points between lines.
    @Test func `The delegate sets the insets and the spacing of a section`() {
        layout.itemSize = CGSize(width: 100, height: 40)
        layout.minimumInteritemSpacing = 0
        layout.minimumLineSpacing = 5
        let controller = show { $0.months = [3, 5] }
        expectEqual(frames(0, 0..<3).map { $0?.minY }, [0, 0, 0])
        expectEqual(
            frames(1, 0..<4),
            [
                CGRect(x: 45, y: 70, width: 100, height: 40), CGRect(x: 145, y: 70, width: 100, height: 40),
                CGRect(x: 245, y: 70, width: 100, height: 40), CGRect(x: 45, y: 112, width: 100, height: 40),
            ])
        expectEqual(controller.collectionView.contentSize, CGSize(width: 390, height: 152))
    }

    @Test func `The last line keeps the spacing of the full lines and begins at the left`() {
        layout.itemSize = CGSize(width: 70, height: 40)
        layout.minimumInteritemSpacing = 10
        _ = show { $0.months = [7] }
        // (390 + 10) / 80 = 5 items in a line, and 390 = 5 × 70 + 4 × 10.
        expectEqual(frames(0, 0..<7).map { $0?.minX }, [0, 80, 160, 240, 320, 0, 80])
    }

    @Test func `With an estimated item size cells are as large as their constraints require`() {
        layout.estimatedItemSize = CGSize(width: 390, height: 50)
        layout.minimumLineSpacing = 10
        let controller = show {
            $0.usesTags = true
            $0.months = [4]
        }
        expectEqual(
            frames(0, 0..<4),
            [
                CGRect(x: 0, y: 0, width: 390, height: 40), CGRect(x: 0, y: 50, width: 390, height: 70),
                CGRect(x: 0, y: 130, width: 390, height: 100), CGRect(x: 0, y: 240, width: 390, height: 55),
            ])
        expectEqual(controller.collectionView.contentSize.height, 295)
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 2, section: 0))
        expectEqual(cell?.frame, CGRect(x: 0, y: 130, width: 390, height: 100))
    }

    /// See `preferredLayoutAttributesFitting`.
    @Test func `An item has the size that its cell prefers`() {
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        layout.minimumLineSpacing = 0
        let controller = show {
            $0.fits = true
            $0.months = [4]
        }
        expectEqual(
            (0..<4).map { controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY },
            [
                0, 40, 110, 210,
            ])
    }

    @Test func `A grid of 99,999 items uses few cells`() {
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.minimumInteritemSpacing = 15
        layout.minimumLineSpacing = 20
        let controller = show { $0.months = [99_999] }
        let collection = controller.collectionView!
        expectEqual(collection.contentSize.height, CGFloat(33_333 * 100 - 20))
        // The lines begin at 0 to 800 points.
        expectEqual(collection.visibleCells.count, 27)
        expectEqual(Set(collection.indexPathsForVisibleItems.map(\.item)), Set(0..<27))
        for step in 1...60 {
            collection.contentOffset.y = CGFloat(step) * 90
            app.settle()
        }
        #expect(controller.cells.count < 70)
        #expect(Set(controller.ended).isSuperset(of: 0..<150))
    }

    @Test func `scrollToItem places an item at the top, center or bottom and stays within the content`() {
        layout.itemSize = CGSize(width: 390, height: 90)
        layout.minimumLineSpacing = 10
        let controller = show { $0.months = [100] }
        let collection = controller.collectionView!
        func go(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            collection.scrollToItem(at: IndexPath(item: item, section: 0), at: position, animated: false)
            return collection.contentOffset.y
        }
        expectEqual(go(30, .top), 3000)
        expectEqual(go(30, .bottom), CGFloat(3090 - 844))
        expectEqual(go(30, .centeredVertically), CGFloat(3045 - 422))
        expectEqual(go(99, .top), CGFloat(9990 - 844))
        collection.scrollToItem(at: IndexPath(item: 10, section: 0), at: .top, animated: true)
        app.advance(by: 2)
        expectEqual(collection.contentOffset.y, 1000)
    }

    @Test func `A narrower collection view has fewer items in a line`() {
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.minimumInteritemSpacing = 15
        let controller = CalendarController(collectionViewLayout: layout)
        controller.months = [4]
        let host = UIViewController()
        _ = app.makeWindow(root: host)
        host.addChild(controller)
        controller.view.frame = host.view.bounds
        host.view.addSubview(controller.view)
        controller.didMove(toParent: host)
        app.settle()
        expectEqual(frames(0, 0..<4).map { $0?.minY }, [0, 0, 0, 90])
        controller.view.frame.size.width = 255
        app.settle()
        expectEqual(frames(0, 0..<4).map { $0?.minX }, [0, 135, 0, 135])
        expectEqual(frames(0, 0..<4).map { $0?.minY }, [0, 0, 90, 90])
        expectEqual(controller.collectionView.contentSize, CGSize(width: 255, height: 170))
    }

    /// The subclass moves each third item down.
    @Test func `A subclass of the flow layout moves items`() {
        final class Stepped: UICollectionViewFlowLayout {
            override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
                super.layoutAttributesForElements(in: rect)?.map { attributes in
                    let copy = attributes.copy() as! UICollectionViewLayoutAttributes
                    if copy.indexPath.item % 3 == 2 { copy.frame.origin.y += 30 }
                    return copy
                }
            }
        }
        let stepped = Stepped()
        stepped.itemSize = CGSize(width: 120, height: 80)
        stepped.minimumInteritemSpacing = 15
        let controller = CalendarController(collectionViewLayout: stepped)
        controller.months = [6]
        _ = app.makeWindow(root: controller)
        app.settle()
        let tops = (0..<6).map {
            controller.collectionView.cellForItem(at: IndexPath(item: $0, section: 0))?.frame.minY
        }
        expectEqual(tops, [0, 0, 30, 90, 90, 120])
    }

    @Test func `A layout set with animation lays out the same cells`() {
        layout.itemSize = CGSize(width: 120, height: 80)
        layout.minimumInteritemSpacing = 15
        let controller = show { $0.months = [4] }
        let cell = controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0))
        let list = UICollectionViewFlowLayout()
        list.itemSize = CGSize(width: 390, height: 50)
        list.minimumLineSpacing = 0
        controller.collectionView.setCollectionViewLayout(list, animated: true)
        app.advance(by: 1)
        #expect(controller.collectionView.collectionViewLayout === list)
        #expect(controller.collectionView.cellForItem(at: IndexPath(item: 3, section: 0)) === cell)
        expectEqual(cell?.frame.size, CGSize(width: 390, height: 50))
        expectEqual(cell?.frame.minX, 0)
    }
}
