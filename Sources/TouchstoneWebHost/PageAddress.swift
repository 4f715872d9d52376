import Foundation
import NIOHTTP1

/// Where the page is, and what a request must name to get it.
///
/// The address has a secret in its path, so that all that the page asks for carries it. A cookie would do so as well, but goes
/// to every server of this machine that the browser visits, whatever its port.
struct PageAddress: Sendable {
    /// The environment's name for a token; arguments can be read by every user of a machine.
    static let variable = "TOUCHSTONE_TOKEN"
    private static let loopback = ["127.0.0.1", "localhost", "::1"]
    private static let tokenLength = 16...128

    /// The address of the interface to listen on.
    let interface: String
    /// What all paths begin with, between slashes.
    let secret: String

    /// - Parameters:
    ///   - interface: Nil is the loopback interface. Whatever else is reached from elsewhere, and needs a token.
    ///   - token: Nil is what the environment says, or else the secret of this run.
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

    /// What a browser is given.
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
        // An address that one could listen on always makes a URL.
        return components.url ?? URL(fileURLWithPath: "/")
    }

    /// The path behind the secret, with its slash and without a query, or nil if the secret is not there.
    func path(in target: String) -> String? {
        let path = target.utf8.prefix { $0 != UInt8(ascii: "?") }
        let prefix = "/\(secret)".utf8
        guard path.count >= prefix.count else { return nil }
        // However much of it was right, it takes the same time.
        let difference = zip(path, prefix).reduce(0) { $0 | ($1.0 ^ $1.1) }
        let rest = path.dropFirst(prefix.count)
        guard difference == 0, rest.isEmpty || rest.first == UInt8(ascii: "/") else { return nil }
        return String(decoding: rest, as: UTF8.self)
    }

    /// Why a request with these headers is refused, or nil.
    ///
    /// A web page from elsewhere can reach a server on the loopback interface in two ways, and both are refused: directly, with
    /// a foreign `Origin`, and by a name of its own that resolves to the loopback address (DNS rebinding), with a foreign
    /// `Host`. Ports may differ, since a forwarded port still has a local name.
    func reasonToRefuse(_ headers: HTTPHeaders) -> String? {
        let hosts = headers["Host"]
        guard let host = hosts.first, hosts.count == 1 else { return "a request names one Host." }
        guard let name = Self.name(of: host), isOurs(name) else {
            return "the Host header names \(host.prefix(80)), and this server answers to localhost alone."
        }
        // Only browsers send an Origin, and always to a WebSocket.
        guard let foreign = headers["Origin"].first(where: { $0.lowercased() != "http://" + host.lowercased() }) else {
            return nil
        }
        return "the Origin \(foreign.prefix(80)) is not this server's own page."
    }

    private func isOurs(_ name: String) -> Bool {
        if ["localhost", "127.0.0.1", "[::1]"].contains(name) { return true }
        guard !Self.loopback.contains(interface) else { return false }
        // An address, and this machine's own name, cannot be made to resolve to something else.
        let isAddress = name.hasPrefix("[") ? Self.isBracketedAddress(name) : name.utf8.allSatisfy(Self.isDigitOrDot)
        return isAddress || name == ProcessInfo.processInfo.hostName.lowercased()
    }

    /// The name in a `Host` header, in lowercase; `nil` if something other than a port number follows its colon.
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

    /// 128 bits of the system's random numbers, for as long as the program runs: hosts that follow each other in one program
    /// keep their pages.
    private static let secretOfThisRun: String = {
        var random = SystemRandomNumberGenerator()
        return (0..<2).map { _ in
            let digits = String(random.next() as UInt64, radix: 16)
            return String(repeating: "0", count: 16 - digits.count) + digits
        }.joined()
    }()
}
