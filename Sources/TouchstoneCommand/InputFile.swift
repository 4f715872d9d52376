import ArgumentParser
import Foundation

/// Returns the contents of a file that the arguments name.
///
/// - Throws: `ValidationError` if the file cannot be read.
func contents(of path: String) throws -> Data {
    guard let data = FileManager.default.contents(atPath: path) else {
        throw ValidationError("\(path) cannot be read.")
    }
    return data
}
