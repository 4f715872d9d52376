import Foundation
import TouchstoneGeometry

/// Touchstone extension: host input for a pointer that moves without a pressed button.
public struct HoverSample: Equatable, Sendable {
    /// The time in seconds since boot.
    public var time: TimeInterval
    /// The location in screen points; `nil` once the pointer has left the screen.
    public var location: CGPoint?
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags = []

    /// Creates a sample of a pointer.
    ///
    /// - Parameters:
    ///   - time: Seconds since boot.
    ///   - location: The location in screen points, or `nil` if the pointer left the screen.
    public init(time: TimeInterval, location: CGPoint?) {
        self.time = time
        self.location = location
    }
}

/// Touchstone extension: host input for a wheel, or for fingers that scroll, pinch or rotate on a trackpad.
public struct ScrollSample: Equatable, Sendable {
    /// The stage of a scroll gesture, or a step of a wheel.
    public enum Phase: String, Sendable, Codable {
        /// The fingers on a trackpad began, moved, lifted, or were interrupted.
        case began, changed, ended, cancelled
        /// One notch of a wheel, which has no beginning or end.
        case notch
    }

    /// The gesture that the fingers make.
    public enum Kind: Sendable, Codable {
        /// Scrolling, which moves content.
        case scroll
        /// Pinching or rotating (`UIEvent.EventType.transform`).
        case transform
    }

    /// The gesture that the fingers make; `.scroll` by default.
    public var kind: Kind
    /// The stage of the gesture, or `.notch` for a wheel.
    public var phase: Phase
    /// The time in seconds since boot.
    public var time: TimeInterval
    /// The pointer's location, in screen points.
    public var location: CGPoint
    /// The distance that content moves since the last sample, in points; zero by default.
    public var delta = CGVector.zero
    /// The factor by which content grows since the last sample; 1 by default.
    public var scale: CGFloat = 1
    /// The angle by which content rotates since the last sample, in radians, clockwise; 0 by default.
    public var rotation: CGFloat = 0
    /// The modifier keys that are down; none by default.
    public var modifierFlags: UIKeyModifierFlags = []

    /// Creates a sample without movement.
    ///
    /// - Parameters:
    ///   - kind: The gesture that the fingers make; `.scroll` by default.
    ///   - phase: The stage of the gesture, or `.notch` for a wheel.
    ///   - time: Seconds since boot.
    ///   - location: The pointer's location, in screen points.
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
