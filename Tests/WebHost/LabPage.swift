import Foundation
import Testing
import TouchstoneChromium
import UIKit

/// The lab's page in a browser, with places given in points of the device it shows.
@MainActor
struct LabPage {
    let page: Page
    /// The width of the device on the page, in CSS pixels.
    let width: Double

    static func open(
        _ hosted: HostedApplication, in browser: Browser, touch: Bool, dark: Bool = false, width: Int = 1440,
        height: Int = 900
    ) async throws -> LabPage {
        let page = try await browser.newPage(
            url: hosted.host.url.absoluteString, width: width, height: height, touch: touch, dark: dark)
        try await hosted.until("the page shows a picture") {
            try await page.evaluate("!!window.touchstone?.frame && touchstone.status === 'connected'") == true
        }
        // The size that the page asked for comes back with a picture of that size.
        try await page.nextFrame()
        hosted.app.advance(by: 1.0 / 60)
        try await page.nextFrame()
        let width = try await page.evaluate("document.querySelector('#device').getBoundingClientRect().width").number
        return LabPage(page: page, width: width ?? 0)
    }

    /// Where a point of the device is on the page.
    func place(_ x: Double, _ y: Double) async throws -> (x: Double, y: Double) {
        let box = try await page.evaluate(
            """
            (() => {
                const box = document.querySelector("#device").getBoundingClientRect();
                return [box.left, box.top, box.width / touchstone.frame.size[0]];
            })()
            """
        ).array?.compactMap(\.number)
        guard let box, box.count == 3 else { throw RawPage.Failure(description: "The page has no device") }
        return (box[0] + x * box[2], box[1] + y * box[2])
    }

    func finger(_ action: TouchAction, _ fingers: (id: Int, x: Double, y: Double)...) async throws {
        var points: [TouchPoint] = []
        for finger in fingers {
            let (x, y) = try await place(finger.x, finger.y)
            points.append(TouchPoint(id: finger.id, x: x, y: y))
        }
        try await page.touch(action, points)
    }

    /// Presses the mouse's button at a point of the device.
    func click(_ x: Double, _ y: Double, count: Int = 1) async throws {
        let (x, y) = try await place(x, y)
        try await page.mouse(.moved, x: x, y: y)
        try await page.mouse(.pressed, x: x, y: y, clickCount: count)
        try await page.mouse(.released, x: x, y: y, clickCount: count)
    }

    func text(_ selector: String) async throws -> String {
        try await page.evaluate("document.querySelector(\"\(selector)\").textContent").string ?? ""
    }

    /// Red, green and blue of what is drawn at a point of the device.
    func color(x: Double, y: Double) async throws -> [Double] {
        try await page.evaluate(
            """
            (() => {
                const canvas = document.querySelector("#device");
                const scale = canvas.width / touchstone.frame.size[0];
                return [...canvas.getContext("2d").getImageData(\(x) * scale, \(y) * scale, 1, 1).data].slice(0, 3);
            })()
            """
        ).array?.compactMap(\.number) ?? []
    }
}
