import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneText
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// The history and the explanations on the lab's page.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct InspectorTests {
        @Test func `Stepping back shows the screen and the panels of earlier moments`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                try await page.click("#pause")
                #expect(try await page.color(x: 20, y: 800) == LabPage.red)
                try await page.click("#step-back")
                #expect(try await page.text("#moment").hasSuffix(" began"))
                #expect(try await page.color(x: 20, y: 800) == LabPage.indigo)
                #expect(try await page.text("#panel-chain .outcome").contains("is down"))
                try await page.click("#step-back")
                try await page.click("#step-back")
                #expect(try await page.color(x: 20, y: 800) == LabPage.green)
                #expect(try await page.text(".event.current .event-title").hasSuffix(" began"))
                try await page.click("#step-on")
                #expect(try await page.text("#moment").hasSuffix(" ended"))
                #expect(try await page.color(x: 20, y: 800) == LabPage.indigo)
                try await page.click("#pause")
                #expect(try await page.text("#moment") == "Live")
                #expect(try await page.color(x: 20, y: 800) == LabPage.red)
            }
        }

        @Test(.application(tracing: .untraced))
        func `A closed inspector receives no records, and one that opens receives new records`() async throws {
            try await withPage { hosted, page in
                let trace = hosted.app.application.trace
                var taps = 0
                let recognizer = UITapGestureRecognizer()
                recognizer.addHandler { _ in taps += 1 }
                hosted.red.addGestureRecognizer(recognizer)
                @MainActor func tap(_ count: Int) async throws {
                    try await page.finger(.start, (0, 100, 300))
                    try await page.finger(.end)
                    try await hosted.until("it is tapped") { taps == count }
                    hosted.app.advance(by: 1)
                }
                @MainActor func records() async throws -> Double? {
                    try await page.page.evaluate("touchstone.records.length").number
                }
                #expect(trace.isListening)
                try await tap(1)
                try await hosted.until("the page receives records") { try await records() ?? 0 > 0 }
                try await page.click("#inspector")
                try await hosted.until("the trace has no listener") { !trace.isListening }
                let before = try await records()
                let display = "getComputedStyle(document.querySelector('.panels')).display"
                let closed = try await page.page.evaluate(display).string
                expectEqual(closed, Optional("none"))
                try await tap(2)
                let kept = try await records()
                expectEqual(kept, before)
                hosted.red.backgroundColor = .systemGreen
                try await hosted.until("it is drawn") { try await page.color(x: 20, y: 800) == LabPage.green }
                #expect(try await page.page.evaluate("touchstone.frame.views.length") == 0)

                try await page.click("#inspector")
                try await hosted.until("the trace has a listener again") { trace.isListening }
                try await hosted.until("the views are listed again") {
                    try await page.text("#panel-tree .panel-body").contains("red")
                }
                let open = try await page.page.evaluate(display).string
                expectEqual(open, Optional("grid"))
                try await tap(3)
                try await hosted.until("the page receives records") { try await records() ?? 0 > before ?? 0 }
                try await hosted.until("the panel shows the touch") {
                    try await page.page.evaluate("!!document.querySelector('#panel-hit .outcome')") == true
                }
                #expect(try await page.text("#panel-hit .outcome").contains("red"))
                let acts = try await page.page.evaluate("touchstone.records.filter(r => r.kind === 'action').length")
                    .number
                expectEqual(acts, Optional(2.0))
            }
        }

        @Test func `Names of views and recognizers are escaped on the page`() async throws {
            try await withPage { hosted, page in
                let names = [
                    ("<img src=x onerror=alert(1)>", "<img src=x onerror=alert(1)>"),
                    ("a\u{1B}[31mb", #"a\u{1B}[31mb"#), ("a\u{202E}b", #"a\u{202E}b"#),
                ]
                _ = try await page.page.evaluate("window.alerts = 0; window.alert = () => { window.alerts += 1; }; 0")
                let recognizer = UITapGestureRecognizer()
                hosted.red.addGestureRecognizer(recognizer)
                for (name, shown) in names {
                    (hosted.red.accessibilityIdentifier, recognizer.name) = (name, name)
                    hosted.red.setNeedsDisplay()
                    hosted.app.advance(by: 1)
                    try await page.finger(.start, (0, 100, 300))
                    try await page.finger(.end)
                    try await hosted.until("the hit test's panel has the name") {
                        try await page.text("#panel-hit .panel-body").contains(shown)
                    }
                    // Check lists, lanes, log and accessibility texts.
                    let obeyed = try await page.page.evaluate(
                        """
                        (() => {
                            const mark = /[\\u001b\\u202e]/;
                            const nodes = [...document.querySelectorAll("*")];
                            return [
                                document.querySelectorAll("img, [onerror]").length, window.alerts,
                                nodes.filter((node) => [...node.attributes].some((each) => mark.test(each.value))).length,
                                mark.test(document.documentElement.textContent) ? 1 : 0,
                            ];
                        })()
                        """
                    ).array?.compactMap(\.number)
                    expectEqual(obeyed, [0, 0, 0, 0], "\(shown)")
                    #expect(try await page.text("#panel-tree .panel-body").contains(shown))
                }
            }
        }

        @Test func `The app continues while the page is paused, and resuming shows its current state`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                try await page.click("#pause")
                // The device does not accept touches while the page is paused.
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                hosted.app.fingerTap(1, at: CGPoint(x: 300, y: 300))
                hosted.red.backgroundColor = .systemGreen
                try await hosted.until("the page counts what it has missed") {
                    try await page.text("#pause").hasPrefix("Resume (")
                }
                let deliveries = hosted.app.deliveries.components(separatedBy: ", ")
                #expect(deliveries.count == 8 && deliveries.suffix(2) == ["touchesBegan blue", "touchesEnded blue"])
                #expect(try await page.color(x: 20, y: 800) == LabPage.red)
                try await page.click("#pause")
                try await hosted.until("the picture is green") {
                    try await page.color(x: 20, y: 800) == LabPage.green
                }
                #expect(try await page.text("#panel-hit .outcome").contains("blue"))
            }
        }

        @Test(.beyondSmokeTests) func `The slider shows any moment`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                let last = try await page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0
                #expect(last >= 5)
                try await page.scrub(to: 0)
                #expect(try await page.text("#moment").hasPrefix("0.000 s"))
                var seen: [[Double]] = []
                for place in 0...Int(last) {
                    try await page.scrub(to: place)
                    let color = try await page.color(x: 20, y: 800)
                    if seen.last != color { seen.append(color) }
                }
                expectEqual(seen, [LabPage.red, LabPage.green, LabPage.indigo, LabPage.red])
                #expect(
                    try await page.page.evaluate("document.querySelector('#scrub').getAttribute('aria-valuetext')")
                        .string?
                        .contains(" s · ") == true)
            }
        }

        @Test(.beyondSmokeTests) func `Pointing at a view highlights its row, and pointing at a row outlines its view`()
            async throws
        {
            try await withPage(touch: false) { hosted, page in
                let (x, y) = try await page.place(300, 300)
                try await page.page.mouse(.moved, x: x, y: y)
                try await hosted.until("the line is marked") {
                    try await page.text(".node.pointed .view-name") == "blue"
                }
                let before = try await page.page.evaluate("document.querySelector('#overlay').toDataURL()").string
                let row =
                    try await page.page.evaluate(
                        """
                        (() => {
                            const row = [...document.querySelectorAll("#panel-tree .node")].find(row => row.textContent.startsWith("red"));
                            const box = row.getBoundingClientRect();
                            return [box.left + 20, box.top + box.height / 2];
                        })()
                        """
                    ).array?.compactMap(\.number) ?? []
                try await page.page.mouse(.moved, x: row[0], y: row[1])
                try await hosted.until("the view is outlined") {
                    try await page.page.evaluate("document.querySelector('#overlay').toDataURL()").string != before
                }
                #expect(try await page.page.evaluate("document.querySelector('.node.pointed')") == .null)
            }
        }

        @Test(.beyondSmokeTests) func `The path of a touch is drawn while the page is paused`() async throws {
            try await withPage { hosted, page in
                func isDrawn() async throws -> Bool {
                    try await page.page.evaluate(
                        """
                        (() => {
                            const canvas = document.querySelector("#overlay");
                            const scale = canvas.width / touchstone.frame.size[0];
                            return canvas.getContext("2d").getImageData(100 * scale, 250 * scale, 1, 1).data[3] > 0;
                        })()
                        """) == true
                }
                try await page.finger(.start, (0, 40, 100))
                for step in 1...4 {
                    try await page.finger(.move, (0, 40 + 30 * Double(step), 100 + 75 * Double(step)))
                    try await page.page.nextFrame()
                }
                try await page.finger(.end)
                try await hosted.until("the page knows of it and its trail has faded") {
                    let chain = try await page.text("#panel-chain .panel-body")
                    guard chain.contains("ended") else { return false }
                    return try await !isDrawn()
                }
                try await page.click("#pause")
                try await hosted.until("its way is drawn") { try await isDrawn() }
                try await page.click("#pause")
                try await hosted.until("it is drawn no more") { try await !isDrawn() }
            }
        }

        @Test func `The answer to Why not this view names the cause, and its advice helps`() async throws {
            try await withPage(touch: false) { hosted, page in
                hosted.red.isUserInteractionEnabled = false
                hosted.app.advance(by: 1)
                try await page.click("#ask")
                try await page.click(at: page.place(100, 300))
                try await hosted.until("an answer is shown") {
                    try await page.text("#panel-why .panel-body").contains("because")
                }
                #expect(hosted.app.deliveries.isEmpty)
                #expect(try await page.text(".why-head").hasSuffix(" does not reach red: window receives it."))
                let advice = try await page.text(".why-advice")
                #expect(advice.contains("red.isUserInteractionEnabled = true"))
                hosted.red.isUserInteractionEnabled = true
                try await page.click("#why-again")
                try await hosted.until("it reaches red now") {
                    try await page.text(".why-head").hasSuffix(" reaches red.")
                }
                try await page.click(at: page.place(100, 300))
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
                try await page.click("#why-close")
                #expect(try await page.page.evaluate("document.querySelector('#panel-why').checkVisibility()") == false)
            }
        }

        @Test(.beyondSmokeTests) func `The Return key on a row of the tree asks why its view is not touched`()
            async throws
        {
            try await withPage { hosted, page in
                let cover = UIView(frame: hosted.window.bounds)
                cover.accessibilityIdentifier = "cover"
                hosted.window.addSubview(cover)
                try await hosted.until("it is listed") {
                    try await page.text("#panel-tree .panel-body").contains("cover")
                }
                try await page.page.evaluate(
                    "[...document.querySelectorAll('#panel-tree .node')].find(row => row.textContent.startsWith('blue')).focus()"
                )
                try await page.page.press("Enter")
                try await hosted.until("an answer is shown") {
                    try await page.text("#panel-why .panel-body").contains("does not reach blue: cover receives it")
                }
                #expect(try await page.text(".why-others").contains("red") == false)
            }
        }

        @Test(.beyondSmokeTests) func `A question about the past is answered from the trace`() async throws {
            try await withPage(touch: false) { hosted, page in
                try await page.click(at: page.place(100, 300))
                try await hosted.until("the page knows of it") {
                    try await page.text("#panel-chain .panel-body").contains("ended")
                }
                try await page.click("#pause")
                try await page.click(at: page.place(300, 300))
                try await hosted.until("an answer is shown") {
                    try await page.text("#panel-why .panel-body").contains("went to red")
                }
                #expect(try await page.text("#panel-why .panel-body").contains("blue was asked: outside"))
            }
        }

        @Test(.beyondSmokeTests) func `The log can be filtered by touch, view, kind and recognizer`() async throws {
            try await withPage { hosted, page in
                let target = Target()
                hosted.red.addGestureRecognizer(target.tap("one tap"))
                hosted.blue.addGestureRecognizer(target.tap("other"))
                for x in [100.0, 300] {
                    try await page.finger(.start, (0, x, 300))
                    try await page.finger(.end)
                    hosted.app.advance(by: 1)
                }
                try await hosted.until("both appear on the page") {
                    try await page.page.evaluate("touchstone.records.filter(r => r.kind === 'action').length") == 2
                }
                let touch =
                    try await page.page.evaluate("touchstone.records.find(record => record.kind === 'bound').touch")
                    .number.map { Int($0) } ?? 0
                for (filter, kinds) in [
                    (#"recognizer:"one tap""#, ["arena", "state", "action"]), ("view:blue kind:bound", ["bound"]),
                    ("kind:bound touch:\(touch)", ["bound"]), ("touch:77", []),
                ] {
                    try await page.page.evaluate(
                        """
                        (() => {
                            const box = document.querySelector("#log-filter");
                            box.value = \(JSONValue.string(filter).description);
                            box.dispatchEvent(new Event("input"));
                        })()
                        """)
                    try await page.page.nextFrame()
                    let shown = try await page.page.evaluate(
                        "[...document.querySelectorAll('#log-body .kind')].map(kind => kind.textContent)"
                    ).array?.compactMap(\.string)
                    expectEqual(Set(shown ?? ["?"]), Set(kinds), "\(filter)")
                }
            }
        }

        @Test(.beyondSmokeTests) func `Touches can be copied as a scenario that runs`() async throws {
            try await withPage { hosted, page in
                let turned = Keeper(frame: CGRect(x: 40, y: 500, width: 100, height: 40))
                turned.accessibilityIdentifier = "turned"
                turned.transform = CGAffineTransform(rotationAngle: .pi / 6)
                hosted.red.addSubview(turned)
                let faint = UIView(frame: hosted.window.bounds)
                faint.accessibilityIdentifier = "red"
                faint.alpha = 0.005
                hosted.window.addSubview(faint)
                hosted.app.advance(by: 1)
                try await page.finger(.start, (0, 90, 520))
                try await page.finger(.move, (0, 200, 560))
                try await page.finger(.end)
                try await hosted.until("it is over") {
                    try await page.page.evaluate(
                        "touchstone.records.some(record => record.method === 'touchesEnded' && record.to === 'turned')")
                        == true
                }
                try await page.page.allowClipboard()
                try await page.click("#copy-scenario")
                try await hosted.until("it is copied") {
                    try await page.page.evaluate("navigator.clipboard.readText()").string?.contains("steps:") == true
                }
                let text = try await page.page.evaluate("navigator.clipboard.readText()").string ?? ""
                #expect(text.contains("rotate: 30"))
                let file = FileManager.default.temporaryDirectory.appendingPathComponent("copied-\(UUID()).yaml")
                defer { try? FileManager.default.removeItem(at: file) }
                try text.write(to: file, atomically: true, encoding: .utf8)
                let end = try Program.touchstone("run", file.path)
                expectEqual(end.code, 0, "\(end.output)\(end.errors)\n\(text)")
                #expect(end.output.contains("turned: hit"))
                #expect(end.output.contains("red 2: alpha"))
            }
        }
    }
}

@MainActor private final class Target {
    func tap(_ name: String) -> UITapGestureRecognizer {
        let tap = UITapGestureRecognizer()
        tap.name = name
        tap.addTarget(self, action: Target.tapped)
        return tap
    }

    private func tapped() {}
}
