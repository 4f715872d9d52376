import Testing
import TouchstoneChromium
import TouchstoneTesting
import UIKit

/// Runs `body` with an application and a page in a browser that shows it, unless there is no browser.
@MainActor
func withPage(
    _ test: String = #function, touch: Bool = true, dark: Bool = false, width: Int = 1440, height: Int = 900,
    _ body: (HostedApplication, LabPage) async throws -> Void
) async throws {
    guard Chromium.find() != nil else {
        print("!!! SKIPPED, NO BROWSER: \(test) did not run: \(Chromium.whyNotFound)")
        return
    }
    let browser = try await Chromium.launch(timeout: 120, commandTimeout: 120)
    do {
        let hosted = try HostedApplication()
        let page = try await LabPage.open(hosted, in: browser, touch: touch, dark: dark, width: width, height: height)
        try await body(hosted, page)
        #expect(page.page.problems == [])
    } catch {
        try? await browser.close()
        throw error
    }
    try await browser.close()
}
