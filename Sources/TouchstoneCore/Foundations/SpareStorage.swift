/// The storage of an array that is filled again and again, and used up in between: it goes from one to the next, so that only
/// the first allocates.
struct SpareStorage<Element> {
    private var spare: [Element] = []

    /// An empty array, with the storage that was put back last.
    @inline(__always)
    mutating func take() -> [Element] {
        var taken: [Element] = []
        swap(&taken, &spare)
        return taken
    }

    /// Keeps the storage of `array`, which is empty and held by nobody else.
    @inline(__always)
    mutating func putBack(_ array: consuming [Element]) {
        assert(array.isEmpty)
        if array.capacity > spare.capacity { swap(&array, &spare) }
    }
}
