import Foundation

/// A class whose initialiser may be called through its metatype.
class Constructible {
    required init() {}
}

/// Keeps `Constructible.init()` a dynamic call: with a subclass the compiler may not assume the class.
final class OtherConstructible: Constructible {}

/// Makes an instance of a delegate class that inherits or declares `init()`.
///
/// The delegates' protocols must not require `init()`, or a class that is not final and inherits it would not compile.
/// But `NSObject.init()` stands in the same vtable slot as `Constructible.init()`, the first, so a class that derives from
/// `NSObject` can be made through the metatype of `Constructible`. A class that has no `init()` stops there with "Use of
/// unimplemented initializer 'init()'" and its name.
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
