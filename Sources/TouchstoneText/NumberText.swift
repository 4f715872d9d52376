import Foundation

extension Double {
    /// The number with at most three decimals, as in `20.5`.
    package var short: String {
        guard isFinite else { return "\(self)" }
        let rounded = (self * 1000).rounded() / 1000
        return rounded == rounded.rounded() && abs(rounded) < 1e15 ? String(Int(rounded)) : String(rounded)
    }
}

extension CGPoint {
    /// The point as in `(150, 20.5)`, with at most three decimals.
    package var short: String { "(\(Double(x).short), \(Double(y).short))" }
}

extension CGRect {
    /// The rectangle as in `(20 40; 100 50.5)`, the form of `recursiveDescription`, with at most three decimals.
    package var short: String {
        "(\(Double(minX).short) \(Double(minY).short); \(Double(width).short) \(Double(height).short))"
    }
}
