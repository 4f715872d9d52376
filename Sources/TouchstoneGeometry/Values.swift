import Foundation

// A rectangle, point or size in an `Any` can be cast to `NSValue` and back, and a `CGFloat` to `NSNumber`, as on Apple's platforms.
// Applications read keyboard notifications with `as? NSValue`.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.holdsSame(as: NSValue(rect: .zero)) ? source.rectValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension CGPoint: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(point: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) {
        result = source.pointValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGPoint?) -> Bool {
        result = source.holdsSame(as: NSValue(point: .zero)) ? source.pointValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGPoint {
        source?.pointValue ?? .zero
    }
}

extension CGSize: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(size: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) {
        result = source.sizeValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGSize?) -> Bool {
        result = source.holdsSame(as: NSValue(size: .zero)) ? source.sizeValue : nil
        return result != nil
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGSize { source?.sizeValue ?? .zero }
}

extension CGFloat: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSNumber { NSNumber(value: Double(self)) }
    public static func _forceBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) {
        result = CGFloat(source.doubleValue)
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSNumber, result: inout CGFloat?) -> Bool {
        result = CGFloat(source.doubleValue)
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSNumber?) -> CGFloat {
        CGFloat(source?.doubleValue ?? 0)
    }
}

extension NSValue {
    fileprivate func holdsSame(as other: NSValue) -> Bool { strcmp(objCType, other.objCType) == 0 }

    /// Creates a value from a rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// Creates a value from a point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// Creates a value from a size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// The rectangle in the value.
    public var cgRectValue: CGRect { rectValue }
    /// The point in the value.
    public var cgPointValue: CGPoint { pointValue }
    /// The size in the value.
    public var cgSizeValue: CGSize { sizeValue }
}

/// Returns the point as text: `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// Returns the size as text: `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// Returns the rectangle as text: `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
