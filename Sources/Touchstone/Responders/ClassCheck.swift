/// Tells whether objects are of a class, and remembers the last class that was, since a cast through the runtime costs more
/// than most actions do.
///
/// Used on the main actor alone.
final class ClassCheck: @unchecked Sendable {
    @exclusivity(unchecked) private var known: UnsafeRawPointer?

    @inline(__always)
    func accepts<Target: AnyObject>(_ object: AnyObject, as target: Target.Type) -> Bool {
        let type = unsafeBitCast(type(of: object), to: UnsafeRawPointer.self)
        return type == known || test(object, type, as: target)
    }

    @inline(never)
    private func test<Target: AnyObject>(_ object: AnyObject, _ type: UnsafeRawPointer, as target: Target.Type) -> Bool {
        guard object is Target else { return false }
        known = type
        return true
    }

    /// The object that `value` is, if it is one of the class.
    @inline(__always)
    func object<Target: AnyObject>(_ value: Any, as target: Target.Type) -> Target? {
        let type = unsafeBitCast(type(of: value), to: UnsafeRawPointer.self)
        guard type == known else { return find(value, type, as: target) }
        // An object lies in the first word.
        return withUnsafeBytes(of: value) { $0.load(as: Unmanaged<Target>.self).takeUnretainedValue() }
    }

    @inline(never)
    private func find<Target: AnyObject>(_ value: Any, _ type: UnsafeRawPointer, as target: Target.Type) -> Target? {
        guard let object = value as? Target else { return nil }
        known = type
        return object
    }
}
