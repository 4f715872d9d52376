import Testing
import TouchstoneExpectations
import UIKit

struct FontAttributeTests {
    private let plain = UIFont.systemFont(ofSize: 15).fontDescriptor

    @Test func `Attributes change the size, the family and the traits`() {
        let described = plain.addingAttributes([
            .family: "Georgia", .size: 20, .traits: [UIFontDescriptor.TraitKey.weight: UIFont.Weight.bold],
        ])
        let font = UIFont(descriptor: described, size: 0)
        expectEqual(font.familyName, "Georgia")
        expectEqual(font.pointSize, 20)
        #expect(described.symbolicTraits.contains(.traitBold))
    }

    @Test func `Attributes that have no effect leave the font unchanged`() {
        expectEqual(plain.addingAttributes([.featureSettings: [[String: Int]]()]), plain)
    }

    @Test func `A descriptor without attributes has 12 points`() {
        expectEqual(UIFontDescriptor(fontAttributes: [:]).pointSize, 12)
        expectEqual(UIFontDescriptor(fontAttributes: [.name: "Georgia", .size: 30]).pointSize, 30)
    }

    @Test func `Only a family that can be used has fonts`() {
        expectEqual(UIFont.fontNames(forFamilyName: "Georgia"), ["Georgia"])
        expectEqual(UIFont.fontNames(forFamilyName: "No such family"), [])
    }
}
