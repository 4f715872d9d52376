import Foundation

/// As on Apple's systems, where a `CGFloat` erased to `AnyHashable` equals a whole number and a `Double` of its value. The expectation
/// `#expect(view.frame.minY == 30 + 120)` compares that way: its right side is an `Int` by the time it is compared.
extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(Double(self)) }
}
