/// Something a page wrote to its console, or that the browser wrote there about it, such as a file not found.
public struct ConsoleMessage: Sendable, Equatable, CustomStringConvertible {
    public enum Level: String, Sendable {
        case debug, info, warning, error
        /// A dialog (`alert`, `confirm`, `prompt`) that the page opened, and that was dismissed at once.
        case dialog
    }

    public let level: Level
    public let text: String
    /// Where it came from, as far as the browser says.
    public let url: String?
    /// The line there, counted from 1.
    public let line: Int?

    public var description: String {
        "\(level.rawValue): \(text)\(place(url: url, line: line))"
    }
}

/// An exception, or a rejected promise, that the page did not catch.
public struct PageError: Sendable, Equatable, CustomStringConvertible {
    /// The page's own text, with the stack where there is one.
    public let text: String
    /// Where it was thrown, as far as the browser says.
    public let url: String?
    /// The line there, counted from 1.
    public let line: Int?

    public var description: String {
        "uncaught: \(text)\(place(url: url, line: line))"
    }
}

private func place(url: String?, line: Int?) -> String {
    // A data: URL holds the whole page.
    guard let url, !url.isEmpty else { return "" }
    return " (\(url.prefix(120))\(line.map { ":\($0)" } ?? ""))"
}
