/// Objects that something else holds for as long as they are here, in order: an array that counts no references.
///
/// Whoever keeps one says who holds what is in it.
struct LentArray<Object: AnyObject>: RandomAccessCollection {
    private var storage: [Unmanaged<Object>] = []

    var startIndex: Int { 0 }
    var endIndex: Int { storage.count }
    subscript(_ index: Int) -> Object { storage[index].takeUnretainedValue() }

    /// The object at `index`, of which no reference is taken.
    @inline(__always)
    func borrowed(_ index: Int) -> Unmanaged<Object> { storage[index] }

    func holds(_ object: Object) -> Bool { place(of: object) != nil }

    mutating func append(_ object: Object) { storage.append(lent(object)) }

    mutating func takeOut(_ object: Object) {
        guard let index = place(of: object) else { return }
        if index == storage.count - 1 { storage.removeLast() } else { storage.remove(at: index) }
    }

    /// Removes all, and keeps the storage.
    mutating func clear() {
        if !storage.isEmpty { storage.removeAll(keepingCapacity: true) }
    }

    private func place(of object: Object) -> Int? {
        var index = 0
        while index < storage.count {
            if storage[index].refers(to: object) { return index }
            index += 1
        }
        return nil
    }
}
