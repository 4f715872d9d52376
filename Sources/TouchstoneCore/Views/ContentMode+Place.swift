import Foundation

extension UIView.ContentMode {
    /// Returns the rectangle in which content of a size is drawn in `bounds`, in points.
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
