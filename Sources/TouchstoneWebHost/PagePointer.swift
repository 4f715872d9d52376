import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension PageMessage {
    /// Where the pointer is, and what its wheel or a trackpad did.
    struct Wheel: Decodable {
        var x: Double
        var y: Double
        var dx: Double?
        var dy: Double?
        var scale: Double?
        var modifiers: Double?
    }

    /// Where a pointer is that no button holds down; no place once it has left the device.
    struct Hover: Decodable {
        var x: Double?
        var y: Double?
        var modifiers: Double?
        var time: Double?
    }

    /// In points; nothing on a screen is further out, and no wheel turns further.
    static let farthest = 1e5

    static func modifiers(_ bits: Double?) -> UIKeyModifierFlags {
        guard let bits, (0...0xFF_FFFF).contains(bits) else { return [] }
        return UIKeyModifierFlags(rawValue: Int(bits) & 0x3F_0000)
    }
}

extension PageMessage.Wheel {
    /// What the wheel did, or nil where that is no number or beyond any screen. A browser does not tell a trackpad's scroll from
    /// a wheel's, so each is a notch.
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
    /// Nil where the place is beyond any screen.
    func sample(at time: TimeInterval) -> HoverSample? {
        var sample = HoverSample(time: time, location: nil)
        sample.modifierFlags = PageMessage.modifiers(modifiers)
        guard let x, let y else { return sample }
        guard abs(x) <= PageMessage.farthest, abs(y) <= PageMessage.farthest else { return nil }
        sample.location = CGPoint(x: x, y: y)
        return sample
    }
}
