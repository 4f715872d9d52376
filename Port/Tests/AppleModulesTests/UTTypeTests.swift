import Testing
import TouchstoneMobileCoreServices
import TouchstoneUniformTypeIdentifiers
import UIKit

/// Types of data and their supertypes.
struct UTTypeTests {
    @Test(arguments: [
        (UTType.png, UTType.image), (.heic, .data), (.mpeg4Movie, .audiovisualContent), (.json, .text),
        (.folder, .item),
    ])
    func `A type conforms to its supertypes and not the other way around`(type: UTType, supertype: UTType) {
        #expect(type.conforms(to: supertype) && type.isSubtype(of: supertype) && supertype.isSupertype(of: type))
        #expect(!supertype.conforms(to: type))
    }

    @Test(arguments: [
        ("JPG", "public.jpeg"), ("mov", "com.apple.quicktime-movie"), ("txt", "public.plain-text"),
        ("pdf", "com.adobe.pdf"),
    ])
    func `A filename extension determines the type`(name: String, identifier: String) {
        #expect(UTType(filenameExtension: name)?.identifier == identifier)
    }

    @Test func `An unknown extension has a dynamic type, and an unknown MIME type has none`() {
        #expect(UTType(filenameExtension: "abc")?.isDynamic == true)
        #expect(UTType(filenameExtension: "png", conformingTo: .movie) == nil)
        #expect(UTType("com.example.own")?.conforms(to: .data) == false)
        #expect(UTType("") == nil && UTType(mimeType: "x/y") == nil)
    }

    @Test func `A MIME type determines the type regardless of case`() {
        #expect(UTType(mimeType: "image/PNG") == .png && UTType.gif.preferredMIMEType == "image/gif")
    }

    @Test func `The constants of MobileCoreServices name the same types`() {
        #expect(kUTTypeMovie as String == "public.movie" && UTTypeConformsTo(kUTTypePNG, kUTTypeImage))
    }

    @Test @MainActor func `A document picker can be created with types`() {
        #expect(
            UIDocumentPickerViewController(forOpeningContentTypes: [.pdf], asCopy: true).documentPickerMode == .import)
    }
}
