import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// The tools of the page that change the application or play events.
    @Suite(.application, .serialized, .timeLimit(.minutes(30)))
    @MainActor
    struct LabToolTests {
        @Test(.beyondSmokeTests) func `The properties of the selected view can be viewed and changed`() async throws {
            try await withPage { hosted, page in
                let tap = UITapGestureRecognizer()
                tap.name = "one tap"
                hosted.red.addGestureRecognizer(tap)
                hosted.app.advance(by: 1)
                try await choose("red", page)
                try await hosted.until("the panel describes red") {
                    try await page.text("#panel-view .panel-body").contains("one tap")
                }
                #expect(try await value("frame width", page) == "195")
                try await change("alpha", page, to: "0.5")
                try await hosted.until("alpha has changed") { hosted.red.alpha == 0.5 }
                try await page.click("#panel-view input[id$=-isMultipleTouchEnabled]")
                try await hosted.until("the flag has changed") { hosted.red.isMultipleTouchEnabled }
                try await page.click("#panel-view input[id$=-cancelsTouchesInView]")
                try await hosted.until("the recognizer's flag has changed") { !tap.cancelsTouchesInView }
                // The page shows a change by the application.
                hosted.red.frame.size.width = 120
                try await hosted.until("the new width is shown") { try await value("frame width", page) == "120" }
                // An invalid value has no effect and is marked.
                try await change("alpha", page, to: "much")
                expectEqual(hosted.red.alpha, 0.5)
                #expect(try await page.page.evaluate("!!document.querySelector('[aria-invalid]')") == true)
            }
        }

        @Test func `Applying advice repeats the touch`() async throws {
            try await withPage(touch: false) { hosted, page in
                hosted.red.isUserInteractionEnabled = false
                hosted.app.advance(by: 1)
                try await page.click("#ask")
                try await page.click(at: page.place(100, 300))
                try await hosted.until("there is an advice to apply") {
                    try await page.page.evaluate("!!document.querySelector('.follow')") == true
                }
                try await page.click(".follow")
                try await hosted.until("the touch has been done again") {
                    hosted.app.deliveries == "touchesBegan red, touchesEnded red"
                }
                #expect(hosted.red.isUserInteractionEnabled)
                try await hosted.until("both pictures are shown") {
                    try await page.page.evaluate("document.querySelectorAll('.beforeafter canvas').length").number == 2
                }
                #expect(try await page.text(".beforeafter").contains("After Touch 901 (no. 1) went to red"))
            }
        }

        @Test func `Advice that was not offered is refused`() async throws {
            let hosted = try HostedApplication()
            hosted.red.isUserInteractionEnabled = false
            let page = try await hosted.openPage()
            try page.send(#"{"type":"follow","x":100,"y":300,"view":1,"text":"red.removeFromSuperview()"}"#)
            try await hosted.until("it is answered") { !page.messages("followed").isEmpty }
            expectEqual((page.messages("followed").first?["refusal"] as? String)?.contains("ask again"), true)
            #expect(!hosted.red.isUserInteractionEnabled && hosted.red.superview != nil)
        }

        @Test func `A change with an unknown property or invalid value is refused`() async throws {
            let hosted = try HostedApplication()
            let page = try await hosted.openPage()
            let red = hosted.app.application.trace.subject(hosted.red).id
            for (key, value) in [
                ("superview", "true"), ("alpha", "true"), ("frame", "[1, 2]"), ("frame", "[1e300, 0, 1, 1]"),
                ("isHidden", "[1]"), ("next responder", "\"window\""),
            ] {
                let before = page.messages("notice").count
                try page.send(#"{"type":"change","object":\#(red),"key":"\#(key)","value":\#(value)}"#)
                try await hosted.until("\(key) is refused") { page.messages("notice").count > before }
            }
            try page.send(#"{"type":"change","object":987654,"key":"alpha","value":[0.5]}"#)
            try await hosted.until("an unknown object is refused") { page.messages("notice").count == 7 }
            #expect(hosted.red.frame == CGRect(x: 0, y: 0, width: 195, height: 844) && hosted.red.alpha == 1)
        }

        @Test func `The timeline shows touches and selects a moment`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                try await page.page.evaluate(
                    "document.querySelector('#timeline').hidden && document.querySelector('#timeline-open').click()")
                try await page.page.nextFrame()
                let box =
                    try await page.page.evaluate(
                        """
                        (() => {
                            const { left, top, width, height } = document.querySelector("#timeline-canvas").getBoundingClientRect();
                            return [left, top, width, height];
                        })()
                        """
                    ).array?.compactMap(\.number) ?? []
                // The lane of touches is not empty.
                let isDrawn = try await page.page.evaluate(
                    """
                    (() => {
                        const canvas = document.querySelector("#timeline-canvas");
                        const scale = canvas.width / canvas.clientWidth;
                        const lane = canvas.getContext("2d").getImageData(0, 64 * scale, canvas.width, 2).data;
                        return lane.some((part) => part > 0);
                    })()
                    """)
                expectEqual(isDrawn, true)
                try await page.page.touch(.start, [TouchPoint(id: 0, x: box[0] + 12, y: box[1] + 60)])
                try await page.page.touch(.end, [])
                try await hosted.until("it has gone to the beginning") {
                    try await page.text("#moment").hasPrefix("0.000 s")
                }
                try await page.page.evaluate("document.querySelector('#speed').value = '4'")
                try await page.click("#play")
                try await hosted.until("it has played to the end") {
                    try await page.page.evaluate(
                        """
                        document.querySelector("#play").getAttribute("aria-pressed") === "false"
                            && document.querySelector("#scrub").value === document.querySelector("#scrub").max
                        """) == true
                }
                try await hosted.until("the last picture is drawn") {
                    try await page.color(x: 20, y: 800) == LabPage.red
                }
            }
        }

        @Test(.beyondSmokeTests) func `The hit test can be played on the device`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                try await hosted.until("the page shows it") { try await page.text("#said").contains("went to red") }
                try await page.click("#hit-show")
                var seen: [String] = []
                try await hosted.until("all have been asked") {
                    let now = try await page.text(".asked-now .view-name")
                    if !now.isEmpty, seen.last != now { seen.append(now) }
                    return try await page.page.evaluate(
                        "document.querySelector('#hit-show').getAttribute('aria-pressed')") == "false"
                }
                expectEqual(seen, ["window", "blue", "red", "window"])
            }
        }

        @Test(.beyondSmokeTests) func `A ring is drawn around a finger that a long press waits for`() async throws {
            try await withPage { hosted, page in
                let press = UILongPressGestureRecognizer()
                press.minimumPressDuration = 60
                hosted.red.addGestureRecognizer(press)
                try await page.finger(.start, (0, 100, 300))
                try await hosted.until("the ring is drawn around the finger") {
                    try await page.page.evaluate(
                        """
                        (() => {
                            const canvas = document.querySelector("#overlay");
                            const scale = canvas.width / touchstone.frame.size[0];
                            return canvas.getContext("2d").getImageData(Math.round(73 * scale), Math.round(300 * scale), 1, 1).data[3] > 0;
                        })()
                        """) == true
                }
                try await page.finger(.end)
            }
        }

        @Test(.beyondSmokeTests) func `With Option, the mouse acts as two fingers`() async throws {
            try await withPage(touch: false) { hosted, page in
                let (x, y) = try await page.place(300, 300)
                let (farther, _) = try await page.place(340, 300)
                try await page.page.mouse(.moved, x: x, y: y, modifiers: .alt)
                try await page.page.mouse(.pressed, x: x, y: y, modifiers: .alt)
                _ = try await hosted.deliveries(2)
                try await page.page.mouse(.moved, x: farther, y: y, modifiers: .alt)
                try await hosted.until("both move") { hosted.app.deliveries.contains("touchesMoved red") }
                try await page.page.mouse(.released, x: farther, y: y, modifiers: .alt)
                try await hosted.until("both are up") {
                    hosted.app.deliveries.contains("touchesEnded red")
                        && hosted.app.deliveries.contains("touchesEnded blue")
                }
                try await hosted.until("the page receives both touches") {
                    try await page.page.evaluate(
                        """
                        touchstone.records.filter((record) => record.kind === "queued" && record.phase === "ended")
                            .map((record) => [Math.round(record.x), Math.round(record.y)].join()).sort().join(" ")
                        """
                    ).string == "340,300 50,544"
                }
            }
        }

        @Test func `The accessibility elements of the app are in the page's accessibility tree`() async throws {
            try await withPage { hosted, page in
                let button = UIButton(frame: CGRect(x: 20, y: 100, width: 120, height: 44))
                button.isAccessibilityElement = true
                button.accessibilityLabel = "Buy"
                button.accessibilityHint = "Costs money"
                button.accessibilityTraits = .button
                hosted.red.addSubview(button)
                hosted.app.advance(by: 1)
                try await hosted.until("it is there") {
                    try await page.page.evaluate("!!document.querySelector('#elements [role=button][aria-label^=Buy]')")
                        == true
                }
                var pressed = 0
                button.addAction(UIAction { _ in pressed += 1 }, for: .touchUpInside)
                try await page.click("#elements [role=button]")
                try await hosted.until("activating it presses it") { pressed == 1 }
            }
        }

        // MARK: Actions on the page

        private func choose(_ name: String, _ page: LabPage) async throws {
            try await page.page.evaluate(
                "[...document.querySelectorAll('#panel-tree .node')].find((row) => row.textContent.startsWith('\(name)')).click()"
            )
        }

        private func value(_ label: String, _ page: LabPage) async throws -> String? {
            try await page.page.evaluate("document.querySelector('#panel-view [aria-label=\"\(label)\"]')?.value ?? ''")
                .string
        }

        private func change(_ key: String, _ page: LabPage, to value: String) async throws {
            try await page.page.evaluate(
                """
                (() => {
                    const input = document.querySelector("#panel-view input[id$=-\(key)]");
                    input.value = "\(value)";
                    input.dispatchEvent(new Event("change"));
                })()
                """)
        }
    }
}
