import Foundation

/// A class with an initializer that can be called through the metatype.
class Constructible {
    required init() {}
}

/// Keeps `Constructible.init()` a dynamic call: since a subclass exists, the compiler cannot assume the class.
final class OtherConstructible: Constructible {}

/// Creates an instance of a delegate class that inherits or declares `init()`.
///
/// The delegate protocols must not require `init()`, because a nonfinal class that inherits it would not compile.
/// However, `NSObject.init()` and `Constructible.init()` have the same vtable slot, the first, so a class derived from
/// `NSObject` can be created through the metatype of `Constructible`. For a class without `init()`, the program stops
/// with "Use of unimplemented initializer 'init()'" and the class name.
@MainActor
@inline(never)
@_optimize(none)
package func construct(_ type: AnyClass) -> AnyObject {
    guard type is NSObject.Type else {
        fatalError(
            "\(type) must derive from UIResponder to be made by the application; or make one yourself and call "
                + "UIApplication.shared.launch(_:)")
    }
    return unsafeBitCast(unsafeBitCast(type, to: Constructible.Type.self).init(), to: AnyObject.self)
}
