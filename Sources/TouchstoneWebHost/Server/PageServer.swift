import Foundation
import NIOCore
import NIOHTTP1
import NIOPosix
import NIOWebSocket

/// The HTTP server, which runs on other threads.
final class PageServer: Sendable {
    let port: Int
    private let listener: any Channel
    private let connections: Connections

    /// Starts a server, which listens when this method returns.
    ///
    /// - Parameter port: The port; `nil` for the host's default port or, if that is in use, any free one; 0 for any
    ///   free one.
    static func start(
        _ address: PageAddress, port: Int?, pages: OpenPages, limits: ServerLimits
    ) throws(WebHostError) -> PageServer {
        guard let port else {
            do {
                return try PageServer(address, port: WebHost.defaultPort, pages, limits)
            } catch .portTaken {
                return try PageServer(address, port: 0, pages, limits)
            }
        }
        return try PageServer(address, port: port, pages, limits)
    }

    private init(_ address: PageAddress, port: Int, _ pages: OpenPages, _ limits: ServerLimits) throws(WebHostError) {
        guard (0...65535).contains(port) else { throw .noSuchPort(port) }
        let connections = Connections(limits)
        let socket = PageSocket(pages: pages, limits: limits)
        let bootstrap = ServerBootstrap(group: MultiThreadedEventLoopGroup.singleton)
            .serverChannelOption(.backlog, value: 64)
            .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
            .childChannelOption(.socketOption(.tcp_nodelay), value: 1)
            .childChannelInitializer { channel in
                channel.eventLoop.makeCompletedFuture {
                    try Self.prepare(channel, address, connections, socket)
                }
            }
        do {
            listener = try bootstrap.bind(host: address.interface, port: port).wait()
        } catch {
            throw Self.failure(error, port)
        }
        self.connections = connections
        self.port = listener.localAddress?.port ?? port
    }

    /// Closes the port and all connections.
    ///
    /// - Returns: When the port can be used again; fails if the server has stopped already.
    @discardableResult
    func stop() -> EventLoopFuture<Void> {
        defer { connections.closeAll() }
        return listener.close()
    }

    private static func prepare(
        _ channel: any Channel, _ address: PageAddress, _ connections: Connections, _ socket: PageSocket
    ) throws {
        let limits = socket.limits
        let admission = connections.add(channel)
        guard admission != .flooded else { return channel.close(promise: nil) }
        let gate = RequestGate(limits, isAdmitted: admission == .enough)
        let handler = HTTPHandler(address, gate)
        let parts = NIOLoopBound((gate: gate, handler: handler), eventLoop: channel.eventLoop)
        let upgrader = NIOWebSocketServerUpgrader(
            maxFrameSize: limits.frame, automaticErrorHandling: false,
            shouldUpgrade: { channel, head in
                guard HTTPHandler.admitsSocket(head, address) else { return channel.eventLoop.makeSucceededFuture(nil) }
                let isAdmitted = connections.becomesSocket(channel)
                parts.value.handler.hasNoRoom = !isAdmitted
                return channel.eventLoop.makeSucceededFuture(isAdmitted ? [:] : nil)
            },
            upgradePipelineHandler: { channel, _ in
                channel.eventLoop.makeCompletedFuture {
                    let pipeline = channel.pipeline.syncOperations
                    pipeline.removeHandler(parts.value.handler, promise: nil)
                    try socket.open(channel)
                    pipeline.removeHandler(parts.value.gate, promise: nil)
                }
            })
        let pipeline = channel.pipeline.syncOperations
        try pipeline.addHandler(gate)
        try pipeline.configureHTTPServerPipeline(
            withPipeliningAssistance: false, withServerUpgrade: (upgraders: [upgrader], completionHandler: { _ in }),
            withErrorHandling: false)
        try pipeline.addHandler(handler)
    }

    private static func failure(_ error: any Error, _ port: Int) -> WebHostError {
        switch (error as? IOError)?.errnoCode {
        case EADDRINUSE: .portTaken(port)
        case EACCES: .notListening("port \(port) is for privileged programs")
        case EADDRNOTAVAIL: .notListening("no interface of this machine has that address")
        default: .notListening("\(error)")
        }
    }
}
