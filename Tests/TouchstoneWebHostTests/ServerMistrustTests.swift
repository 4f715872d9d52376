import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTestSupport
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

import TouchstoneWebHost

/// Invalid connections: the server refuses each with a message, and other pages continue.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct ServerMistrustTests {
    private func status(_ answer: String) -> String { answer.components(separatedBy: "\r\n")[0] }

    /// Checks that a tap through a new page is delivered.
    private func tapStillWorks(_ hosted: HostedApplication) async throws {
        let page = try await hosted.openPage()
        hosted.app.clear()
        try page.touches((77, "began", 100, 200))
        try page.touches((77, "ended", 100, 200))
        _ = try await hosted.deliveries(2)
        expectEqual(hosted.app.deliveries, "touchesBegan red, touchesEnded red")
    }

    private func request(_ hosted: HostedApplication, _ path: String = "/", _ more: String = "") -> String {
        "GET \(hosted.path)\(path) HTTP/1.1\r\nHost: 127.0.0.1:\(hosted.port)\r\n\(more)\r\n"
    }

    /// The resident memory of a program in kilobytes.
    private func memory(of program: Program) throws -> Int {
        let server = try #require(program.childIdentifier)
        let text = try String(contentsOfFile: "/proc/\(server)/status", encoding: .utf8)
        let line = try #require(text.components(separatedBy: "\n").first { $0.hasPrefix("VmRSS:") })
        return try #require(Int(line.filter(\.isNumber)))
    }

    // MARK: Length

    @Test(arguments: [3, 64, 400]) func `Long request lines do not stop the server`(_ kilobytes: Int) async throws {
        var limits = ServerLimits()
        // Slow lines are answered, too.
        limits.headTime = .hours(1)
        limits.farewellTime = .hours(1)
        let hosted = try HostedApplication(limits: limits)
        let port = hosted.port
        let line = "GET /" + String(repeating: "x", count: kilobytes * 1024)
        // Some request lines end, and some do not.
        let unending = try (0..<4).map { _ in try RawConnection(port) }
        for connection in unending { try? connection.send(line) }
        for _ in 0..<2 {
            let refusal = try RawConnection(port).exchange("\(line) HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
            expectEqual(status(refusal), "HTTP/1.1 414 URI Too Long")
            #expect(refusal.hasSuffix("414 URI Too Long: a request line has 2048 bytes at most.\n"))
        }
        try expectEqual(status(RawConnection(port).exchange(request(hosted))), "HTTP/1.1 200 OK")
        // A line is refused before it ends, so no byte beyond the limit is read.
        for connection in unending { expectEqual(status(connection.readToEnd()), "HTTP/1.1 414 URI Too Long") }
        try await tapStillWorks(hosted)
    }

    @Test func `Headers are limited in length and number`() async throws {
        let hosted = try HostedApplication()
        func answer(_ headers: String) throws -> String {
            try RawConnection(hosted.port).exchange(request(hosted, "/", headers))
        }
        let tooLarge = "HTTP/1.1 431 Request Header Fields Too Large"
        let long = "X: " + String(repeating: "x", count: 17 * 1024) + "\r\n"
        try expectEqual(status(answer(long)), tooLarge)
        #expect(try answer(long).hasSuffix("a header has 16384 bytes at most.\n"))
        let many = (0..<70).map { "X-\($0): y\r\n" }.joined()
        #expect(try answer(many).hasSuffix("a request has 64 headers at most.\n"))
        let much = (0..<5).map { "X-\($0): " + String(repeating: "x", count: 10 * 1024) + "\r\n" }.joined()
        #expect(try answer(much).hasSuffix("a request's head has 32768 bytes at most.\n"))
        // Browsers send cookies of other servers on this machine.
        try expectEqual(status(answer("Cookie: \(String(repeating: "c", count: 12 * 1024))\r\n")), "HTTP/1.1 200 OK")
    }

    @Test func `A malformed request is refused`() async throws {
        let hosted = try HostedApplication()
        for garbage in [
            "\0\0\0\0\r\n\r\n", "\u{16}\u{3}\u{1}\u{2}\r\n\r\n", "GET\r\n\r\n", "x y z q\r\n\r\n", "\r\n\n",
        ] {
            let answer = try RawConnection(hosted.port).exchange(garbage)
            expectEqual(status(answer), "HTTP/1.1 400 Bad Request", "\(garbage.debugDescription)")
        }
        let lengths = [
            "Content-Length: 5\r\n", "Content-Length: 99999999999999999999\r\n", "Transfer-Encoding: chunked\r\n",
        ]
        for length in lengths {
            let answer = try RawConnection(hosted.port).exchange(request(hosted, "/", length) + "hello")
            #expect(
                ["HTTP/1.1 413 Payload Too Large", "HTTP/1.1 400 Bad Request"].contains(status(answer)), "\(length)")
            let upgrade =
                length + "Upgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
                + "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
            let socket = try RawConnection(hosted.port).exchange(request(hosted, "/socket", upgrade) + "hello")
            #expect(
                ["HTTP/1.1 413 Payload Too Large", "HTTP/1.1 400 Bad Request"].contains(status(socket)), "\(length)")
        }
        // Exactly one Host header is required.
        let twoHosts = try RawConnection(hosted.port).exchange(request(hosted, "/", "Host: evil.example\r\n"))
        expectEqual(status(twoHosts), "HTTP/1.1 403 Forbidden")
        let noHost = try RawConnection(hosted.port).exchange("GET \(hosted.path)/ HTTP/1.0\r\n\r\n")
        expectEqual(status(noHost), "HTTP/1.1 403 Forbidden")
    }

    @Test func `An upgrade requires HTTP/1.1 and the Upgrade token`() async throws {
        let hosted = try HostedApplication()
        let key = "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
        func request(_ headers: String, version: String = "1.1") -> String {
            "GET \(hosted.path)/socket HTTP/\(version)\r\nHost: 127.0.0.1:\(hosted.port)\r\n\(headers)\(key)\r\n"
        }
        func answer(_ headers: String, version: String = "1.1") throws -> String {
            try RawConnection(hosted.port).exchange(request(headers, version: version))
        }
        for headers in [
            "Upgrade: websocket\r\n", "Upgrade: websocket\r\nConnection: keep-alive\r\n",
            "Upgrade: websocket\r\nConnection: Upgraded\r\n",
        ] {
            try expectEqual(status(answer(headers)), "HTTP/1.1 400 Bad Request", "\(headers)")
        }
        let whole = "Upgrade: websocket\r\nConnection: Upgrade\r\n"
        try expectEqual(status(answer(whole, version: "1.0")), "HTTP/1.1 400 Bad Request")
        // The token may be part of a list and in any case.
        for connection in ["Upgrade", "keep-alive, Upgrade", "keep-alive,upgrade"] {
            let socket = try RawConnection(hosted.port)
            try socket.send(request("Upgrade: websocket\r\nConnection: \(connection)\r\n"))
            try await hosted.until("the answer comes") { socket.arrived.contains("\r\n\r\n") }
            expectEqual(status(socket.arrived), "HTTP/1.1 101 Switching Protocols", "\(connection)")
        }
    }

    @Test func `A connection serves one request`() async throws {
        let hosted = try HostedApplication()
        let requests = String(repeating: request(hosted, "/styles/lab.css"), count: 200)
        let answer = try RawConnection(hosted.port).exchange(requests)
        expectEqual(answer.components(separatedBy: "HTTP/1.1 200 OK").count, 2)
        #expect(answer.contains("Connection: close\r\n") || answer.contains("connection: close\r\n"))
    }

    @Test func `A frame of a gigabyte is not read`() async throws {
        // Use a separate program, because other tests change the memory of the tests' process.
        let lab = try Program("touchstone", ["lab", "--port", "0"])
        let page = try RawPage(lab.url(in: lab.firstLine()))
        try page.hello()
        let hosted = try HostedApplication()
        try await hosted.until("a picture comes") { !page.messages("frame").isEmpty }
        let before = try memory(of: lab)
        try page.sendBytes(Data([0x81, 0x80 | 127, 0, 0, 0, 0, 0x40, 0, 0, 0, 1, 2, 3, 4]))
        let filler = Data(repeating: 0, count: 1 << 20)
        let sender = Task.detached { for _ in 0..<1024 { try page.sendBytes(filler) } }
        try await hosted.until("the server sends a close frame") { page.farewell != nil }
        expectEqual(page.farewell?.code, 1009)
        expectEqual(page.farewell?.reason, "A frame of more than 512 KB was not read.")
        expectEqual(page.notices, ["A frame of more than 512 KB was not read."])
        try await hosted.until("the connection is closed") { page.isClosedByServer }
        _ = try? await sender.value
        #expect(try memory(of: lab) - before < 64 * 1024, "in kilobytes")
        let next = try RawPage(page.url)
        try next.hello()
        try await hosted.until("a picture comes") { !next.messages("frame").isEmpty }
    }

    @Test(
        arguments: [
            ([0x81, 0x02, 0x7B, 0x7D], "A frame was not masked."),
            ([0xF1, 0x80, 1, 2, 3, 4], "A frame uses an extension that was not negotiated."),
            ([0x09, 0x80, 1, 2, 3, 4], "A control frame was in parts, or longer than 125 bytes."),
            ([0x89, 0xFE, 1, 0, 1, 2, 3, 4], "A control frame was in parts, or longer than 125 bytes."),
            ([0x83, 0x80, 1, 2, 3, 4], "There is no such frame."),
            ([0x80, 0x80, 1, 2, 3, 4], "A frame continues a message that never began."),
            ([0x01, 0x80, 1, 2, 3, 4, 0x81, 0x80, 1, 2, 3, 4], "A message began before the last one ended."),
        ] as [([UInt8], String)])
    func `An invalid WebSocket frame closes the connection`(_ bytes: [UInt8], _ reason: String) async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        _ = try await hosted.deliveries(1)
        try page.sendBytes(Data(bytes))
        _ = try await hosted.deliveries(2)
        expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
        try await hosted.until("the server sends a close frame") { page.farewell != nil }
        expectEqual(page.farewell?.code, 1002)
        expectEqual(page.farewell?.reason, reason)
    }

    // MARK: Time

    @Test func `An incomplete request times out`() async throws {
        var limits = ServerLimits()
        limits.headTime = .seconds(2)
        limits.farewellTime = .hours(1)
        let hosted = try HostedApplication(limits: limits)
        // One connection sends nothing, and one sends a byte at a time until it is answered.
        let silent = try RawConnection(hosted.port)
        let slow = try RawConnection(hosted.port)
        try slow.send("GET / HTTP/1.1\r\nX")
        while slow.arrived.isEmpty {
            try? slow.send("x")
            try await Task.sleep(for: .milliseconds(20))
        }
        for answer in [silent.readToEnd(), slow.arrived + slow.readToEnd()] {
            expectEqual(status(answer), "HTTP/1.1 408 Request Timeout")
            #expect(answer.hasSuffix("a request comes to its end within 2 s.\n"))
        }
        try await tapStillWorks(hosted)
    }

    @Test func `A page that does not answer pings is closed`() async throws {
        var limits = ServerLimits()
        limits.heartbeat = .seconds(1)
        let hosted = try HostedApplication(limits: limits)
        let page = try await hosted.openPage()
        let other = try await hosted.openPage()
        try page.touches((1, "began", 100, 200))
        _ = try await hosted.deliveries(1)
        page.fallSilent()
        _ = try await hosted.deliveries(2)
        expectEqual(hosted.app.deliveries, "touchesBegan red, touchesCancelled red")
        try await hosted.until("its connection is closed") { page.isClosedByServer }
        #expect(!other.isClosedByServer, "this page answers pings")
    }

    @Test func `A page that the server holds up is not closed for missing pongs`() async throws {
        var limits = ServerLimits()
        limits.heartbeat = .milliseconds(500)
        let hosted = try HostedApplication(limits: limits)
        let page = try await hosted.openPage()
        hosted.app.clear()
        let taps = 5000
        let sender = Task.detached {
            for tap in 0..<taps { try page.touches((tap, "began", 100, 200), (tap, "ended", 100, 200)) }
        }
        // The application is not running meanwhile, and its queue is full.
        while page.notices.isEmpty, !page.isClosedByServer { try await Task.sleep(for: .milliseconds(10)) }
        page.fallSilent()
        // Wait for more heartbeats than a silent page is allowed to miss.
        try await Task.sleep(for: .seconds(4))
        #expect(!page.isClosedByServer)
        try await sender.value
    }

    @Test func `A page that does not send hello is closed`() async throws {
        var limits = ServerLimits()
        // On a slow machine, the other page needs some of this time for its hello.
        limits.helloTime = .seconds(5)
        let hosted = try HostedApplication(limits: limits)
        let joined = try await hosted.openPage()
        let page = try RawPage(hosted.host.url)
        try await hosted.until("the page is closed") { page.farewell != nil }
        expectEqual(page.farewell?.reason, "A page must send hello within 5 s.")
        #expect(!joined.isClosedByServer)
    }

    @Test func `A page that sends hello to a busy application stays connected`() async throws {
        var limits = ServerLimits()
        limits.helloTime = .seconds(5)
        let hosted = try HostedApplication(limits: limits)
        let page = try RawPage(hosted.host.url)
        try page.hello()
        // Block the application's thread for longer than `helloTime`.
        usleep(5_500_000)
        try await hosted.until("a picture comes") { !page.messages("frame").isEmpty }
        #expect(!page.isClosedByServer)
    }

    @Test func `A connection that the client does not close is closed by the server`() async throws {
        var limits = ServerLimits()
        limits.requests = 1
        limits.answerTime = .milliseconds(200)
        limits.farewellTime = .milliseconds(200)
        let hosted = try HostedApplication(limits: limits)
        let lazy = try RawConnection(hosted.port)
        try lazy.send(request(hosted))
        try await hosted.until("there is room again") {
            try status(RawConnection(hosted.port).exchange(request(hosted))) == "HTTP/1.1 200 OK"
        }
        withExtendedLifetime(lazy) {}
    }

    /// Sends pings, which the server answers itself, and taps, which the application receives.
    @Test func `Many frames are delayed by the rate limit, and none is lost`() async throws {
        var limits = ServerLimits()
        limits.framesASecond = 200
        limits.framesAtOnce = 20
        let hosted = try HostedApplication(limits: limits)
        let page = try await hosted.openPage()
        hosted.app.clear()
        let began = ContinuousClock.now
        let flood = 100
        for number in 0..<flood {
            try page.sendFrame(opcode: 9, Data([UInt8(number)]))
            try page.touches((number, "began", 100, 200), (number, "ended", 100, 200))
        }
        try await hosted.until("all pings are answered") { page.pongPayloads.count == flood }
        expectEqual(page.pongPayloads, (0..<flood).map { Data([UInt8($0)]) })
        // Of 201 frames, 20 are accepted at once and the others at 200 per second.
        #expect(ContinuousClock.now - began > .milliseconds(800))
        _ = try await hosted.deliveries(2 * flood)
        let received = hosted.app.deliveries.components(separatedBy: ", ")
        expectEqual(received, (0..<flood).flatMap { _ in ["touchesBegan red", "touchesEnded red"] })
        #expect(page.notices == [] && page.farewell == nil)
    }

    @Test func `The rate limit of one connection does not delay another one`() async throws {
        var limits = ServerLimits()
        // All frames would take minutes even on a fast machine.
        limits.framesASecond = 0.1
        limits.framesAtOnce = 20
        let hosted = try HostedApplication(limits: limits)
        let page = try await hosted.openPage()
        let other = try await hosted.openPage()
        for number in 0..<200 { try page.sendFrame(opcode: 9, Data([UInt8(number)])) }
        try other.send(#"{"type":"nonsense"}"#)
        try await hosted.until("the other page has its answer") { !other.notices.isEmpty }
        #expect(page.pongPayloads.count < 200)
        #expect(page.farewell == nil)
    }

    // MARK: Number

    @Test func `The number of connections and of sockets is limited`() async throws {
        var limits = ServerLimits()
        limits.requests = 4
        limits.sockets = 2
        // Silent connections stay open.
        limits.headTime = .hours(1)
        let hosted = try HostedApplication(limits: limits)
        let page = try await hosted.openPage()
        var idle = try (0..<5).map { _ in try RawConnection(hosted.port) }
        try await hosted.until("one of them is refused") { idle.contains { $0.arrived != "" } }
        let refused = idle.filter { $0.arrived != "" }
        #expect(refused.count == 1 && status(refused[0].arrived) == "HTTP/1.1 503 Service Unavailable")
        #expect(refused[0].arrived.hasSuffix("4 connections are open without a request.\n"))
        // Connections that are open stay open.
        try page.touches((1, "began", 100, 200))
        _ = try await hosted.deliveries(1)
        // Connections beyond the limit are closed.
        let flood = try (0..<200).map { _ in try RawConnection(hosted.port) }
        #expect(flood.suffix(100).allSatisfy { connection in connection.readToEnd().count < 1000 })
        withExtendedLifetime(flood) { idle = [] }
        var second: RawPage?
        try await hosted.until("there is room again") {
            second = try? RawPage(hosted.host.url)
            return second?.answer.contains(" 101 ") == true
        }
        let third = try RawPage(hosted.host.url)
        expectEqual(status(third.answer), "HTTP/1.1 503 Service Unavailable")
        withExtendedLifetime(second) {}
    }

    @Test func `100 pages that disconnect leave no touches`() async throws {
        let hosted = try HostedApplication()
        func count(_ method: String) -> Int { hosted.app.deliveries.components(separatedBy: method).count - 1 }
        for round in 0..<100 {
            // If the server has not yet noticed that pages are gone, the next page waits for room.
            var opened: RawPage?
            try await hosted.until("there is room") {
                opened = try? RawPage(hosted.host.url)
                return opened?.answer.contains(" 101 ") == true
            }
            let page = try #require(opened)
            try page.hello()
            let began = count("touchesBegan")
            if round.isMultiple(of: 3) { try page.touches((1, "began", 300, 200)) }
            // Most pages are gone before their messages are read.
            if round.isMultiple(of: 9) {
                try await hosted.until("its finger is down") { count("touchesBegan") > began }
            }
            page.leave()
            if round.isMultiple(of: 10) { hosted.app.advance(by: 1.0 / 60) }
            try await Task.sleep(for: .milliseconds(5))
        }
        try await hosted.until("what began is cancelled") {
            count("touchesBegan") >= 12 && count("touchesBegan") == count("touchesCancelled")
        }
        try await tapStillWorks(hosted)
    }

    // MARK: Numbers

    @Test func `Extreme numbers in messages do not stop the application`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let numbers = [
            "-9223372036854775808", "9223372036854775807", "9223372036854775808", "-9007199254740992",
            "9007199254740991", "-9007199254740991", "1e308", "-1e308", "5e-324", "-0.0", "4294967296", "1e19",
            "2147483648", "0.1",
        ]
        for number in numbers {
            // Use the number for one member at a time and for all members.
            let members = ["id", "x", "y", "time", "force", "radius", "altitude", "azimuth", "buttons", "modifiers"]
            for wild in members {
                let sample = members.map { "\"\($0)\":\($0 == wild ? number : "1")" }.joined(separator: ",")
                try page.send(
                    #"{"type":"touches","samples":[{"phase":"began","kind":"pen",\#(sample)},"#
                        + #"{"phase":"moved","kind":"pen",\#(sample)},{"phase":"ended","kind":"pen",\#(sample)}]}"#)
            }
            let all = members.map { "\"\($0)\":\(number)" }.joined(separator: ",")
            for phase in ["began", "moved", "ended", "cancelled"] {
                try page.send(#"{"type":"touches","samples":[{"phase":"\#(phase)",\#(all)}]}"#)
            }
            try page.send(
                #"{"type":"wheel","x":\#(number),"y":1,"dx":\#(number),"dy":\#(number),"modifiers":\#(number)}"#)
            try page.send(#"{"type":"wheel","x":1,"y":1,"scale":\#(number)}"#)
            try page.send(#"{"type":"hover","x":\#(number),"y":\#(number),"modifiers":\#(number),"time":\#(number)}"#)
            try page.send(
                #"{"type":"key","phase":"down","code":"KeyA","key":"a","modifiers":\#(number),"time":\#(number)}"#)
            try page.send(#"{"type":"key","phase":"up","code":"KeyA","key":"a","time":\#(number)}"#)
            try page.send(
                #"{"type":"text","what":"mark","text":"é","selection":[\#(number),\#(number)],"time":\#(number)}"#)
            try page.send(#"{"type":"explain","x":\#(number),"y":\#(number),"view":\#(number)}"#)
            try page.send(#"{"type":"explain","x":1,"y":1,"view":\#(number)}"#)
            try page.send(#"{"type":"resize","size":[\#(number),\#(number)],"dark":false}"#)
            try page.send(#"{"type":"resize","size":[390,844],"dark":false}"#)
            try page.send(#"{"type":"shake","phase":"began","time":\#(number)}"#)
            try page.send(#"{"type":"shake","phase":"ended","time":\#(number)}"#)
            let late = try RawPage(hosted.host.url)
            try late.send(#"{"type":"hello","size":[390,844],"scale":\#(number),"now":\#(number)}"#)
            try late.touches((1, "began", 100, 200), (1, "moved", 120, 200), (1, "ended", 120, 200))
            for page in [page, late] { try page.send(#"{"type":"after \#(number)"}"#) }
            try await hosted.until("both pages have their notices after \(number)") {
                [page, late].allSatisfy { $0.notices.contains { $0.contains("\"after \(number)\"") } }
            }
        }
        hosted.app.advance(by: 1)
        try await tapStillWorks(hosted)
    }
}
