import Foundation

/// What can go wrong between a test and its browser. All durations are in seconds.
public enum ChromiumError: Error, Sendable, Equatable {
    /// No browser is installed.
    case notInstalled(String)
    /// The browser did not come up; `output` is the end of what it printed.
    case launchFailed(reason: String, output: String)
    /// The browser has gone, or was closed, before answering.
    case browserGone(String)
    /// The page has gone, or its renderer crashed, before answering.
    case pageGone(String)
    /// The browser refused a command.
    case commandFailed(method: String, message: String)
    /// The browser did not answer a command in time.
    case commandTimedOut(method: String, seconds: Double)
    /// The page's script threw; the text is the page's own, with its stack where it has one.
    case scriptThrew(String)
    /// A condition never came true; `lastValue` is what it gave last.
    case waitTimedOut(condition: String, seconds: Double, lastValue: String)
    /// The page could not be fetched, or did not finish loading.
    case loadFailed(url: String, reason: String)
    /// A touch sequence that the browser has no way to play.
    case impossibleTouch(String)
    /// A call to the operating system failed.
    case system(call: String, reason: String)

    /// The error for `call`, which has just set `errno`, or which returned `code`.
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
            "The browser has gone: \(why)"
        case .pageGone(let why):
            "The page has gone: \(why)"
        case .commandFailed(let method, let message):
            "The browser refused \(method): \(message)"
        case .commandTimedOut(let method, let seconds):
            "The browser did not answer \(method) within \(seconds) s"
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
