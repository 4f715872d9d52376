import Foundation

/// One page in its own window, with storage of its own. It closes with this object, with ``close()`` or with its browser.
public final class Page: Sendable {
    /// The browser, kept alive by its pages.
    public let browser: Browser

    let input = Locked(InputState())

    private let context: String
    private let session: String
    private let log: PageLog
    private var connection: DevToolsConnection { browser.connection }

    /// - Parameters:
    ///   - context: The browser context that holds this page alone.
    ///   - session: The DevTools session attached to the page.
    ///   - target: The page's target, which is its main frame's identifier as well.
    init(browser: Browser, context: String, session: String, target: String) {
        self.browser = browser
        self.context = context
        self.session = session
        log = PageLog(mainFrame: target)
        browser.connection.listen(to: session) { [log, weak connection = browser.connection] event in
            log.receive(event)
            if event.method == "Page.javascriptDialogOpening" {
                // Left open, it would block the page's script and with it every later command.
                let leaves = event.parameters["type"] == "beforeunload"
                connection?.post("Page.handleJavaScriptDialog", ["accept": .bool(leaves)], session: session)
            }
        }
    }

    deinit {
        connection.listen(to: session, nil)
        connection.post("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    }

    /// Closes the page and drops its storage.
    public func close() async throws {
        try await connection.send("Target.disposeBrowserContext", ["browserContextId": .string(context)])
    }

    /// Everything written to the console since the page was opened, or since ``clearLog()``, oldest first.
    public var consoleMessages: [ConsoleMessage] { log.console }

    /// Every exception and rejected promise that the page did not catch, oldest first.
    public var uncaughtErrors: [PageError] { log.uncaught }

    /// The console's errors and the uncaught ones, as text: what a test wants to be empty.
    public var problems: [String] {
        log.console.filter { $0.level == .error }.map(\.description) + log.uncaught.map(\.description)
    }

    /// Forgets the console's messages and the errors so far.
    public func clearLog() {
        log.clear()
    }

    /// Loads a URL and waits until it has loaded, at most `timeout` seconds.
    public func load(_ url: String, timeout: Double = 30) async throws {
        let answer = try await send("Page.navigate", ["url": .string(url)], timeout: timeout)
        if let reason = answer["errorText"].string, !reason.isEmpty {
            throw ChromiumError.loadFailed(url: shown(url), reason: reason)
        }
        // A jump within the document loads nothing.
        guard let loader = answer["loaderId"].string else { return }
        let error = ChromiumError.loadFailed(url: shown(url), reason: "not loaded within \(timeout) s")
        try await log.loaded(loader).value(within: timeout, otherwise: error)
    }

    /// Changes the viewport, as turning the device does: CSS pixels, and device pixels for one of them.
    public func resize(width: Int, height: Int, scale: Double = 1, mobile: Bool = false) async throws {
        try await send(
            "Emulation.setDeviceMetricsOverride",
            [
                "width": .number(Double(width)), "height": .number(Double(height)),
                "deviceScaleFactor": .number(scale), "mobile": .bool(mobile),
            ]
        )
    }

    /// Tells the page whether the user prefers dark colours.
    public func setDark(_ dark: Bool) async throws {
        let feature: JSONValue = ["name": "prefers-color-scheme", "value": dark ? "dark" : "light"]
        try await send("Emulation.setEmulatedMedia", ["features": [feature]])
    }

    /// Lets the page read and write the clipboard without asking the user.
    public func allowClipboard() async throws {
        try await connection.send(
            "Browser.grantPermissions",
            ["permissions": ["clipboardReadWrite", "clipboardSanitizedWrite"], "browserContextId": .string(context)])
    }

    /// Waits until the page has drawn what it has been given so far: two animation frames.
    ///
    /// The browser holds the newest move of a finger or mouse back until the next frame.
    public func nextFrame() async throws {
        try await evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => done())))")
    }

    /// The viewport as a PNG file's bytes, in device pixels.
    public func screenshot() async throws -> Data {
        let answer = try await send("Page.captureScreenshot", ["format": "png"])
        guard let data = answer["data"].string.flatMap({ Data(base64Encoded: $0) }) else {
            throw ChromiumError.commandFailed(method: "Page.captureScreenshot", message: "no picture in its answer")
        }
        return data
    }

    /// Writes the viewport to a PNG file.
    public func screenshot(to path: String) async throws {
        try await screenshot().write(to: URL(fileURLWithPath: path))
    }

    /// Sends a DevTools command to this page, for whatever this module has no method for.
    ///
    /// - Parameters:
    ///   - method: The command, such as `Network.emulateNetworkConditions`.
    ///   - parameters: Its parameters.
    ///   - timeout: The time limit in seconds, if not the browser's usual one.
    @discardableResult
    public func send(
        _ method: String, _ parameters: JSONValue = [:], timeout: Double? = nil
    ) async throws -> JSONValue {
        try await connection.send(method, parameters, session: session, timeout: timeout)
    }

    /// Turns on the reports this object relies on, before the page loads anything of its own.
    func prepare(touch: Bool) async throws {
        try await send("Page.enable")
        try await send("Page.setLifecycleEventsEnabled", ["enabled": true])
        try await send("Runtime.enable")
        try await send("Log.enable")
        // Several pages at once all count as focused, so that keys arrive.
        try await send("Emulation.setFocusEmulationEnabled", ["enabled": true])
        if touch {
            try await send("Emulation.setTouchEmulationEnabled", ["enabled": true, "maxTouchPoints": 10])
        }
    }

    /// A data: URL holds the whole page; its beginning will do.
    private func shown(_ url: String) -> String {
        url.count <= 200 ? url : "\(url.prefix(200))…"
    }
}
