import Foundation

extension Double {
    /// Converts a number that an application passed as `Any`; returns `nil` for other values.
    package init?(given: Any) {
        switch given {
        case let number as Double: self = number
        case let number as CGFloat: self = Double(number)
        case let number as Float: self = Double(number)
        case let number as Int: self = Double(number)
        case let number as NSNumber: self = number.doubleValue
        default: return nil
        }
    }
}
