import Foundation
import Testing
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

/// Fonts, the defaults of buttons, and rectangles.
@Suite(.application) @MainActor
struct FontsAndPlainValues {
    private func isNear(_ one: CGFloat, _ other: CGFloat, within distance: CGFloat = 0.01) -> Bool {
        abs(one - other) <= distance
    }

    @Test func `Fonts that every iPhone has are found by name`() throws {
        for name in ["Helvetica", "Helvetica-Bold", "HelveticaNeue", "Georgia", "Menlo-Regular", "AvenirNext-Medium"] {
            let font = try #require(UIFont(name: name, size: 12), "\(name)")
            #expect(font.pointSize == 12)
            #expect(font.fontName == name)
        }
    }

    @Test func `The system font of 17 points has the measures of SF`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(isNear(font.ascender, 16.19))
        #expect(isNear(font.descender, -4.10))
        #expect(isNear(font.lineHeight, 20.29))
        #expect(isNear(font.capHeight, 11.98))
        #expect(isNear(font.xHeight, 8.95))
        #expect(font.leading == 0)
    }

    @Test(arguments: [10, 12, 15, 20, 34])
    func `The measures of the system font grow with its size`(_ points: Int) {
        let size = CGFloat(points)
        for font in [UIFont.systemFont(ofSize: size), .boldSystemFont(ofSize: size)] {
            #expect(isNear(font.ascender / size, 0.9521, within: 0.0005))
            #expect(isNear(font.descender / size, -0.2412, within: 0.0005))
            #expect(isNear(font.lineHeight, font.ascender - font.descender))
            #expect(isNear(font.capHeight / size, 0.7046, within: 0.0005))
        }
    }

    @Test func `The title of a custom button has 18 points`() {
        #expect(UIButton().titleLabel?.font.pointSize == 18)
        #expect(UIButton(type: .custom).titleLabel?.font.pointSize == 18)
        #expect(UIFont.buttonFontSize == 18)
        #expect(UIFont.labelFontSize == 17)
        #expect(UIFont.systemFontSize == 14)
        #expect(UIFont.smallSystemFontSize == 12)
        #expect(UILabel().font.pointSize == 17)
    }
}
