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
    private func jpeg(_ size: [UInt8], frame: UInt8 = 0xC0) -> Data {
        Data([0xFF, 0xD8, 0xFF, 0xC4, 0, 4, 1, 2, 0xFF, frame, 0, 11, 8] + size)
    }

    @Test func `Each format states its width and height`() {
        let size = CGSize(width: 300, height: 2)
        expectEqual(UIImage(data: png([0, 0, 1, 44], [0, 0, 0, 2]))?.size, size)
        expectEqual(UIImage(data: gif([44, 1, 2, 0]))?.size, size)
        expectEqual(UIImage(data: jpeg([0, 2, 1, 44]))?.size, size)
        expectEqual(UIImage(data: gif([44, 1, 2, 0]), scale: 2)?.size, CGSize(width: 150, height: 1))
        expectEqual(UIImage(data: png([0, 1, 0, 0], [0, 1, 2, 3]))?.size, CGSize(width: 65536, height: 66051))
    }

    @Test func `The size of JPEG data is in the frame, which begins with one of 13 markers`() {
        let frames = (0xC0...0xCF).filter { UIImage(data: jpeg([0, 2, 0, 3], frame: $0)) != nil }
        // C4, C8 and CC are tables of codes, a reserved marker and conditions of arithmetic codes.
        expectEqual(
            frames, [0xC0, 0xC1, 0xC2, 0xC3, 0xC5, 0xC6, 0xC7, 0xC9, 0xCA, 0xCB, 0xCD, 0xCE, 0xCF])
        // The scan begins at DA, behind which there is no frame.
        expectEqual(UIImage(data: jpeg([0, 2, 0, 3], frame: 0xDA)) == nil, true)
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

    @Test func `The name of a file states the scale of its image`() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let scales = try ["flag.png", "flag@2x.png", "flag@3x.png", "flag@2x", "@3xflag.png"].map { name in
            let file = folder.appendingPathComponent(name)
            try png([0, 0, 0, 12], [0, 0, 0, 6]).write(to: file)
            let image = UIImage(contentsOfFile: file.path)
            return [image?.scale, image?.size.width, image?.size.height]
        }
        expectEqual(scales, [[1, 12, 6], [2, 6, 3], [3, 4, 2], [2, 6, 3], [1, 12, 6]])
        expectEqual(UIImage(contentsOfFile: folder.appendingPathComponent("none.png").path) == nil, true)
    }

    // MARK: Core Graphics

    /// The width and height of the pictures that PNG data and JPEG data of a provider make.
    private func sizes(_ provider: CGDataProvider?) -> [[Int]?] {
        guard let provider else { return [] }
        let pictures = [
            CGImage(
                pngDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent),
            CGImage(
                jpegDataProviderSource: provider, decode: nil, shouldInterpolate: true, intent: .defaultIntent),
        ]
        return pictures.map { picture in picture.map { [$0.width, $0.height] } }
    }

    @Test func `A provider makes a picture only of data in the wanted format`() throws {
        let (png, jpeg) = (png([0, 0, 0, 12], [0, 0, 0, 6]), jpeg([0, 2, 0, 3]))
        expectEqual(sizes(CGDataProvider(data: png)), [[12, 6], nil])
        expectEqual(sizes(CGDataProvider(data: jpeg)), [nil, [3, 2]])
        expectEqual(sizes(CGDataProvider(data: gif([3, 0, 2, 0]))), [nil, nil])
        expectEqual(sizes(CGDataProvider(data: Data("text".utf8))), [nil, nil])
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try png.write(to: file)
        defer { try? FileManager.default.removeItem(at: file) }
        expectEqual(sizes(CGDataProvider(url: file)), [[12, 6], nil])
        expectEqual(sizes(CGDataProvider(filename: file.path)), [[12, 6], nil])
        let missing = file.appendingPathExtension("none")
        expectEqual(
            [CGDataProvider(url: missing) == nil, CGDataProvider(filename: missing.path) == nil], [true, true])
    }
}
