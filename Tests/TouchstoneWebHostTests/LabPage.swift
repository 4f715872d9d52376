import Foundation
import Testing
import TouchstoneChromium
import UIKit

/// The lab's page in a browser. Locations are in points of the device.
@MainActor
struct LabPage {
    let page: Page
    /// The width of the device on the page, in CSS pixels.
    let width: Double

    static func open(
        _ hosted: HostedApplication, in browser: Browser, touch: Bool, dark: Bool = false, width: Int = 1440,
        height: Int = 900, languages: String? = nil
    ) async throws -> LabPage {
        let page = try await browser.newPage(
            url: hosted.host.url.absoluteString, width: width, height: height, touch: touch, dark: dark,
            languages: languages, timeout: 120)
        do {
            try await hosted.until("the page shows a picture") {
                try await page.evaluate("!!window.touchstone?.frame && touchstone.status === 'connected'") == true
            }
        } catch {
            let state = try? await page.evaluate(
                """
                JSON.stringify({ ready: document.readyState, status: window.touchstone?.status, frame: !!window.touchstone?.frame,
                    loaded: performance.getEntriesByType("resource").map(e => [e.name, Math.round(e.duration), e.responseStatus]) })
                """)
            Issue.record("The state of the page: \(state?.string ?? "gone")")
            throw error
        }
        // Wait for a frame with the size that the page requested.
        try await page.nextFrame()
        hosted.app.advance(by: 1.0 / 60)
        try await page.nextFrame()
        let width = try await page.evaluate("document.querySelector('#device').getBoundingClientRect().width").number
        return LabPage(page: page, width: width ?? 0)
    }

    /// Converts a point of the device to coordinates of the page.
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

    /// Clicks `count` times at a point of the page.
    func click(at place: (x: Double, y: Double), count: Int = 1) async throws {
        try await page.mouse(.moved, x: place.x, y: place.y)
        for click in 1...count {
            try await page.mouse(.pressed, x: place.x, y: place.y, clickCount: click)
            try await page.mouse(.released, x: place.x, y: place.y, clickCount: click)
        }
    }

    func click(_ view: UIView, x: CGFloat = 0.5, y: CGFloat = 0.5, count: Int = 1) async throws {
        let (x, y) = point(in: view, x, y)
        try await click(at: place(x, y), count: count)
    }

    /// Converts fractions of a view's size to a point of the device's screen.
    func point(in view: UIView, _ x: CGFloat, _ y: CGFloat) -> (Double, Double) {
        let bounds = view.bounds
        let inView = CGPoint(x: bounds.minX + bounds.width * x, y: bounds.minY + bounds.height * y)
        let point = view.window!.screenPoint(view.convert(inView, to: nil))
        return (Double(point.x), Double(point.y))
    }

    func mouse(_ action: MouseAction, _ place: (Double, Double)) async throws {
        let (x, y) = try await self.place(place.0, place.1)
        try await page.mouse(action, x: x, y: y)
        if action == .moved { try await page.nextFrame() }
    }

    func type(_ text: String) async throws {
        for character in text { try await page.press(String(character)) }
    }

    func text(_ selector: String) async throws -> String {
        try await page.evaluate("document.querySelector(\"\(selector)\")?.textContent ?? ''").string ?? ""
    }

    /// The red, green and blue components of a pixel of the device.
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

extension LabPage {
    /// The number of pixels of a canvas that have approximately each of these colors.
    func drawn(_ colors: [String], on canvas: String) async throws -> [Int] {
        let list = colors.map { "\"\($0)\"" }.joined(separator: ", ")
        return try await page.evaluate(
            """
            (() => {
                const canvas = document.querySelector("\(canvas)");
                const { data } = canvas.getContext("2d").getImageData(0, 0, canvas.width, canvas.height);
                return [\(list)].map((color) => {
                    const wanted = [1, 3, 5].map((at) => parseInt(color.slice(at, at + 2), 16));
                    let count = 0;
                    for (let at = 0; at < data.length; at += 4) {
                        if (data[at + 3] > 20 && wanted.every((part, index) => Math.abs(part - data[at + index]) < 12)) count += 1;
                    }
                    return count;
                });
            })()
            """
        ).array?.compactMap { $0.number.map(Int.init) } ?? []
    }
}
