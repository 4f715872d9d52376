import Foundation

/// Touchstone extension: what a view's class has in common with `FramedMaking`: an initialiser right behind what both
/// inherit, and no stored properties before it.
@preconcurrency @MainActor
open class FramedView: ViewDrawing {
    /// A view with this frame, in the coordinates of the superview that it will have, in points.
    public init(frame: CGRect) { super.init() }
    public override init() { super.init() }
}

/// A class with `init(frame:)` where `FramedView` has it.
@MainActor
private class FramedMaking: ViewDrawing {
    required init(frame: CGRect) { super.init() }
}

/// Keeps `FramedMaking.init(frame:)` a dynamic call, as in `Construct.swift`.
private final class OtherFramedMaking: FramedMaking {}

extension UIView {
    /// A view of a class that an application may have made, by the class's own `init(frame:)`.
    @inline(never)
    @_optimize(none)
    package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        unsafeBitCast(unsafeBitCast(type, to: FramedMaking.Type.self).init(frame: frame), to: UIView.self)
    }
}
