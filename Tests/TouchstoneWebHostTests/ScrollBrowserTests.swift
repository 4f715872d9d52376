import Foundation
import Testing
import TouchstoneChromium
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// A browser's finger flings the lab's list, and its wheel turns it: SV-20, SV-21.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct ScrollBrowserTests {
        /// Drags upwards by some 96 points, in whole pixels of the page, as fast as the browser takes it. Answers by how many points.
        private func drag(_ hosted: HostedApplication, _ page: LabPage, _ list: UIScrollView) async throws -> CGFloat {
            var places: [TouchPoint] = []
            for step in 0...8 {
                let (x, y) = try await page.place(190, 600 - 12 * Double(step))
                places.append(TouchPoint(id: 0, x: x.rounded(), y: y.rounded()))
            }
            try await page.page.touch(.start, [places[0]])
            try await hosted.until("the finger is down") { list.isTracking }
            try await Self.moveAndLift(page.page, Array(places.dropFirst()))
            try await hosted.until("the finger has left") { !list.isTracking }
            return CGFloat((places[0].y - places[8].y) * Double(hosted.window.bounds.width) / page.width)
        }

        /// Not on the main actor, which may be busy for long between one move and the next.
        nonisolated private static func moveAndLift(_ page: Page, _ places: [TouchPoint]) async throws {
            for place in places { try await page.touch(.move, [place]) }
            try await page.touch(.end)
        }

        @Test func SV_21_aFingerFlingsTheList() async throws {
            try await withPage { hosted, page in
                try hosted.showScene("scroll.list")
                let list = try hosted.view("list", as: UIScrollView.self)
                var path: [CGFloat] = []
                var distance: CGFloat = 0
                // A busy machine may make the finger seem to rest before it leaves, which flings nothing.
                for _ in 0..<20 where path.count < 10 {
                    list.setContentOffset(.zero, animated: false)
                    distance = try await drag(hosted, page, list)
                    path = [list.contentOffset.y]
                    while list.isDecelerating {
                        hosted.app.advance(by: 1.0 / 60)
                        path.append(list.contentOffset.y)
                    }
                }
                // As far as the finger, less the slop of 10 points and the rounding to pixels, and on by itself.
                #expect(path.first! >= (distance - 10).rounded(.down))
                #expect(path.last! > path.first! + 20)
                let steps = zip(path, path.dropFirst()).map { $1 - $0 }
                #expect(steps.allSatisfy { $0 >= 0 })
                // Slower and slower, but for the rounding to pixels.
                #expect(zip(steps.dropFirst(), steps.dropFirst(2)).allSatisfy { $0 >= $1 - 1 })
                try await hosted.until("the page shows the rest") {
                    try await page.page.evaluate(
                        "touchstone.frame.commands.some(c => c[0] === 'text' && String(c[1]).startsWith('at rest'))")
                        == true
                }
            }
        }

        @Test func aWheelTurnsTheList() async throws {
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
