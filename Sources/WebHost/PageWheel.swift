import Foundation
import TouchstoneCore
import TouchstoneGeometry

extension PageMessage.Wheel {
    /// In points; nothing on a screen is further out, and no wheel turns further.
    private static let farthest = 1e5

    /// What the wheel did, or nil where that is no number or beyond any screen. A browser does not tell a trackpad's scroll from
    /// a wheel's, so each is a notch.
    func scroll(at time: TimeInterval) -> ScrollSample? {
        guard [x, y, dx ?? 0, dy ?? 0].allSatisfy({ abs($0) <= Self.farthest }) else { return nil }
        var sample = ScrollSample(
            scale == nil ? .scroll : .transform, phase: .notch, time: time, location: CGPoint(x: x, y: y))
        sample.delta = CGVector(dx: CGFloat(dx ?? 0), dy: CGFloat(dy ?? 0))
        if let scale {
            guard (0.01...100).contains(scale) else { return nil }
            sample.scale = CGFloat(scale)
        }
        if let modifiers, (0...0xFF_FFFF).contains(modifiers) {
            sample.modifierFlags = UIKeyModifierFlags(rawValue: Int(modifiers) & 0x3F_0000)
        }
        return sample
    }
}
