/// Storage of an array that is repeatedly filled and emptied, reused so that only the first use allocates.
struct SpareStorage<Element> {
    private var spare = Takeable<[Element]>(nil)

    /// Returns an empty array with the storage that was put back last.
    @inline(__always)
    mutating func take() -> [Element] { spare.take() ?? [] }

    /// Keeps the storage of `array`, which must be empty and uniquely referenced.
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
