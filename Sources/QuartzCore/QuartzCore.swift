// `import QuartzCore`, off Apple's platforms: layers and their transforms.
@_exported import Foundation
@_exported import TouchstoneGeometry
@_exported import class TouchstoneCore.CADisplayLink
@_exported import class TouchstoneCore.CALayer
@_exported import struct TouchstoneCore.CATransform3D
@_exported import protocol TouchstoneCore.CALayerDelegate
@_exported import struct TouchstoneCore.CACornerMask
@_exported import struct TouchstoneCore.CALayerCornerCurve
@_exported import protocol TouchstoneCore.CAAction
@_exported import TouchstoneLayers
