import Foundation
import Testing
import TouchstoneExpectations
import UIKit

/// Fonts from the data of a file.
struct FontDataTests {
    /// A record of a font's names: the platform is 3 for UTF-16 and 1 for Mac OS Roman; the kind is 1 for the family, 4 for the full name
    /// and 6 for the PostScript name.
    private struct Name {
        var platform = 3
        var kind: Int
        var text: [UInt8]
        /// The number of bytes beyond the end of the data at which the text begins.
        var beyond = 0

        init(_ kind: Int, _ text: String) {
            (self.kind, self.text) = (kind, text.utf16.flatMap { FontDataTests.bytes(Int($0), 2) })
        }
        init(roman kind: Int, _ text: String) { (platform, self.kind, self.text) = (1, kind, Array(text.utf8)) }
    }

    private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(value >> ($0 * 8) & 0xFF) }
    }

    /// The data of a font with these names and without glyphs. Another table comes before the table of names.
    private func font(_ names: [Name], tag: String = "name", version: Int = 0x0001_0000) -> Data {
        func bytes(_ value: Int, _ count: Int) -> [UInt8] { Self.bytes(value, count) }
        let texts = names.flatMap(\.text)
        var (table, offset) = (bytes(0, 2) + bytes(names.count, 2) + bytes(6 + names.count * 12, 2), 0)
        for name in names {
            let place = name.beyond > 0 ? texts.count + name.beyond : offset
            table += bytes(name.platform, 2) + bytes(1, 2) + bytes(0x409, 2) + bytes(name.kind, 2)
            table += bytes(name.text.count, 2) + bytes(place, 2)
            offset += name.text.count
        }
        table += texts
        let head = bytes(version, 4) + bytes(2, 2) + bytes(0, 6)
        let start = head.count + 32
        let first = Array("head".utf8) + bytes(0, 4) + bytes(start, 4) + bytes(0, 4)
        let entry = Array(tag.utf8) + bytes(0, 4) + bytes(start, 4) + bytes(table.count, 4)
        return Data(head + first + entry + table)
    }

    private func made(_ data: Data) throws -> CGFont? { CGFont(try #require(CGDataProvider(data: data))) }

    @Test func `A registered font is available by its family`() throws {
        let made = try #require(try made(font([Name(1, "Own Sans"), Name(6, "OwnSans-Regular")])))
        expectEqual(made.postScriptName, "OwnSans-Regular")
        #expect(CTFontManagerRegisterGraphicsFont(made, nil))
        #expect(UIFont(name: "Own Sans", size: 12) != nil)
    }

    @Test func `A font has the first name of each kind, in the encoding of its platform`() throws {
        let names = [
            Name(roman: 1, "Oel"), Name(1, "Other"), Name(4, "Öl Bold"), Name(roman: 6, "Oel-Bold"),
            Name(6, "Other-Bold"),
        ]
        for version in [0x0001_0000, 0x4F54_544F, 0x7472_7565] {
            let made = try #require(try made(font(names, version: version)))
            expectEqual([made.postScriptName, made.fullName], ["Oel-Bold", "Öl Bold"])
            #expect(CTFontManagerRegisterGraphicsFont(made, nil))
        }
        expectEqual(["Oel", "Other"].map { UIFont(name: $0, size: 12) != nil }, [true, false])
    }

    @Test func `A font without other names has that of its family`() throws {
        var lost = Name(6, "Own-Mono")
        lost.beyond = 1
        let made = try #require(try made(font([lost, Name(1, "Own Mono")])))
        expectEqual([made.postScriptName, made.fullName], ["Own Mono", "Own Mono"])
        let named = try #require(CGFont("Helvetica-Bold"))
        expectEqual([named.postScriptName, named.fullName], ["Helvetica-Bold", "Helvetica-Bold"])
        expectEqual(CGFont("") == nil, true)
    }

    @Test func `Other data is no font`() throws {
        let names = [Name(1, "Own Serif"), Name(6, "OwnSerif")]
        let whole = font(names)
        #expect(try made(whole) != nil)
        let others = [
            Data(), Data("Hello, world".utf8), whole.prefix(60), whole.prefix(40), whole.prefix(30),
            font(names, tag: "post"), font(names, version: 0x0002_0000), font([Name(6, "OwnSerif")]),
        ]
        for data in others { #expect(try made(Data(data)) == nil) }
    }

    @Test func `A file without a font cannot be registered, for a reason`() throws {
        var error: Unmanaged<CFError>?
        #expect(!CTFontManagerRegisterFontsForURL(URL(fileURLWithPath: "/no/such.ttf"), .process, &error))
        let found = try #require(error).takeRetainedValue()
        expectEqual(CFErrorCopyDescription(found), "/no/such.ttf contains no font.")
        // The code of CTFontManagerError.fileNotFound.
        expectEqual(CFErrorGetCode(found), 101)
        expectEqual(CFErrorGetDomain(found), "com.apple.CoreText.CTFontManagerErrorDomain")
    }

    @Test func `A file with a font is registered`() throws {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString + ".ttf")
        try font([Name(1, "Own Slab"), Name(6, "OwnSlab")]).write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        var error: Unmanaged<CFError>?
        #expect(CTFontManagerRegisterFontsForURL(file, .process, &error) && error == nil)
        #expect(UIFont(name: "Own Slab", size: 12) != nil)
    }
}
