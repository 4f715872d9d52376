import Foundation

/// Prints the progress of a long operation to standard error, if it takes more than a second.
///
/// On a terminal, one line is rewritten. Elsewhere, such as in a log, a new line is printed every 5 seconds.
final class Progress {
    private let what: String
    private let total: TimeInterval
    private let isTerminal: Bool
    private let now: () -> TimeInterval
    private let write: (String) -> Void
    /// The system uptime at which to print next.
    private var due: TimeInterval
    private var isShown = false

    /// - Parameter total: The amount at which ``reach(_:)`` shows 100 %; with 0, ``reach(_:)`` prints nothing.
    init(
        _ what: String, of total: TimeInterval = 0, isTerminal: Bool = isatty(2) != 0,
        now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        (self.what, self.total, self.isTerminal, self.now, self.write) = (what, total, isTerminal, now, write)
        due = now() + 1
    }

    func reach(_ amount: TimeInterval) {
        guard total > 0 else { return }
        show("\(Int(min(max(amount / total, 0), 1) * 100)) %")
    }

    /// Prints a state of the operation if it is time to do so.
    func show(_ state: @autoclosure () -> String) {
        let time = now()
        guard time >= due else { return }
        due = time + (isTerminal ? 0.1 : 5)
        write(isTerminal ? "\r\(what): \(state())\u{1B}[K" : "\(what): \(state())\n")
        isShown = true
    }

    /// Clears the line, so that further output starts on an empty one.
    func end() {
        if isShown, isTerminal { write("\r\u{1B}[K") }
        isShown = false
    }
}
