import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// An animator that moves the attributes of a layout, as layouts with springs do.
@Suite(.application) @MainActor
struct LayoutDynamicsTests {
    /// A flow layout whose cells fall.
    private final class FallingLayout: UICollectionViewFlowLayout {
        lazy var animator = UIDynamicAnimator(collectionViewLayout: self)

        override func prepare() {
            super.prepare()
            let area = CGRect(x: 0, y: 0, width: 100, height: 1000)
            guard animator.behaviors.isEmpty, let all = super.layoutAttributesForElements(in: area) else { return }
            animator.addBehavior(UIGravityBehavior(items: all.map { $0.copy() as! UICollectionViewLayoutAttributes }))
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            animator.items(in: rect).compactMap { $0 as? UICollectionViewLayoutAttributes }
        }
    }

    private final class OneCell: NSObject, UICollectionViewDataSource {
        func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1 }
        func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
            -> UICollectionViewCell
        { collectionView.dequeueReusableCell(withReuseIdentifier: "a", for: indexPath) }
    }

    private let app = TestApplication.current
    private let source = OneCell()

    private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 600), collectionViewLayout: layout)
        list.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "a")
        list.dataSource = source
        app.makeWindow().addSubview(list)
        app.advance(by: 0.05)
        return list
    }

    @Test func `Cells follow the attributes that an animator moves`() throws {
        let layout = FallingLayout()
        let list = show(layout)
        let path = IndexPath(item: 0, section: 0)
        let start = try #require(list.cellForItem(at: path)).center.y
        app.advance(by: 0.5)
        let end = try #require(list.cellForItem(at: path)).center.y
        #expect(end > start + 50)
        expectEqual(layout.animator.layoutAttributesForCell(at: path)?.center.y, end)
        #expect(layout.animator.layoutAttributesForSupplementaryView(ofKind: "a", at: path) == nil)
    }

    /// A flow layout that returns the same attributes each time.
    private final class KeepingLayout: UICollectionViewFlowLayout {
        private(set) var kept: [UICollectionViewLayoutAttributes]?

        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            if kept?.isEmpty ?? true { kept = super.layoutAttributesForElements(in: rect) }
            return kept
        }
    }

    @Test func `A cell follows a change in place of the third dimension of its attributes`() throws {
        let layout = KeepingLayout()
        let list = show(layout)
        let cell = try #require(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        expectEqual(cell.transform3D, CATransform3DIdentity)
        let raised = CATransform3DMakeTranslation(0, 0, 10)
        layout.kept?.first?.transform3D = raised
        layout.invalidateLayout()
        app.advance(by: 0.05)
        expectEqual(cell.transform3D, raised)
    }
}
