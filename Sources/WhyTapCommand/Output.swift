import Foundation
import TouchstoneText

/// The standard output and the standard error.
enum Output {
    /// Prints a line with control characters escaped, which may occur in labels.
    static func printLine(_ text: String) { write(text.printable + "\n", to: .standardOutput) }

    /// Prints a line to standard error, with control characters escaped.
    static func printError(_ text: String) { write(text.printable + "\n", to: .standardError) }

    /// Writes text as it is. A closed output is not an error of this program.
    static func write(_ text: String, to file: FileHandle) { try? file.write(contentsOf: Data(text.utf8)) }
}
