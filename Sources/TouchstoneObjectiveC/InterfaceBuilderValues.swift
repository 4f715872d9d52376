import Foundation
import TouchstoneCore

// What the port adds to classes calls these functions, where Interface Builder sets properties by name on iOS.

/// Touchstone extension: sets an outlet to an object of a nib or storyboard.
///
/// - Returns: Whether the object has the outlet's type.
public func setOutlet<Value>(_ outlet: inout Value?, to object: Any?) -> Bool {
    guard let value = object as? Value else { return false }
    outlet = value
    return true
}

/// Touchstone extension: sets an outlet that is not optional.
public func setOutlet<Value>(_ outlet: inout Value, to object: Any?) -> Bool {
    guard let value = object as? Value else { return false }
    outlet = value
    return true
}

/// Touchstone extension: sets an outlet collection, without the objects of other types.
public func setOutlet<Element>(_ outlet: inout [Element]?, to objects: Any?) -> Bool {
    guard let all = objects as? [Any] else { return false }
    outlet = all.compactMap { $0 as? Element }
    return true
}

/// Touchstone extension: sets an outlet collection that is not optional.
public func setOutlet<Element>(_ outlet: inout [Element], to objects: Any?) -> Bool {
    guard let all = objects as? [Any] else { return false }
    outlet = all.compactMap { $0 as? Element }
    return true
}

/// Touchstone extension: sets an attribute of Interface Builder; a number becomes one of the attribute's type.
///
/// - Returns: Whether the value can be one of the attribute's type.
public func setAttribute<Value>(_ attribute: inout Value, to value: Any?) -> Bool {
    guard let converted: Value = converted(value) else { return false }
    attribute = converted
    return true
}

/// Touchstone extension: sets an optional attribute of Interface Builder, also to `nil`.
public func setAttribute<Value>(_ attribute: inout Value?, to value: Any?) -> Bool {
    guard value != nil else {
        attribute = nil
        return true
    }
    guard let converted: Value = converted(value) else { return false }
    attribute = converted
    return true
}

private func converted<Value>(_ value: Any?) -> Value? {
    if let value = value as? Value { return value }
    guard let number = value as? Double else { return nil }
    let whole = Int(exactly: number.rounded()) ?? 0
    let candidates: [Any] = [
        CGFloat(number), Float(number), whole, Int32(clamping: whole), Int64(clamping: whole), UInt(clamping: whole),
        NSNumber(value: number), number != 0,
    ]
    return candidates.lazy.compactMap { $0 as? Value }.first
}
