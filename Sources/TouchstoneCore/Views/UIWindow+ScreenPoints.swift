import Foundation
import TouchstoneGeometry

extension UIWindow {
    /// Converts a point of the screen to the window's coordinates; the window is positioned by its frame and transform.
    func fromScreen(_ point: CGPoint) -> CGPoint {
        let converted = node.fromParent(Double(point.x), Double(point.y)) ?? (.nan, .nan)
        return CGPoint(x: converted.x, y: converted.y)
    }

    /// Touchstone extension: converts a point of the window's coordinates to the screen.
    public func screenPoint(_ point: CGPoint) -> CGPoint {
        let converted = node.pointee.toParent(Double(point.x), Double(point.y))
        return CGPoint(x: converted.x, y: converted.y)
    }
}
