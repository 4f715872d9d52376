import Foundation

/// Calls initializers that are not `required` through a metatype.
///
/// Swift calls only `required` initializers through a metatype, and UIKit's are not, since subclasses would have to declare them. So for
/// each such initializer a private class declares it as `required` at the same place of its vtable, and the metatype of an
/// application's class is used as one of that class.
///
/// Invariant: both places are equal. `verify(_:_:like:_:)` stops the program at start-up if they are not.
@MainActor
package enum DynamicInitializer {
    /// Verifies the initializers of this module.
    static func verify() { _ = (delegates, views, layers) }

    /// Stops the program unless the same initializers are at the same places of the vtables of two classes.
    ///
    /// Each subclass of Foundation's `NSObject` also replaces a later word, so more places of `base` are allowed.
    ///
    /// - Parameters:
    ///   - base: A class of UIKit.
    ///   - overriding: A subclass that overrides the initializers and nothing else.
    ///   - other: The class that declares them as `required`.
    ///   - otherOverriding: A subclass of it that overrides them and nothing else.
    package nonisolated static func verify(
        _ base: AnyClass, _ overriding: AnyClass, like other: AnyClass, _ otherOverriding: AnyClass
    ) {
        let places = ClassMetadata(overriding).replaced(of: ClassMetadata(base))
        let otherPlaces = ClassMetadata(otherOverriding).replaced(of: ClassMetadata(other))
        if !otherPlaces.isEmpty, places.starts(with: otherPlaces) { return }
        ClassMetadata.stop("the initializers of \(base) are at the words \(places), not at \(otherPlaces)")
    }

    fileprivate static let delegates: Void = verify(
        NSObject.self, Overriding.self, like: Constructible.self, OverridingConstructible.self)
    fileprivate static let views: Void = verify(
        UIView.self, FramedView.self, like: Framed.self, OverridingFramed.self)
    fileprivate static let layers: Void = verify(
        CALayer.self, CopiedLayer.self, like: Copied.self, OverridingCopied.self)
}

// The subclass of each class is also what keeps the call of the initializer dynamic: without it, the compiler would assume the class.

// MARK: init()

private class Constructible {
    required init() {}
}
private final class OverridingConstructible: Constructible {
    required init() { super.init() }
}
private final class Overriding: NSObject {
    override init() { super.init() }
}

/// Creates an instance of a delegate class that inherits or declares `init()`.
///
/// The delegate protocols must not require `init()`, because a nonfinal class that inherits it would not compile. For a class without
/// `init()`, the program stops with "Use of unimplemented initializer 'init()'" and the class name.
@MainActor
@inline(never)
@_optimize(none)
package func construct(_ type: AnyClass) -> AnyObject {
    _ = DynamicInitializer.delegates
    guard type is NSObject.Type else {
        fatalError(
            "\(type) must derive from UIResponder to be made by the application; or make one yourself and call "
                + "UIApplication.shared.launch(_:)")
    }
    return unsafeBitCast(unsafeBitCast(type, to: Constructible.Type.self).init(), to: AnyObject.self)
}

// MARK: init(frame:)

@MainActor
private class Framed: UIResponder {
    required init(frame: CGRect) { super.init() }
    convenience override init() { self.init(frame: .zero) }
    required init?(coder: NSCoder) { super.init() }
}
private final class OverridingFramed: Framed {
    required init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class FramedView: UIView {
    override init(frame: CGRect) { super.init(frame: frame) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UIView {
    /// Creates a view of a class, possibly an application's, with the class's own `init(frame:)`.
    @inline(never)
    @_optimize(none)
    package static func make(_ type: UIView.Type, frame: CGRect) -> UIView {
        _ = DynamicInitializer.views
        return unsafeBitCast(unsafeBitCast(type, to: Framed.Type.self).init(frame: frame), to: UIView.self)
    }
}

// MARK: init(layer:)

@MainActor
private class Copied: NSObject {
    required init(layer: Any) { super.init() }
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init() }
    init(of view: UIView) { super.init() }
}
private final class OverridingCopied: Copied {
    required init(layer: Any) { super.init(layer: layer) }
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(of view: UIView) { super.init(of: view) }
}
private final class CopiedLayer: CALayer {
    override init(layer: Any) { super.init(layer: layer) }
    override init() { super.init() }
    required init?(coder: NSCoder) { super.init(coder: coder) }
    override init(of view: UIView) { super.init(of: view) }
}

extension CALayer {
    /// Creates a layer of an application's class by its `init()`, which every layer class has.
    static func make(_ type: CALayer.Type) -> CALayer { unsafeDowncast(construct(type), to: CALayer.self) }

    /// Creates a presentation copy of `layer`, of the same class, by the class's own `init(layer:)`.
    @inline(never)
    @_optimize(none)
    static func copy(of layer: CALayer) -> CALayer {
        _ = DynamicInitializer.layers
        let type: AnyClass = Swift.type(of: layer)
        return unsafeBitCast(unsafeBitCast(type, to: Copied.Type.self).init(layer: layer), to: CALayer.self)
    }
}
