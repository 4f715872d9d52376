import Foundation
import Testing
import TouchstoneExpectations
import TouchstoneTesting
import TouchstoneTestingTraits
import TouchstoneWebHost
import UIKit

/// Access with and without the secret address.
@Suite(.application, .serialized, .timeLimit(.minutes(30))) @MainActor
struct SecretTests {
    private func status(_ answer: String) -> String { answer.components(separatedBy: "\r\n")[0] }

    @Test func `A request without the secret path is refused`() async throws {
        let hosted = try HostedApplication()
        let secret = String(hosted.path.dropFirst())
        #expect(secret.count == 32 && secret.allSatisfy(\.isHexDigit))
        let wrong = String(secret.dropLast()) + (secret.hasSuffix("0") ? "1" : "0")
        let paths = [
            "/", "/index.html", "/lab.js", "/socket", "/favicon.ico", "//", "/\(wrong)/", "/\(wrong)/socket",
            "/\(secret.dropLast())/", "/\(secret)0/", "/\(secret.uppercased())x/", "//\(secret)/", "/./\(secret)/",
            "/x/../\(secret)/", "/?key=\(secret)", "/%2e/\(secret)/", "/socket?\(secret)",
            "http://127.0.0.1:\(hosted.port)/\(secret)/",
        ]
        for path in paths {
            let answer = try RawPage.request(
                port: hosted.port, "GET \(path) HTTP/1.1\r\nHost: localhost:\(hosted.port)\r\nCookie: key=\(secret)")
            expectEqual(status(answer), "HTTP/1.1 403 Forbidden", "\(path)")
            #expect(answer.contains("open the whole address that the program printed"), "\(path)")
            #expect(!answer.contains(secret), "the answer does not contain the secret")
            try expectEqual(status(RawPage(hosted.host.url, path: path).answer), "HTTP/1.1 403 Forbidden", "\(path)")
        }
        let bare = try RawPage.request(port: hosted.port, "GET /\(secret) HTTP/1.1\r\nHost: localhost:\(hosted.port)")
        expectEqual(status(bare), "HTTP/1.1 308 Permanent Redirect")
        #expect(bare.contains("Location: /\(secret)/\r\n"))
    }

    @Test func `A server does not start with an invalid or missing token`() throws {
        let application = TestApplication.current.application
        func start(_ interface: String?, _ token: String?) throws -> WebHost {
            try WebHost(application: application, port: 0, interface: interface, token: token)
        }
        for interface in ["0.0.0.0", "::", "127.0.0.2", "192.0.2.1"] {
            #expect(throws: WebHostError.self, "\(interface)") { try start(interface, nil) }
        }
        for token in [
            "", "short", String(repeating: "x", count: 129), "sixteen letters /", "sixteen-letters?",
            "ä123456789abcdef",
        ] {
            #expect(throws: WebHostError.self, "\(token)") { try start(nil, token) }
        }
        let host = try start(nil, "sixteen_letters-")
        expectEqual(host.url.path, "/sixteen_letters-")
    }
}
