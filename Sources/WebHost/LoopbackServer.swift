import FlyingFox
import FlyingSocks
import Foundation

/// Starts the HTTP server, which then runs on other threads.
enum LoopbackServer {
    /// - Parameter port: Nil is the host's usual port, or any free one if that is taken; 0 is any free one.
    /// - Returns: The port, on which the server listens by now, and the task that ends the server when it is cancelled.
    static func start(port: Int?, handler: FrontDoor) throws -> (port: Int, server: Task<Void, Never>) {
        guard let port else {
            do {
                return try start(port: WebHost.defaultPort, handler: handler)
            } catch WebHostError.portTaken {
                return try start(port: 0, handler: handler)
            }
        }
        guard let number = UInt16(exactly: port) else { throw WebHostError.noSuchPort(port) }
        let server = HTTPServer(
            address: try .inet(ip4: "127.0.0.1", port: number), logger: .disabled, handler: handler)
        let outcome = Outcome()
        let task = Task.detached {
            do {
                try await server.run()
            } catch {
                outcome.settle(.failure(failure(error, port)))
            }
        }
        Task.detached {
            guard (try? await server.waitUntilListening(timeout: 10)) != nil,
                case .ip4(_, let actual)? = await server.listeningAddress
            else {
                return outcome.settle(.failure(.notListening("it did not begin to listen within 10 s")))
            }
            outcome.settle(.success(Int(actual)))
        }
        do {
            return (try outcome.wait(), task)
        } catch {
            task.cancel()
            throw error
        }
    }

    private static func failure(_ error: any Error, _ port: Int) -> WebHostError {
        if case SocketError.failed(_, EADDRINUSE, _) = error { return .portTaken(port) }
        if case SocketError.failed(_, EACCES, _) = error {
            return .notListening("port \(port) is for privileged programs")
        }
        return .notListening("\(error.localizedDescription)")
    }

    /// What became of starting, for the thread that waits for it.
    private final class Outcome: @unchecked Sendable {
        private let lock = NSLock()
        private let settled = DispatchSemaphore(value: 0)
        private var result: Result<Int, WebHostError>?

        func settle(_ result: Result<Int, WebHostError>) {
            lock.withLock {
                guard self.result == nil else { return }
                self.result = result
                settled.signal()
            }
        }

        func wait() throws(WebHostError) -> Int {
            settled.wait()
            return try lock.withLock { result! }.get()
        }
    }
}
