/// Checks whether objects are of a class, and remembers the last class that was accepted.
///
/// A cast through the runtime costs more than most actions do.
///
/// Use it only on the main actor.
final class ClassCheck: @unchecked Sendable {
    @exclusivity(unchecked) private var known: ObjectIdentifier?

    @inline(__always)
    func accepts<Target: AnyObject>(_ object: AnyObject, as target: Target.Type) -> Bool {
        let type = ObjectIdentifier(type(of: object))
        return type == known || test(object, type, as: target)
    }

    @inline(never)
    private func test<Target: AnyObject>(_ object: AnyObject, _ type: ObjectIdentifier, as target: Target.Type) -> Bool
    {
        guard object is Target else { return false }
        known = type
        return true
    }
}
