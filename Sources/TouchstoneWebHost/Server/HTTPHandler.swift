import NIOCore
import NIOHTTP1
import NIOWebSocket

/// Answers HTTP requests: serves the page's files and its WebSocket to clients that know the page's address.
final class HTTPHandler: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = HTTPServerRequestPart
    typealias OutboundOut = HTTPServerResponsePart

    private let address: PageAddress
    private let gate: RequestGate
    private var hasAnswered = false
    /// Whether a WebSocket was refused because too many are open.
    var hasNoRoom = false

    init(_ address: PageAddress, _ gate: RequestGate) {
        self.address = address
        self.gate = gate
    }

    /// Whether a request for a WebSocket is accepted.
    static func admitsSocket(_ head: HTTPRequestHead, _ address: PageAddress) -> Bool {
        head.method == .GET && head.version == .http1_1 && !hasBody(head)
            && head.headers[canonicalForm: "Connection"].contains { $0.lowercased() == "upgrade" }
            && address.reasonToRefuse(head.headers) == nil && address.path(in: head.uri) == "/socket"
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard case .head(let head) = Self.unwrapInboundIn(data), !hasAnswered else { return }
        answer(answer(to: head), context)
    }

    /// Answers refusals of the gate and errors of the HTTP parser.
    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case let refusal as RequestRefusal: answer(.refusal(refusal.status, refusal.reason), context)
        case is HTTPParserError: answer(.refusal(.badRequest, "this is not HTTP as it should be."), context)
        // After a failed handshake, the request is handled as a plain one.
        case is NIOWebSocketUpgradeError, is HTTPServerUpgradeErrors: break
        default: context.close(promise: nil)
        }
    }

    private func answer(to head: HTTPRequestHead) -> Answer {
        if let reason = address.reasonToRefuse(head.headers) { return .refusal(.forbidden, reason) }
        guard let path = address.path(in: head.uri) else {
            return .refusal(
                .forbidden,
                """
                this page is for whoever started the program. Its address has a secret in it, which is new each time; \
                open the whole address that the program printed when it began.
                """)
        }
        guard head.method == .GET else {
            var answer = Answer.refusal(.methodNotAllowed, "this server accepts only GET.")
            answer.headers.add(name: "Allow", value: "GET")
            return answer
        }
        if Self.hasBody(head) { return .refusal(.payloadTooLarge, "a request has no body here.") }
        if path == "/socket" {
            return hasNoRoom
                ? .refusal(.serviceUnavailable, "too many pages are open.")
                : .refusal(.badRequest, "this address is a WebSocket's, of version 13.")
        }
        if path.isEmpty {
            // The page's own addresses are relative to this path with the slash.
            var answer = Answer(status: .permanentRedirect, type: Answer.text, body: [])
            answer.headers.add(name: "Location", value: "/\(address.secret)/")
            return answer
        }
        guard let file = PageFiles.file(at: path) else {
            return .refusal(.notFound, "there is no \(path.prefix(80)) here.")
        }
        return Answer(status: .ok, type: file.type, body: file.bytes)
    }

    private static func hasBody(_ head: HTTPRequestHead) -> Bool {
        head.headers.contains(name: "Transfer-Encoding") || head.headers["Content-Length"].contains { $0 != "0" }
    }

    private func answer(_ answer: Answer, _ context: ChannelHandlerContext) {
        guard !hasAnswered else { return }
        hasAnswered = true
        gate.stop()
        var headers = answer.headers
        headers.add(name: "Content-Length", value: "\(answer.body.count)")
        headers.add(name: "Connection", value: "close")
        let part = HTTPResponseHead(version: .http1_1, status: answer.status, headers: headers)
        context.write(Self.wrapOutboundOut(.head(part)), promise: nil)
        context.write(Self.wrapOutboundOut(.body(.byteBuffer(ByteBuffer(bytes: answer.body)))), promise: nil)
        context.writeAndFlush(Self.wrapOutboundOut(.end(nil))).assumeIsolated().whenComplete { [gate] _ in
            gate.sayFarewell()
        }
    }
}

/// An HTTP answer, with the headers that all answers have.
private struct Answer {
    static let text = "text/plain; charset=utf-8"

    var status: HTTPResponseStatus
    var headers: HTTPHeaders
    var body: [UInt8]

    init(status: HTTPResponseStatus, type: String, body: [UInt8]) {
        self.status = status
        self.body = body
        headers = [
            "Content-Type": type,
            "Content-Security-Policy":
                "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src 'self' data:; "
                + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
            "X-Content-Type-Options": "nosniff",
            "Referrer-Policy": "no-referrer",
            "Cross-Origin-Resource-Policy": "same-origin",
            "Cross-Origin-Opener-Policy": "same-origin",
            "Cache-Control": "no-store",
        ]
    }

    static func refusal(_ status: HTTPResponseStatus, _ reason: String) -> Answer {
        Answer(
            status: status, type: text, body: Array("\(status.code) \(status.reasonPhrase): \(reason)\n".utf8))
    }
}
