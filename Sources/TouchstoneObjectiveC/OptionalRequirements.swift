import Foundation

/// Touchstone extension: thrown by what stands for an optional requirement of an Objective-C protocol where a type does
/// not have it: `try?` makes nil of it, as `delegate?.method?(…)` does.
public struct UnimplementedRequirement: Error {
    /// One is like another.
    public init() {}
}

/// Touchstone extension: `delegate?.method` of an optional requirement, as a value: nil where the type of `object` is
/// not among those that have the method.
/// - Parameters:
///   - types: Names of the module's types that have it, nested ones with dots.
///   - known: Names of all the module's types; of another, which may have it, it is said to.
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

/// Touchstone extension: `object` as what conforms to a protocol; nil where it does not.
public func conforming<Conforming>(_ object: Any?, to type: Conforming.Type) -> Conforming? { object as? Conforming }

/// `Outer.Inner` of `Module.Outer.(Inner in _1234)` or `Module.(unknown context at $1234).Inner`.
private func plainName(_ type: AnyClass) -> String {
    var name = String(reflecting: type)
    if let dot = name.firstIndex(of: ".") { name = String(name[name.index(after: dot)...]) }
    while let open = name.range(of: "(unknown context at "), let close = name[open.upperBound...].firstIndex(of: ")") {
        let end = name.index(close, offsetBy: 2, limitedBy: name.endIndex) ?? name.endIndex
        name.removeSubrange(open.lowerBound..<end)
    }
    return name
}
