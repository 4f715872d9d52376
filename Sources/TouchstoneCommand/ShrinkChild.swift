import Foundation

/// A child process that plays attempts, so that a crash or hang ends the attempt and not the command.
///
/// The process plays one attempt after the other. A new process is started after a crash or hang.
final class ShrinkChild {
    /// The end of an attempt.
    enum Ending: Equatable {
        case answered(Data)
        /// The process ended by a signal or an error, with its last words.
        case crashed(String)
        /// The process did not answer in time.
        case hung
    }

    private let program: URL
    private let arguments: [String]
    private let timeout: TimeInterval
    private var running: Running?

    private struct Running {
        let process: Process
        let input: FileHandle
        let output: FileHandle
        let errors: URL
    }

    /// - Parameters:
    ///   - program: The program that reads attempts from standard input and writes an answer for each, both in one line.
    ///   - timeout: The longest time of an attempt, in seconds.
    init(program: URL, arguments: [String], timeout: TimeInterval) {
        (self.program, self.arguments, self.timeout) = (program, arguments, timeout)
        // A process that has crashed cannot read, which must not end this program.
        signal(SIGPIPE, SIG_IGN)
    }

    deinit { end() }

    func play(_ attempt: Data) throws -> Ending {
        let running = try self.running ?? start()
        self.running = running
        try? running.input.write(contentsOf: attempt + Data("\n".utf8))
        let deadline = ProcessInfo.processInfo.systemUptime + timeout
        var answer = Data()
        while answer.last != UInt8(ascii: "\n") {
            let left = deadline - ProcessInfo.processInfo.systemUptime
            guard left > 0, Self.canRead(running.output, for: left) else {
                end()
                return .hung
            }
            let part = running.output.availableData
            guard !part.isEmpty else { return .crashed(crash(running)) }
            answer += part
        }
        return .answered(answer)
    }

    private func start() throws -> Running {
        let errors = FileManager.default.temporaryDirectory.appendingPathComponent("touchstone-\(UUID())")
        try Data().write(to: errors)
        let (input, output) = (Pipe(), Pipe())
        let process = Process()
        process.executableURL = program
        process.arguments = arguments
        // A backtrace takes longer than an attempt.
        process.environment = ProcessInfo.processInfo.environment.merging(["SWIFT_BACKTRACE": "enable=no"]) { $1 }
        process.standardInput = input
        process.standardOutput = output
        process.standardError = try FileHandle(forWritingTo: errors)
        try process.run()
        return Running(
            process: process, input: input.fileHandleForWriting, output: output.fileHandleForReading, errors: errors)
    }

    private static func canRead(_ file: FileHandle, for time: TimeInterval) -> Bool {
        var descriptor = pollfd(fd: file.fileDescriptor, events: Int16(POLLIN), revents: 0)
        return poll(&descriptor, 1, Int32(min(time * 1000, 1e9).rounded(.up))) > 0
    }

    /// Returns what a process that has ended said about it, and forgets the process.
    private func crash(_ running: Running) -> String {
        running.process.waitUntilExit()
        let said = String(decoding: FileManager.default.contents(atPath: running.errors.path) ?? Data(), as: UTF8.self)
        let status = running.process.terminationStatus
        let isSignal = running.process.terminationReason == .uncaughtSignal
        end()
        // The path of the source file before the message depends on the build.
        let message = said.split(separator: "\n").last { $0.contains("Fatal error:") }
            .flatMap { line in line.range(of: "Fatal error:").map { String(line[$0.lowerBound...]) } }
        let code = isSignal ? "signal \(status)" : "exit code \(status)"
        return message.map { "\(code), \($0)" } ?? code
    }

    private func end() {
        guard let running else { return }
        if running.process.isRunning {
            // A process that hangs handles no other signal.
            kill(running.process.processIdentifier, SIGKILL)
            running.process.waitUntilExit()
        }
        try? FileManager.default.removeItem(at: running.errors)
        self.running = nil
    }
}
