import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestingTraits
import UIKit

/// The sizes of images from the first bytes of their data.
@Suite(.application) @MainActor
struct ImageDataTests {
    private func png(_ width: [UInt8], _ height: [UInt8]) -> Data {
        Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height)
    }

    private func gif(_ size: [UInt8]) -> Data { Data(Array("GIF89a".utf8) + size) }

    /// Begins with a table of codes, which comes before the frame.
    private func jpeg(_ size: [UInt8]) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2, 0xFF, 0xC0, 0, 11, 8] + size)
    }

    @Test func `Each format states its width and height`() {
        let size = CGSize(width: 300, height: 2)
        expectEqual(UIImage(data: png([0, 0, 1, 44], [0, 0, 0, 2]))?.size, size)
        expectEqual(UIImage(data: gif([44, 1, 2, 0]))?.size, size)
        expectEqual(UIImage(data: jpeg([0, 2, 1, 44]))?.size, size)
        expectEqual(UIImage(data: gif([44, 1, 2, 0]), scale: 2)?.size, CGSize(width: 150, height: 1))
    }

    @Test func `An image without a width or a height is none`() {
        #expect(
            UIImage(data: png([0, 0, 0, 0], [0, 0, 0, 2])) == nil
                && UIImage(data: png([0, 0, 0, 2], [0, 0, 0, 0])) == nil)
        #expect(UIImage(data: gif([0, 0, 2, 0])) == nil && UIImage(data: gif([2, 0, 0, 0])) == nil)
        #expect(UIImage(data: jpeg([0, 2, 0, 0])) == nil && UIImage(data: jpeg([0, 0, 0, 2])) == nil)
    }

    @Test func `Data that ends too early is no image`() {
        for data in [png([0, 0, 1, 44], [0, 0, 0]), gif([44, 1, 2]), jpeg([0, 2, 1]), Data([0xFF, 0xD8]), Data()] {
            #expect(UIImage(data: data) == nil)
        }
    }

    @Test func `Only data of the same format comes back`() {
        let (png, jpeg) = (png([0, 0, 0, 1], [0, 0, 0, 1]), jpeg([0, 1, 0, 1]))
        #expect(UIImage(data: png)?.pngData() == png && UIImage(data: png)?.jpegData(compressionQuality: 1) == nil)
        #expect(UIImage(data: jpeg)?.jpegData(compressionQuality: 1) == jpeg && UIImage(data: jpeg)?.pngData() == nil)
    }
}
