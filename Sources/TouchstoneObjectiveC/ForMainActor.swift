/// A value of a type that is not `Sendable`, for code on the main actor.
///
/// Invariant: the code that creates it is on the main actor, or does not use the value afterward. Only code on the main actor reads it;
/// debug builds assert it where the compiler cannot check it.
struct ForMainActor<Value>: @unchecked Sendable {
    private let held: Value

    init(_ value: Value) { held = value }

    @MainActor var value: Value {
        MainActor.assertIsolated("The value is for the main actor.")
        return held
    }
}

/// Calls `body` with a value of the caller, which is on the main actor though the compiler does not know it.
///
/// Invariant: neither the value nor the result leaves the thread. `MainActor.assumeIsolated` stops the program on another thread.
func onMainActor<Value, Result>(_ value: Value, _ body: @MainActor (Value) -> Result) -> Result {
    let passed = ForMainActor(value)
    return MainActor.assumeIsolated { Returned(value: body(passed.value)) }.value
}

/// The result of a call, on the thread of the caller.
private struct Returned<Value>: @unchecked Sendable {
    let value: Value
}
