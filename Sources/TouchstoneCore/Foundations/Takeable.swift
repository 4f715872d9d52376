/// A value that is moved out for use and put back afterwards, so that no reference in it is counted.
struct Takeable<Value> {
    /// The value; `nil` while it is taken.
    private var value: Value?

    init(_ value: Value?) { self.value = value }

    var isTaken: Bool { value == nil }

    /// Moves the value out; `nil` if it is already taken.
    @inline(__always)
    mutating func take() -> Value? { value.take() }

    /// Puts a taken value back. Overwrites the stored `nil` without releasing it, which would be a call.
    @inline(__always)
    mutating func putBack(_ value: __owned Value) {
        assert(isTaken)
        fill(&self.value, with: value)
    }
}
