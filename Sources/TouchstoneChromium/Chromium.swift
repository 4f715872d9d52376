import Foundation

/// Finds and starts an installed Chromium for tests that need a real browser.
///
/// ```swift
/// let browser = try await Chromium.launch()
/// let page = try await browser.newPage(url: "data:text/html,<p>Hello</p>")
/// let text = try await page.evaluate("document.body.innerText").string
/// try await browser.close()
/// ```
public enum Chromium {
    /// The environment variable for the browser's path or command, which takes precedence over the search.
    public static let environmentVariable = "TOUCHSTONE_CHROMIUM"

    private static let commands = ["chromium", "chromium-browser", "google-chrome"]

    /// Returns the path of an installed browser, or `nil`; then ``whyNotFound`` gives the reason.
    public static func find() -> String? {
        find(in: ProcessInfo.processInfo.environment)
    }

    /// The reason that ``find()`` found nothing, for the message of a skipped test.
    public static var whyNotFound: String {
        whyNotFound(in: ProcessInfo.processInfo.environment)
    }

    /// Starts a headless browser with a new profile.
    ///
    /// Load only pages you trust: the browser runs without Chromium's sandbox, which containers often cannot provide.
    ///
    /// - Parameters:
    ///   - executable: The path of the browser; ``find()`` by default.
    ///   - arguments: Further command-line arguments.
    ///   - timeout: The time limit for the start, in seconds.
    ///   - commandTimeout: The time limit for each later command, in seconds.
    public static func launch(
        executable: String? = nil, arguments: [String] = [], timeout: Double = 30, commandTimeout: Double = 30
    ) async throws -> Browser {
        guard let executable = executable ?? find() else { throw ChromiumError.notInstalled(whyNotFound) }
        return try await Browser.launch(
            executable: executable, arguments: arguments, timeout: timeout, commandTimeout: commandTimeout
        )
    }

    static func find(in environment: [String: String]) -> String? {
        if let override = override(in: environment) {
            return path(of: override, in: environment)
        }
        return commands.lazy.compactMap { path(of: $0, in: environment) }.first
    }

    static func whyNotFound(in environment: [String: String]) -> String {
        if let override = override(in: environment) {
            return "\(environmentVariable) is \"\(override)\", which is not an executable file"
        }
        return "none of \(commands.joined(separator: ", ")) is on PATH, and \(environmentVariable) is not set"
    }

    private static func override(in environment: [String: String]) -> String? {
        environment[environmentVariable].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func path(of command: String, in environment: [String: String]) -> String? {
        let candidates =
            command.contains("/")
            ? [command]
            : (environment["PATH"] ?? "/usr/local/bin:/usr/bin:/bin").split(separator: ":").map { "\($0)/\(command)" }
        return candidates.first { candidate in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: candidate, isDirectory: &isDirectory)
                && !isDirectory.boolValue && FileManager.default.isExecutableFile(atPath: candidate)
        }
    }
}
