import Foundation

/// Touchstone extension: the superclass of `UIView`, which gives `init(frame:)` the same vtable slot as in `FramedMaking`.
///
/// For this reason `init(frame:)` is the first initializer after the inherited ones, and there are no stored properties.
@preconcurrency @MainActor
open class FramedView: ViewDrawing {
    /// Creates a view.
    ///
    /// - Parameter frame: The frame, in points and coordinates of the future superview.
    public init(frame: CGRect) { super.init() }
    public override init() { super.init() }
}

/// A class in which `init(frame:)` has the same vtable slot as in `FramedView`.
@MainActor
private class FramedMaking: ViewDrawing {
    required init(frame: CGRect) { super.init() }
}

/// Keeps `FramedMaking.init(frame:)` a dynamic call, as in `Construct.swift`.
private final class OtherFramedMaking: FramedMaking {}

extension UIView {
    /// Creates a view of a class, possibly an application's, with the class's own `init(frame:)`.
    @inline(never)
    @_optimize(none)
    package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(unsafeBitCast(type, to: FramedMaking.Type.self).init(frame: frame), to: UIView.self)
    }
}
