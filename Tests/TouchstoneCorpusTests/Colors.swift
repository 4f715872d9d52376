import Foundation
import Testing
import TouchstoneTesting
import UIKit

/// A color between two, `share` of the way from the first to the second; also what a color of that opacity leaves of the
/// first.
func between(_ one: UIColor, _ other: UIColor, _ share: CGFloat) -> CGColor {
    let (a, b) = (one.cgColor.components!, other.cgColor.components!)
    func mix(_ index: Int) -> CGFloat { a[index] + (b[index] - a[index]) * share }
    return CGColor(red: mix(0), green: mix(1), blue: mix(2), alpha: 1)
}

func near(_ one: CGColor?, _ other: CGColor, _ tolerance: CGFloat = 0.005) -> Bool {
    guard let one else { return false }
    let parts = other.components!
    return near(one, parts[0], parts[1], parts[2], tolerance)
}

/// Whether a color has no hue.
func isGrey(_ color: CGColor) -> Bool {
    let parts = color.components!
    return near(parts[0], parts[1], 0.001) && near(parts[1], parts[2], 0.001)
}

extension CALayer {
    /// The layers of one class right below this one, from the back.
    func sublayers<Kind: CALayer>(of kind: Kind.Type) -> [Kind] { (sublayers ?? []).compactMap { $0 as? Kind } }
}
