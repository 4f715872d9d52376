import Foundation

/// Touchstone extension: the error of an optional requirement of an Objective-C protocol that a type does not implement.
///
/// `try?` turns it into `nil`, as `delegate?.method?(…)` does.
public struct UnimplementedRequirement: Error {
    /// Creates an error; all errors of this type are alike.
    public init() {}
}

/// Touchstone extension: returns `delegate?.method` of an optional requirement as a value.
///
/// - Parameters:
///   - types: The names of the module's types that implement the method, with dots in nested names.
///   - known: The names of all types of the module. A type that is not among them counts as one that implements the method.
/// - Returns: `nil` if `object` is `nil` or its type does not implement the method.
public func optionalMethod<Object, Method>(
    _ object: Object?, of types: [String], known: [String], _ method: (Object) -> Method
) -> Method? {
    guard let object else { return nil }
    var type: AnyClass? = Swift.type(of: object as AnyObject)
    var isKnown = false
    while let each = type {
        let name = plainName(each)
        if types.contains(name) { return method(object) }
        if known.contains(name) { isKnown = true }
        type = _getSuperclass(each)
    }
    return isKnown ? nil : method(object)
}

/// Touchstone extension: returns `object` as a value that conforms to a protocol; `nil` if it does not conform.
public func conforming<Conforming>(_ object: Any?, to type: Conforming.Type) -> Conforming? { object as? Conforming }

/// Returns `Outer.Inner` for `Module.Outer.(Inner in _1234)` or `Module.(unknown context at $1234).Inner`.
private func plainName(_ type: AnyClass) -> String {
    var name = String(reflecting: type)
    if let dot = name.firstIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    while let open = name.range(of: "(unknown context at "), let close = name[open.upperBound...].firstIndex(of: ")") {
        let end = name.index(close, offsetBy: 2, limitedBy: name.endIndex) ?? name.endIndex
        name.removeSubrange(open.lowerBound..<end)
    }
    return name
}
