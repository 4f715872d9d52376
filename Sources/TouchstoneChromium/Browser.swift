import Foundation
import TouchstoneText

/// A running headless browser, which ends with this object, with ``close()``, or with the test process.
public final class Browser: Sendable {
    /// The browser's name and version, such as `Chrome/120.0.6099.71`.
    public let version: String

    /// The process ID, which is also the ID of the process group of the browser's helpers.
    public var processIdentifier: Int32 { process.identifier }

    /// Whether the browser's process is running and accepts commands.
    public var isRunning: Bool { process.ending == nil && connection.isOpen }

    let process: BrowserProcess
    let connection: DevToolsConnection

    private init(process: BrowserProcess, connection: DevToolsConnection, version: String) {
        self.process = process
        self.connection = connection
        self.version = version
    }

    deinit {
        process.kill()
        connection.finish(.browserGone("the connection was closed"))
    }

    /// Closes all pages and the browser, and returns when its process has been reaped and its profile removed.
    ///
    /// Kills a browser that does not exit within 5 seconds. Repeated calls have no effect.
    public func close() async throws {
        // A separate task, so that a cancelled test still cleans up.
        try await Task { [process, connection] in
            _ = try? await connection.send("Browser.close", timeout: 5)
            connection.finish(.browserGone("it was closed"))
            if await !process.ends(within: 5) {
                process.kill()
                guard await process.ends(within: 5) else {
                    throw ChromiumError.commandTimedOut(method: "SIGKILL", seconds: 5)
                }
            }
        }.value
    }

    /// Opens a page with its own storage in its own window, and waits until it has loaded.
    ///
    /// - Parameters:
    ///   - url: The URL to load, with any scheme: `http:`, `data:`, `file:`.
    ///   - width: The viewport's width in CSS pixels.
    ///   - height: The viewport's height in CSS pixels.
    ///   - scale: The number of device pixels in a CSS pixel.
    ///   - touch: Whether the device has a touchscreen, for up to ten fingers.
    ///   - mobile: Whether the page is laid out as in a mobile browser, with viewport meta tags and overlay scroll
    ///     bars.
    ///   - dark: Whether the page's preferred color scheme is dark.
    ///   - languages: The user's preferred languages, such as `zh-CN,en`; American English by default.
    ///   - timeout: The time limit for loading, in seconds.
    public func newPage(
        url: String = "about:blank", width: Int = 800, height: Int = 600, scale: Double = 1, touch: Bool = false,
        mobile: Bool = false, dark: Bool = false, languages: String? = nil, timeout: Double = 30
    ) async throws -> Page {
        let context = try await connection.send("Target.createBrowserContext", ["disposeOnDetach": true])
        let page: Page
        do {
            page = try await openPage(in: context["browserContextId"])
        } catch {
            connection.post("Target.disposeBrowserContext", ["browserContextId": context["browserContextId"]])
            throw error
        }
        // From here on, the page disposes of its context itself.
        try await page.prepare(touch: touch)
        try await page.resize(width: width, height: height, scale: scale, mobile: mobile)
        try await page.setDark(dark)
        if let languages { try await page.setLanguages(languages) }
        try await page.load(url, timeout: timeout)
        return page
    }

    private func openPage(in context: JSONValue) async throws -> Page {
        // A page behind another one in the same window is not drawn, and its animation frames stop.
        let target = try await connection.send(
            "Target.createTarget", ["url": "about:blank", "browserContextId": context, "newWindow": true]
        )
        let session = try await connection.send(
            "Target.attachToTarget", ["targetId": target["targetId"], "flatten": true]
        )
        guard let context = context.string, let identifier = target["targetId"].string,
            let session = session["sessionId"].string
        else {
            throw ChromiumError.commandFailed(method: "Target.attachToTarget", message: "the response has no session")
        }
        return Page(browser: self, context: context, session: session, target: identifier)
    }

    static func launch(
        executable: String, arguments: [String], timeout: Double, commandTimeout: Double
    ) async throws -> Browser {
        let profile = try TemporaryProfile()
        let connection: DevToolsConnection
        let process: BrowserProcess
        do {
            let (ours, theirs) = try DevToolsSocket.pair()
            defer { Glibc.close(theirs) }
            let made = DevToolsConnection(socket: ours, commandTimeout: commandTimeout)
            connection = made
            process = try BrowserProcess(
                executable: executable, arguments: BrowserArguments.all(profile: profile) + arguments,
                channel: theirs, profile: profile
            ) { ending in
                made.finish(.browserGone("\(ending.status); it printed:\n\(ending.output)"))
            }
        } catch {
            profile.remove()
            throw ChromiumError.launchFailed(reason: "\(error)", output: "")
        }
        // The channel usually ends shortly before the process. Wait for the process, because its exit tells more.
        connection.start { [process] in
            process.blockUntilEnded(within: 1)
            return "it closed its end of the channel; it printed:\n\(process.output)"
        }
        do {
            let answer = try await connection.send("Browser.getVersion", timeout: timeout)
            return Browser(
                process: process, connection: connection, version: answer["product"].string ?? "unknown version"
            )
        } catch {
            let reason = launchFailure(error, process)
            process.kill()
            _ = await Task { await process.ends(within: 5) }.value
            connection.finish(.browserGone("it could not be launched"))
            if error is CancellationError { throw error }
            throw ChromiumError.launchFailed(reason: reason, output: process.output)
        }
    }

    private static func launchFailure(_ error: any Error, _ process: BrowserProcess) -> String {
        switch error {
        case ChromiumError.commandTimedOut(_, let seconds): "it did not respond within \(seconds) s"
        case ChromiumError.browserGone: process.ending.map { "\($0.status)" } ?? "it closed its end of the channel"
        default: "\(error)"
        }
    }
}
