import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// Invalid pages and messages: the server sends a notice, and the application continues.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct MistrustTests {
    private func status(_ answer: String) -> String { answer.components(separatedBy: "\r\n")[0] }

    private func tapStillWorks(_ hosted: HostedApplication, _ page: RawPage) async throws {
        hosted.app.clear()
        try page.touches((77, "began", 100, 200))
        try page.touches((77, "ended", 100, 200))
        _ = try await hosted.deliveries(2)
        expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
    }

    private func count(_ method: String, _ hosted: HostedApplication) -> Int {
        hosted.app.records.count { $0.fact.kind == "delivered" && $0.fact.sentence.hasPrefix(method) }
    }

    @Test func `Foreign origins and hosts are refused`() throws {
        let hosted = try HostedApplication()
        let port = hosted.port
        for path in ["/", "/lab.js", "/socket"].map({ hosted.path + $0 }) {
            let foreign = try RawPage.request(port: port, "GET \(path) HTTP/1.1\r\nHost: evil.example:\(port)")
            expectEqual(status(foreign), "HTTP/1.1 403 Forbidden")
            #expect(foreign.contains("evil.example") && foreign.contains("localhost"), "the answer contains the reason")
            let other = try RawPage.request(
                port: port, "GET \(path) HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nOrigin: http://evil.example")
            expectEqual(status(other), "HTTP/1.1 403 Forbidden")
        }
        for origin in ["http://evil.example", "null", "http://127.0.0.1:1", "https://127.0.0.1:\(port)"] {
            try expectEqual(status(RawPage(hosted.host.url, origin: origin).answer), "HTTP/1.1 403 Forbidden")
        }
        try expectEqual(status(RawPage(hosted.host.url, host: "evil.example").answer), "HTTP/1.1 403 Forbidden")
        for host in [
            "127.0.0.1:\(port)@evil", "127.0.0.1:\(port)@evil:\(port)", "localhost:evil.example", "localhost:-1",
            "[::1]@evil",
            "[evil", "[::1",
        ] {
            let page = try RawPage(hosted.host.url, host: host)
            expectEqual(status(page.answer), "HTTP/1.1 403 Forbidden", "\(host)")
        }
        for host in ["[::1]:\(port)", "[::1]", "LOCALHOST", "127.0.0.1:"] {
            let page = try RawPage(hosted.host.url, host: host)
            expectEqual(status(page.answer), "HTTP/1.1 101 Switching Protocols", "\(host)")
        }
        let own = try RawPage(hosted.host.url, host: "localhost:\(port)", origin: "http://localhost:\(port)")
        expectEqual(status(own.answer), "HTTP/1.1 101 Switching Protocols")
    }

    @Test func `Every file of the page is served with strict headers`() throws {
        let hosted = try HostedApplication()
        let page = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Sources/TouchstoneWebHost/Page").standardized
        let names = try FileManager.default.subpathsOfDirectory(atPath: page.path).sorted().filter {
            !($0 as NSString).pathExtension.isEmpty
        }
        #expect(names.contains("index.html") && names.contains("panels/why.js"))
        let types = ["html": "text/html", "css": "text/css", "js": "text/javascript"]
        for name in names + [""] {
            let answer = try RawPage.request(
                port: hosted.port, "GET \(hosted.path)/\(name) HTTP/1.1\r\nHost: localhost:\(hosted.port)")
            expectEqual(status(answer), "HTTP/1.1 200 OK", "\(name)")
            let type = try #require(types[name.isEmpty ? "html" : (name as NSString).pathExtension])
            #expect(answer.contains("Content-Type: \(type); charset=utf-8\r\n"), "\(name)")
            #expect(
                answer.contains("Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self';"))
            #expect(answer.contains("X-Content-Type-Options: nosniff\r\n"))
            #expect(answer.contains("Cache-Control: no-store\r\n"))
            let file = try String(
                contentsOf: page.appendingPathComponent(name.isEmpty ? "index.html" : name), encoding: .utf8)
            #expect(answer.hasSuffix(file), "\(name)")
        }
    }

    @Test func `Other paths and methods are refused`() throws {
        let hosted = try HostedApplication()
        func answer(_ method: String, _ path: String) throws -> String {
            let request = "\(method) \(hosted.path)\(path)"
            return try status(
                RawPage.request(port: hosted.port, "\(request) HTTP/1.1\r\nHost: localhost:\(hosted.port)"))
        }
        try expectEqual(answer("GET", "/../Package.swift"), "HTTP/1.1 404 Not Found")
        try expectEqual(answer("GET", "/etc/passwd"), "HTTP/1.1 404 Not Found")
        try expectEqual(answer("POST", "/"), "HTTP/1.1 405 Method Not Allowed")
        try expectEqual(answer("GET", "/socket"), "HTTP/1.1 400 Bad Request")
    }

    @Test func `Malformed messages cause notices and have no other effect`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let wrong = [
            ("{", "it is not JSON"), ("[]", "it is no JSON object"), ("{}", "\"type\" is missing"),
            (#"{"type":"fly"}"#, "there is no message of the type \"fly\""),
            (#"{"type":7}"#, "\"type\" is of the wrong type"),
            (#"{"type":"touches"}"#, "\"samples\" is missing"),
            (#"{"type":"touches","samples":7}"#, "\"samples\" is of the wrong type"),
            (String(repeating: "[", count: 100_000), "it is not JSON"),
        ]
        for (count, (message, reason)) in wrong.enumerated() {
            try page.send(message)
            try await hosted.until("the notice about \(message.prefix(40))") { page.notices.count == count + 1 }
            expectEqual(page.notices.last, "A message was not understood: \(reason).")
        }
        try page.sendFrame(opcode: 2, Data([0, 1, 2]))
        try page.hello()
        try page.send(#"{"type":"resize","size":[0,-5],"dark":false}"#)
        try await hosted.until("three more notices") { page.notices.count == wrong.count + 3 }
        try await tapStillWorks(hosted, page)
    }

    @Test func `Messages before hello are ignored`() async throws {
        let hosted = try HostedApplication()
        let page = try RawPage(hosted.host.url)
        try page.touches((1, "began", 100, 200))
        try await hosted.until("the notice comes") { page.notices == ["A page must send hello first."] }
        expectEqual(hosted.app.delivery, "")
    }

    @Test func `Messages that are too long are not read`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let filler = Data(repeating: UInt8(ascii: " "), count: 200 * 1024)
        try page.sendFrame(opcode: 1, filler + filler)
        try page.sendFrame(opcode: 1, final: false, filler)
        for _ in 0..<20 { try page.sendFrame(opcode: 0, final: false, filler) }
        try page.sendFrame(opcode: 0, final: true, filler)
        try await hosted.until("both are noticed") { page.notices.count == 2 }
        #expect(page.notices.allSatisfy { $0 == "A message of more than 256 KB was not read." })
        let many = Array(repeating: #"{"id":1,"phase":"began","x":1,"y":1}"#, count: 513).joined(separator: ",")
        try page.send(#"{"type":"touches","samples":[\#(many)]}"#)
        try await hosted.until("that one, too") { page.notices.count == 3 }
        expectEqual(page.notices.last, "A message of more than 512 samples was not read.")
        expectEqual(hosted.app.delivery, "")
        try await tapStillWorks(hosted, page)
    }

    @Test func `A touch with an invalid location does not begin`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        for x in ["null", "\"NaN\"", "1e300", "-1e7", "[]"] {
            hosted.app.clear()
            try page.send(#"{"type":"touches","samples":[{"id":5,"phase":"began","x":\#(x),"y":9,"time":1000}]}"#)
            try page.send(#"{"type":"touches","samples":[{"id":5,"phase":"ended","x":\#(x),"y":9,"time":1000}]}"#)
            try await hosted.until("x = \(x) is ignored") { hosted.app.delivery != "" }
            expectEqual(hosted.app.delivery, "touch 5 sample ignored: its location is not finite")
        }
        try await tapStillWorks(hosted, page)
    }

    @Test func `A touch ends even if the location of its end is invalid`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        try page.send(#"{"type":"touches","samples":[{"id":1,"phase":"ended","x":null,"y":null,"time":1010}]}"#)
        #expect(
            try await hosted.deliveries(2) == """
                touch 1 is bound to red in window at (100, 200)
                touchesBegan [1] → red
                touch 1 sample ignored: its location is not finite
                touchesEnded [1] → red
                """)
    }

    @Test func `Invalid samples are ignored, and numbers out of range are clamped`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let absurd = [
            #"{"id":1.5,"phase":"began","x":1,"y":1}"#, #"{"id":1e300,"phase":"began","x":1,"y":1}"#,
            #"{"id":"one","phase":"began","x":1,"y":1}"#, #"{"phase":"began","x":1,"y":1}"#,
            #"{"id":1,"phase":"hovered","x":1,"y":1}"#, #"{"id":1,"phase":"estimatesUpdated","x":1,"y":1}"#,
        ]
        for (count, sample) in absurd.enumerated() {
            try page.send(#"{"type":"touches","samples":[\#(sample)]}"#)
            try await hosted.until("a notice about \(sample)") { page.notices.count == count + 1 }
            expectEqual(page.notices.last?.hasPrefix("A sample was ignored: "), true)
        }
        expectEqual(hosted.app.delivery, "")
        // Other samples of the message are used, and values out of range are clamped.
        try page.send(
            #"{"type":"touches","samples":[{"id":1.5},{"id":2,"phase":"began","x":100,"y":9,"time":-1e300,"force":1e9,"#
                + #""radius":-4,"altitude":99,"azimuth":1e99,"buttons":-1,"modifiers":1e30,"kind":"pen"}]}"#)
        _ = try await hosted.deliveries(1)
        expectEqual(hosted.app.deliveries, "touchesBegan red")
    }

    @Test func `A page can hold at most 64 fingers`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        for first in stride(from: 0, to: 1000, by: 100) {
            let list = (first..<first + 100).map { #"{"id":\#($0),"phase":"began","x":1,"y":1,"time":1000}"# }
            try page.send(#"{"type":"touches","samples":[\#(list.joined(separator: ","))]}"#)
        }
        try await hosted.until("the notices come") { page.notices.count == 10 }
        #expect(page.notices.allSatisfy { $0 == "A sample was ignored: more than 64 fingers are down." })
    }

    @Test func `At most 16 pages can be open`() async throws {
        let hosted = try HostedApplication()
        var pages: [RawPage] = []
        for _ in 0..<16 { pages.append(try await hosted.openPage()) }
        let late = try RawPage(hosted.host.url)
        try late.hello()
        try await hosted.until("it is turned away") { late.notices.count == 1 }
        expectEqual(late.notices, ["16 pages are open already. Close one of them, then reload this one."])
        #expect(late.messages("welcome").isEmpty)
        pages.removeLast().leave()
        try await hosted.until("there is room again") {
            let next = try RawPage(hosted.host.url)
            try next.hello()
            for _ in 0..<50 where next.messages("welcome").isEmpty && next.notices.isEmpty {
                try await Task.sleep(for: .milliseconds(4))
            }
            if next.messages("welcome").isEmpty { next.leave() }
            return !next.messages("welcome").isEmpty
        }
    }

    @Test func `An application that stalls receives all touches afterward`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        hosted.app.clear()
        // The application is not running meanwhile. Its queue holds 4096 inputs, and these are more.
        let taps = 5000
        let sender = Task.detached {
            for tap in 0..<taps {
                try page.touches((tap, "began", 100, 200), (tap, "ended", 100, 200))
            }
        }
        for _ in 0..<6000 where page.notices.isEmpty { try await Task.sleep(for: .milliseconds(10)) }
        expectEqual(
            page.notices, ["The application is busy and does not respond. Input from this page is queued."])
        expectEqual(hosted.app.delivery, "")
        try await hosted.until("all have arrived") { count("touchesEnded", hosted) == taps }
        expectEqual(count("touchesBegan", hosted), taps)
        try await hosted.until("the page receives the second notice") {
            page.notices.contains("The application responds again.")
        }
        try await sender.value
    }

    @Test func `A page that does not read loses records and receives a notice`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try await fillTheSocket(hosted, page)
        page.pauseReading(false)
        try await hosted.until("the page receives the notice") {
            page.notices.contains { $0.hasPrefix("This page reads too slowly: ") }
        }
        try await tapStillWorks(hosted, page)
    }

    @Test func `The server sends nothing after its close frame`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try await fillTheSocket(hosted, page)
        // The reason is sent in a notice and in the close frame. Both wait until the page reads.
        try page.sendBytes(Data([0x81, 0x80 | 127, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]))
        for _ in 0..<50 {
            hosted.app.advance(by: 1.0 / 60)
            try await Task.sleep(for: .milliseconds(4))
        }
        page.pauseReading(false)
        try await hosted.until("the server sends a close frame") { page.farewell != nil }
        expectEqual(page.notices.last, "A frame of more than 512 KB was not read.")
        try await hosted.until("the connection is closed") { page.isClosedByServer }
        expectEqual(page.framesAfterFarewell, 0)
    }

    /// Sends more to a page than the socket's buffers hold.
    private func fillTheSocket(_ hosted: HostedApplication, _ page: RawPage) async throws {
        page.pauseReading(true)
        // The socket buffers hold several megabytes.
        let taps = 6000
        for tap in 0..<taps {
            try page.touches((tap, "began", 100, 200), (tap, "ended", 100, 200))
            if tap.isMultiple(of: 100) {
                hosted.app.advance(by: 1.0 / 60)
                await Task.yield()
            }
        }
        try await hosted.until("all have arrived") { count("touchesEnded", hosted) == taps }
    }
}
