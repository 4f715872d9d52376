import Foundation
import NIOHTTP1

/// The address of the page, and the checks that a request for it must pass.
///
/// The address has a secret in its path, so all requests of the page contain it. A cookie would do so too, but browsers
/// send it to every server on this machine, whatever its port.
package struct PageAddress: Sendable {
    /// The environment variable for a token; unlike arguments, other users of the machine cannot read it.
    package static let variable = "TOUCHSTONE_TOKEN"
    private static let loopback = ["127.0.0.1", "localhost", "::1"]
    private static let tokenLength = 16...128

    /// The address of the interface to listen on.
    let interface: String
    /// The first component of all paths.
    let secret: String

    /// Creates an address, and checks its token.
    ///
    /// - Parameters:
    ///   - interface: The interface to listen on; `nil` for the loopback interface. Others can be reached from other
    ///     machines and need a token.
    ///   - token: The token; `nil` for that of the environment variable or, without one, a secret of this run.
    init(_ interface: String?, token: String?) throws(WebHostError) {
        self.interface = interface ?? "127.0.0.1"
        let token = token ?? ProcessInfo.processInfo.environment[Self.variable]
        if let token {
            guard Self.tokenLength.contains(token.utf8.count), token.utf8.allSatisfy(Self.mayBeInToken) else {
                throw .weakToken
            }
        } else if !Self.loopback.contains(self.interface) {
            throw .tokenNeeded(self.interface)
        }
        secret = token ?? Self.secretOfThisRun
    }

    /// Returns the URL to open in a browser.
    func url(port: Int) -> URL {
        var components = URLComponents()
        components.scheme = "http"
        switch interface {
        case "0.0.0.0", "::": components.host = ProcessInfo.processInfo.hostName
        case let address where address.contains(":"): components.host = "[\(address)]"
        case let address: components.host = address
        }
        components.port = port
        components.path = "/\(secret)/"
        // An address that the server listens on always forms a URL, so the fallback is never used.
        return components.url ?? URL(fileURLWithPath: "/")
    }

    /// Returns the path after the secret, with its slash and without a query, or `nil` if the secret is missing.
    func path(in target: String) -> String? {
        let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
        let prefix = "/\(secret)".utf8
        guard path.count >= prefix.count else { return nil }
        // Compare in constant time, however much of the secret is right.
        let difference = zip(path, prefix).reduce(0) { $0 | ($1.0 ^ $1.1) }
        let rest = path.dropFirst(prefix.count)
        guard difference == 0, rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
        return String(decoding: rest, as: UTF8.self)
    }

    /// Returns why a request with these headers is refused, or `nil` if it is accepted.
    ///
    /// A foreign web page can reach a server on the loopback interface in two ways, and both are refused: directly,
    /// with a foreign `Origin`, and with a name that resolves to the loopback address (DNS rebinding), with a foreign
    /// `Host`. Ports may differ, because a forwarded port still has a local name.
    func reasonToRefuse(_ headers: HTTPHeaders) -> String? {
        let hosts = headers["Host"]
        guard let host = hosts.first, hosts.count == 1 else { return "a request names one Host." }
        guard let name = Self.name(of: host), isOurs(name) else {
            return "the Host header names \(host.prefix(80)); this server accepts only localhost."
        }
        // Only browsers send an Origin, and they always do for a WebSocket.
        guard let foreign = headers["Origin"].first(where: { $0.lowercased() != "http://" + host.lowercased() }) else {
            return nil
        }
        return "the Origin \(foreign.prefix(80)) is not this server's own page."
    }

    private func isOurs(_ name: String) -> Bool {
        if ["localhost", "127.0.0.1", "[::1]"].contains(name) { return true }
        guard !Self.loopback.contains(interface) else { return false }
        // A numeric address and this machine's own name cannot be made to resolve to something else.
        let isAddress = name.hasPrefix("[") ? Self.isBracketedAddress(name) : name.utf8.allSatisfy(Self.isDigitOrDot)
        return isAddress || name == ProcessInfo.processInfo.hostName.lowercased()
    }

    /// Returns the name in a `Host` header, in lowercase, or `nil` if anything but a port number follows its colon.
    private static func name(of host: String) -> String? {
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host.lowercased() }
        guard host[host.index(after: colon)...].utf8.allSatisfy({ (0x30...0x39).contains($0) }) else { return nil }
        return host[..<colon].lowercased()
    }

    private static func isDigitOrDot(_ byte: UInt8) -> Bool { (0x30...0x39).contains(byte) || byte == 0x2E }

    /// Whether a lowercase name is an IPv6 address in brackets.
    private static func isBracketedAddress(_ name: String) -> Bool {
        name.hasSuffix("]")
            && name.utf8.dropFirst().dropLast().allSatisfy {
                isDigitOrDot($0) || $0 == 0x3A || (0x61...0x66).contains($0)
            }
    }

    private static func mayBeInToken(_ byte: UInt8) -> Bool {
        (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte) || byte == 0x2D
            || byte == 0x5F
    }

    /// 128 random bits, constant while the program runs, so that successive hosts in one program keep their pages.
    package static let secretOfThisRun: String = {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }()
}
