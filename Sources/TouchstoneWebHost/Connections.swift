import Foundation
import NIOCore

/// The connections of one server: counted, and closed with it.
final class Connections: Sendable {
    private let limits: ServerLimits
    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var requests: [ObjectIdentifier: any Channel] = [:]
    nonisolated(unsafe) private var sockets: [ObjectIdentifier: any Channel] = [:]
    nonisolated(unsafe) private var isClosed = false

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    enum Room {
        case enough
        /// There are too many, and this one is told so.
        case none
        /// So many have been told already that this one is closed without a word.
        case flooded
    }

    /// Counts a new connection until it is closed.
    func add(_ channel: any Channel) -> Room {
        let id = ObjectIdentifier(channel)
        let room: Room = lock.withLock {
            guard !isClosed, requests.count < 2 * limits.requests else { return .flooded }
            requests[id] = channel
            return requests.count <= limits.requests ? .enough : .none
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.remove(id) }
        return room
    }

    /// Counts a connection as a WebSocket from now on; false if there are too many.
    func becomesSocket(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        return lock.withLock {
            guard sockets.count < limits.sockets, requests.removeValue(forKey: id) != nil else { return false }
            sockets[id] = channel
            return true
        }
    }

    func closeAll() {
        let open = lock.withLock {
            isClosed = true
            return Array(requests.values) + sockets.values
        }
        for channel in open { channel.close(promise: nil) }
    }

    private func remove(_ id: ObjectIdentifier) {
        lock.withLock {
            requests[id] = nil
            sockets[id] = nil
        }
    }
}
