import Foundation
import TouchstoneCore

/// Touchstone extension: returns a new object of a class that is known only at run time; a view is created with `init(frame:)`.
///
/// Swift calls only required initializers through a metatype, and `init()` of `NSObject` is none.
@preconcurrency @MainActor
public func constructed<Object: NSObject>(_ type: Object.Type) -> Object {
    if let type = type as? UIView.Type { return known(UIView.make(type, frame: .zero), as: Object.self) }
    return construct(type)
}

/// Touchstone extension: returns a new view of a class that is known only at run time, with the class's own `init(frame:)`.
@preconcurrency @MainActor
public func constructed<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    UIView.make(type, frame: frame)
}
