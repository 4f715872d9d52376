/// A fixed number of plain values, without reference counts and without checks in optimized builds.
///
/// Invariant: the owner calls `free()` once, after the last access, and an index is less than the number of values. Debug builds assert the
/// index; the number is stored in front of the values, so that the buffer itself is only an address.
struct FixedBuffer<Value: BitwiseCopyable> {
    private let start: UnsafeMutablePointer<Value>

    private static var header: Int { max(MemoryLayout<Int>.size, MemoryLayout<Value>.alignment) }

    init(repeating value: Value, count: Int) {
        let memory = UnsafeMutableRawPointer.allocate(
            byteCount: Self.header + count * MemoryLayout<Value>.stride, alignment: Self.header)
        memory.storeBytes(of: count, as: Int.self)
        start = (memory + Self.header).bindMemory(to: Value.self, capacity: count)
        start.initialize(repeating: value, count: count)
    }

    private var memory: UnsafeMutableRawPointer { UnsafeMutableRawPointer(start) - Self.header }
    private var count: Int { memory.load(as: Int.self) }

    subscript(index: Int) -> Value {
        @inline(__always) get {
            assert(0..<count ~= index)
            return start[index]
        }
        @inline(__always) nonmutating set {
            assert(0..<count ~= index)
            start[index] = newValue
        }
    }

    func fill(_ value: Value) { start.update(repeating: value, count: count) }

    func free() { memory.deallocate() }
}
