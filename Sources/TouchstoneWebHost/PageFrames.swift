import NIOCore
import NIOWebSocket

/// What a page's connection brings.
enum PageFrame: Sendable {
    case frame(WebSocketFrame)
    /// It does not keep to the WebSocket protocol, or to its limits; nothing after this is read.
    case broken(WebSocketErrorCode, String)
}

/// Stands behind the parser of frames, checks what that does not, and asks a page that is silent whether it is still there.
final class PageFrames: ChannelDuplexHandler {
    typealias InboundIn = WebSocketFrame
    typealias InboundOut = PageFrame
    typealias OutboundIn = WebSocketFrame
    typealias OutboundOut = WebSocketFrame

    private let limits: ServerLimits
    private var isBroken = false
    /// Whether it is the page that is waited for; otherwise it is held up, and cannot be heard.
    private var isReading = false
    private var hasBeenHeard = false
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
        hasBeenHeard = true
        guard frame.maskKey != nil else {
            return broken(.protocolError, "A frame was not masked.", context)
        }
        guard !frame.rsv1, !frame.rsv2, !frame.rsv3 else {
            return broken(.protocolError, "A frame has bits of an extension that nobody asked for.", context)
        }
        context.fireChannelRead(Self.wrapInboundOut(.frame(frame)))
    }

    func errorCaught(context: ChannelHandlerContext, error: any Error) {
        switch error {
        case NIOWebSocketError.invalidFrameLength:
            broken(.messageTooLarge, "A frame of more than \(limits.frame / 1024) KB was not read.", context)
        case is NIOWebSocketError:
            broken(.protocolError, "A control frame was in parts, or longer than 125 bytes.", context)
        // More of what is not read.
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
        defer { hasBeenHeard = false }
        guard isReading, !hasBeenHeard else { return silentBeats = 0 }
        silentBeats += 1
        guard silentBeats <= limits.silentBeats else { return context.close(promise: nil) }
        let ping = WebSocketFrame(fin: true, opcode: .ping, data: ByteBuffer())
        context.writeAndFlush(Self.wrapOutboundOut(ping), promise: nil)
    }
}
