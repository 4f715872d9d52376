import Foundation
import TouchstoneCore

extension TouchRecording {
    /// Returns the recording as device reports of the core, with the device's own times.
    ///
    /// - Parameter mapping: The mapping from device units to screen points; `.identity` maps a unit to a point.
    public func touchReports(_ mapping: AxisMapping) -> [DeviceReport] {
        frames.compactMap { frame in
            guard !frame.contacts.isEmpty else { return nil }
            return DeviceReport(
                time: frame.time, samples: frame.contacts.map { TouchSample($0, at: frame.time, mapping, device) })
        }
    }
}

extension TouchSample {
    fileprivate init(
        _ contact: ContactSample, at time: TimeInterval, _ mapping: AxisMapping, _ device: InputDeviceDescription
    ) {
        let point = mapping.point(x: contact.x, y: contact.y)
        self.init(
            id: contact.id, phase: Phase(contact.phase), time: time, location: CGPoint(x: point.x, y: point.y))
        type = contact.tool == .pen ? .pencil : .direct
        if let major = contact.major { majorRadius = CGFloat(mapping.length(major) / 2) }
        if let pressure = contact.pressure, let range = device.pressure, range.maximum > range.minimum {
            // The middle of the range represents an average touch (T-10).
            let part = (pressure - Double(range.minimum)) / (Double(range.maximum) - Double(range.minimum))
            force = CGFloat(2 * part)
            maximumPossibleForce = 2
        }
    }
}

extension TouchSample.Phase {
    fileprivate init(_ phase: ContactPhase) {
        switch phase {
        case .began: self = .began
        case .moved: self = .moved
        case .ended: self = .ended
        case .cancelled: self = .cancelled
        }
    }
}
