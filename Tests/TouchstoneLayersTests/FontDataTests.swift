import Foundation
import Testing
import TouchstoneExpectations
import UIKit

/// Fonts from the data of a file.
struct FontDataTests {
    /// The data of a font with a family and a PostScript name, and without glyphs.
    private func font(_ family: String, _ name: String) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] {
            (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
        }
        let texts = [family, name].map { [UInt8]($0.utf16.flatMap { bytes(Int($0), 2) }) }
        var table = bytes(0, 2) + bytes(2, 2) + bytes(6 + 24, 2)
        for (kind, offset, text) in [(1, 0, texts[0]), (6, texts[0].count, texts[1])] {
            table +=
                bytes(3, 2) + bytes(1, 2) + bytes(0x409, 2) + bytes(kind, 2) + bytes(text.count, 2) + bytes(offset, 2)
        }
        table += texts[0] + texts[1]
        let head = bytes(0x0001_0000, 4) + bytes(1, 2) + bytes(0, 6)
        let entry = Array("name".utf8) + bytes(0, 4) + bytes(head.count + 16, 4) + bytes(table.count, 4)
        return Data(head + entry + table)
    }

    @Test func `A registered font is available by its family`() throws {
        let provider = try #require(CGDataProvider(data: font("Own Sans", "OwnSans-Regular")))
        let made = try #require(CGFont(provider))
        expectEqual(made.postScriptName, "OwnSans-Regular")
        #expect(CTFontManagerRegisterGraphicsFont(made, nil))
        #expect(UIFont(name: "Own Sans", size: 12) != nil)
    }

    @Test func `Other data is no font`() throws {
        let whole = font("Own Serif", "OwnSerif")
        for data in [Data(), Data("Hello, world".utf8), whole.prefix(40), whole.prefix(30)] {
            let provider = try #require(CGDataProvider(data: Data(data)))
            #expect(CGFont(provider) == nil)
        }
    }

    @Test func `A file without a font cannot be registered, for a reason`() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf"), .process, &error))
        expectEqual(
            CFErrorCopyDescription(try #require(error).takeRetainedValue()), "/no/such.ttf contains no font.")
    }
}
