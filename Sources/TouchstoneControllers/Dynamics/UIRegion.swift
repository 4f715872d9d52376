import Foundation
import TouchstoneGeometry

/// An area around the origin, in points, in which a field acts.
open class UIRegion: NSObject {
    private let holds: (CGPoint) -> Bool

    private init(holds: @escaping (CGPoint) -> Bool) {
        self.holds = holds
        super.init()
    }

    /// Creates a circle around the origin.
    public convenience init(radius: CGFloat) { self.init { hypot($0.x, $0.y) <= radius } }
    /// Creates a rectangle with its center at the origin.
    public convenience init(size: CGSize) {
        self.init { abs($0.x) <= size.width / 2 && abs($0.y) <= size.height / 2 }
    }

    /// A region that contains every point.
    public class var infinite: UIRegion { UIRegion { _ in true } }

    /// Returns the region of all points outside this one.
    open func inverse() -> UIRegion { UIRegion { !self.contains($0) } }
    /// Returns the region of the points in this region or another.
    open func union(with region: UIRegion) -> UIRegion {
        UIRegion { self.contains($0) || region.contains($0) }
    }
    /// Returns the region of the points in this region and not in another.
    open func difference(from region: UIRegion) -> UIRegion {
        UIRegion { self.contains($0) && !region.contains($0) }
    }
    /// Returns the region of the points in this region and another.
    open func intersection(with region: UIRegion) -> UIRegion {
        UIRegion { self.contains($0) && region.contains($0) }
    }
    /// Returns whether the region contains a point, relative to its origin.
    open func contains(_ point: CGPoint) -> Bool { holds(point) }
}
