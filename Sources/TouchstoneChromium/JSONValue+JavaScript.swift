import TouchstoneText

extension JSONValue {
    /// Whether JavaScript treats the value as true: all but null, false, 0, NaN and the empty string.
    var isTruthy: Bool {
        switch self {
        case .null: false
        case .bool(let value): value
        case .number(let value): value != 0 && !value.isNaN
        case .integer(let value): value != 0
        case .string(let value): !value.isEmpty
        case .array, .object: true
        }
    }
}
