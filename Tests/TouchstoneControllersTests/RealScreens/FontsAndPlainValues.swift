import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fonts, the defaults of buttons, and rectangles.
@Suite(.application) @MainActor
struct FontsAndPlainValues {
    private func isNear(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 0.01) -> Bool {
        abs(one - other) <= distance
    }

    @Test func `Fonts that are installed on every iPhone are found by name`() throws {
        for name in ["Helvetica", "Helvetica-Bold", "HelveticaNeue", "Georgia", "Menlo-Regular", "AvenirNext-Medium"] {
            let font = try #require(UIFont(name: name, size: 12), "\(name)")
            expectEqual(font.pointSize, 12)
            expectEqual(font.fontName, name)
        }
    }

    @Test func `The system font of 17 points has the metrics of SF`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(isNear(font.ascender, 16.19))
        #expect(isNear(font.descender, -4.10))
        #expect(isNear(font.lineHeight, 20.29))
        #expect(isNear(font.capHeight, 11.98))
        #expect(isNear(font.xHeight, 8.95))
        expectEqual(font.leading, 0)
    }

    @Test(arguments: [10, 12, 15, 20, 34])
    func `The metrics of the system font are proportional to its size`(_ points: Int) {
        let size = CGFloat(points)
        for font in [UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size)] {
            #expect(isNear(font.ascender / size, 0.9521, within: 0.0005))
            #expect(isNear(font.descender / size, -0.2412, within: 0.0005))
            #expect(isNear(font.lineHeight, font.ascender - font.descender))
            #expect(isNear(font.capHeight / size, 0.7046, within: 0.0005))
        }
    }

    @Test func `The title of a custom button has a font of 18 points`() {
        expectEqual(UIButton().titleLabel?.font.pointSize, 18)
        expectEqual(UIButton(type: .custom).titleLabel?.font.pointSize, 18)
        expectEqual(UIFont.buttonFontSize, 18)
        expectEqual(UIFont.labelFontSize, 17)
        expectEqual(UIFont.systemFontSize, 14)
        expectEqual(UIFont.smallSystemFontSize, 12)
        expectEqual(UILabel().font.pointSize, 17)
    }

    @Test func `A font with an unknown name is nil`() {
        #expect(UIFont(name: "Invalid", size: 1) == nil)
        #expect(UIFont(name: "Invalid Font Name", size: 17) == nil)
        expectEqual((UIFont(name: "NoSuchFont-Bold", size: 20) ?? .systemFont(ofSize: 20)), .systemFont(ofSize: 20))
    }

    @Test func `The title of a system button without a configuration has a font of 15 points`() {
        let button = UIButton(type: .system)
        button.setTitle("Save", for: .normal)
        #expect(button.configuration == nil)
        expectEqual(button.titleLabel?.font.pointSize, 15)
        button.titleLabel?.font = .systemFont(ofSize: 22)
        expectEqual(button.titleLabel?.font.pointSize, 22)
    }

    @Test func `Button configurations have no image padding`() {
        for configuration in [UIButton.Configuration.plain(), .gray(), .tinted(), .filled()] {
            expectEqual(configuration.imagePadding, 0)
            expectEqual(configuration.imagePlacement, .leading)
            #expect(configuration.title == nil && configuration.image == nil)
            #expect(!configuration.showsActivityIndicator)
        }
    }

    @Test func `Insets larger than a rectangle result in a negative size`() {
        let rectangle = CGRect(x: 1, y: 2, width: 3, height: 4)
            .inset(by: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        expectEqual(rectangle.origin.x, 21)
        expectEqual(rectangle.origin.y, 12)
        expectEqual(rectangle.size.width, -57)
        expectEqual(rectangle.size.height, -36)
        #expect(rectangle.width == 57 && rectangle.height == 36)
    }

    @Test func `Insets are added to the origin and subtracted from the size of a rectangle`() {
        let rectangle = CGRect(x: 10, y: 20, width: 100, height: 50)
        let smaller = rectangle.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
        expectEqual(smaller, CGRect(x: 12, y: 21, width: 94, height: 46))
        let larger = rectangle.inset(by: UIEdgeInsets(top: -1, left: -2, bottom: -3, right: -4))
        expectEqual(larger, CGRect(x: 8, y: 19, width: 106, height: 54))
        let empty = CGRect.zero.inset(by: UIEdgeInsets(top: 5, left: 5, bottom: 5, right: 5))
        #expect(empty.origin.x == 5 && empty.origin.y == 5)
        #expect(empty.size.width == -10 && empty.size.height == -10)
        #expect(!empty.isNull)
    }
}
