import Foundation

/// An error of a browser test; all durations are in seconds.
public enum ChromiumError: Error, Sendable, Equatable {
    /// No browser is installed.
    case notInstalled(String)
    /// The browser did not start; `output` is the end of its output.
    case launchFailed(reason: String, output: String)
    /// The browser ended or was closed before it answered.
    case browserGone(String)
    /// The page was closed, or its renderer crashed, before it answered.
    case pageGone(String)
    /// The browser rejected a command.
    case commandFailed(method: String, message: String)
    /// The browser did not respond to a command in time.
    case commandTimedOut(method: String, seconds: Double)
    /// The page's script threw; the value is the page's message, with its stack if there is one.
    case scriptThrew(String)
    /// A condition did not become true; `lastValue` is its last value.
    case waitTimedOut(condition: String, seconds: Double, lastValue: String)
    /// The page could not be loaded or did not finish loading.
    case loadFailed(url: String, reason: String)
    /// The browser cannot play the touch sequence.
    case impossibleTouch(String)
    /// A call to the operating system failed.
    case system(call: String, reason: String)

    /// Returns the error of `call`, which has just set `errno` or returned `code`.
    static func system(_ call: String, code: Int32 = errno) -> ChromiumError {
        .system(call: call, reason: String(cString: strerror(code)))
    }
}

extension ChromiumError: CustomStringConvertible, LocalizedError {
    public var errorDescription: String? { description }

    public var description: String {
        switch self {
        case .notInstalled(let why):
            "No browser is installed: \(why)"
        case .launchFailed(let reason, let output):
            "The browser could not be launched: \(reason)\n"
                + (output.isEmpty ? "It printed nothing." : "It printed:\n\(output)")
        case .browserGone(let why):
            "The browser exited: \(why)"
        case .pageGone(let why):
            "The page closed: \(why)"
        case .commandFailed(let method, let message):
            "The browser refused \(method): \(message)"
        case .commandTimedOut(let method, let seconds):
            "The browser did not respond to \(method) within \(seconds) s"
        case .scriptThrew(let text):
            "The page's script threw: \(text)"
        case .waitTimedOut(let condition, let seconds, let lastValue):
            "Not true within \(seconds) s: \(condition)\nLast value: \(lastValue)"
        case .loadFailed(let url, let reason):
            "Could not load \(url): \(reason)"
        case .impossibleTouch(let why):
            "The browser cannot play this touch: \(why)"
        case .system(let call, let reason):
            "\(call) failed: \(reason)"
        }
    }
}
