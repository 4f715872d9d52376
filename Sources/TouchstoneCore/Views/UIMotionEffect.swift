import Foundation

/// An effect on a view that follows the tilt of the device. It has no effect, because devices are not tilted here.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
    /// Creates an effect that changes nothing.
    public override init() { super.init() }
    /// Creates an effect; nothing is decoded.
    public required init?(coder: NSCoder) { super.init() }

    /// Returns the values of key paths for a tilt from -1 to 1 in each direction; `nil` by default.
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

/// An effect that moves a value between two values while the device is tilted. Stored; has no effect.
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The direction of the tilt that an effect follows.
    public enum EffectType: Int, Sendable {
        /// A tilt to the left or right.
        case tiltAlongHorizontalAxis
        /// A tilt up or down.
        case tiltAlongVerticalAxis
    }

    /// The key path of the value.
    open var keyPath: String { initialKeyPath }
    private let initialKeyPath: String
    /// The direction of the tilt.
    open var type: EffectType { initialType }
    private let initialType: EffectType
    /// The value at the smallest tilt; `nil` by default.
    open var minimumRelativeValue: Any?
    /// The value at the largest tilt; `nil` by default.
    open var maximumRelativeValue: Any?

    /// Creates an effect on the value at a key path.
    public init(keyPath: String, type: EffectType) {
        (initialKeyPath, initialType) = (keyPath, type)
        super.init()
    }
    public required init?(coder: NSCoder) {
        (initialKeyPath, initialType) = ("", .tiltAlongHorizontalAxis)
        super.init(coder: coder)
    }

    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        let tilt = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        let value = tilt < 0 ? minimumRelativeValue : maximumRelativeValue
        return value.map { [keyPath: $0] }
    }
}

/// Several effects as one. Stored; has no effect.
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects of the group; `nil` by default.
    open var motionEffects: [UIMotionEffect]?
}
