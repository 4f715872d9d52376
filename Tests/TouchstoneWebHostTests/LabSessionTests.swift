import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// Restoring a session from a link, after a reload, and from frames that were sent as changes.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30)))
    @MainActor
    struct LabSessionTests {
        @Test func `A link with a moment opens at that moment`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                try await page.click("#pause")
                for _ in 1...3 { try await page.click("#step-back") }
                #expect(try await page.color(x: 20, y: 800) == LabPage.green)
                let words = try await page.text("#moment")
                try await hosted.until("the address has the moment") {
                    try await page.page.evaluate(
                        """
                        (() => {
                            const moment = touchstone.history.moments[Number(document.querySelector("#scrub").value)];
                            return /^#run=[0-9A-F]{8}&at=[0-9.]+&n=[0-9]+$/i.test(location.hash)
                                && location.hash.endsWith(`&at=${moment.time}&n=${moment.event.records[0].n}`);
                        })()
                        """) == true
                }
                let link = try await page.page.evaluate("location.href").string ?? ""
                // When the page is live again, the address contains no moment.
                try await page.click("#pause")
                try await hosted.until("the address has no moment") {
                    try await page.page.evaluate("location.hash") == ""
                }
                let second = try await page.page.browser.newPage(url: link, width: 1440, height: 900, timeout: 120)
                let opened = LabPage(page: second, width: page.width)
                try await hosted.until("it looks at that moment") {
                    guard try await opened.text("#moment") == words else { return false }
                    return try await opened.color(x: 20, y: 800) == LabPage.green
                }
                #expect(try await opened.text("#panel-hit .outcome").contains("red"))
                try await opened.click("#pause")
                try await hosted.until("it is live") { try await opened.color(x: 20, y: 800) == LabPage.red }
                expectEqual(second.problems, [])
            }
        }

        @Test func `A link of another run shows the live state`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                let url = "\(hosted.host.url.absoluteString)#run=00000000&at=0.5"
                let second = try await page.page.browser.newPage(url: url, width: 1440, height: 900, timeout: 120)
                let opened = LabPage(page: second, width: page.width)
                try await hosted.until("it is live") { try await opened.text("#moment") == "Live" }
                try await hosted.until("the address says so") { try await second.evaluate("location.hash") == "" }
            }
        }

        @Test func `A page that is reloaded keeps its session`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                func numbers() async throws -> [Double] {
                    try await page.page.evaluate("window.touchstone?.records.map((record) => record.n) ?? []").array?
                        .compactMap(\.number) ?? []
                }
                let before = try await numbers()
                try await page.page.load(hosted.host.url.absoluteString)
                try await hosted.until("it has the records") {
                    try await Array(numbers().prefix(before.count)) == before
                }
                try await hosted.until("it is live") { try await page.color(x: 20, y: 800) == LabPage.red }
                for color in [LabPage.red, LabPage.indigo, LabPage.indigo, LabPage.green, LabPage.green, LabPage.red] {
                    try await page.click("#step-back")
                    #expect(try await page.color(x: 20, y: 800) == color)
                }
            }
        }

        /// Frames that are sent as changes behave like complete frames.
        @Test func `Frames sent as changes can be stepped through, saved and opened`() async throws {
            try await withPage { hosted, page in
                let row = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
                row.accessibilityIdentifier = "row"
                hosted.blue.addSubview(row)
                for index in 1..<200 {
                    let view = UIView(frame: CGRect(x: 100, y: CGFloat(4 * index), width: 20, height: 3))
                    view.backgroundColor = .systemGray
                    hosted.blue.addSubview(view)
                }
                hosted.app.advance(by: 1)
                try await page.threeTaps(on: hosted)
                row.frame.origin.x = 55
                row.accessibilityIdentifier = "moved\u{202E}"
                hosted.app.advance(by: 1)
                try await hosted.until("the page has the new place") {
                    try await page.page.evaluate(
                        #"touchstone.frame.views.some(view => view.quad[0][0] === 250 && view.name === "moved\\u{202E}")"#
                    ) == true
                }
                #expect(try await page.page.evaluate("touchstone.frame.views.length").number == 203)
                let lengths =
                    try await page.page.evaluate(
                        "[...new Set(touchstone.history.moments.map(moment => moment.picture))].slice(-4).map(picture => picture?.text?.length ?? 0)"
                    ).array?.compactMap(\.number) ?? []
                #expect(lengths.count == 4 && lengths.allSatisfy { $0 < 2000 }, "\(lengths)")
                let colors = [LabPage.red, LabPage.indigo, LabPage.green, LabPage.red]
                func seen() async throws -> [[Double]] {
                    let last = try await page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0
                    var seen: [[Double]] = []
                    for place in stride(from: Int(last), through: 0, by: -1) {
                        try await page.scrub(to: place)
                        let color = try await page.color(x: 20, y: 800)
                        if seen.last != color { seen.append(color) }
                    }
                    return seen
                }
                #expect(try await seen() == colors)
                // Save the session and open it again.
                try await page.page.evaluate(
                    """
                    window.saved = null;
                    URL.createObjectURL = (blob) => { blob.text().then((text) => { window.saved = text; }); return "#"; };
                    HTMLAnchorElement.prototype.click = () => {};
                    0
                    """)
                try await page.click("#save-session")
                try await hosted.until("it is saved") { try await page.page.evaluate("!!window.saved") == true }
                try await page.open("window.saved")
                try await hosted.until("it is opened") { try await page.text("#pause") == "Back to the app" }
                #expect(try await seen() == colors)
                try await page.scrub(
                    to: Int(page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0))
                #expect(try await page.page.evaluate("touchstone.frame.views.length").number == 203)
            }
        }

        @Test func `The effect of applied advice is shown when it occurs`() async throws {
            try await withPage(touch: false) { hosted, page in
                hosted.red.isUserInteractionEnabled = false
                hosted.app.advance(by: 1)
                let tap = UITapGestureRecognizer()
                tap.addHandler { [red = hosted.red] _ in red.backgroundColor = .systemIndigo }
                let twice = UITapGestureRecognizer()
                twice.numberOfTapsRequired = 2
                tap.require(toFail: twice)
                hosted.red.addGestureRecognizer(tap)
                hosted.red.addGestureRecognizer(twice)
                try await page.click("#ask")
                try await page.click(at: page.place(100, 300))
                try await hosted.until("there is an advice to apply") {
                    try await page.page.evaluate("!!document.querySelector('.follow')") == true
                }
                try await page.click(".follow")
                func after() async throws -> [Double] {
                    try await page.page.evaluate(
                        """
                        (() => {
                            const canvas = [...document.querySelectorAll(".beforeafter canvas")].at(-1);
                            return canvas ? [...canvas.getContext("2d").getImageData(6, canvas.height - 6, 1, 1).data].slice(0, 3) : [];
                        })()
                        """
                    ).array?.compactMap(\.number) ?? []
                }
                // The single tap acts after the double tap has failed.
                try await hosted.until("what the tap does is shown") { try await after() == LabPage.indigo }
            }
        }
    }
}
