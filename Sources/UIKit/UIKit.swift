// Provides `import UIKit` on platforms other than Apple's.
@_exported import TouchstoneEnumerations
@_exported import Foundation
@_exported import TouchstoneGeometry
@_exported import TouchstoneLayout
@_exported import TouchstoneDrawing
@_exported import TouchstoneLayers
@_exported import TouchstoneObjectiveC
@_exported import TouchstoneLists
@_exported import TouchstoneControllers
