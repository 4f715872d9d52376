// Finding and taking out the very object, on an event's way: no closures, which handed to the standard library would ask for the
// executor at each element, and what is let go dies when nothing is half done.
extension Array where Element: AnyObject {
    /// Removes the very object, if it is among them.
    mutating func takeOut(_ object: Element) {
        if let index = place(of: object) { extendLifetime(take(at: index)) }
    }

    mutating func take(at index: Int) -> Element { index == count - 1 ? removeLast() : remove(at: index) }

    /// Removes all, and keeps the storage where there was only one.
    mutating func clear() {
        guard count != 1 else { return extendLifetime(removeLast()) }
        guard !isEmpty else { return }
        let gone = self
        self = []
        extendLifetime(gone)
    }

    /// Whether the very object is among them.
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
