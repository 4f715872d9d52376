import Foundation
import TouchstoneCore

/// Prints a line for people. What a terminal would obey, in names from files for instance, is spelled out.
func tell(_ text: String, terminator: String = "\n") {
    print(text.printable, terminator: terminator)
}

/// The same on the standard error stream.
func complain(_ text: String) {
    FileHandle.standardError.write(Data((text.printable + "\n").utf8))
}
