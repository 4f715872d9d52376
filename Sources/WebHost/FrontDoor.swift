import FlyingFox
import Foundation

/// What the server lets in: its own page's files and its own page's socket, asked for by that page itself.
///
/// A web page from elsewhere can reach a loopback server in two ways, and both are refused: directly, with a foreign
/// `Origin`, and by a name of its own that resolves to the loopback address (DNS rebinding), with a foreign `Host`.
struct FrontDoor: HTTPHandler {
    let socket: @Sendable () -> any WSHandler

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        if let reason = Self.reasonToRefuse(host: request.headers[.host], origin: request.headers[HTTPHeader("Origin")])
        {
            return Self.plain(.forbidden, "403 Forbidden: \(reason)\n")
        }
        if request.path == "/socket" {
            var response = try await WebSocketHTTPHandler(handler: Handler(inner: socket())).handleRequest(request)
            Self.harden(&response)
            return response
        }
        guard request.method == .GET else {
            var response = Self.plain(.methodNotAllowed, "405 Method Not Allowed: this server answers GET alone.\n")
            response.headers[HTTPHeader("Allow")] = "GET"
            return response
        }
        guard let file = PageFiles.file(at: request.path) else {
            return Self.plain(.notFound, "404 Not Found: there is no \(request.path.prefix(80)) here.\n")
        }
        var response = HTTPResponse(statusCode: .ok, body: Data(file.bytes))
        response.headers[.contentType] = file.type
        Self.harden(&response)
        return response
    }

    /// Why a request with these headers is refused, or nil. Ports may differ, since a forwarded port still has a local name.
    static func reasonToRefuse(host: String?, origin: String?) -> String? {
        guard let host else { return "the request names no Host." }
        guard localNames.contains(name(of: host)) else {
            return "the Host header names \(host.prefix(80)), and this server answers to localhost alone."
        }
        // Only browsers send an Origin, and always to a WebSocket.
        guard let origin, origin.lowercased() != "http://" + host.lowercased() else { return nil }
        return "the Origin \(origin.prefix(80)) is not this server's own page."
    }

    private static let localNames = ["localhost", "127.0.0.1", "[::1]"]

    private static func name(of host: String) -> String {
        guard let colon = host.lastIndex(of: ":"), !host.hasSuffix("]") else { return host.lowercased() }
        return host[..<colon].lowercased()
    }

    private static func plain(_ status: HTTPStatusCode, _ text: String) -> HTTPResponse {
        var response = HTTPResponse(statusCode: status, body: Data(text.utf8))
        response.headers[.contentType] = "text/plain; charset=utf-8"
        harden(&response)
        return response
    }

    private static func harden(_ response: inout HTTPResponse) {
        response.headers[HTTPHeader("Content-Security-Policy")] =
            "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
            + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
        response.headers[HTTPHeader("X-Content-Type-Options")] = "nosniff"
        response.headers[HTTPHeader("Referrer-Policy")] = "no-referrer"
        response.headers[HTTPHeader("Cross-Origin-Resource-Policy")] = "same-origin"
        response.headers[.cacheControl] = "no-store"
    }

    /// Lets a handler be chosen at run time.
    private struct Handler: WSHandler {
        let inner: any WSHandler

        func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
            try await inner.makeFrames(for: client)
        }
    }
}
