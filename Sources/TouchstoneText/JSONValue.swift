/// A JSON value.
///
/// Access never traps: a missing key, an index out of range or a value of another kind gives ``null`` from a subscript
/// and `nil` from a property. So `value["fingers"][1]["x"].number` needs no checks.
package enum JSONValue: Equatable, Sendable {
    case null
    case bool(Bool)
    case number(Double)
    /// An integer that a floating-point number cannot represent exactly.
    case integer(Int)
    case string(String)
    case array([JSONValue])
    case object([String: JSONValue])

    /// Parses a text that contains one value; `nil` if it is not JSON.
    package init?(_ json: some Collection<UInt8>) {
        // Copies the bytes to contiguous storage, since access through the collection is slow.
        var reader = JSONReader(bytes: Array(json))
        guard let value = reader.value(depth: 0) else { return nil }
        reader.skipSpace()
        guard reader.isAtEnd else { return nil }
        self = value
    }
}

extension JSONValue {
    /// The member with this key, or ``null``.
    package subscript(key: String) -> JSONValue { object?[key] ?? .null }

    /// The element at an index, or ``null``.
    package subscript(index: Int) -> JSONValue {
        guard let array, array.indices.contains(index) else { return .null }
        return array[index]
    }

    package var isNull: Bool { self == .null }

    package var bool: Bool? {
        if case .bool(let value) = self { value } else { nil }
    }

    package var number: Double? {
        switch self {
        case .number(let value): value
        case .integer(let value): Double(value)
        case .null, .bool, .string, .array, .object: nil
        }
    }

    package var string: String? {
        if case .string(let value) = self { value } else { nil }
    }

    package var array: [JSONValue]? {
        if case .array(let value) = self { value } else { nil }
    }

    package var object: [String: JSONValue]? {
        if case .object(let value) = self { value } else { nil }
    }
}

extension JSONValue: CustomStringConvertible {
    /// The value as compact JSON with sorted keys.
    package var description: String {
        var json = JSONText()
        json.add(self)
        return json.text
    }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral,
    ExpressibleByFloatLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
    package init(stringLiteral value: String) { self = .string(value) }

    package init(booleanLiteral value: Bool) { self = .bool(value) }

    package init(integerLiteral value: Int) { self = .number(Double(value)) }

    package init(floatLiteral value: Double) { self = .number(value) }

    package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }

    package init(dictionaryLiteral elements: (String, JSONValue)...) {
        self = .object(Dictionary(elements) { _, last in last })
    }
}
