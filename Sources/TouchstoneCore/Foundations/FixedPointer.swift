/// A value that knows whether its memory was given up, so that a debug build notices an access afterward.
package protocol FixedValue {
    /// Whether the owner has given up the memory of the value.
    var isGivenUp: Bool { get }
    /// Changes the value so that `isGivenUp` is true; called in debug builds alone.
    mutating func giveUp()
}

/// A pointer to a value at a fixed address, whose owner keeps it there.
///
/// An access costs no exclusivity check, no retain and no actor check.
///
/// Invariant: the memory holds a value until its owner gives it up, and nothing accesses it afterward. Debug builds assert it at each access.
package struct FixedPointer<Value: FixedValue>: Hashable, BitwiseCopyable {
    private let address: UnsafeMutablePointer<Value>

    /// Allocates memory for a value. The owner calls `free()`.
    init(copying value: Value) {
        address = .allocate(capacity: 1)
        address.initialize(to: value)
    }

    /// Creates a pointer to a stored property without observers, which keeps its address as long as its object exists.
    @inline(__always)
    init(to property: inout Value) { address = withUnsafeMutablePointer(to: &property) { $0 } }

    @inline(__always)
    private init(_ address: UnsafeMutablePointer<Value>) { self.address = address }

    /// Creates a pointer from its bits; returns `nil` if they are zero.
    @inline(__always)
    init?(bits: UInt) {
        guard let address = UnsafeMutablePointer<Value>(bitPattern: bits) else { return nil }
        self.address = address
    }

    /// The address as a number.
    var bits: UInt {
        @inline(__always) get { UInt(bitPattern: address) }
    }

    package var pointee: Value {
        @inline(__always) unsafeAddress {
            assert(!address.pointee.isGivenUp, "A value is used after its memory was given up.")
            return UnsafePointer(address)
        }
        @inline(__always) nonmutating unsafeMutableAddress {
            assert(!address.pointee.isGivenUp, "A value is used after its memory was given up.")
            return address
        }
    }

    /// Ends the use of the value, whose memory belongs to an object that goes.
    func giveUp() { assert(markGivenUp()) }

    /// Ends the use of the value and frees its memory, which `init(copying:)` allocated.
    func free() {
        giveUp()
        address.deallocate()
    }

    private func markGivenUp() -> Bool {
        address.pointee.giveUp()
        return true
    }

    // MARK: Elements after a value

    /// Allocates memory for a value and for elements after it, of which none spans two cache lines. The owner calls `free()`.
    init<Element: FixedValue>(copying value: Value, before _: Element.Type, capacity: Int) {
        let stride = MemoryLayout<Element>.stride
        assert(MemoryLayout<Value>.size <= stride, "The value takes the place of one element.")
        let memory = UnsafeMutableRawPointer.allocate(byteCount: stride * (capacity + 1), alignment: stride)
        memory.bindMemory(to: Element.self, capacity: capacity + 1)
        address = memory.bindMemory(to: Value.self, capacity: 1)
        address.initialize(to: value)
    }

    /// The first element after the value.
    @inline(__always)
    func elements<Element: FixedValue>() -> FixedPointer<Element> {
        let start = UnsafeMutableRawPointer(address) + MemoryLayout<Element>.stride
        return FixedPointer<Element>(start.assumingMemoryBound(to: Element.self))
    }

    /// Puts a value into memory that holds none.
    @inline(__always)
    func initialize(to value: Value) { address.initialize(to: value) }

    @inline(__always)
    static func + (pointer: Self, distance: Int) -> Self { Self(pointer.address + distance) }

    @inline(__always)
    static func - (pointer: Self, distance: Int) -> Self { Self(pointer.address - distance) }

    /// The number of elements from one to another of the same array.
    @inline(__always)
    static func - (one: Self, other: Self) -> Int { one.address - other.address }

    /// Whether an element comes before another of the same array.
    @inline(__always)
    static func < (one: Self, other: Self) -> Bool { one.address < other.address }
}

/// Puts a value into an optional that is `nil`, without releasing the `nil`, which would be a call.
@inline(__always)
func fill<Value>(_ place: inout Value?, with value: __owned Value) {
    assert(place == nil, "The place holds a value, which would never be released.")
    withUnsafeMutablePointer(to: &place) { $0.initialize(to: value) }
}
