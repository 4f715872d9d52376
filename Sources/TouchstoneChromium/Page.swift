import Foundation
import TouchstoneText

/// A page with its own window and storage, which closes with this object, with ``close()`` or with its browser.
public final class Page: Sendable {
    /// The browser, which its pages retain.
    public let browser: Browser

    let input = Locked(InputState())

    private let context: String
    private let session: String
    private let log: PageLog
    private var connection: DevToolsConnection { browser.connection }

    /// Creates a page for a target that has been opened and attached.
    ///
    /// - Parameters:
    ///   - browser: The browser that opened the page.
    ///   - context: The browser context, which contains only this page.
    ///   - session: The DevTools session attached to the page.
    ///   - target: The page's target, which is also the identifier of its main frame.
    init(browser: Browser, context: String, session: String, target: String) {
        self.browser = browser
        self.context = context
        self.session = session
        log = PageLog(mainFrame: target)
        browser.connection.listen(to: session) { [log, weak connection = browser.connection] event in
            log.receive(event)
            if event.method == "Page.javascriptDialogOpening" {
                // An open dialog would block the page's script and all later commands.
                let leaves = event.parameters["type"] == "beforeunload"
                connection?.post("Page.handleJavaScriptDialog", ["accept": .bool(leaves)], session: session)
            }
        }
    }

    deinit {
        connection.listen(to: session, nil)
        connection.post("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    }

    /// Closes the page and deletes its storage.
    public func close() async throws {
        try await connection.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    }

    /// All console messages since the page was opened or since ``clearLog()``, oldest first.
    public var consoleMessages: [ConsoleMessage] { log.console }

    /// All exceptions and rejected promises that the page did not handle, oldest first.
    public var uncaughtErrors: [PageError] { log.uncaught }

    /// The console's errors and the unhandled ones as text; a test usually expects an empty array.
    public var problems: [String] {
        log.console.filter { $0.level == .error }.map(\.description) + log.uncaught.map(\.description)
    }

    /// Removes all console messages and errors.
    public func clearLog() {
        log.clear()
    }

    /// Loads a URL and waits at most `timeout` seconds until it has loaded.
    public func load(_ url: String, timeout: Double = 30) async throws {
        let answer = try await send("Page.navigate", ["url": .string(url)], timeout: timeout)
        if let reason = answer["errorText"].string, !reason.isEmpty {
            throw ChromiumError.loadFailed(url: shown(url), reason: reason)
        }
        // A navigation within the document loads nothing.
        guard let loader = answer["loaderId"].string else { return }
        let error = ChromiumError.loadFailed(url: shown(url), reason: "not loaded within \(timeout) s")
        try await log.loaded(loader).value(within: timeout, otherwise: error)
    }

    /// Resizes the viewport, as rotating the device does.
    ///
    /// - Parameters:
    ///   - width: The width in CSS pixels.
    ///   - height: The height in CSS pixels.
    ///   - scale: The number of device pixels in a CSS pixel.
    ///   - mobile: Whether the page is laid out as in a mobile browser.
    public func resize(width: Int, height: Int, scale: Double = 1, mobile: Bool = false) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(scale), "mobile": .bool(mobile),
            ]
        )
    }

    /// Sets the page's preferred color scheme to dark or light.
    public func setDark(_ dark: Bool) async throws {
        let feature: JSONValue = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
        try await send("Emulation.setEmulatedMedia", ["features": [feature]])
    }

    /// Sets the user's preferred languages, such as `zh-CN,en`, for the documents that are loaded from now on.
    public func setLanguages(_ languages: String) async throws {
        // The command sets both, so keep the name of the browser.
        let agent = try await evaluate("navigator.userAgent")
        try await send("Emulation.setUserAgentOverride", ["userAgent": agent, "acceptLanguage": .string(languages)])
    }

    /// Allows the page to read and write the clipboard without asking.
    public func allowClipboard() async throws {
        try await connection.send(
            "Browser.grantPermissions",
            ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "browserContextId": .string(context)])
    }

    /// Waits for two animation frames, so that the page has drawn all previous changes.
    ///
    /// The browser delays the latest move of a finger or of the mouse until the next frame.
    public func nextFrame() async throws {
        try await evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    }

    /// Returns the viewport as PNG data, in device pixels.
    public func screenshot() async throws -> Data {
        let answer = try await send("Page.captureScreenshot", ["format": "png"])
        guard let data = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
            throw ChromiumError.commandFailed(method: "Page.captureScreenshot", message: "the response has no picture")
        }
        return data
    }

    /// Writes the viewport to a PNG file.
    public func screenshot(to path: String) async throws {
        try await screenshot().write(to: URL(fileURLWithPath: path))
    }

    /// Sends a DevTools command to this page, for features that this module has no method for.
    ///
    /// - Parameters:
    ///   - method: The command, such as `Network.emulateNetworkConditions`.
    ///   - parameters: The command's parameters.
    ///   - timeout: The time limit in seconds; `nil` for the browser's default.
    @discardableResult
    package func send(
        _ method: String, _ parameters: JSONValue = [:], timeout: Double? = nil
    ) async throws -> JSONValue {
        try await connection.send(method, parameters, session: session, timeout: timeout)
    }

    /// Enables the events that this object needs, before the page loads anything.
    func prepare(touch: Bool) async throws {
        try await send("Page.enable")
        try await send("Page.setLifecycleEventsEnabled", ["enabled": true])
        try await send("Runtime.enable")
        try await send("Log.enable")
        // Emulate focus in every page, so that several pages at once receive keys.
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        if touch {
            try await send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 10])
        }
    }

    /// Returns the URL, shortened because a data: URL contains the whole page.
    private func shown(_ url: String) -> String {
        url.count <= 200 ? url : "\(url.prefix(200))…"
    }
}
