import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import UIKit

@testable import TouchstoneWebHost

/// The limits of the server: the largest request that it accepts and the smallest that it refuses.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct ServerLimitTests {
    /// The status of an answer with a file, or the text of a refusal.
    private func answer(_ hosted: HostedApplication, _ head: String) throws -> String {
        let answer = try RawConnection(hosted.port).exchange(head + "\r\n")
        let code = answer.components(separatedBy: " ")[1]
        return code == "200" ? code : String(answer.components(separatedBy: "\r\n\r\n").last?.dropLast() ?? "")
    }

    private func request(_ hosted: HostedApplication, _ headers: [String]) -> String {
        (["GET \(hosted.path)/ HTTP/1.1", "Host: localhost"] + headers).map { $0 + "\r\n" }.joined()
    }

    @Test func `A request line has at most 2 KB`() throws {
        let hosted = try HostedApplication()
        func line(_ length: Int) -> String {
            let start = "GET \(hosted.path)/?"
            let end = " HTTP/1.1"
            return start + String(repeating: "q", count: length - start.count - end.count) + end
                + "\r\nHost: localhost\r\n"
        }
        let refusal = "414 URI Too Long: a request line has 2048 bytes at most."
        try expectEqual([2047, 2048, 2049].map { try answer(hosted, line($0)) }, ["200", "200", refusal])
    }

    @Test func `A request has at most 64 headers of 16 KB and 32 KB in all`() throws {
        let hosted = try HostedApplication()
        let code = "431 Request Header Fields Too Large: "
        func header(_ length: Int) -> String { "X: " + String(repeating: "x", count: length - 3) }
        let headers = (1...64).map { "X-\($0): y" }
        try expectEqual(
            [63, 64].map { try answer(hosted, request(hosted, Array(headers[..<$0]))) },
            ["200", code + "a request has 64 headers at most."], "with the Host header")
        try expectEqual(
            [16384, 16385].map { try answer(hosted, request(hosted, [header($0)])) },
            ["200", code + "a header has 16384 bytes at most."])
        let long = [header(16000), header(16000)]
        let others = request(hosted, long).utf8.count + 2
        // A header ends with two bytes, and so does the head.
        let rest = 32768 - others - 2
        try expectEqual(
            [rest, rest + 1].map { try answer(hosted, request(hosted, long + [header($0)])) },
            ["200", code + "a request's head has 32768 bytes at most."])
    }

    @Test func `An answer has the headers that protect the page`() throws {
        let hosted = try HostedApplication()
        func headers(_ method: String, _ path: String) throws -> [String] {
            let answer = try RawPage.request(
                port: hosted.port, "\(method) \(hosted.path)\(path) HTTP/1.1\r\nHost: localhost")
            let head = answer.components(separatedBy: "\r\n\r\n")[0].components(separatedBy: "\r\n")
            return head.map { $0.hasPrefix("Content-Length: ") ? "Content-Length" : $0 }
        }
        let policies = [
            """
            Content-Security-Policy: default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; \
            img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'
            """, "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin", "Cross-Origin-Opener-Policy: same-origin",
            "Cache-Control: no-store",
        ]
        let end = ["Content-Length", "Connection: close"]
        try expectEqual(
            headers("GET", "/lab.js"),
            ["HTTP/1.1 200 OK", "Content-Type: text/javascript; charset=utf-8"] + policies + end)
        let text = "Content-Type: text/plain; charset=utf-8"
        try expectEqual(headers("GET", "/none"), ["HTTP/1.1 404 Not Found", text] + policies + end)
        try expectEqual(
            headers("PUT", "/"), ["HTTP/1.1 405 Method Not Allowed", text] + policies + ["Allow: GET"] + end)
    }

    @Test func `A refusal names the reason and at most 80 characters of the request`() throws {
        let hosted = try HostedApplication()
        let long = String(repeating: "h", count: 100)
        let eighty = String(repeating: "h", count: 80)
        func answer(_ path: String, _ headers: String) throws -> String {
            try self.answer(hosted, "GET \(hosted.path)\(path) HTTP/1.1\r\n\(headers)\r\n")
        }
        try expectEqual(
            [
                answer("/", "Host: \(long)"), answer("/", "Host: localhost\r\nOrigin: \(long)"),
                answer("/" + long, "Host: localhost"), answer("/", "Host: localhost\r\nContent-Length: 1"),
                answer("/", "X: y"), answer("/socket", "Host: localhost"),
                answer("/", "Host: localhost\r\nContent-Length: 0"),
            ],
            [
                "403 Forbidden: the Host header names \(eighty); this server accepts only localhost.",
                "403 Forbidden: the Origin \(eighty) is not this server's own page.",
                "404 Not Found: there is no /\(eighty.dropLast()) here.",
                "413 Payload Too Large: a request has no body here.",
                "403 Forbidden: a request names one Host.",
                "400 Bad Request: this address is a WebSocket's, of version 13.", "200",
            ])
    }

    @Test func `A message has at most 256 KB and 512 samples`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        func message(_ length: Int) -> String {
            let text = #"{"type":"nonsense"}"#
            return text + String(repeating: " ", count: length - text.utf8.count)
        }
        try page.send(message(256 * 1024))
        try page.send(message(256 * 1024 + 1))
        for count in [512, 513] {
            let samples = Array(repeating: #"{"id":1,"phase":"hovered"}"#, count: count).joined(separator: ",")
            try page.send(#"{"type":"touches","samples":[\#(samples)]}"#)
        }
        try await hosted.until("all are answered") { page.notices.count == 4 }
        expectEqual(
            page.notices,
            [
                #"A message was not understood: there is no message of the type "nonsense"."#,
                "A message of more than 256 KB was not read.",
                "A sample was ignored: a sample's phase is none of began, moved, ended, cancelled.",
                "A message of more than 512 samples was not read.",
            ])
    }

    @Test func `A screen has 1 to 16,384 points on a side, and a page sends hello once`() async throws {
        let hosted = try HostedApplication()
        let page = try await hosted.openPage()
        let screen = hosted.app.application.screen
        var seen: [String] = []
        for size in ["1,16384", "0.5,100", "100,16385", "100", "1,2,3", "300,500"] {
            let before = page.notices.count
            let old = screen.bounds.size
            try page.send(#"{"type":"resize","size":[\#(size)]}"#)
            try await hosted.until("\(size) has an effect") { page.notices.count > before || screen.bounds.size != old }
            seen.append(
                page.notices.count > before ? "refused" : "\(Int(screen.bounds.width)) × \(Int(screen.bounds.height))")
        }
        expectEqual(seen, ["1 × 16384", "refused", "refused", "refused", "refused", "300 × 500"])
        expectEqual(Set(page.notices), ["A size is two numbers from 1 to 16384, the width and height in points."])
        try page.hello()
        try await hosted.until("the second hello is refused") { page.notices.last == "A page sends hello only once." }
    }

    // MARK: Without a connection

    @Test func `Frames are accepted at a rate, and more of them at once after a pause`() {
        var limits = ServerLimits()
        limits.framesASecond = 10
        limits.framesAtOnce = 3
        let start = ContinuousClock.now
        var limiter = RateLimiter(limits, now: start)
        func wait(_ milliseconds: Int) -> Duration { limiter.wait(now: start + .milliseconds(milliseconds)) }
        func milliseconds(_ wait: Duration) -> Int { Int((wait / .milliseconds(1)).rounded()) }
        expectEqual(
            [0, 0, 0, 0, 0, 350, 350, 60_000, 60_000, 60_000, 60_000].map { milliseconds(wait($0)) },
            [0, 0, 0, 100, 200, 0, 50, 0, 0, 0, 100])
    }

    @Test(arguments: [
        ("localhost", "accepted", "accepted"), ("LocalHost:80", "accepted", "accepted"),
        ("127.0.0.1:7770", "accepted", "accepted"),
        ("[::1]:7770", "accepted", "accepted"), ("192.0.2.7", "refused", "accepted"),
        ("192.0.2.7:80", "refused", "accepted"),
        ("[2001:db8::7]", "refused", "accepted"), ("[2001:DB8::7]:80", "refused", "accepted"),
        ("[2001:db8::g]", "refused", "refused"),
        ("192.0.2.7.example", "refused", "refused"), ("example", "refused", "refused"),
        ("localhost:80a", "refused", "refused"),
    ])
    func `A server on another interface is also reached by its numeric addresses`(
        _ host: String, _ loopback: String, _ network: String
    ) throws {
        let token = "sixteen-letters-"
        let answers = try [nil, "::1", "192.0.2.7"].map { interface in
            try PageAddress(interface, token: token).reasonToRefuse(["Host": host]) == nil ? "accepted" : "refused"
        }
        expectEqual(answers, [loopback, loopback, network])
    }

    @Test func `The address of the page names the interface, the port and the secret`() throws {
        let token = "sixteen-letters-"
        let name = ProcessInfo.processInfo.hostName
        try expectEqual(
            [nil, "127.0.0.1", "::1", "0.0.0.0", "::", "192.0.2.7"].map {
                try PageAddress($0, token: token).url(port: 81).absoluteString
            },
            ["127.0.0.1", "127.0.0.1", "[::1]", name, name, "192.0.2.7"].map { "http://\($0):81/sixteen-letters-/" })
        let own = try PageAddress("0.0.0.0", token: token)
        expectEqual(own.reasonToRefuse(["Host": "\(name.uppercased()):81"]), nil, "the machine's own name")
        for length in [16, 128] { _ = try PageAddress(nil, token: String(repeating: "a", count: length)) }
    }

    @Test func `Errors of a host name the reason`() {
        let application = TestApplication.current.application
        func error(_ port: Int, _ interface: String? = nil, _ token: String? = nil) -> String {
            do {
                return try WebHost(application: application, port: port, interface: interface, token: token).url
                    .absoluteString
            } catch {
                return "\(error)"
            }
        }
        let none = "ports go from 0 (any free one) to 65535."
        expectEqual(
            [error(-1), error(65536), error(0, "192.0.2.7", "sixteen-letters-"), error(0, nil, "short")],
            [
                "There is no port -1: \(none)", "There is no port 65536: \(none)",
                "The page cannot be served: no interface of this machine has that address",
                "A token has 16 to 128 letters, digits, - and _.",
            ])
        #expect(
            error(0, "192.0.2.7").hasPrefix(
                "To listen on 192.0.2.7, where others can connect, the page needs a token: "))
        guard let host = try? WebHost(application: application, port: 0), let port = host.url.port else { return }
        expectEqual(
            error(port), "Port \(port) of the loopback interface is in use. Choose another one, or 0 for a free one.")
        host.stop()
        host.stop()
        #expect(error(port).hasPrefix("http://127.0.0.1:\(port)/"), "a stopped host frees its port")
    }
}
