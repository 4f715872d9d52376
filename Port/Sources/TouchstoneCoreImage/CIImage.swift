#if AppleModules
import TouchstoneServices
import UIKit

extension CIImage {
    /// Fails, since there is no Core Image.
    public convenience init?(image: UIImage) { return nil }
    /// Fails, since there is no Core Image.
    public convenience init?(data: Data) { return nil }
    /// Fails, since there is no Core Image.
    public convenience init?(contentsOf url: URL) { return nil }
    /// Creates an empty picture, since there is no Core Image.
    public convenience init(cgImage image: CGImage) { self.init() }
    /// Always zero.
    public var extent: CGRect { .zero }
    /// The same empty picture.
    public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
    /// The same empty picture.
    public func cropped(to rect: CGRect) -> CIImage { self }
    /// The same empty picture.
    public func clampedToExtent() -> CIImage { self }
    /// The same empty picture.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage { self }
    /// The same empty picture.
    public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
}
#endif
