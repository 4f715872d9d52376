import NIOCore
import NIOHTTP1

/// Why a request has no other answer.
struct RequestRefusal: Error {
    let status: HTTPResponseStatus
    let reason: String
}

/// Stands before the HTTP parser, and lets it have one whole head of a request, of limited length and in limited time.
///
/// Each byte is looked at once. A connection is for one request: what follows belongs to the WebSocket that was asked for, or
/// to nobody.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private enum State {
        case reading
        /// The head has gone on; what follows waits for what becomes of it.
        case passed
        /// The connection has its answer.
        case leaving
    }

    private let limits: ServerLimits
    private let isRoom: Bool
    private var state = State.reading
    private var waiting = ByteBuffer()
    private var scanned = 0
    private var lineLength = 0
    private var lineCount = 0
    private var deadline: Scheduled<Void>?
    private var context: ChannelHandlerContext?

    /// - Parameter isRoom: Whether the connection is one that the server has room for.
    init(_ limits: ServerLimits, isRoom: Bool) {
        self.limits = limits
        self.isRoom = isRoom
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        guard isRoom else {
            return refuse(
                .serviceUnavailable, "\(limits.requests) connections are open and have asked for nothing yet.", context)
        }
        deadline = context.eventLoop.assumeIsolated().scheduleTask(in: limits.headTime) { [self] in
            refuse(.requestTimeout, "a request comes to its end within \(limits.headTime.words).", context)
        }
    }

    func handlerAdded(context: ChannelHandlerContext) {
        self.context = context
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        self.context = nil
        deadline?.cancel()
        deadline = nil
    }

    /// What came behind the request is the WebSocket's.
    func removeHandler(context: ChannelHandlerContext, removalToken: ChannelHandlerContext.RemovalToken) {
        if waiting.readableBytes > 0 {
            context.fireChannelRead(Self.wrapInboundOut(waiting))
            context.fireChannelReadComplete()
        }
        context.leavePipeline(removalToken: removalToken)
    }

    func channelInactive(context: ChannelHandlerContext) {
        deadline?.cancel()
        context.fireChannelInactive()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard state != .leaving else { return }
        var bytes = Self.unwrapInboundIn(data)
        waiting.writeBuffer(&bytes)
        guard state == .reading else {
            // One read's worth; the WebSocket's first frames, at most.
            if waiting.readableBytes > limits.head {
                refuse(.payloadTooLarge, "a request has no body here.", context)
            }
            return
        }
        scan(context)
    }

    private func scan(_ context: ChannelHandlerContext) {
        let unread = waiting.readableBytesView.dropFirst(scanned)
        for byte in unread {
            scanned += 1
            if byte == UInt8(ascii: "\n") {
                if lineLength == 0 {
                    guard lineCount > 0 else { return refuse(.badRequest, "a request begins with a line.", context) }
                    return pass(context)
                }
                lineCount += 1
                lineLength = 0
                if lineCount > limits.headerCount + 1 {
                    return refuse(
                        .requestHeaderFieldsTooLarge, "a request has \(limits.headerCount) headers at most.", context)
                }
            } else if byte != UInt8(ascii: "\r") {
                lineLength += 1
                if lineCount == 0, lineLength > limits.requestLine {
                    return refuse(.uriTooLong, "a request line has \(limits.requestLine) bytes at most.", context)
                }
                if lineLength > limits.headerLine {
                    return refuse(
                        .requestHeaderFieldsTooLarge, "a header has \(limits.headerLine) bytes at most.", context)
                }
            }
            if scanned > limits.head {
                return refuse(
                    .requestHeaderFieldsTooLarge, "a request's head has \(limits.head) bytes at most.", context)
            }
        }
    }

    private func pass(_ context: ChannelHandlerContext) {
        guard let head = waiting.readSlice(length: scanned) else { return }
        state = .passed
        expire(in: limits.answerTime, context)
        context.fireChannelRead(Self.wrapInboundOut(head))
        context.fireChannelReadComplete()
    }

    private func refuse(_ status: HTTPResponseStatus, _ reason: String, _ context: ChannelHandlerContext) {
        guard state != .leaving else { return }
        stop()
        expire(in: limits.answerTime, context)
        context.fireErrorCaught(RequestRefusal(status: status, reason: reason))
    }

    /// The answer has been written. What still comes is read and thrown away for a while: a connection that is closed with
    /// something unread in it is reset, and whoever was refused would not read why.
    func sayFarewell() {
        guard let context else { return }
        stop()
        expire(in: limits.farewellTime, context)
        context.close(mode: .output, promise: nil)
    }

    /// Nothing more is let through.
    func stop() {
        state = .leaving
        waiting = ByteBuffer()
    }

    private func expire(in time: TimeAmount, _ context: ChannelHandlerContext) {
        deadline?.cancel()
        let channel = context.channel
        deadline = context.eventLoop.scheduleTask(in: time) { channel.close(promise: nil) }
    }
}

extension TimeAmount {
    var words: String {
        nanoseconds.isMultiple(of: 1_000_000_000)
            ? "\(nanoseconds / 1_000_000_000) s" : "\(nanoseconds / 1_000_000) ms"
    }
}
