import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// Pixels of layers and drawing code on a real browser's canvas.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30))) @MainActor
    struct DrawingBrowserTests {
        /// Red, green and blue, from 0 to 255, at points of the device.
        private func pixels(_ page: LabPage, _ points: [(Double, Double)]) async throws -> [[Int]] {
            try await page.page.nextFrame()
            let places = points.map { "[\($0.0), \($0.1)]" }.joined(separator: ", ")
            let numbers =
                try await page.page.evaluate(
                    """
                    (() => {
                        const canvas = document.querySelector("#device");
                        const scale = canvas.width / touchstone.frame.size[0];
                        const context = canvas.getContext("2d");
                        return [\(places)].flatMap(([x, y]) =>
                            [...context.getImageData(Math.floor(x * scale), Math.floor(y * scale), 1, 1).data.slice(0, 3)]);
                    })()
                    """
                ).array?.compactMap(\.number).map { Int($0) } ?? []
            return stride(from: 0, to: numbers.count, by: 3).map { Array(numbers[$0..<$0 + 3]) }
        }

        private func near(_ one: [Int], _ other: [Int], _ tolerance: Int = 6) -> Bool {
            one.count == other.count && zip(one, other).allSatisfy { abs($0 - $1) <= tolerance }
        }

        /// Waits until the page shows `expected` colors. The application's clock advances by `interval` seconds with each check.
        private func expect(
            _ expected: [((Double, Double), [Int])], _ hosted: HostedApplication, _ page: LabPage,
            passing interval: TimeInterval = 1.0 / 60, sourceLocation: SourceLocation = #_sourceLocation
        ) async throws {
            var seen: [[Int]] = []
            defer {
                for ((place, color), found) in zip(expected, seen) where !near(color, found) {
                    Issue.record("\(found) instead of \(color) at \(place)", sourceLocation: sourceLocation)
                }
            }
            try await hosted.until("the page has the picture", passing: interval, sourceLocation: sourceLocation) {
                seen = try await pixels(page, expected.map(\.0))
                return seen.count == expected.count && zip(expected, seen).allSatisfy { near($0.1, $1) }
            }
        }

        private func place(_ layer: CALayer, _ hosted: HostedApplication, _ x: CGFloat, _ y: CGFloat, _ size: CGFloat) {
            layer.frame = CGRect(x: x, y: y, width: size, height: size)
            hosted.window.layer.addSublayer(layer)
        }

        @Test(arguments: [1.0, 3.0])
        func `The page draws shapes, gradients, clipped images, groups and masks`(scale: Double) async throws {
            try await withPage { hosted, page in
                try await page.page.resize(width: 1440, height: 900, scale: scale)
                hosted.red.removeFromSuperview()
                hosted.blue.removeFromSuperview()
                hosted.window.backgroundColor = .white
                let ring = CAShapeLayer()
                ring.path =
                    UIBezierPath(
                        arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: -.pi / 2, endAngle: .pi * 3 / 2,
                        clockwise: true
                    ).cgPath
                (ring.fillColor, ring.lineWidth) = (nil, 10)
                ring.strokeColor = UIColor.red.cgColor
                ring.strokeEnd = 0.5
                place(ring, hosted, 20, 20, 100)

                let gradient = CAGradientLayer()
                gradient.colors = [UIColor.black.cgColor, UIColor.white.cgColor]
                (gradient.startPoint, gradient.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
                place(gradient, hosted, 140, 20, 100)

                let picture = UIImageView(image: UIImage(data: Data(base64Encoded: Self.blue)!))
                picture.frame = CGRect(x: 260, y: 20, width: 100, height: 100)
                picture.layer.cornerRadius = 50
                picture.clipsToBounds = true
                hosted.window.addSubview(picture)

                let faint = UIView(frame: CGRect(x: 20, y: 140, width: 100, height: 100))
                (faint.backgroundColor, faint.alpha) = (.red, 0.5)
                let inner = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 100))
                inner.backgroundColor = .blue
                faint.addSubview(inner)
                hosted.window.addSubview(faint)

                let mask = CALayer()
                mask.frame = CGRect(x: 0, y: 0, width: 50, height: 100)
                mask.backgroundColor = UIColor.black.cgColor
                let masked = CALayer()
                masked.backgroundColor = UIColor.green.cgColor
                masked.mask = mask
                place(masked, hosted, 140, 140, 100)
                let (red, white) = ([255, 0, 0], [255, 255, 255])
                // Only the right half of the ring is drawn. The gradient is sampled at a quarter and at three quarters.
                try await expect(
                    [
                        ((110, 70), red), ((30, 70), white), ((70, 70), white), ((165, 70), [64, 64, 64]),
                        ((215, 70), [191, 191, 191]), ((310, 70), [0, 0, 255]), ((264, 24), white),
                        ((45, 190), [128, 128, 255]), ((95, 190), [255, 128, 128]), ((165, 190), [0, 255, 0]),
                        ((215, 190), white),
                    ], hosted, page)
            }
        }

        @Test func `The page draws intermediate states of animations and transitions`() async throws {
            try await withPage { hosted, page in
                let dot = CALayer()
                dot.backgroundColor = UIColor.black.cgColor
                place(dot, hosted, 0, 0, 40)
                let move = CABasicAnimation(keyPath: "position.x")
                (move.fromValue, move.toValue, move.duration) = (20, 120, 1)
                dot.add(move, forKey: nil)
                UIView.transition(
                    with: hosted.blue, duration: 1, options: [.transitionCrossDissolve, .curveLinear],
                    animations: { hosted.blue.backgroundColor = .white })
                hosted.red.backgroundColor = .white
                let (black, white) = ([0, 0, 0], [255, 255, 255])
                let blue = UIColor.systemBlue.cgColor.components!.prefix(3).map { Int((128 + $0 * 127.5).rounded()) }
                hosted.app.advance(by: 0.5)
                // The clock stops at half a second, no matter how long the page takes.
                try await expect(
                    [((70, 20), black), ((40, 20), white), ((100, 20), white), ((290, 400), blue)], hosted, page,
                    passing: 0)
                hosted.app.advance(by: 0.6)
                try await expect([((20, 20), black), ((70, 20), white), ((290, 400), white)], hosted, page, passing: 0)
            }
        }

        /// A PNG of 2 by 2 blue pixels.
        private static let blue =
            "iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAD0lEQVR42mNgYPgPRmAKABf2A/3HkIu0AAAAAElFTkSuQmCC"
    }
}

/// Frames that are sent to a page.
@Suite(.application, .serialized) @MainActor
struct QuietPageTests {
    @Test func `A screen without changes sends no frames`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let dot = CALayer()
        dot.frame = CGRect(x: 0, y: 0, width: 20, height: 20)
        hosted.window.layer.addSublayer(dot)
        let move = CABasicAnimation(keyPath: "position.x")
        (move.toValue, move.duration, move.repeatCount) = (100, 1, .infinity)
        dot.add(move, forKey: nil)
        let first = page.messages("frame").count
        try await hosted.until("frames of the animation come") {
            hosted.app.advance(by: 1.0 / 60)
            return page.messages("frame").count > first + 5
        }
        dot.removeFromSuperlayer()
        hosted.app.advance(by: 1)
        // Wait for frames that have already been sent.
        var before = -1
        try await hosted.until("no more frames come") {
            defer { before = page.messages("frame").count }
            try await Task.sleep(for: .milliseconds(100))
            return before == page.messages("frame").count
        }
        for _ in 0..<60 {
            hosted.app.advance(by: 1.0 / 60)
            try await Task.sleep(for: .milliseconds(5))
        }
        expectEqual(page.messages("frame").count, before)
    }
}
