import Foundation

// Types of Core Foundation, which are the values to which Swift bridges them on Apple's systems.

/// An object of any class.
public typealias CFTypeRef = AnyObject
/// A text, as the value to which it is bridged.
public typealias CFString = String
/// A location of a resource.
public typealias CFURL = URL
/// A sequence of bytes.
public typealias CFData = Data
/// An array of any values, as gradients take their colors.
public typealias CFArray = [Any]
/// A dictionary of any keys and values.
public typealias CFDictionary = [AnyHashable: Any]
/// A truth value of Core Foundation.
public typealias CFBoolean = Bool
/// The value `true` of Core Foundation.
public var kCFBooleanTrue: CFBoolean! { true }
/// The value `false` of Core Foundation.
public var kCFBooleanFalse: CFBoolean! { false }
