import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneText
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// The session that the page keeps, saves and opens.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct SessionFileTests {
        @Test func `A saved session can be opened`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                // Open the saved session with two damaged lines.
                try await page.page.evaluate(
                    """
                    (() => {
                        HTMLAnchorElement.prototype.click = function () { globalThis.saved = this.download; };
                        document.querySelector("#save-session").click();
                    })()
                    """)
                let text =
                    try await page.page.evaluate(
                        "import('./session/sessionfile.js').then(file => file.sessionText(touchstone.history))"
                    ).string ?? ""
                #expect(try await page.page.evaluate("saved") == "session.jsonl")
                #expect(text.hasPrefix(#"{"type":"session","version":1}"#))
                hosted.red.backgroundColor = .systemBlue
                try await hosted.until("the app has gone on") { try await page.color(x: 20, y: 800) == [0, 122, 255] }
                try await page.open(JSONValue.string("{\"damaged\n" + text + "[]\n").description)
                try await hosted.until("it is shown") { try await page.text("#pause") == "Back to the app" }
                #expect(try await page.text("#notices").contains("line 1, "))
                try await page.page.nextFrame()
                #expect(try await page.color(x: 20, y: 800) == LabPage.red)
                try await page.click("#step-back")
                #expect(try await page.color(x: 20, y: 800) == LabPage.indigo)
                #expect(try await page.text("#panel-hit .outcome").contains("went to red"))
                try await page.click("#pause")
                #expect(try await page.color(x: 20, y: 800) == [0, 122, 255])
            }
        }

        @Test(.beyondSmokeTests) func `A trace without frames can be opened, and another file is refused`() async throws
        {
            try await withPage { hosted, page in
                try await page.open(JSONValue.string("no trace\nat all\n").description)
                try await hosted.until("it is refused") {
                    try await page.text("#notices").contains("has no line that is a record")
                }
                let trace = """
                    {"n":1,"time":0.5,"kind":"queued","text":"touch 1 began at (10, 10) entered the queue","touch":1,"phase":"began","x":10,"y":10}
                    {"n":2,"time":0.5,"kind":"unbound","text":"touch 1 is dropped: no window","touch":1,"reason":"no window"}
                    """
                try await page.open(JSONValue.string(trace).description)
                try await hosted.until("it is shown") { try await page.text("#moment").contains("(without a picture)") }
                #expect(try await page.text("#panel-hit .outcome").contains("no window"))
            }
        }

        @Test func `A hostile file does no harm`() async throws {
            try await withPage { hosted, page in
                let lines = """
                    {"kind":"queued","time":1,"touch":{},"phase":7,"x":1,"y":null,"n":"first"}
                    {"kind":"contest","time":1,"members":3,"memberIDs":"x"}
                    {"kind":"__proto__","time":1,"text":"<img src=x onerror=alert(1)>"}
                    {"kind":"verdict","time":1,"viewID":4}
                    {"kind":"contest","time":1,"touch":1,"members":[],"memberIDs":[1,2]}
                    {"kind":"state","time":2,"recognizerID":1,"state":"<b>","reason":"prevented by "}
                    {"kind":"delivered","time":2,"touches":[null,{}],"method":12}
                    {"type":"frame","size":[1e9,2],"commands":[],"views":[]}
                    {"type":"frame","size":[300,300],"commands":[["__proto__"],["constructor"],["text"],["fill","x"],["restore"]],"views":[\
                    {"id":1,"parent":2,"name":{},"quad":[[0,0],[300,0],[300,300],[0,300]]},\
                    {"id":2,"parent":1,"name":"<script>","quad":[[0,0],[300,0],[300,300],[0,300]]},{"id":3,"quad":[[1]]}]}
                    {"type":"frame","size":[300,300],"commands":[["__proto__"],["constructor"],["text"],["fill","x"],["restore"]],"views":[\
                    {"id":1,"parent":2,"name":{},"quad":[[0,0],[300,0],[300,300],[0,300]]},\
                    {"id":2,"parent":1,"name":"<script>","quad":[[0,0],[300,0],[300,300],[0,300]]}]}
                    """
                try await page.open(JSONValue.string(lines).description)
                try await hosted.until("it is shown") { try await page.text("#pause") == "Back to the app" }
                #expect(try await page.text("#notices").contains("line 2, 8, 9 can't be read"))
                for place in 0..<4 { try await page.scrub(to: place) }
                try await page.click(at: page.place(20, 20))
                try await page.click("#copy-scenario")
                try await page.click("#pause")
                #expect(try await page.text("#moment").hasPrefix("Live"))
            }
        }

        @Test(.beyondSmokeTests) func `The log has few DOM nodes even with 50,000 records`() async throws {
            try await withPage { hosted, page in
                // About 2,900 taps, each with its hit test and deliveries, and one event of 3,000 lines.
                try await page.open(
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
                #expect(try await page.page.evaluate("touchstone.history.recordCount").number ?? 0 >= 50000)
                #expect(try await nodes() > 20)
                #expect(try await nodes() < 1500)
                let last = Int(try await page.page.evaluate("Number(document.querySelector('#scrub').max)").number ?? 0)
                #expect(last > 5000)
                for place in [last / 2, 2000, 0, last] {
                    try await page.scrub(to: place)
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

        @Test(.beyondSmokeTests) func `The history of the page is limited in records and frames`() async throws {
            try await withPage { hosted, page in
                let kept =
                    try await page.page.evaluate(
                        """
                        import("./trace/history.js").then(({ History }) => {
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
                expectEqual(kept.count, 5)
                #expect(kept[0] >= 1000 && kept[0] <= 1100 && kept[4] == kept[0])
                expectEqual(kept[1], kept[0])
                #expect(kept[2] <= 22000)
                expectEqual(kept[3], 20000)
            }
        }
    }
}
