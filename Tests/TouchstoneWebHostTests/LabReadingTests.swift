import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// The page's descriptions of events, and how the user finds them.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30)))
    @MainActor
    struct LabReadingTests {
        @Test func `The page reports that a delayed touch was not delivered to its view`() async throws {
            try await withPage { hosted, page in
                let tap = UITapGestureRecognizer()
                tap.delaysTouchesBegan = true
                hosted.red.addGestureRecognizer(tap)
                try await page.finger(.start, (0, 100, 300))
                try await hosted.until("it is delayed") {
                    try await page.text("#said").contains("is delayed for red")
                }
                try await page.finger(.end)
                try await hosted.until("it is over") {
                    try await page.text("#said").contains("was not delivered to red")
                }
                #expect(hosted.app.deliveries.isEmpty)
                #expect(try await page.text("#panel-hit .outcome").contains("was not delivered to red"))
            }
        }

        @Test func `The log stays scrolled to its end during several touches`() async throws {
            try await withPage(width: 1280, height: 800) { hosted, page in
                let pan = UIPanGestureRecognizer()
                hosted.red.addGestureRecognizer(pan)
                for round in 1...4 {
                    try await page.finger(.start, (0, 100, 300))
                    for step in 1...6 { try await page.finger(.move, (0, 100, 300 + 8 * Double(step))) }
                    try await page.finger(.end)
                    try await hosted.until("the last line is in sight, round \(round)") {
                        try await page.page.evaluate(
                            """
                            (() => {
                                const body = document.querySelector("#log-body");
                                const last = touchstone.records.at(-1);
                                return last.state === "ended" || last.kind === "action"
                                    ? body.scrollHeight - body.scrollTop - body.clientHeight < 40
                                        && body.textContent.includes(last.text.trim())
                                    : false;
                            })()
                            """) == true
                    }
                }
            }
        }

        @Test func `A log filter without matches shows a message`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                _ = try await hosted.deliveries(2)
                try await page.page.evaluate(
                    """
                    (() => {
                        const box = document.querySelector("#log-filter");
                        box.value = "no such word";
                        box.dispatchEvent(new Event("input"));
                    })()
                    """)
                try await hosted.until("it says so") { try await page.text("#log-body").contains("No line matches") }
            }
        }

        @Test func `The log titles a key event with its receiver`() async throws {
            try await withPage(touch: false) { hosted, page in
                let field = UITextField(frame: CGRect(x: 10, y: 50, width: 150, height: 40))
                field.accessibilityIdentifier = "field"
                hosted.red.addSubview(field)
                hosted.app.advance(by: 1)
                try await page.click(field)
                try await hosted.until("it takes text") {
                    try await page.page.evaluate("document.activeElement.id === 'text-input'") == true
                }
                try await page.page.press("a")
                try await hosted.until("the log shows the key") {
                    try await page.text("#log-body").contains("key down → field")
                }
                #expect(try await !page.text("#log-body").contains("source0"))
            }
        }

        @Test func `The row of the hit view is visible among 200 views`() async throws {
            try await withPage(width: 1280, height: 800) { hosted, page in
                for index in 0..<200 {
                    let row = Keeper(frame: CGRect(x: 0, y: CGFloat(4 * index), width: 190, height: 4))
                    row.accessibilityIdentifier = "row\(index)"
                    hosted.red.addSubview(row)
                }
                hosted.app.advance(by: 1)
                try await page.finger(.start, (0, 100, 402))
                try await page.finger(.end)
                try await hosted.until("the panel shows the hit") {
                    try await page.text("#panel-hit [data-verdict=hit]").contains("row100")
                }
                let isInSight = try await page.page.evaluate(
                    """
                    (() => {
                        const body = document.querySelector("#panel-hit .panel-body").getBoundingClientRect();
                        const row = document.querySelector("#panel-hit [data-verdict=hit]").getBoundingClientRect();
                        return row.top >= body.top && row.bottom <= body.bottom + 1;
                    })()
                    """)
                expectEqual(isInSight, true)
                #expect(try await page.text("#panel-hit .fold").contains("99 outside"))
                let rows = try await page.page.evaluate("document.querySelectorAll('#panel-hit .question').length")
                    .number
                #expect((rows ?? 0) < 12)
                try await page.click("#panel-hit .fold")
                #expect(
                    try await page.page.evaluate("document.querySelectorAll('#panel-hit .question').length").number ?? 0
                        > 90)
            }
        }

        @Test func `Prevention arrows point at the lanes of recognizers with equal names`() async throws {
            try await withPage { hosted, page in
                for _ in 0..<3 {
                    let tap = UITapGestureRecognizer()
                    tap.name = "same"
                    hosted.red.addGestureRecognizer(tap)
                }
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                try await hosted.until("two are prevented") {
                    try await page.page.evaluate("document.querySelectorAll('.lane-prevents').length").number == 2
                }
                // Each arrow leads from the winner's lane to another lane.
                let ends = try await page.page.evaluate(
                    "new Set([...document.querySelectorAll('.lane-prevents')].map((arrow) => /V(-?[0-9.]+)/.exec(arrow.getAttribute('d'))[1])).size"
                ).number
                expectEqual(ends, 2)
                // A click on a lane filters the log by its recognizer.
                try await page.page.evaluate(
                    "document.querySelectorAll('.lane')[1].dispatchEvent(new MouseEvent('click', { bubbles: true }))")
                let filter = try await page.page.evaluate("document.querySelector('#log-filter').value").string ?? ""
                #expect(filter.hasPrefix("recognizer:#"))
            }
        }

        @Test func `Asking about a label asks about the view that contains it`() async throws {
            try await withPage(touch: false) { hosted, page in
                let label = UILabel(frame: CGRect(x: 0, y: 250, width: 195, height: 100))
                label.accessibilityIdentifier = "words"
                label.text = "Words"
                hosted.red.addSubview(label)
                hosted.red.isUserInteractionEnabled = false
                hosted.app.advance(by: 1)
                try await page.click("#ask")
                try await page.click(at: page.place(100, 300))
                try await hosted.until("an answer is shown") {
                    try await page.text(".why-head").contains("does not reach red")
                }
                #expect(try await page.text(".why-others").contains("window › red › words"))
            }
        }

        @Test func `The Reset button is hidden without scenes`() async throws {
            try await withPage { _, page in
                let isShown = try await page.page.evaluate("document.querySelector('#reset').checkVisibility()")
                expectEqual(isShown, false)
            }
        }

        @Test func `A page restores its scene when it reconnects to a restarted application`() async throws {
            try await withBrowser { browser in
                let scenes = [
                    WebHost.Scene(id: "one", title: "One"),
                    WebHost.Scene(
                        id: "two", title: "Two",
                        task: .init(
                            question: "Touch red.", goal: ["kind": "bound", "view": "red"], lesson: "So it is.")),
                ]
                var shown: [String] = []
                let hosted = try HostedApplication(scenes: scenes) { shown.append($0) }
                let page = try await LabPage.open(hosted, in: browser, touch: true)
                try await page.page.evaluate("document.querySelector('[data-scene=two]').click()")
                try await hosted.until("it is shown") { shown == ["two"] }
                // The page shows the question, and later that it was answered.
                #expect(try await page.text(".task-question") == "Touch red.")
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                try await hosted.until("the page shows the lesson") {
                    try await page.text(".task-lesson") == "✓ So it is."
                }
                try await hosted.until("the address has it") {
                    try await page.page.evaluate("location.hash") == "#scene=two"
                }
                try await hosted.restart(token: "a-token-for-a-test-1", scenes: scenes) { shown.append($0) }
                try await page.page.load(hosted.host.url.absoluteString)
                try await hosted.until("the scene is shown again") { shown == ["two", "two"] }
                try await page.page.close()
            }
        }
    }
}
