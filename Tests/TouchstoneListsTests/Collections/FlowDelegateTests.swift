import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

private final class Trio: NSObject, UICollectionViewDataSource {
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// A delegate with insets, and without sizes of items.
private final class Insets: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        insetForSectionAt section: Int
    ) -> UIEdgeInsets { UIEdgeInsets(top: 5, left: 0, bottom: 9, right: 0) }
}

/// A delegate with a size for each item.
private final class Sizes: NSObject, UICollectionViewDelegateFlowLayout {
    func collectionView(
        _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
        sizeForItemAt indexPath: IndexPath
    ) -> CGSize { CGSize(width: indexPath.item == 1 ? 130 : 120, height: 40) }
}

/// The delegates of a flow layout, in a collection view of 390 by 600 points.
@Suite(.application) @MainActor
struct FlowDelegateTests {
    private let app = TestApplication.current

    @Test func `Values that a delegate does not return are those of the layout, also after a change of the delegate`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 390, height: 50)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 390, height: 600), collectionViewLayout: layout)
        view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        let (trio, insets, sizes) = (Trio(), Insets(), Sizes())
        view.dataSource = trio
        view.delegate = insets
        app.makeWindow().addSubview(view)
        func frames() -> [CGRect?] {
            app.settle()
            return (0..<3).map { view.cellForItem(at: IndexPath(item: $0, section: 0))?.frame }
        }
        expectEqual(frames(), [5, 65, 125].map { CGRect(x: 0, y: $0, width: 390, height: 50) })
        expectEqual(view.contentSize.height, 184)
        view.delegate = sizes
        // The items and two gaps of 10 points fill the line.
        expectEqual(
            frames(),
            [
                CGRect(x: 0, y: 0, width: 120, height: 40), CGRect(x: 130, y: 0, width: 130, height: 40),
                CGRect(x: 270, y: 0, width: 120, height: 40),
            ])
        expectEqual(view.contentSize.height, 40)
        view.delegate = insets
        expectEqual(frames(), [5, 65, 125].map { CGRect(x: 0, y: $0, width: 390, height: 50) })
        view.delegate = nil
        expectEqual(frames(), [0, 60, 120].map { CGRect(x: 0, y: $0, width: 390, height: 50) })
        withExtendedLifetime((trio, insets, sizes)) {}
    }
}
