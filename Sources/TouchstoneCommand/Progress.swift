import Foundation

/// How far something long has come, told on the standard error once it takes more than a second: in one line that is rewritten
/// on a terminal, and otherwise, as in a log, by a new line now and then.
final class Progress {
    private let what: String
    private let total: TimeInterval
    private let isTerminal: Bool
    private let now: () -> TimeInterval
    private let write: (String) -> Void
    /// When the next word is due.
    private var due: TimeInterval
    private var isShown = false

    /// - Parameter total: The amount that ``reach(_:)`` counts up to; where it is zero nothing is told.
    init(
        _ what: String, of total: TimeInterval, isTerminal: Bool = isatty(2) != 0,
        now: @escaping () -> TimeInterval = { ProcessInfo.processInfo.systemUptime },
        write: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        (self.what, self.total, self.isTerminal, self.now, self.write) = (what, total, isTerminal, now, write)
        due = now() + 1
    }

    func reach(_ amount: TimeInterval) {
        let time = now()
        guard time >= due, total > 0 else { return }
        due = time + (isTerminal ? 0.1 : 5)
        let percent = Int(min(max(amount / total, 0), 1) * 100)
        write(isTerminal ? "\r\(what): \(percent) %\u{1B}[K" : "\(what): \(percent) %\n")
        isShown = true
    }

    /// Takes the line away again, so that what follows begins on a clean one.
    func end() {
        if isShown, isTerminal { write("\r\u{1B}[K") }
        isShown = false
    }
}
