import Foundation
import TouchstoneGeometry

/// Touchstone extension: what a host knows of a pointer that no button holds down.
public struct HoverSample: Equatable, Sendable {
    /// Seconds since boot.
    public var time: TimeInterval
    /// In screen points; nil once the pointer has left the screen.
    public var location: CGPoint?
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags = []

    /// A sample of a pointer, at a place on the screen in points or, with nil, gone from it; the time is in seconds
    /// since boot.
    public init(time: TimeInterval, location: CGPoint?) {
        self.time = time
        self.location = location
    }
}

/// Touchstone extension: what a host knows of a wheel or of fingers that scroll, pinch or turn on a trackpad.
public struct ScrollSample: Equatable, Sendable {
    /// What the fingers or the wheel did.
    public enum Phase: String, Sendable, Codable {
        /// Fingers on a trackpad.
        case began, changed, ended, cancelled
        /// A notch of a wheel, which has neither beginning nor end.
        case notch
    }

    /// What the fingers mean.
    public enum Kind: Sendable, Codable {
        /// Content is to move.
        case scroll
        /// Fingers that pinch or turn (`UIEvent.EventType.transform`).
        case transform
    }

    /// What the fingers mean; `.scroll` by default.
    public var kind: Kind
    /// What the fingers or the wheel did.
    public var phase: Phase
    /// Seconds since boot.
    public var time: TimeInterval
    /// The pointer, in screen points.
    public var location: CGPoint
    /// How far the content is to move since the last sample, in points; zero by default.
    public var delta = CGVector.zero
    /// By what factor the content is to grow since the last sample; 1 by default.
    public var scale: CGFloat = 1
    /// By how much the content is to turn since the last sample, in radians, clockwise; 0 by default.
    public var rotation: CGFloat = 0
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags = []

    /// A sample without movement yet, of a pointer at this place in screen points; the time is in seconds since boot.
    public init(_ kind: Kind = .scroll, phase: Phase, time: TimeInterval, location: CGPoint) {
        self.kind = kind
        self.phase = phase
        self.time = time
        self.location = location
    }

    var isFinite: Bool {
        location.x.isFinite && location.y.isFinite && delta.dx.isFinite && delta.dy.isFinite && scale.isFinite
            && scale > 0 && rotation.isFinite
    }
}
