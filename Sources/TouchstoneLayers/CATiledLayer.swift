import Foundation
import TouchstoneCore
import TouchstoneGeometry

/// A layer that draws its content in tiles. What is drawn is recorded once here, as in any layer, so there are no tiles.
open class CATiledLayer: CALayer {
    /// The size of a tile, in pixels; 256 by 256 by default. Stored; has no effect.
    open var tileSize = CGSize(width: 256, height: 256)
    /// The number of sizes in which content is drawn; 1 by default. Stored; has no effect.
    open var levelsOfDetail = 1
    /// The number of these sizes that are larger than the layer; 0 by default. Stored; has no effect.
    open var levelsOfDetailBias = 0
    /// The duration in which a new tile appears, in seconds; 0.25 by default. Has no effect.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
