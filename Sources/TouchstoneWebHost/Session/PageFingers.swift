import Foundation
import TouchstoneCore

/// Converts a page's samples to device reports for the application.
struct PageFingers {
    /// The maximum number of fingers, more than any pair of hands has.
    static let limit = 64
    /// The maximum coordinate in points; anything beyond it is on no screen.
    private static let farthest = 1e6
    private var down: Set<Int> = []

    /// Returns the device reports to send in order, and the reason of the first rejected sample.
    ///
    /// Consecutive moves stay together, to be coalesced, and so do fingers that go down or lift together. A second
    /// sample of the same finger, other than a move, begins a new report.
    mutating func frames(_ samples: [PageMessage.Sample], _ clock: inout PageClock, now: TimeInterval) -> (
        frames: [[TouchSample]], wrong: String?
    ) {
        var frames: [[TouchSample]] = []
        var wrong: String?
        for raw in samples {
            switch sample(raw, &clock, now) {
            case .failure(let refusal): wrong = wrong ?? refusal.reason
            case .success(let sample):
                let isMove = sample.phase == .moved
                if let last = frames.last, (last[0].phase == .moved) == isMove,
                    isMove || !last.contains(where: { $0.id == sample.id })
                {
                    frames[frames.count - 1].append(sample)
                } else {
                    frames.append([sample])
                }
            }
        }
        return (frames, wrong)
    }

    private mutating func sample(
        _ raw: PageMessage.Sample, _ clock: inout PageClock, _ now: TimeInterval
    ) -> Result<TouchSample, PageMessage.Refusal> {
        guard let id = raw.id.flatMap({ Int(exactly: $0) }), id.magnitude < 1 << 53 else {
            return .failure(PageMessage.Refusal(reason: "a sample's id is no whole number below 2^53"))
        }
        guard let phase = raw.phase.flatMap(TouchSample.Phase.init), phase != .estimatesUpdated else {
            return .failure(PageMessage.Refusal(reason: "a sample's phase is none of began, moved, ended, cancelled"))
        }
        if phase == .began {
            guard down.count < Self.limit || down.contains(id) else {
                return .failure(PageMessage.Refusal(reason: "more than \(Self.limit) fingers are down"))
            }
            down.insert(id)
        } else if phase != .moved {
            down.remove(id)
        }
        // An invalid location becomes NaN. Its effect depends on the touch, so the application decides.
        let location = CGPoint(x: Self.coordinate(raw.x), y: Self.coordinate(raw.y))
        var sample = TouchSample(id: id, phase: phase, time: clock.time(raw.time, now), location: location)
        let force = Self.clamped(raw.force, 0, 1)
        let kind = raw.kind ?? "touch"
        switch kind {
        case "mouse": sample.type = .indirectPointer
        case "pen": sample.type = .pencil
        default: sample.type = .direct
        }
        // Browsers send 0.5 if the pressure is not measured. For others, 0.5 is an average touch, which is 1 in UIKit.
        if kind == "pen" || kind == "touch" && force != 0.5, let force, force > 0 {
            sample.force = CGFloat(force * 2)
            sample.maximumPossibleForce = 2
        }
        if let radius = Self.clamped(raw.radius, 0, 1000) { sample.majorRadius = CGFloat(radius) }
        if let altitude = Self.clamped(raw.altitude, 0, .pi / 2) { sample.altitudeAngle = CGFloat(altitude) }
        if let azimuth = Self.clamped(raw.azimuth, -2 * .pi, 2 * .pi) { sample.azimuthAngle = CGFloat(azimuth) }
        // The button bits of a web page equal UIKit's: 1 is the primary button, 2 the secondary one.
        if let buttons = Self.clamped(raw.buttons, 0, 31) {
            sample.buttonMask = UIEvent.ButtonMask(rawValue: Int(buttons))
        }
        if let modifiers = Self.clamped(raw.modifiers, 0, 0xFF_FFFF) {
            sample.modifierFlags = UIKeyModifierFlags(rawValue: Int(modifiers) & 0x3F_0000)
        }
        return .success(sample)
    }

    private static func coordinate(_ value: Double?) -> CGFloat {
        guard let value, abs(value) <= farthest else { return .nan }
        return CGFloat(value)
    }

    private static func clamped(_ value: Double?, _ low: Double, _ high: Double) -> Double? {
        guard let value, value.isFinite else { return nil }
        return min(high, max(low, value))
    }
}
