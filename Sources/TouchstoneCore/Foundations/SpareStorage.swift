/// The storage of an array that is filled again and again, and used up in between: it goes from one to the next, so that only
/// the first allocates.
struct SpareStorage<Element> {
    /// Nil while it is in use, so that nothing is let go where an empty array would be.
    private var spare: [Element]?

    /// An empty array, with the storage that was put back last.
    @inline(__always)
    mutating func take() -> [Element] { spare.take() ?? [] }

    /// Keeps the storage of `array`, which is empty and held by nobody else.
    @inline(__always)
    mutating func putBack(_ array: consuming [Element]) {
        assert(array.isEmpty)
        guard let kept = spare else { return spare = array }
        if array.capacity > kept.capacity { spare = array }
    }
}
