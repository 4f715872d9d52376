import Foundation

/// What points are measured in: a view's bounds or the screen.
@preconcurrency @MainActor
public protocol UICoordinateSpace: AnyObject {
    /// A point of this space in another, in points.
    func convert(_ point: CGPoint, to coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A point of another space in this one, in points.
    func convert(_ point: CGPoint, from coordinateSpace: any UICoordinateSpace) -> CGPoint
    /// A rectangle of this space in another: the smallest around its corners, in points.
    func convert(_ rect: CGRect, to coordinateSpace: any UICoordinateSpace) -> CGRect
    /// A rectangle of another space in this one: the smallest around its corners, in points.
    func convert(_ rect: CGRect, from coordinateSpace: any UICoordinateSpace) -> CGRect
    /// Its own rectangle, in points.
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
        // Views of one tree need no screen.
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
    /// The screen as it is held.
    public var coordinateSpace: any UICoordinateSpace { self }
    /// The same: hosts turn no screen.
    public var fixedCoordinateSpace: any UICoordinateSpace { self }
}
