import Foundation
import TouchstoneGeometry

/// A picture: by a name, which the host draws as it can; as a file holds it; or as it was drawn.
public final class UIImage: NSObject, Sendable {
    /// The size of the image in points.
    public let size: CGSize
    /// Pixels a point; 1 by default.
    public let scale: CGFloat
    /// Whether it is drawn in its own colours, or its shape in the tint colour; `.automatic` by default.
    public let renderingMode: RenderingMode
    /// What keeps its size where the image is stretched, at each edge, in points; zero by default.
    public let capInsets: UIEdgeInsets
    /// How the middle of a resizable image follows its size; `.tile` by default. Stored; has no effect: it is
    /// stretched.
    public let resizingMode: ResizingMode
    /// How far the rectangle that constraints align lies inside, in points; zero by default.
    public let alignmentRectInsets: UIEdgeInsets
    package let content: Content

    /// What there is to draw.
    package enum Content: Equatable, Sendable {
        case named(String)
        case encoded(EncodedImage)
        /// In a rectangle of the image's size, at zero.
        case drawn([DrawingCommand])
    }

    /// In which colours an image is drawn.
    public typealias RenderingMode = UIImageRenderingMode

    /// How the middle of a resizable image follows its size.
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

    /// Creates an empty image of size zero.
    public convenience override init() { self.init(.drawn([]), size: .zero) }

    /// Touchstone extension: a picture of this size, in points.
    public convenience init(named name: String, size: CGSize) { self.init(.named(name), size: size) }

    /// The picture of this name, 24 points wide and high; there always is one.
    public convenience init?(named name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }

    /// The symbol of this name, 24 points wide and high; there always is one.
    public convenience init?(systemName name: String) {
        self.init(named: name, size: CGSize(width: 24, height: 24))
    }

    /// Adds the image, stretched into a rectangle; a template in the colour given.
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
        // The host draws it as large as the rectangle, whatever its size.
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

    /// Two caps, smaller where there is no room for both.
    private static func fitting(_ one: CGFloat, _ other: CGFloat, in length: CGFloat) -> (CGFloat, CGFloat) {
        guard one + other > length else { return (one, other) }
        return (one * length / (one + other), other * length / (one + other))
    }

    /// A part of the image, in points, into a rectangle.
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

extension UIView.ContentMode {
    /// Where content of that size is drawn in the bounds.
    package func place(_ size: CGSize, in bounds: CGRect) -> CGRect {
        guard size.width > 0, size.height > 0 else { return bounds }
        func scaled(_ factor: CGFloat) -> CGRect {
            let (width, height) = (size.width * factor, size.height * factor)
            return CGRect(x: bounds.midX - width / 2, y: bounds.midY - height / 2, width: width, height: height)
        }
        let (left, right) = (bounds.minX, bounds.maxX - size.width)
        let (top, bottom) = (bounds.minY, bounds.maxY - size.height)
        let middle = scaled(1).origin
        let origin: CGPoint
        switch self {
        case .scaleToFill, .redraw: return bounds
        case .scaleAspectFit: return scaled(min(bounds.width / size.width, bounds.height / size.height))
        case .scaleAspectFill: return scaled(max(bounds.width / size.width, bounds.height / size.height))
        case .center: origin = middle
        case .top: origin = CGPoint(x: middle.x, y: top)
        case .bottom: origin = CGPoint(x: middle.x, y: bottom)
        case .left: origin = CGPoint(x: left, y: middle.y)
        case .right: origin = CGPoint(x: right, y: middle.y)
        case .topLeft: origin = CGPoint(x: left, y: top)
        case .topRight: origin = CGPoint(x: right, y: top)
        case .bottomLeft: origin = CGPoint(x: left, y: bottom)
        case .bottomRight: origin = CGPoint(x: right, y: bottom)
        @unknown default: return bounds
        }
        return CGRect(origin: origin, size: size)
    }
}
