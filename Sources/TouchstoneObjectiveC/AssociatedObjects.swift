import Foundation

/// How an associated object is held.
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Not retained; here it is nil once the object has died.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// The object is retained, without atomic access.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Retained; a value is copied in any case.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// The object is retained, with atomic access.
    case OBJC_ASSOCIATION_RETAIN = 769
    /// Retained; a value is copied in any case.
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

/// What was associated with `object` under that key; nil where nothing was.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    associations[object as AnyObject]?[key]?.value
}

/// Associates `value` with `object`, or with nil takes it back. It goes with its object, though not at once: when the next ones are
/// associated.
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    let associated = value.map { value -> Associated in
        guard policy == .OBJC_ASSOCIATION_ASSIGN, type(of: value) is AnyClass else { return .held(value) }
        return .assigned(Associated.Assigned(value as AnyObject))
    }
    associations.update(object as AnyObject, from: [:]) { $0[key] = associated }
}

/// Takes everything back that was associated with `object`.
public func objc_removeAssociatedObjects(_ object: Any) {
    _ = associations.remove(object as AnyObject)
}
