/// Lines of several objects, in the order in which they were called.
@MainActor
package final class CallLog {
    package var lines: [String] = []

    private let separator: String

    /// - Parameter separator: What stands between two lines of its text.
    package init(separator: String = "\n") { self.separator = separator }

    package var text: String { lines.joined(separator: separator) }

    /// The text, after which the log is empty.
    package func taken() -> String {
        defer { lines = [] }
        return text
    }
}
