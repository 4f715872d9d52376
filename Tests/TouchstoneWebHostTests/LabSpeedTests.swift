import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

extension InBrowser {
    /// The speed of the page with a full history.
    @Suite(.application, .serialized, .measurement, .timeLimit(.minutes(30)))
    @MainActor
    struct LabSpeedTests {
        /// Prints the numbers that docs/web-host.md states.
        @Test func `The frame times of a page with a full history are measured`() async throws {
            try await withPage { hosted, page in
                hosted.red.isMultipleTouchEnabled = true
                for index in 0..<1_997 {
                    let view = UIView(
                        frame: CGRect(x: 4 * CGFloat(index % 40), y: 16 * CGFloat(index / 40), width: 3, height: 14))
                    view.backgroundColor = .systemGray
                    view.isUserInteractionEnabled = false
                    hosted.red.addSubview(view)
                }
                for name in ["pan", "pinch", "tap"] {
                    let recognizer: UIGestureRecognizer =
                        switch name {
                        case "pan": UIPanGestureRecognizer()
                        case "pinch": UIPinchGestureRecognizer()
                        default: UITapGestureRecognizer()
                        }
                    recognizer.name = name
                    recognizer.cancelsTouchesInView = false
                    // Every frame contains a change.
                    recognizer.addHandler { [red = hosted.red] _ in
                        red.subviews[0].frame.origin.x += red.subviews[0].frame.origin.x > 100 ? -100 : 1
                    }
                    hosted.red.addGestureRecognizer(recognizer)
                }
                hosted.app.advance(by: 1)
                try await hosted.until("all views are there") {
                    try await page.page.evaluate("touchstone.frame.views.length").number == 2000
                }
                try await page.page.evaluate(
                    """
                    (() => {
                        const device = document.querySelector("#device");
                        const { left, top } = device.getBoundingClientRect();
                        const say = (type, finger, at) => device.dispatchEvent(new PointerEvent(type, {
                            pointerId: 1 + finger, pointerType: "touch", bubbles: true, buttons: 1, pressure: 0.5, width: 20, height: 20,
                            clientX: left + 10 + 9 * finger + 6 * Math.sin(at), clientY: top + 60 + 40 * finger + 20 * Math.cos(at),
                        }));
                        const all = (type, at) => { for (let finger = 0; finger < 10; finger += 1) say(type, finger, at); };
                        const start = performance.now();
                        window.frames = { times: [], isFull: false, isOver: false };
                        let told = 0;
                        all("pointerdown", 0);
                        const timer = setInterval(() => {
                            // Send as many moves as 120 Hz requires by now, even if the timer is late.
                            const due = Math.floor((performance.now() - start) * 0.12);
                            while (told < due) all("pointermove", told++ / 20);
                        }, 4);
                        let last = 0;
                        const frame = (now) => {
                            const kept = touchstone.history.recordCount;
                            if (kept >= 50000 && !window.frames.isFull) { window.frames.isFull = true; last = 0; }
                            if (window.frames.isFull && last) window.frames.times.push(now - last);
                            last = now;
                            if (window.frames.times.length < 600) return requestAnimationFrame(frame);
                            clearInterval(timer);
                            all("pointerup", 0);
                            window.frames.isOver = true;
                        };
                        requestAnimationFrame(frame);
                    })()
                    """)
                try await hosted.until("the history is full") {
                    try await page.page.evaluate("window.frames.isFull") == true
                }
                try await page.page.send("Performance.enable", ["timeDomain": "threadTicks"])
                let before = try await scriptTime(page)
                try await hosted.until("it has been measured") {
                    try await page.page.evaluate("window.frames.isOver") == true
                }
                let script = try await scriptTime(page) - before
                let times =
                    try await page.page.evaluate("window.frames.times").array?.compactMap(\.number).sorted() ?? []
                func words(_ time: Double) -> String { String(format: "%.1f ms", time) }
                let each = script * 1000 / Double(times.count)
                print(
                    "Frames of the full page: median \(words(times[times.count / 2])), p99 \(words(times[times.count * 99 / 100]))",
                    "; its script takes \(words(each)) of each", separator: "")
                let kept = try await page.page.evaluate("touchstone.history.recordCount").number ?? 0
                #expect(kept > 45_000 && kept < 60_000)
                #expect(try await page.page.evaluate("touchstone.frame.views.length") == 2000)
                expectEqual(times.count, 600)
            }
        }

        /// The script time of the page's thread in seconds.
        private func scriptTime(_ page: LabPage) async throws -> Double {
            let metrics = try await page.page.send("Performance.getMetrics")["metrics"].array ?? []
            return metrics.first { $0["name"] == "ScriptDuration" }?["value"].number ?? .infinity
        }
    }
}
