#if AppleModules
import TouchstoneServices
import UIKit

public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"

/// Writes pictures to a file. Only the first picture is written, as by `UIImage.pngData()`, so not a drawn one.
public final class CGImageDestination {
    let url: URL
    var image: CGImage?
    init(_ url: URL) { self.url = url }
}
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? { CGImageDestination(url) }
public func CGImageDestinationAddImage(_ idst: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    if idst.image == nil { idst.image = image }
}
/// Without effect.
public func CGImageDestinationSetProperties(_ idst: CGImageDestination, _ properties: CFDictionary?) {}
/// Writes the file. Fails if the picture has no data or the file cannot be written.
public func CGImageDestinationFinalize(_ idst: CGImageDestination) -> Bool {
    guard let data = idst.image.flatMap({ UIImage(cgImage: $0).pngData() }) else { return false }
    do {
        try data.write(to: idst.url)
        return true
    } catch { return false }
}
#endif
