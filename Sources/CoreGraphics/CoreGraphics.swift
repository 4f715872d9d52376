// Makes `import CoreGraphics` work on Linux; contains only geometry.
@_exported import Foundation
@_exported import TouchstoneGeometry
