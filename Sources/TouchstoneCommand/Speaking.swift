import Foundation
import TouchstoneCore
import TouchstoneText

/// Prints a line to standard output, with control characters escaped, which may occur in file names for example.
func printLine(_ text: String, terminator: String = "\n") {
    print(text.printable, terminator: terminator)
}

/// Prints a line to standard error, with control characters escaped.
func printError(_ text: String) {
    FileHandle.standardError.write(Data((text.printable + "\n").utf8))
}
