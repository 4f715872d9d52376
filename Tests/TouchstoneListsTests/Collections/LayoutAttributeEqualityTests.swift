import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// When layout attributes are equal.
@Suite(.application) @MainActor
struct LayoutAttributeEqualityTests {
    private func attributes(_ item: Int = 0) -> UICollectionViewLayoutAttributes {
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        made.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        return made
    }

    @Test func `Attributes are equal if they are of the same element with the same values`() {
        #expect(attributes() == attributes() && attributes().hash == attributes().hash)
        expectEqual(attributes().copy() as? UICollectionViewLayoutAttributes, attributes())
        #expect(attributes() != attributes(1))
        let header = UICollectionViewLayoutAttributes(
            forSupplementaryViewOfKind: "header", with: IndexPath(item: 0, section: 0))
        header.frame = attributes().frame
        #expect(header != attributes())
    }

    @Test(
        arguments: [
            { (a: UICollectionViewLayoutAttributes) in a.alpha = 0.5 },
            { (a: UICollectionViewLayoutAttributes) in a.frame.origin.x += 1 },
            { (a: UICollectionViewLayoutAttributes) in a.zIndex = 1 },
            { (a: UICollectionViewLayoutAttributes) in a.isHidden = true },
            { (a: UICollectionViewLayoutAttributes) in a.transform3D.m34 = 0.1 },
        ] as [@MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void])
    func `Attributes with another value differ`(change: @MainActor @Sendable (UICollectionViewLayoutAttributes) -> Void)
    {
        let changed = attributes()
        change(changed)
        #expect(changed != attributes())
    }
}
