import NIOCore
import NIOWebSocket

/// Input from a page's connection.
enum PageFrame: Sendable {
    case frame(WebSocketFrame)
    /// A violation of the WebSocket protocol or its limits; nothing after it is read.
    case broken(WebSocketErrorCode, String)
}

/// Checks frames after the WebSocket parser, and pings a silent page to find out whether it still exists.
final class PageFrames: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = PageFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let limits: ServerLimits
    private var isBroken = false
    /// Whether the server is waiting for input; otherwise it delays the page itself, so silence means nothing.
    private var isReading = false
    private var hasReceived = false
    private var silentBeats = 0
    private var beat: RepeatedTask?

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    func handlerAdded(context: ChannelHandlerContext) {
        let me = NIOLoopBound(self, eventLoop: context.eventLoop)
        let loop = context.loopBound
        beat = context.eventLoop.scheduleRepeatedTask(initialDelay: limits.heartbeat, delay: limits.heartbeat) { _ in
            me.value.listen(loop.value)
        }
    }

    func handlerRemoved(context: ChannelHandlerContext) {
        beat?.cancel()
        beat = nil
    }

    func channelInactive(context: ChannelHandlerContext) {
        beat?.cancel()
        context.fireChannelInactive()
    }

    func read(context: ChannelHandlerContext) {
        isReading = true
        context.read()
    }

    func channelReadComplete(context: ChannelHandlerContext) {
        isReading = false
        context.fireChannelReadComplete()
    }

    func channelRead(context: ChannelHandlerContext, data: NIOAny) {
        guard !isBroken else { return }
        let frame = Self.unwrapInboundIn(data)
        hasReceived = true
        guard frame.maskKey != nil else {
            return broken(.protocolError, "A frame was not masked.", context)
        }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return broken(.protocolError, "A frame uses an extension that was not negotiated.", context)
        }
        context.fireChannelRead(Self.wrapInboundOut(.frame(frame)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            broken(.messageTooLarge, "A frame of more than \(limits.frame / 1024) KB was not read.", context)
        case is NIOWebSocketError:
            broken(.protocolError, "A control frame was in parts, or longer than 125 bytes.", context)
        // This is a consequence of the errors above.
        case is ByteToMessageDecoderError: break
        default: context.close(promise: nil)
        }
    }

    private func broken(_ code: WebSocketErrorCode, _ reason: String, _ context: ChannelHandlerContext) {
        guard !isBroken else { return }
        isBroken = true
        context.fireChannelRead(Self.wrapInboundOut(.broken(code, reason)))
        context.fireChannelReadComplete()
    }

    private func listen(_ context: ChannelHandlerContext) {
        defer { hasReceived = false }
        guard isReading, !hasReceived else { return silentBeats = 0 }
        silentBeats += 1
        guard silentBeats <= limits.silentBeats else { return context.close(promise: nil) }
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(Self.wrapOutboundOut(ping), promise: nil)
    }
}
