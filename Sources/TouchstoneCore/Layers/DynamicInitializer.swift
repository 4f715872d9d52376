import Foundation
import Synchronization
import TouchstoneInitializerCalls

/// An initializer that is not `required` and is called through a metatype.
///
/// Swift calls only `required` initializers through a metatype, and UIKit's are not, since subclasses would have to declare them. So the
/// initializer of an application's class is read from the vtable of that class.
///
/// Invariant: of the members that `base` declares itself, the initializer is the first that a subclass with overrides of all
/// initializers replaces. `verify()` calls each initializer of such a subclass once, and stops the program if another member was called.
@MainActor
package struct DynamicInitializer {
    private let word: Int

    /// Locates an initializer.
    ///
    /// - Parameters:
    ///   - base: The class that declares the initializer, before all other members.
    ///   - overriding: A subclass that overrides all its initializers and no other member.
    package init(of base: AnyClass, overriding: AnyClass) {
        let metadata = ClassMetadata(base)
        let replaced = ClassMetadata(overriding).replaced(of: metadata).filter(metadata.ownMembers.contains)
        guard let word = replaced.first else { ClassMetadata.stop("\(overriding) replaces no initializer of \(base)") }
        self.word = word
    }

    /// Creates an object of `type`, which is the base class or a subclass of it.
    ///
    /// - Parameter call: A closure that calls the initializer at an address with a metatype, and returns the retained object.
    package func create<Object: AnyObject>(
        _ type: AnyClass, _ call: (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer
    ) -> Object {
        // The word is not zero, because the compiler fills in each initializer of the vtable.
        let function = UnsafeRawPointer(bitPattern: ClassMetadata(type)[word])!
        let object = call(function, ClassMetadata(type).address)
        let made = Unmanaged<AnyObject>.fromOpaque(object).takeRetainedValue()
        return known(made, as: Object.self)
    }

    /// Calls `body` with the two words of an optional string, which it consumes.
    package static func consume<Result>(_ string: String?, _ body: (UInt, UInt) -> Result) -> Result {
        let copy = UnsafeMutablePointer<String?>.allocate(capacity: 1)
        defer { copy.deallocate() }
        copy.initialize(to: string)
        assert(MemoryLayout<String?>.size == MemoryLayout<(UInt, UInt)>.size, "An optional string has two words.")
        return copy.withMemoryRebound(to: (UInt, UInt).self, capacity: 1) { body($0.pointee.0, $0.pointee.1) }
    }

    /// Stops the program, because a class does not have the members that the library expects.
    package static func stop(_ difference: String) -> Never { ClassMetadata.stop(difference) }

    fileprivate static let plain = DynamicInitializer(of: NSObject.self, overriding: PlainProbe.self)
    fileprivate static let framed = DynamicInitializer(of: UIView.self, overriding: ViewProbe.self)
    fileprivate static let copied = DynamicInitializer(of: CALayer.self, overriding: LayerProbe.self)

    /// Calls each initializer of this module once, and stops the program if another member was called.
    static func verify() {
        let plain: AnyObject = construct(PlainProbe.self)
        guard plain is PlainProbe, PlainProbe.called.load(ordering: .relaxed) else {
            ClassMetadata.stop("init() is not the first member of NSObject")
        }
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        guard UIView.make(ViewProbe.self, frame: frame).frame == frame, ViewProbe.wasCalled else {
            ClassMetadata.stop("init(frame:) is not the first member of UIView")
        }
        let layer = CALayer()
        guard CALayer.copy(of: layer, as: LayerProbe.self).presented === layer, LayerProbe.wasCalled else {
            ClassMetadata.stop("init(layer:) is not the first member of CALayer")
        }
    }
}

// MARK: Probes

private final class PlainProbe: NSObject {
    static let called = Atomic<Bool>(false)
    override init() {
        super.init()
        PlainProbe.called.store(true, ordering: .relaxed)
    }
}

private final class ViewProbe: UIView {
    static var wasCalled = false
    override init(frame: CGRect) {
        super.init(frame: frame)
        ViewProbe.wasCalled = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

private final class LayerProbe: CALayer {
    static var wasCalled = false
    override init(layer: Any) {
        super.init(layer: layer)
        LayerProbe.wasCalled = true
    }
    override init() { super.init() }
    override init(of view: UIView) { super.init(of: view) }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

// MARK: Calls

/// Creates an instance of a delegate class that inherits or declares `init()`.
///
/// The delegate protocols must not require `init()`, because a nonfinal class that inherits it would not compile. For a class without
/// `init()`, the program stops with "Use of unimplemented initializer 'init()'" and the class name.
@MainActor
package func construct<Object: AnyObject>(_ type: Object.Type) -> Object {
    guard type is NSObject.Type else {
        fatalError(
            "\(type) must derive from UIResponder to be made by the application; or make one yourself and call "
                + "UIApplication.shared.launch(_:)")
    }
    return DynamicInitializer.plain.create(type, touchstone_init)
}

extension UIView {
    /// Creates a view of a class, possibly an application's, with the class's own `init(frame:)`.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View {
        DynamicInitializer.framed.create(type) { function, type in
            touchstone_init_frame(
                function, type, Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }
    }
}

extension CALayer {
    /// Creates a layer of an application's class by its `init()`, which every layer class has.
    static func make(_ type: CALayer.Type) -> CALayer { construct(type) }

    /// Creates a presentation copy of `layer`, of the same class, by the class's own `init(layer:)`.
    static func copy(of layer: CALayer) -> CALayer { copy(of: layer, as: Swift.type(of: layer)) }

    fileprivate static func copy(of layer: CALayer, as type: CALayer.Type) -> CALayer {
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { argument.deallocate() }
        argument.initialize(to: layer)
        return DynamicInitializer.copied.create(type) { touchstone_init_layer($0, $1, argument) }
    }
}
