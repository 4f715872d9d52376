import Foundation

/// Returns a point on the screen, in points; the default of `y` is 50.
package func at(_ x: Double, _ y: Double = 50) -> CGPoint { CGPoint(x: x, y: y) }

extension CGPoint {
    package init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
