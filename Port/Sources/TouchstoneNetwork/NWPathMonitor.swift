#if AppleModules
import Foundation

/// A way to the network. Here it is always there, by cable.
public struct NWPath: Hashable, Sendable {
    /// Whether the network can be reached.
    public enum Status: Sendable {
        case satisfied
        case unsatisfied
        case requiresConnection
    }
    public var status: Status { .satisfied }
    public var isExpensive: Bool { false }
    public var isConstrained: Bool { false }
    public func usesInterfaceType(_ type: NWInterface.InterfaceType) -> Bool { type == .wiredEthernet }
}
/// A connection to the network.
public struct NWInterface: Hashable, Sendable {
    /// The kind of a connection.
    public enum InterfaceType: Sendable {
        case other
        case wifi
        case cellular
        case wiredEthernet
        case loopback
    }
}
/// Reports whether the network can be reached. Here it reports once, when it starts, that it can.
public final class NWPathMonitor: @unchecked Sendable {
    public var pathUpdateHandler: (@Sendable (NWPath) -> Void)?
    public var currentPath: NWPath { NWPath() }
    public init() {}
    public init(requiredInterfaceType: NWInterface.InterfaceType) {}
    /// Calls the handler once, on the queue.
    public func start(queue: DispatchQueue) {
        guard let handler = pathUpdateHandler else { return }
        queue.async { handler(NWPath()) }
    }
    public func cancel() { pathUpdateHandler = nil }
}
#endif
