import Foundation

/// Runs the command that lies beside the program that runs the tests.
enum Shell {
    struct Finished {
        let code: Int32
        let output: String
        let errors: String
        var lastLine: Substring { output.split(separator: "\n").last ?? "" }
    }

    static func touchstone(_ arguments: String...) throws -> Finished { try touchstone(arguments) }

    static func touchstone(_ arguments: [String]) throws -> Finished {
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        let process = Process()
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent()
            .appendingPathComponent("touchstone")
        process.arguments = arguments
        let (output, errors) = (Pipe(), Pipe())
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        // What these runs say fits into a pipe, so one may be read after the other.
        let said = output.fileHandleForReading.readDataToEndOfFile()
        let complained = errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Finished(
            code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
            errors: String(decoding: complained, as: UTF8.self))
    }
}
