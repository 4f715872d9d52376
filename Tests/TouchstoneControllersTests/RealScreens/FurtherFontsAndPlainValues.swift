import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fonts, the defaults of buttons, and rectangles.
@Suite(.application) @MainActor
struct FurtherFontsAndPlainValues {
    private func isNear(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 0.01) -> Bool {
        abs(one - other) <= distance
    }

    @Test func `A font that does not exist is nil`() {
        #expect(UIFont(name: "Invalid", size: 1) == nil)
        #expect(UIFont(name: "Invalid Font Name", size: 17) == nil)
        #expect((UIFont(name: "NoSuchFont-Bold", size: 20) ?? .systemFont(ofSize: 20)) == .systemFont(ofSize: 20))
    }

    @Test func `The title of a system button without a configuration has 15 points`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.configuration == nil)
        #expect(button.titleLabel?.font.pointSize == 15)
        button.titleLabel?.font = .systemFont(ofSize: 22)
        #expect(button.titleLabel?.font.pointSize == 22)
    }

    @Test func `Button configurations have no space beside their image`() {
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
            #expect(configuration.imagePadding == 0)
            #expect(configuration.imagePlacement == .leading)
            #expect(configuration.title == nil && configuration.image == nil)
            #expect(!configuration.showsActivityIndicator)
        }
    }

    @Test func `Insets beyond the size of a rectangle give a negative size`() {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
            .inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(rectangle.origin.x == 21)
        #expect(rectangle.origin.y == 12)
        #expect(rectangle.size.width == -57)
        #expect(rectangle.size.height == -36)
        #expect(rectangle.width == 57 && rectangle.height == 36)
    }

    @Test func `Insets are plain arithmetic`() {
        let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
        let smaller = rectangle.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        #expect(smaller == CGRect(x: 12, y: 21, width: 94, height: 46))
        let larger = rectangle.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        #expect(larger == CGRect(x: 8, y: 19, width: 106, height: 54))
        let empty = CGRect.zero.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(empty.origin.x == 5 && empty.origin.y == 5)
        #expect(empty.size.width == -10 && empty.size.height == -10)
        #expect(!empty.isNull)
    }
}
