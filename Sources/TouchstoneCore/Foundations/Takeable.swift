/// A value that whoever uses it takes out and puts back, so that no reference to what it holds is counted.
struct Takeable<Value> {
    /// Nil while it is taken.
    private var value: Value?

    init(_ value: Value?) { self.value = value }

    var isTaken: Bool { value == nil }

    /// Nil where somebody has it already.
    @inline(__always)
    mutating func take() -> Value? { value.take() }

    /// It must be taken: what lies there is nil, which need not be let go. (Letting go of nothing is a call.)
    @inline(__always)
    mutating func putBack(_ value: __owned Value) {
        assert(isTaken)
        withUnsafeMutablePointer(to: &self.value) { $0.initialize(to: value) }
    }
}
