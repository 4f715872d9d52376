import Foundation

/// A writer of JSON text, in which the keys have the order in which they were written.
package struct JSONText {
    package private(set) var text = ""
    private var needsComma = false

    package init() {}

    package mutating func object(_ members: (inout JSONText) -> Void) { nest("{", "}", members) }

    package mutating func array(_ elements: (inout JSONText) -> Void) { nest("[", "]", elements) }

    package mutating func key(_ name: String) {
        separate()
        quote(name)
        text += ":"
        needsComma = false
    }

    package mutating func add(_ string: String) {
        separate()
        quote(string)
    }

    package mutating func add(_ integer: Int) {
        separate()
        text += String(integer)
    }

    package mutating func add(_ flag: Bool) {
        separate()
        text += flag ? "true" : "false"
    }

    /// Adds a number with at most `decimals` decimals, or `null` if it is not finite, since JSON has no such number.
    package mutating func add(_ number: Double, decimals: Int = 3) {
        separate()
        guard number.isFinite else {
            text += "null"
            return
        }
        let factor = JSONText.powers[decimals]
        let rounded = abs(number) < 1e9 ? (number * factor).rounded() / factor : number
        if rounded == rounded.rounded(), abs(rounded) < 1e15 {
            text += String(Int(rounded))
        } else {
            text += "\(rounded)"
        }
    }

    package mutating func addNull() {
        separate()
        text += "null"
    }

    /// Adds a value with sorted keys and all digits of its numbers; a number that is not finite becomes `null`.
    package mutating func add(_ value: JSONValue) {
        switch value {
        case .null: addNull()
        case .bool(let flag): add(flag)
        case .number(let number): add(exactly: number)
        case .integer(let integer): add(integer)
        case .string(let string): add(string)
        case .array(let elements): array { array in elements.forEach { array.add($0) } }
        case .object(let members):
            object { object in
                for (key, value) in members.sorted(by: { $0.key < $1.key }) {
                    object.key(key)
                    object.add(value)
                }
            }
        }
    }

    private mutating func add(exactly number: Double) {
        if number == number.rounded(), number.magnitude < 0x1p53 {
            // Some readers reject `1.0` where they expect an integer.
            add(Int(number))
        } else {
            add(json: number.isFinite ? "\(number)" : "null")
        }
    }

    /// Adds text that is already JSON.
    package mutating func add(json: String) {
        separate()
        text += json
    }

    private static let powers: [Double] = [1, 10, 100, 1e3, 1e4, 1e5, 1e6]

    private mutating func nest(_ open: String, _ close: String, _ content: (inout JSONText) -> Void) {
        separate()
        text += open
        needsComma = false
        content(&self)
        text += close
        needsComma = true
    }

    private mutating func separate() {
        if needsComma { text += "," }
        needsComma = true
    }

    private mutating func quote(_ string: String) {
        text += "\""
        for scalar in string.unicodeScalars {
            switch scalar {
            case "\"": text += "\\\""
            case "\\": text += "\\\\"
            case "\n": text += "\\n"
            case "\r": text += "\\r"
            case "\t": text += "\\t"
            case _ where scalar.isCommand:
                let digits = String(scalar.value, radix: 16)
                text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
            default: text.unicodeScalars.append(scalar)
            }
        }
        text += "\""
    }
}
