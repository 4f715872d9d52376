import Foundation
import NIOCore

/// Counts the connections of a server, and closes them with it.
final class Connections: Sendable {
    private let limits: ServerLimits
    private let lock = NSLock()
    // Guarded by `lock`: the three properties below.
    nonisolated(unsafe) private var requests: [ObjectIdentifier: any Channel] = [:]
    nonisolated(unsafe) private var sockets: [ObjectIdentifier: any Channel] = [:]
    nonisolated(unsafe) private var isClosed = false

    init(_ limits: ServerLimits) {
        self.limits = limits
    }

    enum Admission {
        case enough
        /// There are too many connections, so this one is refused with an answer.
        case none
        /// So many connections have been refused already that this one is closed without an answer.
        case flooded
    }

    /// Counts a new connection until it is closed.
    func add(_ channel: any Channel) -> Admission {
        let id = ObjectIdentifier(channel)
        let admission: Admission = lock.withLock {
            guard !isClosed, requests.count < 2 * limits.requests else { return .flooded }
            requests[id] = channel
            return requests.count <= limits.requests ? .enough : .none
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.remove(id) }
        return admission
    }

    /// Counts a connection as a WebSocket from now on; returns `false` if there are too many.
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
