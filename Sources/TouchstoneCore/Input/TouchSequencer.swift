import Foundation

/// Orders the samples of touch devices for delivery.
///
/// Moves wait for the next display frame and are delivered together, as coalesced samples. A beginning, end or
/// cancellation never waits and never overtakes a move (T-16, T-26).
@MainActor
final class TouchSequencer {
    private let clock: any EventClock
    // Properties with unchecked exclusivity, here and in the other classes that deliver events, are assigned or
    // replaced as a whole. A released object is therefore deallocated after the change. A dynamic check of each access
    // took a quarter of the time of a move.
    @exclusivity(unchecked) private var clocks = DeviceClocks()
    /// Whether moves of live touches wait for the next frame.
    @exclusivity(unchecked) private var hasPending = false
    private let touches: LiveTouches
    private let binder: TouchBinder

    init(application: UIApplication, touches: LiveTouches) {
        clock = application.clock
        self.touches = touches
        binder = TouchBinder(application: application, touches: touches)
    }

    // MARK: Moves

    /// Stores moves until the next display frame. Returns whether any move is pending.
    func hold(_ report: [TouchSample], _ device: Int) -> Bool {
        for index in report.indices { hold(report, index, device) }
        return hasPending
    }

    // A sample is large, so it is copied only once, into its destination.
    private func hold(_ report: [TouchSample], _ index: Int, _ device: Int) {
        let time = clocks.time(report[index].time, device, clock)
        let finger = Finger(device: device, id: report[index].id)
        guard let touch = touches.unretainedTouch(finger) else {
            if !touches.isIgnored(finger) { touches.noteIgnored(report[index], .notDown) }
            return
        }
        guard report[index].isPlaced else { return touches.noteIgnored(report[index], .notFinite) }
        touch.borrow { touch in
            if touch.isPending {
                touch.samples.append(report[index], at: time)
            } else {
                // The samples of the last delivery are not part of the next one.
                touch.samples.restart(with: report[index], at: time)
                touch.isPending = true
            }
        }
        hasPending = true
    }

    func deliverPendingMoves() {
        guard hasPending else { return }
        hasPending = false
        touches.markStationary()
        // Nothing called in this loop can change the live touches.
        for index in touches.live.indices {
            touches.live.unretained(at: index).borrow { touch in
                guard touch.isPending else { return }
                touch.isPending = false
                touches.take(touch)
            }
        }
        if touches.hasChanges { touches.send() }
    }

    // MARK: Beginnings, ends and cancellations

    /// Delivers a device report in which a finger does more than move.
    func deliver(_ report: [TouchSample], _ device: Int) {
        touches.markStationary()
        for index in report.indices {
            let time = clocks.time(report[index].time, device, clock)
            let finger = Finger(device: device, id: report[index].id)
            switch report[index].phase {
            case .began: begin(report[index].timed(time), finger)
            case .moved, .ended, .cancelled: proceed(report, index, time, finger)
            case .estimatesUpdated: touches.update(report[index].timed(time), finger)
            }
        }
        if touches.hasChanges { touches.send() }
    }

    private func proceed(_ report: [TouchSample], _ index: Int, _ time: TimeInterval, _ finger: Finger) {
        let isLast = report[index].phase != .moved
        // `live` retains the touch, and application code runs only in `send`.
        guard let touch = touches.unretainedTouch(finger) else {
            if touches.isIgnored(finger) {
                if isLast { touches.stopIgnoring(finger) }
            } else {
                touches.noteIgnored(report[index], .notDown)
            }
            return
        }
        guard touch.borrow({ $0.currentPhase == .stationary }) else {
            // The second sample of a finger in one device report gets an event of its own.
            touches.send()
            touches.markStationary()
            return proceed(report, index, time, finger)
        }
        guard report[index].isPlaced else {
            touches.noteIgnored(report[index], .notFinite)
            if isLast { touch.borrow { take(report[index].placed($0.sample.location), time, $0) } }
            return
        }
        touch.borrow { take(report[index], time, $0) }
    }

    @inline(__always)
    private func take(_ sample: TouchSample, _ time: TimeInterval, _ touch: UITouch) {
        touch.samples.restart(with: sample, at: time)
        touches.take(touch)
    }

    private func begin(_ sample: TouchSample, _ finger: Finger) {
        if let touch = touches.touch(finger) {
            if touch.isOver {
                // The finger lifted and touched again in one device report, which makes two events.
                touches.send()
            } else {
                // The finger's lift was lost, so the earlier touch must still end.
                touches.cancel([touch], reason: .downAgain(finger: finger.id))
            }
            // Other fingers of the same device report were part of that event.
            touches.markStationary()
        }
        touches.stopIgnoring(finger)
        binder.bind(sample, finger)
    }

    /// Cancels the touches of a host that disconnected.
    func hostLeft(device: Int) {
        clocks.forget(device)
        touches.cancel(touches.live.filter { $0.finger.device == device }, reason: .hostGone)
        touches.stopIgnoring(device: device)
    }
}

extension TouchSample {
    /// Whether the location is finite.
    var isPlaced: Bool { location.x.isFinite && location.y.isFinite }

    @inline(__always)
    fileprivate func timed(_ time: TimeInterval) -> TouchSample {
        var sample = self
        sample.time = time
        return sample
    }

    fileprivate func placed(_ location: CGPoint) -> TouchSample {
        var sample = self
        sample.location = location
        return sample
    }
}
