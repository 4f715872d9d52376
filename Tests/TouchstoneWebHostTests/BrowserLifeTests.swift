import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTestingTraits

extension InBrowser {
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30))) @MainActor
    struct BrowserLifeTests {
        @Test func `A browser that has crashed is started again`() async throws {
            try await withBrowser { browser in
                kill(browser.processIdentifier, SIGKILL)
                while browser.isRunning { try await Task.sleep(for: .milliseconds(3)) }
                try await withBrowser { another in
                    #expect(another.processIdentifier != browser.processIdentifier)
                    let page = try await another.newPage()
                    #expect(try await page.evaluate("1 + 1") == 2)
                    try await page.close()
                }
            }
        }

        @Test func `Each page has its own storage`() async throws {
            try await withPage { _, page in
                try await page.page.evaluate("localStorage.setItem('mark', 'set')")
                let address = try await page.page.evaluate("location.href").string ?? ""
                let other = try await page.page.browser.newPage(url: address, timeout: 120)
                #expect(try await other.evaluate("localStorage.getItem('mark')") == .null)
                #expect(try await page.page.evaluate("localStorage.getItem('mark')") == "set")
                try await other.close()
            }
        }
    }
}
