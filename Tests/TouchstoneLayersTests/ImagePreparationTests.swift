import Foundation
import Testing
import TouchstoneExpectations
import UIKit

struct ImagePreparationTests {
    private let image = UIImage(named: "photo")

    @Test func `A thumbnail has its own size`() throws {
        let image = try #require(image)
        expectEqual(image.preparingThumbnail(of: CGSize(width: 12, height: 8))?.size, CGSize(width: 12, height: 8))
        #expect(image.preparingThumbnail(of: .zero) == nil)
    }

    @Test func `A mirrored image differs and keeps its size`() throws {
        let image = try #require(image)
        let mirrored = image.withHorizontallyFlippedOrientation()
        expectEqual(mirrored.size, image.size)
        #expect(mirrored != image)
        #expect(image.imageFlippedForRightToLeftLayoutDirection() === image)
    }

    @Test func `A prepared image is the image`() throws {
        let image = try #require(image)
        var prepared: UIImage?
        image.prepareForDisplay { prepared = $0 }
        #expect(prepared === image)
    }
}
