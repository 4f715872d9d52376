import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// The protocol between a page and the application, without a browser.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct ProtocolTests {
    @Test func `The server answers hello with a welcome message and a frame`() async throws {
        let hosted = try HostedApplication(scenes: [.init(id: "a", title: "A", group: "G", summary: "S.")])
        let page = try await hosted.openPage()
        let welcome = try #require(page.messages("welcome").first)
        expectEqual(welcome["version"] as? Int, 1)
        expectEqual(welcome["title"] as? String, "Test")
        expectEqual(welcome["scene"] as? String, "a")
        expectEqual(
            welcome["scenes"] as? [[String: String]], [["id": "a", "title": "A", "group": "G", "summary": "S."]])
        let frame = try #require(page.messages("frame").first)
        expectEqual(frame["size"] as? [Double], [390, 844])
        let views = try #require(frame["views"] as? [[String: Any]])
        expectEqual(views.map { $0["name"] as? String }, ["window", "red", "blue"])
        let blue = views[2]
        expectEqual(blue["id"] as? Int, hosted.app.application.trace.subject(hosted.blue).id)
        expectEqual(blue["class"] as? String, "Keeper")
        expectEqual(blue["parent"] as? Int, views[0]["id"] as? Int)
        expectEqual(blue["depth"] as? Int, 1)
        expectEqual(blue["quad"] as? [[Double]], [[195, 0], [390, 0], [390, 844], [195, 844]])
        expectEqual(blue["hidden"] as? Bool, false)
        expectEqual(blue["interactive"] as? Bool, true)
        expectEqual(blue["alpha"] as? Double, 1)
        let commands = try #require(frame["commands"] as? [[Any]])
        #expect(commands.contains { $0.first as? String == "fill" && $0.last as? String == "#ff3b30ff" })
    }

    @Test func `A tap of a page is delivered to its view`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        try page.touches((1, "ended", 100, 200))
        #expect(
            try await hosted.deliveries(2) == """
                touch 1 is bound to red in window at (100, 200)
                touchesBegan [1] → red
                touchesEnded [1] → red
                """)
    }

    @Test(.application(tracing: .untraced)) func `The trace is recorded only while a page shows it`()
        async throws
    {
        let hosted = try HostedApplication()
        let trace = hosted.app.application.trace
        var taps = 0
        let recognizer = UITapGestureRecognizer()
        recognizer.addHandler { _ in taps += 1 }
        hosted.red.addGestureRecognizer(recognizer)
        func tap(_ page: RawPage) async throws {
            let before = taps
            try page.touches((1, "began", 100, 200))
            try page.touches((1, "ended", 100, 200))
            try await hosted.until("it is tapped") { taps == before + 1 }
            hosted.app.advance(by: 1)
        }
        func numbers(_ page: RawPage) -> [Int] { page.records.compactMap { $0["n"] as? Int } }
        let plain = try RawPage(hosted.host.url)
        try plain.hello(trace: false)
        try await hosted.until("a picture comes") { !plain.messages("frame").isEmpty }
        try await tap(plain)
        #expect(!trace.isListening)

        // A page receives the trace by default, and the page that declined it does not.
        let lab = try RawPage(hosted.host.url)
        try lab.send(#"{"type":"hello","size":[390,844],"now":1000}"#)
        try await hosted.until("the trace has a listener") { trace.isListening }
        try await tap(plain)
        try await hosted.until("the page receives records") { !numbers(lab).isEmpty }
        expectEqual(numbers(plain), [])

        // Exchange the roles. The records of one page begin after those of the other one end.
        try plain.send(#"{"type":"trace","value":true}"#)
        try plain.send(#"{"type":"no such thing"}"#)
        try await hosted.until("the message is answered") { plain.notices.count == 1 }
        try lab.send(#"{"type":"trace","value":false}"#)
        try lab.send(#"{"type":"no such thing"}"#)
        try await hosted.until("the message is answered") { lab.notices.count == 1 }
        let newest = trace.count
        try await hosted.until("all of it has come") { numbers(lab).last == newest }
        let before = numbers(lab)
        #expect(trace.isListening)
        try await tap(plain)
        try await hosted.until("the page receives records") { !numbers(plain).isEmpty }
        #expect(numbers(plain)[0] > before[before.count - 1])
        expectEqual(numbers(lab), before)

        try plain.send(#"{"type":"trace","value":false}"#)
        try await hosted.until("the trace has no listener") { !trace.isListening }
        try await tap(lab)
        try plain.send(#"{"type":"trace","value":true}"#)
        try await hosted.until("the trace has a listener again") { trace.isListening }
        plain.leave()
        try await hosted.until("the trace has no listener") { !trace.isListening }
        try await tap(lab)
        expectEqual(numbers(lab), before)
    }

    @Test func `G-54, G-56: wheel messages pan and pinch`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let pan = UIPanGestureRecognizer()
        pan.allowedScrollTypesMask = .all
        let pinch = UIPinchGestureRecognizer()
        var seen: [String] = []
        pan.addHandler { _ in seen.append("pan \(pan.state) \(pan.translation(in: nil).y)") }
        pinch.addHandler { _ in seen.append("pinch \(pinch.state) \(pinch.scale)") }
        hosted.red.addGestureRecognizer(pan)
        hosted.red.addGestureRecognizer(pinch)
        try page.send(#"{"type":"wheel","x":100,"y":200,"dx":0,"dy":-24.0}"#)
        try await hosted.until("the pan has ended") { seen.count == 2 }
        try page.send(#"{"type":"wheel","x":100,"y":200,"scale":2}"#)
        try await hosted.until("the pinch has ended") { seen.count == 4 }
        expectEqual(seen, ["pan began -24.0", "pan ended -24.0", "pinch began 2.0", "pinch ended 2.0"])
        try page.send(#"{"type":"wheel","x":1e300,"y":0,"dy":1}"#)
        try await hosted.until("a notice") { !page.messages("notice").isEmpty }
    }

    @Test func `A page receives the trace as flat records`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 300, 200))
        try await hosted.until("the page receives the delivery") {
            page.records.contains { $0["kind"] as? String == "delivered" }
        }
        let bound = try #require(page.records.first { $0["kind"] as? String == "bound" })
        expectEqual(bound["view"] as? String, "blue")
        expectEqual(bound["viewID"] as? Int, hosted.app.application.trace.subject(hosted.blue).id)
        expectEqual(bound["x"] as? Double, 300)
        expectEqual(bound["text"] as? String, "touch 1 is bound to blue in window at (300, 200)")
        let numbers = page.records.compactMap { $0["n"] as? Int }
        expectEqual(numbers, Array(numbers[0]..<numbers[0] + numbers.count), "no record is missing or comes twice")
    }

    @Test func `A record that changes the outcome of a touch contains the outcome`() async throws {
        let hosted = try HostedApplication()
        let tap = UITapGestureRecognizer()
        tap.delaysTouchesBegan = true
        hosted.red.addGestureRecognizer(tap)
        let page = try await hosted.openPage()
        var outcomes: [[String: Any]] {
            page.records.flatMap { record in
                record["outcomes"] as? [[String: Any]] ?? []
            }
        }
        func texts(_ keys: String...) -> [String] {
            outcomes.map { outcome in keys.map { "\(outcome[$0] ?? "")" }.joined(separator: " ") }
        }
        try page.touches((1, "began", 100, 200))
        try await hosted.until("the first touch is bound") { outcomes.count == 1 }
        try page.touches((1, "ended", 100, 200))
        try await hosted.until("the outcome of the tap is known") { outcomes.count == 2 }
        try page.touches((2, "began", 300, 200))
        try await hosted.until("the second touch is delivered") { outcomes.count == 3 }
        try page.touches((2, "ended", 300, 200))
        try await hosted.until("the page receives the touch of blue") {
            page.records.contains { $0["method"] as? String == "touchesEnded" }
        }
        expectEqual(
            texts("touch", "code", "phrase", "view"),
            [
                "1 delayed is delayed for red", "1 undelivered was not delivered to red", "2 delivered went to blue",
            ])
        expectEqual(outcomes.map { $0["delivered"] as? Bool }, [false, false, true])
        expectEqual(outcomes.first?["explanation"] as? String, "recognizers delay it until they decide")
        expectEqual(outcomes.last?["viewID"] as? Int, hosted.app.application.trace.subject(hosted.blue).id)
    }

    @Test func `The touches of one message are delivered together`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 250, 200), (2, "began", 300, 200))
        try page.touches((1, "ended", 250, 200), (2, "ended", 300, 200))
        #expect(
            try await hosted.deliveries(2) == """
                touch 1 is bound to blue in window at (250, 200)
                touch 2 is bound to blue in window at (300, 200)
                touchesBegan [1 2] → blue
                touchesEnded [1 2] → blue
                """)
    }

    @Test func `Moves of one message are coalesced`() async throws {
        final class Mover: UIView {
            var places: [[CGFloat]] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
            override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
                let samples = event?.coalescedTouches(for: touches.first!) ?? []
                places.append(samples.map { $0.location(in: nil).x })
            }
        }
        let hosted = try HostedApplication()
        let mover = Mover(frame: hosted.red.frame)
        hosted.red.addSubview(mover)
        let page = try await hosted.openPage()
        try page.touches((1, "began", 10, 200))
        try await hosted.until("it is down") { !hosted.app.deliveries.isEmpty }
        try page.touches((1, "moved", 20, 200), (1, "moved", 30, 200), (1, "moved", 40, 200))
        try await hosted.until("it moved") { !mover.places.isEmpty }
        expectEqual(mover.places, [[20, 30, 40]])
    }

    @Test func `A touch stays with its view`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        try page.touches((1, "moved", 300, 200))
        try page.touches((1, "ended", 300, 200))
        #expect(
            try await hosted.deliveries(3) == """
                touch 1 is bound to red in window at (100, 200)
                touchesBegan [1] → red
                touchesMoved [1] → red
                touchesEnded [1] → red
                """)
    }

    @Test func `The times of samples are converted to the application's clock`() async throws {
        final class Watch: UIView {
            var times: [TimeInterval] = []
            var arrivals: [TimeInterval] = []
            override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
                times.append(touches.first!.timestamp)
                arrivals.append(TestApplication.current.clock.now)
            }
            override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
                times.append(touches.first!.timestamp)
                arrivals.append(TestApplication.current.clock.now)
            }
        }
        let hosted = try HostedApplication()
        let watch = Watch(frame: hosted.red.frame)
        hosted.red.addSubview(watch)
        let before = hosted.app.clock.now
        let page = try RawPage(hosted.host.url)
        try page.hello()
        // The page sent hello at 1000 ms of its time. One sample is 40 ms earlier, and one is far in the future.
        try page.touches((1, "began", 10, 200), time: 960)
        try page.touches((1, "ended", 10, 200), time: 9_999_000)
        // A test's clock can fall behind real time on a busy machine; an application's clock cannot.
        try await hosted.until("both arrived", passing: 100) { watch.times.count == 2 }
        #expect(watch.times[0] >= before - 0.041 && watch.times[0] <= watch.arrivals[0])
        #expect(watch.times[1] > watch.times[0] && watch.times[1] <= watch.arrivals[1], "never later than now")
    }

    @Test func `A page that disconnects cancels its touches`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        try await hosted.until("it is down") { !hosted.app.deliveries.isEmpty }
        page.leave()
        #expect(
            try await hosted.deliveries(2) == """
                touch 1 is bound to red in window at (100, 200)
                touchesBegan [1] → red
                cancel [1]: the host closed its port
                touchesCancelled [1] → red
                """)
    }

    @Test func `The touches of two pages are independent`() async throws {
        let hosted = try HostedApplication()
        let one = try await hosted.openPage()
        let other = try await hosted.openPage()
        try one.touches((1, "began", 100, 200))
        try await hosted.until("the first is down") { !hosted.app.deliveries.isEmpty }
        try other.touches((1, "began", 300, 200))
        _ = try await hosted.deliveries(2)
        other.leave()
        _ = try await hosted.deliveries(3)
        try one.touches((1, "ended", 100, 200))
        #expect(
            try await hosted.deliveries(4) == """
                touch 1 is bound to red in window at (100, 200)
                touchesBegan [1] → red
                touch 1 is bound to blue in window at (300, 200)
                touchesBegan [1] → blue
                cancel [1]: the host closed its port
                touchesCancelled [1] → blue
                touchesEnded [1] → red
                """)
    }

    @Test func `Every page receives a new frame`() async throws {
        let hosted = try HostedApplication()
        let pages = [try await hosted.openPage(), try await hosted.openPage()]
        hosted.red.backgroundColor = .systemGreen
        try await hosted.until("both see green") {
            pages.allSatisfy { page in
                (page.messages("frame").last?["commands"] as? [[Any]])?
                    .contains { $0.last as? String == "#34c759ff" } == true
            }
        }
    }

    @Test func `At most one picture is sent per display frame`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        hosted.app.advance(by: 1)
        let before = page.messages("frame").count
        // Make 16 changes within one frame of the application's clock.
        for change in 1...16 {
            hosted.red.backgroundColor = UIColor(white: CGFloat(change) / 255, alpha: 1)
            hosted.app.advance(by: 0.001)
            try await Task.sleep(for: .milliseconds(3))
        }
        try await hosted.until("the last one is sent") {
            (page.messages("frame").last?["commands"] as? [[Any]])?
                .contains { $0.last as? String == "#101010ff" } == true
        }
        #expect(page.messages("frame").count - before <= 3)
    }

    @Test func `A page sets the screen's size and interface style`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.send(#"{"type":"resize","size":[320,480],"dark":true}"#)
        try await hosted.until("the screen has changed") { hosted.app.application.screen.userInterfaceStyle == .dark }
        expectEqual(hosted.app.application.screen.bounds.size, CGSize(width: 320, height: 480))
    }

    @Test func `The application is active while a page is visible`() async throws {
        let hosted = try HostedApplication()
        let one = try await hosted.openPage()
        let other = try await hosted.openPage()
        try one.send(#"{"type":"active","value":false}"#)
        try other.touches((1, "began", 100, 200))
        try await hosted.until("it is down") { !hosted.app.deliveries.isEmpty }
        expectEqual(hosted.app.application.applicationState, .active, "the other page is still visible")
        try other.send(#"{"type":"active","value":false}"#)
        try await hosted.until("no page is visible") { hosted.app.application.applicationState == .inactive }
        expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
        try one.send(#"{"type":"active","value":true}"#)
        try await hosted.until("a page is visible") { hosted.app.application.applicationState == .active }
    }

    @Test func `Scenes can be shown and reset`() async throws {
        var shown: [String] = []
        let scenes = [WebHost.Scene(id: "a", title: "A"), WebHost.Scene(id: "b", title: "B")]
        let hosted = try HostedApplication(scenes: scenes) { shown.append($0) }
        let page = try await hosted.openPage()
        let other = try await hosted.openPage()
        try page.send(#"{"type":"scene","id":"b"}"#)
        try page.send(#"{"type":"reset"}"#)
        try page.send(#"{"type":"scene","id":"c"}"#)
        try await hosted.until("the unknown one is refused") { !page.notices.isEmpty }
        expectEqual(shown, ["b", "b"])
        expectEqual(page.notices, ["There is no scene called \"c\"."])
        try await hosted.until("the other page receives the scene") { other.messages("welcome").count == 3 }
        expectEqual(other.messages("welcome").map { $0["scene"] as? String }, ["a", "b", "b"])
    }

    @Test func `The server ends with its host`() async throws {
        let app = TestApplication.current
        var host: WebHost? = try WebHost(application: app.application, port: 0)
        let url = try #require(host?.url)
        let page = try RawPage(url)
        try page.hello()
        for _ in 0..<10_000 where page.messages("frame").isEmpty { try await Task.sleep(for: .milliseconds(3)) }
        host = nil
        for _ in 0..<10_000 where !page.isClosedByServer { try await Task.sleep(for: .milliseconds(3)) }
        #expect(page.isClosedByServer)
        // A later host can use the port after the server's thread has released it.
        var next: WebHost?
        for _ in 0..<10_000 where next == nil {
            next = try? WebHost(application: app.application, port: url.port)
            if next == nil { try await Task.sleep(for: .milliseconds(3)) }
        }
        expectEqual(next?.url, url)
    }

    @Test func `Pings are answered`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.sendFrame(opcode: 9, Data("still there?".utf8))
        try await hosted.until("the pong comes") { page.pongPayloads == [Data("still there?".utf8)] }
    }
}
