import Foundation

/// The running browsers, which are killed and cleaned up when the test process exits.
///
/// Otherwise, a browser in a global variable, which is never deinitialized, would outlive its tests and keep its
/// profile.
enum LiveBrowsers {
    private static let processes = Locked<[pid_t: BrowserProcess]>([:])

    private static let atExit: Void = {
        atexit { LiveBrowsers.endAll() }
    }()

    static func insert(_ process: BrowserProcess) {
        _ = atExit
        processes.withLock { $0[process.identifier] = process }
    }

    static func remove(_ process: BrowserProcess) {
        _ = processes.withLock { $0.removeValue(forKey: process.identifier) }
    }

    private static func endAll() {
        let remaining = processes.withLock { Array($0.values) }
        for process in remaining {
            process.kill()
        }
        for process in remaining {
            process.blockUntilEnded(within: 2)
        }
    }
}
