import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTestSupport

extension InBrowser {
    /// The lab with its own clock and run loop in a real browser.
    @Suite(.serialized, .timeLimit(.minutes(30))) @MainActor
    struct LabBrowserTests {
        @Test func `The lab draws text that is typed into its form`() async throws {
            try await withBrowser { browser in
                let lab = try Program("touchstone", ["lab", "--port", "0"])
                let address = try lab.url(in: lab.firstLine())
                defer { withExtendedLifetime(lab) {} }
                let page = try await browser.newPage(
                    url: address.absoluteString, width: 1440, height: 900, timeout: 120)
                try await page.wait(for: "touchstone.status === 'connected' && !!touchstone.frame", timeout: 120)
                try await page.evaluate("document.querySelector('[data-scene=form]').click()")
                try await page.wait(for: "touchstone.frame.views.some(view => view.name === 'name')", timeout: 120)
                func middle(_ name: String) async throws -> (Double, Double) {
                    let place =
                        try await page.evaluate(
                            """
                            (() => {
                                const quad = touchstone.frame.views.find(view => view.name === "\(name)").quad;
                                const box = document.querySelector("#device").getBoundingClientRect();
                                const scale = box.width / touchstone.frame.size[0];
                                return [box.left + (quad[0][0] + quad[2][0]) / 2 * scale, box.top + (quad[0][1] + quad[2][1]) / 2 * scale];
                            })()
                            """
                        ).array?.compactMap(\.number) ?? []
                    return (place[0], place[1])
                }
                /// Waits for a text that matches a JavaScript regular expression.
                func isDrawn(_ text: String) async throws {
                    try await page.wait(
                        for:
                            "touchstone.frame.commands.some(command => command[0] === 'text' && /\(text)/.test(command[1]))",
                        timeout: 120)
                }
                let (x, y) = try await middle("name")
                try await page.mouse(.moved, x: x, y: y)
                try await page.mouse(.pressed, x: x, y: y)
                try await page.mouse(.released, x: x, y: y)
                try await page.wait(for: "document.activeElement.id === 'text-input'", timeout: 120)
                for key in ["l", "a", "b"] { try await page.press(key) }
                try await isDrawn("name: lab")
                // A held stepper keeps counting while the page is slow.
                let (stepperX, stepperY) = try await middle("stepper")
                try await page.mouse(.pressed, x: stepperX + 20, y: stepperY)
                try await isDrawn("stepper: ([3-9]|[1-9][0-9]|100)")
                try await page.mouse(.released, x: stepperX + 20, y: stepperY)
                // This comes last because not every browser supports it.
                try await page.insertText(" 日本")
                try await isDrawn("name: lab 日本")
                expectEqual(page.problems, [])
                try await page.close()
            }
        }

        /// The view is far from its frame when it is touched, and the question of the scene is still answered.
        @Test(.beyondSmokeTests) func `A moving view can be touched where it is drawn`() async throws {
            try await withBrowser { browser in
                let lab = try Program("touchstone", ["lab", "--port", "0"])
                let address = try lab.url(in: lab.firstLine())
                defer { withExtendedLifetime(lab) {} }
                let page = try await browser.newPage(
                    url: address.absoluteString + "#scene=moving", width: 1440, height: 900, timeout: 120)
                try await page.wait(for: "touchstone.frame.views.some(view => view.name === 'seen')", timeout: 120)
                // One script locates the view in the canvas and touches it before it moves on.
                try await page.wait(
                    for: """
                        (() => {
                            if (document.querySelector(".task-lesson").textContent.startsWith("✓ A moving view")) return true;
                            const device = document.querySelector("#device");
                            const box = device.getBoundingClientRect();
                            const lane = touchstone.frame.views.find((view) => view.name === "presentation").quad;
                            const seen = touchstone.frame.views.find((view) => view.name === "seen").quad;
                            const pixels = device.width / touchstone.frame.size[0];
                            const y = (lane[0][1] + lane[2][1]) / 2;
                            const row = device.getContext("2d").getImageData(0, y * pixels, device.width, 1).data;
                            const orange = [...Array(device.width).keys()].filter((x) => row[4 * x] > 240 && row[4 * x + 1] > 130 && row[4 * x + 2] < 20);
                            const x = (orange[0] + orange.at(-1)) / 2 / pixels;
                            if (!(Math.abs(x - (seen[0][0] + seen[2][0]) / 2) > 60)) return false;
                            for (const type of ["pointerdown", "pointerup"]) {
                                device.dispatchEvent(new PointerEvent(type, {
                                    pointerId: 7, pointerType: "touch", clientX: box.left + x * box.width / touchstone.frame.size[0],
                                    clientY: box.top + y * box.height / touchstone.frame.size[1],
                                }));
                            }
                            return false;
                        })()
                        """, timeout: 120)
                expectEqual(page.problems, [])
                try await page.close()
            }
        }
    }
}
