// `import CoreGraphics`, off Apple's platforms: geometry alone.
@_exported import Foundation
@_exported import TouchstoneGeometry
