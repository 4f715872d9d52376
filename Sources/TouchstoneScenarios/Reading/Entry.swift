import Foundation
import UIKit
import Yams

/// A value in a scenario file, with the key and line that error messages state.
struct Entry {
    let node: Node
    /// The name of the value in messages, such as `` `frame` `` or `a step`.
    let what: String
    let reader: ScenarioReader
    /// The line of the enclosing value, used if the node has no position.
    var lineAround = 0

    var line: Int { node.mark?.line ?? lineAround }

    func fail(_ message: String) -> ScenarioError {
        ScenarioError(file: reader.file, line: line, message: message)
    }

    /// Returns an error such as `` `frame` needs four numbers, found [1, 2] ``.
    func needs(_ expected: String) -> ScenarioError {
        fail("\(what) needs \(expected), found \(node.excerpt)")
    }

    // MARK: Scalars

    /// The text of a scalar; `nil` for lists and maps.
    var scalar: String? {
        guard case .scalar(let scalar) = node else { return nil }
        return scalar.string
    }

    var isEmpty: Bool {
        guard case .scalar(let scalar) = node, scalar.style == .plain || scalar.style == .any else { return false }
        return ["", "~", "null"].contains(scalar.string)
    }

    func text() throws -> String {
        guard let scalar else { throw needs("a text") }
        return scalar
    }

    /// Returns a text that is not empty and has no line break.
    func name() throws -> String {
        guard let scalar, !isEmpty, !scalar.contains(where: \.isNewline) else { throw needs("a name") }
        return scalar
    }

    func flag() throws -> Bool {
        switch scalar {
        case "true": return true
        case "false": return false
        default: throw needs("true or false")
        }
    }

    /// Returns a finite number, or throws an error.
    func number() throws -> Double {
        guard let number = anyNumber, number.isFinite else { throw needs("a number") }
        return number
    }

    func number(in range: ClosedRange<Double>, _ unit: String) throws -> Double {
        let low = Self.written(range.lowerBound)
        guard let number = anyNumber, range.contains(number) else {
            throw needs("\(unit) from \(low) to \(Self.written(range.upperBound))")
        }
        return number
    }

    func whole(in range: ClosedRange<Int>) throws -> Int {
        guard let scalar, let number = Int(scalar), range.contains(number) else {
            throw needs("a whole number from \(range.lowerBound) to \(range.upperBound)")
        }
        return number
    }

    /// The number, which may also be `.nan`, `.inf` or `-.inf`, since hardware sometimes sends such values; `nil` if it is no number.
    var anyNumber: Double? {
        switch scalar {
        case nil: return nil
        case ".nan", ".NaN": return .nan
        case ".inf": return .infinity
        case "-.inf": return -.infinity
        case let scalar?: return Double(scalar).flatMap { $0.isFinite ? $0 : nil }
        }
    }

    private static func written(_ number: Double) -> String {
        number == number.rounded() ? String(Int(number)) : String(number)
    }

    func choice<Choice: RawRepresentable & CaseIterable>(of type: Choice.Type) throws -> Choice
    where Choice.RawValue == String {
        let known = type.allCases.map(\.rawValue)
        let expected = "one of " + known.joined(separator: ", ")
        guard let scalar else { throw needs(expected) }
        guard let choice = Choice(rawValue: scalar) else {
            let guess = nearest(to: scalar, among: known).map { "; did you mean \($0)?" } ?? ""
            throw fail("\(what) needs \(expected), found \(node.excerpt)\(guess)")
        }
        return choice
    }

    // MARK: Lists

    var isList: Bool {
        if case .sequence = node { return true }
        return false
    }

    func list(_ element: String) throws -> [Entry] {
        guard case .sequence(let sequence) = node else { throw needs("a list") }
        return sequence.map { Entry(node: $0, what: element, reader: reader, lineAround: line) }
    }

    /// Returns the finite numbers of a list.
    func numbers(_ count: Int, _ words: String) throws -> [Double] {
        let numbers = try anyNumbers(count, words)
        guard numbers.allSatisfy(\.isFinite) else { throw needs("finite numbers") }
        return numbers
    }

    private func anyNumbers(_ count: Int, _ words: String) throws -> [Double] {
        guard case .sequence(let sequence) = node, sequence.count == count else { throw needs(words) }
        return try sequence.map { node in
            let entry = Entry(node: node, what: what, reader: reader, lineAround: line)
            guard let number = entry.anyNumber else { throw needs(words) }
            return number
        }
    }

    /// Returns the point that is written as `[x, y]`.
    func point() throws -> CGPoint {
        let numbers = try numbers(2, "two numbers, [x, y]")
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Returns the point of an input, whose numbers may be `.nan` or infinite as in `anyNumber`.
    func inputPoint() throws -> CGPoint {
        let numbers = try anyNumbers(2, "two numbers, [x, y]")
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    /// Returns the rectangle that is written as `[x, y, width, height]`.
    func rect() throws -> CGRect {
        let numbers = try numbers(4, "four numbers, [x, y, width, height]")
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    // MARK: Maps

    var isMap: Bool {
        if case .mapping = node { return true }
        return false
    }

    /// Returns the values by their keys; throws an error for a key that is not in `known`.
    func fields(_ known: [String]) throws -> Fields {
        let fields = try fields().renamed(OldKeyword.current, to: known)
        for key in fields.keys where !known.contains(key) {
            throw fields[key]!.unknown(key, of: what, known)
        }
        return fields
    }

    /// Returns the values by their keys; all keys are allowed.
    func fields() throws -> Fields {
        guard case .mapping(let mapping) = node else { throw needs("keys and values") }
        var values: [String: Entry] = [:]
        var keys: [String] = []
        for (key, value) in mapping {
            guard case .scalar(let scalar) = key else {
                throw fail("\(what) has a key that is no word: \(key.excerpt)")
            }
            let line = key.mark?.line ?? self.line
            values[scalar.string] = Entry(node: value, what: "`\(scalar.string)`", reader: reader, lineAround: line)
            keys.append(scalar.string)
        }
        return Fields(keys: keys, values: values, whole: self)
    }

    func unknown(_ key: String, of owner: String, _ known: [String]) -> ScenarioError {
        let guess = nearest(to: key, among: known).map { "; did you mean `\($0)`?" }
        return ScenarioError(
            file: reader.file, line: lineAround > 0 ? lineAround : line,
            message: "\(owner) has no `\(key)`" + (guess ?? "; it has \(known.joined(separator: ", "))"))
    }
}

/// The entries of a map, in the order of the file.
struct Fields {
    var keys: [String]
    var values: [String: Entry]
    let whole: Entry

    init(keys: [String], values: [String: Entry], whole: Entry) {
        self.keys = keys
        self.values = values
        self.whole = whole
    }

    subscript(_ key: String) -> Entry? { values[key] }

    func required(_ key: String) throws -> Entry {
        guard let entry = values[key] else { throw whole.fail("\(whole.what) needs `\(key)`") }
        return entry
    }
}
