import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// The lab's page looks back, and asks.
@Suite(.application, .serialized, .timeLimit(.minutes(3))) @MainActor
struct InspectorTests {
    private static let red = [255.0, 59, 48]
    private static let green = [52.0, 199, 89]
    private static let indigo = [88.0, 86, 214]

    /// Three taps on red, after which it is green, indigo and red again; nothing else changes.
    private func threeTaps(_ hosted: HostedApplication, _ page: LabPage) async throws {
        for (count, color) in [UIColor.systemGreen, .systemIndigo, .systemRed].enumerated() {
            try await page.finger(.start, (0, 100, 300))
            _ = try await hosted.deliveries(2 * count + 1)
            try await page.finger(.end)
            _ = try await hosted.deliveries(2 * count + 2)
            hosted.red.backgroundColor = color
            hosted.app.advance(by: 1)
            let wanted = [Self.green, Self.indigo, Self.red][count]
            try await hosted.until("it is drawn") { try await page.color(x: 20, y: 800) == wanted }
        }
    }

    private func press(_ page: LabPage, _ selector: String) async throws {
        try await page.page.evaluate("document.querySelector('\(selector)').click()")
        try await page.page.nextFrame()
    }

    private func moment(_ page: LabPage) async throws -> String { try await page.text("#moment") }

    private func scrub(_ page: LabPage, to place: Int) async throws {
        try await page.page.evaluate(
            """
            (() => {
                const slider = document.querySelector("#scrub");
                slider.value = \(place);
                slider.dispatchEvent(new Event("input", { bubbles: true }));
            })()
            """)
        try await page.page.nextFrame()
    }

    /// Hands the page a file, as its user does.
    private func open(_ page: LabPage, _ text: String) async throws {
        try await page.page.evaluate(
            """
            (() => {
                const files = new DataTransfer();
                files.items.add(new File([\(text)], "session.jsonl"));
                const input = document.querySelector("#session-file");
                input.files = files.files;
                input.dispatchEvent(new Event("change"));
            })()
            """)
    }

    @Test func steppingBackShowsThePictureAndThePanelsAsTheyWere() async throws {
        try await withPage { hosted, page in
            try await threeTaps(hosted, page)
            try await press(page, "#pause")
            #expect(try await page.color(x: 20, y: 800) == Self.red)
            try await press(page, "#step-back")
            #expect(try await moment(page).hasSuffix(" began"))
            #expect(try await page.color(x: 20, y: 800) == Self.indigo)
            #expect(try await page.text("#panel-chain .outcome").contains("is down"))
            try await press(page, "#step-back")
            try await press(page, "#step-back")
            #expect(try await page.color(x: 20, y: 800) == Self.green)
            #expect(try await page.text(".event.current .event-title").hasSuffix(" began"))
            try await press(page, "#step-on")
            #expect(try await moment(page).hasSuffix(" ended"))
            #expect(try await page.color(x: 20, y: 800) == Self.indigo)
            try await press(page, "#pause")
            #expect(try await moment(page) == "Live")
            #expect(try await page.color(x: 20, y: 800) == Self.red)
        }
    }

    @Test func theAppGoesOnWhileThePageIsPausedAndIsCaughtUpWith() async throws {
        try await withPage { hosted, page in
            try await threeTaps(hosted, page)
            try await press(page, "#pause")
            // What was the app's picture does not take touches now.
            try await page.finger(.start, (0, 100, 300))
            try await page.finger(.end)
            hosted.app.fingerTap(1, at: CGPoint(x: 300, y: 300))
            hosted.red.backgroundColor = .systemGreen
            try await hosted.until("the page counts what it has missed") {
                try await page.text("#pause").hasPrefix("Resume (")
            }
            let deliveries = hosted.app.deliveries.components(separatedBy: ", ")
            #expect(deliveries.count == 8 && deliveries.suffix(2) == ["touchesBegan blue", "touchesEnded blue"])
            #expect(try await page.color(x: 20, y: 800) == Self.red)
            try await press(page, "#pause")
            #expect(try await page.color(x: 20, y: 800) == Self.green)
            #expect(try await page.text("#panel-hit .outcome").contains("blue"))
        }
    }

    @Test func scrubbingGoesToAnyMoment() async throws {
        try await withPage { hosted, page in
            try await threeTaps(hosted, page)
            let last = try await page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0
            #expect(last >= 5)
            try await scrub(page, to: 0)
            #expect(try await moment(page).hasPrefix("0.000 s"))
            var seen: [[Double]] = []
            for place in 0...Int(last) {
                try await scrub(page, to: place)
                let color = try await page.color(x: 20, y: 800)
                if seen.last != color { seen.append(color) }
            }
            #expect(seen == [Self.red, Self.green, Self.indigo, Self.red])
            #expect(
                try await page.page.evaluate("document.querySelector('#scrub').getAttribute('aria-valuetext')").string?
                    .contains(" s · ") == true)
        }
    }

    @Test func aViewInThePictureMarksItsLineAndALineItsView() async throws {
        try await withPage(touch: false) { hosted, page in
            let (x, y) = try await page.place(300, 300)
            try await page.page.mouse(.moved, x: x, y: y)
            try await hosted.until("the line is marked") { try await page.text(".node.pointed .view-name") == "blue" }
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

    @Test func whyNotThisViewIsAnsweredInWordsAndTheAdviceHelps() async throws {
        try await withPage(touch: false) { hosted, page in
            hosted.red.isUserInteractionEnabled = false
            hosted.app.advance(by: 1)
            try await press(page, "#ask")
            try await page.click(at: page.place(100, 300))
            try await hosted.until("an answer is shown") {
                try await page.text("#panel-why .panel-body").contains("because")
            }
            #expect(hosted.app.deliveries.isEmpty)
            #expect(try await page.text(".why-head").hasSuffix(" does not reach red: window gets it."))
            let advice = try await page.text(".why-advice")
            #expect(advice.contains("red.isUserInteractionEnabled = true"))
            hosted.red.isUserInteractionEnabled = true
            try await press(page, "#why-again")
            try await hosted.until("it reaches red now") {
                try await page.text(".why-head").hasSuffix(" reaches red.")
            }
            try await page.click(at: page.place(100, 300))
            _ = try await hosted.deliveries(2)
            #expect(hosted.app.deliveries == "touchesBegan red, touchesEnded red")
            try await press(page, "#why-close")
            #expect(try await page.page.evaluate("document.querySelector('#panel-why').checkVisibility()") == false)
        }
    }

    @Test func aLineOfTheTreeAsksFromTheKeyboard() async throws {
        try await withPage { hosted, page in
            let cover = UIView(frame: hosted.window.bounds)
            cover.accessibilityIdentifier = "cover"
            hosted.window.addSubview(cover)
            try await hosted.until("it is listed") { try await page.text("#panel-tree .panel-body").contains("cover") }
            try await page.page.evaluate(
                "[...document.querySelectorAll('#panel-tree .node')].find(row => row.textContent.startsWith('blue')).focus()"
            )
            try await page.page.press("Enter")
            try await hosted.until("an answer is shown") {
                try await page.text("#panel-why .panel-body").contains("does not reach blue: cover gets it")
            }
            #expect(try await page.text(".why-others").contains("red") == false)
        }
    }

    @Test func thePastIsExplainedByWhatTheTraceTold() async throws {
        try await withPage(touch: false) { hosted, page in
            try await page.click(at: page.place(100, 300))
            _ = try await hosted.deliveries(2)
            try await press(page, "#pause")
            try await page.click(at: page.place(300, 300))
            try await hosted.until("an answer is shown") {
                try await page.text("#panel-why .panel-body").contains("went to red")
            }
            #expect(try await page.text("#panel-why .panel-body").contains("blue was asked: outside"))
        }
    }

    @Test func theLogIsFilteredByTouchViewAndRecognizer() async throws {
        try await withPage { hosted, page in
            let target = Target()
            hosted.red.addGestureRecognizer(target.tap("one tap"))
            hosted.blue.addGestureRecognizer(target.tap("other"))
            for x in [100.0, 300] {
                try await page.finger(.start, (0, x, 300))
                try await page.finger(.end)
                hosted.app.advance(by: 1)
            }
            try await hosted.until("both are told") {
                try await page.page.evaluate("touchstone.records.filter(r => r.kind === 'action').length") == 2
            }
            let touch =
                try await page.page.evaluate("touchstone.records.find(record => record.kind === 'bound').touch")
                .number.map { Int($0) } ?? 0
            for (filter, kinds) in [
                (#"recognizer:"one tap""#, ["contest", "state", "action"]), ("view:blue kind:bound", ["bound"]),
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
                #expect(Set(shown ?? ["?"]) == Set(kinds), "\(filter)")
            }
        }
    }

    @Test func whatTheFingersDidIsCopiedAsAScenarioThatRuns() async throws {
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
            try await press(page, "#copy-scenario")
            try await hosted.until("it is copied") {
                try await page.page.evaluate("navigator.clipboard.readText()").string?.contains("steps:") == true
            }
            let text = try await page.page.evaluate("navigator.clipboard.readText()").string ?? ""
            #expect(text.contains("rotate: 30"))
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("copied-\(UUID()).yaml")
            defer { try? FileManager.default.removeItem(at: file) }
            try text.write(to: file, atomically: true, encoding: .utf8)
            let end = try Program("touchstone", ["run", file.path]).end()
            #expect(end.status == 0, "\(end.output)\(end.errors)\n\(text)")
            #expect(end.output.contains("turned: hit"))
            #expect(end.output.contains("red 2: alpha"))
        }
    }

    @Test func aSessionIsSavedAndOpened() async throws {
        try await withPage { hosted, page in
            try await threeTaps(hosted, page)
            // What is saved is handed to the page again, with two lines that are damaged.
            try await page.page.evaluate(
                """
                (() => {
                    HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };
                    document.querySelector("#save-session").click();
                })()
                """)
            let text =
                try await page.page.evaluate(
                    "import('./sessionfile.js').then(file => file.sessionText(touchstone.kept))"
                ).string ?? ""
            #expect(try await page.page.evaluate("saved") == "session.jsonl")
            #expect(text.hasPrefix(#"{"type":"session","version":1}"#))
            hosted.red.backgroundColor = .systemBlue
            try await hosted.until("the app has gone on") { try await page.color(x: 20, y: 800) == [0, 122, 255] }
            try await open(page, JSONValue.string("{\"damaged\n" + text + "[]\n").description)
            try await hosted.until("it is shown") { try await page.text("#pause") == "Back to the app" }
            #expect(try await page.text("#notices").contains("line 1, "))
            try await page.page.nextFrame()
            #expect(try await page.color(x: 20, y: 800) == Self.red)
            try await press(page, "#step-back")
            #expect(try await page.color(x: 20, y: 800) == Self.indigo)
            #expect(try await page.text("#panel-hit .outcome").contains("went to red"))
            try await press(page, "#pause")
            #expect(try await page.color(x: 20, y: 800) == [0, 122, 255])
        }
    }

    @Test func aTraceWithoutPicturesIsOpenedAndWhatIsNoneIsRefused() async throws {
        try await withPage { hosted, page in
            try await open(page, JSONValue.string("no trace\nat all\n").description)
            try await hosted.until("it is refused") {
                try await page.text("#notices").contains("has no line that is a record")
            }
            let trace = """
                {"n":1,"time":0.5,"kind":"queued","text":"touch 1 began at (10, 10) entered the queue","touch":1,"phase":"began","x":10,"y":10}
                {"n":2,"time":0.5,"kind":"unbound","text":"touch 1 is dropped: no window","touch":1,"reason":"no window"}
                """
            try await open(page, JSONValue.string(trace).description)
            try await hosted.until("it is shown") { try await page.text("#moment").contains("(without a picture)") }
            #expect(try await page.text("#panel-hit .outcome").contains("no window"))
        }
    }

    @Test func fiftyThousandRecordsCostThePageNoMoreThanAFew() async throws {
        try await withPage { hosted, page in
            // Some 2,900 taps, each with its hit test and its deliveries, and one event of 3,000 lines.
            try await open(
                page,
                """
                (() => {
                    const lines = [];
                    let n = 0;
                    const add = (time, fields) => lines.push(JSON.stringify({ n: ++n, time, ...fields }));
                    for (let tap = 0; n < 50000; tap += 1) {
                        for (const phase of ["began", "ended"]) {
                            const time = tap + (phase === "ended" ? 0.1 : 0);
                            add(time, { kind: "queued", text: `touch 1 ${phase}`, touch: 1, phase, x: tap % 390, y: 100 });
                            add(time, { kind: "drain", text: "source0: 1 to handle", samples: 1 });
                            for (let view = 0; phase === "began" && view < (tap === 1000 ? 3000 : 6); view += 1)
                                add(time, { kind: "asked", text: `v${view}? (0, 0)`, view: `v${view}`, viewID: view, depth: view, x: 0, y: 0 });
                            if (phase === "began") add(time, { kind: "bound", text: "touch 1 is bound to v5", touch: 1, view: "v5", viewID: 5, x: tap % 390, y: 100, tapCount: 1 });
                            add(time, { kind: "delivered", text: `touches ${phase} → v5`, method: phase === "began" ? "touchesBegan" : "touchesEnded", to: "v5", toID: 5, touches: [1] });
                        }
                    }
                    return lines.join("\\n");
                })()
                """)
            try await hosted.until("it is shown") { try await page.text("#pause") == "Back to the app" }
            func nodes() async throws -> Double {
                try await page.page.evaluate("document.querySelectorAll('#log-body *').length").number ?? 0
            }
            try await page.page.nextFrame()
            #expect(try await page.page.evaluate("touchstone.kept.recordCount").number ?? 0 >= 50000)
            #expect(try await nodes() > 20)
            #expect(try await nodes() < 1500)
            let last = Int(try await page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0)
            #expect(last > 5000)
            for place in [last / 2, 2000, 0, last] {
                try await scrub(page, to: place)
                try await hosted.until("its line is in sight") {
                    try await page.page.evaluate("!!document.querySelector('.event.current')") == true
                }
                #expect(try await nodes() < 3000)
            }
            try await page.page.evaluate("document.querySelector('#log-body').scrollTop = 40000")
            try await page.page.nextFrame()
            #expect(try await nodes() > 20)
            #expect(try await nodes() < 3000)
            let all = try await page.page.evaluate("document.querySelector('#log-body').scrollHeight").number ?? 0
            #expect(all > 500_000)
        }
    }

    @Test func whatIsKeptIsBounded() async throws {
        try await withPage { hosted, page in
            let kept =
                try await page.page.evaluate(
                    """
                    import("./history.js").then(({ History }) => {
                        const history = new History({ records: 1000, pictures: 100, pictureText: 20000 });
                        for (let n = 1; n <= 20000; n += 1) {
                            history.add([{ n, time: n, kind: "note", text: "note" }]);
                            if (n % 10 === 0) history.show({ type: "frame", n, time: n }, "x".repeat(1000));
                        }
                        const moments = history.moments.filter(moment => moment.isEvent).length;
                        return [history.recordCount, moments, history.pictureText, history.records.at(-1).n, history.records.length];
                    })
                    """
                ).array?.compactMap(\.number) ?? []
            #expect(kept.count == 5)
            #expect(kept[0] >= 1000 && kept[0] <= 1100 && kept[4] == kept[0])
            #expect(kept[1] == kept[0])
            #expect(kept[2] <= 22000)
            #expect(kept[3] == 20000)
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
