import Foundation
import TouchstoneGeometry

extension UIImage {
    /// Returns this image: hosts decode images.
    public func preparingForDisplay() -> UIImage? { self }
    /// Calls the handler with this image: hosts decode images.
    public func prepareForDisplay(completionHandler: @escaping (UIImage?) -> Void) { completionHandler(self) }
    /// The image when a host can draw it, which is at once.
    public var byPreparingForDisplay: UIImage? { get async { self } }
    /// Returns the picture in another size, in points; `nil` if the size is empty.
    public func preparingThumbnail(of size: CGSize) -> UIImage? {
        guard size.width > 0, size.height > 0 else { return nil }
        var list = DisplayList()
        append(to: &list, in: CGRect(origin: .zero, size: size))
        return UIImage(.drawn(list.commands), size: size, scale: scale)
    }
    /// Calls the handler with the picture in another size, in points.
    public func prepareThumbnail(of size: CGSize, completionHandler: @escaping (UIImage?) -> Void) {
        completionHandler(preparingThumbnail(of: size))
    }
    /// Returns this image: images are not mirrored in a right-to-left interface.
    public func imageFlippedForRightToLeftLayoutDirection() -> UIImage { self }
    /// Whether the image is mirrored in a right-to-left interface; always `false`.
    public var flipsForRightToLeftLayoutDirection: Bool { false }
    /// Returns the mirrored picture.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        var list = DisplayList()
        list.append(.save)
        list.append(.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: size.width, ty: 0)))
        append(to: &list, in: CGRect(origin: .zero, size: size))
        list.append(.restore)
        return UIImage(.drawn(list.commands), size: size, scale: scale, renderingMode: renderingMode)
    }
    /// Returns the first image of a sequence of files, which is `name` with the number 0; `nil` if there is none.
    public static func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
        UIImage(named: name + "0")
    }
    /// The image of a plus sign.
    public static var add: UIImage { symbol("plus.circle") }
    /// The image of a minus sign.
    public static var remove: UIImage { symbol("minus.circle") }
    /// The image of three dots.
    public static var actions: UIImage { symbol("ellipsis.circle") }
    /// The image of a check mark.
    public static var checkmark: UIImage { symbol("checkmark") }
    /// The image of a cross.
    public static var strokedCheckmark: UIImage { symbol("checkmark.circle") }

    private static func symbol(_ name: String) -> UIImage { UIImage(.named(name), size: CGSize(width: 24, height: 24)) }
}
