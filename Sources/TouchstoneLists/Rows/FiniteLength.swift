import Foundation

extension CGFloat {
    /// The length in points, or 0 if it is infinite or undefined, so that frames stay finite.
    var finiteLength: CGFloat { isFinite ? self : 0 }
}
