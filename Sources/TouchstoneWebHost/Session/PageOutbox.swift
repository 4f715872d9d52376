import Foundation
import NIOCore
import NIOWebSocket
import TouchstoneCore

/// The messages to send to one page, bounded in size however slowly the page reads.
///
/// Keeps only the newest picture and the newest copied text. Of the trace, keeps the newest records, and reports how
/// many are missing.
final class PageOutbox: @unchecked Sendable {
    static let recordLimit = 4000
    private static let messageLimit = 64
    /// The maximum number of records in one message.
    private static let batch = 500

    /// A WebSocket frame to send.
    enum Frame: Sendable {
        case text(String)
        case pong(ByteBuffer)
        case close(WebSocketErrorCode, String)
    }

    private let lock = NSLock()
    // Guarded by `lock`: all properties below but `pictures`.
    private var messages: [String] = []
    private var controls: [Frame] = []
    private var last: Frame?
    private var picture: Picture?
    /// The items from before the page joined that are not sent yet, the oldest last, since `popLast` frees each item.
    private var past: [SessionHistory.Item] = []
    private var copied: String?
    private var records: [PageRecord] = []
    private var skipped = 0
    private var isFinished = false
    private var waiter: CheckedContinuation<Void, Never>?
    private var sendsChanges = false
    /// Used only by the caller of `next()`.
    private var pictures = PictureMessages()

    /// Adds a message that must arrive; if 64 of them are waiting, further ones are lost.
    func post(_ message: String) {
        change { if messages.count < Self.messageLimit { messages.append(message) } }
    }

    func notice(_ level: NoticeLevel, _ text: String) {
        post(ServerMessage.notice(level, text))
    }

    func show(_ picture: Picture) {
        change { self.picture = picture }
    }

    /// Allows pictures to be sent as differences from now on.
    func sendChanges() {
        change { sendsChanges = true }
    }

    /// Sets the items from before the page joined, which are sent before pictures and records.
    func replay(_ items: [SessionHistory.Item]) {
        change { past = items.reversed() }
    }

    /// Sets the copied text, replacing one that has not been sent.
    func copy(_ text: String) {
        change { copied = text }
    }

    func add(_ new: [PageRecord]) {
        change {
            records.append(contentsOf: new)
            let over = records.count - Self.recordLimit
            guard over > 0 else { return }
            records.removeFirst(over)
            skipped += over
        }
    }

    /// Adds a frame of the WebSocket protocol itself, which is sent before everything else.
    func control(_ frame: Frame) {
        change { if controls.count < Self.messageLimit { controls.append(frame) } }
    }

    /// Accepts no further pictures and records; only the messages that must arrive and then `last` are still sent.
    func finish(_ last: Frame? = nil) {
        change {
            if !isFinished { self.last = last }
            isFinished = true
            picture = nil
            past = []
            copied = nil
            records = []
            skipped = 0
        }
    }

    var isOver: Bool { lock.withLock { isFinished } }

    /// Returns the next frame to send, as soon as there is one, or `nil` at the end.
    ///
    /// The caller requests the next frame after it has sent this one, so a slow page's messages wait here.
    func next() async -> Frame? {
        while true {
            let (frame, ended) = take()
            if frame != nil || ended { return frame }
            await withCheckedContinuation { continuation in
                let isReady = lock.withLock {
                    if hasSomething || isFinished { return true }
                    waiter = continuation
                    return false
                }
                if isReady { continuation.resume() }
            }
        }
    }

    private var hasSomething: Bool {
        !controls.isEmpty || !messages.isEmpty || !past.isEmpty || picture != nil || copied != nil || !records.isEmpty
            || skipped > 0 || last != nil
    }

    private enum Item {
        case control(Frame)
        case message(String)
        case copied(String)
        case past(SessionHistory.Item)
        case picture(Picture)
        case records(ArraySlice<PageRecord>)
    }

    private func take() -> (frame: Frame?, ended: Bool) {
        let item: Item? = lock.withLock {
            if !controls.isEmpty { return .control(controls.removeFirst()) }
            if !messages.isEmpty { return .message(messages.removeFirst()) }
            if skipped > 0 {
                defer { skipped = 0 }
                let records = skipped == 1 ? "1 trace record was" : "\(skipped) trace records were"
                return .message(ServerMessage.notice(.info, "This page reads too slowly: \(records) skipped."))
            }
            if let copied {
                self.copied = nil
                return .copied(copied)
            }
            if let item = past.popLast() { return .past(item) }
            pictures.sendsChanges = sendsChanges
            if let picture {
                self.picture = nil
                return .picture(picture)
            }
            if !records.isEmpty {
                defer { records.removeFirst(min(Self.batch, records.count)) }
                return .records(records.prefix(Self.batch))
            }
            defer { last = nil }
            return last.map(Item.control)
        }
        // Create the text outside the lock, because that takes time.
        switch item {
        case .control(let frame): return (frame, false)
        case .message(let text): return (.text(text), false)
        case .copied(let text): return (.text(ServerMessage.pasteboard(text)), false)
        case .past(let item): return (.text(message(item)), false)
        case .picture(let picture): return (.text(pictures.message(picture)), false)
        case .records(let records): return (.text(ServerMessage.trace(records)), false)
        case nil: return (nil, isOver)
        }
    }

    private func message(_ item: SessionHistory.Item) -> String {
        switch item {
        case .records(let records): ServerMessage.trace(records, isPast: true)
        case .picture(let picture): pictures.message(picture, isPast: true)
        case .mark(let text): ServerMessage.mark(text)
        }
    }

    private func change(_ body: () -> Void) {
        let waiting = lock.withLock {
            body()
            defer { waiter = nil }
            return waiter
        }
        waiting?.resume()
    }
}
