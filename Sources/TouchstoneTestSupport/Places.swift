import Foundation

/// A place on the screen, in points.
package func at(_ x: Double, _ y: Double = 50) -> CGPoint { CGPoint(x: x, y: y) }

extension CGPoint {
    package init(_ x: CGFloat, _ y: CGFloat) { self.init(x: x, y: y) }
}
