import Foundation

/// A running program of the package. Deallocating this object kills it.
package final class Program {
    /// The result of a program that has ended.
    package struct Finished {
        package let code: Int32
        package let output: String
        package let errors: String
        package var lastLine: Substring { output.split(separator: "\n").last ?? "" }
    }

    package struct Failure: Error, CustomStringConvertible {
        package let description: String
    }

    private let process = Process()
    private let output = Pipe()
    /// The file for standard error. A pipe without a reader would block the program when it is full.
    private let errors: URL

    package init(
        _ name: String, _ arguments: [String], environment: [String: String] = [:], in folder: String? = nil
    ) throws {
        errors = FileManager.default.temporaryDirectory.appendingPathComponent("errors-\(UUID())")
        try Data().write(to: errors)
        // The programs are in the folder of the program that runs the tests.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        // A program inherits blocked signals from the thread that starts it. `SIGKILL` cannot be blocked.
        if process.isRunning { kill(process.processIdentifier, SIGKILL) }
        try? FileManager.default.removeItem(at: errors)
    }

    /// Runs `touchstone` and waits until it ends.
    package static func touchstone(_ arguments: String...) throws -> Finished { try touchstone(arguments) }

    package static func touchstone(_ arguments: [String], in folder: String? = nil) throws -> Finished {
        try Program("touchstone", arguments, in: folder).end()
    }

    package var processIdentifier: Int32 { process.processIdentifier }

    /// The identifier of the program's only child process; `nil` if it has none.
    package var childIdentifier: Int32? {
        let processes = (try? FileManager.default.contentsOfDirectory(atPath: "/proc")) ?? []
        return processes.compactMap(Int32.init).first { process in
            let status = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)
            // The name of the program, which comes first, may contain anything.
            let fields = status?.split(separator: ")").last?.split(separator: " ")
            return fields?.dropFirst().first.flatMap { Int32($0) } == processIdentifier
        }
    }

    /// Sends the interrupt signal, as Control-C does.
    package func interrupt() { process.interrupt() }

    /// Waits for the first line of standard output, and returns it.
    package func firstLine() throws -> String {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
            line += byte
        }
        throw Failure(description: "It ended and printed only: \(String(decoding: line, as: UTF8.self))")
    }

    package func url(in line: String) throws -> URL {
        guard let address = line.components(separatedBy: " ").first(where: { $0.hasPrefix("http") }),
            let url = URL(string: address), url.port != nil
        else { throw Failure(description: "There is no address in: \(line)") }
        return url
    }

    package func port(in line: String) throws -> Int { try url(in: line).port! }

    /// Waits until the program ends, and returns its result.
    package func end() throws -> Finished {
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Finished(
            code: process.terminationStatus, output: String(decoding: said, as: UTF8.self),
            errors: try String(contentsOf: errors, encoding: .utf8))
    }
}

/// A folder for the files of one test. Deallocating this object removes it.
package final class TemporaryFolder {
    package let path = FileManager.default.temporaryDirectory.appendingPathComponent("test-\(UUID())").path

    package init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Returns the path of a file in the folder, and writes the file if there is a text.
    package func file(_ name: String, _ text: String? = nil) throws -> String {
        let file = path + "/" + name
        if let text { try text.write(toFile: file, atomically: true, encoding: .utf8) }
        return file
    }
}
