import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTesting
import UIKit

extension LabPage {
    static let red = [255.0, 59, 48]
    static let green = [52.0, 199, 89]
    static let indigo = [88.0, 86, 214]

    /// Taps `red` three times. It becomes green, indigo and red again; nothing else changes.
    func threeTaps(on hosted: HostedApplication) async throws {
        for (count, color) in [UIColor.systemGreen, .systemIndigo, .systemRed].enumerated() {
            try await finger(.start, (0, 100, 300))
            _ = try await hosted.deliveries(2 * count + 1)
            try await finger(.end)
            _ = try await hosted.deliveries(2 * count + 2)
            hosted.red.backgroundColor = color
            hosted.app.advance(by: 1)
            let wanted = [Self.green, Self.indigo, Self.red][count]
            try await hosted.until("it is drawn") { try await self.color(x: 20, y: 800) == wanted }
        }
    }

    /// Clicks a button of the page and waits for the next frame.
    func click(_ selector: String) async throws {
        try await page.evaluate("document.querySelector('\(selector)').click()")
        try await page.nextFrame()
    }

    /// Moves the slider.
    func scrub(to place: Int) async throws {
        try await page.evaluate(
            """
            (() => {
                const slider = document.querySelector("#scrub");
                slider.value = \(place);
                slider.dispatchEvent(new Event("input", { bubbles: true }));
            })()
            """)
        try await page.nextFrame()
    }

    /// Opens a file on the page. `text` is a JavaScript expression for its contents.
    func open(_ text: String) async throws {
        try await page.evaluate(
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
}
