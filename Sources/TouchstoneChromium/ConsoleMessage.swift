/// A message in a page's console, from the page or from the browser, such as for a missing file.
public struct ConsoleMessage: Sendable, Equatable, CustomStringConvertible {
    public enum Level: String, Sendable {
        case debug, info, warning, error
        /// A dialog (`alert`, `confirm`, `prompt`) that the page opened and that was dismissed immediately.
        case dialog
    }

    public let level: Level
    public let text: String
    /// The URL of the source, if the browser reports it.
    public let url: String?
    /// The line number in the source, which starts at 1.
    public let line: Int?

    public var description: String {
        "\(level.rawValue): \(text)\(place(url: url, line: line))"
    }
}

/// An exception or rejected promise that the page did not handle.
public struct PageError: Sendable, Equatable, CustomStringConvertible {
    /// The page's message, with the stack if there is one.
    public let text: String
    /// The URL of the source that threw, if the browser reports it.
    public let url: String?
    /// The line number in the source, which starts at 1.
    public let line: Int?

    public var description: String {
        "uncaught: \(text)\(place(url: url, line: line))"
    }
}

private func place(url: String?, line: Int?) -> String {
    // A data: URL contains the whole page, so shorten it.
    guard let url, !url.isEmpty else { return "" }
    return " (\(url.prefix(120))\(line.map { ":\($0)" } ?? ""))"
}
