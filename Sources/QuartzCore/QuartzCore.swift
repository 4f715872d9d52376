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
@_exported import class TouchstoneCore.CAAnimation
@_exported import protocol TouchstoneCore.CAAnimationDelegate
@_exported import protocol TouchstoneCore.CAMediaTiming
@_exported import struct TouchstoneCore.CAMediaTimingFillMode
@_exported import class TouchstoneCore.CAMediaTimingFunction
@_exported import struct TouchstoneCore.CAMediaTimingFunctionName
@_exported import TouchstoneLayers
