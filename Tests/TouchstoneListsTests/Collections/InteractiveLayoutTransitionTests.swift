import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// A change of a collection view's layout that the application drives.
@Suite(.application) @MainActor
struct InteractiveLayoutTransitionTests {
    private final class OneItem: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(
            _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
        ) -> UICollectionViewCell {
            collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
        }
    }

    private let collection: UICollectionView
    private let source = OneItem()
    private let small = UICollectionViewFlowLayout()
    private let large = UICollectionViewFlowLayout()

    init() {
        small.itemSize = CGSize(width: 100, height: 50)
        large.itemSize = CGSize(width: 200, height: 150)
        let window = TestApplication.current.makeWindow()
        collection = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 300, height: 400), collectionViewLayout: small)
        collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
        collection.dataSource = source
        window.addSubview(collection)
        TestApplication.current.settle()
    }

    private var size: CGSize? { collection.visibleCells.first?.frame.size }

    @Test func `The items follow the progress between the two layouts`() {
        let transition = collection.startInteractiveTransition(to: large)
        #expect(collection.collectionViewLayout === transition)
        #expect(transition.currentLayout === small && transition.nextLayout === large)
        TestApplication.current.settle()
        expectEqual(size, CGSize(width: 100, height: 50))
        transition.transitionProgress = 0.5
        transition.invalidateLayout()
        TestApplication.current.settle()
        expectEqual(size, CGSize(width: 150, height: 100))
    }

    @Test(arguments: [true, false]) func `The end leads to the next or the previous layout`(finishes: Bool) {
        var ends: [String] = []
        let transition = collection.startInteractiveTransition(to: large) { ends.append("\($0) \($1)") }
        transition.transitionProgress = 0.5
        transition.invalidateLayout()
        TestApplication.current.settle()
        if finishes { collection.finishInteractiveTransition() } else { collection.cancelInteractiveTransition() }
        TestApplication.current.advance(by: 1)
        expectEqual(ends, ["true \(finishes)"])
        #expect(collection.collectionViewLayout === (finishes ? large : small))
        expectEqual(size, (finishes ? CGSize(width: 200, height: 150) : CGSize(width: 100, height: 50)))
    }

    @Test func `An end without a beginning logs an exception`() {
        let logged = LoggedException.collecting { collection.finishInteractiveTransition() }
        expectEqual(logged.map(\.method), ["UICollectionView.finishInteractiveTransition()"])
        #expect(collection.collectionViewLayout === small)
    }
}
