import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import UIKit

/// The browser that all tests share. Each test opens and closes its own pages. The browser ends with the tests' process.
@MainActor
enum SharedBrowser {
    private static var browser: Browser?

    /// Starts the browser if it is not running.
    static func running() async throws -> Browser {
        if let browser, browser.isRunning { return browser }
        browser = nil
        let started = try await Chromium.launch(timeout: 120, commandTimeout: 120)
        browser = started
        return started
    }

    /// Closes the browser, whose state is unknown after a test has failed.
    static func end() async {
        let ended = browser
        browser = nil
        try? await ended?.close()
    }
}

/// Runs `body` with the tests' browser, unless there is none.
@MainActor
func withBrowser(_ test: String = #function, _ body: (Browser) async throws -> Void) async throws {
    guard Chromium.find() != nil else {
        print("!!! SKIPPED, NO BROWSER: \(test) did not run: \(Chromium.whyNotFound)")
        return
    }
    do {
        try await body(SharedBrowser.running())
    } catch ChromiumError.commandFailed(_, let reason) where reason.hasPrefix("Not in Firefox: ") {
        // tools/firefox-for-tests refuses commands that WebDriver BiDi does not support.
        print("!!! SKIPPED IN FIREFOX: \(test) ended early: \(reason)")
    } catch {
        await SharedBrowser.end()
        throw error
    }
}

/// Runs `body` with an application and a page in a browser that shows it, unless there is no browser.
@MainActor
func withPage(
    _ test: String = #function, touch: Bool = true, dark: Bool = false, width: Int = 1440, height: Int = 900,
    _ body: (HostedApplication, LabPage) async throws -> Void
) async throws {
    try await withBrowser(test) { browser in
        let hosted = try HostedApplication()
        let page = try await LabPage.open(hosted, in: browser, touch: touch, dark: dark, width: width, height: height)
        do {
            try await body(hosted, page)
        } catch {
            try? await page.page.close()
            throw error
        }
        expectEqual(page.page.problems, [])
        // Some tests close the page themselves.
        try? await page.page.close()
    }
}
