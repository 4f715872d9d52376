import Foundation

/// Makes the sample times of each device monotonic.
struct DeviceClocks {
    /// The device that sent the latest sample, and the time of that sample.
    private var lastDevice = 0
    private var lastTime = -TimeInterval.infinity
    /// The latest times of all other devices. The list is short.
    private var otherTimes: [(device: Int, time: TimeInterval)] = []

    /// Returns the sample's time, or the device's previous time if the sample's time is not finite or runs backward.
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
