import Foundation

extension UIInterfaceOrientation {
    /// Whether the orientation is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the orientation is on either side.
    public var isLandscape: Bool { self == .landscapeRight || self == .landscapeLeft }
}

/// A set of supported interface orientations.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The interface is upright.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    /// The interface is upside down.
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    /// The interface is on its side, with the device's top to the left.
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    /// The interface is on its side, with the device's top to the right.
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    /// The interface is on either side.
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    /// Any of the four orientations.
    public static let all: UIInterfaceOrientationMask = [.portrait, .landscape, .portraitUpsideDown]
    /// Any orientation except upside down.
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}

extension UIDeviceOrientation {
    /// Whether the device is upright or upside down.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device is on either side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies flat.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an interface can have this orientation: it is neither unknown nor flat.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

extension UIScreen {
    /// The orientation: landscape right if the screen is wider than high, otherwise portrait.
    var orientation: UIInterfaceOrientation { bounds.width > bounds.height ? .landscapeRight : .portrait }
}
