import Foundation
import TouchstoneCore

// The functions of the Objective-C runtime that exchange methods ("swizzling"). Swift's methods cannot be exchanged at run time, so each
// function that would change a class is logged and has no effect. The values exist so that such code compiles and does not end the program.

/// A method of a class, for functions of the Objective-C runtime. It has no implementation.
public struct Method: Sendable {
    /// The name of the class, for messages.
    let className: String
    /// The name of the method.
    let name: String
}

/// The implementation of a method, for functions of the Objective-C runtime. It must not be called.
public struct IMP: Sendable {
    let method: Method?
}

/// Returns a value that stands for an instance method; `nil` without a class. It does not show whether the class has the method.
public func class_getInstanceMethod(_ cls: AnyClass?, _ name: Selector) -> Method? {
    cls.map { Method(className: String(describing: $0), name: name.name) }
}

/// Returns a value that stands for a class method; `nil` without a class. It does not show whether the class has the method.
public func class_getClassMethod(_ cls: AnyClass?, _ name: Selector) -> Method? { class_getInstanceMethod(cls, name) }

/// Returns a value that stands for the implementation of an instance method; `nil` without a class.
public func class_getMethodImplementation(_ cls: AnyClass?, _ name: Selector) -> IMP? {
    class_getInstanceMethod(cls, name).map { IMP(method: $0) }
}

/// Returns a value that stands for the implementation of a method.
public func method_getImplementation(_ m: Method) -> IMP { IMP(method: m) }

/// Returns the name of a method.
public func method_getName(_ m: Method) -> Selector { Selector(m.name) }

/// Returns `nil`, because Swift's methods have no type encoding.
public func method_getTypeEncoding(_ m: Method) -> UnsafePointer<CChar>? { nil }

/// Has no effect, and is logged: Swift's methods cannot be exchanged at run time.
public func method_exchangeImplementations(_ m1: Method, _ m2: Method) {
    logExchange("method_exchangeImplementations(_:_:)", m1)
}

/// Has no effect, and is logged: Swift's methods cannot be replaced at run time. Returns a value for the present implementation.
@discardableResult
public func method_setImplementation(_ m: Method, _ imp: IMP) -> IMP {
    logExchange("method_setImplementation(_:_:)", m)
    return IMP(method: m)
}

/// Has no effect, and is logged: methods cannot be added to classes of Swift at run time. Returns `false`, as for a method that the class has.
@discardableResult
public func class_addMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> Bool {
    logExchange("class_addMethod(_:_:_:_:)", class_getInstanceMethod(cls, name))
    return false
}

/// Has no effect, and is logged: Swift's methods cannot be replaced at run time. Returns a value for the present implementation.
@discardableResult
public func class_replaceMethod(
    _ cls: AnyClass?, _ name: Selector, _ imp: IMP, _ types: UnsafePointer<CChar>?
) -> IMP? {
    logExchange("class_replaceMethod(_:_:_:_:)", class_getInstanceMethod(cls, name))
    return class_getMethodImplementation(cls, name)
}

/// Returns a value that stands for a block as the implementation of a method.
public func imp_implementationWithBlock(_ block: Any) -> IMP { IMP(method: nil) }

private func logExchange(_ function: String, _ method: Method?) {
    let name = method.map { "\($0.name) of \($0.className)" } ?? "a method without a class"
    LoggedException.log(
        function, "\(name) cannot be exchanged or added at run time; override it in a subclass.", .warning)
}
