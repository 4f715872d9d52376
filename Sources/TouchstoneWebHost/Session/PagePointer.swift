import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension PageMessage {
    /// A message about the wheel or a trackpad gesture, with the pointer's location.
    struct Wheel: Decodable {
        var x: Double
        var y: Double
        var dx: Double?
        var dy: Double?
        var scale: Double?
        var modifiers: Double?
    }

    /// A message about the pointer without a pressed button; without a location if the pointer has left the device.
    struct Hover: Decodable {
        var x: Double?
        var y: Double?
        var modifiers: Double?
        var time: Double?
    }

    /// The maximum coordinate and movement, in points, beyond any screen and any wheel.
    static let farthest = 1e5

    static func modifiers(_ bits: Double?) -> UIKeyModifierFlags {
        guard let bits, (0...0xFF_FFFF).contains(bits) else { return [] }
        return UIKeyModifierFlags(rawValue: Int(bits) & 0x3F_0000)
    }
}

extension PageMessage.Wheel {
    /// Returns the scroll sample, or `nil` if a value is no number or beyond any screen.
    ///
    /// A browser does not distinguish a trackpad from a wheel, so each message is a notch.
    func scroll(at time: TimeInterval) -> ScrollSample? {
        guard [x, y, dx ?? 0, dy ?? 0].allSatisfy({ abs($0) <= PageMessage.farthest }) else { return nil }
        var sample = ScrollSample(
            scale == nil ? .scroll : .transform, phase: .notch, time: time, location: CGPoint(x: x, y: y))
        sample.delta = CGVector(dx: CGFloat(dx ?? 0), dy: CGFloat(dy ?? 0))
        if let scale {
            guard (0.01...100).contains(scale) else { return nil }
            sample.scale = CGFloat(scale)
        }
        sample.modifierFlags = PageMessage.modifiers(modifiers)
        return sample
    }
}

extension PageMessage.Hover {
    /// Returns the hover sample, or `nil` if the location is beyond any screen.
    func sample(at time: TimeInterval) -> HoverSample? {
        var sample = HoverSample(time: time, location: nil)
        sample.modifierFlags = PageMessage.modifiers(modifiers)
        guard let x, let y else { return sample }
        guard abs(x) <= PageMessage.farthest, abs(y) <= PageMessage.farthest else { return nil }
        sample.location = CGPoint(x: x, y: y)
        return sample
    }
}
