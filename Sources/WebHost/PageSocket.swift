import FlyingFox
import Foundation

/// The WebSocket side of one page: frames in, one after the other as the page's messages are dealt with, and frames out,
/// as fast as the page reads.
struct PageSocket: WSHandler {
    /// In bytes.
    static let messageLimit = 256 * 1024

    let pages: OpenPages

    func makeFrames(for client: AsyncThrowingStream<WSFrame, any Error>) async throws -> AsyncStream<WSFrame> {
        let outbox = PageOutbox()
        let reader = Reader(outbox: outbox)
        reader.task = Task { [pages] in
            let session = PageSession(pages: pages, outbox: outbox)
            await Self.read(client, session, outbox)
            await session.end()
            outbox.finish()
        }
        return AsyncStream {
            guard let frame = await reader.outbox.next() else {
                reader.stop()
                return nil
            }
            return frame
        }
    }

    /// Reads until the page goes. Nothing is read while a message is being dealt with, so a page that is faster than the
    /// application is held up by its own socket.
    private static func read(
        _ client: AsyncThrowingStream<WSFrame, any Error>, _ session: PageSession, _ outbox: PageOutbox
    ) async {
        var message = Data()
        var isTooLong = false
        var isText = true
        do {
            for try await frame in client {
                switch frame.opcode {
                case .ping:
                    outbox.control(WSFrame(fin: true, opcode: .pong, mask: nil, payload: frame.payload.prefix(125)))
                    continue
                case .pong: continue
                case .close:
                    outbox.finish(.close(code: .normalClosure))
                    return
                case .text, .binary:
                    isText = frame.opcode == .text
                    message = Data()
                    isTooLong = false
                case .continuation: break
                default:
                    outbox.finish(.close(code: .protocolError))
                    return
                }
                if isTooLong || message.count + frame.payload.count > messageLimit {
                    isTooLong = true
                    message = Data()
                } else {
                    message.append(frame.payload)
                }
                guard frame.fin else { continue }
                if isTooLong {
                    outbox.notice(.error, "A message of more than \(messageLimit / 1024) KB was not read.")
                } else if isText {
                    await session.receive(message)
                } else {
                    outbox.notice(.error, "A binary message was not read: this socket speaks JSON text.")
                }
                message = Data()
                if outbox.isOver { return }
            }
        } catch {
            // The connection broke; that is how most pages leave.
        }
    }

    /// Ends the reading when the connection no longer asks for frames, which is all that tells of a broken one.
    private final class Reader: @unchecked Sendable {
        let outbox: PageOutbox
        // Set once, before the stream that holds this exists.
        var task: Task<Void, Never>?

        init(outbox: PageOutbox) {
            self.outbox = outbox
        }

        func stop() {
            task?.cancel()
            outbox.finish()
        }

        deinit { stop() }
    }
}
