// Identity-based search and removal for hot paths. They take no closures, for which the standard library would check
// the executor at each element, and release a removed object only after the array is consistent.
extension Array where Element: AnyObject {
    /// Removes the given object, if the array contains it.
    mutating func remove(_ object: Element) {
        if let index = place(of: object) { extendLifetime(take(at: index)) }
    }

    mutating func take(at index: Int) -> Element { index == count - 1 ? removeLast() : remove(at: index) }

    /// Removes all objects. Keeps the storage if there is only one object.
    mutating func clear() {
        guard count != 1 else { return extendLifetime(removeLast()) }
        guard !isEmpty else { return }
        let gone = self
        self = []
        extendLifetime(gone)
    }

    /// Whether the array contains the given object.
    func holds(_ object: Element) -> Bool { place(of: object) != nil }

    func place(of object: Element) -> Int? {
        var index = 0
        while index < count {
            if self[index] === object { return index }
            index += 1
        }
        return nil
    }
}
