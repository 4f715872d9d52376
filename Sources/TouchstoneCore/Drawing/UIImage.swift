import Foundation
import TouchstoneGeometry

/// An image: one with a name that the host draws, one from encoded data, or one from drawing commands.
public final class UIImage: NSObject, Sendable {
    private let header = CoreFoundationHeader()
    /// The size of the image, in points.
    public let size: CGSize
    /// The number of pixels per point; 1 by default.
    public let scale: CGFloat
    /// Whether the image is drawn in its own colors, or as a template in the tint color; `.automatic` by default.
    public let renderingMode: RenderingMode
    /// The insets of the edges that keep their size when the image is stretched, in points; zero by default.
    public let capInsets: UIEdgeInsets
    /// The way in which the center of a resizable image fills its area; `.tile` by default. Stored; has no effect: the center is
    /// stretched.
    public let resizingMode: ResizingMode
    /// The insets of the alignment rectangle from the edges of the image, in points; zero by default.
    public let alignmentRectInsets: UIEdgeInsets
    package let content: Content
    /// An identifier of the image for tests; `nil` by default. It has no effect, and images made from this one do not have it.
    @preconcurrency @MainActor public var accessibilityIdentifier: String?

    /// The content of an image.
    package enum Content: Equatable, Sendable {
        case named(String)
        case encoded(EncodedImage)
        /// Drawing commands for a rectangle at the origin with the image's size.
        case drawn([DrawingCommand])
    }

    /// The colors in which an image is drawn.
    public typealias RenderingMode = UIImageRenderingMode

    /// The way in which the center of a resizable image fills its area.
    public typealias ResizingMode = UIImageResizingMode

    package init(
        _ content: Content, size: CGSize, scale: CGFloat = 1, renderingMode: RenderingMode = .automatic,
        capInsets: UIEdgeInsets = .zero, resizingMode: ResizingMode = .tile, alignmentRectInsets: UIEdgeInsets = .zero
    ) {
        self.content = content
        self.size = size
        self.scale = scale
        self.renderingMode = renderingMode
        self.capInsets = capInsets
        self.resizingMode = resizingMode
        self.alignmentRectInsets = alignmentRectInsets
    }

    /// Creates an empty image of zero size.
    public convenience override init() { self.init(.drawn([]), size: .zero) }

    /// Touchstone extension: creates an image with a name and a size in points.
    public convenience init(named name: String, size: CGSize) { self.init(.named(name), size: size) }

    /// Creates the image with a name from the asset catalogs of the ported modules. A name that no catalog has stands for an image that
    /// the host draws, 24 points wide and high; the initializer never fails.
    public convenience init?(named name: String) { self.init(catalogName: name, style: .light) }

    /// Creates the image with a name, in the variant of a catalog for an interface style.
    convenience init(catalogName name: String, style: UIUserInterfaceStyle) {
        let plain = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
        guard let found = NamedAssets.image(named: plain, style: style) else {
            self.init(named: name, size: CGSize(width: 24, height: 24))
            return
        }
        self.init(
            found.content, size: found.size, scale: found.scale, renderingMode: found.renderingMode,
            capInsets: found.capInsets, resizingMode: found.resizingMode, alignmentRectInsets: found.alignmentRectInsets
        )
    }

    /// Creates the symbol with a name, 24 points wide and high; it never fails.
    public convenience init?(systemName name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }

    /// Draws the image, stretched into a rectangle.
    ///
    /// - Parameter tint: The color of a template image; `nil` draws the image's own colors.
    package func append(to list: inout DisplayList, in rect: CGRect, tint: CGColor? = nil) {
        guard !rect.isEmpty else { return }
        if let tint, renderingMode == .alwaysTemplate {
            list.append(.save)
            list.append(.group)
            appendContent(to: &list, in: rect)
            list.append(.blend(.sourceIn))
            list.append(.fill(rect, cornerRadius: 0, tint))
            list.append(.restore)
        } else {
            appendContent(to: &list, in: rect)
        }
    }

    private func appendContent(to list: inout DisplayList, in rect: CGRect) {
        // The host draws the image in the size of the rectangle.
        if case .named(let name) = content { return list.append(.image(name, rect)) }
        guard capInsets != .zero, rect.size != size else {
            return append(CGRect(origin: .zero, size: size), rect, &list)
        }
        let (left, right) = UIImage.fitting(capInsets.left, capInsets.right, in: rect.width)
        let (top, bottom) = UIImage.fitting(capInsets.top, capInsets.bottom, in: rect.height)
        let from = (
            x: [0, capInsets.left, size.width - capInsets.right, size.width],
            y: [0, capInsets.top, size.height - capInsets.bottom, size.height]
        )
        let to = (
            x: [rect.minX, rect.minX + left, rect.maxX - right, rect.maxX],
            y: [rect.minY, rect.minY + top, rect.maxY - bottom, rect.maxY]
        )
        for row in 0..<3 {
            for column in 0..<3 {
                func part(_ x: [CGFloat], _ y: [CGFloat]) -> CGRect {
                    CGRect(x: x[column], y: y[row], width: x[column + 1] - x[column], height: y[row + 1] - y[row])
                }
                append(part(from.x, from.y), part(to.x, to.y), &list)
            }
        }
    }

    /// Returns the sizes of two caps, reduced if `length` is not sufficient for both.
    private static func fitting(_ one: CGFloat, _ other: CGFloat, in length: CGFloat) -> (CGFloat, CGFloat) {
        guard one + other > length else { return (one, other) }
        return (one * length / (one + other), other * length / (one + other))
    }

    /// Draws a part of the image, in points, into a rectangle.
    private func append(_ part: CGRect, _ rect: CGRect, _ list: inout DisplayList) {
        guard part.width > 0, part.height > 0, rect.width > 0, rect.height > 0 else { return }
        switch content {
        case .named: break
        case .encoded(let image):
            let (x, y) = (image.pixelSize.width / size.width, image.pixelSize.height / size.height)
            let pixels = CGRect(x: part.minX * x, y: part.minY * y, width: part.width * x, height: part.height * y)
            list.append(.bitmap(image, part: part.size == size ? nil : pixels, rect))
        case .drawn(let commands):
            list.append(.save)
            list.append(.clip(rect, cornerRadius: 0))
            list.append(.concatenate(CGAffineTransform(from: part, to: rect)))
            list.append(contentsOf: commands)
            list.append(.restore)
        }
    }

    public override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other
            || (size == other.size && scale == other.scale && renderingMode == other.renderingMode
                && capInsets == other.capInsets && content == other.content)
    }

    public override var hash: Int { size.width.hashValue ^ size.height.hashValue }
}
