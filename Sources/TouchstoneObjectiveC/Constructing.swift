import Foundation
import TouchstoneCore

/// Touchstone extension: returns a new object of a class that is known only at run time; a view is created with `init(frame:)`.
///
/// Swift calls only required initializers through a metatype, and `init()` of `NSObject` is none.
@preconcurrency @MainActor
public func constructed<Object: NSObject>(_ type: Object.Type) -> Object {
    let view = (type as? UIView.Type).map { UIView.make($0, frame: .zero) as? Object } ?? construct(type)
    guard let made = view else { preconditionFailure("\(type) does not implement the initializer.") }
    return made
}

/// Touchstone extension: returns a new view of a class that is known only at run time, with the class's own `init(frame:)`.
@preconcurrency @MainActor
public func constructed<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
    guard let made = UIView.make(type, frame: frame) ?? View(coder: NSCoder()) else {
        preconditionFailure("\(type) implements neither init(frame:) nor init(coder:).")
    }
    return made
}
