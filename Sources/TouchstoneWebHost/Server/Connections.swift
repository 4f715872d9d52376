import NIOCore
import Synchronization

/// Counts the connections of a server, and closes them with it.
final class Connections: Sendable {
    private let limits: ServerLimits
    private let open = Mutex(Open())

    private struct Open {
        var requests: [ObjectIdentifier: any Channel] = [:]
        var sockets: [ObjectIdentifier: any Channel] = [:]
        var isClosed = false
    }

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
        let admission: Admission = open.withLock {
            guard !$0.isClosed, $0.requests.count < 2 * limits.requests else { return .flooded }
            $0.requests[id] = channel
            return $0.requests.count <= limits.requests ? .enough : .none
        }
        channel.closeFuture.whenComplete { [weak self] _ in self?.remove(id) }
        return admission
    }

    /// Counts a connection as a WebSocket from now on; returns `false` if there are too many.
    func becomesSocket(_ channel: any Channel) -> Bool {
        let id = ObjectIdentifier(channel)
        return open.withLock {
            guard $0.sockets.count < limits.sockets, $0.requests.removeValue(forKey: id) != nil else { return false }
            $0.sockets[id] = channel
            return true
        }
    }

    func closeAll() {
        let channels = open.withLock {
            $0.isClosed = true
            return Array($0.requests.values) + $0.sockets.values
        }
        for channel in channels { channel.close(promise: nil) }
    }

    private func remove(_ id: ObjectIdentifier) {
        open.withLock {
            $0.requests[id] = nil
            $0.sockets[id] = nil
        }
    }
}
