import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// The accessibility of the page.
    @Suite(.application, .serialized, .timeLimit(.minutes(30)))
    @MainActor
    struct LabAccessTests {
        private static let tabs = ["hit", "chain", "gestures", "log", "tree", "view"]

        /// Sends a touch with two recognizers and selects a view, so that every panel has content.
        private func fill(_ hosted: HostedApplication, _ page: LabPage) async throws {
            for name in ["pan", "tap"] {
                let recognizer = name == "pan" ? UIPanGestureRecognizer() : UITapGestureRecognizer()
                recognizer.name = name
                hosted.red.addGestureRecognizer(recognizer)
            }
            try await page.finger(.start, (0, 100, 300))
            try await page.finger(.end)
            try await hosted.until("the page shows it") { try await page.text("#said").contains("red") }
            try await page.page.evaluate(
                "[...document.querySelectorAll('#panel-tree .node')].find((row) => row.textContent.startsWith('red')).click()"
            )
            try await hosted.until("red is chosen") { try await page.text("#view-name").contains("red") }
        }

        @Test(arguments: InBrowser.cases((1280, 800), (820, 1180), (390, 844)))
        func `Interactive elements of the page are at least 44 pixels large`(_ size: (Int, Int)) async throws {
            try await withPage(width: size.0, height: size.1) { hosted, page in
                try await fill(hosted, page)
                for tab in Self.tabs {
                    try await page.click("#tab-\(tab)")
                    let small = try await page.page.evaluate(
                        """
                        [...document.querySelectorAll("button, summary, select, input:not([type=checkbox]), a[href]:not(.rule), [role=button], [role=tab], [data-row]")]
                            .filter((each) => each.checkVisibility({ visibilityProperty: true, opacityProperty: true })
                                && !each.closest(".elements, .skip"))
                            .map((each) => [each.id || each.getAttribute("class") || each.tagName, each.getBoundingClientRect()])
                            .filter(([, { width, height }]) => width < 43.5 || height < 43.5)
                            .map(([name, { width, height }]) => `${name} ${Math.round(width)} × ${Math.round(height)}`).join(", ")
                        """
                    ).string
                    expectEqual(small, "", "\(tab) at \(size)")
                }
            }
        }

        @Test(.beyondSmokeTests) func `The toolbar has two rows on a tablet`() async throws {
            try await withPage(width: 820, height: 1180) { _, page in
                let rows = try await page.page.evaluate(
                    """
                    new Set([...document.querySelectorAll(".transport > *")].filter((each) => each.offsetHeight)
                        .map((each) => each.getBoundingClientRect()).map(({ top, height }) => Math.round((top + height / 2) / 8))).size
                    """
                ).number
                expectEqual(rows, 2)
            }
        }

        /// Runs axe-core if `TOUCHSTONE_AXE` is the path of its `axe.min.js`.
        @Test(arguments: InBrowser.cases((false, 1280, 800), (true, 1280, 800), (false, 820, 1180), (true, 390, 844)))
        func `axe-core finds no accessibility violations`(_ look: (dark: Bool, width: Int, height: Int)) async throws {
            guard let path = ProcessInfo.processInfo.environment["TOUCHSTONE_AXE"] else {
                print(
                    "!!! SKIPPED, NO AXE: \(#function) did not run: TOUCHSTONE_AXE does not name axe-core's axe.min.js")
                return
            }
            let axe = try String(contentsOfFile: path, encoding: .utf8)
            try await withPage(dark: look.dark, width: look.width, height: look.height) { hosted, page in
                try await fill(hosted, page)
                _ = try await page.page.evaluate(axe + ";0")
                for tab in Self.tabs + ["help"] {
                    try await page.page.evaluate(
                        tab == "help"
                            ? "document.querySelector('#help').showModal()"
                            : "document.querySelector('#tab-\(tab)').click()")
                    try await page.page.nextFrame()
                    let found = try await page.page.evaluate(
                        """
                        axe.run(document).then(({ passes, violations }) => passes.length < 20 ? "axe has not run" : violations
                            .flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id} ${target.join(" ")}`)).join(", "))
                        """, timeout: 120
                    ).string
                    expectEqual(found, "", "\(tab)")
                }
            }
        }
    }
}
