// Reading an object out of an array, or a variable, takes a reference to it. On the way of each event that is most of what
// there is to do, so where something else is known to hold the object, it is only borrowed.

extension Array where Element: AnyObject {
    /// The object at `index`, of which no reference is taken. The array must hold it for as long as it is used.
    @inline(__always)
    func borrowed(_ index: Int) -> Unmanaged<Element> {
        withUnsafeBytes {
            $0.load(fromByteOffset: index * MemoryLayout<Unmanaged<Element>>.stride, as: Unmanaged<Element>.self)
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
    .passUnretained(object.unsafelyUnwrapped)
}
