import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// Font descriptors, font metrics and symbol configurations.
@Suite(.application) @MainActor
struct FontDescriptorTests {
    @Test func `A font descriptor's symbolic traits make a font bold and italic`() throws {
        let plain = UIFont.systemFont(ofSize: 15)
        let descriptor = try #require(plain.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        let font = UIFont(descriptor: descriptor, size: 0)
        #expect(font.pointSize == 15 && font.isItalic)
        expectEqual(font.fontDescriptor.symbolicTraits, [.traitBold, .traitItalic])
        expectEqual(UIFont(descriptor: plain.fontDescriptor, size: 20), .systemFont(ofSize: 20))
        expectEqual(descriptor.withSymbolicTraits([])?.symbolicTraits, [])
        #expect(plain.fontDescriptor.withSymbolicTraits(.traitCondensed) == nil)
    }

    @Test func `The bold trait keeps a weight heavier than bold`() {
        let heavy = UIFont.systemFont(ofSize: 12, weight: .heavy)
        expectEqual(heavy.fontDescriptor.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }, heavy)
    }

    @Test func `Font metrics return fonts and values unscaled, up to the maximum size`() {
        let font = UIFont(name: "Avenir-Medium", size: 18)!
        expectEqual(UIFontMetrics(forTextStyle: .headline).scaledFont(for: font), font)
        expectEqual(UIFontMetrics.default.scaledFont(for: font, maximumPointSize: 12).pointSize, 12)
        expectEqual(UIFontMetrics.default.scaledValue(for: 7), 7)
    }

    @Test func `A symbol image has the size of its configuration`() {
        let large = UIImage.SymbolConfiguration(pointSize: 30, weight: .bold)
        expectEqual(UIImage(systemName: "heart", withConfiguration: large)?.size, CGSize(width: 36, height: 36))
        expectEqual(UIImage(systemName: "heart", withConfiguration: nil)?.size, CGSize(width: 24, height: 24))
        let drawn = UIImage()
        #expect(drawn.withConfiguration(large) === drawn && drawn.applyingSymbolConfiguration(large) == nil)
        #expect(UIImage(named: "logo", in: nil, compatibleWith: nil)?.ciImage == nil)
    }
}
