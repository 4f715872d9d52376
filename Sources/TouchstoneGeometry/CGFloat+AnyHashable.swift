import Foundation

/// Makes a `CGFloat` in an `AnyHashable` equal to an integer and a `Double` of its value, as on Apple's platforms.
///
/// The expectation `#expect(view.frame.minY == 30 + 120)` needs this, because its right side is an `Int` when it is compared.
extension CGFloat: @retroactive _HasCustomAnyHashableRepresentation {
    public func _toCustomAnyHashable() -> AnyHashable? { AnyHashable(Double(self)) }
}
