import Foundation

/// A coordinate system: that of a view's bounds or of the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// Converts a point, in points, from this coordinate space to another.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a point, in points, from another coordinate space to this one.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// Converts a rectangle to another coordinate space, in points: the smallest rectangle around the converted
    /// corners.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Converts a rectangle from another coordinate space, in points: the smallest rectangle around the converted
    /// corners.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// The bounds of the coordinate space, in points.
    var bounds: CGRect { get }
}

extension UICoordinateSpace {
    private func pointOnScreen(_ point: CGPoint) -> CGPoint {
        guard let view = self as? UIView, let window = view.windowStorage else { return point }
        return window.screenPoint(view.convert(point, to: nil as UIView?))
    }
    private func point(fromScreen point: CGPoint) -> CGPoint {
        guard let view = self as? UIView, let window = view.windowStorage else { return point }
        return view.convert(window.fromScreen(point), from: nil as UIView?)
    }

    @_disfavoredOverload
    public func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint {
        // Views convert directly and need not be in a window.
        if let view = self as? UIView, let other = coordinateSpace as? UIView {
            return view.convert(point, to: Optional(other))
        }
        return coordinateSpace.point(fromScreen: pointOnScreen(point))
    }
    @_disfavoredOverload
    public func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint {
        coordinateSpace.convert(point, to: self)
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect {
        func corner(_ x: CGFloat, _ y: CGFloat) -> CGPoint { convert(CGPoint(x: x, y: y), to: coordinateSpace) }
        return CGRect(
            around: corner(rect.minX, rect.minY), corner(rect.maxX, rect.minY), corner(rect.maxX, rect.maxY),
            corner(rect.minX, rect.maxY))
    }
    @_disfavoredOverload
    public func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect {
        coordinateSpace.convert(rect, to: self)
    }
}

extension UIView: UICoordinateSpace {}
extension UIScreen: UICoordinateSpace {
    /// The coordinate space of the screen in its current orientation.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The coordinate space of the upright screen; the same as `coordinateSpace`, since hosts do not rotate the screen.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
