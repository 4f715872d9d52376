import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTestingTraits
import TouchstoneRules
import TouchstoneWebHost
import UIKit

struct RuleBookTests {
    private let book = RuleBook(
        """
        ## 1. Hit-testing

        ### 1.3 Geometry

        - **HT-22**<a id="HT-22"></a> A point outside
          never reaches its subviews. **[D]**
        - **HT-220** Another.

        | HT-23 | in a table |
        """)

    @Test func `A rule consists of its paragraph and its section`() {
        let rule = book.rule("ht-22")
        expectEqual(rule?.section, "1.3 Geometry")
        expectEqual(rule?.text, "HT-22 A point outside\nnever reaches its subviews. [D]")
        expectEqual(book.rule("HT-220")?.text, "HT-220 Another.")
        #expect(book.rule("HT-23") == nil && book.rule("HT-2") == nil)
        expectEqual(book.families, ["HT"])
    }

    @Test func `The rules are embedded in the program`() {
        #expect(RuleBook.embedded.rules.count > 100)
        expectEqual(RuleBook.embedded.rule("HT-4")?.section.isEmpty, false)
    }
}

extension InBrowser {
    /// Links from rule IDs to the text of the rules.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30))) @MainActor
    struct RuleLinkTests {
        private let scenes = [
            WebHost.Scene(
                id: "one", title: "One",
                task: .init(question: "Why HT-4, and not ZZ-4?", goal: ["kind": "bound"], lesson: "HT-22."))
        ]

        @Test func `Rule IDs are links to the text of the rules`() async throws {
            try await withBrowser { browser in
                let hosted = try HostedApplication(scenes: scenes) { _ in }
                let cover = UIView(frame: hosted.window.bounds)
                cover.accessibilityIdentifier = "cover HT-1"
                hosted.window.addSubview(cover)
                hosted.app.advance(by: 1)
                let page = try await LabPage.open(hosted, in: browser, touch: false)
                func links(_ place: String) async throws -> [String] {
                    try await page.page.evaluate(
                        "[...document.querySelectorAll('\(place) a')].map((each) => each.getAttribute('href'))"
                    ).array?.compactMap(\.string) ?? []
                }
                // The question contains an ID that no rule has. IDs in names are not links.
                #expect(try await links(".task-question") == ["rules#HT-4"])
                #expect(try await links("#panel-tree") == [])
                // Links in an explanation.
                try await page.page.evaluate(
                    "[...document.querySelectorAll('#panel-tree .node')].find(row => row.textContent.startsWith('red')).focus()"
                )
                try await page.page.press("Enter")
                try await hosted.until("it is explained") { try await links("#panel-why").contains("rules#HT-4") }
                // The rule for a recognizer's failure, in the log.
                let tap = UITapGestureRecognizer()
                tap.addHandler { _ in }
                cover.addGestureRecognizer(tap)
                try await page.mouse(.moved, (300, 300))
                try await page.mouse(.pressed, (300, 300))
                try await page.mouse(.moved, (300, 400))
                try await page.mouse(.released, (300, 400))
                try await hosted.until("the log has a rule") { try await !links("#log-body").isEmpty }
                // The target of the link.
                let words = try await browser.newPage(
                    url: hosted.host.url.absoluteString + "rules#HT-22", timeout: 120)
                #expect(
                    try await words.evaluate("document.querySelector(':target + dd').textContent").string?
                        .contains("A point outside the superview never reaches its subviews") == true)
                #expect(words.problems == [] && page.page.problems == [])
                try await words.close()
                try await page.page.close()
            }
        }
    }
}
