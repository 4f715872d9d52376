import Foundation
import TouchstoneCore

/// Calls for which UIKit raises an exception, which ends the program on iOS. Here they are logged and have no effect.
extension TestApplication {
    /// Runs `body` and returns, in order, a description of each exception and warning that it logged.
    ///
    /// Elsewhere in a test, a call for which UIKit raises an exception is an issue at the end of the test.
    ///
    /// ```swift
    /// let exceptions = app.exceptions { table.deleteRows(at: [IndexPath(row: 9, section: 0)], with: .none) }
    /// #expect(exceptions.count == 1)
    /// ```
    ///
    /// - Parameter body: The calls that are expected to log exceptions.
    @discardableResult
    public func exceptions(_ body: @MainActor () throws -> Void) rethrows -> [String] {
        try LoggedException.collecting(body).map(\.description)
    }

    /// Receives the exceptions of a test.
    var exceptionReceiver: @Sendable (LoggedException) -> Void {
        if let expected = LoggedExceptions.expected { return { expected.add($0) } }
        return { [unexpectedExceptions] exception in
            unexpectedExceptions.add(exception)
            exception.write()
        }
    }

    /// Records an issue for each exception that the test logged.
    func expectNoExceptions() {
        for exception in unexpectedExceptions.all where exception.kind == .exception {
            recordsIssue(
                TestIssue(
                    "\(exception.method): \(exception.reason) On iOS this call ends the program. If the test is about that, "
                        + "make the call in `app.exceptions { … }`.", at: TestSite()))
        }
    }
}

/// The exceptions that were logged in a scope. Sendable because `lock` guards all access to `exceptions`.
final class LoggedExceptions: @unchecked Sendable {
    private let lock = NSLock()
    private var exceptions: [LoggedException] = []

    /// The exceptions that the test expects now, in `collecting(_:)`, also in a run inside it.
    @TaskLocal static var expected: LoggedExceptions?

    func add(_ exception: LoggedException) { lock.withLock { exceptions.append(exception) } }
    var all: [LoggedException] { lock.withLock { exceptions } }
}

extension LoggedException {
    /// Runs `body` and returns, in order, the exceptions that it logged, which would otherwise be written to the standard
    /// error or be issues of the test.
    @MainActor
    package static func collecting(_ body: @MainActor () throws -> Void) rethrows -> [LoggedException] {
        let collected = LoggedExceptions()
        try LoggedExceptions.$expected.withValue(collected) {
            try $receiver.withValue({ collected.add($0) }, operation: body)
        }
        return collected.all
    }
}
