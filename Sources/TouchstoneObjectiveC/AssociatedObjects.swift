import Foundation

/// How an object retains the objects associated with it.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// The associated object is not retained; it becomes `nil` when it is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The associated object is retained.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The associated object is retained; a value type is always copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The associated object is retained; equivalent to `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The associated object is retained; a value type is always copied.
    case OBJC_ASSOCIATION_COPY = 771
}

private enum Associated {
    case held(Any)
    case assigned(Assigned)

    final class Assigned {
        weak var object: AnyObject?
        init(_ object: AnyObject) { self.object = object }
    }

    var value: Any? {
        switch self {
        case .held(let value): value
        case .assigned(let assigned): assigned.object
        }
    }
}

private let associations = ObjectTable<[UnsafeRawPointer: Associated]>()

/// Returns the value associated with `object` under a key; `nil` if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[object as AnyObject]?[key]?.value
}

/// Associates `value` with `object` under a key; `nil` removes the association.
///
/// After `object` is deallocated, its values are released when other values are associated, not immediately.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let associated = value.map { value -> Associated in
        guard policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass else { return .held(value) }
        return .assigned(Associated.Assigned(value as AnyObject))
    }
    associations.update(object as AnyObject, from: [:]) { $0[key] = associated }
}

/// Removes all associations of `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    _ = associations.remove(object as AnyObject)
}
