import Foundation

/// One of the package's own programs, running. It ends with this object.
final class Program {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()

    init(_ name: String, _ arguments: [String], environment: [String: String] = [:]) throws {
        // Beside the program that runs the tests.
        let tests = try FileManager.default.destinationOfSymbolicLink(atPath: "/proc/self/exe")
        process.executableURL = URL(fileURLWithPath: tests).deletingLastPathComponent().appendingPathComponent(name)
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        process.standardOutput = output
        process.standardError = errors
        process.standardInput = FileHandle.nullDevice
        try process.run()
    }

    deinit {
        if process.isRunning { process.terminate() }
    }

    /// As Control-C does.
    func interrupt() { process.interrupt() }

    /// Waits for what it prints first.
    func firstLine() throws -> String {
        var line = Data()
        while let byte = try output.fileHandleForReading.read(upToCount: 1), !byte.isEmpty {
            if byte == Data("\n".utf8) { return String(decoding: line, as: UTF8.self) }
            line += byte
        }
        throw RawPage.Failure(description: "It ended and printed only: \(String(decoding: line, as: UTF8.self))")
    }

    func url(in line: String) throws -> URL {
        guard let address = line.components(separatedBy: " ").first(where: { $0.hasPrefix("http") }),
            let url = URL(string: address), url.port != nil
        else { throw RawPage.Failure(description: "There is no address in: \(line)") }
        return url
    }

    func port(in line: String) throws -> Int { try url(in: line).port! }

    /// Waits for its end.
    func end() -> (status: Int32, output: String, errors: String) {
        let output = self.output.fileHandleForReading.readDataToEndOfFile()
        let errors = self.errors.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return (
            process.terminationStatus, String(decoding: output, as: UTF8.self), String(decoding: errors, as: UTF8.self)
        )
    }
}
