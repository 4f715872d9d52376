import Foundation

/// A call for which UIKit raises an exception, or about which it warns.
///
/// No value that an application can pass ends the program: the call is logged on the standard error and has no effect.
/// `docs/traps.md` lists the places.
package struct LoggedException: Sendable, CustomStringConvertible {
    /// The method that was called, such as `UITableView.deleteRows(at:with:)`.
    package let method: String
    /// The value and what is wrong with it, in UIKit's words where they are known.
    package let reason: String
    package let kind: Kind
    /// A sentence that says what happens instead.
    package var effect = "The call has no effect."

    package enum Kind: Sendable {
        /// UIKit raises an exception, which ends the program.
        case exception
        /// UIKit writes a warning, or this library does not support the call.
        case warning
    }

    package var description: String { "*** \(method): \(reason) \(effect)" }

    /// Receives the exceptions of the current task instead of the standard error.
    @TaskLocal package static var receiver: (@Sendable (LoggedException) -> Void)?

    /// Logs a call that has no effect.
    ///
    /// - Parameters:
    ///   - method: The method that was called.
    ///   - reason: A sentence that names the value and what is wrong with it.
    ///   - kind: What UIKit does.
    ///   - effect: A sentence that says what happens instead; `nil` if the call has no effect.
    package static func log(
        _ method: String, _ reason: String, _ kind: Kind = .exception, effect: String? = nil
    ) {
        var exception = LoggedException(method: method, reason: reason, kind: kind)
        if let effect { exception.effect = effect }
        if let receiver { receiver(exception) } else { exception.write() }
    }

    /// Writes the exception to the standard error.
    package func write() { FileHandle.standardError.write(Data("\(self)\n".utf8)) }
}
