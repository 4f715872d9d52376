import Foundation

/// A result that arrives once, from any thread, and can be waited for with a time limit, before or after it arrives.
final class OneShot<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        var nextWaiter = 0
    }

    private let state = Locked(State())

    /// The result, if it has arrived.
    var result: Result<Value, any Error>? {
        state.withLock { $0.result }
    }

    /// Hands the result to everyone waiting, and to everyone who asks later. Only the first call counts.
    func resolve(_ result: Result<Value, any Error>) {
        let waiters = state.withLock { state in
            guard state.result == nil else { return [CheckedContinuation<Value, any Error>]() }
            state.result = result
            defer { state.waiters = [:] }
            return Array(state.waiters.values)
        }
        for waiter in waiters {
            waiter.resume(with: result)
        }
    }

    /// Waits for the result, at most `seconds`; then `error` is thrown, and the result may still arrive for others.
    func value(within seconds: Double, otherwise error: any Error) async throws -> Value {
        let identifier = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let early: Result<Value, any Error>? = state.withLock { state in
                    if let result = state.result { return result }
                    // A cancellation before this point found nobody to resume.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    state.waiters[identifier] = continuation
                    return nil
                }
                if let early {
                    continuation.resume(with: early)
                    return
                }
                // Weak, so that a large answer is not kept for as long as the limit would have lasted.
                DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in
                    self?.abandon(identifier, with: error)
                }
            }
        } onCancel: {
            abandon(identifier, with: CancellationError())
        }
    }

    private func abandon(_ identifier: Int, with error: any Error) {
        state.withLock { $0.waiters.removeValue(forKey: identifier) }?.resume(throwing: error)
    }
}
