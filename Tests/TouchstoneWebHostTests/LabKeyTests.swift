import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// The page's keyboard shortcuts, the 3D view, and the welcome animation.
    @Suite(.application, .serialized, .beyondSmokeTests, .timeLimit(.minutes(30)))
    @MainActor
    struct LabKeyTests {
        @Test func `Keys control playback, panels and filters`() async throws {
            try await withPage { hosted, page in
                try await page.threeTaps(on: hosted)
                func press(_ key: String) async throws {
                    try await page.page.evaluate("document.activeElement.blur()")
                    try await page.page.press(key)
                    try await page.page.nextFrame()
                }
                func holds(_ condition: String) async throws -> Bool { try await page.page.evaluate(condition) == true }
                try await press(" ")
                #expect(try await page.text("#pause") == "Resume")
                try await press("ArrowLeft")
                #expect(try await page.text("#moment").hasSuffix(" began"))
                try await press("Home")
                let first = try await page.text("#moment")
                #expect(first.hasPrefix("0.000 s"))
                try await press("ArrowRight")
                #expect(try await page.text("#moment") != first)
                try await page.page.evaluate("document.querySelector('#speed').value = '4'")
                try await press(" ")
                try await hosted.until("it has played to the end") {
                    try await holds("document.querySelector('#scrub').value === document.querySelector('#scrub').max")
                }
                try await press("End")
                #expect(try await page.text("#moment") == "Live")
                for (key, focus) in [("/", "log-filter"), ("f", "tree-filter")] {
                    try await press(key)
                    #expect(try await page.page.evaluate("document.activeElement.id").string == focus)
                    // In a filter field, keys are text.
                    try await page.type("wt")
                    #expect(try await page.page.evaluate("document.activeElement.value").string == "wt")
                    #expect(try await holds("document.querySelector('#ask').getAttribute('aria-pressed') === 'false'"))
                }
                let wasOpen = try await holds("!document.querySelector('#timeline').hidden")
                try await press("t")
                #expect(try await holds("!document.querySelector('#timeline').hidden") != wasOpen)
                try await press("h")
                #expect(try await holds("document.querySelector('#hit-show').getAttribute('aria-pressed') === 'true'"))
                try await press("w")
                #expect(try await holds("document.querySelector('#ask').getAttribute('aria-pressed') === 'true'"))
                try await press("?")
                #expect(try await holds("document.querySelector('#help').open"))
                try await page.click("#help-close")
                #expect(try await !holds("document.querySelector('#help').open"))
            }
        }

        @Test func `The 3D view shows the views and the touch, and can be rotated`() async throws {
            try await withPage(touch: false) { hosted, page in
                try await page.click(hosted.red)
                try await hosted.until("the page shows it") { try await page.text("#said").contains("went to red") }
                try await page.click("#in-depth")
                #expect(try await page.page.evaluate("document.activeElement.id").string == "depth")
                try await hosted.until("the view that was hit and the touch are drawn") {
                    try await page.drawn(["#0a7f5a", "#b3261e"], on: "#depth").allSatisfy { $0 > 20 }
                }
                func picture() async throws -> String? {
                    try await page.page.evaluate("document.querySelector('#depth').toDataURL()").string
                }
                let before = try await picture()
                try await page.page.press("ArrowRight")
                try await page.page.nextFrame()
                let turned = try await picture()
                #expect(turned != before)
                // A drag also rotates the views, and the application receives no touch.
                let deliveries = hosted.app.deliveries
                try await page.mouse(.moved, (100, 400))
                try await page.mouse(.pressed, (100, 400))
                try await page.mouse(.moved, (160, 430))
                try await page.mouse(.released, (160, 430))
                try await page.page.nextFrame()
                #expect(try await picture() != turned)
                expectEqual(hosted.app.deliveries, deliveries)
                try await page.page.evaluate("document.querySelector('#depth').focus()")
                try await page.page.press("Escape")
                #expect(try await page.page.evaluate("document.querySelector('#depth').hidden") == true)
                #expect(try await page.page.evaluate("document.activeElement.id").string == "in-depth")
            }
        }

        @Test func `The welcome animation performs the first touch`() async throws {
            try await withBrowser { browser in
                let task = WebHost.Scene.Task(
                    question: "Touch red.", goal: ["kind": "bound", "view": "red"], lesson: "So it is.")
                let scenes = ["one", "two"].map { WebHost.Scene(id: $0, title: $0, task: task) }
                let hosted = try HostedApplication(scenes: scenes) { _ in }
                let page = try await LabPage.open(hosted, in: browser, touch: false)
                try await page.click(".welcome button")
                var wasSeen = false
                try await hosted.until("it has tapped") {
                    if !wasSeen, hosted.app.deliveries.isEmpty {
                        wasSeen = try await page.drawn(["#16181d"], on: "#overlay")[0] > 20
                    }
                    return hosted.app.deliveries == "touchesBegan red, touchesEnded red"
                }
                #expect(wasSeen, "on its way")
                try await hosted.until("the question is answered") {
                    try await page.text(".task-lesson") == "✓ So it is."
                }
                #expect(try await page.text(".course-count") == "Course 1 of 2 questions")
                expectEqual(page.page.problems, [])
                try await page.page.close()
            }
        }
    }
}
