import Foundation

/// A result that is set once, from any thread, and can be awaited with a time limit before or after it is set.
final class OneShot<Value: Sendable>: Sendable {
    private struct State {
        var result: Result<Value, any Error>?
        var waiters: [Int: CheckedContinuation<Value, any Error>] = [:]
        var nextWaiter = 0
    }

    private let state = Locked(State())

    /// The result, or `nil` if it is not yet set.
    var result: Result<Value, any Error>? {
        state.withLock { $0.result }
    }

    /// Sets the result for all current and future waiters; only the first call has an effect.
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

    /// Waits at most `seconds` for the result, then throws `error`; the result can still be set for other waiters.
    func value(within seconds: Double, otherwise error: any Error) async throws -> Value {
        let identifier = state.withLock { state in
            state.nextWaiter += 1
            return state.nextWaiter
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let early: Result<Value, any Error>? = state.withLock { state in
                    if let result = state.result { return result }
                    // A cancellation before this point had no continuation to resume.
                    if Task.isCancelled { return .failure(CancellationError()) }
                    state.waiters[identifier] = continuation
                    return nil
                }
                if let early {
                    continuation.resume(with: early)
                    return
                }
                // A weak reference, so that a large answer is not retained until the time limit.
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
