import Foundation
import TouchstoneText

extension Page {
    /// Evaluates JavaScript in the page, awaits it if it is a promise, and returns its value.
    ///
    /// The value must be JSON: an element becomes an empty object, a function or `undefined` becomes
    /// ``JSONValue/null``. An object literal needs parentheses around it.
    ///
    /// - Parameters:
    ///   - javaScript: An expression, or statements of which the last gives the value.
    ///   - timeout: The time limit in seconds; `nil` for the browser's default.
    /// - Throws: ``ChromiumError/scriptThrew(_:)`` with the page's message.
    @discardableResult
    package func evaluate(_ javaScript: String, timeout: Double? = nil) async throws -> JSONValue {
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

    /// Evaluates an expression every 20 ms until JavaScript treats it as true, and returns its value.
    ///
    /// An expression that throws counts as false, because the page may still be building what it reads.
    ///
    /// - Parameters:
    ///   - condition: The expression; a promise is awaited.
    ///   - timeout: The time limit in seconds; a last evaluation that hangs may take a second longer.
    /// - Throws: ``ChromiumError/waitTimedOut(condition:seconds:lastValue:)`` with the last value.
    @discardableResult
    package func wait(for condition: String, timeout: Double = 5) async throws -> JSONValue {
        let clock = ContinuousClock()
        let deadline = clock.now + .seconds(timeout)
        let never = "never evaluated"
        var last = never
        while true {
            do {
                // At least a second, so that the last evaluation can finish even on a busy machine.
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
