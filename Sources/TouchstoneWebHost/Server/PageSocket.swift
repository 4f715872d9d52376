import Foundation
import NIOCore
import NIOWebSocket

/// The WebSocket of one page.
///
/// Reads a frame when the previous message has been processed, and writes frames as fast as the page reads.
struct PageSocket: Sendable {
    typealias Connection = NIOAsyncChannel<PageFrame, WebSocketFrame>

    /// The maximum size of a message in bytes.
    static let messageLimit = 256 * 1024

    let pages: OpenPages
    let limits: ServerLimits

    /// Takes over a connection; called on its event loop.
    func open(_ channel: any Channel) throws {
        try channel.pipeline.syncOperations.addHandler(PageFrames(limits))
        let strategy = NIOAsyncSequenceProducerBackPressureStrategies.HighLowWatermark(
            lowWatermark: 1, highWatermark: 2)
        let connection = try Connection(
            wrappingChannelSynchronously: channel, configuration: .init(backPressureStrategy: strategy))
        Task.detached { await run(connection) }
    }

    private func run(_ connection: Connection) async {
        let outbox = PageOutbox()
        connection.channel.closeFuture.whenComplete { _ in outbox.finish() }
        // An error means that the connection broke, which is how most pages leave.
        try? await connection.executeThenClose { inbound, outbound in
            await withTaskGroup(of: Void.self) { group in
                group.addTask {
                    let session = PageSession(pages: pages, outbox: outbox)
                    await read(inbound, session, outbox)
                    await session.end()
                    outbox.finish()
                }
                while let item = await outbox.next() {
                    guard (try? await outbound.write(WebSocketFrame(item))) != nil else { break }
                }
                outbox.finish()
                await bidFarewell(connection.channel)
                group.cancelAll()
            }
        }
    }

    /// Reads messages until the page leaves.
    ///
    /// Nothing is read while a message is being processed, so a page faster than the application is delayed by its own
    /// socket.
    private func read(
        _ inbound: NIOAsyncChannelInboundStream<PageFrame>, _ session: PageSession, _ outbox: PageOutbox
    ) async {
        let greeting = Task { [limits] in
            guard (try? await Task.sleep(for: .nanoseconds(limits.helloTime.nanoseconds))) != nil else { return }
            outbox.finish(.close(.policyViolation, "A page must send hello within \(limits.helloTime.words)."))
        }
        defer { greeting.cancel() }
        session.onHello = { greeting.cancel() }
        var message = Data()
        var isTooLong = false
        var isText = true
        var isInMessage = false
        var pace = RateLimiter(limits)
        do {
            for try await input in inbound {
                let wait = pace.wait()
                if wait > .zero { try await Task.sleep(for: wait) }
                guard case .frame(let frame) = input else {
                    if case .broken(let code, let reason) = input {
                        outbox.notice(.error, reason)
                        outbox.finish(.close(code, reason))
                    }
                    return
                }
                switch frame.opcode {
                case .ping:
                    outbox.control(.pong(frame.unmaskedData))
                    continue
                case .pong: continue
                case .connectionClose: return outbox.finish(.close(.normalClosure, ""))
                case .text, .binary:
                    guard !isInMessage else {
                        return outbox.finish(.close(.protocolError, "A message began before the last one ended."))
                    }
                    isInMessage = true
                    isText = frame.opcode == .text
                    message = Data()
                    isTooLong = false
                case .continuation:
                    guard isInMessage else {
                        return outbox.finish(.close(.protocolError, "A frame continues a message that never began."))
                    }
                default: return outbox.finish(.close(.protocolError, "There is no such frame."))
                }
                if isTooLong || message.count + frame.length > Self.messageLimit {
                    isTooLong = true
                    message = Data()
                } else {
                    message.append(contentsOf: frame.unmaskedData.readableBytesView)
                }
                guard frame.fin else { continue }
                isInMessage = false
                if isTooLong {
                    outbox.notice(.error, "A message of more than \(Self.messageLimit / 1024) KB was not read.")
                } else if isText {
                    await session.receive(message)
                } else {
                    outbox.notice(.error, "A binary message was ignored: this socket accepts only JSON text.")
                }
                message = Data()
                if outbox.isOver { return }
            }
        } catch {
            // The connection broke, which ends the page's session.
        }
    }

    /// Closes the output, and reads and discards input for a while.
    ///
    /// A connection that is closed with unread input is reset, and the page could not read the reason.
    private func bidFarewell(_ channel: any Channel) async {
        guard channel.isActive, (try? await channel.close(mode: .output)) != nil else { return }
        let end = channel.eventLoop.scheduleTask(in: limits.farewellTime) { channel.close(promise: nil) }
        try? await channel.closeFuture.get()
        end.cancel()
    }
}

extension WebSocketFrame {
    /// Creates the frame that is sent for an outbox frame.
    fileprivate init(_ item: PageOutbox.Frame) {
        switch item {
        case .text(let text): self.init(fin: true, opcode: .text, data: ByteBuffer(string: text))
        case .pong(let data): self.init(fin: true, opcode: .pong, data: data)
        case .close(let code, let reason):
            var data = ByteBuffer()
            data.write(webSocketErrorCode: code)
            data.writeString(reason)
            self.init(fin: true, opcode: .connectionClose, data: data)
        }
    }
}
