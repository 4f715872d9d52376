import UIKit
import os
import os.signpost

/// Names of the module `os`, as iOS code uses them.
final class Recorder: UIView {
    private let logger = Logger(subsystem: "app", category: "touch")
    private let log = OSLog(subsystem: "app", category: .pointsOfInterest)
    private let signposter = OSSignposter(subsystem: "app", category: .pointsOfInterest)
    private let count = OSAllocatedUnfairLock(initialState: 0)
    private var lock = os_unfair_lock()

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        let interval = signposter.beginInterval("touch", id: signposter.makeSignpostID())
        defer { signposter.endInterval("touch", interval) }
        let number = count.withLock { value in
            value += touches.count
            return value
        }
        os_unfair_lock_lock(&lock)
        defer { os_unfair_lock_unlock(&lock) }
        logger.debug("\(number, format: .decimal, privacy: .public) at \(0.25, format: .fixed(precision: 1))")
        signposter.emitEvent("touch")
        os_log(.info, log: log, "touch")
    }
}
