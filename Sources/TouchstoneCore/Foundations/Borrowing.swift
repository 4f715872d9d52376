import Foundation

// What the way of an event costs is mostly counted references and checked accesses, so that this room alone has idioms without
// either. Two rules make them safe; whoever uses an idiom keeps its rule:
//
// 1. What is borrowed is held. Whoever uses an object without a reference of its own (`lent`, `borrowed`, `forEachBorrowed`) can
//    say who holds it until it is done: an array or an object further up the call that nobody can change or replace
//    meanwhile, or an owner that outlives the borrower. A comment at the place says who, unless the idiom is `forEachBorrowed`,
//    where the array does.
// 2. What is unchecked is changed at once. A property marked `@exclusivity(unchecked)` is read, or replaced, as a whole, or changed in
//    place by code that calls nobody; it is never held open for a change while anything is called or anything dies that may
//    do something as it goes. What an in-place change takes out dies after it (`takeOut`, `clear`).
//
// `tools/check-sanitizers` looks for breaches of both: reading what is gone, and accesses that overlap.

extension Array where Element: AnyObject {
    /// The object at `index`, of which no reference is taken. The array must hold it for as long as it is used.
    @inline(__always)
    func borrowed(_ index: Int) -> Unmanaged<Element> {
        assert(indices.contains(index))
        return withUnsafeBytes {
            $0.load(fromByteOffset: index * MemoryLayout<Unmanaged<Element>>.stride, as: Unmanaged<Element>.self)
        }
    }

    /// Calls `body` with each object, of which no reference is taken: the array as it is now holds them until the last is done,
    /// whatever `body` does to the variable it came from. (The standard library's loops ask for the executor at each call.)
    @inline(__always)
    func forEachBorrowed(_ body: (Element) -> Void) {
        var index = 0
        while index < count {
            borrowed(index).borrow(body)
            index += 1
        }
        extendLifetime(self)
    }

    /// Whether any of them meets `condition`; they are borrowed as in `forEachBorrowed`.
    @inline(__always)
    func containsBorrowed(where condition: (Element) -> Bool) -> Bool {
        defer { extendLifetime(self) }
        var index = 0
        while index < count {
            if borrowed(index).borrow(condition) { return true }
            index += 1
        }
        return false
    }
}

extension Array {
    /// The same of an array in which some places are empty; nil for one of these.
    @inline(__always)
    func borrowed<Object: AnyObject>(_ index: Int) -> Unmanaged<Object>? where Element == Object? {
        assert(indices.contains(index))
        return withUnsafeBytes {
            $0.load(fromByteOffset: index * MemoryLayout<Unmanaged<Object>?>.stride, as: Unmanaged<Object>?.self)
        }
    }
}

extension Unmanaged {
    /// Calls `body` with the object. (A closure of the main actor handed to the standard library itself would ask for the
    /// executor.)
    @inline(__always)
    func borrow<Result>(_ body: (Instance) -> Result) -> Result { _withUnsafeGuaranteedRef(body) }

    /// Whether it is a reference to the very object.
    @inline(__always)
    func refers(to object: Instance) -> Bool { toOpaque() == lent(object).toOpaque() }
}

/// An object of which no reference is taken; something else must hold it for as long as it is used.
@inline(__always)
func lent<Object: AnyObject>(_ object: Object?) -> Unmanaged<Object> {
    assert(object != nil)
    return .passUnretained(object.unsafelyUnwrapped)
}
