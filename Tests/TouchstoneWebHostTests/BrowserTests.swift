import Foundation
import Testing
import TouchstoneChromium
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

extension InBrowser {
    /// Touches and mouse events from a real browser to the application.
    @Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
    struct BrowserTests {
        @Test func `The page draws the screen and lists the views`() async throws {
            try await withPage { hosted, page in
                #expect(try await page.text("#status") == "Connected")
                #expect(try await page.text("#title") == "Test")
                try await page.page.nextFrame()
                #expect(try await page.color(x: 100, y: 300) == [255, 59, 48])
                #expect(try await page.color(x: 300, y: 300) == [0, 122, 255])
                let tree = try await page.text("#panel-tree .panel-body")
                #expect(tree.contains("window") && tree.contains("red") && tree.contains("Keeper"))
                hosted.red.backgroundColor = .systemGreen
                try await hosted.until("the new color is drawn") {
                    try await page.color(x: 100, y: 300) == [52, 199, 89]
                }
            }
        }

        @Test func `A tap reaches its view, and the page shows the touch`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                try await page.finger(.end)
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
                expectEqual(hosted.app.verdicts, "blue: outside, red: hit, window: returns red")
                try await hosted.until("the page names the receiver") {
                    try await page.text("#said").contains("went to red")
                }
                let hitTest = try await page.text("#panel-hit .panel-body")
                #expect(hitTest.contains("blue") && hitTest.contains("outside"))
                let kinds = try await page.page.evaluate("touchstone.records.map(record => record.kind).join(' ')")
                    .string
                expectEqual(
                    kinds?.contains("asked asked verdict asked verdict verdict bound sent sent delivered"), true)
            }
        }

        @Test func `Two fingers touch two views independently`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300), (1, 300, 400))
                _ = try await hosted.deliveries(2)
                try await page.finger(.end, (0, 100, 300))
                _ = try await hosted.deliveries(3)
                try await page.finger(.end)
                _ = try await hosted.deliveries(4)
                expectEqual(
                    hosted.app.deliveries,
                    "touchesBegan red, touchesBegan blue, touchesEnded red, touchesEnded blue")
            }
        }

        @Test func `A drag that leaves its view is still delivered to it`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                var moves: Int {
                    hosted.app.deliveries.components(separatedBy: ", ").count { $0 == "touchesMoved red" }
                }
                // Send one move at a time, because moves within one run loop iteration are merged.
                for x in stride(from: 120.0, through: 300, by: 20) {
                    let before = moves
                    try await page.finger(.move, (0, x, 300))
                    try await hosted.until("it has moved") { moves > before }
                }
                try await page.finger(.end)
                try await hosted.until("it is lifted") { hosted.app.deliveries.hasSuffix("touchesEnded red") }
                let methods = hosted.app.deliveries.components(separatedBy: ", ")
                #expect(methods.allSatisfy { $0.hasSuffix(" red") })
                expectEqual(moves, 10)
            }
        }

        @Test func `A touch that the browser cancels is cancelled in the application`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                _ = try await hosted.deliveries(1)
                try await page.finger(.cancel)
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
            }
        }

        @Test(.beyondSmokeTests) func `A page that loses the focus cancels its touches`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                _ = try await hosted.deliveries(1)
                try await page.page.evaluate("dispatchEvent(new Event('blur'))")
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
            }
        }

        @Test func `The mouse sends indirect pointer touches with buttons and modifiers`() async throws {
            try await withPage(touch: false) { hosted, page in
                let witness = Witness(frame: hosted.red.frame)
                hosted.red.addSubview(witness)
                let (x, y) = try await page.place(100, 300)
                try await page.page.mouse(.moved, x: x, y: y)
                try await page.page.mouse(.pressed, x: x, y: y, modifiers: .shift)
                try await page.page.mouse(.released, x: x, y: y)
                try await hosted.until("both are seen") { witness.seen.count == 2 }
                expectEqual(witness.seen[0], "began indirectPointer (100, 300) force 0 buttons 1 shift")
                expectEqual(witness.seen[1], "ended indirectPointer (100, 300) force 0 buttons 0")
            }
        }

        @Test(.beyondSmokeTests) func `The force and radius of a touch reach the application`() async throws {
            try await withPage { hosted, page in
                let witness = Witness(frame: hosted.red.frame)
                hosted.red.addSubview(witness)
                let (x, y) = try await page.place(100, 300)
                try await page.page.touch(.start, [TouchPoint(id: 0, x: x, y: y, radiusX: 12, radiusY: 9, force: 0.75)])
                try await hosted.until("it is seen") { witness.seen.count == 1 }
                expectEqual(witness.seen[0], "began direct (100, 300) force 1.5 buttons 1")
                #expect(abs(witness.radius - 12 * 390 / page.width) < 1)
            }
        }

        @Test(.beyondSmokeTests) func `Closing a page cancels its touches`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                _ = try await hosted.deliveries(1)
                try await page.page.close()
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
            }
        }

        @Test(.beyondSmokeTests) func `Two pages show and control the same application`() async throws {
            try await withPage { hosted, one in
                let other = try await LabPage.open(hosted, in: one.page.browser, touch: true)
                try await one.finger(.start, (0, 100, 300))
                _ = try await hosted.deliveries(1)
                try await other.finger(.start, (0, 300, 300))
                _ = try await hosted.deliveries(2)
                hosted.red.backgroundColor = .systemGreen
                for page in [one, other] {
                    try await hosted.until("both see the change") {
                        try await page.color(x: 20, y: 20) == [52, 199, 89]
                    }
                    try await hosted.until("both pages receive both touches") {
                        try await page.page.evaluate(
                            "touchstone.records.filter(record => record.kind === 'bound').map(record => record.view).join()"
                        ).string == "red,blue"
                    }
                }
                try await other.finger(.end)
                _ = try await hosted.deliveries(3)
                try await one.finger(.end)
                _ = try await hosted.deliveries(4)
                expectEqual(
                    hosted.app.deliveries, "touchesBegan red, touchesBegan blue, touchesEnded blue, touchesEnded red")
                expectEqual(other.page.problems, [])
            }
        }

        @Test(.beyondSmokeTests) func `Another site's page cannot connect`() async throws {
            try await withPage { hosted, page in
                let foreign = try await page.page.browser.newPage(url: "about:blank", timeout: 120)
                let outcome = try await foreign.evaluate(
                    """
                    new Promise(done => {
                        const socket = new WebSocket("ws://127.0.0.1:\(hosted.port)\(hosted.path)/socket");
                        socket.onopen = () => done("open");
                        socket.onerror = () => done("refused");
                    })
                    """)
                expectEqual(outcome, "refused")
            }
        }

        @Test func `A page reconnects to a restarted application`() async throws {
            try await withPage { hosted, page in
                try await page.finger(.start, (0, 100, 300))
                _ = try await hosted.deliveries(1)
                try await hosted.restart()
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
                try await hosted.until("the page has joined again") {
                    try await page.text("#log-body").contains("Joined the app again")
                }
                hosted.app.clear()
                try await page.finger(.end)
                try await page.finger(.start, (0, 300, 300))
                try await page.finger(.end)
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan blue, touchesEnded blue")
                // The browser logs the lost connection.
                page.page.clearLog()
            }
        }

        @Test(.beyondSmokeTests) func `A page reports that its application has another address`() async throws {
            try await withPage { hosted, page in
                try await hosted.restart(token: "another-address-")
                try await hosted.until("the page shows the message") {
                    try await page.text("#gone-title") == "The app has another address"
                }
                #expect(try await page.text("#gone-text").contains("Open the address that it printed"))
                // The browser logs refused connections.
                page.page.clearLog()
            }
        }

        @Test(.beyondSmokeTests) func `A page on a phone fits the screen`() async throws {
            try await withPage(dark: true, width: 390, height: 844) { hosted, page in
                try await hosted.until("the application has the phone's size") {
                    hosted.app.application.screen.userInterfaceStyle == .dark
                        && hosted.app.application.screen.bounds.height < 844
                }
                let overflow = try await page.page.evaluate("document.documentElement.scrollWidth - innerWidth").number
                expectEqual(overflow, 0)
                try await page.finger(.start, (0, 20, 20))
                try await page.finger(.end)
                _ = try await hosted.deliveries(2)
                expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
            }
        }
    }
}

/// A view that logs the properties of touches.
private final class Witness: UIView {
    var seen: [String] = []
    var radius: CGFloat = 0

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note(touches, event) }

    private func note(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let touch = touches.first, let event else { return }
        let place = touch.location(in: nil)
        radius = touch.majorRadius
        seen.append(
            "\(touch.phase) \(touch.type) (\(Int(place.x.rounded())), \(Int(place.y.rounded()))) force "
                + "\(touch.force == touch.force.rounded() ? "\(Int(touch.force))" : "\(touch.force)") buttons "
                + "\(event.buttonMask.rawValue)\(event.modifierFlags.contains(.shift) ? " shift" : "")")
    }
}
