import Foundation
import TouchstoneExamples
import TouchstoneRecording
import TouchstoneText
import TouchstoneWebHost

/// Runs the lab in a child process and starts it again after a crash, at the same address and with another scene.
///
/// The child writes the session to a file, which is kept after a crash. The pages reconnect by themselves and show what happened.
final class LabSupervisor {
    private let options: LabOptions
    private let files: LabFiles
    private let environment: [String: String]
    private let signals = ForwardedSignals()
    private var port: Int?
    private var crashTimes: [TimeInterval] = []

    /// The number of crashes in ``crashInterval`` seconds after which the lab ends.
    private static let crashLimit = 4
    private static let crashInterval: TimeInterval = 10

    init(_ options: LabOptions) {
        self.options = options
        files = LabFiles(record: options.record)
        port = options.port
        var environment = ProcessInfo.processInfo.environment
        // The address stays the same. Beyond the loopback interface, the user must choose the token.
        if options.listen == nil, environment[PageAddress.variable] == nil {
            environment[PageAddress.variable] = PageAddress.secretOfThisRun
        }
        // A backtrace of the child would delay its end by many seconds. A replay shows it.
        if environment["SWIFT_BACKTRACE"] == nil { environment["SWIFT_BACKTRACE"] = "enable=no" }
        self.environment = environment
    }

    /// Runs the lab until it is interrupted, and returns the exit code.
    func run() throws -> Int32 {
        var scene = options.scene
        var notice: String?
        while true {
            let process = Process()
            process.executableURL = .ownProgram
            process.arguments =
                ["lab-process", "--is-supervised", "--spare=\(files.spare)"]
                + options.arguments(port: port, scene: scene, record: options.record)
                + (notice.map { ["--notice=\($0)"] } ?? [])
            process.environment = environment
            let lastWords = try start(process, isFirst: notice == nil)
            guard process.terminationReason == .uncaughtSignal, !signals.wereReceived else {
                return process.terminationReason == .exit ? process.terminationStatus : 0
            }
            let crash = files.keepSession()
            scene = ExampleScene.ids.first { $0 != crash.scene }
            notice = message(of: crash, lastWords, signal: process.terminationStatus)
            printError(notice ?? "")
            let now = ProcessInfo.processInfo.systemUptime
            crashTimes = crashTimes.filter { now - $0 < Self.crashInterval } + [now]
            guard crashTimes.count < Self.crashLimit else {
                printError(
                    "The lab has crashed \(crashTimes.count) times in \(Int(Self.crashInterval)) seconds, so it ends.")
                return 1
            }
        }
    }

    private func message(of crash: LabFiles.Crash, _ lastWords: String?, signal: Int32) -> String {
        let scene = crash.scene.map { "The scene \($0)" } ?? "The lab"
        let end = "\(scene) crashed with signal \(signal)\(lastWords.map { ": \($0)" } ?? "")."
        guard let file = crash.file else { return "\(end) Its session could not be saved." }
        return "\(end) Its session is in \(file); `touchstone replay` repeats it, and `touchstone shrink` shortens it."
    }

    /// Starts a process, waits until it ends, and returns the message of its crash.
    private func start(_ process: Process, isFirst: Bool) throws -> String? {
        let (input, output, errors) = (Pipe(), Pipe(), Pipe())
        process.standardInput = input
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        signals.target = process.processIdentifier
        let listener = LineListener(errors.fileHandleForReading, copy: .standardError)
        for line in LineListener.lines(output.fileHandleForReading) {
            // The address stays the same after a crash, so it is printed once.
            if isFirst { FileHandle.standardOutput.write(Data((line + "\n").utf8)) }
            let address = line.split(separator: " ").first { $0.hasPrefix("http") }
            if let port = address.flatMap({ URL(string: String($0)) })?.port { self.port = port }
        }
        process.waitUntilExit()
        signals.target = nil
        withExtendedLifetime(input) {}
        return listener.crashMessage()
    }
}

/// Passes interrupts on to the child process, which then closes its files.
private final class ForwardedSignals: @unchecked Sendable {
    private let lock = NSLock()
    private var sources: [any DispatchSourceSignal] = []
    private var process: Int32?
    private var isInterrupted = false

    init() {
        sources = onInterrupts(.global()) { [weak self] in self?.forward($0) }
    }

    /// The process that receives the signals. One that arrived before ends it at once.
    var target: Int32? {
        get { lock.withLock { process } }
        set {
            lock.withLock {
                process = newValue
                if let newValue, isInterrupted { kill(newValue, SIGTERM) }
            }
        }
    }

    var wereReceived: Bool { lock.withLock { isInterrupted } }

    private func forward(_ number: Int32) {
        lock.withLock {
            isInterrupted = true
            if let process { kill(process, number) }
        }
    }
}

/// Copies the lines of a pipe, and finds the message of a crash among them.
private final class LineListener: @unchecked Sendable {
    private let lock = NSLock()
    private let end = DispatchSemaphore(value: 0)
    private var message: String?

    init(_ file: FileHandle, copy: FileHandle) {
        let thread = Thread { [self] in
            for line in Self.lines(file) {
                copy.write(Data((line + "\n").utf8))
                guard let range = line.range(of: "Fatal error: ") else { continue }
                lock.withLock { message = line[range.upperBound...].printable }
            }
            end.signal()
        }
        thread.start()
    }

    /// The message of the crash, after the pipe has ended.
    func crashMessage() -> String? {
        end.wait()
        return lock.withLock { message }
    }

    /// The lines of a file, each as soon as it is complete.
    static func lines(_ file: FileHandle) -> AnySequence<String> {
        AnySequence {
            var pending = Data()
            var isAtEnd = false
            return AnyIterator {
                while true {
                    if let end = pending.firstIndex(of: UInt8(ascii: "\n")) {
                        let line = String(decoding: pending[..<end], as: UTF8.self)
                        pending = Data(pending[(end + 1)...])
                        return line
                    }
                    guard !isAtEnd else {
                        defer { pending = Data() }
                        return pending.isEmpty ? nil : String(decoding: pending, as: UTF8.self)
                    }
                    let part = file.availableData
                    if part.isEmpty { isAtEnd = true } else { pending += part }
                }
            }
        }
    }
}
