import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// The layout of the page at several sizes: elements do not shift or overlap.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30)))
    @MainActor
    struct LabLayoutTests {
        @Test(arguments: [(1280, 800), (1440, 900)])
        func `A long caption does not change the size of the device`(_ size: (Int, Int)) async throws {
            try await withPage(width: size.0, height: size.1) { hosted, page in
                hosted.red.accessibilityIdentifier = "a view whose name is far too long for one line below the device"
                func height() async throws -> Double? {
                    try await page.page.evaluate("document.querySelector('#device').getBoundingClientRect().height")
                        .number
                }
                let before = try await height()
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                try await hosted.until("the caption has changed") {
                    try await page.text("#said").contains("far too long")
                }
                try await page.page.nextFrame()
                #expect(try await height() == before)
            }
        }

        @Test func `The toolbar has one row, and its menu does not cover the device`() async throws {
            try await withPage(width: 1280, height: 800) { _, page in
                try await page.click("#session-menu summary")
                let measured =
                    try await page.page.evaluate(
                        """
                        (() => {
                            const box = (selector) => document.querySelector(selector).getBoundingClientRect();
                            const shown = [...document.querySelectorAll(".transport > *")].filter((each) => each.offsetHeight);
                            const middles = shown.map((each) => each.getBoundingClientRect()).map(({ top, height }) => top + height / 2);
                            return [Math.max(...middles) - Math.min(...middles), box(".menu-items").left - box("#bezel").right];
                        })()
                        """
                    ).array?.compactMap(\.number) ?? []
                #expect(measured.count == 2 && measured[0] < 3 && measured[1] > 0, "\(measured)")
            }
        }

        @Test func `The rounded corners of the frame do not clip the canvas`() async throws {
            try await withPage { _, page in
                // The distance between the rounded corner and the square corner, along each axis.
                let cut =
                    try await page.page.evaluate(
                        "parseFloat(getComputedStyle(document.querySelector('#bezel')).borderTopLeftRadius) * (1 - Math.SQRT1_2)"
                    ).number ?? .infinity
                #expect(cut <= 10)
            }
        }

        @Test func `The layout does not shift while the page loads`() async throws {
            try await withPage { hosted, page in
                try await page.page.evaluate(
                    """
                    window.moved = 0;
                    new PerformanceObserver((list) => {
                        for (const entry of list.getEntries()) window.moved += entry.value;
                    }).observe({ type: "layout-shift", buffered: true });
                    0
                    """)
                try await page.page.nextFrame()
                try await page.page.nextFrame()
                let moved = try await page.page.evaluate("window.moved").number ?? 1
                #expect(moved < 0.02, "\(moved)")
            }
        }

        @Test(arguments: [(390, 844), (820, 1180), (1280, 800)])
        func `The tick labels and names of lanes do not overlap`(_ size: (Int, Int)) async throws {
            try await withPage(width: size.0, height: size.1) { hosted, page in
                for name in ["pan", "a recognizer with quite a long name"] {
                    let pan = UIPanGestureRecognizer()
                    pan.name = name
                    hosted.red.addGestureRecognizer(pan)
                }
                try await page.finger(.start, (0, 100, 300))
                for step in 1...20 { try await page.finger(.move, (0, 100, 300 + 5 * Double(step))) }
                try await page.finger(.end)
                try await page.page.evaluate("document.querySelector('#tab-gestures').click()")
                try await hosted.until("the lanes are drawn") {
                    try await page.page.evaluate("document.querySelectorAll('.lane').length").number == 2
                }
                let overlapping = try await page.page.evaluate(
                    """
                    (() => {
                        const boxes = [...document.querySelectorAll(".lane-time, .lane-name")].map((each) => each.getBoundingClientRect());
                        return boxes.filter((a, index) => boxes.some((b, other) => other > index
                            && a.left < b.right && b.left < a.right && a.top < b.bottom - 1 && b.top < a.bottom - 1)).length;
                    })()
                    """
                ).number
                expectEqual(overlapping, 0)
            }
        }

        @Test func `The title is not truncated on a phone`() async throws {
            try await withPage(width: 390, height: 844) { _, page in
                let width = try await page.page.evaluate(
                    "document.querySelector('#title').scrollWidth - document.querySelector('#title').clientWidth"
                ).number
                expectEqual(width, 0)
                #expect(try await page.text("#status") == "Connected")
            }
        }

        @Test func `Panels can be resized, folded and moved, and a reload keeps fold and position`() async throws {
            try await withPage { hosted, page in
                func heights() async throws -> [Double] {
                    try await page.page.evaluate(
                        "['tree', 'chain', 'log'].map((name) => document.querySelector(`#panel-${name}`).offsetHeight)"
                    ).array?.compactMap(\.number) ?? []
                }
                let before = try await heights()
                try await page.page.evaluate("document.querySelector('#panel-chain .border').focus()")
                try await page.page.press("ArrowUp")
                try await page.page.nextFrame()
                let pulled = try await heights()
                #expect(abs(pulled[1] - before[1] - 24) <= 1 && abs(pulled[0] - before[0] + 24) <= 1)
                try await page.click("#panel-log .fold-panel")
                #expect(try await heights()[2] < 60)
                try await page.page.evaluate("document.querySelector('#panel-chain .fold-panel').focus()")
                try await page.page.press("ArrowLeft", modifiers: .alt)
                try await page.page.load(hosted.host.url.absoluteString)
                try await hosted.until("the page is there again") {
                    try await page.page.evaluate("!!window.touchstone?.frame") == true
                }
                #expect(try await heights()[2] < 60)
                let column = try await page.page.evaluate(
                    "[...document.querySelectorAll('.column')].findIndex((column) => column.querySelector('#panel-chain'))"
                )
                expectEqual(column, 0)
            }
        }

        @Test func `All text has a contrast of at least 4.5 to 1`() async throws {
            for (dark, width, height) in [(false, 1280, 800), (true, 1280, 800), (false, 390, 844), (true, 390, 844)] {
                try await withPage(dark: dark, width: width, height: height) { hosted, page in
                    try await page.finger(.start, (0, 100, 300))
                    try await page.finger(.end)
                    try await hosted.until("the page shows it") { try await page.text("#said").contains("red") }
                    let faint = try await page.page.evaluate(contrastCheck).string
                    expectEqual(faint, "", "\(width), dark: \(dark)")
                }
            }
        }

        /// Finds visible text with a contrast of less than 4.5 : 1.
        private var contrastCheck: String {
            """
            (() => {
                const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
                const parts = (color) => {
                    canvas.clearRect(0, 0, 1, 1);
                    canvas.fillStyle = color;
                    canvas.fillRect(0, 0, 1, 1);
                    const [r, g, b, a] = canvas.getImageData(0, 0, 1, 1).data;
                    return [r, g, b, a / 255];
                };
                const over = (top, below) => [0, 1, 2].map((each) => top[each] * top[3] + below[each] * (1 - top[3])).concat(1);
                const behind = (node) => {
                    if (!node) return [255, 255, 255, 1];
                    const color = parts(getComputedStyle(node).backgroundColor);
                    return color[3] === 1 ? color : over(color, behind(node.parentElement));
                };
                const light = (color) => color.slice(0, 3).map((part) => part / 255)
                    .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
                    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0);
                const faint = new Set();
                const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
                while (walker.nextNode()) {
                    const node = walker.currentNode.parentElement;
                    if (!walker.currentNode.data.trim() || !node.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
                    if (node.closest(":disabled, option, svg, .sr-only, [inert], script, style")) continue;
                    const back = behind(node);
                    const [a, b] = [light(over(parts(getComputedStyle(node).color), back)), light(back)];
                    const contrast = (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
                    if (contrast < 4.5) faint.add(`${node.className || node.tagName} ${contrast.toFixed(2)}`);
                }
                return [...faint].join(", ");
            })()
            """
        }
    }
}
