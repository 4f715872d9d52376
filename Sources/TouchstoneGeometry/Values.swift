import Foundation

// A rectangle in an `Any` is an `NSValue` as well, and the other way round, as on Apple's platforms: keyboard
// notifications are read by `as? NSValue`.

extension CGRect: @retroactive _ObjectiveCBridgeable {
    public func _bridgeToObjectiveC() -> NSValue { NSValue(rect: self) }
    public static func _forceBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) {
        result = source.rectValue
    }
    public static func _conditionallyBridgeFromObjectiveC(_ source: NSValue, result: inout CGRect?) -> Bool {
        result = source.rectValue
        return true
    }
    public static func _unconditionallyBridgeFromObjectiveC(_ source: NSValue?) -> CGRect { source?.rectValue ?? .zero }
}

extension NSValue {
    /// A value that holds the rectangle.
    public convenience init(cgRect: CGRect) { self.init(rect: cgRect) }
    /// A value that holds the point.
    public convenience init(cgPoint: CGPoint) { self.init(point: cgPoint) }
    /// A value that holds the size.
    public convenience init(cgSize: CGSize) { self.init(size: cgSize) }
    /// The rectangle that it holds.
    public var cgRectValue: CGRect { rectValue }
    /// The point that it holds.
    public var cgPointValue: CGPoint { pointValue }
    /// The size that it holds.
    public var cgSizeValue: CGSize { sizeValue }
}

/// The point in words, as `{x, y}`.
public func NSStringFromCGPoint(_ point: CGPoint) -> String { NSStringFromPoint(point) }
/// The size in words, as `{width, height}`.
public func NSStringFromCGSize(_ size: CGSize) -> String { NSStringFromSize(size) }
/// The rectangle in words, as `{{x, y}, {width, height}}`.
public func NSStringFromCGRect(_ rect: CGRect) -> String { NSStringFromRect(rect) }
