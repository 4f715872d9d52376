/// The storage of an array that is filled again and again, and used up in between: it goes from one to the next, so that only
/// the first allocates.
struct SpareStorage<Element> {
    private var spare = Takeable<[Element]>(nil)

    /// An empty array, with the storage that was put back last.
    @inline(__always)
    mutating func take() -> [Element] { spare.take() ?? [] }

    /// Keeps the storage of `array`, which is empty and held by nobody else.
    @inline(__always)
    mutating func putBack(_ array: __owned [Element]) {
        assert(array.isEmpty)
        if let kept = spare.take(), kept.capacity >= array.capacity {
            spare.putBack(kept)
        } else {
            spare.putBack(array)
        }
    }
}
