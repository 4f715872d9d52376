// `import QuartzCore`, off Apple's platforms: the layer of a view and its transform.
@_exported import Foundation
@_exported import TouchstoneGeometry
@_exported import class TouchstoneCore.CADisplayLink
@_exported import class TouchstoneCore.CALayer
@_exported import struct TouchstoneCore.CATransform3D
