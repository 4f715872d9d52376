import Foundation

/// How a process ended.
enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
    case exited(code: Int32)
    case killed(signal: Int32)

    /// Takes apart what `waitpid` reports; C's macros for it are not visible to Swift.
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

/// A running browser's process group and temporary profile, and the thread that clears both away at its end.
final class BrowserProcess: Sendable {
    let identifier: pid_t
    let profile: TemporaryProfile

    /// Arrives once the process has been reaped and its profile removed.
    let ended = OneShot<ExitStatus>()

    /// How the process ended and the last it printed, known slightly before ``ended``.
    struct Ending: Sendable {
        let status: ExitStatus
        let output: String
    }

    private let isReaped = Locked(false)
    private let lastWords = Locked<Ending?>(nil)

    /// Starts the browser. `onExit` is called on the reaping thread when the process has ended, before its profile goes.
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

    /// How the process ended, if it has.
    var ending: Ending? {
        lastWords.withLock { $0 }
    }

    /// The end of what the browser has printed so far, or had printed at its end.
    var output: String {
        if let ending { return ending.output }
        let tail = profile.outputTail()
        // It may just have ended, and taken the file with it.
        return ending?.output ?? tail
    }

    /// Kills the browser and its helpers at once. Harmless when they are gone already.
    func kill() {
        isReaped.withLock { isReaped in
            // Once reaped, the identifier may be somebody else's.
            if !isReaped { Glibc.kill(-identifier, SIGKILL) }
        }
    }

    /// Waits at most `seconds` for the end; says whether it came.
    func ends(within seconds: Double) async -> Bool {
        (try? await ended.value(within: seconds, otherwise: CancellationError())) != nil
    }

    /// As ``ends(within:)``, blocking the calling thread.
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
        // Looks without reaping, so that the group's identifier stays ours while its stragglers are killed.
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
