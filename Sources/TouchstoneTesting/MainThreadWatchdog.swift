import Dispatch
import Foundation
import Synchronization

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// Ends a test run when the main actor waits forever, and prints its stack.
///
/// The main actor counts as blocked while it does not run the work sent to it and the program uses no processor time. A
/// test with a long computation, or many tests that wait for the main actor, do not count as blocked.
/// `TOUCHSTONE_WATCHDOG` sets the limit in seconds; the default is 60, and 0 turns the watchdog off.
package enum MainThreadWatchdog {
    private static let variable = "TOUCHSTONE_WATCHDOG"
    private static let hasStarted = Atomic(false)
    /// Whether the main actor has run the work that was sent to it last.
    private static let hasAnswered = Atomic(true)
    /// The thread that last ran the main actor.
    ///
    /// It can change, because test programs serve the main queue from a thread pool.
    private static let thread = Atomic<pthread_t>(pthread_self())

    /// Starts watching the main actor; a repeated call only updates the thread that runs it.
    @MainActor
    package static func start() {
        thread.store(pthread_self(), ordering: .relaxed)
        let limit = ProcessInfo.processInfo.environment[variable].map { Double($0) ?? 60 } ?? 60
        guard limit > 0, !hasStarted.exchange(true, ordering: .relaxed) else { return }
        Thread.detachNewThread { watch(limit) }
    }

    private static func watch(_ limit: TimeInterval) {
        var (usedTime, blocked) = (processorTime, 0.0)
        let interval = min(1, limit / 4)
        while true {
            if hasAnswered.exchange(false, ordering: .relaxed) {
                DispatchQueue.main.async {
                    thread.store(pthread_self(), ordering: .relaxed)
                    hasAnswered.store(true, ordering: .relaxed)
                }
            }
            Thread.sleep(forTimeInterval: interval)
            let time = processorTime
            let isIdle = time - usedTime < interval / 50 && !hasAnswered.load(ordering: .relaxed)
            usedTime = time
            blocked = isIdle ? blocked + interval : 0
            if blocked >= limit { end(limit) }
        }
    }

    /// The processor time that the whole program has used, in seconds.
    private static var processorTime: TimeInterval {
        var time = timespec()
        guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
        return TimeInterval(time.tv_sec) + TimeInterval(time.tv_nsec) / 1e9
    }

    private static func end(_ limit: TimeInterval) -> Never {
        let stack = StackFrames.of(thread.load(ordering: .relaxed)).map { "    \($0)" }.joined(separator: "\n")
        let words =
            """
            The main actor has been blocked for \(limit) s, so the test run ends. A test must not block \
            the main actor: wait with `await` or with `waitUntil`. \(variable) sets another limit in seconds, 0 for none.
            Its stack:
            \(stack)

            """
        FileHandle.standardError.write(Data(words.utf8))
        _exit(1)
    }
}

/// The return addresses of an interrupted thread.
private enum StackFrames {
    private static let limit = 128
    // Only the interrupted thread writes it, and it is read after `count` is set.
    nonisolated(unsafe) private static let addresses = UnsafeMutablePointer<UnsafeMutableRawPointer?>.allocate(
        capacity: limit)
    private static let count = Atomic<Int32>(0)

    /// Returns one line for each frame of a thread, innermost first.
    ///
    /// Interrupts the thread, which never continues.
    static func of(_ thread: pthread_t) -> [String] {
        // Threads of a pool block most signals, but not SIGPROF.
        signal(SIGPROF) { _ in
            StackFrames.capture()
            while true { sleep(1000) }
        }
        pthread_kill(thread, SIGPROF)
        for _ in 0..<100 where count.load(ordering: .acquiring) == 0 { Thread.sleep(forTimeInterval: 0.02) }
        return words()
    }

    /// Stores the addresses of the current stack; runs in a signal handler.
    private static func capture() {
        typealias Backtrace = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>, Int32) -> Int32
        // Swift's module map for Glibc omits <execinfo.h>.
        guard let symbol = dlsym(nil, "backtrace") else { return }
        let backtrace = unsafeBitCast(symbol, to: Backtrace.self)
        count.store(backtrace(addresses, Int32(limit)), ordering: .releasing)
    }

    private static func words() -> [String] {
        let frames = (0..<Int(count.load(ordering: .acquiring))).map { addresses[$0] }
        // The first two frames belong to the signal handler.
        return frames.dropFirst(2).compactMap { $0.map(words) }
    }

    private static func words(_ address: UnsafeMutableRawPointer) -> String {
        let raw = "\(address)"
        guard let (file, offset) = file(of: address) else { return raw }
        // A return address is after the call instruction.
        let found = run("llvm-symbolizer", ["--obj=\(file)", "0x" + String(offset - 1, radix: 16)])
        let lines = found.split(separator: "\n").map(String.init)
        guard lines.count > 1, lines[0] != "??" else { return "\(raw) \(file) + 0x\(String(offset, radix: 16))" }
        let name = run("swift-demangle", ["--compact", "--simplified", lines[0]])
        return (name.isEmpty ? lines[0] : name) + " at " + lines[1]
    }

    /// Returns the file that an address is mapped from, and the offset in it.
    private static func file(of address: UnsafeMutableRawPointer) -> (path: String, offset: UInt)? {
        let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
        let place = UInt(bitPattern: address)
        var bases: [String: UInt] = [:]
        for line in maps.split(separator: "\n") {
            let parts = line.split(separator: " ", omittingEmptySubsequences: true)
            let range = parts[0].split(separator: "-").compactMap { UInt($0, radix: 16) }
            guard parts.count > 5, range.count == 2, parts[5].hasPrefix("/") else { continue }
            let path = String(parts[5])
            let base = bases[path] ?? range[0]
            bases[path] = base
            if range[0] <= place, place < range[1] { return (path, place - base) }
        }
        return nil
    }

    /// Returns the standard output of a toolchain program, or an empty string if the program is not installed.
    private static func run(_ program: String, _ arguments: [String]) -> String {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [program] + arguments
        let output = Pipe()
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return "" }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: data, as: UTF8.self).trimmingCharacters(in: .whitespacesAndNewlines)
    }
}
