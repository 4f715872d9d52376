import Foundation
import TouchstoneCore

extension LoggedException {
    /// Runs `body` and returns, in order, the exceptions that it logged, which would otherwise end the program.
    @MainActor
    package static func collecting(_ body: @MainActor () throws -> Void) rethrows -> [LoggedException] {
        let collected = Collected()
        try $receiver.withValue({ collected.add($0) }, operation: body)
        return collected.all
    }

    /// Sendable because `lock` guards all access to `exceptions`.
    private final class Collected: @unchecked Sendable {
        private let lock = NSLock()
        private var exceptions: [LoggedException] = []

        func add(_ exception: LoggedException) { lock.withLock { exceptions.append(exception) } }
        var all: [LoggedException] { lock.withLock { exceptions } }
    }
}
