import Testing

/// Records an issue with both values at the line of the call if they are not equal.
///
/// It checks what `#expect(actual == expected)` checks. The compiler takes 10 to 20 ms for each such macro and less than 2 ms for this call,
/// which shortens the build of the tests by minutes.
///
/// - Parameters:
///   - actual: The value that the test observed.
///   - expected: The value that the test states.
///   - comment: What the values are, for the message; none by default.
package func expectEqual<Value: Equatable>(
    _ actual: Value, _ expected: Value, _ comment: @autoclosure () -> Comment? = nil, fileID: String = #fileID,
    filePath: String = #filePath, line: Int = #line, column: Int = #column
) {
    guard actual != expected else { return }
    let values = "The value is:\n\(text(of: actual))\nexpected:\n\(text(of: expected))"
    Issue.record(
        Comment(rawValue: comment().map { "\($0.rawValue)\n\(values)" } ?? values),
        sourceLocation: SourceLocation(fileID: fileID, filePath: filePath, line: line, column: column))
}

/// Texts as they are, lists one element to a line, and everything else as in a debugger.
private func text<Value>(of value: Value) -> String {
    switch value {
    case let text as String: text
    case let list as [Any] where !list.isEmpty: list.map { "  " + String(reflecting: $0) }.joined(separator: "\n")
    default: String(reflecting: value)
    }
}
