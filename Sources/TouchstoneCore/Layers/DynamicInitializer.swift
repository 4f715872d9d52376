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
    private let name: String
    private let word: Int

    /// Locates an initializer.
    ///
    /// - Parameters:
    ///   - name: The name of the initializer, such as `init(frame:)`.
    ///   - base: The class that declares the initializer, before all other members.
    ///   - overriding: A subclass that overrides all its initializers and no other member.
    package init(_ name: String, of base: AnyClass, overriding: AnyClass) {
        self.name = name
        let metadata = ClassMetadata(base)
        let replaced = ClassMetadata(overriding).replaced(of: metadata).filter(metadata.ownMembers.contains)
        guard let word = replaced.first else { ClassMetadata.stop("\(overriding) replaces no initializer of \(base)") }
        self.word = word
    }

    /// A call of the initializer at an address with a metatype. It returns the retained object, or `nil` if the class does not implement
    /// the initializer.
    package typealias Call = (UnsafeRawPointer, UnsafeRawPointer) -> UnsafeMutableRawPointer?

    /// Creates an object of `type`, which is the base class or a subclass of it.
    ///
    /// - Returns: `nil` if the class does not implement the initializer.
    package func create<Object: AnyObject>(exactly type: Object.Type, _ call: Call) -> Object? {
        make(type, call).map { known($0, as: Object.self) }
    }

    /// Creates an object of `type`, which is the base class or a subclass of it.
    ///
    /// If the class does not implement the initializer, that is logged, and the nearest superclass that does is taken.
    ///
    /// - Returns: `nil` if that superclass is none of `Object`.
    package func create<Object: AnyObject>(_ type: AnyClass, _ call: Call) -> Object? {
        if let made = make(type, call) { return known(made, as: Object.self) }
        var plain: AnyObject?
        for superclass in sequence(first: type, next: { _getSuperclass($0) }).dropFirst() {
            plain = make(superclass, call)
            if plain != nil { break }
        }
        let replacement = plain as? Object
        LoggedException.log(
            "\(type).\(name)", "the class does not implement this initializer.",
            effect: replacement.map { "A plain \(Swift.type(of: $0)) takes its place." } ?? "No object is created.")
        return replacement
    }

    private func make(_ type: AnyClass, _ call: Call) -> AnyObject? {
        // The word is not zero, because the compiler fills in each initializer of the vtable.
        let function = UnsafeRawPointer(bitPattern: ClassMetadata(type)[word])!
        return call(function, ClassMetadata(type).address).map {
            Unmanaged<AnyObject>.fromOpaque($0).takeRetainedValue()
        }
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

    fileprivate static let plain = DynamicInitializer("init()", of: NSObject.self, overriding: PlainProbe.self)
    fileprivate static let framed = DynamicInitializer("init(frame:)", of: UIView.self, overriding: ViewProbe.self)
    fileprivate static let copied = DynamicInitializer("init(layer:)", of: CALayer.self, overriding: LayerProbe.self)

    /// Calls each initializer of this module once, and stops the program if another member was called.
    static func verify() {
        guard construct(PlainProbe.self) != nil, PlainProbe.called.load(ordering: .relaxed) else {
            ClassMetadata.stop("init() is not the first member of NSObject")
        }
        let frame = CGRect(x: 1, y: 2, width: 3, height: 4)
        guard UIView.make(ViewProbe.self, frame: frame)?.frame == frame, ViewProbe.wasCalled else {
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

/// Creates an instance of a class that inherits or declares `init()`.
///
/// The delegate protocols must not require `init()`, because a nonfinal class that inherits it would not compile.
///
/// - Returns: `nil` if there is no such object, which is logged: a class without `init()` is replaced by its superclass, which may be none
///   of `Object`, and only subclasses of `NSObject` can be created.
@MainActor
package func construct<Object: AnyObject>(_ type: Object.Type) -> Object? {
    guard type is NSObject.Type else {
        LoggedException.log(
            "\(type).init()",
            "the class must derive from UIResponder to be created by the application. Otherwise, create an object yourself, and call "
                + "UIApplication.shared.launch(_:).", effect: "No object is created.")
        return nil
    }
    return DynamicInitializer.plain.create(type, touchstone_init)
}

extension UIView {
    /// Creates a view of a class, possibly an application's, with the class's own `init(frame:)`.
    ///
    /// - Returns: `nil` if the class does not implement the initializer, and its superclass is none of `View`.
    package static func make<View: UIView>(_ type: View.Type, frame: CGRect) -> View? {
        DynamicInitializer.framed.create(type, call(frame))
    }

    /// Creates a view of a class with the class's own `init(frame:)`.
    ///
    /// - Returns: `nil` if the class does not implement the initializer.
    static func make<View: UIView>(exactly type: View.Type, frame: CGRect) -> View? {
        DynamicInitializer.framed.create(exactly: type, call(frame))
    }

    private static func call(_ frame: CGRect) -> DynamicInitializer.Call {
        { function, type in
            touchstone_init_frame(
                function, type, Double(frame.origin.x), Double(frame.origin.y), Double(frame.size.width),
                Double(frame.size.height))
        }
    }
}

extension CALayer {
    /// Creates a layer of an application's class by its `init()`.
    static func make(_ type: CALayer.Type) -> CALayer { construct(type) ?? CALayer() }

    /// Creates a presentation copy of `layer`, of the same class, by the class's own `init(layer:)`.
    static func copy(of layer: CALayer) -> CALayer { copy(of: layer, as: Swift.type(of: layer)) }

    fileprivate static func copy(of layer: CALayer, as type: CALayer.Type) -> CALayer {
        let argument = UnsafeMutablePointer<Any>.allocate(capacity: 1)
        defer { argument.deallocate() }
        return DynamicInitializer.copied.create(type) { function, type in
            argument.initialize(to: layer)
            let made = touchstone_init_layer(function, type, argument)
            // An initializer consumes the argument.
            if made == nil { argument.deinitialize(count: 1) }
            return made
        } ?? CALayer(layer: layer)
    }
}
