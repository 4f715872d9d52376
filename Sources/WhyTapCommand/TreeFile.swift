import ArgumentParser
import Foundation
import TouchstoneViewDumps

/// A file with a tree, or the standard input.
enum TreeFile {
    /// Returns the bytes of the file. Exits with the code for unreadable input if it cannot be read.
    static func read(_ path: String) throws -> [UInt8] {
        do {
            let data =
                try path == "-"
                ? FileHandle.standardInput.readToEnd() ?? Data() : Data(contentsOf: URL(fileURLWithPath: path))
            return [UInt8](data)
        } catch {
            let reason = (error as NSError).localizedDescription
            Output.printError("Error: \(path) cannot be read: \(reason) Check the path, or pass the tree to --tree -.")
            throw ExitCode(DumpAnswer.ExitCode.unreadable)
        }
    }
}
