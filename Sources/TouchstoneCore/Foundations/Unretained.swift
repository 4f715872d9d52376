/// A reference that does not retain its object, so that its use counts no references.
///
/// Invariant: something else retains the object for the whole use, as the rules in `Borrowing.swift` demand. In debug builds, `borrow`
/// asserts it when the use begins. Later, another owner may take over, such as the set of touches that a callback receives.
struct Unretained<Object: AnyObject> {
    private let reference: Unmanaged<Object>

    @inline(__always)
    init(_ object: Object?) {
        assert(object != nil)
        reference = .passUnretained(object.unsafelyUnwrapped)
    }

    /// The object, retained for the caller.
    var object: Object {
        @inline(__always) get { reference.takeUnretainedValue() }
    }

    /// The address of the object, which identifies it while it exists.
    var address: UInt {
        @inline(__always) get { UInt(bitPattern: reference.toOpaque()) }
    }

    /// Returns the word at an offset of the object's memory, where the object's class has a field.
    func word(at offset: Int) -> UInt {
        assert(offset >= 2 * MemoryLayout<UInt>.size, "The object begins with its class and its reference count.")
        return UnsafeRawPointer(reference.toOpaque()).load(fromByteOffset: offset, as: UInt.self)
    }

    /// Whether this is a reference to the given object.
    @inline(__always)
    func refers(to other: Object) -> Bool { address == Unretained(other).address }

    /// Calls `body` with the object. The standard library's function would check the executor of the closure.
    @inline(__always)
    func borrow<Result>(_ body: (Object) -> Result) -> Result {
        assert(isOwned, "An object is used unretained, and nothing else retains it.")
        return reference._withUnsafeGuaranteedRef(body)
    }

    /// Whether something else retains the object.
    private var isOwned: Bool {
        var held = reference.takeUnretainedValue()
        return !isKnownUniquelyReferenced(&held)
    }
}

extension Unretained: @unchecked Sendable where Object: Sendable {}

extension Array where Element: AnyObject {
    /// Returns the object at `index` without retaining it. The array must retain it while it is used.
    @inline(__always)
    func unretained(at index: Int) -> Unretained<Element> {
        assert(indices.contains(index))
        return withUnsafeBytes {
            $0.load(fromByteOffset: index * MemoryLayout<Unretained<Element>>.stride, as: Unretained<Element>.self)
        }
    }
}

extension Array {
    /// Returns the object at `index` of an array of optionals without retaining it; `nil` if there is none.
    @inline(__always)
    func unretained<Object: AnyObject>(at index: Int) -> Unretained<Object>? where Element == Object? {
        assert(indices.contains(index))
        assert(
            MemoryLayout<Unretained<Object>?>.size == MemoryLayout<Object?>.size,
            "Both are one word, which is zero for `nil`.")
        return withUnsafeBytes {
            $0.load(fromByteOffset: index * MemoryLayout<Unretained<Object>?>.stride, as: Unretained<Object>?.self)
        }
    }
}
