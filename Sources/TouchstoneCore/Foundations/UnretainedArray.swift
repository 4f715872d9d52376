/// An array that does not retain its objects.
///
/// Something else must retain each object while it is in the array; every property of this type states what does.
struct UnretainedArray<Object: AnyObject>: RandomAccessCollection {
    private var storage: [Unretained<Object>] = []

    var startIndex: Int { 0 }
    var endIndex: Int { storage.count }
    subscript(_ index: Int) -> Object { storage[index].object }

    /// Returns the object at `index` without retaining it.
    @inline(__always)
    func unretained(at index: Int) -> Unretained<Object> { storage[index] }

    func holds(_ object: Object) -> Bool { place(of: object) != nil }

    mutating func append(_ object: Object) { storage.append(Unretained(object)) }

    mutating func remove(_ object: Object) {
        guard let index = place(of: object) else { return }
        if index == storage.count - 1 { storage.removeLast() } else { storage.remove(at: index) }
    }

    /// Removes all objects and keeps the storage.
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
