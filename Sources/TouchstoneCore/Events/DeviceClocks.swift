import Foundation

/// The times of the devices' samples, made such that they never run backwards within a device.
struct DeviceClocks {
    /// Which device was heard of last, and when.
    private var lastDevice = 0
    private var lastTime = -TimeInterval.infinity
    /// The same of the others. There are few.
    private var otherTimes: [(device: Int, time: TimeInterval)] = []

    /// A sample's time, or where it is not finite or runs backwards its device's last one.
    @MainActor
    mutating func time(_ time: TimeInterval, _ device: Int, _ clock: any EventClock) -> TimeInterval {
        if device != lastDevice { `switch`(to: device) }
        if time.isFinite, time >= lastTime {
            lastTime = time
        } else if lastTime == -.infinity {
            lastTime = clock.now
        }
        return lastTime
    }

    private mutating func `switch`(to device: Int) {
        let last = otherTimes.first { $0.device == device }?.time ?? -.infinity
        otherTimes.removeAll { $0.device == device || $0.device == lastDevice }
        otherTimes.append((lastDevice, lastTime))
        (lastDevice, lastTime) = (device, last)
    }

    mutating func forget(_ device: Int) {
        otherTimes.removeAll { $0.device == device }
        if lastDevice == device { lastTime = -.infinity }
    }
}
