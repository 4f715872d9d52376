import Foundation

/// The way in which a process ended.
enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
    case exited(code: Int32)
    case killed(signal: Int32)

    /// Decodes a status from `waitpid`, because C's macros for it are not visible to Swift.
    init(waitStatus: Int32) {
        let signal = waitStatus & 0x7f
        self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xff) : .killed(signal: signal)
    }

    var description: String {
        switch self {
        case .exited(let code): "it exited with code \(code)"
        case .killed(let signal): "it was killed by signal \(signal)"
        }
    }
}

/// A browser's process group and temporary profile, and the thread that cleans up both when the browser ends.
final class BrowserProcess: Sendable {
    let identifier: pid_t
    let profile: TemporaryProfile

    /// Resolved when the process has been reaped and its profile removed.
    let ended = OneShot<ExitStatus>()

    /// The status and last output of an ended process, available slightly before ``ended``.
    struct Ending: Sendable {
        let status: ExitStatus
        let output: String
    }

    private let isReaped = Locked(false)
    private let lastWords = Locked<Ending?>(nil)

    /// Starts the browser.
    ///
    /// When the process has ended, `onExit` is called on the reaping thread, before the profile is removed.
    init(
        executable: String, arguments: [String], channel: Int32, profile: TemporaryProfile,
        onExit: @escaping @Sendable (Ending) -> Void
    ) throws {
        self.profile = profile
        identifier = try ChildProcess.start(
            executable: executable, arguments: arguments,
            environment: ProcessInfo.processInfo.environment.merging(profile.environment) { $1 },
            channel: channel, outputFile: profile.outputFile
        )
        LiveBrowsers.insert(self)
        let thread = Thread { [self] in
            let ending = Ending(status: reap(), output: profile.outputTail())
            lastWords.withLock { $0 = ending }
            onExit(ending)
            profile.remove()
            LiveBrowsers.remove(self)
            ended.resolve(.success(ending.status))
        }
        thread.name = "Chromium reaper"
        thread.start()
    }

    /// The process's end, or `nil` while it is running.
    var ending: Ending? {
        lastWords.withLock { $0 }
    }

    /// The last part of the browser's output.
    var output: String {
        if let ending { return ending.output }
        let tail = profile.outputTail()
        // The process may just have ended, and its file may be gone.
        return ending?.output ?? tail
    }

    /// Kills the browser and its helpers immediately; has no effect if they have ended.
    func kill() {
        isReaped.withLock { isReaped in
            // After reaping, another process may have the identifier.
            if !isReaped { Glibc.kill(-identifier, SIGKILL) }
        }
    }

    /// Waits at most `seconds` for the process to end, and returns whether it has.
    func ends(within seconds: Double) async -> Bool {
        (try? await ended.value(within: seconds, otherwise: CancellationError())) != nil
    }

    /// Like ``ends(within:)``, but blocks the calling thread.
    @discardableResult
    func blockUntilEnded(within seconds: Double) -> Bool {
        let deadline = Date(timeIntervalSinceNow: seconds)
        while ended.result == nil {
            guard Date() < deadline else { return false }
            usleep(2_000)
        }
        return true
    }

    private func reap() -> ExitStatus {
        // Wait without reaping, so that the group's identifier stays valid while the remaining processes are killed.
        var information = siginfo_t()
        while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
        return isReaped.withLock { isReaped in
            Glibc.kill(-identifier, SIGKILL)
            var status: Int32 = 0
            while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
            isReaped = true
            return ExitStatus(waitStatus: status)
        }
    }
}
