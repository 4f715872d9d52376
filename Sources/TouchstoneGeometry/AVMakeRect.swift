import Foundation

/// Returns the largest rectangle of a shape in the middle of another rectangle.
///
/// - Parameters:
///   - aspectRatio: The width and height of the shape. Without an area, the result is the whole rectangle.
///   - boundingRect: The rectangle around the result, in points.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
    guard aspectRatio.width > 0, aspectRatio.height > 0, aspectRatio.width.isFinite, aspectRatio.height.isFinite else {
        return boundingRect
    }
    let size = boundingRect.size
    let factor = min(size.width / aspectRatio.width, size.height / aspectRatio.height)
    let (width, height) = (aspectRatio.width * factor, aspectRatio.height * factor)
    return CGRect(
        x: boundingRect.origin.x + (size.width - width) / 2, y: boundingRect.origin.y + (size.height - height) / 2,
        width: width, height: height)
}
