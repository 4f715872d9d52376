import Foundation
import TouchstoneCore

/// Touchstone extension: the members of an object of unknown class that UIKit's code uses through `AnyObject`.
///
/// As in Objective-C, a property is `nil` if the object has no such member.
public struct ObjectiveCMembers {
    private let object: AnyObject

    fileprivate init(_ object: AnyObject) { self.object = object }

    private func held<Value>(_ type: Value.Type) -> Value? { (object as Any) as? Value }
    private var value: NSValue? { held(NSValue.self) }
    private var number: NSNumber? { held(NSNumber.self) }
    private var text: NSString? { held(NSString.self) ?? held(String.self).map { NSString(string: $0) } }

    /// The rectangle of an `NSValue`.
    public var cgRectValue: CGRect! { held(CGRect.self) ?? value?.cgRectValue }
    /// The point of an `NSValue`.
    public var cgPointValue: CGPoint! { held(CGPoint.self) ?? value?.cgPointValue }
    /// The size of an `NSValue`.
    public var cgSizeValue: CGSize! { held(CGSize.self) ?? value?.cgSizeValue }
    /// The value of a number or text.
    public var doubleValue: Double! { number?.doubleValue ?? text?.doubleValue }
    /// The value of a number or text.
    public var floatValue: Float! { number?.floatValue ?? text?.floatValue }
    /// The value of a number or text.
    public var intValue: Int! { number?.intValue ?? text?.integerValue }
    /// The value of a number or text.
    public var int32Value: Int32! { number?.int32Value ?? text?.intValue }
    /// The value of a number.
    public var uintValue: UInt! { number?.uintValue }
    /// The value of a number or text.
    public var boolValue: Bool! { number?.boolValue ?? text?.boolValue }
    /// The text of a number.
    public var stringValue: String! { number?.stringValue }

    /// Returns whether the object implements the selector; `false` for `nil`.
    public func responds(to selector: Selector!) -> Bool { isImplemented(selector, by: object) }

    /// Calls the selector on the object; see `NSObjectProtocol.perform(_:)`.
    @discardableResult
    public func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        call(selector, on: object, with: nil)
        return nil
    }

    /// Calls the selector on the object with a sender; see `NSObjectProtocol.perform(_:with:)`.
    @discardableResult
    public func perform(_ selector: Selector!, with sender: Any!) -> Unmanaged<AnyObject>! {
        call(selector, on: object, with: sender)
        return nil
    }

    /// Calls the selector after a delay in seconds of the application's clock.
    public func perform(_ selector: Selector, with sender: Any?, afterDelay delay: TimeInterval) {
        (object as? NSObject)?.perform(selector, with: sender, afterDelay: delay)
    }

    /// Calls the selector immediately if `wait` is `true`, otherwise after the current work is done.
    public func performSelector(onMainThread selector: Selector, with sender: Any?, waitUntilDone wait: Bool) {
        (object as? NSObject)?.performSelector(onMainThread: selector, with: sender, waitUntilDone: wait)
    }

    /// Returns whether the object equals another.
    public func isEqual(_ other: Any?) -> Bool {
        (object as? NSObject)?.isEqual(other) ?? (object === other as AnyObject)
    }

    /// Returns whether the object is of a class or derives from it.
    public func isKind(of type: AnyClass) -> Bool {
        var next: AnyClass? = Swift.type(of: object)
        while let each = next {
            if each == type { return true }
            next = _getSuperclass(each)
        }
        return false
    }

    /// Returns the property with a name; `nil` if there is none.
    public func value(forKey key: String) -> Any? { (object as? NSObject)?.value(forKey: key) }
    /// Returns the property at a path of names, separated by dots.
    public func value(forKeyPath keyPath: String) -> Any? { (object as? NSObject)?.value(forKeyPath: keyPath) }
}

/// Touchstone extension: returns the members of an object of unknown class.
public func objectiveCMembers(_ object: AnyObject) -> ObjectiveCMembers { ObjectiveCMembers(object) }
/// Touchstone extension: returns the members of an object of unknown class; `nil` for `nil`.
public func objectiveCMembers(_ object: AnyObject?) -> ObjectiveCMembers? { object.map { ObjectiveCMembers($0) } }
/// Touchstone extension: returns the members of a class itself.
public func objectiveCMembers(_ type: AnyClass) -> ObjectiveCMembers { ObjectiveCMembers(type as AnyObject) }
/// Touchstone extension: returns the members of a class itself; `nil` for `nil`.
public func objectiveCMembers(_ type: AnyClass?) -> ObjectiveCMembers? {
    type.map { ObjectiveCMembers($0 as AnyObject) }
}

// MARK: Classes, which are objects as well in Objective-C

extension NSObjectProtocol {
    /// Returns whether the class itself implements the selector: no class does, because selectors are of methods of objects.
    public static func responds(to selector: Selector!) -> Bool { false }

    /// Logs the call, which has no effect: no class implements a selector itself.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    public static func perform(_ selector: Selector!) -> Unmanaged<AnyObject>! {
        call(selector, on: self as AnyObject, with: nil)
        return nil
    }

    /// Logs the call, which has no effect: no class implements a selector itself.
    ///
    /// - Returns: Always `nil`.
    @discardableResult
    public static func perform(_ selector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
        call(selector, on: self as AnyObject, with: object)
        return nil
    }
}

extension NSObject {
    /// Returns `nil`: a class itself has no properties with names. A class with a method of its own, such as `CATransaction`, keeps it.
    @_disfavoredOverload
    public static func value(forKey key: String) -> Any? { nil }
    /// Returns `nil`: a class itself has no properties with names.
    public static func value(forKeyPath keyPath: String) -> Any? { nil }
}
