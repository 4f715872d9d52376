import Foundation
import TouchstoneText

/// An event that the browser sends without a command.
struct DevToolsEvent: Sendable {
    let method: String
    let parameters: JSONValue
}

/// Sends DevTools commands, matches their answers, and passes events to the listener of their session.
final class DevToolsConnection: Sendable {
    typealias Listener = @Sendable (DevToolsEvent) -> Void

    private struct Pending {
        let method: String
        let session: String?
        let answer: OneShot<JSONValue>
    }

    private struct State {
        var lastIdentifier = 0
        var pending: [Int: Pending] = [:]
        var listeners: [String: Listener] = [:]
        var goneSessions: [String: ChromiumError] = [:]
        var end: ChromiumError?
    }

    private let socket: DevToolsSocket
    private let commandTimeout: Double
    private let state = Locked(State())
    /// The queue for writing, which may block and so must not run on the cooperative thread pool.
    private let writer = DispatchQueue(label: "Chromium commands")

    /// - Parameter commandTimeout: The default time limit for a command, in seconds.
    init(socket: DevToolsSocket, commandTimeout: Double) {
        self.socket = socket
        self.commandTimeout = commandTimeout
    }

    /// Whether commands can still be sent.
    var isOpen: Bool {
        state.withLock { $0.end == nil }
    }

    /// Starts reading on a new thread; when the browser closes the channel, `explain` returns the reason.
    func start(explain: @escaping @Sendable () -> String) {
        let thread = Thread { [self] in
            socket.readMessages(receive)
            finish(.browserGone(explain()))
        }
        thread.name = "Chromium reader"
        thread.start()
    }

    /// Sends a command and waits for its answer.
    ///
    /// - Parameters:
    ///   - method: The DevTools command.
    ///   - parameters: The command's parameters.
    ///   - session: The page's session; `nil` for the browser itself.
    ///   - timeout: The time limit in seconds; `nil` for the default.
    @discardableResult
    func send(
        _ method: String, _ parameters: JSONValue = [:], session: String? = nil, timeout: Double? = nil
    ) async throws -> JSONValue {
        let pending = Pending(method: method, session: session, answer: OneShot())
        let identifier = try submit(pending, parameters)
        defer { state.withLock { _ = $0.pending.removeValue(forKey: identifier) } }
        let seconds = timeout ?? commandTimeout
        return try await pending.answer.value(
            within: seconds, otherwise: ChromiumError.commandTimedOut(method: method, seconds: seconds)
        )
    }

    /// Sends a command and ignores its answer.
    func post(_ method: String, _ parameters: JSONValue = [:], session: String? = nil) {
        _ = try? submit(Pending(method: method, session: session, answer: OneShot()), parameters)
    }

    /// Sets the session's listener, which receives events in order on the reading thread; `nil` removes it.
    func listen(to session: String, _ listener: Listener?) {
        state.withLock { $0.listeners[session] = listener }
    }

    /// Ends the connection: all pending and later commands throw `error`. Only the first call has an effect.
    func finish(_ error: ChromiumError) {
        let waiting = state.withLock { state in
            guard state.end == nil else { return [Pending]() }
            state.end = error
            state.listeners = [:]
            defer { state.pending = [:] }
            return Array(state.pending.values)
        }
        for pending in waiting {
            pending.answer.resolve(.failure(error))
        }
        socket.shutdown()
    }

    private func submit(_ pending: Pending, _ parameters: JSONValue) throws -> Int {
        let identifier = try state.withLock { state in
            if let end = state.end { throw end }
            if let session = pending.session, let error = state.goneSessions[session] { throw error }
            state.lastIdentifier += 1
            state.pending[state.lastIdentifier] = pending
            return state.lastIdentifier
        }
        var message: [String: JSONValue] = [
            "id": .number(Double(identifier)), "method": .string(pending.method), "params": parameters,
        ]
        message["sessionId"] = pending.session.map(JSONValue.string)
        let data = Data(JSONValue.object(message).description.utf8)
        // Ignore a failed write: the reading thread detects the same end and fails all pending commands.
        writer.async { [socket] in _ = socket.write(data) }
        return identifier
    }

    private func receive(_ data: Data) {
        guard let message = JSONValue(data) else { return }
        if let number = message["id"].number {
            guard let pending = state.withLock({ $0.pending.removeValue(forKey: Int(number)) }) else { return }
            if let error = message["error"].object {
                let text = [error["message"]?.string, error["data"]?.string].compactMap(\.self).joined(separator: ": ")
                pending.answer.resolve(.failure(ChromiumError.commandFailed(method: pending.method, message: text)))
            } else {
                pending.answer.resolve(.success(message["result"]))
            }
        } else if let method = message["method"].string {
            receive(DevToolsEvent(method: method, parameters: message["params"]), session: message["sessionId"].string)
        }
    }

    private func receive(_ event: DevToolsEvent, session: String?) {
        switch event.method {
        case "Inspector.targetCrashed":
            session.map { finish(session: $0, .pageGone("its renderer crashed")) }
        case "Target.detachedFromTarget":
            event.parameters["sessionId"].string.map { finish(session: $0, .pageGone("it was closed")) }
        default:
            guard let session, let listener = state.withLock({ $0.listeners[session] }) else { return }
            listener(event)
        }
    }

    /// Fails one page's commands, because the browser does not answer commands of a crashed page.
    private func finish(session: String, _ error: ChromiumError) {
        let waiting = state.withLock { state in
            if state.goneSessions[session] == nil { state.goneSessions[session] = error }
            let matching = state.pending.filter { $0.value.session == session }
            for identifier in matching.keys {
                state.pending[identifier] = nil
            }
            return Array(matching.values)
        }
        for pending in waiting {
            pending.answer.resolve(.failure(error))
        }
    }
}
