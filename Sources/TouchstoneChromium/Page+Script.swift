import Foundation

extension Page {
    /// Runs an expression in the page, waiting for a promise, and gives back its value.
    ///
    /// The value must be JSON: an element comes back as an empty object, a function or `undefined` as
    /// ``JSONValue/null``. An object literal needs parentheses around it.
    ///
    /// - Parameters:
    ///   - javaScript: The expression, or statements of which the last is the value.
    ///   - timeout: The time limit in seconds, if not the browser's usual one.
    /// - Throws: ``ChromiumError/scriptThrew(_:)`` with the page's own text.
    @discardableResult
    public func evaluate(_ javaScript: String, timeout: Double? = nil) async throws -> JSONValue {
        let answer = try await send(
            "Runtime.evaluate",
            [
                "expression": .string(javaScript), "awaitPromise": true, "returnByValue": true, "userGesture": true,
            ],
            timeout: timeout
        )
        if answer["exceptionDetails"].object != nil {
            throw ChromiumError.scriptThrew(RemoteObject.text(exception: answer["exceptionDetails"]))
        }
        return RemoteObject.value(answer["result"])
    }

    /// Waits until an expression is true in JavaScript's sense, asking every 20 ms, and gives back its value.
    ///
    /// An expression that throws counts as not yet true: the page may still be building what it looks at.
    ///
    /// - Parameters:
    ///   - condition: The expression; a promise is waited for.
    ///   - timeout: How long to wait, in seconds; a last look that hangs may take one second more.
    /// - Throws: ``ChromiumError/waitTimedOut(condition:seconds:lastValue:)``, which tells the last value.
    @discardableResult
    public func wait(for condition: String, timeout: Double = 5) async throws -> JSONValue {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(timeout)
        let never = "never evaluated"
        var last = never
        while true {
            do {
                // Always a second, so that the last look is a whole one even on a busy machine.
                let left = max((deadline - clock.now) / .seconds(1), 1)
                let value = try await evaluate(condition, timeout: left)
                if value.isTruthy { return value }
                last = value.description
            } catch let error as ChromiumError {
                switch error {
                case .browserGone, .pageGone: throw error
                case .commandTimedOut where last != never: break
                default: last = error.description
                }
            }
            guard clock.now < deadline else {
                throw ChromiumError.waitTimedOut(condition: condition, seconds: timeout, lastValue: last)
            }
            try await Task.sleep(for: .milliseconds(20))
        }
    }
}
