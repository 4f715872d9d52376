/// Returns an object as an instance of a class that the caller has established, without a cast through the runtime, which costs more.
///
/// Invariant: the object is of the class. Debug builds assert it.
@inlinable @inline(__always)
package func known<Target: AnyObject>(_ object: AnyObject, as type: Target.Type) -> Target {
    assert(object is Target, "An object is not of the class that was established for it.")
    return unsafeDowncast(object, to: type)
}
