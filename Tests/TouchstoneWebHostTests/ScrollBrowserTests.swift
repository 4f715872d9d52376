import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// Scrolling the lab's list with a finger and with the wheel of a browser (SV-20, SV-21).
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct ScrollBrowserTests {
        /// Drags upward by about 96 points in 72 milliseconds, in whole pixels of the page. Returns the distance in points.
        private func drag(_ hosted: HostedApplication, _ page: LabPage, _ list: UIScrollView) async throws -> CGFloat {
            var places: [TouchPoint] = []
            for step in 0...8 {
                let (x, y) = try await page.place(190, 600 - 12 * Double(step))
                places.append(TouchPoint(id: 0, x: x.rounded(), y: y.rounded()))
            }
            // The events have time stamps in the past, so a busy machine does not slow the finger.
            let start = Date() - 0.1
            try await page.page.touch(.start, [places[0]], at: start)
            try await hosted.until("the finger is down") { list.isTracking }
            for step in 1...8 { try await page.page.touch(.move, [places[step]], at: start + 0.008 * Double(step)) }
            try await page.page.touch(.end, at: start + 0.072)
            try await hosted.until("the finger has left") { !list.isTracking }
            return CGFloat((places[0].y - places[8].y) * Double(hosted.window.bounds.width) / page.width)
        }

        @Test func `SV-21: a list decelerates after a fling`() async throws {
            try await withPage { hosted, page in
                try hosted.showScene("scroll.list")
                let list = try hosted.view("list", as: UIScrollView.self)
                let distance = try await drag(hosted, page, list)
                var path = [list.contentOffset.y]
                while list.isDecelerating {
                    hosted.app.advance(by: 1.0 / 60)
                    path.append(list.contentOffset.y)
                }
                // The content follows the finger, except for the slop of 10 points and rounding to pixels, and then decelerates.
                #expect(path.first! >= (distance - 10).rounded(.down))
                #expect(path.last! > path.first! + 20)
                let steps = zip(path, path.dropFirst()).map { $1 - $0 }
                #expect(steps.allSatisfy { $0 >= 0 })
                // The steps decrease except for rounding to pixels.
                #expect(zip(steps.dropFirst(), steps.dropFirst(2)).allSatisfy { $0 >= $1 - 1 })
                try await hosted.until("the page shows the rest") {
                    try await page.page.evaluate(
                        "touchstone.frame.commands.some(c => c[0] === 'text' && String(c[1]).startsWith('at rest'))")
                        == true
                }
            }
        }

        @Test func `The mouse wheel scrolls the list`() async throws {
            try await withPage(touch: false) { hosted, page in
                try hosted.showScene("scroll.list")
                let list = try hosted.view("list", as: UIScrollView.self)
                let (x, y) = try await page.place(190, 500)
                try await page.page.wheel(x: x, y: y, deltaX: 0, deltaY: 120)
                try await hosted.until("the content has moved") { list.contentOffset.y > 0 }
                try await page.page.wheel(x: x, y: y, deltaX: 0, deltaY: -1000)
                try await hosted.until("the content is back at the top") { list.contentOffset.y == 0 }
            }
        }
    }
}
