import NIOCore
import NIOHTTP1

/// The refusal of a request, with its HTTP status and reason.
struct RequestRefusal: Error {
    let status: HTTPResponseStatus
    let reason: String
}

/// Passes one complete head of a request to the HTTP parser, limited in length and time.
///
/// Each byte is examined once. A connection is for one request: input after it belongs to the requested WebSocket or is
/// ignored.
final class RequestGate: ChannelInboundHandler, RemovableChannelHandler {
    typealias InboundIn = ByteBuffer
    typealias InboundOut = ByteBuffer

    private enum State {
        case reading
        /// The head has been passed on; further input waits for the result.
        case passed
        /// The connection has its answer.
        case leaving
    }

    private let limits: ServerLimits
    private let isAdmitted: Bool
    private var state = State.reading
    private var waiting = ByteBuffer()
    private var scanned = 0
    private var lineLength = 0
    private var lineCount = 0
    private var deadline: Scheduled<Void>?
    private var context: ChannelHandlerContext?

    /// - Parameter isAdmitted: Whether the number of connections is within the server's limit.
    init(_ limits: ServerLimits, isAdmitted: Bool) {
        self.limits = limits
        self.isAdmitted = isAdmitted
    }

    func channelActive(context: ChannelHandlerContext) {
        context.fireChannelActive()
        guard isAdmitted else {
            return refuse(
                .serviceUnavailable, "\(limits.requests) connections are open without a request.", context)
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

    /// Passes the input after the request to the WebSocket.
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
            // At most one read beyond the head: the WebSocket's first frames.
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
            if scanned > limits.head {
                return refuse(
                    .requestHeaderFieldsTooLarge, "a request's head has \(limits.head) bytes at most.", context)
            }
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

    /// Closes the output after the answer, and reads and discards input for a while.
    ///
    /// A connection that is closed with unread input is reset, and the client could not read the reason.
    func sayFarewell() {
        guard let context else { return }
        stop()
        expire(in: limits.farewellTime, context)
        context.close(mode: .output, promise: nil)
    }

    /// Stops passing on input.
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
