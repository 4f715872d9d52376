#if AppleModules
import Foundation

// Types of Core Foundation as the values that they bridge to on Apple's systems.
public typealias CFString = String
public typealias CFURL = URL
public typealias CFData = Data
public typealias CFDictionary = [AnyHashable: Any]
public typealias CFArray = [Any]
#endif
