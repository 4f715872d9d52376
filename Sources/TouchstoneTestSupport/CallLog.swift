/// A log of the calls of several objects, in the order of the calls.
@MainActor
package final class CallLog {
    package var lines: [String] = []

    private let separator: String

    /// Creates an empty log.
    ///
    /// - Parameter separator: The text between two lines of `text`.
    package init(separator: String = "\n") { self.separator = separator }

    package var text: String { lines.joined(separator: separator) }

    /// Returns the text, and empties the log.
    package func taken() -> String {
        defer { lines = [] }
        return text
    }
}
